"""Cards of set 9 that tests play with."""

FRECA = "9_2"  # Dunland minion, 9/1
RADAGAST_THE_BROWN = "9_26"  # Gandalf companion, 8/4
GOLLUM_DARK_AS_DARKNESS = "9_28"  # Gollum minion, 5/4
SMEAGOL_BEARER_OF_GREAT_SECRETS = "9_30"  # Gollum companion, 3/4
ISILDUR_BEARER_OF_HEIRLOOMS = "9_33"  # Gondor companion, 7/3
SAPLING_OF_THE_WHITE_TREE = "9_35"  # Gondor artifact
LIBRARY_OF_ORTHANC = "9_39"  # Isengard artifact
SAURON_THE_LORD_OF_THE_RINGS = "9_48"  # Sauron minion, 24/5
