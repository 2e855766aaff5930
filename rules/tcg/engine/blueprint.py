"""What the engine knows of a card: its numbers, and its sentences as compiled functions."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from rules.tcg.engine.codes import STATISTICS
from rules.tcg.facts.card import Card

if TYPE_CHECKING:
    from rules.tcg.engine.state import State


class Context(NamedTuple):
    """For whom and from where a sentence is carried out.

    `source` is the card whose sentence it is, `player` who carries it out ("you"). `action`
    keys the cards and numbers chosen so far in `State.memory`. `subject` and `other` are the
    two cards a happening is about, `happening` keys what was said of it (a wound prevented).
    """

    source: int
    player: int
    action: int = -1
    subject: int = -1
    other: int = -1
    happening: int = -1


Test = Callable[["State", Context], bool]
CardTest = Callable[["State", Context, int], bool]
Amount = Callable[["State", Context], int]
Step = Callable[["State", Context], None]
# state, the card the sentence stands on, the card it applies to -> what it adds
Modifier = Callable[["State", int, int], int]


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """An action a player may take: when, whether, what it costs and what it does.

    `phases` is a mask of `1 << phase code`; `allowed` checks requirements and that every cost
    can be paid (2.0, "Costs"). For a sentence with a trigger, `happening` and `heard` say to
    what it answers.
    """

    phases: int
    allowed: Test
    costs: tuple[Step, ...]
    effects: tuple[Step, ...]
    happening: int = -1
    heard: Test | None = None
    optional: bool = True
    once: bool = False


@dataclass(frozen=True, slots=True)
class WornRing:
    """What wearing The One Ring does: in a skirmish only or always, how many burdens a wound."""

    in_skirmish_only: bool
    burdens: int


@dataclass(slots=True)
class Blueprint:
    """One card as the engine plays it; shared by all its copies and by all games."""

    card: Card
    traits: int
    title: str
    printed: tuple[int, ...] = (0,) * STATISTICS
    event: Ability | None = None
    specials: tuple[Ability, ...] = ()
    special_phases: int = 0
    triggers: tuple[Ability, ...] = ()
    responses: tuple[Ability, ...] = ()
    # Modifiers by what they touch: the card itself, its bearer, or every card in play.
    own: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    borne: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    everywhere: tuple[tuple[int, Modifier], ...] = ()
    # Playing it: further requirements, its bearer, other moments at which it may be played.
    to_play: tuple[Test, ...] = ()
    bearer: CardTest | None = None
    also_playable: tuple[Ability, ...] = ()
    worn: WornRing | None = None
    unwritten: bool = False

    @property
    def passive(self) -> bool:
        """Whether the card must be listened to while it is active."""
        return bool(self.everywhere or self.triggers or self.responses)
