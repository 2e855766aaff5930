"""Players of the TCG by name: `random`, `rules`, `tuned`, `search` or `search:100`.

A search's name may end in its budget, the playouts of a decision.
"""

import re
from collections.abc import Callable

from rules.players.player import Player, UnknownPlayer
from rules.tcg.players.random_player import BiddingRandomPlayer
from rules.tcg.players.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.players.search import PLAYOUTS, SearchPlayer
from rules.tcg.players.weights import tuned

_BUDGET = re.compile(r"[1-9][0-9]{0,4}")


def player(name: str, seed: int) -> Player:
    """Return a computer player by name; raise UnknownPlayer for a name that cannot be read."""
    kind, colon, details = name.partition(":")
    make = _KINDS.get(kind)
    if make is None:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(PLAYER_NAMES)}")
    if colon and kind != "search":
        raise UnknownPlayer(f"the player {kind!r} takes no {details!r}")
    if colon and not _BUDGET.fullmatch(details):
        raise UnknownPlayer(f"{details!r} is no number of playouts; write search:100")
    return make(seed, int(details) if colon else PLAYOUTS)


def _random(seed: int, playouts: int) -> Player:
    return BiddingRandomPlayer(seed)


def _rules(seed: int, playouts: int) -> Player:
    return RuleOfThumbPlayer()


def _tuned(seed: int, playouts: int) -> Player:
    return RuleOfThumbPlayer(tuned())


_KINDS: dict[str, Callable[[int, int], Player]] = {
    "random": _random,
    "rules": _rules,
    "tuned": _tuned,
    "search": SearchPlayer,
}
PLAYER_NAMES = tuple(_KINDS)
