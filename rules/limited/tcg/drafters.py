"""Computer drafters: what each card of a pack adds to a seat's picks, and why.

A card is worth what it adds to the half of the deck that the picks can make. At first cards that
are asked for may still come; with each pick there is less hope of that, so the drafter commits
itself. A half that has cards enough takes only better ones.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rules.construction.tcg.build import card_of
from rules.construction.tcg.titles import title_key
from rules.limited.choices import RatedCard
from rules.limited.drafting import DraftTable
from rules.limited.tcg.half import ChosenHalf, HalfPool, counts_in, of_side
from rules.limited.tcg.reasons import reason_to_pick
from rules.limited.tcg.worth import Weights, weights_in_use
from rules.tcg.vocabulary import CardType, Side

# What a card adds counts that much more for the half that lacks most, at the end.
_NEED: Final = 0.5
# From this share of the picks left on a half is short of cards, and what that is worth.
_IN_TIME: Final = 0.2
_URGENT: Final = 40.0
# What sites and rings are worth, which the event gives.
_ASIDE: Final = -100.0


@dataclass(frozen=True, slots=True)
class Seat:
    """What a drafter knows: its picks and given cards, how far the draft is, and deck sizes.

    `left` is how many picks it still has.
    """

    held: Mapping[str, int]
    progress: float
    half_size: int
    bearer: str
    left: int = 0

    @property
    def hope(self) -> float:
        """How likely it is that what is missing still comes: 1 at first, 0 at the end."""
        return max(0.0, 1.0 - 1.3 * self.progress)


def rate(
    table: DraftTable, seat: int, least: int, weights: Weights | None = None
) -> list[RatedCard]:
    """Return the different cards before a seat, the best first; none while it waits."""
    pack = table.pack_before(seat)
    if pack is None:
        return []
    known = seat_of(table, seat, (least + 1) // 2)
    return rate_pack([held.card for held in pack], known, weights)


def seat_of(table: DraftTable, seat: int, half_size: int) -> Seat:
    """Return what a seat of a draft knows before its next pick."""
    held = table.held(seat)
    cards = (card_of(card) for card in held)
    bearers = [card for card in cards if card is not None and card.may_bear_ring]
    bearer = title_key(bearers[0].title) if bearers else title_key("Frodo")
    picked = len(table.picks[seat])
    return Seat(held, picked / table.size, half_size, bearer, table.size - picked)


def rate_pack(pack: Iterable[str], seat: Seat, weights: Weights | None = None) -> list[RatedCard]:
    """Return the different cards of a pack, the best for a seat first, each with its reason."""
    cards = list(dict.fromkeys(pack))
    lacking = _lacking(seat)
    values = {
        card: value
        for side in Side
        for card, value in _values(
            cards, side, seat, lacking[side], weights or weights_in_use()
        ).items()
    }
    rated = [
        RatedCard(card, values.get(card, _ASIDE), partial(reason_to_pick, card, seat.held))
        for card in cards
    ]
    return sorted(rated, key=lambda card: (-card.value, card.card))


def _values(
    cards: Sequence[str], side: Side, seat: Seat, lacking: float, weights: Weights
) -> dict[str, float]:
    """Return what each card of a side adds to the half of the picks."""
    mine = [card for card in cards if (found := card_of(card)) is not None and found.side is side]
    if not mine:
        return {}
    held = of_side(seat.held, side)
    both = [*held, *(card for card in mine if card not in seat.held)]
    half = HalfPool(side, both, seat.bearer, seat.hope, weights)
    copies = counts_in(seat.held, both)
    chosen = ChosenHalf(half, copies, seat.half_size)
    threshold = _worth_replaced(chosen)
    values = {}
    for card in mine:
        added = chosen.gain(both.index(card))
        values[card] = (added - threshold) * (1 + _NEED * lacking * seat.progress)
        values[card] += _urgency(lacking, seat)
    return values


def _urgency(lacking: float, seat: Seat) -> float:
    """Return what any card of a side is worth more so that the half gets whole in time.

    Packs run out of a side early, so it grows once a half needs a fifth of the picks left.
    """
    share = lacking * seat.half_size / seat.left if seat.left else 0.0
    return _URGENT * max(0.0, share - _IN_TIME) ** 2


def _worth_replaced(chosen: ChosenHalf) -> float:
    """Return what the worst card of a full half is worth, which a new card would replace."""
    kept = sorted(
        (chosen.kept[place] for place, count in enumerate(chosen.copies) for _ in range(count)),
        reverse=True,
    )
    return max(0.0, kept[chosen.size - 1]) if len(kept) >= chosen.size else 0.0


def _lacking(seat: Seat) -> Mapping[Side, float]:
    """Return which part of each half is still missing; the Ring-bearer is in neither."""
    counts: Counter[Side] = Counter({Side.FREE_PEOPLES: -1})
    for card, count in seat.held.items():
        found = card_of(card)
        if found is not None and found.side is not None and found.type is not CardType.SITE:
            counts[found.side] += count
    return {side: max(0.0, 1 - counts[side] / seat.half_size) for side in Side}
