"""Cards of set 14 that tests play with."""

ELROHIR = "14_3"  # Elven companion, 7/3
GILDOR_INGLORION = "14_4"  # Elven companion, 6/3
GRIMBEORN = "14_6"  # Gandalf companion, 4/5
DUILIN = "14_7"  # Gondor companion, 5/3
FURIOUS_HILLMAN = "14_10"  # Men minion, 8/2
SWARMING_HILLMAN = "14_11"  # Men minion, 8/2
HORROR_OF_HARAD = "14_13"  # Orc minion, 9/3
URUK_HAI_SCOUT = "14_15"  # Uruk-hai minion, 8/2
