"""Computer drafters: what each card of a pack adds to a seat's picks, and why.

A card is worth what it adds to the half of the deck that the picks can make. At first cards that
are asked for may still come; with each pick there is less hope of that, so the drafter commits
itself. A half that has cards enough takes only better ones.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules.construction.tcg.build import card_of
from rules.construction.tcg.titles import title_key
from rules.limited.drafting import DraftTable
from rules.limited.half import HalfPool, counts_in, of_side
from rules.limited.opening import Dice
from rules.limited.reasons import reason_to_pick
from rules.tcg.vocabulary import CardType, Side

# What a card adds counts that much more for the half that lacks most, at the end.
_NEED: Final = 0.5
# By how much two cards must differ, in worth, that no drafter mixes them up.
_TEMPER: Final = 0.3
_TEMPER_DICE: Final = 7
# What sites and rings are worth, which the event gives.
_ASIDE: Final = -100.0


@dataclass(frozen=True, slots=True)
class RatedCard:
    """A card of a pack with what it adds to the picks, and why."""

    card: str
    value: float
    reason: str


@dataclass(frozen=True, slots=True)
class Seat:
    """What a drafter knows: its picks and given cards, how far the draft is, and deck sizes."""

    held: Mapping[str, int]
    progress: float
    half_size: int
    bearer: str

    @property
    def hope(self) -> float:
        """How likely it is that what is missing still comes: 1 at first, 0 at the end."""
        return max(0.0, 1.0 - 1.3 * self.progress)


def seat_of(table: DraftTable, seat: int, half_size: int) -> Seat:
    """Return what a seat of a draft knows before its next pick."""
    held = Counter((*table.given(seat), *table.picks[seat]))
    cards = (card_of(card) for card in held)
    bearers = [card for card in cards if card is not None and card.may_bear_ring]
    bearer = title_key(bearers[0].title) if bearers else title_key("Frodo")
    return Seat(held, len(table.picks[seat]) / table.size, half_size, bearer)


def rate_pack(pack: Iterable[str], seat: Seat) -> list[RatedCard]:
    """Return the different cards of a pack, the best for a seat first, each with its reason."""
    cards = list(dict.fromkeys(pack))
    lacking = _lacking(seat)
    values = {
        card: value
        for side in Side
        for card, value in _values(cards, side, seat, lacking[side]).items()
    }
    rated = [
        RatedCard(card, values.get(card, _ASIDE), reason_to_pick(card, seat.held)) for card in cards
    ]
    return sorted(rated, key=lambda card: (-card.value, card.card))


def choose(pack: Sequence[str], seat: Seat, seed: int) -> str:
    """Return the card a computer drafter takes; of two about as good, the seed decides."""
    rated = rate_pack(pack, seat)
    dice = Dice(seed, _TEMPER_DICE, sum(seat.held.values()))
    tempered = [
        (card.value + _TEMPER * (dice.below(1000) / 1000 - 0.5), card.card) for card in rated
    ]
    return max(tempered)[1]


def pick_for_computers(
    table: DraftTable, seats: Sequence[int], half_size: int, seed: int
) -> list[int]:
    """Let computer drafters pick as far as packs reach them; return whose picks were made."""
    picked = []
    waiting = True
    while waiting:
        waiting = False
        for seat in seats:
            pack = table.pack_before(seat)
            if pack is None:
                continue
            known = seat_of(table, seat, half_size)
            table.pick(seat, choose([held.card for held in pack], known, seed + seat))
            picked.append(seat)
            waiting = True
    return picked


def _values(cards: Sequence[str], side: Side, seat: Seat, lacking: float) -> dict[str, float]:
    """Return what each card of a side adds to the half of the picks."""
    mine = [card for card in cards if (found := card_of(card)) is not None and found.side is side]
    if not mine:
        return {}
    held = of_side(seat.held, side)
    both = [*held, *(card for card in mine if card not in seat.held)]
    half = HalfPool(side, both, seat.bearer, seat.hope)
    copies = counts_in(seat.held, both)
    size = seat.half_size
    now = half.value(copies, size)
    threshold = _worth_replaced(half, copies, size)
    values = {}
    for card in mine:
        place = both.index(card)
        copies[place] += 1
        added = half.value(copies, size) - now
        copies[place] -= 1
        values[card] = (added - threshold) * (1 + _NEED * lacking * seat.progress)
    return values


def _worth_replaced(half: HalfPool, copies: Sequence[int], size: int) -> float:
    """Return what the worst card of a full half is worth, which a new card would replace."""
    kept = sorted(
        (half.kept(place, copies) for place, count in enumerate(copies) for _ in range(count)),
        reverse=True,
    )
    return max(0.0, kept[size - 1]) if len(kept) >= size else 0.0


def _lacking(seat: Seat) -> Mapping[Side, float]:
    """Return which part of each half is still missing at the pace of the draft."""
    counts: Counter[Side] = Counter()
    for card, count in seat.held.items():
        found = card_of(card)
        if found is not None and found.side is not None and found.type is not CardType.SITE:
            counts[found.side] += count
    return {side: max(0.0, 1 - counts[side] / seat.half_size) for side in Side}
