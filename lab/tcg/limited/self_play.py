"""Games between decks that computers drafted, or built from sealed pools, with chance added.

Chance shifts the worth of each card, each culture and each kind of card from deck to deck, so that
cards meet in many combinations. Drafts and sealed pools take turns, and so do their events.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from lab.tcg.limited.fields import SEATS, drafted_pools, opened_pools
from rules.construction.tcg.build import card_of
from rules.limited.events import LimitedEvent, limited_event
from rules.limited.opening import Dice
from rules.limited.tcg.builders import build_deck
from rules.limited.tcg.worth import Weights
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck

# How much chance shifts what cards, cultures and kinds of cards are worth, at most to either side.
OF_CARD: Final = 1.5
OF_CULTURE: Final = 0.7
OF_KIND: Final = 0.5
# Which seats a deck meets, counted on from its own: each of eight meets six others.
MEETINGS: Final = (1, 2, 3)
GAMES: Final = SEATS * len(MEETINGS)
_DICE: Final = 91

Deck = Mapping[str, int]


class Table(NamedTuple):
    """Eight decks of one event, and their games: the seats of both decks, and if the first won."""

    decks: Sequence[Deck]
    games: Sequence[tuple[int, int, bool]]


def play_table(event: LimitedEvent, seed: int, weights: Weights, player: str) -> Table:
    """Open or draft eight pools, build decks with chance, and play each against six others."""
    if event.is_draft:
        pools = drafted_pools(event, seed, [weights] * SEATS)
    else:
        pools = opened_pools(event, seed)
    decks = [
        _by_chance(event, pool, seed * SEATS + seat, weights) for seat, pool in enumerate(pools)
    ]
    games = []
    for seat, step in product(range(SEATS), MEETINGS):
        other = (seat + step) % SEATS
        description = PlaytestDescription((decks[seat], decks[other]), (player, player), seed)
        record = play_game(description, SEATS * step + seat)
        games.append((seat, other, record.winner == 0))
    return Table([dict(deck.draw_deck) for deck in decks], games)


def event_of(number: int, drafts: Sequence[str], sealed: Sequence[str]) -> LimitedEvent:
    """Return the event of a table: a draft, then a sealed event, each in turn."""
    place, is_sealed = divmod(number, 2)
    events = sealed if is_sealed and sealed else drafts
    return limited_event(events[place % len(events)])


def _by_chance(
    event: LimitedEvent, pool: Mapping[str, int], seed: int, weights: Weights
) -> TcgDeck:
    return build_deck(pool, event.least, _shifted(weights, Dice(seed, _DICE), pool)).deck


def _shifted(weights: Weights, dice: Dice, pool: Mapping[str, int]) -> Weights:
    """Return weights with chance added to each card of a pool."""
    shifts: dict[object, float] = {}

    def shift(name: object, most: float) -> float:
        if name not in shifts:
            shifts[name] = most * (dice.below(2001) / 1000 - 1)
        return shifts[name]

    cards = dict(weights.cards)
    for card_id in sorted(pool):
        card = card_of(card_id)
        if card is not None:
            cards[card_id] = (
                cards.get(card_id, 0.0)
                + shift(card_id, OF_CARD)
                + shift((card.side, card.culture), OF_CULTURE)
                + shift((card.side, card.type), OF_KIND)
            )
    return weights._replace(cards=cards)
