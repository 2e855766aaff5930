"""The whole of a game in plain lists: where each card is, how it stands, and what is pending.

A card is its place in `blueprints`, a player a number from 0. Nothing refers back to the state:
`clone` is a handful of list copies, and a state can be pickled, compared and hashed. Rows and
tables that seldom change (`_SHARED_ROWS`, `_SHARED_DICTS`) are shared by clones and replaced, never
changed in place (`set_progress` and its like); so are all tuples.
"""

from collections.abc import Callable
from typing import Any, Final

from rules import rng
from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.blueprint import NOTHING_CHOSEN, Blueprint, Context, Memory
from rules.lcg.engine.codes import (
    ENCOUNTER,
    NOBODY,
    NONE,
)
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.records import Combat, Delayed, EscapeTest, Lasting

Frame = tuple[Any, ...]
Listeners = tuple[tuple[int, ...], ...]


# Slots that all copies of a game share, and those copied one by one.
_SHARED: Final = (
    "blueprint_table",
    "owner",
    "players",
    "shadow_cards",
    "hands_answer",
    "some_are_immune",
)
_PLAIN: Final = (
    "rng",
    "round",
    "rounds_completed",
    "phase",
    "first_player",
    "location",
    "quest",
    "quest_is_ready",
    "prisoner",
    "staging_bonus",
    "staged_locations_bonus",
    "fewer_reveals",
    "attachments_are_blank",
    "staging_step",
    "commits_ready",
    "keywords_always",
    "allies_played",
    "combat",
    "escape_test",
    "canceled",
    "next_action",
    "listeners",
    "rules",
    "pending",
    "ending",
)
_SHARED_LISTS: Final = (
    "threat",
    "staging",
    "encounter_deck",
    "encounter_discard",
    "committed",
    "quest_deck",
    "victory",
    "flipped",
    "attacks_made",
    "enemy_attacks_made",
    "barred_attacks",
    "many_defenders",
    "damage_takers",
    "unhurt",
    "lent",
    "actors",
    "lasting",
    "delayed",
)
_SHARED_ROWS: Final = (
    "blueprints",
    "controller",
    "exhausted",
    "damage",
    "progress",
    "resources",
    "bearer",
    "attached",
    "mask",
    "known",
    "guarding",
    "order",
    "base",
    "heroes",
    "decks",
    "discards",
    *_SHARED_LISTS,
)
_LISTS: Final = ("zone", "stack", "choices")
_LISTS_OF_LISTS: Final = ("allies", "engaged", "hands")
_SHARED_DICTS: Final = ("shadows", "memory", "limits")
# All that a state is. The log of what happened is a reader's.
_KEPT: Final = (
    *_SHARED,
    *_PLAIN,
    *_SHARED_ROWS,
    *_LISTS,
    *_LISTS_OF_LISTS,
    *_SHARED_DICTS,
)

# Whether a player would take an action of a card: state, player, card, place among its actions.
Wants = Callable[["State", int, int, int], bool]


@mypyc_attr(acyclic=True)
class State:
    """One game at one moment.

    `stack` holds the steps still to be done, the next one last: each is a function of the engine
    and its arguments. `pending` is the decision the game waits for. `ending` is empty while the
    game goes on, then "won", "threat", "heroes", "quest" or "unfinished".
    """

    __slots__ = (*_KEPT, "log", "wants")

    blueprint_table: tuple[Blueprint, ...]
    owner: tuple[int, ...]
    players: int
    shadow_cards: bool
    hands_answer: int
    # Whether player card effects leave some card alone.
    some_are_immune: bool
    rng: int
    round: int
    rounds_completed: int
    phase: int
    first_player: int
    location: int
    quest: int
    quest_is_ready: bool
    prisoner: int
    # What the staging area, and each location in it, has more of until the end of the phase.
    staging_bonus: int
    staged_locations_bonus: int
    # How many cards less are revealed in this phase.
    fewer_reveals: int
    # Whether the text boxes of all attachments count as blank.
    attachments_are_blank: bool
    staging_step: bool
    # Characters with these bits do not exhaust to commit to quests in this phase.
    commits_ready: int
    # Doomed and surge work whenever a card is revealed, as by the official FAQ.
    keywords_always: bool
    allies_played: int
    combat: Combat | None
    escape_test: EscapeTest | None
    # Cards whose effect was canceled before it resolved.
    canceled: tuple[int, ...]
    next_action: int
    # For each happening, the cards in play that answer it; for each rule, those that add it.
    listeners: Listeners
    rules: Listeners
    pending: Decision | None
    ending: str
    # Orc Guards are player cards that act as enemies: a card's blueprint can change.
    blueprints: list[Blueprint]
    zone: list[int]
    controller: list[int]
    exhausted: list[bool]
    damage: list[int]
    progress: list[int]
    resources: list[int]
    bearer: list[int]
    attached: list[tuple[int, ...]]
    mask: list[int]
    # Which players know where a hidden card is: a mask of 1 << player.
    known: bytearray
    guarding: list[int]
    order: list[int]
    threat: list[int]
    staging: list[int]
    encounter_deck: list[int]
    encounter_discard: list[int]
    quest_deck: list[int]
    victory: list[int]
    actors: list[int]
    committed: list[int]
    flipped: list[int]
    attacks_made: list[tuple[int, int]]
    enemy_attacks_made: list[int]
    barred_attacks: list[tuple[int, int]]
    many_defenders: list[int]
    # Who takes the damage of whom in this phase: the character spared, and the taker.
    damage_takers: list[tuple[int, int]]
    # Who takes no damage in this phase; where True, none of attacks.
    unhurt: list[tuple[int, bool]]
    # What a card is besides in this phase, as bits.
    lent: list[tuple[int, int]]
    lasting: list[Lasting]
    delayed: list[Delayed]
    stack: list[Frame]
    choices: list[int]
    base: list[list[int]]
    heroes: list[list[int]]
    allies: list[list[int]]
    engaged: list[list[int]]
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    shadows: dict[int, tuple[int, ...]]
    memory: dict[int, Memory]
    limits: dict[tuple[int, int, int], int]
    log: list[tuple[Any, ...]] | None
    # Until the round ends, windows offer only the actions that this wants. Playouts set it: their
    # players take nothing else, and they end at the first decision of a round.
    wants: "Wants | None"

    # --- copies ---

    def clone(self) -> "State":
        """Return a copy that goes its own way; the log of what happened stays behind."""
        copy = State()
        copy.blueprint_table = self.blueprint_table
        copy.owner = self.owner
        copy.players = self.players
        copy.shadow_cards = self.shadow_cards
        copy.hands_answer = self.hands_answer
        copy.some_are_immune = self.some_are_immune
        copy.rng = self.rng
        copy.round = self.round
        copy.rounds_completed = self.rounds_completed
        copy.phase = self.phase
        copy.first_player = self.first_player
        copy.location = self.location
        copy.quest = self.quest
        copy.quest_is_ready = self.quest_is_ready
        copy.prisoner = self.prisoner
        copy.staging_bonus = self.staging_bonus
        copy.staged_locations_bonus = self.staged_locations_bonus
        copy.fewer_reveals = self.fewer_reveals
        copy.attachments_are_blank = self.attachments_are_blank
        copy.staging_step = self.staging_step
        copy.commits_ready = self.commits_ready
        copy.keywords_always = self.keywords_always
        copy.allies_played = self.allies_played
        copy.combat = self.combat
        copy.escape_test = self.escape_test
        copy.canceled = self.canceled
        copy.next_action = self.next_action
        copy.listeners = self.listeners
        copy.rules = self.rules
        copy.pending = self.pending
        copy.ending = self.ending
        copy.blueprints = self.blueprints
        copy.progress = self.progress
        copy.bearer = self.bearer
        copy.attached = self.attached
        copy.mask = self.mask
        copy.guarding = self.guarding
        copy.zone = self.zone[:]
        copy.controller = self.controller
        copy.exhausted = self.exhausted
        copy.damage = self.damage
        copy.resources = self.resources
        copy.known = self.known
        copy.order = self.order
        copy.threat = self.threat
        copy.staging = self.staging
        copy.encounter_deck = self.encounter_deck
        copy.encounter_discard = self.encounter_discard
        copy.quest_deck = self.quest_deck
        copy.victory = self.victory
        copy.actors = self.actors
        copy.committed = self.committed
        copy.flipped = self.flipped
        copy.attacks_made = self.attacks_made
        copy.enemy_attacks_made = self.enemy_attacks_made
        copy.barred_attacks = self.barred_attacks
        copy.many_defenders = self.many_defenders
        copy.damage_takers = self.damage_takers
        copy.unhurt = self.unhurt
        copy.lent = self.lent
        copy.lasting = self.lasting
        copy.delayed = self.delayed
        copy.stack = self.stack[:]
        copy.choices = self.choices[:]
        copy.base = self.base
        copy.heroes = self.heroes
        copy.allies = [cards[:] for cards in self.allies]
        copy.engaged = [cards[:] for cards in self.engaged]
        copy.hands = [cards[:] for cards in self.hands]
        copy.decks = self.decks
        copy.discards = self.discards
        copy.shadows = self.shadows
        copy.memory = self.memory
        copy.limits = self.limits
        copy.log = None
        copy.wants = None
        return copy

    def _parts(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in _KEPT)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._parts() == other._parts()

    def __hash__(self) -> int:
        """Return a hash; equal states have equal hashes, different ones nearly always others."""
        return hash(
            (self.rng, self.round, self.phase, tuple(self.zone), tuple(self.damage),
             tuple(self.threat), tuple(self.exhausted), len(self.stack), tuple(self.choices))
        )  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _KEPT}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        for name, value in parts.items():
            setattr(self, name, value)
        self.log = None
        self.wants = None

    # --- rows that clones share ---

    def set_blueprint(self, card: int, blueprint: Blueprint) -> None:
        """Set what a card acts as."""
        self.blueprints = self.blueprints[:]
        self.blueprints[card] = blueprint

    def set_progress(self, card: int, count: int) -> None:
        """Set how much progress is on a location or a quest card."""
        self.progress = self.progress[:]
        self.progress[card] = count

    def set_controller(self, card: int, player: int) -> None:
        """Set who controls a card."""
        self.controller = self.controller[:]
        self.controller[card] = player

    def set_exhausted(self, card: int, is_exhausted: bool) -> None:
        """Set whether a card is exhausted."""
        self.exhausted = self.exhausted[:]
        self.exhausted[card] = is_exhausted

    def set_damage(self, card: int, count: int) -> None:
        """Set how much damage is on a card."""
        self.damage = self.damage[:]
        self.damage[card] = count

    def set_resources(self, card: int, count: int) -> None:
        """Set how many resources a card has."""
        self.resources = self.resources[:]
        self.resources[card] = count

    def set_bearer(self, card: int, bearer: int) -> None:
        """Set what a card is attached to."""
        self.bearer = self.bearer[:]
        self.bearer[card] = bearer

    def set_attached(self, card: int, attachments: tuple[int, ...]) -> None:
        """Set what is attached to a card."""
        self.attached = self.attached[:]
        self.attached[card] = attachments

    def set_mask(self, card: int, mask: int) -> None:
        """Set the words a card carries."""
        self.mask = self.mask[:]
        self.mask[card] = mask

    def set_known(self, card: int, players: int) -> None:
        """Set which players know where a card is, as a mask."""
        self.known = self.known.copy()
        self.known[card] = players

    def show_to_all(self, card: int) -> None:
        """Show every player where a card is."""
        self.set_known(card, self.everyone_knows())

    def set_guarding(self, card: int, objective: int) -> None:
        """Set which objective a card guards."""
        self.guarding = self.guarding[:]
        self.guarding[card] = objective

    def set_base(self, statistic: int, card: int, number: int) -> None:
        """Set a number of a card, without what depends on the moment."""
        row = self.base[statistic][:]
        row[card] = number
        self.base = self.base[:]
        self.base[statistic] = row

    def set_heroes(self, player: int, heroes: list[int]) -> None:
        """Set which heroes a player controls."""
        self.heroes = self.heroes[:]
        self.heroes[player] = heroes

    def set_deck(self, owner: int, cards: list[int]) -> None:
        """Set which cards are in a player's deck or in the encounter deck, the top one last."""
        if owner == ENCOUNTER:
            self.encounter_deck = cards
        else:
            self.decks = self.decks[:]
            self.decks[owner] = cards

    def set_discard_pile(self, owner: int, cards: list[int]) -> None:
        """Set which cards are in the discard pile of a player or of the encounter deck."""
        if owner == ENCOUNTER:
            self.encounter_discard = cards
        else:
            self.discards = self.discards[:]
            self.discards[owner] = cards

    def set_threat(self, player: int, threat: int) -> None:
        """Set a player's threat."""
        self.threat = self.threat[:]
        self.threat[player] = threat

    # --- stepping ---

    def push(self, *frame: Any) -> None:
        """Put a step and its arguments on the stack: it is the next to be done."""
        self.stack.append(frame)

    def ask(
        self,
        player: int,
        question: int,
        options: list[Option],
        resume: Callable[..., None],
        *arguments: Any,
        source: int = NONE,
    ) -> None:
        """Wait for a player's choice, or go on at once if there is only one option.

        `resume` gets the state, the chosen option and `arguments`.
        """
        if len(options) == 1:
            resume(self, options[0], *arguments)
        else:
            self.pending = Decision(player, question, tuple(options), (resume, *arguments), source)

    def note(self, *entry: Any) -> None:
        """Write down what happened, where somebody reads along."""
        if self.log is not None:
            self.log.append(entry)

    # --- the few questions that all modules ask ---

    def roll(self, bound: int) -> int:
        """Return a random number from 0 to `bound - 1`."""
        self.rng, number = rng.below(self.rng, bound)
        return number

    def remember(self, action: int, memory: Memory) -> None:
        """Set what was chosen so far in an action."""
        self.memory = {**self.memory, action: memory}

    def forget(self, action: int) -> None:
        """Forget what was chosen in an action."""
        if action in self.memory:
            self.memory = {one: kept for one, kept in self.memory.items() if one != action}

    def remembered(self, context: Context) -> Memory:
        """Return what was chosen so far in an action."""
        return self.memory.get(context.action, NOTHING_CHOSEN)

    def characters(self, player: int) -> list[int]:
        """Return the heroes and allies a player controls."""
        return self.heroes[player] + self.allies[player]

    def deck(self, owner: int) -> list[int]:
        """Return a player's deck, or the encounter deck. The top card is the last."""
        return self.encounter_deck if owner == ENCOUNTER else self.decks[owner]

    def take_top_of_deck(self, owner: int) -> int:
        """Take the top card off a deck that is not empty; it is nowhere then."""
        deck = self.deck(owner)
        self.set_deck(owner, deck[:-1])
        return deck[-1]

    def discard_pile(self, owner: int) -> list[int]:
        """Return the discard pile of a player or of the encounter deck."""
        return self.encounter_discard if owner == ENCOUNTER else self.discards[owner]

    def everyone_knows(self) -> int:
        """Return the mask of all players."""
        return (1 << self.players) - 1

    def alive(self, player: int) -> bool:
        """Whether a player is still in the game."""
        return player != NOBODY and player in self.order
