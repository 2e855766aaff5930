"""Opening packs: a seed decides what is in them, the same on every machine."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules import rng
from rules.limited.products import (
    Sheet,
    UnknownProduct,
    boosters,
    draft_packs,
    foil_sheets,
    rare_sheet,
    reflections_sheet,
    sheet,
)
from rules.tcg.vocabulary import Rarity, Side


@dataclass(frozen=True, slots=True)
class PackCard:
    """A card in a pack; a foil plays as any other copy."""

    card: str
    foil: bool = False


Pack = tuple[PackCard, ...]


class Dice:
    """Whole random numbers one after another from a seed, so that no machine differs."""

    def __init__(self, seed: int, *salt: int) -> None:
        self._state = rng.seeded(seed, *salt)

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound - 1`."""
        self._state, number = rng.below(self._state, bound)
        return number

    def one(self, cards: Sequence[str]) -> str:
        """Return one of some cards."""
        return cards[self.below(len(cards))]

    def different(self, cards: Sheet, count: int) -> list[str]:
        """Return different cards of a sheet, at most as many as it has."""
        left = list(dict.fromkeys(cards))
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]


def open_booster(set_number: int, dice: Dice) -> Pack:
    """Open a booster of a set: commons first, the rare last. Raise UnknownProduct for none."""
    known = boosters()
    if set_number == known.reflections.set:
        return _open_reflections(dice)
    if set_number not in known.sets:
        raise UnknownProduct(f"There are no boosters of set {set_number}.")
    shape = known.shape
    commons = dice.different(sheet(set_number, Rarity.COMMON), shape.common)
    uncommons = dice.different(sheet(set_number, Rarity.UNCOMMON), shape.uncommon)
    rares = [dice.one(rare_sheet(set_number)) for _ in range(shape.rare)]
    foil = _foil(set_number, dice)
    if foil is not None:
        commons.pop()
    cards = (PackCard(card) for card in (*commons, *uncommons))
    return (*cards, *(foil or ()), *(PackCard(card) for card in rares))


def open_one_sided(set_number: int, side: Side, dice: Dice) -> Pack:
    """Open a pack of the cards of one side, as many of each rarity as in a booster."""
    shape = boosters().shape
    counts = (Rarity.COMMON, shape.common), (Rarity.UNCOMMON, shape.uncommon)
    cards = [
        card
        for rarity, count in counts
        for card in dice.different(sheet(set_number, rarity, side), count)
    ]
    rare = dice.one(sheet(set_number, Rarity.RARE, side))
    return tuple(PackCard(card) for card in (*cards, rare))


def open_draft_pack(name: str, dice: Dice) -> Pack:
    """Open a draft pack: runs of its wheels, and a rare. Raise UnknownProduct for no such pack."""
    pack = draft_packs().get(name)
    if pack is None:
        raise UnknownProduct(f"There is no draft pack {name!r}.")
    half = pack.length // 2
    cards = [
        *_run(pack.free_peoples, half, dice),
        *_run(pack.more_free_peoples, pack.length - half, dice),
        *_run(pack.shadow, pack.length, dice),
        dice.one(rare_sheet(pack.rare_of)),
    ]
    return tuple(PackCard(card) for card in cards)


def _foil(set_number: int, dice: Dice) -> Pack | None:
    odds = boosters().foil
    if dice.below(odds.one_in):
        return None
    kind = dice.below(odds.rare + odds.uncommon + odds.common)
    place = 0 if kind < odds.rare else 1 if kind < odds.rare + odds.uncommon else 2
    return (PackCard(dice.one(foil_sheets(set_number)[place]), foil=True),)


def _open_reflections(dice: Dice) -> Pack:
    shape, usual = boosters().reflections, boosters().shape
    older = []
    for _ in range(shape.older):
        number = dice.one([str(number) for number in shape.older_sets])
        kind = dice.below(usual.size)
        is_rare, is_uncommon = kind < usual.rare, kind < usual.rare + usual.uncommon
        rarity = Rarity.RARE if is_rare else Rarity.UNCOMMON if is_uncommon else Rarity.COMMON
        older.append((kind, dice.one(sheet(int(number), rarity))))
    older.sort(key=lambda card: -card[0])
    foils = (PackCard(dice.one(reflections_sheet()), foil=True) for _ in range(shape.foils))
    return (*(PackCard(card) for _, card in older), *foils)


def _run(wheel: Sheet, length: int, dice: Dice) -> list[str]:
    start = dice.below(len(wheel))
    return [wheel[(start + step) % len(wheel)] for step in range(length)]
