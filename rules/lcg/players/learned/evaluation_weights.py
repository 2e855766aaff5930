"""The weights of the evaluation function, by the quest's name, and whether one plays alone."""

from collections.abc import Mapping

EVALUATION_WEIGHTS: Mapping[tuple[str, bool], tuple[float, ...]] = {
    ("Passage Through Mirkwood", False): (
        -4.2535,  # constant
        0.8581,  # quest done
        0.1849,  # second stage
        1.2440,  # third stage
        -0.6607,  # quest points missing
        0.8204,  # threat left
        -0.0805,  # threat nearly at the limit
        0.1048,  # threat left to the safest player
        0.6394,  # willpower
        -0.6946,  # staging threat
        0.8694,  # lead of willpower
        0.6779,  # lack of willpower
        -0.0587,  # rounds until the quest is done
        0.3460,  # rounds until threat ends the game
        0.7305,  # rounds that the quest comes too late
        0.2486,  # attack
        0.2484,  # defense
        -0.2384,  # best defender
        0.4888,  # heroes
        1.1071,  # hit points of heroes
        -0.0224,  # weakest hero
        -0.0797,  # allies
        -0.0091,  # attachments
        -0.4772,  # harmful attachments
        0.4188,  # Steward of Gondor
        0.0386,  # Unexpected Courage
        0.2936,  # cards in hand
        -0.0439,  # resources
        -0.4617,  # engaged enemies
        -0.1462,  # attack of engaged enemies
        -0.4900,  # toughness of engaged enemies
        0.3325,  # engaged enemies that are held
        -0.0515,  # too many engaged enemies
        0.1424,  # lack of attack
        0.0934,  # attacks that kill
        -0.5415,  # enemies in the staging area
        -0.2724,  # attack of enemies in the staging area
        0.0025,  # attack of enemies about to engage
        -0.2378,  # locations in the staging area
        -0.5389,  # active location
        -0.0566,  # wanted enemy in play
        1.3011,  # harm to the wanted enemy
        0.0273,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        1.1164,  # eliminated players
        -0.2099,  # round
    ),
    ("Journey Down the Anduin", False): (
        -3.4571,  # constant
        1.3318,  # quest done
        0.4214,  # second stage
        0.9588,  # third stage
        -0.1341,  # quest points missing
        0.2028,  # threat left
        0.0089,  # threat nearly at the limit
        0.2293,  # threat left to the safest player
        0.0353,  # willpower
        -0.2494,  # staging threat
        0.3186,  # lead of willpower
        0.3213,  # lack of willpower
        0.0333,  # rounds until the quest is done
        0.0312,  # rounds until threat ends the game
        0.1090,  # rounds that the quest comes too late
        0.0172,  # attack
        0.2538,  # defense
        -0.0714,  # best defender
        0.1048,  # heroes
        0.3080,  # hit points of heroes
        0.1898,  # weakest hero
        0.1024,  # allies
        0.2796,  # attachments
        0.0000,  # harmful attachments
        -0.0855,  # Steward of Gondor
        -0.0881,  # Unexpected Courage
        0.2084,  # cards in hand
        -0.0075,  # resources
        -0.1991,  # engaged enemies
        -0.1586,  # attack of engaged enemies
        -0.1482,  # toughness of engaged enemies
        -0.0206,  # engaged enemies that are held
        0.0573,  # too many engaged enemies
        0.1435,  # lack of attack
        0.0906,  # attacks that kill
        -0.1344,  # enemies in the staging area
        -0.0523,  # attack of enemies in the staging area
        -0.1325,  # attack of enemies about to engage
        -0.0091,  # locations in the staging area
        -0.1774,  # active location
        0.1152,  # wanted enemy in play
        0.3429,  # harm to the wanted enemy
        -0.0490,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.2385,  # eliminated players
        0.4274,  # round
    ),
    ("Passage Through Mirkwood", True): (
        -3.7442,  # constant
        3.7255,  # quest done
        -0.1048,  # second stage
        -0.7257,  # third stage
        0.5152,  # quest points missing
        -0.0684,  # threat left
        -0.5069,  # threat nearly at the limit
        -0.0684,  # threat left to the safest player
        0.1441,  # willpower
        -0.5974,  # staging threat
        0.4513,  # lead of willpower
        0.5776,  # lack of willpower
        -0.2859,  # rounds until the quest is done
        0.4551,  # rounds until threat ends the game
        0.4215,  # rounds that the quest comes too late
        0.3182,  # attack
        -0.4749,  # defense
        0.3134,  # best defender
        0.2062,  # heroes
        0.5120,  # hit points of heroes
        0.0027,  # weakest hero
        0.1390,  # allies
        0.0793,  # attachments
        -0.0121,  # harmful attachments
        0.1594,  # Steward of Gondor
        0.0360,  # Unexpected Courage
        0.1008,  # cards in hand
        -0.0273,  # resources
        -0.2990,  # engaged enemies
        0.0353,  # attack of engaged enemies
        -0.2132,  # toughness of engaged enemies
        0.2154,  # engaged enemies that are held
        0.3590,  # too many engaged enemies
        -0.0122,  # lack of attack
        -0.1718,  # attacks that kill
        0.0362,  # enemies in the staging area
        -0.2401,  # attack of enemies in the staging area
        0.3718,  # attack of enemies about to engage
        0.1202,  # locations in the staging area
        -0.3228,  # active location
        0.2897,  # wanted enemy in play
        0.1769,  # harm to the wanted enemy
        0.5531,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        -0.0996,  # round
    ),
    ("Escape from Dol Guldur", False): (
        -3.0410,  # constant
        0.9816,  # quest done
        0.3751,  # second stage
        0.2750,  # third stage
        -0.1422,  # quest points missing
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
        0.0000,  # engaged enemies that are held
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
        0.0783,  # attack for the wanted enemy
        -0.0136,  # objectives claimed
        -0.0473,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.3928,  # eliminated players
        0.3952,  # round
    ),
}
