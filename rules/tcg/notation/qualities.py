"""What a card is given: strength +2, fierce, a keyword, "cannot take wounds".

Qualities are values with one set of names, for what lasts (`gets`) and what passes (`make`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.tcg.notation.amounts import Amount, Statistic
from rules.tcg.notation.filters import Filter
from rules.tcg.vocabulary import Culture, Keyword, Phase, Race, Signet

if TYPE_CHECKING:
    from rules.tcg.notation.sentences import Sentence


class Quality:
    """Something a card is given."""


@dataclass(frozen=True)
class Change(Quality):
    """A number that is higher or lower, or a flag (fierce, archer, "cannot …") that is set."""

    statistic: Statistic
    amount: Amount


@dataclass(frozen=True)
class Loses(Quality):
    """A keyword or a number's bonuses that a card loses: "loses fierce"."""

    what: Statistic | Keyword


@dataclass(frozen=True)
class LosesKeywords(Quality):
    """The card loses all game text keywords and cannot gain any."""


@dataclass(frozen=True)
class GainsKeyword(Quality):
    """A keyword without rules that a card gains: "is a ranger"."""

    keyword: Keyword


@dataclass(frozen=True)
class CountsAs(Quality):
    """A race, culture or signet that a card has besides its own."""

    word: Race | Culture | Signet


@dataclass(frozen=True)
class Gains(Quality):
    """A whole sentence that a card gains, as if it were printed on it."""

    sentence: Sentence


@dataclass(frozen=True)
class CannotBear(Quality):
    """The character cannot bear cards that pass."""

    item: Filter


@dataclass(frozen=True)
class CannotBeAssignedTo(Quality):
    """The character cannot be assigned to skirmish a character that passes.

    `by_free_peoples` where only the Free Peoples player cannot assign them.
    """

    opponent: Filter
    by_free_peoples: bool = False


@dataclass(frozen=True)
class ExertedOnlyBy(Quality):
    """The character may be exerted by cards that pass alone, in costs as in effects."""

    card: Filter


@dataclass(frozen=True)
class CannotUseAbilities(Quality):
    """Special abilities of the card cannot be used; only those of a phase where one is named."""

    phase: Phase | None = None


@dataclass(frozen=True)
class LosesBonuses(Quality):
    """The card loses the bonuses to a number that it has from cards it bears that pass."""

    statistic: Statistic
    items: Filter


@dataclass(frozen=True)
class GainsTerrains(Quality):
    """A site gains each terrain keyword of sites that pass."""

    of: Filter
