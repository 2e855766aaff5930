"""The weights of the evaluation function, by the quest's name, and whether one plays alone.

`manage.py study evaluation` finds such weights; `FEATURES` in `features.py` names them, in this
order. They are from games by expert rules with a share of 3 % of random choices, standard game
unless it says otherwise, fitted as `rules.lcg.study.fitting` does:

- Mirkwood, two starters: 1,920 games of all six pairs, then 89 games of searches by four pairs.
- Mirkwood, alone: 1,400 games of the four starters, nearly half of them tactics.
- The Anduin: 3,300 games of the six pairs and of the two tournament decks, 1,800 basic ones of
  the tournament decks and of Leadership with each other starter, then 68 games of the
  tournament decks by searches.
- Dol Guldur, alone: 2,000 games, five of eight basic ones, of the deck for it, two like it, and two
  starters. With more players: 200 games of a search, fitted before some features were counted.
"""

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
        -3.3824,  # constant
        1.3689,  # quest done
        0.3786,  # second stage
        1.2539,  # third stage
        -0.1402,  # quest points missing
        -0.0353,  # quest points all there
        0.3825,  # threat left
        -0.0013,  # threat nearly at the limit
        0.2111,  # threat left to the safest player
        0.0954,  # willpower
        -0.2247,  # staging threat
        0.3501,  # lead of willpower
        0.6494,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.0041,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        0.0097,  # attack
        0.2410,  # defense
        0.0530,  # best defender
        0.0234,  # heroes
        0.5041,  # hit points of heroes
        0.1476,  # weakest hero
        0.0997,  # allies
        0.0000,  # attachments
        0.0000,  # harmful attachments
        0.0342,  # Steward of Gondor
        0.0000,  # Unexpected Courage
        0.1153,  # cards in hand
        0.0089,  # resources
        -0.0210,  # engaged enemies
        -0.2367,  # attack of engaged enemies
        -0.1200,  # toughness of engaged enemies
        0.0000,  # too many engaged enemies
        0.0000,  # lack of attack
        0.0000,  # attacks that kill
        -0.1129,  # enemies in the staging area
        -0.2092,  # attack of enemies in the staging area
        -0.0149,  # attack of enemies about to engage
        0.0000,  # locations in the staging area
        -0.1412,  # active location
        -0.0628,  # wanted enemy in play
        0.4061,  # harm to the wanted enemy
        0.0111,  # harm to it once the points are there
        0.0171,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.2931,  # eliminated players
        0.1887,  # round
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
    ("Escape from Dol Guldur", True): (
        -3.1393,  # constant
        1.9961,  # quest done
        0.4953,  # second stage
        0.0000,  # third stage
        -0.4850,  # quest points missing
        -0.9274,  # quest points all there
        0.0075,  # threat left
        0.0000,  # threat nearly at the limit
        0.0075,  # threat left to the safest player
        0.1671,  # willpower
        -0.0038,  # staging threat
        0.1710,  # lead of willpower
        0.0354,  # lack of willpower
        -0.0942,  # rounds until the quest is done
        0.1617,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        0.0000,  # attack
        0.0000,  # defense
        0.0000,  # best defender
        0.0000,  # heroes
        0.3349,  # hit points of heroes
        0.0347,  # weakest hero
        0.0000,  # allies
        0.0000,  # attachments
        -0.0934,  # harmful attachments
        0.0384,  # Steward of Gondor
        0.0153,  # Unexpected Courage
        0.0000,  # cards in hand
        0.0052,  # resources
        -0.1243,  # engaged enemies
        -0.0996,  # attack of engaged enemies
        -0.0065,  # toughness of engaged enemies
        0.0000,  # too many engaged enemies
        0.0000,  # lack of attack
        0.0000,  # attacks that kill
        -0.0041,  # enemies in the staging area
        -0.2164,  # attack of enemies in the staging area
        -0.1409,  # attack of enemies about to engage
        -0.0454,  # locations in the staging area
        -0.3832,  # active location
        0.0000,  # wanted enemy in play
        0.0000,  # harm to the wanted enemy
        0.0000,  # harm to it once the points are there
        0.0000,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        -0.0128,  # objectives in reach
        -0.0291,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        1.1593,  # round
    ),
}
