"""Players by name, such as `rules`, `lookahead:60` or `flat:500ms`.

A search's name may end in its budget: a number of playouts, or milliseconds. `flat` plays each
game to its end, `flat-random` does so at random, `lookahead` looks two rounds ahead, `one-round`
to the round's end.
`thorough` looks two rounds ahead too (three alone in Dol Guldur), values the table after each of
them, and also searches actions and the choices inside them; its budget is for two players, and
adapts to others.
"""

import re
from collections.abc import Callable

from rules.lcg.players.expert import ExpertPlayer
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.search import Budget, SearchPlayer
from rules.lcg.players.stages import Stage
from rules.players.player import Player, UnknownPlayer
from rules.players.random_player import RandomPlayer

PLAYER_NAMES = (
    "random",
    "rules",
    "one-round",
    "lookahead",
    "thorough",
    "flat",
    "flat-random",
)
# How many rounds a player looks ahead who doesn't play games to their ends.
LOOKAHEAD_ROUNDS = 2
THOROUGH_PLAYOUTS = 60
_BUDGET = re.compile(r"(?P<number>[1-9][0-9]{0,5})(?P<unit>ms)?")


def player(name: str, seed: int) -> Player:
    """Return a player by name; raise UnknownPlayer for a name that cannot be read."""
    kind, _, details = name.partition(":")
    make = _KINDS.get(kind)
    if make is None:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(PLAYER_NAMES)}")
    return make(details, seed)


def _random(details: str, seed: int) -> Player:
    _expect_nothing("random", details)
    return RandomPlayer(seed)


def _rules(details: str, seed: int) -> Player:
    _expect_nothing("rules", details)
    return ExpertPlayer()


def _expect_nothing(kind: str, details: str) -> None:
    if details:
        raise UnknownPlayer(f"the player {kind!r} takes no {details!r}")


def _search(
    kind: type[SearchPlayer], *, at_random: bool = False, rounds: int = 0
) -> Callable[[str, int], Player]:
    def make(details: str, seed: int) -> Player:
        epsilon = 1.0 if at_random else 0.0
        return kind(seed, budget(details), epsilon=epsilon, rounds=rounds)

    return make


def budget(text: str) -> Budget:
    """Return a budget: "200" playouts, "500ms", or the default for nothing."""
    if not text:
        return Budget()
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise UnknownPlayer(f"{text!r} is no budget; write 200 (playouts) or 500ms")
    number = int(found["number"])
    return Budget(milliseconds=number) if found["unit"] else Budget(number)


def _thorough(details: str, seed: int) -> Player:
    asked = budget(details or str(THOROUGH_PLAYOUTS))
    if asked.milliseconds:
        raise UnknownPlayer("the player 'thorough' takes a number of playouts, no milliseconds")
    adapting = Budget(asked.playouts, adapts=True)
    return FlatMonteCarloPlayer(
        seed, adapting, stages=frozenset(Stage), rounds=LOOKAHEAD_ROUNDS, averages=True
    )


_KINDS: dict[str, Callable[[str, int], Player]] = {
    "random": _random,
    "rules": _rules,
    "one-round": _search(FlatMonteCarloPlayer, rounds=1),
    "thorough": _thorough,
    "lookahead": _search(FlatMonteCarloPlayer, rounds=LOOKAHEAD_ROUNDS),
    "flat": _search(FlatMonteCarloPlayer),
    "flat-random": _search(FlatMonteCarloPlayer, at_random=True),
}
