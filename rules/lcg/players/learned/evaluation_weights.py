"""The weights of the evaluation function, by the quest's name, and whether one plays alone.

`manage.py study evaluation` finds such weights; `FEATURES` in `features.py` names them, in this
order. They are from games by expert rules with a share of 3 % of random choices, standard game
unless it says otherwise, fitted as `rules.lcg.study.fitting` does:

- Mirkwood and the Anduin, two players: 6,000 games each of the six pairs of starters and of the
  two tournament decks, basic and standard in turn, then 400 by `thorough:12`.
- Mirkwood, alone: 1,920 games of all six pairs by expert rules, then 89 games of searches by
  four pairs, before hands were counted. With the weights of two players Tactics alone won 3 of
  40 games, with these 7 of the first 45.
- Dol Guldur, alone: 40,000 games by expert rules, then 963 by `thorough:12` with eight decks; all
  with head starts (`--head-starts`), for hardly a game is won from the beginning. A lost game
  counts as nothing. Signs are bounds here, and the penalties 3 and 60. With more players: 200
  games of a search, fitted before some features were counted; its weight for eliminated players
  spoke for losing one, and is left out.
"""

from collections.abc import Mapping

# Tables whose weights are for how likely a victory is, not for how far a lost game comes too.
ONLY_VICTORIES = frozenset({("Escape from Dol Guldur", True)})

EVALUATION_WEIGHTS: Mapping[tuple[str, bool], tuple[float, ...]] = {
    ("Passage Through Mirkwood", False): (
        -1.7054,  # constant
        0.3792,  # quest done
        0.1833,  # second stage
        0.8392,  # third stage
        -0.3621,  # quest points missing
        -0.2166,  # quest points all there
        0.9050,  # threat left
        0.0000,  # threat nearly at the limit
        0.0547,  # threat left to the safest player
        0.0000,  # willpower
        -0.2053,  # staging threat
        1.1812,  # lead of willpower
        0.0000,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.1646,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        0.1070,  # attack
        0.0000,  # defense
        0.0000,  # best defender
        0.0798,  # heroes
        0.3690,  # hit points of heroes
        0.0374,  # weakest hero
        0.0000,  # allies
        0.0000,  # attachments
        -0.2072,  # harmful attachments
        0.4301,  # Steward of Gondor
        0.3471,  # Unexpected Courage
        0.0688,  # cards in hand
        0.1133,  # resources
        -0.2652,  # engaged enemies
        -0.2743,  # attack of engaged enemies
        -0.4080,  # toughness of engaged enemies
        -0.3484,  # too many engaged enemies
        -0.0941,  # lack of attack
        0.0000,  # attacks that kill
        -0.0593,  # enemies in the staging area
        0.0000,  # attack of enemies in the staging area
        0.0000,  # attack of enemies about to engage
        -0.3023,  # locations in the staging area
        -0.4943,  # active location
        0.0718,  # wanted enemy in play
        0.0791,  # harm to the wanted enemy
        1.5405,  # harm to it once the points are there
        0.0000,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        0.0412,  # round
        0.0000,  # income
        -0.1705,  # exhausted heroes
        -0.2212,  # heroes nearly dead
        0.2954,  # resources for the hand
        -0.0486,  # resources without use
        0.2138,  # cards in hand that can be paid for
        0.1148,  # cancels in hand
        0.6137,  # Gandalf to sneak in
    ),
    ("Passage Through Mirkwood", True): (
        -4.5377,  # constant
        1.1282,  # quest done
        0.1463,  # second stage
        0.8782,  # third stage
        -0.2775,  # quest points missing
        0.1272,  # quest points all there
        1.0790,  # threat left
        -0.1410,  # threat nearly at the limit
        0.2325,  # threat left to the safest player
        0.0698,  # willpower
        -0.4397,  # staging threat
        1.3984,  # lead of willpower
        -0.1449,  # lack of willpower
        -0.0615,  # rounds until the quest is done
        0.0884,  # rounds until threat ends the game
        -0.0531,  # rounds that the quest comes too late
        0.2371,  # attack
        0.5199,  # defense
        0.0000,  # best defender
        0.3336,  # heroes
        0.7850,  # hit points of heroes
        0.1029,  # weakest hero
        0.0000,  # allies
        0.0000,  # attachments
        -0.4220,  # harmful attachments
        0.4733,  # Steward of Gondor
        0.0862,  # Unexpected Courage
        0.3695,  # cards in hand
        0.0061,  # resources
        -0.3354,  # engaged enemies
        -0.2683,  # attack of engaged enemies
        -0.2995,  # toughness of engaged enemies
        -0.2457,  # too many engaged enemies
        -0.1571,  # lack of attack
        -0.0435,  # attacks that kill
        -0.3191,  # enemies in the staging area
        -0.2269,  # attack of enemies in the staging area
        -0.0150,  # attack of enemies about to engage
        -0.1294,  # locations in the staging area
        -0.5092,  # active location
        -0.0133,  # wanted enemy in play
        0.2053,  # harm to the wanted enemy
        1.7269,  # harm to it once the points are there
        0.0726,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        -0.1342,  # round
        0.0000,  # income
        0.0000,  # exhausted heroes
        0.0000,  # heroes nearly dead
        0.0000,  # resources for the hand
        0.0000,  # resources without use
        0.0000,  # cards in hand that can be paid for
        0.0000,  # cancels in hand
        0.0000,  # Gandalf to sneak in
    ),
    ("Journey Down the Anduin", False): (
        -3.4854,  # constant
        1.5110,  # quest done
        0.2068,  # second stage
        1.8940,  # third stage
        -0.1583,  # quest points missing
        0.0130,  # quest points all there
        0.4802,  # threat left
        0.0000,  # threat nearly at the limit
        0.3927,  # threat left to the safest player
        0.0000,  # willpower
        -0.1486,  # staging threat
        0.6250,  # lead of willpower
        0.0000,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.1274,  # rounds until threat ends the game
        0.0000,  # rounds that the quest comes too late
        0.0561,  # attack
        0.3140,  # defense
        0.1794,  # best defender
        0.0000,  # heroes
        0.3294,  # hit points of heroes
        0.2212,  # weakest hero
        0.1755,  # allies
        0.0097,  # attachments
        0.0000,  # harmful attachments
        0.1884,  # Steward of Gondor
        0.1021,  # Unexpected Courage
        0.0000,  # cards in hand
        0.0316,  # resources
        -0.0756,  # engaged enemies
        -0.1935,  # attack of engaged enemies
        -0.2862,  # toughness of engaged enemies
        0.0000,  # too many engaged enemies
        0.0000,  # lack of attack
        -0.0080,  # attacks that kill
        -0.2265,  # enemies in the staging area
        -0.0808,  # attack of enemies in the staging area
        -0.0372,  # attack of enemies about to engage
        -0.0782,  # locations in the staging area
        -0.2258,  # active location
        -0.1185,  # wanted enemy in play
        0.2749,  # harm to the wanted enemy
        0.0000,  # harm to it once the points are there
        0.0000,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        0.5263,  # round
        0.0028,  # income
        -0.1010,  # exhausted heroes
        -0.0765,  # heroes nearly dead
        0.1141,  # resources for the hand
        -0.1935,  # resources without use
        0.0367,  # cards in hand that can be paid for
        0.2313,  # cancels in hand
        0.5746,  # Gandalf to sneak in
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
        0.0000,  # eliminated players
        0.3952,  # round
        0.0000,  # income
        0.0000,  # exhausted heroes
        0.0000,  # heroes nearly dead
        0.0000,  # resources for the hand
        0.0000,  # resources without use
        0.0000,  # cards in hand that can be paid for
        0.0000,  # cancels in hand
        0.0000,  # Gandalf to sneak in
    ),
    ("Escape from Dol Guldur", True): (
        -14.6582,  # constant
        0.4581,  # quest done
        0.2930,  # second stage
        4.0790,  # third stage
        0.0000,  # quest points missing
        -0.0613,  # quest points all there
        0.8292,  # threat left
        -1.9001,  # threat nearly at the limit
        0.8292,  # threat left to the safest player
        0.3637,  # willpower
        -0.5986,  # staging threat
        0.6202,  # lead of willpower
        0.0000,  # lack of willpower
        0.0000,  # rounds until the quest is done
        0.2903,  # rounds until threat ends the game
        -0.9272,  # rounds that the quest comes too late
        0.7461,  # attack
        0.4963,  # defense
        0.0000,  # best defender
        0.7719,  # heroes
        0.0000,  # hit points of heroes
        0.1711,  # weakest hero
        0.5526,  # allies
        0.0000,  # attachments
        -0.5049,  # harmful attachments
        0.1629,  # Steward of Gondor
        0.6255,  # Unexpected Courage
        0.0000,  # cards in hand
        0.0408,  # resources
        -0.0135,  # engaged enemies
        0.0000,  # attack of engaged enemies
        -0.5838,  # toughness of engaged enemies
        0.0000,  # too many engaged enemies
        -0.3410,  # lack of attack
        0.0000,  # attacks that kill
        0.0000,  # enemies in the staging area
        -1.0869,  # attack of enemies in the staging area
        0.0000,  # attack of enemies about to engage
        -0.0857,  # locations in the staging area
        -0.4239,  # active location
        -6.4623,  # wanted enemy in play
        2.6016,  # harm to the wanted enemy
        0.4776,  # harm to it once the points are there
        2.9285,  # attack for the wanted enemy
        2.0564,  # objectives claimed
        2.2452,  # objectives in reach
        0.0000,  # guards of objectives
        0.0000,  # prisoner
        0.0000,  # eliminated players
        -1.8846,  # round
        1.0682,  # income
        -0.3736,  # exhausted heroes
        -0.0680,  # heroes nearly dead
        0.1491,  # resources for the hand
        0.0534,  # resources without use
        0.3794,  # cards in hand that can be paid for
        0.2268,  # cancels in hand
        0.4661,  # Gandalf to sneak in
    ),
}
