"""Cards of set 9 that tests play with."""

THE_ONE_RING_THE_BINDING_RING = "9_1"  # the one ring
FRECA = "9_2"  # Dunland minion, 9/1
RING_OF_ACCRETION = "9_6"  # Dwarven artifact
RING_OF_FURY = "9_7"  # Dwarven artifact
SINDRI = "9_10"  # Dwarven companion, 6/3
GIL_GALAD_ELVEN_HIGH_KING = "9_15"  # Elven companion, 9/4
GLORFINDEL_REVEALED_IN_WRATH = "9_16"  # Elven companion, 9/3
KNIFE_OF_THE_GALADHRIM = "9_17"  # Elven possession
NARYA_RING_OF_FIRE = "9_19"  # Elven artifact
VILYA_RING_OF_AIR = "9_23"  # Elven artifact
RADAGAST_THE_BROWN = "9_26"  # Gandalf companion, 8/4
SENT_BACK = "9_27"  # Gandalf condition
GOLLUM_DARK_AS_DARKNESS = "9_28"  # Gollum minion, 5/4
SMEAGOL_BEARER_OF_GREAT_SECRETS = "9_30"  # Gollum companion, 3/4
ISILDUR_BEARER_OF_HEIRLOOMS = "9_33"  # Gondor companion, 7/3
NARSIL_BLADE_OF_THE_FAITHFUL = "9_34"  # Gondor artifact
SAPLING_OF_THE_WHITE_TREE = "9_35"  # Gondor artifact
SCROLL_OF_ISILDUR = "9_36"  # Gondor artifact
SEEING_STONE_OF_MINAS_ANOR = "9_37"  # Gondor artifact
SEEING_STONE_OF_ORTHANC = "9_38"  # Gondor artifact
LIBRARY_OF_ORTHANC = "9_39"  # Isengard artifact
HORN_OF_THE_MARK = "9_45"  # Rohan possession
THE_RED_ARROW = "9_46"  # Rohan artifact
SAURON_THE_LORD_OF_THE_RINGS = "9_48"  # Sauron minion, 24/5
EVERYONE_KNOWS = "9_50"  # Shire condition
TOM_BOMBADIL = "9_52"  # Shire ally, 14/9
