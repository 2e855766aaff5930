"""Cards of set 8 that tests play with."""

COUNTS_BUT_ONE = "8_4"  # Dwarven event
HIDDEN_EVEN_FROM_HER = "8_22"  # Gollum condition
PROMISE_KEEPING = "8_24"  # Gollum condition
SHELOB_EATER_OF_LIGHT = "8_25"  # Gollum minion, 8/8
SMEAGOL_SLIPPERY_SNEAK = "8_27"  # Gollum companion, 3/4
WEB = "8_30"  # Gollum possession
FARAMIR_DEFENDER_OF_OSGILIATH = "8_34"  # Gondor companion, 7/3
FOURTH_LEVEL = "8_35"  # Gondor condition
KING_OF_THE_DEAD = "8_38"  # Gondor companion, 7/4
OATHBREAKER = "8_41"  # Gondor companion, 6/3
SLEEPLESS_DEAD = "8_45"  # Gondor companion, 7/3
SWEPT_AWAY = "8_48"  # Gondor condition
CORSAIR_WAR_GALLEY = "8_59"  # Raider possession
HARADRIM_MARKSMAN = "8_60"  # Raider minion, 11/3
HARADWAITH = "8_61"  # Raider condition
UNHINDERED = "8_82"  # Wraith event
DOOM_DROVE_THEM = "8_86"  # Rohan condition
EOMER_KEEPER_OF_OATHS = "8_87"  # Rohan companion, 8/3
CALLED_AWAY = "8_93"  # Sauron condition
GROND_HAMMER_OF_THE_UNDERWORLD = "8_103"  # Sauron possession
OLOG_HAI_OF_MORDOR = "8_105"  # Sauron minion, 18/4
UNHEEDED = "8_115"  # Shire event
CRASHED_GATE = "8_119"  # site
OSGILIATH_CHANNEL = "8_120"  # site
