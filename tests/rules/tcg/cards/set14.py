"""Cards of set 14 that tests play with."""

DAIN_IRONFOOT = "14_1"  # Dwarven companion, 7/3
ELLADAN = "14_2"  # Elven companion, 7/3
ELROHIR = "14_3"  # Elven companion, 7/3
GILDOR_INGLORION = "14_4"  # Elven companion, 6/3
BRAND = "14_5"  # Gandalf companion, 6/3
GRIMBEORN = "14_6"  # Gandalf companion, 4/5
DUILIN = "14_7"  # Gondor companion, 5/3
DUINHIR = "14_8"  # Gondor companion, 6/3
HALBARAD = "14_9"  # Gondor companion, 7/3
FURIOUS_HILLMAN = "14_10"  # Men minion, 8/2
SWARMING_HILLMAN = "14_11"  # Men minion, 8/2
HALF_TROLL_OF_FAR_HARAD = "14_12"  # Orc minion, 8/2
HORROR_OF_HARAD = "14_13"  # Orc minion, 9/3
URUK_HAI_HEALER = "14_14"  # Uruk-hai minion, 8/2
URUK_HAI_SCOUT = "14_15"  # Uruk-hai minion, 8/2
