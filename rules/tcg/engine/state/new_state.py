"""A state before the game is opened: every card in its draw deck, nothing pending."""

from functools import lru_cache

from rules import rng
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import IN_DECK, SETUP
from rules.tcg.engine.state.editions import Edition
from rules.tcg.engine.state.prints import found_in, printed_rows
from rules.tcg.engine.state.records import nothing_in_force
from rules.tcg.engine.state.state import TWO_PLAYERS, KnownInForce, State


def new_state(
    blueprints: tuple[Blueprint, ...],
    owner: tuple[int, ...],
    seed: int,
    edition: Edition,
    players: int = TWO_PLAYERS,
) -> State:
    """Return a state with every card in its draw deck, before the game is opened."""
    state = State()
    cards = len(blueprints)
    state.blueprints = blueprints
    state.owner = owner
    state.edition = edition
    state.players = players
    # Which game events some card of these decks answers from the hand, and in which phases some
    # card may be played from it: at other times the hands need no look.
    (
        state.answerable,
        state.hands_answer,
        state.hands_act,
        state.abilities_elsewhere,
        state.possible,
        state.modified,
    ) = found_in(blueprints)
    state.zone = [IN_DECK] * cards
    state.own_rows = 0
    state.wounds = [0] * cards
    state.bearer = [-1] * cards
    state.attached = [()] * cards
    state.assigned = [()] * cards
    base, state.traits = printed_rows(blueprints)
    state.base = base[:]
    state.rare = {}
    state.stacks = {}
    state.tokens = {}
    state.named = {}
    state.control = {}
    state.known = {}
    state.hands = [[] for _ in range(players)]
    state.decks = [[] for _ in range(players)]
    state.discards = [[] for _ in range(players)]
    state.dead = [[] for _ in range(players)]
    state.adventure = [[] for _ in range(players)]
    state.companions = [[] for _ in range(players)]
    state.allies = [[] for _ in range(players)]
    state.support = [[] for _ in range(players)]
    state.removed = [[] for _ in range(players)]
    state.minions = []
    state.path = []
    state.position = [1] * players
    state.ring_bearer = [-1] * players
    state.ring = [-1] * players
    state.wearing = [False] * players
    state.burdens = [0] * players
    state.threats = [0] * players
    state.bids = [-1] * players
    state.reshuffled = [0] * players
    state.order = tuple(range(players))
    state.out = ()
    state.shadows = tuple(reversed(range(1, players)))
    state.twilight = 0
    state.turn = 0
    state.turn_started = False
    state.active = 0
    state.first_player = 0
    state.phase = SETUP
    state.phase_player = 0
    state.moves = 0
    state.moving = False
    state.move_limit = 2
    state.drawn = 0
    state.initiative = -1
    state.round = 0
    state.skips = frozenset()
    state.skirmisher = -1
    state.skirmish_minions = []
    state.removed_from_skirmish = []
    state.skirmish_wounds = {}
    state.cancelled = False
    state.played = frozenset()
    state.played_before_arriving = frozenset()
    state.played_this_phase = frozenset()
    state.uses = {}
    state.rng = rng.seeded(seed)
    state.shuffle_keys = ()
    state.next_id = 0
    state.memory = {}
    state.in_force = nothing_in_force(state.hands_answer)
    state.known_in_force = known_in_force(blueprints)
    state.temporary = []
    state.granted = ()
    state.delayed = []
    state.unsettled = False
    state.stack = []
    state.current = None
    state.depth = 0
    state.pending = None
    state.choices = []
    state.decisions = 0
    state.winner = None
    state.ending = ""
    state.log = None
    return state


@lru_cache(maxsize=16)
def known_in_force(blueprints: tuple[Blueprint, ...]) -> KnownInForce:
    """Return what games of these decks know of what is in force; they fill it."""
    return {}
