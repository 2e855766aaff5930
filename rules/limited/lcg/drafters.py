"""Computer drafters of the LCG: what each card of a pack adds to a seat's picks, and why.

Heroes come first, so a player card is worth what the heroes can pay for. A seat that has cards
enough for a deck takes only better ones, and one that lacks allies takes them earlier.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from rules.construction.lcg.build import card_of
from rules.lcg.vocabulary import CardType, Sphere
from rules.limited.choices import RatedCard
from rules.limited.drafting import DraftTable
from rules.limited.lcg.reasons import heroes_in, reason_to_pick
from rules.limited.lcg.worth import Icons, icons_of, is_title_of, worth, worth_beside

# What a hero gains for each hero of the same sphere: they pay for more cards together.
_SAME_SPHERE: Final = 1.2
# What part of a deck are allies, at least, and how much more they count at the end without them.
_ALLIES: Final = 0.4
_NEED: Final = 0.5


def rate(table: DraftTable, seat: int, least: int) -> list[RatedCard]:
    """Return the different cards before a seat, the best first; none while it waits."""
    pack = table.pack_before(seat)
    if pack is None:
        return []
    held = table.held(seat)
    progress = len(table.picks[seat]) / table.size
    return rate_pack([card.card for card in pack], held, progress, least)


def rate_pack(
    pack: Sequence[str], held: Mapping[str, int], progress: float, least: int
) -> list[RatedCard]:
    """Return the different cards of a pack, the best first, beside what a seat holds.

    `progress` is the part of the draft that is over, `least` how many cards a deck has.
    """
    heroes = heroes_in(held)
    icons = icons_of(heroes)
    needed = _NEED * progress * _lacking_allies(held, icons, least)
    replaced = _worth_replaced(held, icons, least)
    heroes_cards = [hero for each in heroes if (hero := card_of(each)) is not None]
    rated = []
    for code in dict.fromkeys(pack):
        card = card_of(code)
        if card is None:
            continue
        if card.type is CardType.HERO:
            value = worth(code) + _SAME_SPHERE * _same_sphere(card.sphere, icons)
        else:
            is_a_heros = is_title_of(card, heroes_cards)
            value = 0.0 if is_a_heros else worth_beside(code, icons, held.get(code, 0))
            value = (value - replaced) * (1 + needed * (card.type is CardType.ALLY))
        rated.append(RatedCard(code, value, partial(reason_to_pick, code, held)))
    return sorted(rated, key=lambda each: (-each.value, each.card))


def _same_sphere(sphere: Sphere | None, icons: Icons) -> int:
    return icons.get(sphere, 0) if sphere is not None else 0


def _lacking_allies(held: Mapping[str, int], icons: Icons, least: int) -> float:
    """Return which part of the allies of a deck is still missing."""
    allies = 0
    for code, count in held.items():
        card = card_of(code)
        if card is not None and card.type is CardType.ALLY and worth_beside(code, icons, 0) >= 1:
            allies += count
    return max(0.0, 1 - allies / (_ALLIES * least))


def _worth_replaced(held: Mapping[str, int], icons: Icons, least: int) -> float:
    """Return what the worst card of a whole deck is worth, which a new card would replace."""
    kept = sorted(
        (
            worth_beside(code, icons, copy)
            for code, count in held.items()
            if (card := card_of(code)) is not None and card.type is not CardType.HERO
            for copy in range(count)
        ),
        reverse=True,
    )
    return kept[least - 1] if len(kept) >= least else 0.0
