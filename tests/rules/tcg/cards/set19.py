"""Cards of set 19 that tests play with."""

STILL_TWITCHING = "19_3"  # Dwarven condition
ARWEN_ROYAL_MAIDEN = "19_6"  # Elven companion, 6/3
BOROMIR_DESTINED_GUIDE = "19_13"  # Gondor companion, 7/3
GRIMA_SERVANT_OF_ANOTHER_MASTER = "19_16"  # Isengard minion, 4/3
THE_BALROG_DEMON_OF_MIGHT = "19_18"  # Moria minion, 17/5
REACHING_TENTACLE = "19_19"  # Moria minion, 4/2
WATCHER_IN_THE_WATER_MANY_TENTACLED_CREATURE = "19_21"  # Moria minion, 11/4
BROUGHT_DOWN_FROM_INSIDE = "19_24"  # Rohan condition
SAURONS_MIGHT = "19_27"  # Sauron event
FRODO_LITTLE_MASTER = "19_28"  # Shire companion, 3/4
RABBIT_STEW = "19_31"  # Shire condition
SAM_LOYAL_FRIEND = "19_32"  # Shire companion, 3/4
LURTZ_RESILIENT_CAPTAIN = "19_33"  # Uruk-Hai minion, 13/3
IN_TWILIGHT = "19_34"  # Wraith condition
ULAIRE_ATTEA_DARK_PREDATOR = "19_35"  # Wraith minion, 12/3
ULAIRE_NERTEA_DARK_HORSEMAN = "19_38"  # Wraith minion, 9/2
ULAIRE_TOLDEA_DARK_SHADOW = "19_39"  # Wraith minion, 12/3
THE_WITCH_KING_DARK_LORD = "19_40"  # Wraith minion, 14/4
