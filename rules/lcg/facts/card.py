"""The facts of an LCG card: what is printed on it, short of its sentences."""

from dataclasses import dataclass
from typing import Literal

from rules.lcg.vocabulary import CardType, EncounterSet, Keyword, Sphere

# A number, or X where the player chooses it or the card says what it is.
NumberOrX = int | Literal["X"]


def number_or_zero(printed: NumberOrX | None) -> int:
    """Return a printed number; 0 where there is none, or an X."""
    return printed if isinstance(printed, int) else 0


@dataclass(frozen=True, slots=True)
class PrintedKeyword:
    """A keyword as it stands on a card; `number` for those that carry one (doomed 1)."""

    keyword: Keyword
    number: int | None = None

    def __str__(self) -> str:
        word = self.keyword.capitalize()
        return word if self.number is None else f"{word} {self.number}"


@dataclass(frozen=True, slots=True)
class LcgCard:
    """One official card.

    `code` is the cycle and the number in it ("01001"), as players' sites count; in a saga, the
    expansion stands between them ("131001"). A product without a place among the cycles has two
    letters instead ("DG001"). `quantity` is how many copies one box holds, and `deck_limit` how
    many a deck may have where the card says so.
    `octgn_id` is what deck files of OCTGN call the card. Heroes have a `threat_cost`, other
    player cards a `cost` in resources. `escape` is what
    a card counts in an escape test. `quest_points` are those of a location, or of the back
    of a quest card, which has its `stage` and, where the back is called otherwise, a
    `back_name`. A card belongs to a sphere or to an encounter set, never to both.
    """

    code: str
    set: str
    number: int
    name: str
    type: CardType
    quantity: int
    octgn_id: str
    back_name: str = ""
    unique: bool = False
    sphere: Sphere | None = None
    encounter_set: EncounterSet | None = None
    stage: int | None = None
    cost: NumberOrX | None = None
    threat_cost: int | None = None
    engagement_cost: int | None = None
    threat_strength: NumberOrX | None = None
    willpower: int | None = None
    attack: NumberOrX | None = None
    defense: NumberOrX | None = None
    hit_points: int | None = None
    quest_points: NumberOrX | None = None
    victory_points: int | None = None
    escape: int | None = None
    deck_limit: int | None = None
    traits: tuple[str, ...] = ()
    keywords: tuple[PrintedKeyword, ...] = ()

    def has(self, keyword: Keyword) -> bool:
        """Whether the card is printed with a keyword."""
        return any(printed.keyword == keyword for printed in self.keywords)


@dataclass(frozen=True, slots=True)
class Printing:
    """A later printing of a card: the same card in another product.

    `prints` is the code of the card. A product that OCTGN knows only by the card's first printing
    has no `octgn_id`.
    """

    code: str
    prints: str
    set: str
    number: int
    quantity: int
    octgn_id: str = ""
