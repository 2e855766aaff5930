"""How two decks differ, card by card in each part; and such differences made on a deck."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from decks.contents.encoding import MOST_COPIES, AnyDeck, canonical, card_order
from rules.construction import Game, game_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


class TwoGames(ValueError):
    """Decks of two games share no card and cannot be compared."""


class Part(StrEnum):
    """Where in a deck a card is, in the order in which players tell a deck."""

    RING_BEARER = "ring-bearer"
    RING = "ring"
    ADVENTURE_DECK = "adventure-deck"
    DRAW_DECK = "draw-deck"
    HEROES = "heroes"
    PLAYER_DECK = "player-deck"
    SIDE_BOARD = "side-board"


# Parts that hold a single card: another one takes its place.
SINGLE = frozenset({Part.RING_BEARER, Part.RING})


class Kind(StrEnum):
    """What became of a card from one deck to the other."""

    ADDED = "added"
    REMOVED = "removed"
    MORE = "more"
    FEWER = "fewer"


@dataclass(frozen=True, slots=True)
class Difference:
    """A card of which one deck holds `before` copies in a part and the other `after`."""

    part: Part
    card: str
    before: int
    after: int

    @property
    def change(self) -> int:
        """How many copies came; less than nothing where some went."""
        return self.after - self.before

    @property
    def kind(self) -> Kind:
        """What became of the card."""
        if not self.before:
            return Kind.ADDED
        if not self.after:
            return Kind.REMOVED
        return Kind.MORE if self.change > 0 else Kind.FEWER


def differences(before: AnyDeck, after: AnyDeck) -> tuple[Difference, ...]:
    """Give what is different in the second deck, by part and card; TwoGames for two games."""
    if game_of(before) is not game_of(after):
        raise TwoGames("Decks of two games share no card and cannot be compared.")
    return tuple(one for one in _every_card(before, after) if one.change)


def applied(deck: AnyDeck, changes: Iterable[Difference]) -> AnyDeck:
    """Give the deck with changes made on it, in canonical form.

    On the deck they begin from they give the one they lead to. On another deck of the game they
    add and take out as many copies as they say, and no more than there are; a new Ring-bearer or
    ring takes the place of whichever is there.
    """
    parts = parts_of(deck)
    for change in changes:
        if change.part not in parts:
            raise TwoGames(f"a deck of this game has no {change.part}")
        held = parts[change.part]
        if change.part in SINGLE and change.after:
            held.clear()
        held[change.card] = max(0, min(MOST_COPIES, held[change.card] + change.change))
    return deck_of(game_of(deck), parts)


def parts_of(deck: AnyDeck) -> dict[Part, Counter[str]]:
    """Give how many copies of each card every part of a deck holds."""
    if isinstance(deck, TcgDeck):
        return {
            Part.RING_BEARER: Counter(filter(None, [deck.ring_bearer])),
            Part.RING: Counter(filter(None, [deck.ring])),
            Part.ADVENTURE_DECK: Counter(deck.sites),
            Part.DRAW_DECK: _counted(deck.draw_deck),
        }
    return {
        Part.HEROES: _counted(deck.heroes),
        Part.PLAYER_DECK: _counted(deck.player_deck),
        Part.SIDE_BOARD: _counted(deck.side_board),
    }


def deck_of(game: Game, parts: Mapping[Part, Counter[str]]) -> AnyDeck:
    """Give the deck of these parts in canonical form; parts that are not named are empty."""
    held = {part: parts.get(part, Counter()) for part in Part}
    if game is Game.LCG:
        return canonical(
            LcgDeck(
                heroes=tuple(held[Part.HEROES].items()),
                player_deck=tuple(held[Part.PLAYER_DECK].items()),
                side_board=tuple(held[Part.SIDE_BOARD].items()),
            )
        )
    return canonical(
        TcgDeck(
            ring_bearer=next(held[Part.RING_BEARER].elements(), None),
            ring=next(held[Part.RING].elements(), None),
            sites=tuple(held[Part.ADVENTURE_DECK].elements()),
            draw_deck=tuple(held[Part.DRAW_DECK].items()),
        )
    )


def _every_card(before: AnyDeck, after: AnyDeck) -> Iterator[Difference]:
    then, now = parts_of(before), parts_of(after)
    for part in then:
        for card in sorted({*then[part], *now[part]}, key=card_order):
            yield Difference(part, card, then[part][card], now[part][card])


def _counted(pairs: Iterable[tuple[str, int]]) -> Counter[str]:
    copies: Counter[str] = Counter()
    for card, count in pairs:
        copies[card] += count
    return copies
