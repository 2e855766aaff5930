"""What an analysis needs to know of one game, beyond the protocol that both games share."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.players.player import Player
from rules.players.telling import Comparison

Happening = tuple[Any, ...]
"""Something that happened in a playout: its kind, then a card or a number."""

Deeds = Counter[str]
"""What a card did in a game: how often it won, killed, or committed to a quest."""

Crew = Callable[[int], Player]
"""Makes the player that plays on, for a seed."""


@dataclass(frozen=True, slots=True)
class FirstLook:
    """How puzzles are looked for: in the last `turns` of a game, by quick players in some `deals`.

    A position is given up whose game goes on for more than `ahead` turns after its own in the first
    deal: it is seldom a puzzle, and takes long to play.
    """

    turns: int
    ahead: int
    deals: int


@dataclass(frozen=True, slots=True)
class Ruleset:
    """How one game is analysed.

    `quick`, `good` and `strong` are the players of these names. `quick` plays on in the first pass
    and along the curve, `good` where a choice is confirmed. For puzzles, `thorough` is asked
    between `quick` and `strong`, and `first_look` is how they are looked for. `adviser` makes the
    player that advises a seat, and `advise` asks it.

    `won` is 1 for a game that a seat has won, 0 for a lost one and a half for one that was cut off.
    `turn` counts turns (rounds of the LCG). Choices about `groups` of questions are made card by
    card and belong together. `in_vain` is whether an option would do nothing.
    `sort` is the same for options that differ in nothing, such as two copies of a card in hand.
    `theme` names what a choice is about, given the options that are right. `deeds` counts what
    cards did in the whole log of a game, and `read` returns what happened in the log of a playout
    until its turn was over. `shown` are the cards that a seat may be told about, and `describe`
    puts a happening into words, such as "Aragorn is killed".
    """

    quick: Crew
    thorough: Crew
    good: Crew
    strong: Crew
    first_look: FirstLook
    won: Callable[[Any, int], float]
    turn: Callable[[Any], int]
    adviser: Callable[[int], Any]
    advise: Callable[[Any, Any], Comparison]
    groups: frozenset[int]
    in_vain: Callable[[Any, Any], bool]
    sort: Callable[[Any, Any], object]
    deeds: Callable[[Iterable[Happening]], dict[int, Deeds]]
    read: Callable[[Sequence[Happening]], frozenset[Happening]]
    theme: Callable[[Any, Sequence[Any]], str]
    shown: Callable[[Any, int], frozenset[int]]
    describe: Callable[[Any, Happening, Sequence[str]], str]
