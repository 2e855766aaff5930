"""The weights of the evaluation function, by the quest's name, and whether one plays alone.

`python -m lab evaluation` finds such weights, for what `FEATURES` in `features.py` names, in its
order. They are from games by expert rules with a share of 3 % of random choices, standard game
unless it says otherwise, fitted as `lab.lcg.fits.evaluation` does:

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
from typing import Final

# Tables whose weights are for how likely a victory is, not for how far a lost game comes too.
ONLY_VICTORIES = frozenset({("Escape from Dol Guldur", True)})

_TABLES: Final = (
    ("Passage Through Mirkwood", False),
    ("Passage Through Mirkwood", True),
    ("Journey Down the Anduin", False),
    ("Escape from Dol Guldur", False),
    ("Escape from Dol Guldur", True),
)
# A weight for each of these tables, by what is counted.
WEIGHTS_BY_FEATURE: Final[Mapping[str, tuple[float, ...]]] = {
    "constant": (-1.7054, -4.5377, -3.4854, -3.0410, -14.6582),
    "quest done": (0.3792, 1.1282, 1.5110, 0.9816, 0.4581),
    "second stage": (0.1833, 0.1463, 0.2068, 0.3751, 0.2930),
    "third stage": (0.8392, 0.8782, 1.8940, 0.2750, 4.0790),
    "quest points missing": (-0.3621, -0.2775, -0.1583, -0.1422, 0.0000),
    "quest points all there": (-0.2166, 0.1272, 0.0130, 0.0000, -0.0613),
    "threat left": (0.9050, 1.0790, 0.4802, 0.4649, 0.8292),
    "threat nearly at the limit": (0.0000, -0.1410, 0.0000, 0.2920, -1.9001),
    "threat left to the safest player": (0.0547, 0.2325, 0.3927, 0.2911, 0.8292),
    "willpower": (0.0000, 0.0698, 0.0000, 0.2777, 0.3637),
    "staging threat": (-0.2053, -0.4397, -0.1486, -0.0706, -0.5986),
    "lead of willpower": (1.1812, 1.3984, 0.6250, 0.3874, 0.6202),
    "lack of willpower": (0.0000, -0.1449, 0.0000, 0.3435, 0.0000),
    "rounds until the quest is done": (0.0000, -0.0615, 0.0000, 0.0000, 0.0000),
    "rounds until threat ends the game": (0.1646, 0.0884, 0.1274, 0.0000, 0.2903),
    "rounds that the quest comes too late": (0.0000, -0.0531, 0.0000, 0.0000, -0.9272),
    "attack": (0.1070, 0.2371, 0.0561, -0.1563, 0.7461),
    "defense": (0.0000, 0.5199, 0.3140, 0.1702, 0.4963),
    "best defender": (0.0000, 0.0000, 0.1794, 0.1609, 0.0000),
    "heroes": (0.0798, 0.3336, 0.0000, 0.0278, 0.7719),
    "hit points of heroes": (0.3690, 0.7850, 0.3294, 0.4324, 0.0000),
    "weakest hero": (0.0374, 0.1029, 0.2212, -0.2312, 0.1711),
    "allies": (0.0000, 0.0000, 0.1755, 0.2041, 0.5526),
    "attachments": (0.0000, 0.0000, 0.0097, -0.1588, 0.0000),
    "harmful attachments": (-0.2072, -0.4220, 0.0000, 0.0000, -0.5049),
    "Steward of Gondor": (0.4301, 0.4733, 0.1884, 0.0000, 0.1629),
    "Unexpected Courage": (0.3471, 0.0862, 0.1021, 0.0000, 0.6255),
    "cards in hand": (0.0688, 0.3695, 0.0000, 0.1543, 0.0000),
    "resources": (0.1133, 0.0061, 0.0316, 0.0786, 0.0408),
    "engaged enemies": (-0.2652, -0.3354, -0.0756, -0.1322, -0.0135),
    "attack of engaged enemies": (-0.2743, -0.2683, -0.1935, -0.1274, 0.0000),
    "toughness of engaged enemies": (-0.4080, -0.2995, -0.2862, -0.0963, -0.5838),
    "too many engaged enemies": (-0.3484, -0.2457, 0.0000, 0.1142, 0.0000),
    "lack of attack": (-0.0941, -0.1571, 0.0000, 0.0477, -0.3410),
    "attacks that kill": (0.0000, -0.0435, -0.0080, 0.0000, 0.0000),
    "enemies in the staging area": (-0.0593, -0.3191, -0.2265, -0.0683, 0.0000),
    "attack of enemies in the staging area": (0.0000, -0.2269, -0.0808, -0.3506, -1.0869),
    "attack of enemies about to engage": (0.0000, -0.0150, -0.0372, 0.2050, 0.0000),
    "locations in the staging area": (-0.3023, -0.1294, -0.0782, -0.1415, -0.0857),
    "active location": (-0.4943, -0.5092, -0.2258, -0.2532, -0.4239),
    "wanted enemy in play": (0.0718, -0.0133, -0.1185, 0.2750, -6.4623),
    "harm to the wanted enemy": (0.0791, 0.2053, 0.2749, -0.0352, 2.6016),
    "harm to it once the points are there": (1.5405, 1.7269, 0.0000, 0.0000, 0.4776),
    "attack for the wanted enemy": (0.0000, 0.0726, 0.0000, 0.0783, 2.9285),
    "objectives claimed": (0.0000, 0.0000, 0.0000, -0.0136, 2.0564),
    "objectives in reach": (0.0000, 0.0000, 0.0000, -0.0473, 2.2452),
    "guards of objectives": (0.0000, 0.0000, 0.0000, 0.0000, 0.0000),
    "prisoner": (0.0000, 0.0000, 0.0000, 0.0000, 0.0000),
    "eliminated players": (0.0000, 0.0000, 0.0000, 0.0000, 0.0000),
    "round": (0.0412, -0.1342, 0.5263, 0.3952, -1.8846),
    "income": (0.0000, 0.0000, 0.0028, 0.0000, 1.0682),
    "exhausted heroes": (-0.1705, 0.0000, -0.1010, 0.0000, -0.3736),
    "heroes nearly dead": (-0.2212, 0.0000, -0.0765, 0.0000, -0.0680),
    "resources for the hand": (0.2954, 0.0000, 0.1141, 0.0000, 0.1491),
    "resources without use": (-0.0486, 0.0000, -0.1935, 0.0000, 0.0534),
    "cards in hand that can be paid for": (0.2138, 0.0000, 0.0367, 0.0000, 0.3794),
    "cancels in hand": (0.1148, 0.0000, 0.2313, 0.0000, 0.2268),
    "Gandalf to sneak in": (0.6137, 0.0000, 0.5746, 0.0000, 0.4661),
}

EVALUATION_WEIGHTS: Final[Mapping[tuple[str, bool], tuple[float, ...]]] = dict(
    zip(_TABLES, zip(*WEIGHTS_BY_FEATURE.values(), strict=True), strict=True)
)
