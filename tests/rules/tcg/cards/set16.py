"""Cards of set 16 that tests play with."""

BARROW_WIGHT_STALKER = "16_1"  # Wraith minion, 11/4
CANDLE_CORPSES = "16_2"  # Wraith minion, 8/2
COVETOUS_WISP = "16_3"  # Wraith minion, 4/2
DEAD_FACES = "16_4"  # Wraith minion, 4/2
SPIRIT_OF_DREAD = "16_5"  # Wraith minion, 14/3
UNDEAD_OF_ANGMAR = "16_6"  # Wraith minion, 9/3
