"""The sentences of a card as compiled functions, and the context they are called with.

Compiled functions cannot be pickled. Those that a state may hold are kept in *parts*: numbered
pieces of a blueprint, which are pickled as the card's id and their number and found again in
the process that reads them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules.kernel_hints import mypyc_attr
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
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
        if player == self.player:
            return self
        return self._with(self.action, player, self.it, self.subject)

    def about(self, card: int) -> Context:
        """Return this context with the card whose quality is asked."""
        return self._with(self.action, self.player, card, self.subject)

    def spoken_of(self, card: int) -> Context:
        """Return this context with nothing chosen yet, so that "that" card is this one."""
        return self._with(-1, self.player, self.it, card)

    def of_action(self, action: int) -> Context:
        """Return this context in another action."""
        return self._with(action, self.player, self.it, self.subject)

    def _with(self, action: int, player: int, it: int, subject: int) -> Context:
        return Context(
            self.source,
            player,
            action,
            subject,
            self.other,
            self.event,
            self.bearer,
            it,
            self.actor,
        )


@lru_cache(maxsize=1 << 10)
def standing_context(source: int, player: int, bearer: int = -1, it: int = -1) -> Context:
    """Return the context of a sentence in which nothing has happened: always the same one.

    Whether cards may act and what modifiers add is asked all the time, of the same cards.
    """
    return Context(source, player, -1, -1, -1, -1, bearer, it)


# The state of a game and the blueprint of a card, whose modules import this one.
_State = Any
_Blueprint = Any

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


_loaders: list[Callable[[str, str], _Blueprint]] = []


def load_blueprints_with(loader: Callable[[str, str], _Blueprint]) -> None:
    """Name the function that finds a blueprint by card id and day of text, for unpickling."""
    _loaders[:] = [loader]


def _part(card_id: str, since: str, place: int) -> Part:
    part: Part = find_blueprint(card_id, since).parts[place]
    return part


def find_blueprint(card_id: str, since: str) -> _Blueprint:
    """Return the blueprint of a card with the text of a day, as the library has it."""
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
    can be paid (2.0, "Costs"). What an event plays must be playable with what its own cost
    leaves in the pool: `begins` checks that, and `allowed` for all other actions. For a
    sentence with a trigger, `events` is a mask of game events and `heard` says whether one is
    meant. `twilight` counts the twilight its costs remove. `limit` is how often it may be used,
    `per_turn` whether that is counted by turn, `per_site` by site; `notation` is the action it
    was compiled from. `special` says whether it is a special ability, which only a card in play
    has (4.2, "special abilities"): no leave to play an event, or a card from another place.
    """

    __slots__ = (
        "allowed",
        "begins",
        "costs",
        "effects",
        "events",
        "heard",
        "limit",
        "notation",
        "once",
        "optional",
        "per_site",
        "per_turn",
        "phases",
        "special",
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
        per_site: bool = False,
        twilight: Amount | None = None,
        zone: int = -1,
        notation: object = None,
        begins: Test | None = None,
        special: bool = False,
    ) -> None:
        self.begins = begins
        self.special = special
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
        self.per_site = per_site
        self.twilight = twilight
        self.zone = zone
        self.notation = notation


class Selector(Part):
    """How cards are chosen: among which, whether one more is eligible, how few and how many.

    `candidates` lists cards; `eligible` is asked of a card and those chosen before it. Of cards
    that are alike (`once_each`) only one is offered. `enough` is asked of the cards chosen so
    far before a player may stop. `notation` is the effect they are chosen for.
    """

    __slots__ = ("candidates", "eligible", "enough", "least", "most", "notation", "once_each")

    # Set once the whole action is compiled, of which this is the cost.
    enough: Callable[[_State, Context, tuple[int, ...]], bool] | None

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
        self.enough = None
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
