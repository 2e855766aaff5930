"""What the engine knows of a card: its numbers, and its sentences as compiled functions.

Compiled functions cannot be pickled. Those that a state may hold are kept in *parts*: numbered
pieces of a blueprint, which are pickled as the card's id and their number and found again in
the process that reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rules.tcg.engine.codes import (
    FELLOWSHIP,
    RESISTANCE,
    SHADOW,
    STATISTICS,
    VITALITY,
)
from rules.tcg.engine.traits import FREE_PEOPLES
from rules.tcg.engine.traits import SHADOW as SHADOW_SIDE
from rules.tcg.facts.card import Card
from rules.value_object import ValueObject

# The phase in which the cards of a side are played to the table.
TABLE_PHASES: Final = {FREE_PEOPLES: FELLOWSHIP, SHADOW_SIDE: SHADOW}


class Context(ValueObject):
    """For whom and from where a sentence is carried out.

    `source` is the card whose sentence it is, `player` who carries it out ("you"). `action`
    keys the cards and numbers chosen so far in `State.memory`. `subject` and `other` are the
    two cards a game event is about, `event` keys what was said of it (a wound prevented).
    `bearer` is who bore the source when the action began, `it` the card whose quality is asked,
    `actor` the player who made the game event happen.
    """

    __slots__ = ("action", "actor", "bearer", "event", "it", "other", "player", "source", "subject")

    def __init__(
        self,
        source: int,
        player: int,
        action: int = -1,
        subject: int = -1,
        other: int = -1,
        event: int = -1,
        bearer: int = -1,
        it: int = -1,
        actor: int = -1,
    ) -> None:
        self.source = source
        self.player = player
        self.action = action
        self.subject = subject
        self.other = other
        self.event = event
        self.bearer = bearer
        self.it = it
        self.actor = actor

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (
            self.source,
            self.player,
            self.action,
            self.subject,
            self.other,
            self.event,
            self.bearer,
            self.it,
            self.actor,
        )

    def for_player(self, player: int) -> Context:
        """Return this context as another player's."""
        return self._with(self.action, player, self.it)

    def about(self, card: int) -> Context:
        """Return this context with the card whose quality is asked."""
        return self._with(self.action, self.player, card)

    def of_action(self, action: int) -> Context:
        """Return this context in another action."""
        return self._with(action, self.player, self.it)

    def _with(self, action: int, player: int, it: int) -> Context:
        return Context(
            self.source,
            player,
            action,
            self.subject,
            self.other,
            self.event,
            self.bearer,
            it,
            self.actor,
        )


# The state of a game, whose module imports this one.
_State = Any

Test = Callable[[_State, Context], bool]
CardTest = Callable[[_State, Context, int], bool]
Amount = Callable[[_State, Context], int]
Step = Callable[[_State, Context], None]
Listed = Callable[[_State, Context], list[int]]
# state, the card the sentence stands on, the card it applies to -> what it adds
Modifier = Callable[[_State, int, int], int]
# state, the context of the sentence, two cards -> what it says of them
Relation = Callable[[_State, Context, int, int], int]
# state, the card the sentence stands on, player, what is done, card -> whether it is forbidden
Ban = Callable[[_State, int, int, int, int], bool]


class Part:
    """A piece of a blueprint that a state may hold, pickled as its place in the blueprint."""

    __slots__ = ("card_id", "place", "since")

    card_id: str
    since: str
    place: int

    def __reduce__(self) -> tuple[Any, ...]:
        return (_part, (self.card_id, self.since, self.place))


_loaders: list[Callable[[str, str], Blueprint]] = []


def load_blueprints_with(loader: Callable[[str, str], Blueprint]) -> None:
    """Name the function that finds a blueprint by card id and day of text, for unpickling."""
    _loaders[:] = [loader]


def _part(card_id: str, since: str, place: int) -> Part:
    return _blueprint(card_id, since).parts[place]


def _textless(card_id: str, since: str) -> Blueprint:
    from rules.tcg.engine.game_texts import without_text

    return without_text(_blueprint(card_id, since))


def _with_text_of(own: Blueprint, site: Blueprint) -> Blueprint:
    from rules.tcg.engine.game_texts import with_text_of

    return with_text_of(own, site)


def _blueprint(card_id: str, since: str) -> Blueprint:
    if not _loaders:
        raise RuntimeError("import rules.tcg.library before unpickling a state")
    return _loaders[0](card_id, since)


class Program(Part):
    """Steps that are done one after another, each with the context of its action.

    `notation` is the effect they were compiled from, for those who describe a choice.
    """

    __slots__ = ("notation", "steps")

    def __init__(self, steps: tuple[Step, ...], notation: object = None) -> None:
        self.steps = steps
        self.notation = notation


class Ability(Part):
    """An action a player may take: when, whether, what it costs and what it does.

    `phases` is a mask of `1 << phase code`; `allowed` checks requirements and that every cost
    can be paid (2.0, "Costs"). For a sentence with a trigger, `events` is a mask of game events
    and `heard` says whether one is meant. `twilight` counts the twilight its costs remove.
    `limit` is how often it may be used, `per_turn` whether that is counted by turn; `notation`
    is the action it was compiled from.
    """

    __slots__ = (
        "allowed",
        "costs",
        "effects",
        "events",
        "heard",
        "limit",
        "notation",
        "once",
        "optional",
        "per_turn",
        "phases",
        "twilight",
        "zone",
    )

    def __init__(
        self,
        *,
        phases: int,
        allowed: Test,
        costs: Program | None,
        effects: Program | None,
        events: int = 0,
        heard: dict[int, Test] | None = None,
        optional: bool = True,
        once: bool = False,
        limit: int = 0,
        per_turn: bool = False,
        twilight: Amount | None = None,
        zone: int = -1,
        notation: object = None,
    ) -> None:
        self.phases = phases
        self.allowed = allowed
        self.costs = costs
        self.effects = effects
        self.events = events
        self.heard = heard or {}
        self.optional = optional
        self.once = once
        self.limit = limit
        self.per_turn = per_turn
        self.twilight = twilight
        self.zone = zone
        self.notation = notation


class Selector(Part):
    """How cards are chosen: among which, whether one more is eligible, how few and how many.

    `candidates` lists cards; `eligible` is asked of a card and those chosen before it. Of cards
    that are alike (`once_each`) only one is offered. `notation` is the effect they are chosen
    for.
    """

    __slots__ = ("candidates", "eligible", "least", "most", "notation", "once_each")

    def __init__(
        self,
        candidates: Callable[[_State, Context], list[int]],
        eligible: Callable[[_State, Context, int, tuple[int, ...]], bool] | None,
        least: Amount,
        most: Amount | None,
        *,
        once_each: bool = False,
        notation: object = None,
    ) -> None:
        self.notation = notation
        self.candidates = candidates
        self.eligible = eligible
        self.least = least
        self.most = most
        self.once_each = once_each


class Rule(Part):
    """What holds while a card is active: modifiers, relations, bans and triggers of a sentence.

    Modifiers by what they touch: the card itself, its bearer, or every card in play. `lent` are
    special abilities that cards have which pass a test, `move_limits` what changes the move
    limit for a whole turn as soon as it is anything, `discards` other cards that are discarded as
    soon as they are in play. `words` is a mask of the words that its
    modifiers give or take.
    """

    __slots__ = (
        "bans",
        "borne",
        "discards",
        "everywhere",
        "lent",
        "move_limits",
        "own",
        "own_costs_on",
        "relations",
        "triggers",
        "words",
    )

    def __init__(self) -> None:
        self.own: list[tuple[int, Modifier]] = []
        self.borne: list[tuple[int, Modifier]] = []
        self.everywhere: list[tuple[int, Modifier]] = []
        self.relations: list[tuple[int, Relation]] = []
        self.own_costs_on: list[Relation] = []
        self.lent: list[tuple[CardTest, Ability]] = []
        self.move_limits: list[tuple[int, Modifier]] = []
        self.bans: list[Ban] = []
        self.discards: list[tuple[Test, Listed]] = []
        self.triggers: list[Ability] = []
        self.words = 0


@dataclass(frozen=True, slots=True)
class WornRing:
    """What wearing The One Ring does: in a skirmish only or always, how many burdens a wound."""

    in_skirmish_only: bool
    burdens: int


@dataclass(slots=True, eq=False)
class Blueprint:
    """One card as the engine plays it; shared by all its copies and by all games."""

    card: Card
    traits: int
    title: str
    since: str = ""
    printed: tuple[int, ...] = (0,) * STATISTICS
    parts: tuple[Part, ...] = ()
    event: Ability | None = None
    specials: tuple[Ability, ...] = ()
    special_phases: int = 0
    triggers: tuple[Ability, ...] = ()
    responses: tuple[Ability, ...] = ()
    # A mask of the game events its own triggers answer, for those it leaves play by.
    hears: int = 0
    own: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    borne: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)
    everywhere: tuple[tuple[int, Modifier], ...] = ()
    # A mask of the words that its text gives to cards or takes from them.
    words: int = 0
    relations: tuple[tuple[int, Relation], ...] = ()
    lent: tuple[tuple[CardTest, Ability], ...] = ()
    move_limits: tuple[tuple[int, Modifier], ...] = ()
    bans: tuple[Ban, ...] = ()
    discard_when: tuple[Test, ...] = ()
    # What it does as soon as a condition holds.
    as_soon_as: tuple[Ability, ...] = ()
    # Other cards that it discards as soon as they are in play, while a test holds.
    discards: tuple[tuple[Test, Listed], ...] = ()
    # Playing it: what must be paid or hold, its bearer, other moments at which it may be played.
    to_play: Ability | None = None
    bearer: CardTest | None = None
    also_playable: tuple[Ability, ...] = ()
    # How much more it costs itself when it is played on such a bearer.
    own_costs_on: tuple[Relation, ...] = ()
    # How many of its title one bearer may have to whom it is transferred; 0 for any number.
    bearer_limit: int = 0
    # What the Free Peoples player must pay to assign this minion.
    to_assign: Ability | None = None
    event_goes: tuple[Ability, ...] = ()
    # For an event: a mask of words for each card its text spots or exerts.
    asks_for: tuple[int, ...] = ()
    aid: Ability | None = None
    worn: WornRing | None = None
    joins_another: bool = False
    # The same card without its game text, once one was made; and what that was made of.
    textless: Blueprint | None = None
    original: Blueprint | None = None
    unwritten: bool = False
    # Whether its text asks what happened this turn; which sites' text it has as its own, and
    # the same card without and with the text of each site.
    asks_of_turn: bool = False
    text_of: CardTest | None = None
    own_text: Blueprint | None = None
    text_from: Blueprint | None = None
    with_text: dict[str, Blueprint] = field(default_factory=dict)
    # Whether this is a site whose text speaks of being controlled.
    holds_while_controlled: bool = False
    # Found once it is compiled (`complete`): the phases in which it may be played from hand,
    # whether it is looked at while in play, what its own text and what it lends may change.
    play_phases: int = 0
    passive: bool = False
    has_rare_rules: bool = False
    # Its triggers and responses by the game event they answer, and a mask of these events.
    listening: tuple[tuple[int, Ability], ...] = ()
    answers: int = 0
    gives_life: bool = False

    def complete(self) -> None:
        """Work out what follows from the rest, once all sentences are added."""
        if self.event is not None:
            self.play_phases = self.event.phases
        else:
            self.play_phases = sum(
                1 << phase for side, phase in TABLE_PHASES.items() if self.traits & side
            )
        for ability in self.also_playable:
            self.play_phases |= ability.phases
        answering = (*self.triggers, *self.responses)
        self.listening = tuple((event, one) for one in answering for event in one.heard)
        self.answers = 0
        for ability in answering:
            self.answers |= ability.events
        known = {*self.own, *self.borne}
        self.gives_life = bool(known & {VITALITY, RESISTANCE})
        self.has_rare_rules = bool(
            self.relations
            or self.lent
            or self.move_limits
            or self.bans
            or self.discard_when
            or self.discards
            or self.as_soon_as
        )
        self.passive = bool(
            self.everywhere
            or self.triggers
            or self.responses
            or self.has_rare_rules
            or self.special_phases
            or self.words
            or self.gives_life
        )

    def __reduce__(self) -> tuple[Any, ...]:
        if self.own_text is not None and self.text_from is not None:
            return (_with_text_of, (self.own_text, self.text_from))
        made = _blueprint if self.original is None else _textless
        return (made, (self.card.id, self.since))
