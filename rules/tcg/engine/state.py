"""The whole of a game in plain lists: what is where, how it stands, and what is pending.

A card is its place in `blueprints`; a player is 0 or 1. Nothing here refers back to the state,
so `clone` is a handful of list copies, and a state may be pickled or compared.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules import chance
from rules.tcg.engine.blueprint import Ability, Blueprint, Context, Modifier, Step
from rules.tcg.engine.codes import HAPPENINGS, IN_DECK, SETUP, STATISTICS, Question
from rules.tcg.engine.decision import Decision, Option

Frame = tuple[Any, ...]
PLAYERS = 2


class Temporary(NamedTuple):
    """A change of a number that ends: when, which number, of which card, by how much."""

    until: int
    statistic: int
    card: int
    amount: int


class Delayed(NamedTuple):
    """Steps put off to the end of a phase, with the cards chosen when they were put off."""

    phase: int
    effects: tuple[Step, ...]
    context: Context
    memory: tuple[Any, ...]


class State:
    """One game at one moment.

    `stack` holds the steps still to be done, the next one last: each is a function of the
    engine and its arguments. `pending` is the decision the game waits for. `winner` is set
    when the game is over, `ending` says how.
    """

    __slots__ = (
        "active",
        "adventure",
        "allies",
        "assigned",
        "attached",
        "base",
        "bearer",
        "bids",
        "blueprints",
        "burdens",
        "choices",
        "companions",
        "dead",
        "decks",
        "delayed",
        "discards",
        "drawn",
        "ending",
        "fierce_round",
        "first_player",
        "hands",
        "hands_answer",
        "listeners",
        "log",
        "memory",
        "minions",
        "modifiers",
        "move_limit",
        "moves",
        "moving",
        "next_id",
        "owner",
        "path",
        "pending",
        "phase",
        "position",
        "removed_from_skirmish",
        "ring",
        "ring_bearer",
        "rng",
        "skirmish_minions",
        "skirmish_wounds",
        "skirmisher",
        "stack",
        "support",
        "temporary",
        "threats",
        "turn",
        "turn_started",
        "twilight",
        "wearing",
        "winner",
        "wounds",
        "zone",
    )

    blueprints: tuple[Blueprint, ...]
    owner: tuple[int, ...]
    hands_answer: int
    zone: list[int]
    wounds: list[int]
    bearer: list[int]
    attached: list[tuple[int, ...]]
    base: list[list[int]]
    assigned: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    dead: list[list[int]]
    adventure: list[list[int]]
    companions: list[list[int]]
    allies: list[list[int]]
    support: list[list[int]]
    minions: list[int]
    path: list[int]
    position: list[int]
    ring_bearer: list[int]
    ring: list[int]
    wearing: list[bool]
    burdens: list[int]
    threats: list[int]
    bids: list[int]
    twilight: int
    turn: int
    turn_started: bool
    active: int
    first_player: int
    phase: int
    moves: int
    moving: bool
    move_limit: int
    drawn: int
    fierce_round: bool
    skirmisher: int
    skirmish_minions: list[int]
    removed_from_skirmish: list[int]
    skirmish_wounds: dict[int, int]
    rng: int
    next_id: int
    memory: dict[int, tuple[Any, ...]]
    modifiers: list[list[tuple[int, Modifier]]]
    listeners: list[list[tuple[int, Ability]]]
    temporary: list[Temporary]
    delayed: list[Delayed]
    stack: list[Frame]
    pending: Decision | None
    choices: list[int]
    winner: int | None
    ending: str
    log: list[tuple[Any, ...]] | None

    def __init__(
        self, blueprints: tuple[Blueprint, ...], owner: tuple[int, ...], seed: int
    ) -> None:
        cards = len(blueprints)
        self.blueprints = blueprints
        self.owner = owner
        # Which happenings some card of these decks answers from the hand: the others need
        # no look at the hands.
        self.hands_answer = 0
        for blueprint in blueprints:
            if blueprint.event is not None and blueprint.event.happening >= 0:
                self.hands_answer |= 1 << blueprint.event.happening
        self.zone = [IN_DECK] * cards
        self.wounds = [0] * cards
        self.bearer = [-1] * cards
        self.attached = [()] * cards
        self.assigned = [-1] * cards
        self.base = [
            [blueprint.printed[statistic] for blueprint in blueprints]
            for statistic in range(STATISTICS)
        ]
        self.hands = [[], []]
        self.decks = [[], []]
        self.discards = [[], []]
        self.dead = [[], []]
        self.adventure = [[], []]
        self.companions = [[], []]
        self.allies = [[], []]
        self.support = [[], []]
        self.minions = []
        self.path = []
        self.position = [1, 1]
        self.ring_bearer = [-1, -1]
        self.ring = [-1, -1]
        self.wearing = [False, False]
        self.burdens = [0, 0]
        self.threats = [0, 0]
        self.bids = [-1, -1]
        self.twilight = 0
        self.turn = 0
        self.turn_started = False
        self.active = 0
        self.first_player = 0
        self.phase = SETUP
        self.moves = 0
        self.moving = False
        self.move_limit = 2
        self.drawn = 0
        self.fierce_round = False
        self.skirmisher = -1
        self.skirmish_minions = []
        self.removed_from_skirmish = []
        self.skirmish_wounds = {}
        self.rng = chance.seeded(seed)
        self.next_id = 0
        self.memory = {}
        self.modifiers = [[] for _ in range(STATISTICS)]
        self.listeners = [[] for _ in range(HAPPENINGS)]
        self.temporary = []
        self.delayed = []
        self.stack = []
        self.pending = None
        self.choices = []
        self.winner = None
        self.ending = ""
        self.log = None

    def clone(self) -> "State":
        """Give a copy that goes its own way; the log of what happened stays behind."""
        copy = State.__new__(State)
        copy.blueprints = self.blueprints
        copy.owner = self.owner
        copy.hands_answer = self.hands_answer
        copy.zone = self.zone[:]
        copy.wounds = self.wounds[:]
        copy.bearer = self.bearer[:]
        copy.attached = self.attached[:]
        copy.assigned = self.assigned[:]
        copy.base = [numbers[:] for numbers in self.base]
        copy.hands = [cards[:] for cards in self.hands]
        copy.decks = [cards[:] for cards in self.decks]
        copy.discards = [cards[:] for cards in self.discards]
        copy.dead = [cards[:] for cards in self.dead]
        copy.adventure = [cards[:] for cards in self.adventure]
        copy.companions = [cards[:] for cards in self.companions]
        copy.allies = [cards[:] for cards in self.allies]
        copy.support = [cards[:] for cards in self.support]
        copy.minions = self.minions[:]
        copy.path = self.path[:]
        copy.position = self.position[:]
        copy.ring_bearer = self.ring_bearer[:]
        copy.ring = self.ring[:]
        copy.wearing = self.wearing[:]
        copy.burdens = self.burdens[:]
        copy.threats = self.threats[:]
        copy.bids = self.bids[:]
        copy.twilight = self.twilight
        copy.turn = self.turn
        copy.turn_started = self.turn_started
        copy.active = self.active
        copy.first_player = self.first_player
        copy.phase = self.phase
        copy.moves = self.moves
        copy.moving = self.moving
        copy.move_limit = self.move_limit
        copy.drawn = self.drawn
        copy.fierce_round = self.fierce_round
        copy.skirmisher = self.skirmisher
        copy.skirmish_minions = self.skirmish_minions[:]
        copy.removed_from_skirmish = self.removed_from_skirmish[:]
        copy.skirmish_wounds = self.skirmish_wounds.copy()
        copy.rng = self.rng
        copy.next_id = self.next_id
        copy.memory = self.memory.copy()
        copy.modifiers = [entries[:] for entries in self.modifiers]
        copy.listeners = [entries[:] for entries in self.listeners]
        copy.temporary = self.temporary[:]
        copy.delayed = self.delayed[:]
        copy.stack = self.stack[:]
        copy.pending = self.pending
        copy.choices = self.choices[:]
        copy.winner = self.winner
        copy.ending = self.ending
        copy.log = None
        return copy

    # --- stepping ---

    def push(self, step: Callable[..., None], *arguments: Any) -> None:
        """Put a step on the stack: it is the next to be done."""
        self.stack.append((step, *arguments))

    def ask(
        self,
        player: int,
        question: Question,
        options: list[Option],
        resume: Callable[..., None],
        *arguments: Any,
        source: int = -1,
    ) -> None:
        """Wait for a player's choice, or go on at once where there is only one option.

        The chosen option is given to `resume` after the state and before `arguments`.
        """
        if len(options) == 1:
            resume(self, options[0], *arguments)
        else:
            self.pending = Decision(
                player,
                question,
                tuple(options),
                (resume, *arguments),
                source,
            )

    def fresh_id(self) -> int:
        """Give a number that no action or happening of this game has had."""
        self.next_id += 1
        return self.next_id

    def note(self, *entry: Any) -> None:
        """Write down what happened, where somebody reads along."""
        if self.log is not None:
            self.log.append(entry)

    # --- the few questions everybody asks ---

    def roll(self, bound: int) -> int:
        """Give a random number from 0 to `bound - 1`."""
        self.rng, number = chance.below(self.rng, bound)
        return number

    def site(self) -> int:
        """Give the site the active fellowship is at."""
        return self.path[self.position[self.active] - 1]

    def shadow_player(self) -> int:
        """Give the player whose minions the active fellowship faces."""
        return 1 - self.active

    def shadow_has_initiative(self) -> bool:
        """Whether the Free Peoples player holds fewer than four cards (2.0, "Initiative")."""
        return len(self.hands[self.active]) < 4
