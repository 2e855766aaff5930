"""The weights of the evaluation function, by the scenario's name.

`rules.lcg.study.fitting` found them; `FEATURES` in `evaluation.py` names them, in this order. For
Mirkwood and the Anduin they come from 1,400 games by expert rules, for Dol Guldur, where those
hardly leave the first stage, from 200 games of a search that looked ahead two rounds.
"""

from collections.abc import Mapping

EVALUATION_WEIGHTS: Mapping[str, tuple[float, ...]] = {
    "Passage Through Mirkwood": (
        -4.5281,  # constant
        0.6351,  # quest done
        0.2533,  # second stage
        1.1761,  # third stage
        -0.5891,  # quest points missing
        1.7922,  # threat left
        0.6925,  # threat nearly at the limit
        0.2123,  # threat left to the safest player
        0.7916,  # willpower
        -0.5196,  # staging threat
        0.9659,  # lead of willpower
        1.7583,  # lack of willpower
        0.4068,  # attack
        -0.1365,  # defense
        -0.1101,  # best defender
        0.2058,  # heroes
        0.6350,  # hit points of heroes
        -0.2604,  # weakest hero
        0.3065,  # allies
        -0.2180,  # attachments
        0.3684,  # cards in hand
        0.2166,  # resources
        -0.4241,  # engaged enemies
        0.2345,  # attack of engaged enemies
        -0.4895,  # toughness of engaged enemies
        0.1034,  # too many engaged enemies
        0.0959,  # lack of attack
        -0.4474,  # enemies in the staging area
        -0.5981,  # attack of enemies in the staging area
        0.4040,  # attack of enemies about to engage
        -0.3419,  # locations in the staging area
        -0.5267,  # active location
        0.0412,  # wanted enemy in play
        1.2466,  # harm to the wanted enemy
        -0.2493,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        1.3458,  # eliminated players
        -0.0670,  # round
    ),
    "Journey Down the Anduin": (
        -2.8539,  # constant
        1.4283,  # quest done
        0.3101,  # second stage
        1.3817,  # third stage
        -0.2680,  # quest points missing
        0.4797,  # threat left
        -0.0976,  # threat nearly at the limit
        0.1322,  # threat left to the safest player
        0.1238,  # willpower
        -0.2546,  # staging threat
        0.3881,  # lead of willpower
        0.5743,  # lack of willpower
        0.3500,  # attack
        0.2657,  # defense
        -0.1139,  # best defender
        -0.3022,  # heroes
        0.4572,  # hit points of heroes
        -0.1244,  # weakest hero
        0.1863,  # allies
        0.3227,  # attachments
        0.0537,  # cards in hand
        0.0994,  # resources
        -0.1866,  # engaged enemies
        0.0271,  # attack of engaged enemies
        -0.2389,  # toughness of engaged enemies
        0.1997,  # too many engaged enemies
        0.1609,  # lack of attack
        0.0389,  # enemies in the staging area
        -0.3833,  # attack of enemies in the staging area
        0.1437,  # attack of enemies about to engage
        -0.0339,  # locations in the staging area
        -0.1672,  # active location
        -0.1336,  # wanted enemy in play
        0.3276,  # harm to the wanted enemy
        0.0849,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.3243,  # eliminated players
        0.0836,  # round
    ),
    "Escape from Dol Guldur": (
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
        -0.1563,  # attack
        0.1702,  # defense
        0.1609,  # best defender
        0.0278,  # heroes
        0.4324,  # hit points of heroes
        -0.2312,  # weakest hero
        0.2041,  # allies
        -0.1588,  # attachments
        0.1543,  # cards in hand
        0.0786,  # resources
        -0.1322,  # engaged enemies
        -0.1274,  # attack of engaged enemies
        -0.0963,  # toughness of engaged enemies
        0.1142,  # too many engaged enemies
        0.0477,  # lack of attack
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
        0.3928,  # eliminated players
        0.3952,  # round
    ),
}
