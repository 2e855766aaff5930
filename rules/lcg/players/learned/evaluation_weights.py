"""The weights of the evaluation function, by the quest's name, and whether one plays alone."""

from collections.abc import Mapping

EVALUATION_WEIGHTS: Mapping[tuple[str, bool], tuple[float, ...]] = {
    ("Passage Through Mirkwood", False): (
        -4.6413,  # constant
        1.1123,  # quest done
        0.1505,  # second stage
        0.8894,  # third stage
        -0.2844,  # quest points missing
        0.1173,  # quest points all there
        0.7441,  # threat left
        -0.1459,  # threat nearly at the limit
        0.2439,  # threat left to the safest player
        0.4444,  # willpower
        -0.9611,  # staging threat
        0.9365,  # lead of willpower
        1.3521,  # lack of willpower
        -0.0689,  # rounds until the quest is done
        0.2944,  # rounds until threat ends the game
        -0.0886,  # rounds that the quest comes too late
        0.2367,  # attack
        0.5484,  # defense
        0.0000,  # best defender
        0.3639,  # heroes
        0.7950,  # hit points of heroes
        0.1215,  # weakest hero
        0.0000,  # allies
        0.0000,  # attachments
        -0.4255,  # harmful attachments
        0.4787,  # Steward of Gondor
        0.0893,  # Unexpected Courage
        0.3675,  # cards in hand
        0.0039,  # resources
        -0.3493,  # engaged enemies
        -0.2565,  # attack of engaged enemies
        -0.2900,  # toughness of engaged enemies
        -0.2427,  # too many engaged enemies
        -0.1543,  # lack of attack
        -0.0470,  # attacks that kill
        -0.3334,  # enemies in the staging area
        -0.2554,  # attack of enemies in the staging area
        -0.0136,  # attack of enemies about to engage
        -0.1279,  # locations in the staging area
        -0.5146,  # active location
        -0.0020,  # wanted enemy in play
        0.1886,  # harm to the wanted enemy
        1.7125,  # harm to it once the points are there
        0.0765,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        1.3457,  # eliminated players
        -0.0409,  # round
    ),
    ("Journey Down the Anduin", False): (
        -3.2452,  # constant
        1.2835,  # quest done
        0.4366,  # second stage
        0.8940,  # third stage
        -0.1050,  # quest points missing
        0.0038,  # quest points all there
        0.1899,  # threat left
        -0.0626,  # threat nearly at the limit
        0.1584,  # threat left to the safest player
        0.0065,  # willpower
        -0.2609,  # staging threat
        0.3064,  # lead of willpower
        0.4100,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.0153,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        0.0189,  # attack
        0.1674,  # defense
        0.0908,  # best defender
        0.0585,  # heroes
        0.1630,  # hit points of heroes
        0.2050,  # weakest hero
        0.0590,  # allies
        0.1433,  # attachments
        0.0000,  # harmful attachments
        0.0000,  # Steward of Gondor
        0.0000,  # Unexpected Courage
        0.2259,  # cards in hand
        0.0030,  # resources
        -0.1414,  # engaged enemies
        -0.1040,  # attack of engaged enemies
        -0.0678,  # toughness of engaged enemies
        0.0000,  # too many engaged enemies
        -0.0018,  # lack of attack
        -0.0082,  # attacks that kill
        -0.1264,  # enemies in the staging area
        -0.0054,  # attack of enemies in the staging area
        -0.0477,  # attack of enemies about to engage
        0.0000,  # locations in the staging area
        -0.1816,  # active location
        0.0536,  # wanted enemy in play
        0.2132,  # harm to the wanted enemy
        0.1166,  # harm to it once the points are there
        0.0104,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.1722,  # eliminated players
        0.3918,  # round
    ),
    ("Passage Through Mirkwood", True): (
        -3.2826,  # constant
        1.9275,  # quest done
        -0.0248,  # second stage
        0.4945,  # third stage
        -0.3529,  # quest points missing
        -1.3536,  # quest points all there
        0.0000,  # threat left
        0.0000,  # threat nearly at the limit
        0.0000,  # threat left to the safest player
        0.1602,  # willpower
        -0.6335,  # staging threat
        0.4844,  # lead of willpower
        1.2863,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.3969,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        0.3375,  # attack
        0.0000,  # defense
        0.0356,  # best defender
        0.0284,  # heroes
        0.7485,  # hit points of heroes
        0.1031,  # weakest hero
        0.0834,  # allies
        0.0357,  # attachments
        -0.2373,  # harmful attachments
        0.3553,  # Steward of Gondor
        0.0000,  # Unexpected Courage
        0.1386,  # cards in hand
        0.0076,  # resources
        -0.2855,  # engaged enemies
        0.0000,  # attack of engaged enemies
        -0.1905,  # toughness of engaged enemies
        0.0000,  # too many engaged enemies
        0.0000,  # lack of attack
        -0.0381,  # attacks that kill
        0.0000,  # enemies in the staging area
        -0.1951,  # attack of enemies in the staging area
        0.0000,  # attack of enemies about to engage
        -0.0331,  # locations in the staging area
        -0.3973,  # active location
        0.8316,  # wanted enemy in play
        0.0000,  # harm to the wanted enemy
        1.6472,  # harm to it once the points are there
        0.0000,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        -0.1721,  # round
    ),
    ("Escape from Dol Guldur", False): (
        -3.0410,  # constant
        0.9816,  # quest done
        0.3751,  # second stage
        0.2750,  # third stage
        -0.1422,  # quest points missing
        0.0000,  # quest points all there
        0.4649,  # threat left
        0.2920,  # threat nearly at the limit
        0.2911,  # threat left to the safest player
        0.2777,  # willpower
        -0.0706,  # staging threat
        0.3874,  # lead of willpower
        0.3435,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.0000,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        -0.1563,  # attack
        0.1702,  # defense
        0.1609,  # best defender
        0.0278,  # heroes
        0.4324,  # hit points of heroes
        -0.2312,  # weakest hero
        0.2041,  # allies
        -0.1588,  # attachments
        0.0000,  # harmful attachments
        0.0000,  # Steward of Gondor
        0.0000,  # Unexpected Courage
        0.1543,  # cards in hand
        0.0786,  # resources
        -0.1322,  # engaged enemies
        -0.1274,  # attack of engaged enemies
        -0.0963,  # toughness of engaged enemies
        0.1142,  # too many engaged enemies
        0.0477,  # lack of attack
        0.0000,  # attacks that kill
        -0.0683,  # enemies in the staging area
        -0.3506,  # attack of enemies in the staging area
        0.2050,  # attack of enemies about to engage
        -0.1415,  # locations in the staging area
        -0.2532,  # active location
        0.2750,  # wanted enemy in play
        -0.0352,  # harm to the wanted enemy
        0.0000,  # harm to it once the points are there
        0.0783,  # attack for the wanted enemy
        -0.0136,  # objectives claimed
        -0.0473,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.3928,  # eliminated players
        0.3952,  # round
    ),
}
