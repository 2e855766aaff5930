"""Decks from the pools of one draft, built well, at random, or by culture and cost."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rules.construction.tcg.build import card_of
from rules.limited.computer import pick_for_computers
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent, counted, open_week
from rules.limited.opening import Dice
from rules.limited.tcg.builders import build_deck
from rules.limited.tcg.drafters import rate
from rules.limited.tcg.worth import Weights, weights_in_use
from rules.tcg.deck import TcgDeck
from rules.tcg.vocabulary import Culture, Side

SEATS: Final = 8
LEAST: Final = 40
_DICE: Final = 77
_WEEKS: Final = 91

Build = Callable[[Mapping[str, int], int], TcgDeck]


def drafted_pools(
    event: LimitedEvent, seed: int, weights: Sequence[Weights] | None = None
) -> list[Counter[str]]:
    """Let computers draft at a table of eight, and return the cards of each seat.

    `weights` are what each seat picks by, those in use if there are none.
    """
    table = DraftTable(event, SEATS, seed)
    known = weights or [weights_in_use()] * SEATS
    pick_for_computers(
        table, range(SEATS), seed, lambda table, seat: rate(table, seat, event.least, known[seat])
    )
    return [table.held(seat) for seat in range(SEATS)]


def opened_pools(event: LimitedEvent, seed: int) -> list[Counter[str]]:
    """Open a sealed event eight times, up to a week that the seed decides."""
    weeks = 1 + Dice(seed, _WEEKS).below(len(event.weeks))
    return [
        counted(
            [pack for week in range(weeks) for pack in open_week(event, week, seed * SEATS + seat)]
        )
        for seat in range(SEATS)
    ]


def built(pool: Mapping[str, int], seed: int) -> TcgDeck:
    """Return the deck that the computer builds."""
    return build_deck(pool, LEAST).deck


def at_random(pool: Mapping[str, int], seed: int) -> TcgDeck:
    """Return a legal deck of random cards."""
    return _filled(pool, lambda copies: _drawn(copies, Dice(seed, _DICE)))


def by_culture_and_cost(pool: Mapping[str, int], seed: int) -> TcgDeck:
    """Return a legal deck of the cultures of which a side has most cards, the cheapest first."""
    return _filled(pool, _of_large_cultures)


def _filled(pool: Mapping[str, int], choose: Callable[[list[str]], Sequence[str]]) -> TcgDeck:
    """Return a deck with the computer's Ring-bearer, Ring and sites, and other halves."""
    known = build_deck(pool, LEAST).deck
    left = Counter(pool)
    left[known.ring_bearer or ""] -= 1
    drawn: Counter[str] = Counter()
    for side in Side:
        drawn.update(choose(_copies(left, side))[: LEAST // 2])
    return TcgDeck(known.ring_bearer, known.ring, known.sites, tuple(sorted(drawn.items())))


def _copies(pool: Mapping[str, int], side: Side) -> list[str]:
    return [
        card_id
        for card_id, count in sorted(pool.items())
        for _ in range(count)
        if (card := card_of(card_id)) is not None and card.side is side
    ]


def _drawn(copies: list[str], dice: Dice) -> list[str]:
    left = list(copies)
    return [left.pop(dice.below(len(left))) for _ in range(len(copies))]


def _of_large_cultures(copies: list[str]) -> list[str]:
    cultures: Counter[Culture | None] = Counter(_culture(card_id) for card_id in copies)
    rank = {culture: place for place, (culture, _) in enumerate(cultures.most_common())}
    return sorted(copies, key=lambda card_id: (rank[_culture(card_id)], _cost(card_id), card_id))


def _culture(card_id: str) -> Culture | None:
    card = card_of(card_id)
    return card.culture if card is not None else None


def _cost(card_id: str) -> int:
    card = card_of(card_id)
    return card.twilight if card is not None else 0
