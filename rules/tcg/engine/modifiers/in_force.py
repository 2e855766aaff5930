"""Which cards are active, and what of their texts is in force: modifiers, bans, triggers …."""

from collections.abc import Sequence
from typing import Final

from rules.tcg.engine.state.codes import (
    DENSE,
    INITIATIVE_LOST,
    RESISTANCE,
    STATISTICS,
    TEXT_IGNORED,
    VITALITY,
)
from rules.tcg.engine.state.parts import Ability, Ban, CardTest, Context, Modifier, Relation, Rule
from rules.tcg.engine.state.prints import HOLDS_IN_DISCARD, HOLDS_ON_PATH, TEXT_IS_COPIED
from rules.tcg.engine.state.records import Granted, InForce
from rules.tcg.engine.state.state import WATCHED, State
from rules.tcg.engine.state.traits import CONDITION, FREE_PEOPLES, SHADOW, UNIQUE

COPIES_IN_EFFECT: Final = 4
_SEVERAL_SHADOWS: Final = 2
# Of how many tables of the same decks it is remembered what is in force.
MOST_KNOWN: Final = 256

Entry = tuple[int, Modifier]


def active_cards(state: State) -> list[int]:
    """Return the cards that are active now (4.2, "active").

    The active player's Free Peoples cards and The One Ring, the Shadow players' Shadow cards,
    whatever those bear, and the sites, on the path or controlled.
    """
    cards = _active_but_sites(state)
    if state.turn:
        # Site text is not active while starting fellowships are played.
        cards += state.path
        cards += _cards_on_sites(state)
    return cards


def _cards_on_sites(state: State) -> list[int]:
    """Return the cards borne by sites that are of the side their owner has this turn."""
    cards: list[int] = []
    attached = state.attached
    for site in state.path:
        if not attached[site]:
            continue
        for card in attached[site]:
            side = FREE_PEOPLES if state.owner[card] == state.active else SHADOW
            if state.blueprints[card].traits & side:
                cards.append(card)
    return cards


def _active_but_sites(state: State) -> list[int]:
    active = state.active
    blueprints = state.blueprints
    attached = state.attached
    cards = state.companions[active] + state.allies[active]
    for card in state.support[active]:
        if blueprints[card].traits & FREE_PEOPLES:
            cards.append(card)
    cards += state.minions
    for player in state.shadows:
        for card in state.support[player]:
            if blueprints[card].traits & SHADOW:
                cards.append(card)
    for card in cards:
        if attached[card]:
            # The list grows while it is read: what a borne card bears is found too.
            cards += attached[card]
    return cards


def texts_in_force(state: State) -> list[int]:
    """Return the active cards whose game text applies: of the sites only the fellowship's own.

    A controlled site's text applies only where it speaks of being controlled (4.2, "control").
    What any site bears is in force.
    """
    cards = _active_but_sites(state)
    if not state.turn:
        return cards
    cards += _cards_on_sites(state)
    here = state.site()
    if here not in state.control:
        cards.append(here)
    if state.control:
        cards += [site for site in state.control if state.blueprints[site].holds_while_controlled]
    if state.possible & HOLDS_ON_PATH:
        for site in state.path:
            if site != here and state.blueprints[site].holds_on_path:
                cards.append(site)
    if len(state.shadows) < _SEVERAL_SHADOWS:
        return cards
    surplus = surplus_conditions(state, cards)
    return [card for card in cards if card not in surplus] if surplus else cards


def surplus_conditions(state: State, cards: list[int]) -> frozenset[int]:
    """Return the Shadow conditions whose text is ignored because other players have copies.

    Of a unique one the first copy counts, of another the first four, in the order of the
    Shadow players from the right of the Free Peoples player (4.2, "active").
    """
    if len(state.shadows) < _SEVERAL_SHADOWS:
        return frozenset()
    blueprints = state.blueprints
    copies: dict[str, int] = {}
    surplus = set()
    for player in state.shadows:
        for card in cards:
            traits = blueprints[card].traits
            if state.owner[card] != player or not (traits & CONDITION and traits & SHADOW):
                continue
            title = blueprints[card].title
            copies[title] = copies.get(title, 0) + 1
            if copies[title] > (1 if traits & UNIQUE else COPIES_IN_EFFECT):
                surplus.add(card)
    return frozenset(surplus)


def _rules_out_of_play(state: State) -> list[tuple[int, Rule]]:
    """Return what holds while a card is stacked or discarded, of the sides of this turn."""
    found = []
    if state.possible & HOLDS_IN_DISCARD:
        for player, pile in enumerate(state.discards):
            side = FREE_PEOPLES if player == state.active else SHADOW
            for card in pile:
                blueprint = state.blueprints[card]
                if blueprint.while_discarded and blueprint.traits & side:
                    found += [(card, rule) for rule in blueprint.while_discarded]
    for stacked in state.stacks.values():
        for card in stacked:
            blueprint = state.blueprints[card]
            side = FREE_PEOPLES if state.owner[card] == state.active else SHADOW
            if blueprint.while_stacked and blueprint.traits & side:
                found += [(card, rule) for rule in blueprint.while_stacked]
    return found


_NO_MODIFIERS: Final[tuple[Sequence[Entry], ...]] = ((),) * STATISTICS


def refresh(state: State) -> None:
    """Find again which modifiers, bans, triggers and abilities are in force.

    Called when a card with any comes into play, leaves it, or turns active or inactive.
    """
    blueprints = state.blueprints
    cards = tuple([card for card in texts_in_force(state) if blueprints[card].passive])
    ignores = bool(state.possible >> TEXT_IGNORED & 1) or len(state.shadows) >= _SEVERAL_SHADOWS
    # Of such a table the cards alone say what is in force.
    is_plain = not (ignores or state.granted or state.stacks or state.possible & HOLDS_IN_DISCARD)
    known = state.known_in_force.get(cards) if is_plain else None
    if known is not None and known[0] is blueprints and _are_controlled_so(state, known[1]):
        in_force = known[1]
    else:
        in_force = _find_in_force(state, cards, ignores)
        if is_plain:
            if len(state.known_in_force) >= MOST_KNOWN:
                state.known_in_force.clear()
            state.known_in_force[cards] = (blueprints, in_force)
    if in_force.fickle or state.in_force.fickle:
        state.unsettled = True
    elif state.answerable >> INITIATIVE_LOST & 1 and not state.unsettled:
        state.unsettled = WATCHED
    state.in_force = in_force


def _are_controlled_so(state: State, in_force: InForce) -> bool:
    """Return whether those control the cards whose texts have relations who did when found."""
    for relations in in_force.relations.values():
        for context, _ in relations:
            if state.controller(context.source) != context.player:
                return False
    return True


def _find_in_force(state: State, cards: tuple[int, ...], ignores: bool) -> InForce:
    """Return what the texts of these cards, and those that hold out of play or for a while, say."""
    modifiers: dict[int, list[Entry]] = {}
    listeners: dict[int, list[tuple[int, Ability]]] = {}
    relations: dict[int, tuple[tuple[Context, Relation], ...]] = {}
    lent: list[tuple[int, CardTest, Ability]] = []
    move_limits: list[tuple[int, int, Modifier]] = []
    bans: list[tuple[int, Ban]] = []
    watched: list[int] = []
    usable: list[int] = []
    usable_phases = 0
    heard = state.hands_answer
    words = 0
    fickle = vitality_varies = False
    blueprints = state.blueprints
    for card in cards:
        blueprint = blueprints[card]
        words |= blueprint.words
        if blueprint.gives_life:
            fickle = True
            vitality_varies = vitality_varies or blueprint.gives_vitality
        if blueprint.special_phases:
            usable.append(card)
            usable_phases |= blueprint.special_phases
        for statistic, modifier in blueprint.everywhere:
            modifiers.setdefault(statistic, []).append((card, modifier))
        heard |= blueprint.answers
        for event, ability in blueprint.listening:
            listeners.setdefault(event, []).append((card, ability))
        if not blueprint.has_rare_rules:
            continue
        for code, relation in blueprint.relations:
            context = Context(card, state.controller(card))
            relations[code] = (*relations.get(code, ()), (context, relation))
        for test, lent_ability in blueprint.lent:
            lent.append((card, test, lent_ability))
        for place, modifier in blueprint.move_limits:
            move_limits.append((card, place, modifier))
        for ban in blueprint.bans:
            bans.append((card, ban))
        if blueprint.discard_when or blueprint.discards or blueprint.as_soon_as:
            watched.append(card)
    if state.stacks or state.possible & HOLDS_IN_DISCARD:
        for card, rule in _rules_out_of_play(state):
            words |= rule.words
            for statistic, modifier in rule.everywhere:
                modifiers.setdefault(statistic, []).append((card, modifier))
    for granted in state.granted:
        words |= granted.rule.words
        heard |= _add_granted(state, granted, modifiers, relations, lent, bans, listeners)
    fickle = fickle or ignores or bool(watched or move_limits)
    fickle = fickle or bool(state.possible & TEXT_IS_COPIED)
    vitality_varies = vitality_varies or VITALITY in modifiers
    fickle = fickle or vitality_varies or RESISTANCE in modifiers
    return InForce(
        _by_statistic(state, modifiers) if modifiers else _NO_MODIFIERS,
        listeners,
        tuple(bans),
        tuple(watched),
        heard,
        words,
        ignores,
        fickle,
        vitality_varies,
        tuple(usable),
        usable_phases,
        relations,
        tuple(lent),
        tuple(move_limits),
        frozenset(card for card, known in enumerate(blueprints) if known.original is not None)
        if ignores
        else frozenset(),
        any(
            blueprints[source].counts_in_all_skirmishes
            for entries in modifiers.values()
            for source, _ in entries
        ),
    )


def _by_statistic(state: State, modifiers: dict[int, list[Entry]]) -> tuple[Sequence[Entry], ...]:
    by_statistic = list(_NO_MODIFIERS)
    for statistic, entries in modifiers.items():
        by_statistic[statistic] = entries
        if statistic >= DENSE:
            state.possible |= 1 << statistic
        else:
            state.modified |= 1 << statistic
    return tuple(by_statistic)


def _add_granted(
    state: State,
    granted: Granted,
    modifiers: dict[int, list[Entry]],
    relations: dict[int, tuple[tuple[Context, Relation], ...]],
    lent: list[tuple[int, CardTest, Ability]],
    bans: list[tuple[int, Ban]],
    listeners: dict[int, list[tuple[int, Ability]]],
) -> int:
    """Add what was granted to a card for a while; return the game events that it answers."""
    card, rule = granted.card, granted.rule
    for statistic, modifier in rule.everywhere:
        modifiers.setdefault(statistic, []).append((card, modifier))
    for statistic, modifier in rule.own:
        modifiers.setdefault(statistic, []).append((card, _only(card, modifier)))
    for code, relation in rule.relations:
        subject = granted.context.subject
        context = Context(card, state.controller(card), subject=subject)
        relations[code] = (*relations.get(code, ()), (context, relation))
    lent += [(card, test, ability) for test, ability in rule.lent]
    bans += [(card, ban) for ban in rule.bans]
    heard = 0
    for ability in rule.triggers:
        heard |= _listen(listeners, card, ability)
    return heard


def _listen(listeners: dict[int, list[tuple[int, Ability]]], card: int, ability: Ability) -> int:
    for event in ability.heard:
        listeners.setdefault(event, []).append((card, ability))
    return ability.events


def _only(card: int, modifier: Modifier) -> Modifier:
    def modify(state: State, source: int, asked: int) -> int:
        return modifier(state, source, asked) if asked == card else 0

    return modify
