"""The cards that tests of the rules play with, by the name a player would say."""

ARAGORN = "7_364"  # Gondor Man, 7/4
FARAMIR = "7_90"  # Gondor Man, ranger, 7/3
MADRIL = "7_110"  # Gondor Man, ranger, 6/3
RANGER_OF_MINAS_TIRITH = "7_115"  # Gondor Man, ranger, 5/3
TARGON = "7_124"  # Gondor Man, ranger, 6/3
EOMER = "7_365"  # Rohan Man, valiant, 7/3
EOWYN = "7_229"  # Rohan Man, 6/3
THEODEN = "7_254"  # Rohan Man, valiant, 7/3
GUARD = "7_246"  # Rohirrim Guard, 6/3
ELITE_RIDER = "7_225"  # Rohan Man, 6/3
MERRY = "7_320"  # Hobbit, 3/4
PIPPIN = "7_323"  # Hobbit, 3/4
FRODO = "7_317"  # Ring-bearer, 3/4, resistance 10

HOBBIT_SWORD = "7_319"
KNIGHTS_SPEAR = "7_108"
LONG_SPEAR = "7_240"
RIDING_ARMOR = "7_245"
SWIFT_STEED = "7_253"
SECOND_LEVEL = "7_118"
THIRD_LEVEL = "7_125"
CITY_OF_MEN = "7_83"
GREAT_GATE = "7_99"
STAND_TO_ARMS = "7_120"
KNIGHTS_OF_HIS_HOUSE = "7_238"
MORNING_CAME = "7_243"
WIND_IN_HIS_FACE = "7_259"

DESERT_FIGHTER = "7_131"  # Southron, 8/2, site 4
DESERT_NOMAD = "7_132"  # Southron, 9/2
DESERT_VILLAIN = "7_138"  # Southron, 9/2
BLADEMASTER = "7_142"  # Easterling, 8/2
RANSACKER = "7_144"  # Easterling, 9/2
BANDIT = "7_160"  # Southron, 8/2
CAPTAIN = "7_162"  # Southron, 13/3
MUMAKIL = "7_153"
RED_WRATH = "7_157"
WAR_TOWERS = "7_173"

MORDOR_DEFENDER = "7_285"  # Sauron Orc, 7/2, site 6
MORDOR_REGULAR = "7_288"  # 8/2
MORDOR_SAVAGE = "7_289"  # 10/2
TROOPER = "7_291"  # 6/2
VETERAN = "7_292"  # 9/3
ORC_BROOD = "7_296"  # 7/2
ORC_OFFICER = "7_302"  # 9/3
ORC_PURSUER = "7_303"  # 5/2
ORC_SAVAGE = "7_305"  # 9/3
ANGUISH = "7_263"
SIEGECRAFT = "7_312"

# Cards of other sets, whose sentences no test here needs.
LEGOLAS = "1_50"  # archer, 6/3
GIMLI = "1_12"  # damage +1, 6/3
DWARF_GUARD = "1_7"  # not unique, 4/2, twilight 1
ARAGORN_HEIR = "4_109"  # defender +1, 8/4
FOREST_GUARDIAN = "5_17"  # unhasty Ent, 8/3
ELROND = "1_40"  # ally, home 3 (Fellowship), 8/4
GOBLIN_ARCHER = "1_172"  # archer, 4/3, site 4
URUK_BROOD = "1_145"  # damage +1, 9/2, site 5
MORDOR_SOLDIER = "7_290"  # Sauron Orc, 3/2, site 6
REGIMENT = "7_145"  # fierce, 11/3, site 4
SOUTHRON_SCOUT = "4_252"  # ambush (2), 3/1, site 4
ANDURIL = "7_79"  # hand weapon, strength +2, vitality +1
