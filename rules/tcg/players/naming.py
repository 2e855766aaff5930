"""Players of the TCG by name: `random`, `rules`, `tuned`, `planner`, `striker`, `tactician`,
`strategist`, `rollout`, `search` or `search:100`.

The name of a player that tries options out (`rollout`, `search`, `planner-search`) may end in its
budget, the playouts of a decision.
"""

import re
from collections.abc import Callable
from typing import Final

from rules.players.player import Player, UnknownPlayer
from rules.tcg.players.learned import plan_search, rollout
from rules.tcg.players.learned.plan_search import PlanningSearchPlayer
from rules.tcg.players.learned.planner import PlanningPlayer
from rules.tcg.players.learned.rollout import RolloutPlayer
from rules.tcg.players.learned.striker import StrikingPlayer
from rules.tcg.players.learned.tactician import THOROUGH, TacticalPlayer
from rules.tcg.players.random_player import BiddingRandomPlayer
from rules.tcg.players.reading.weights import tuned
from rules.tcg.players.search import PLAYOUTS, SearchPlayer
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer

_BUDGET = re.compile(r"[1-9][0-9]{0,4}")


def player(name: str, seed: int) -> Player:
    """Return a computer player by name; raise UnknownPlayer for a name that cannot be read."""
    kind, colon, details = name.partition(":")
    make = _KINDS.get(kind)
    if make is None:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(PLAYER_NAMES)}")
    if colon and kind not in BUDGETS:
        raise UnknownPlayer(f"the player {kind!r} takes no {details!r}")
    if colon and not _BUDGET.fullmatch(details):
        raise UnknownPlayer(f"{details!r} is no number of playouts; write {kind}:100")
    return make(seed, int(details) if colon else BUDGETS.get(kind, 0))


def _random(seed: int, playouts: int) -> Player:
    return BiddingRandomPlayer(seed)


def _rules(seed: int, playouts: int) -> Player:
    return RuleOfThumbPlayer()


def _tuned(seed: int, playouts: int) -> Player:
    return RuleOfThumbPlayer(tuned())


def _planner(seed: int, playouts: int) -> Player:
    return PlanningPlayer()


def _striker(seed: int, playouts: int) -> Player:
    return StrikingPlayer(seed=seed)


def _tactician(seed: int, playouts: int) -> Player:
    return TacticalPlayer(seed)


def _strategist(seed: int, playouts: int) -> Player:
    return TacticalPlayer(seed, THOROUGH)


BUDGETS: Final = {
    "search": PLAYOUTS,
    "planner-search": plan_search.PLAYOUTS,
    "rollout": rollout.PLAYOUTS,
}
"""The playouts of a decision where the name of a player that tries options out states none."""
_KINDS: dict[str, Callable[[int, int], Player]] = {
    "random": _random,
    "rules": _rules,
    "tuned": _tuned,
    "search": SearchPlayer,
    "planner": _planner,
    "striker": _striker,
    "tactician": _tactician,
    "strategist": _strategist,
    "rollout": RolloutPlayer,
    "planner-search": PlanningSearchPlayer,
}
PLAYER_NAMES = tuple(_KINDS)
