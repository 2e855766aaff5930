"""Cards of set 0 that tests play with."""

GHAN_BURI_GHAN = "0_56"  # Gandalf companion, 6/3
RADAGASTS_STAFF = "0_57"  # Gandalf artifact
ANARION = "0_58"  # Gondor companion, 7/3
ERKENBRAND = "0_59"  # Rohan companion, 7/3
TOM_BOMBADILS_HAT = "0_60"  # Shire possession
GIMLI_DWARVEN_DELEGATE = "0_62"  # Dwarven companion, 7/3
ARWEN_MAIDEN_OF_RIVENDELL = "0_63"  # Elven companion, 6/3
GANDALF_STORMCROW = "0_64"  # Gandalf companion, 8/4
BOROMIR_STEWARDS_HEIR = "0_65"  # Gondor companion, 7/3
EOMER_FORTHWITH_BANISHED = "0_66"  # Rohan companion, 7/3
FRODO_MR_UNDERHILL = "0_67"  # Shire companion, 3/4
