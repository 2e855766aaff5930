"""Cards of set 0 that tests play with."""

RADAGASTS_STAFF = "0_57"  # Gandalf artifact
ANARION = "0_58"  # Gondor companion, 7/3
ERKENBRAND = "0_59"  # Rohan companion, 7/3
TOM_BOMBADILS_HAT = "0_60"  # Shire possession
