"""The whole of a game in plain lists: what is where, how it stands, and what is pending.

A card is its place in `blueprints`; a player is a number from 0. Nothing here refers back to
the state, so `clone` is a handful of list copies. Rows that seldom change (`base`, `traits`,
`wounds`, `bearer`, `attached`, `assigned`, `ring_bearer`, `ring`, `bids`, `reshuffled`) are
shared by clones and replaced, never changed in place (`set_wounds` and its like). So are all
tuples.
"""

from collections.abc import Callable
from typing import Any, Final

from rules import rng
from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.state.bans import HAVE_INITIATIVE
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import ON_PATH, Question
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.editions import Edition
from rules.tcg.engine.state.records import Delayed, Granted, InForce, Temporary

Frame = tuple[Any, ...]
# The longest of ten thousand drawn games has had some hundreds. Texts that set each other off for
# ever soon have more.
MOST_ACTIONS: Final = 50_000
TWO_PLAYERS: Final = 2
WATCHED: Final = 2
TEXTS: Final = 3
CARDS_FOR_INITIATIVE: Final = 4


class EndlessGame(Exception):
    """Texts set each other off for ever."""


KnownInForce = dict[tuple[int, ...], tuple[tuple[Blueprint, ...], InForce]]
# All that a state holds, by name.
SLOTS: Final = (
    "abilities_elsewhere",
    "active",
    "adventure",
    "allies",
    "answerable",
    "assigned",
    "attached",
    "base",
    "bearer",
    "bids",
    "blueprints",
    "burdens",
    "cancelled",
    "choices",
    "companions",
    "control",
    "current",
    "dead",
    "decisions",
    "decks",
    "delayed",
    "depth",
    "discards",
    "drawn",
    "edition",
    "ending",
    "first_player",
    "granted",
    "hands",
    "hands_act",
    "hands_answer",
    "in_force",
    "initiative",
    "known",
    "known_in_force",
    "log",
    "memory",
    "minions",
    "move_limit",
    "modified",
    "moves",
    "moving",
    "named",
    "next_id",
    "order",
    "out",
    "own_rows",
    "owner",
    "path",
    "pending",
    "phase",
    "phase_player",
    "played",
    "played_before_arriving",
    "played_this_phase",
    "players",
    "position",
    "possible",
    "rare",
    "removed",
    "removed_from_skirmish",
    "reshuffled",
    "ring",
    "ring_bearer",
    "rng",
    "round",
    "shadows",
    "shuffle_keys",
    "skips",
    "skirmish_minions",
    "skirmish_wounds",
    "skirmisher",
    "stack",
    "stacks",
    "support",
    "temporary",
    "threats",
    "tokens",
    "traits",
    "turn",
    "turn_started",
    "twilight",
    "unsettled",
    "uses",
    "wearing",
    "winner",
    "wounds",
    "zone",
)


# Bits of `State.own_rows`.
_WOUNDS: Final = 1
_BEARER: Final = 2
_ATTACHED: Final = 4
_ASSIGNED: Final = 8


@mypyc_attr(acyclic=True)
class State:
    """One game at one moment.

    `stack` holds the steps still to be done, the next one last: each is a function of the
    engine and its arguments. `current` is the step being done, `depth` the height of the stack
    beneath it. `pending` is the decision the game waits for. `winner` is set when the game is
    over, `ending` says how.
    """

    __slots__ = SLOTS

    blueprints: tuple[Blueprint, ...]
    owner: tuple[int, ...]
    edition: Edition
    players: int
    # Masks of the game events that some text of these decks answers, and some event in hand; and
    # of the phases in which some card of them may be played from hand.
    answerable: int
    hands_answer: int
    hands_act: int
    abilities_elsewhere: bool
    # A mask of the rare numbers that some card has or has had: the others need no look.
    possible: int
    # A mask of the numbers every card has that some text of these decks changes while it is in
    # force: the others are as the rows have them.
    modified: int
    # Which of the rows that clones share were copied since, so that they may be changed.
    own_rows: int
    # Each card: where it is, its wounds, who bears it (or what it is stacked on), what it bears.
    zone: list[int]
    wounds: list[int]
    bearer: list[int]
    attached: list[tuple[int, ...]]
    assigned: list[tuple[int, ...]]
    base: list[list[int]]
    traits: list[int]
    # What few cards have: changed rare numbers, stacked cards, culture tokens, a named word.
    rare: dict[tuple[int, int], int]
    stacks: dict[int, tuple[int, ...]]
    tokens: dict[tuple[int, str], int]
    named: dict[int, tuple[str, object]]
    control: dict[int, int]
    # Who knows a card that is in a hidden place: a mask of players.
    known: dict[int, int]
    # Each player: their piles and rows.
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    dead: list[list[int]]
    adventure: list[list[int]]
    companions: list[list[int]]
    allies: list[list[int]]
    support: list[list[int]]
    removed: list[list[int]]
    minions: list[int]
    path: list[int]
    position: list[int]
    ring_bearer: list[int]
    ring: list[int]
    wearing: list[bool]
    burdens: list[int]
    threats: list[int]
    bids: list[int]
    reshuffled: list[int]
    # The turn: whose, its seats, its phase.
    order: tuple[int, ...]
    shadows: tuple[int, ...]
    out: tuple[int, ...]
    twilight: int
    turn: int
    turn_started: bool
    active: int
    first_player: int
    phase: int
    phase_player: int
    moves: int
    moving: bool
    move_limit: int
    drawn: int
    initiative: int
    round: int
    skips: frozenset[int]
    skirmisher: int
    skirmish_minions: list[int]
    removed_from_skirmish: list[int]
    skirmish_wounds: dict[int, int]
    cancelled: bool
    played: frozenset[int]
    # What was played this turn before the fellowship came to where it is.
    played_before_arriving: frozenset[int]
    played_this_phase: frozenset[int]
    uses: dict[tuple[int, int, bool], int]
    rng: int
    # Each player's own source of shuffles, where they must not depend on the other; else empty.
    shuffle_keys: tuple[int, ...]
    next_id: int
    memory: dict[int, tuple[Any, ...]]
    in_force: InForce
    # What was in force where the texts of these cards were, in this order, for all games of the
    # same decks; and what the cards of the game were played by then.
    known_in_force: KnownInForce
    temporary: list[Temporary]
    granted: tuple[Granted, ...]
    delayed: list[Delayed]
    # Whether all is to be checked before the next step, all but who has no vitality (`TEXTS`), or
    # only who has initiative (`WATCHED`).
    unsettled: int
    stack: list[Frame]
    current: Frame | None
    depth: int
    pending: Decision | None
    choices: list[int]
    decisions: int
    winner: int | None
    ending: str
    log: list[tuple[Any, ...]] | None

    def clone(self) -> "State":
        """Return a copy that goes its own way; the log of what happened stays behind."""
        copy = State()
        copy.blueprints = self.blueprints
        copy.owner = self.owner
        copy.edition = self.edition
        copy.players = self.players
        copy.answerable = self.answerable
        copy.hands_answer = self.hands_answer
        copy.hands_act = self.hands_act
        copy.abilities_elsewhere = self.abilities_elsewhere
        copy.possible = self.possible
        copy.modified = self.modified
        copy.zone = self.zone[:]
        copy.own_rows = self.own_rows = 0
        copy.wounds = self.wounds
        copy.bearer = self.bearer
        copy.attached = self.attached
        copy.assigned = self.assigned
        copy.base = self.base[:]
        copy.traits = self.traits
        copy.rare = self.rare.copy()
        copy.stacks = self.stacks.copy()
        copy.tokens = self.tokens.copy()
        copy.named = self.named.copy()
        copy.control = self.control.copy()
        copy.known = self.known.copy()
        copy.hands = [cards[:] for cards in self.hands]
        copy.decks = [cards[:] for cards in self.decks]
        copy.discards = [cards[:] for cards in self.discards]
        copy.dead = [cards[:] for cards in self.dead]
        copy.adventure = [cards[:] for cards in self.adventure]
        copy.companions = [cards[:] for cards in self.companions]
        copy.allies = [cards[:] for cards in self.allies]
        copy.support = [cards[:] for cards in self.support]
        copy.removed = [cards[:] for cards in self.removed]
        copy.minions = self.minions[:]
        copy.path = self.path[:]
        copy.position = self.position[:]
        copy.ring_bearer = self.ring_bearer
        copy.ring = self.ring
        copy.wearing = self.wearing[:]
        copy.burdens = self.burdens[:]
        copy.threats = self.threats[:]
        copy.bids = self.bids
        copy.reshuffled = self.reshuffled
        copy.order = self.order
        copy.shadows = self.shadows
        copy.out = self.out
        copy.twilight = self.twilight
        copy.turn = self.turn
        copy.turn_started = self.turn_started
        copy.active = self.active
        copy.first_player = self.first_player
        copy.phase = self.phase
        copy.phase_player = self.phase_player
        copy.moves = self.moves
        copy.moving = self.moving
        copy.move_limit = self.move_limit
        copy.drawn = self.drawn
        copy.initiative = self.initiative
        copy.round = self.round
        copy.skips = self.skips
        copy.skirmisher = self.skirmisher
        copy.skirmish_minions = self.skirmish_minions[:]
        copy.removed_from_skirmish = self.removed_from_skirmish[:]
        copy.skirmish_wounds = self.skirmish_wounds.copy()
        copy.cancelled = self.cancelled
        copy.played = self.played
        copy.played_before_arriving = self.played_before_arriving
        copy.played_this_phase = self.played_this_phase
        copy.uses = self.uses.copy()
        copy.rng = self.rng
        copy.shuffle_keys = self.shuffle_keys
        copy.next_id = self.next_id
        copy.memory = self.memory.copy()
        copy.in_force = self.in_force
        copy.known_in_force = self.known_in_force
        copy.temporary = self.temporary[:]
        copy.granted = self.granted
        copy.delayed = self.delayed[:]
        copy.unsettled = self.unsettled
        copy.stack = self.stack[:]
        copy.current = self.current
        copy.depth = self.depth
        copy.pending = self.pending
        copy.choices = self.choices[:]
        copy.decisions = self.decisions
        copy.winner = self.winner
        copy.ending = self.ending
        copy.log = None
        return copy

    # --- rows that clones share ---

    def set_wounds(self, card: int, count: int) -> None:
        """Set how many wounds a character has."""
        if self.unsettled == TEXTS:
            self.unsettled = True
        if not self.own_rows & _WOUNDS:
            self.wounds = self.wounds[:]
            self.own_rows |= _WOUNDS
        self.wounds[card] = count

    def set_bearer(self, card: int, bearer: int) -> None:
        """Set who bears a card, or what it is stacked on; -1 for nobody."""
        if not self.own_rows & _BEARER:
            self.bearer = self.bearer[:]
            self.own_rows |= _BEARER
        self.bearer[card] = bearer

    def set_attached(self, card: int, items: tuple[int, ...]) -> None:
        """Set what a card bears."""
        if not self.own_rows & _ATTACHED:
            self.attached = self.attached[:]
            self.own_rows |= _ATTACHED
        self.attached[card] = items

    def set_assigned(self, minion: int, characters: tuple[int, ...]) -> None:
        """Set whom a minion is assigned to skirmish."""
        if not self.own_rows & _ASSIGNED:
            self.assigned = self.assigned[:]
            self.own_rows |= _ASSIGNED
        self.assigned[minion] = characters

    def set_ring_bearer(self, player: int, card: int) -> None:
        """Set who bears a player's Ring; -1 for nobody."""
        self.ring_bearer = self.ring_bearer[:]
        self.ring_bearer[player] = card

    def set_bid(self, player: int, burdens: int) -> None:
        """Set how many burdens a player bids."""
        self.bids = self.bids[:]
        self.bids[player] = burdens

    def count_reshuffle(self, player: int) -> None:
        """Count that a player made a draw deck of the discard pile."""
        self.reshuffled = self.reshuffled[:]
        self.reshuffled[player] += 1

    # --- stepping ---

    def push(self, *frame: Any) -> None:
        """Put a step and its arguments on the stack: it is the next to be done.

        What is pushed most appends to the stack itself, which is quicker.
        """
        self.stack.append(frame)

    def ask(
        self,
        player: int,
        question: int,
        options: list[Option],
        resume: Callable[..., None],
        *arguments: Any,
        source: int = -1,
    ) -> None:
        """Wait for a player's choice, or go on at once if there is only one option.

        The chosen option is given to `resume` after the state and before `arguments`. Only a
        step may ask, and only before it changes anything, so that `determinize` can ask again:
        a `resume` that wants to ask more pushes a step that does.
        """
        if len(options) < 2:
            if not options:
                raise AssertionError(f"{Question.name_of(question)} has no answer")
            resume(self, options[0], *arguments)
            return
        assert self.current is not None, f"{Question.name_of(question)} is not asked by a step"
        self.pending = Decision(
            player,
            question,
            tuple(options),
            (resume, *arguments),
            source,
            self.current,
            self.depth,
        )

    def fresh_id(self) -> int:
        """Return a number that no action or game event of this game has had.

        Raise EndlessGame if there have been more than any game of 5,000 choices has.
        """
        self.next_id += 1
        if self.next_id > MOST_ACTIONS:
            raise EndlessGame
        return self.next_id

    def note(self, *entry: Any) -> None:
        """Write down what happened, where somebody reads along."""
        if self.log is not None:
            self.log.append(entry)

    # --- the few questions everybody asks ---

    def roll(self, bound: int) -> int:
        """Return a random number from 0 to `bound - 1`."""
        self.rng, number = rng.below(self.rng, bound)
        return number

    def site(self) -> int:
        """Return the site the active fellowship is at."""
        return self.path[self.position[self.active] - 1]

    def alive(self) -> tuple[int, ...]:
        """Return the players still in the game, the active one first, then to the right."""
        if self.out and self.active in self.out:
            return self.shadows
        first = (self.active,)
        return first + self.shadows

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return a player's opponents: all Shadow players, or the Free Peoples player."""
        return self.shadows if player == self.active else (self.active,)

    def controller(self, card: int) -> int:
        """Return who carries out a card's sentences: its owner, for a site the active player."""
        if self.zone[card] == ON_PATH:
            return self.control.get(card, self.active)
        return self.owner[card]

    def is_forbidden(self, player: int, what: int, card: int = -1) -> bool:
        """Whether a card in force keeps a player from doing something, with this card."""
        return any(ban(self, source, player, what, card) for source, ban in self.in_force.bans)

    def shadow_has_initiative(self) -> bool:
        """Whether the Free Peoples player holds fewer than four cards (2.0, "Initiative")."""
        if self.initiative >= 0:
            return self.initiative == 1
        if self.in_force.bans and self.is_forbidden(self.active, HAVE_INITIATIVE):
            return True
        return len(self.hands[self.active]) < CARDS_FOR_INITIATIVE
