"""The kind of playtest of each game."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.construction.format import Game
from rules.playtest import lcg, tcg
from rules.playtest.kind import PlaytestKind
from rules.playtest.trials.kind import TrialKind

KINDS: Mapping[Game, PlaytestKind] = MappingProxyType({Game.TCG: tcg, Game.LCG: lcg})
TRIAL_KINDS: Mapping[Game, TrialKind] = MappingProxyType(
    {game: TrialKind(kind) for game, kind in KINDS.items()}
)
