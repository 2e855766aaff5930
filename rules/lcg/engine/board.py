"""Cards that come into play, leave it, or go from one part of it to another.

What a card answers and adds to the rules is registered while it is in play. A card that leaves
play loses its tokens, its attachments and every change made to it.
"""

from rules.lcg.engine.blanks import blank
from rules.lcg.engine.blueprint import Blueprint, Context
from rules.lcg.engine.codes import (
    ACTIVE_LOCATION,
    ATTACHED,
    AURAS,
    CANNOT_BE_ENGAGED,
    CANNOT_DRAW,
    CANNOT_EXHAUST,
    CANNOT_READY,
    CARD_EXHAUSTED,
    ENCOUNTER,
    ENEMY_ENGAGED,
    ENGAGED,
    ENTERED_PLAY,
    IN_PLAY_AREA,
    IN_VICTORY,
    LEFT_PLAY,
    NONE,
    REPLACES_DRAW,
    RETURNS_TO_DECK_TOP,
    RETURNS_TO_STAGING,
    REVEALED,
    SET_ASIDE,
    STAGING,
    STATISTICS,
)
from rules.lcg.engine.laws import rule_holds, rule_sources
from rules.lcg.engine.state import Listeners, State
from rules.lcg.engine.traits import ALLY, CHARACTER, ENEMY, HERO, UNIQUE
from rules.lcg.engine.triggers import emit, lasts_all_game
from rules.lcg.engine.zones import in_play, put_in_discard, put_in_hand, put_on_deck, take_away

# --- what is in play is heard ---


def register(state: State, card: int) -> None:
    """Announce a card that came into play, add its rules and offer its actions."""
    blueprint = state.blueprints[card]
    for ability in (*blueprint.forced, *blueprint.responses):
        state.listeners = _with(state.listeners, ability.happening, card)
    for rule in blueprint.rules:
        state.rules = _with(state.rules, rule.kind, card)
    for statistic in blueprint.auras:
        state.rules = _with(state.rules, AURAS + statistic, card)
    if blueprint.actions and card not in state.actors:
        state.actors = [*state.actors, card]


def unregister(state: State, card: int) -> None:
    """Undo `register`."""
    blueprint = state.blueprints[card]
    for ability in (*blueprint.forced, *blueprint.responses):
        state.listeners = _without(state.listeners, ability.happening, card)
    for rule in blueprint.rules:
        state.rules = _without(state.rules, rule.kind, card)
    for statistic in blueprint.auras:
        state.rules = _without(state.rules, AURAS + statistic, card)
    if blueprint.actions and card in state.actors:
        state.actors = [actor for actor in state.actors if actor != card]


def _with(table: Listeners, kind: int, card: int) -> Listeners:
    if card in table[kind]:
        return table
    return (*table[:kind], (*table[kind], card), *table[kind + 1 :])


def _without(table: Listeners, kind: int, card: int) -> Listeners:
    left = tuple(listener for listener in table[kind] if listener != card)
    return (*table[:kind], left, *table[kind + 1 :])


# --- coming into play ---


def unique_bars(state: State, card: int) -> bool:
    """Whether a unique card of this title is in play (core rules, "Unique Cards")."""
    if not state.mask[card] & UNIQUE:
        return False
    title = state.blueprints[card].title
    for player in range(state.players):
        for character in state.characters(player):
            if _is_unique(state, character, title):
                return True
            for attachment in state.attached[character]:
                if _is_unique(state, attachment, title):
                    return True
    return False


def _is_unique(state: State, card: int, title: str) -> bool:
    return bool(state.mask[card] & UNIQUE) and state.blueprints[card].title == title


def put_into_play(state: State, card: int, player: int) -> bool:
    """Put a hero or an ally into play from wherever it is; return whether it could be."""
    if unique_bars(state, card) or not state.alive(player):
        return False
    take_away(state, card)
    state.zone[card] = IN_PLAY_AREA
    state.set_controller(card, player)
    state.show_to_all(card)
    if state.mask[card] & HERO:
        state.set_heroes(player, [*state.heroes[player], card])
    else:
        state.allies[player].append(card)
    register(state, card)
    state.note("entered", card)
    emit(state, ENTERED_PLAY, card)
    return True


def put_in_staging(state: State, card: int) -> None:
    """Place an encounter card in the staging area; an Orc Guard is discarded instead.

    An attack that the card is in goes on (official FAQ 1.32 and on "Out of the Dungeons").
    """
    if state.owner[card] != ENCOUNTER:
        discard(state, card)
        return
    was_in_play = in_play(state, card)
    take_away(state, card)
    state.zone[card] = STAGING
    state.set_controller(card, ENCOUNTER)
    state.show_to_all(card)
    state.staging = [*state.staging, card]
    if not was_in_play:
        register(state, card)
    state.note("staged", card)


def make_active_location(state: State, card: int) -> None:
    """Travel: move a location beside the quest card (core rules, "Travel")."""
    take_away(state, card)
    state.zone[card] = ACTIVE_LOCATION
    state.location = card


def set_aside(state: State, card: int) -> None:
    """Set a card of the encounter deck aside, out of play, where everybody sees it."""
    take_away(state, card)
    state.zone[card] = SET_ASIDE
    state.show_to_all(card)
    state.note("set_aside", card)


def join_as_ally(state: State, card: int, player: int) -> None:
    """Give a player control of an objective, which is an ally of theirs from now on."""
    take_away(state, card)
    state.zone[card] = IN_PLAY_AREA
    state.set_controller(card, player)
    state.set_mask(card, state.mask[card] | ALLY | CHARACTER)
    state.allies[player].append(card)
    state.note("control", card, player)


def engage(state: State, enemy: int, player: int) -> None:
    """An enemy and a player engage one another, however it came about.

    One that was just revealed enters play so.
    """
    was_in_play = in_play(state, enemy)
    if not was_in_play and state.zone[enemy] != REVEALED:
        return
    if not state.alive(player) or rule_holds(state, CANNOT_BE_ENGAGED, enemy):
        return
    take_away(state, enemy)
    state.zone[enemy] = ENGAGED
    if not was_in_play:
        state.show_to_all(enemy)
        register(state, enemy)
    state.set_controller(enemy, player)
    state.engaged[player].append(enemy)
    state.note("engaged", enemy, player)
    emit(state, ENEMY_ENGAGED, enemy, number=player)


def change_control(state: State, card: int, player: int) -> None:
    """Give an ally, and what is attached to it, to another player."""
    take_away(state, card)
    state.zone[card] = IN_PLAY_AREA
    state.set_controller(card, player)
    state.allies[player].append(card)
    for attachment in state.attached[card]:
        state.set_controller(attachment, player)
    state.note("control", card, player)


# --- attachments ---


def detach(state: State, card: int, bearer: int) -> None:
    """Take back what an attachment gave its bearer."""
    for statistic, amount in state.blueprints[card].bonus:
        state.set_base(statistic, bearer, state.base[statistic][bearer] - amount)
    renew_mask(state, bearer)
    if state.blueprints[card].blanks_bearer:
        renew_text_box(state, bearer)


def renew_text_box(state: State, bearer: int) -> None:
    """Make the text box of a character blank while an attachment says so."""
    if bearer not in state.characters(state.controller[bearer]):
        return
    printed = state.blueprint_table[bearer]
    is_blank = any(state.blueprints[held].blanks_bearer for held in state.attached[bearer])
    wanted = blank(printed) if is_blank else printed
    if state.blueprints[bearer] is not wanted:
        unregister(state, bearer)
        state.set_blueprint(bearer, wanted)
        register(state, bearer)


def renew_mask(state: State, bearer: int) -> None:
    """Set what a card is: what is printed, and what its attachments grant."""
    mask = state.blueprints[bearer].mask
    for attachment in state.attached[bearer]:
        blueprint = state.blueprints[attachment]
        mask |= blueprint.grants
        for test, grant in blueprint.grants_if:
            if test(state, Context(attachment, state.controller[attachment]), bearer):
                mask |= grant
    for card, bits in state.lent:
        if card == bearer:
            mask |= bits
    if state.mask[bearer] != mask:
        state.set_mask(bearer, mask)


def lend(state: State, card: int, bits: int) -> None:
    """Make a card something besides until the end of the phase."""
    state.lent = [*state.lent, (card, bits)]
    renew_mask(state, card)


# --- leaving play ---


def leave_play(state: State, card: int, *, explored: bool = False) -> None:
    """Take a card out of play; the caller places it."""
    player = state.controller[card]
    emit(state, LEFT_PLAY, card, other=int(explored), number=player)
    unregister(state, card)
    bearer = state.bearer[card]
    take_away(state, card)
    if bearer != NONE:
        detach(state, card, bearer)
    for attachment in state.attached[card]:
        discard(state, attachment)
    for shadow in state.shadows.get(card, ()):
        discard_shadow(state, shadow)
    if card in state.committed:
        state.committed = [other for other in state.committed if other != card]
    if card in state.guarding:
        state.guarding = [NONE if guarded == card else guarded for guarded in state.guarding]
    combat = state.combat
    if combat is not None and combat.enemy == card:
        state.combat = None
    elif combat is not None and card in combat.characters:
        left = tuple(character for character in combat.characters if character != card)
        state.combat = combat.with_characters(left)
    _forget(state, card)
    state.note("left", card)


def _forget(state: State, card: int) -> None:
    """Make a card as it is printed: no tokens, no changes, ready."""
    if state.exhausted[card]:
        state.set_exhausted(card, False)
    if state.damage[card]:
        state.set_damage(card, 0)
    if state.resources[card]:
        state.set_resources(card, 0)
    if state.progress[card]:
        state.set_progress(card, 0)
    if state.guarding[card] != NONE:
        state.set_guarding(card, NONE)
    if state.attached[card]:
        state.set_attached(card, ())
    blueprint = state.blueprint_table[card]
    become(state, card, blueprint)
    if state.lasting:
        state.lasting = [change for change in state.lasting if change.card != card]
    if state.lent:
        state.lent = [lent for lent in state.lent if lent[0] != card]
    if state.unhurt:
        state.unhurt = [unhurt for unhurt in state.unhurt if unhurt[0] != card]
    if state.limits:
        state.limits = {
            key: used
            for key, used in state.limits.items()
            if key[0] != card or lasts_all_game(state, key)
        }
    if state.barred_attacks:
        state.barred_attacks = [barred for barred in state.barred_attacks if barred[0] != card]


def become(state: State, card: int, blueprint: Blueprint) -> None:
    """Make a card act as this blueprint says, with its printed numbers."""
    if state.blueprints[card] is not blueprint:
        state.set_blueprint(card, blueprint)
    if state.mask[card] != blueprint.mask:
        state.set_mask(card, blueprint.mask)
    for statistic in range(STATISTICS):
        if state.base[statistic][card] != blueprint.printed[statistic]:
            state.set_base(statistic, card, blueprint.printed[statistic])


def discard(state: State, card: int, *, explored: bool = False) -> None:
    """Discard a card from play, or where it says so, put it elsewhere."""
    if not in_play(state, card):
        return
    was_attached = state.zone[card] == ATTACHED
    kinds = [rule.kind for rule in state.blueprints[card].rules]
    leave_play(state, card, explored=explored)
    if RETURNS_TO_DECK_TOP in kinds:
        put_on_deck(state, card, known=state.everyone_knows())
    elif was_attached and RETURNS_TO_STAGING in kinds:
        state.zone[card] = NONE
        put_in_staging(state, card)
    else:
        put_in_discard(state, card)


def win_as_victory(state: State, card: int, *, explored: bool = False) -> None:
    """Take a defeated enemy or an explored location out of play, for its points if it has any."""
    if state.blueprints[card].victory:
        leave_play(state, card, explored=explored)
        state.zone[card] = IN_VICTORY
        state.victory = [*state.victory, card]
    else:
        discard(state, card, explored=explored)


def return_to_hand(state: State, card: int) -> None:
    """Return a card from play to its owner's hand, or discard it if the owner is eliminated."""
    if in_play(state, card):
        leave_play(state, card)
        if state.alive(state.owner[card]):
            put_in_hand(state, card, seen_by_all=True)
        else:
            put_in_discard(state, card)


def discard_shadow(state: State, card: int) -> None:
    """Discard a shadow card (core rules, "Shadow Cards Leaving Play")."""
    take_away(state, card)
    put_in_discard(state, card)


# --- exhausted and ready ---


def exhaust(state: State, card: int) -> None:
    """Turn a card sideways."""
    state.set_exhausted(card, True)
    state.note("exhausted", card)
    if state.listeners[CARD_EXHAUSTED]:
        emit(state, CARD_EXHAUSTED, card)


def can_exhaust(state: State, card: int) -> bool:
    """Whether a card is ready, and nothing keeps it from exhausting."""
    return not state.exhausted[card] and not state.base[CANNOT_EXHAUST][card]


def can_ready(state: State, card: int) -> bool:
    """Whether a card is exhausted, and nothing keeps it from readying."""
    return state.exhausted[card] and not state.base[CANNOT_READY][card]


def ready(state: State, card: int) -> None:
    """Turn a card upright."""
    if can_ready(state, card):
        state.set_exhausted(card, False)
        state.note("readied", card)


# --- hands ---


def can_draw(state: State, player: int) -> bool:
    """Whether a player who draws would get a card, or lose what bars the draw."""
    return bool(state.decks[player]) and not (
        state.rules[CANNOT_DRAW] and rule_sources(state, CANNOT_DRAW)
    )


def draw(state: State, player: int, count: int) -> None:
    """Draw cards from the top of the deck; nothing from an empty one."""
    if count <= 0 or not can_draw(state, player):
        return
    if state.rules[REPLACES_DRAW]:
        for source, _ in rule_sources(state, REPLACES_DRAW):
            if state.controller[source] == player:
                discard(state, source)
                return
    deck = state.decks[player]
    left = max(0, len(deck) - count)
    state.set_deck(player, deck[:left])
    for card in reversed(deck[left:]):
        put_in_hand(state, card)
        state.note("drew", player, card)


def discard_from_deck(state: State, player: int, count: int) -> list[int]:
    """Discard the top cards of a player's deck; return those cards, the top one first."""
    discarded: list[int] = []
    while len(discarded) < count and state.decks[player]:
        card = state.take_top_of_deck(player)
        put_in_discard(state, card)
        state.note("discarded_from_deck", card)
        discarded.append(card)
    return discarded


def discard_from_hand(state: State, card: int) -> None:
    """Discard a card from its owner's hand."""
    take_away(state, card)
    put_in_discard(state, card)
    state.note("discarded", card)


# --- rows of cards ---


def enemies(state: State) -> list[int]:
    """Return all enemies in play."""
    found = [card for card in state.staging if is_enemy(state, card)]
    for player in state.order:
        found += state.engaged[player]
    return found


def is_enemy(state: State, card: int) -> bool:
    """Whether a card is an enemy."""
    return bool(state.mask[card] & ENEMY)


def attachments(state: State) -> list[int]:
    """Return all cards that are attached to something, a deck included."""
    found: list[int] = []
    for card, zone in enumerate(state.zone):
        if zone == ATTACHED:
            found.append(card)
    return found
