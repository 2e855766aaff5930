"""The weights of the evaluation function, by the scenario's name.

`manage.py study evaluation` finds such weights; `FEATURES` in `evaluation.py` names them, in this
order. For Mirkwood they come from 3,500 games by expert rules, for the Anduin from 5,900 of the
standard game by the weights that expert rules have there (the last 3,500 of them varied less, and
count twice). For Dol Guldur, where expert rules hardly leave the first stage, they come from 200
games of a search that looked two rounds ahead.
"""

from collections.abc import Mapping

EVALUATION_WEIGHTS: Mapping[str, tuple[float, ...]] = {
    "Passage Through Mirkwood": (
        -4.7545,  # constant
        0.3386,  # quest done
        0.3007,  # second stage
        1.3463,  # third stage
        -0.6832,  # quest points missing
        2.2055,  # threat left
        0.7128,  # threat nearly at the limit
        -0.0100,  # threat left to the safest player
        0.7379,  # willpower
        -0.5703,  # staging threat
        0.9403,  # lead of willpower
        1.3382,  # lack of willpower
        0.5310,  # attack
        -0.4206,  # defense
        0.1050,  # best defender
        0.1971,  # heroes
        0.4967,  # hit points of heroes
        -0.1201,  # weakest hero
        0.3054,  # allies
        -0.1895,  # attachments
        0.3178,  # cards in hand
        0.3203,  # resources
        -0.4343,  # engaged enemies
        0.3052,  # attack of engaged enemies
        -0.5406,  # toughness of engaged enemies
        0.2854,  # too many engaged enemies
        0.1085,  # lack of attack
        -0.1549,  # enemies in the staging area
        -1.0474,  # attack of enemies in the staging area
        0.6175,  # attack of enemies about to engage
        -0.2249,  # locations in the staging area
        -0.4428,  # active location
        -0.1678,  # wanted enemy in play
        1.3472,  # harm to the wanted enemy
        -0.1266,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        1.2678,  # eliminated players
        -0.0796,  # round
    ),
    "Journey Down the Anduin": (
        -3.3658,  # constant
        1.2425,  # quest done
        0.2407,  # second stage
        1.3461,  # third stage
        -0.1887,  # quest points missing
        0.6253,  # threat left
        0.0774,  # threat nearly at the limit
        0.1921,  # threat left to the safest player
        0.1422,  # willpower
        -0.1603,  # staging threat
        0.4067,  # lead of willpower
        0.7637,  # lack of willpower
        0.3345,  # attack
        0.1989,  # defense
        -0.3722,  # best defender
        -0.1788,  # heroes
        1.0136,  # hit points of heroes
        0.0231,  # weakest hero
        0.0547,  # allies
        0.1665,  # attachments
        0.1292,  # cards in hand
        0.0009,  # resources
        -0.1683,  # engaged enemies
        -0.0297,  # attack of engaged enemies
        -0.3104,  # toughness of engaged enemies
        0.2056,  # too many engaged enemies
        0.2462,  # lack of attack
        0.0062,  # enemies in the staging area
        -0.5489,  # attack of enemies in the staging area
        0.1851,  # attack of enemies about to engage
        -0.1327,  # locations in the staging area
        -0.1867,  # active location
        0.2065,  # wanted enemy in play
        0.4109,  # harm to the wanted enemy
        -0.3143,  # attack for the wanted enemy
        0.0000,  # objectives claimed
        0.0000,  # objectives in reach
        0.2429,  # eliminated players
        0.7890,  # round
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
