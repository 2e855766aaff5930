"""A state before the game is opened: every card in its deck, nothing pending."""

from collections.abc import Iterable
from typing import Final

from rules import rng
from rules.lcg.engine.blueprint import Ability, Blueprint
from rules.lcg.engine.codes import HAPPENINGS, IN_DECK, NONE, RULES, SETUP, STATISTICS
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import IMMUNE, UNTOUCHED

_BY_PLAYER: Final = ("heroes", "allies", "engaged", "hands", "decks", "discards")
_EMPTY: Final = (
    "staging",
    "encounter_deck",
    "encounter_discard",
    "quest_deck",
    "victory",
    "actors",
    "committed",
    "flipped",
    "attacks_made",
    "enemy_attacks_made",
    "barred_attacks",
    "many_defenders",
    "damage_takers",
    "unhurt",
    "lent",
    "lasting",
    "delayed",
    "stack",
    "choices",
)


def new_state(
    blueprints: Iterable[Blueprint] = (),
    owner: Iterable[int] = (),
    players: int = 1,
    seed: int = 0,
    *,
    shadow_cards: bool = True,
) -> State:
    """Return a state with every card in its deck, before the game is opened."""
    state = State()
    state.blueprint_table = tuple(blueprints)
    state.owner = tuple(owner)
    state.players = players
    state.shadow_cards = shadow_cards
    state.some_are_immune = any(
        known.mask & (IMMUNE | UNTOUCHED) for known in state.blueprint_table
    )
    state.hands_answer = _answered_from_hand(state.blueprint_table)
    state.rng = rng.seeded(seed)
    state.round = state.rounds_completed = 0
    state.phase = SETUP
    state.first_player = 0
    state.location = state.quest = state.prisoner = NONE
    state.quest_is_ready = False
    state.staging_bonus = state.staged_locations_bonus = state.fewer_reveals = 0
    state.allies_played = state.next_action = state.commits_ready = 0
    state.staging_step = state.keywords_always = state.attachments_are_blank = False
    state.canceled = ()
    state.combat = None
    state.escape_test = None
    state.pending = None
    state.ending = ""
    state.listeners = ((),) * HAPPENINGS
    state.rules = ((),) * RULES
    cards = len(state.blueprint_table)
    state.blueprints = list(state.blueprint_table)
    state.zone = [IN_DECK] * cards
    state.controller = list(state.owner)
    state.exhausted = [False] * cards
    state.damage = [0] * cards
    state.progress = [0] * cards
    state.resources = [0] * cards
    state.bearer = [NONE] * cards
    state.attached = [()] * cards
    state.mask = [blueprint.mask for blueprint in state.blueprint_table]
    state.known = bytearray(cards)
    state.guarding = [NONE] * cards
    state.order = list(range(players))
    state.threat = [0] * players
    state.base = [
        [blueprint.printed[statistic] for blueprint in state.blueprint_table]
        for statistic in range(STATISTICS)
    ]
    for name in _BY_PLAYER:
        setattr(state, name, [[] for _ in range(players)])
    for name in _EMPTY:
        setattr(state, name, [])
    state.shadows = {}
    state.memory = {}
    state.limits = {}
    state.log = None
    state.wants = None
    return state


def _answered_from_hand(blueprints: tuple[Blueprint, ...]) -> int:
    """Return which happenings some card answers from a hand: the others need no look there."""
    mask = 0
    for blueprint in blueprints:
        abilities: tuple[Ability, ...] = blueprint.hand_responses
        if blueprint.event is not None:
            abilities += (blueprint.event,)
        for ability in abilities:
            if ability.happening >= 0:
                mask |= 1 << ability.happening
    return mask
