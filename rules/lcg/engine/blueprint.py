"""A card as the engine plays it: its numbers, and its sentences as compiled functions.

A `Program` is a run of steps; an `Ability` a cost and an effect with the moment they are for.
Both know the card and the place they come from, so that a state which holds one can be pickled
and compared (`rules.lcg.library.registry` finds them again).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.codes import NOBODY, NONE, STATISTICS
from rules.lcg.facts.card import LcgCard
from rules.value_object import ValueObject

if TYPE_CHECKING:
    from rules.lcg.engine.state import State


@mypyc_attr(acyclic=True)
class Context(ValueObject):
    """For whom and from where a sentence is carried out.

    `source` is the card whose sentence it is, `player` the one it calls "you". `subject` and
    `other` are the cards that a happening is about, `number` an amount that it names. `action`
    is the key of what was chosen so far in `State.memory`.
    """

    __slots__ = ("action", "number", "other", "player", "source", "subject")

    def __init__(
        self,
        source: int,
        player: int,
        subject: int = NONE,
        other: int = NONE,
        number: int = 0,
        action: int = NONE,
    ) -> None:
        self.source = source
        self.player = player
        self.subject = subject
        self.other = other
        self.number = number
        self.action = action

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.source, self.player, self.subject, self.other, self.number, self.action)

    def for_player(self, player: int) -> Context:
        """Return this context as another player's."""
        return self.in_action(self.action, player)

    def in_action(self, action: int, player: int) -> Context:
        """Return this context in another action, as another player's."""
        return Context(self.source, player, self.subject, self.other, self.number, action)


@mypyc_attr(acyclic=True)
class Memory(ValueObject):
    """What was chosen in an action: the last card, the last player, and X."""

    __slots__ = ("card", "number", "player")

    def __init__(self, card: int = NONE, player: int = NOBODY, number: int = 0) -> None:
        self.card = card
        self.player = player
        self.number = number

    def with_card(self, card: int) -> Memory:
        """Return this with another card."""
        return Memory(card, self.player, self.number)

    def with_player(self, player: int) -> Memory:
        """Return this with another player."""
        return Memory(self.card, player, self.number)

    def with_number(self, number: int) -> Memory:
        """Return this with another X."""
        return Memory(self.card, self.player, number)

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.card, self.player, self.number)


NOTHING_CHOSEN: Final = Memory()

Test = Callable[["State", Context], bool]
CardTest = Callable[["State", Context, int], bool]
Amount = Callable[["State", Context], int]
Numbers = Callable[["State", Context], list[int]]
Step = Callable[["State", Context], None]
# state, the card the sentence is on, the card it changes -> how much it adds
Modifier = Callable[["State", int, int], int]

Key = tuple[str, str, int]


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """Steps to carry out in order. `key` is the card's code, its edition and a place."""

    steps: tuple[Step, ...]
    key: Key


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """A sentence that does something: when, whether, what it costs and what it does.

    `phases` is a mask of `1 << phase` for actions, `happening` and `heard` say what a response
    or a forced effect answers. `payable` is whether all costs can be paid, `useful` whether the
    effect would change the game. `limit` is how often in a round, in a phase, or in a game.
    """

    key: Key
    cost: Program | None
    effect: Program
    payable: Test
    useful: Test
    phases: int = 0
    happening: int = NONE
    heard: Test | None = None
    limit: int = 0
    limit_is_per_phase: bool = False
    limit_is_per_game: bool = False
    by_any_player: bool = False
    x_values: Numbers | None = None
    different_pools: bool = False
    from_staging_area: bool = False
    # Of an encounter card wherever it is in play.
    anywhere: bool = False
    limit_is_per_player: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """Something that a card in play adds to the rules, while a test holds."""

    kind: int
    holds: Test
    amount: int = 0
    card_test: CardTest | None = None
    # What is done as soon as the test holds.
    effect: Program | None = None


@dataclass(slots=True, eq=False)
class Blueprint:
    """One card as the engine plays it; all copies in all games share it."""

    card: LcgCard
    edition: str
    mask: int
    title: str
    printed: tuple[int, ...] = (0,) * STATISTICS
    cost: int = 0
    costs_x: bool = False
    engagement_cost: int = 0
    quest_points: int = 0
    # The quest points of a location that is printed with X.
    quest_points_x: Amount | None = None
    doomed: int = 0
    victory: int = 0
    # The victory points that a stage needs before it can be defeated.
    victory_needed: int = 0
    # The enemies that keep a stage from being defeated while they are in play.
    barred_by: CardTest | None = None
    threat_cost: int = 0
    event: Ability | None = None
    # The phases in which an event is an action: a mask of 1 << phase, 0 for any other card.
    event_phases: int = 0
    actions: tuple[Ability, ...] = ()
    responses: tuple[Ability, ...] = ()
    hand_responses: tuple[Ability, ...] = ()
    forced: tuple[Ability, ...] = ()
    when_revealed: Program | None = None
    shadow: Program | None = None
    travel: Ability | None = None
    setup: Program | None = None
    attaches_to: CardTest | None = None
    own: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    borne: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    # Fixed changes that the bearer gets: bits, and numbers by statistic.
    grants: int = 0
    grants_if: tuple[tuple[CardTest, int], ...] = ()
    bonus: tuple[tuple[int, int], ...] = ()
    # What it changes on other cards while it is in play, by statistic.
    auras: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    rules: tuple[Rule, ...] = ()
    shadow_is_blank: bool = True
    # What a quest card shows until it is turned to its side B in the staging step.
    side_a: Blueprint | None = None
    # It makes the text box of its bearer blank.
    blanks_bearer: bool = False
    # Its "when revealed" effect cannot be canceled.
    uncancelable: bool = False
    programs: list[Program] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    # What each step and ability was compiled from, for those who describe a choice.
    notations: dict[object, object] = field(default_factory=dict)

    @property
    def hears(self) -> bool:
        """Whether the card answers something while it is in play."""
        return bool(self.responses or self.forced)
