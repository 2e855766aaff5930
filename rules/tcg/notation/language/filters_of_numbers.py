"""Filters by number: `with_strength(at_least(8))`, `with_cost(equal_to(x))`."""

from dataclasses import dataclass
from typing import Literal

from rules.tcg.notation.amounts import (
    Amount,
    Statistic,
)
from rules.tcg.notation.filters import (
    Filter,
    HomeAt,
    InRegion,
    InRegionOf,
    Range,
    SiteNumbered,
    With,
    WithMoreThan,
    WithNumber,
    WoundsIn,
    all_of,
)
from rules.tcg.vocabulary import Block

__all__ = [
    "at_least",
    "at_most",
    "between",
    "equal_to",
    "exactly",
    "home_at",
    "in_region",
    "in_region_of",
    "less_than",
    "more_than",
    "site_numbered",
    "with_cost",
    "with_damage_bonus",
    "with_defender_bonus",
    "with_resistance",
    "with_strength",
    "with_vitality",
    "with_wounds",
]


def at_least(number: int) -> Range:
    """This number or more."""
    return Range(number, None)


def at_most(number: int) -> Range:
    """This number or fewer."""
    return Range(None, number)


def exactly(number: int) -> Range:
    """Just a given number."""
    return Range(number, number)


def between(least: int, most: int) -> Range:
    """From one number to another, both included."""
    return Range(least, most)


@dataclass(frozen=True)
class Compared:
    """A number as it compares with an amount that is counted at the moment."""

    amount: Amount
    sign: Literal["more", "less", "equal"]


def more_than(amount: Amount) -> Compared:
    """More than an amount: `with_strength(more_than(strength_of(this)))`."""
    return Compared(amount, "more")


def less_than(amount: Amount) -> Compared:
    """Less than an amount: `with_strength(less_than(strength_of(bearer)))`."""
    return Compared(amount, "less")


def equal_to(amount: Amount) -> Compared:
    """As much as an amount: `with_cost(equal_to(x))`."""
    return Compared(amount, "equal")


def _with(statistic: Statistic, number: Range | Compared) -> Filter:
    if isinstance(number, Range):
        return With(statistic, number)
    if number.sign == "equal":
        return WithNumber(statistic, number.amount)
    return WithMoreThan(statistic, number.amount, more=number.sign == "more")


def with_strength(number: Range | Compared) -> Filter:
    """Whose strength lies in a range, or compares with an amount."""
    return _with(Statistic.STRENGTH, number)


def with_vitality(number: Range | Compared) -> Filter:
    """Whose vitality (less its wounds) lies in a range, or compares with an amount."""
    return _with(Statistic.VITALITY, number)


def with_resistance(number: Range | Compared) -> Filter:
    """Whose resistance (less the burdens) lies in a range, or compares with an amount."""
    return _with(Statistic.RESISTANCE, number)


def with_cost(number: Range | Compared) -> Filter:
    """Whose twilight cost lies in a range, or compares with an amount."""
    return _with(Statistic.TWILIGHT_COST, number)


def with_damage_bonus(number: Range | Compared) -> Filter:
    """Whose damage bonus lies in a range, or compares with an amount."""
    return _with(Statistic.DAMAGE, number)


def with_defender_bonus(number: Range | Compared) -> Filter:
    """Whose defender bonus lies in a range, or compares with an amount."""
    return _with(Statistic.DEFENDER, number)


def with_wounds(range_: Range) -> Filter:
    """Having a given number of wounds."""
    return WoundsIn(range_)


def site_numbered(range_: Range | int, block: Block | None = None) -> Filter:
    """A site whose number lies in a range, of a block or of any."""
    return SiteNumbered(range_ if isinstance(range_, Range) else exactly(range_), block)


def in_region(region: int) -> Filter:
    """A site of a region."""
    return InRegion(region)


def in_region_of(*site: Filter) -> Filter:
    """A site in the same region as such a site on the path."""
    return InRegionOf(all_of(site))


def home_at(range_: Range | int, block: Block | None = None) -> Filter:
    """An ally whose home is such a site."""
    return HomeAt(range_ if isinstance(range_, Range) else exactly(range_), block)
