"""How two decks differ, card by card in each part; and such differences made on a deck."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from decks.contents.encoding import MAX_STORED_COPIES, AnyDeck, canonical, card_order
from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from rules.construction import Game, game_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck


class DifferentGames(ValueError):
    """Decks of different games can’t be compared."""


class Kind(StrEnum):
    """What became of a card from one deck to the other."""

    ADDED = "added"
    REMOVED = "removed"
    MORE = "more"
    FEWER = "fewer"


@dataclass(frozen=True, slots=True)
class Difference:
    """A card of which one deck holds `before` copies in a part and the other `after`."""

    zone: DeckZone
    card: str
    before: int
    after: int

    @property
    def change(self) -> int:
        """How many copies came; negative where some went."""
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
    """Return what is different in the second deck, by part and card.

    DifferentGames for two games.
    """
    if game_of(before) is not game_of(after):
        raise DifferentGames("Decks of different games can’t be compared.")
    return tuple(difference for difference in _every_card(before, after) if difference.change)


def apply_differences(deck: AnyDeck, changes: Iterable[Difference]) -> AnyDeck:
    """Return the deck with changes made on it, in canonical form.

    On the deck they begin from they give the one they lead to. On another deck of the game they
    add and take out as many copies as they say, and no more than there are; a new Ring-bearer or
    ring takes the place of whichever is there.
    """
    parts = deck_zones(deck)
    for change in changes:
        if change.zone not in parts:
            raise DifferentGames(f"a deck of this game has no {change.zone}")
        held = parts[change.zone]
        if change.zone in SINGLE_CARD_ZONES and change.after:
            held.clear()
        held[change.card] = max(0, min(MAX_STORED_COPIES, held[change.card] + change.change))
    return deck_from_zones(game_of(deck), parts)


def deck_zones(deck: AnyDeck) -> dict[DeckZone, Counter[str]]:
    """Return how many copies of each card every part of a deck holds."""
    if isinstance(deck, TcgDeck):
        return {
            DeckZone.RING_BEARER: Counter(filter(None, [deck.ring_bearer])),
            DeckZone.RING: Counter(filter(None, [deck.ring])),
            DeckZone.ADVENTURE_DECK: Counter(deck.sites),
            DeckZone.DRAW_DECK: _counted(deck.draw_deck),
        }
    return {
        DeckZone.HEROES: _counted(deck.heroes),
        DeckZone.PLAYER_DECK: _counted(deck.player_deck),
        DeckZone.SIDEBOARD: _counted(deck.side_board),
    }


def deck_copies(deck: AnyDeck, *, without: Container[DeckZone] = ()) -> Counter[str]:
    """Return how many copies of each card a deck holds in all its zones but some."""
    copies: Counter[str] = Counter()
    for zone, held in deck_zones(deck).items():
        if zone not in without:
            copies.update(+held)
    return copies


def deck_from_zones(game: Game, parts: Mapping[DeckZone, Counter[str]]) -> AnyDeck:
    """Return the deck of these parts in canonical form; parts that are not named are empty."""
    held = {part: parts.get(part, Counter()) for part in DeckZone}
    if game is Game.LCG:
        return canonical(
            LcgDeck(
                heroes=tuple(held[DeckZone.HEROES].items()),
                player_deck=tuple(held[DeckZone.PLAYER_DECK].items()),
                side_board=tuple(held[DeckZone.SIDEBOARD].items()),
            )
        )
    return canonical(
        TcgDeck(
            ring_bearer=next(held[DeckZone.RING_BEARER].elements(), None),
            ring=next(held[DeckZone.RING].elements(), None),
            sites=tuple(held[DeckZone.ADVENTURE_DECK].elements()),
            draw_deck=tuple(held[DeckZone.DRAW_DECK].items()),
        )
    )


def _every_card(before: AnyDeck, after: AnyDeck) -> Iterator[Difference]:
    then, now = deck_zones(before), deck_zones(after)
    for part in then:
        for card in sorted({*then[part], *now[part]}, key=card_order):
            yield Difference(part, card, then[part][card], now[part][card])


def _counted(pairs: Iterable[tuple[str, int]]) -> Counter[str]:
    copies: Counter[str] = Counter()
    for card, count in pairs:
        copies[card] += count
    return copies
