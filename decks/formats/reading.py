"""What comes of reading a deck file: every line accounted for, and the deck they make."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from decks.contents import AnyDeck, canonical
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


class BadDeckFile(ValueError):
    """A file that cannot be read as a deck at all; the message says why, in plain words."""


class Status(StrEnum):
    """What became of a line."""

    MATCHED = "matched"
    GUESSED = "guessed"
    REJECTED = "rejected"
    HEADING = "heading"
    NOTE = "note"


class Group(StrEnum):
    """Where a card stands in its deck."""

    RING_BEARER = "ring-bearer"
    RING = "ring"
    SITES = "sites"
    DRAW_DECK = "draw deck"
    HEROES = "heroes"
    PLAYER_DECK = "player deck"
    SIDE_BOARD = "side board"


LCG_GROUPS = frozenset({Group.HEROES, Group.PLAYER_DECK, Group.SIDE_BOARD})
ALONE = frozenset({Group.RING_BEARER, Group.RING})


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file: what it says and what was made of it.

    `card` is the card taken for it, `choices` all cards it may mean (that one first), `why`
    says in plain words why it was guessed or rejected. A guess is `exact` where the line says
    just what all its choices are called, so that nothing but the printing is open.
    """

    number: int
    text: str
    status: Status
    group: Group | None = None
    count: int = 1
    card: str | None = None
    choices: tuple[str, ...] = ()
    why: str = ""
    exact: bool = False

    @property
    def holds_card(self) -> bool:
        """Whether the line puts a card into the deck."""
        return self.card is not None and self.status in (Status.MATCHED, Status.GUESSED)


@dataclass(frozen=True, slots=True)
class DeckReading:
    """A deck file as it was understood."""

    game: Game
    name: str
    lines: tuple[Line, ...]

    def of(self, status: Status) -> tuple[Line, ...]:
        """Give the lines of one status."""
        return tuple(line for line in self.lines if line.status is status)

    @property
    def rejected(self) -> tuple[Line, ...]:
        """The lines that are not in the deck."""
        return self.of(Status.REJECTED)

    @property
    def guessed(self) -> tuple[Line, ...]:
        """The lines whose card is the likeliest of several."""
        return self.of(Status.GUESSED)

    def deck(self) -> AnyDeck:
        """Give the deck that the matched and guessed lines make, in canonical form."""
        if self.game is Game.LCG:
            return canonical(
                LcgDeck(
                    heroes=self._cards(Group.HEROES),
                    player_deck=self._cards(Group.PLAYER_DECK),
                    side_board=self._cards(Group.SIDE_BOARD),
                )
            )
        return canonical(
            TcgDeck(
                ring_bearer=self._only(Group.RING_BEARER),
                ring=self._only(Group.RING),
                sites=tuple(card for card, count in self._cards(Group.SITES) for _ in range(count)),
                draw_deck=self._cards(Group.DRAW_DECK),
            )
        )

    def choosing(self, chosen: Mapping[int, str]) -> "DeckReading":
        """Give the reading with other choices taken, by line number; others are ignored."""
        return replace(self, lines=tuple(_choose(line, chosen) for line in self.lines))

    def _cards(self, group: Group) -> tuple[tuple[str, int], ...]:
        return tuple(
            (line.card, line.count)
            for line in self.lines
            if line.holds_card and line.group is group and line.card is not None
        )

    def _only(self, group: Group) -> str | None:
        cards = self._cards(group)
        return cards[0][0] if cards else None


def _choose(line: Line, chosen: Mapping[int, str]) -> Line:
    card = chosen.get(line.number)
    return replace(line, card=card) if card in line.choices else line


def alone_once(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Reject every Ring-bearer and ring after the first, and more than one copy of them."""
    kept: dict[Group, Line] = {}
    checked = []
    for line in lines:
        group = line.group
        if line.holds_card and group is not None and group in ALONE:
            first = kept.get(group)
            if first is not None:
                line = _reject(line, f"The deck has its {group} already, on line {first.number}.")
            elif line.count > 1:
                line = _reject(line, f"A deck has one {group}, not {line.count}.")
            else:
                kept[group] = line
        checked.append(line)
    return tuple(checked)


def _reject(line: Line, why: str) -> Line:
    return replace(line, status=Status.REJECTED, card=None, choices=(), why=why)
