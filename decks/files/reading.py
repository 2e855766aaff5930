"""What comes of reading a deck file: every line accounted for, and the deck they make."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from decks.contents.encoding import AnyDeck, canonical
from decks.contents.zones import DeckZone
from decks.files.consistency import check_consistency
from decks.files.lines import LEFT_OUT, Line, Status
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


class BadDeckFile(ValueError):
    """A file that cannot be read as a deck at all; the message says why, in plain English."""


@dataclass(frozen=True)
class DeckReading:
    """A deck file as it was understood: `read` is each line by itself, `lines` are all together.

    Together a second Ring-bearer is one too many, and copies of a card add up. `format` is the
    slug of the format that the file names, "" if it names none that is known.
    """

    game: Game
    name: str
    read: tuple[Line, ...]
    format: str = ""

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines, with what only the whole deck can tell."""
        return check_consistency(self.read)

    def of(self, status: Status) -> tuple[Line, ...]:
        """Return the lines of one status."""
        return tuple(line for line in self.lines if line.status is status)

    @property
    def rejected(self) -> tuple[Line, ...]:
        """The lines that are not in the deck."""
        return self.of(Status.REJECTED)

    @property
    def guessed(self) -> tuple[Line, ...]:
        """The lines whose card is the likeliest of several."""
        return self.of(Status.GUESSED)

    @property
    def holds_cards(self) -> bool:
        """Whether any line puts a card into the deck."""
        return any(line.holds_card for line in self.lines)

    def deck(self) -> AnyDeck:
        """Return the deck that the matched and guessed lines make, in canonical form."""
        if self.game is Game.LCG:
            return canonical(
                LcgDeck(
                    heroes=self._cards(DeckZone.HEROES),
                    player_deck=self._cards(DeckZone.PLAYER_DECK),
                    side_board=self._cards(DeckZone.SIDEBOARD),
                )
            )
        return canonical(
            TcgDeck(
                ring_bearer=self._only(DeckZone.RING_BEARER),
                ring=self._only(DeckZone.RING),
                sites=tuple(
                    card
                    for card, count in self._cards(DeckZone.ADVENTURE_DECK)
                    for _ in range(count)
                ),
                draw_deck=self._cards(DeckZone.DRAW_DECK),
            )
        )

    def choosing(self, chosen: Mapping[str, str]) -> "DeckReading":
        """Return the reading with other choices taken, by the lines' keys.

        A choice is one of the line's `choices`, or `LEFT_OUT`; anything else is ignored.
        """
        return replace(self, read=tuple(_choose(line, chosen) for line in self.read))

    def _cards(self, group: DeckZone) -> tuple[tuple[str, int], ...]:
        return tuple(
            (line.card, line.count)
            for line in self.lines
            if line.holds_card and line.zone is group and line.card is not None
        )

    def _only(self, group: DeckZone) -> str | None:
        cards = self._cards(group)
        return cards[0][0] if cards else None


def _choose(line: Line, chosen: Mapping[str, str]) -> Line:
    card = chosen.get(line.key)
    if card == LEFT_OUT and (line.choices or line.status is Status.REJECTED):
        return line.left_out()
    if card not in line.choices or card == line.card:
        return line
    status = Status.MATCHED if line.status is Status.REJECTED else line.status
    return replace(line, status=status, card=card)
