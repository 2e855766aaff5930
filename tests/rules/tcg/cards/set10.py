"""Cards of set 10 that tests play with."""

PHIAL_OF_GALADRIEL_STAR_GLASS = "10_13"  # Elven artifact
GATHERING_WIND = "10_16"  # Gandalf event
FINAL_STRIKE = "10_20"  # Gollum condition
RECLAIM_THE_PRECIOUS = "10_22"  # Gollum condition
SHELOB_HER_LADYSHIP = "10_23"  # Gollum minion, 8/8
CURSED_OF_ERECH = "10_26"  # Gondor companion, 7/3
DEAD_MAN_OF_DUNHARROW = "10_27"  # Gondor companion, 6/3
END_OF_THE_GAME = "10_30"  # Gondor event
HIGH_VANTAGE = "10_44"  # Raider event
CIRITH_UNGOL_WATCHMAN = "10_57"  # Wraith minion, 9/2
HOUSES_OF_LAMENTATION = "10_61"  # Wraith event
ADVANCE_MARAUDER = "10_76"  # Sauron minion, 9/3
ADVANCE_REGULAR = "10_77"  # Sauron minion, 9/3
ADVANCE_SCOUT = "10_78"  # Sauron minion, 7/2
BARREN_LAND = "10_79"  # Sauron condition
BEATEN_BACK = "10_80"  # Sauron event
FLAMES_WITHIN = "10_85"  # Sauron condition
MORDOR_BRUTE = "10_90"  # Sauron minion, 9/3
MORDOR_FIEND = "10_91"  # Sauron minion, 9/3
THE_RING_IS_MINE = "10_97"  # Sauron event
RUINOUS_HALL = "10_98"  # Sauron event
BRAVE_AND_LOYAL = "10_105"  # Shire event
NARROW_ESCAPE = "10_111"  # Shire event
THE_TALE_OF_THE_GREAT_RING = "10_116"  # Shire condition
STEWARDS_TOMB_10_119 = "10_119"  # site
WATCHERS_OF_CIRITH_UNGOL = "10_120"  # site
