"""The facts of a TCG card: what is printed on it, short of its sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rules.tcg.vocabulary import (
    CHARACTERS,
    Arrow,
    Block,
    CardType,
    Culture,
    ItemClass,
    Keyword,
    Phase,
    Race,
    Rarity,
    Side,
    Signet,
)

NO_KEYWORDS: Mapping[Keyword, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class AllyHome:
    """Where an ally lives: a site number of one block (2.0, "Allies")."""

    site_number: int
    block: Block


@dataclass(frozen=True, slots=True)
class Card:
    """One official card.

    `id` is `<set>_<number>` ("7_364") and unique; `collector` is the printed collector's
    number ("7 P 364"), which the three cultures of 15 C 60 share. `twilight` is the twilight
    cost, for a site its Shadow number. `strength`, `vitality` and `resistance` are the
    character's own; on a possession, an artifact or The One Ring what it adds to its bearer.
    `site_number` is a site's own number, a minion's site number, or what a condition adds to
    the site number of the minion that bears it. `keywords` maps each keyword to its number
    (damage +2 is `{DAMAGE: 2}`), 1 where it has none.
    """

    id: str
    collector: str
    set: int
    number: int
    rarity: Rarity
    title: str
    type: CardType
    subtitle: str = ""
    unique: bool = False
    side: Side | None = None
    culture: Culture | None = None
    race: Race | None = None
    classes: tuple[ItemClass, ...] = ()
    twilight: int = 0
    strength: int | None = None
    vitality: int | None = None
    resistance: int | None = None
    signet: Signet | None = None
    site_number: int | None = None
    site_block: Block | None = None
    site_arrow: Arrow | None = None
    ally_homes: tuple[AllyHome, ...] = ()
    may_bear_ring: bool = False
    keywords: Mapping[Keyword, int] = field(default_factory=lambda: NO_KEYWORDS)
    timewords: tuple[Phase, ...] = ()

    @property
    def name(self) -> str:
        """Title and subtitle as players write them: "Aragorn, Driven by Need"."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def is_character(self) -> bool:
        """Whether the card is a companion, an ally or a minion."""
        return self.type in CHARACTERS
