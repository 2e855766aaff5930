"""Words of Khazad-dûm's scenarios: set-up, halls and objectives, and what the mines do."""

from typing import Final

from rules.lcg.engine.attachments import attach_objective, move_attachment
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import (
    can_exhaust,
    enemies,
    exhaust,
    leave_play,
    make_active_location,
    put_in_staging,
    register,
)
from rules.lcg.engine.codes import (
    ATTACHED,
    ENCOUNTER,
    IN_PLAY_AREA,
    NONE,
    REMOVED,
    SET_ASIDE,
    STAGING,
    TRAVELED,
    Question,
    Verb,
)
from rules.lcg.engine.decision import Option
from rules.lcg.engine.encounter import discard_top_card, is_guarded, reveal, take_top_card
from rules.lcg.engine.numbers import quest_points
from rules.lcg.engine.quest_progress import defeat_stage, place_on_location
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, LOCATION, UNTOUCHED, bit
from rules.lcg.engine.triggers import emit, remove_from_game
from rules.lcg.engine.zones import in_play, put_in_discard, shuffle, take_away
from rules.lcg.notation.effects import Effect, Target
from rules.lcg.notation.own import OwnCondition, OwnEffect, OwnEffectOn

_DARK: Final = bit("Dark") | LOCATION


def _named(state: State, title: str, cards: list[int]) -> int:
    """Return the first of these cards with a title; NONE where there is none."""
    return next((card for card in cards if state.blueprints[card].title == title), NONE)


# --- set-up ---


def begin_at_location(title: str) -> OwnEffect:
    """Put a location of the encounter deck into play as the active one."""

    def step(state: State, context: Context) -> None:
        card = _named(state, title, state.encounter_deck)
        if card != NONE:
            make_active_location(state, card)
            state.show_to_all(card)
            register(state, card)
            state.note("became_active", card)

    return OwnEffect(
        f"search the encounter deck for {title}, and put it into play as the active location", step
    )


def attach_to_hero_of_first_player(title: str) -> OwnEffect:
    """Attach an objective of the encounter deck to a hero that the first player chooses."""

    def step(state: State, context: Context) -> None:
        card = _named(state, title, state.encounter_deck)
        player = state.first_player
        options = [Option(Verb.CHOOSE, hero) for hero in state.heroes[player]]
        if card != NONE and options:
            state.ask(player, Question.TARGET, options, _bearer_chosen, card, source=context.source)

    return OwnEffect(
        f"search the encounter deck for {title}, and have the first player attach it to a hero of"
        " their choice",
        step,
    )


def _bearer_chosen(state: State, option: Option, card: int) -> None:
    attach_objective(state, card, option.card, state.controller[option.card])


# --- halls ---


def add_next_hall(title: str) -> OwnEffect:
    """Add a location that was set aside to the staging area."""

    def step(state: State, context: Context) -> None:
        aside = [card for card, zone in enumerate(state.zone) if zone == SET_ASIDE]
        card = _named(state, title, aside)
        if card != NONE:
            put_in_staging(state, card)

    return OwnEffect(f"add {title} to the staging area", step)


_BRIDGE: Final = "Bridge of Khazad-dûm"


def _is_crossed(state: State, context: Context) -> bool:
    return _named(state, _BRIDGE, state.victory) != NONE


bridge_is_crossed = OwnCondition(f"{_BRIDGE} is in their victory display", _is_crossed)


def _travel_at_once(state: State, context: Context) -> None:
    """Make this the active location; one that nothing can touch stays where it is."""
    card, before = context.source, state.location
    if state.zone[card] != STAGING:
        return
    if before != NONE:
        if state.mask[before] & UNTOUCHED:
            return
        put_in_staging(state, before)
    make_active_location(state, card)
    state.note("traveled", card)
    emit(state, TRAVELED, card)


travel_here_at_once = OwnEffect(
    "immediately travel to {this}. If another location is currently active, return it to the"
    " staging area",
    _travel_at_once,
)

# --- Goblin Patrol ---

_LEADER: Final = "Patrol Leader"


def _add_patrol(state: State, context: Context) -> None:
    _search_next(state, 0, False, context.source)


def _search_next(state: State, seat: int, leader_is_found: bool, source: int) -> None:
    """Step: a player finds an enemy; the last one the Patrol Leader, if nobody else did."""
    if seat >= len(state.order):
        shuffle(state, ENCOUNTER)
        return
    found: list[int] = []
    for card in [*state.encounter_deck, *state.encounter_discard]:
        known = [state.blueprints[other] for other in found]
        if state.mask[card] & ENEMY and state.blueprints[card] not in known:
            found.append(card)
    leader = _named(state, _LEADER, found)
    if seat == len(state.order) - 1 and not leader_is_found and leader != NONE:
        found = [leader]
    options = [Option(Verb.CHOOSE, card) for card in sorted(found)]
    if not options:
        shuffle(state, ENCOUNTER)
        return
    state.ask(
        state.order[seat], Question.CARD_IN_PILE, options, _enemy_found, seat, leader_is_found,
        source, source=source,
    )  # fmt: skip


def _enemy_found(
    state: State, option: Option, seat: int, leader_is_found: bool, source: int
) -> None:
    put_in_staging(state, option.card)
    is_leader = state.blueprints[option.card].title == _LEADER
    _search_next(state, seat + 1, leader_is_found or is_leader, source)


add_the_patrol = OwnEffect(
    "each player must search the encounter deck and discard pile for 1 enemy of their choice, and"
    f" add it to the staging area. One choice must be {_LEADER}, if able",
    _add_patrol,
)


def _no_enemies(state: State, context: Context) -> bool:
    return state.quest_is_ready and not enemies(state)


no_enemies_are_left = OwnCondition("there are no enemies in play", _no_enemies)


def _advance(state: State, context: Context) -> None:
    defeat_stage(state)


advance_to_next_stage = OwnEffect("immediately advance to the next stage of the scenario", _advance)

# --- The Fate of Balin ---


def remove_from_the_game(title: str) -> OwnEffect:
    """Take a card in play out of the game."""

    def step(state: State, context: Context) -> None:
        around = [card for card in range(len(state.zone)) if in_play(state, card)]
        card = _named(state, title, around)
        if card != NONE:
            leave_play(state, card)
            remove_from_game(state, card)
            state.note("removed", card)

    return OwnEffect(f"remove {title} from the game", step)


def _reveal_enemies(state: State, context: Context) -> None:
    for _ in state.order:
        state.push(_reveal_if_enemy)


def _reveal_if_enemy(state: State) -> None:
    """Step: an enemy is revealed, any other card is discarded and does nothing."""
    card = take_top_card(state)
    if card == NONE:
        return
    if state.mask[card] & ENEMY:
        reveal(state, card)
    else:
        state.show_to_all(card)
        state.note("discarded_from_deck", card)
        put_in_discard(state, card)


reveal_only_enemies = OwnEffect(
    "reveal the top X cards of the encounter deck, adding all enemies to the staging area. Discard"
    " the other revealed cards without resolving them. X is the number of players",
    _reveal_enemies,
)

# --- Book of Mazarbul ---


def exhaust_to_claim(target: Target) -> Effect:
    """Exhaust a hero that doesn't have this objective yet; it may be another's."""
    return OwnEffectOn("exhaust {target}", target, _tire, _can_take_it)


def _tire(state: State, context: Context, hero: int) -> None:
    exhaust(state, hero)


def _can_take_it(state: State, context: Context, hero: int) -> bool:
    return can_exhaust(state, hero) and state.bearer[context.source] != hero


def _claim_for_hero(state: State, context: Context) -> None:
    card, hero = context.source, state.remembered(context).card
    if hero == NONE or state.zone[hero] != IN_PLAY_AREA:
        return
    if state.zone[card] == ATTACHED:
        move_attachment(state, card, hero)
    elif state.zone[card] == STAGING:
        attach_objective(state, card, hero, state.controller[hero])


claim_this_for_that_hero = OwnEffect(
    "claim this objective. Then, attach {this} to that hero", _claim_for_hero
)


# --- Abandoned Tools ---


def _is_free(state: State, context: Context) -> bool:
    return not is_guarded(state, context.source)


claim_this_if_free = OwnEffect(
    "claim this objective if it has no encounters attached. Then, attach {this} to that hero",
    _claim_for_hero,
    _is_free,
)

# --- Cave Torch ---

_LIT: Final = 3


def _light(state: State, context: Context) -> None:
    options = [Option(Verb.CHOOSE, card) for card in _dark_locations(state)]
    if options:
        state.ask(
            context.player, Question.TARGET, options, _dark_location_chosen, context.player,
            context.source, source=context.source,
        )  # fmt: skip


def _dark_locations(state: State) -> list[int]:
    around = [*state.staging, *([] if state.location == NONE else [state.location])]
    return [card for card in around if is_dark_location(state, card)]


def is_dark_location(state: State, card: int) -> bool:
    """Return whether a card is a location with the trait Dark."""
    return state.mask[card] & _DARK == _DARK


def _dark_location_chosen(state: State, option: Option, player: int, source: int) -> None:
    place = option.card
    most = max(1, min(_LIT, quest_points(state, place) - state.progress[place]))
    options = [Option(Verb.TAKE_NUMBER, place, number=number) for number in range(most, 0, -1)]
    state.ask(player, Question.NUMBER, options, _progress_chosen, source=source)


def _progress_chosen(state: State, option: Option) -> None:
    place_on_location(state, option.card, option.number)


def _some_location_is_dark(state: State, context: Context) -> bool:
    return bool(_dark_locations(state))


light_a_dark_location = OwnEffect(
    "place up to 3 progress tokens on a Dark location", _light, _some_location_is_dark
)


def _discard_top(state: State, context: Context) -> None:
    """An enemy is added and not revealed: what it says when revealed waits (public ruling)."""
    card = discard_top_card(state)
    if card != NONE and state.mask[card] & ENEMY:
        put_in_staging(state, card)


discard_top_and_add_an_enemy = OwnEffect(
    "discard the top card of the encounter deck. If that card is an enemy, add it to the staging"
    " area",
    _discard_top,
)


def _leave_for_good(state: State, context: Context) -> None:
    """A torch that leaves play is gone (rules insert)."""
    card = context.source
    if not in_play(state, card) and state.zone[card] != REMOVED:
        take_away(state, card)
        remove_from_game(state, card)
        state.note("removed", card)


remove_this_from_the_game = OwnEffect("remove it from the game", _leave_for_good)
