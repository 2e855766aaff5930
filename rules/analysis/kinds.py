"""How each game is analysed."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.analysis import lcg, tcg
from rules.analysis.ruleset import Ruleset
from rules.construction.format import Game

RULESETS: Mapping[Game, Ruleset] = MappingProxyType({Game.TCG: tcg.RULESET, Game.LCG: lcg.RULESET})
