"""What happens is heard: required actions first, then optional ones by the action procedure.

Comprehensive Rulebook 2.0, "Required or optional": all required actions answering a happening
come first, in the order the Free Peoples player wants; then players may answer it with events,
special abilities and actions that say "may", the Free Peoples player first, until both pass.
"""

from rules.tcg.engine.blueprint import Ability, Context
from rules.tcg.engine.board import discard, take_from_hand
from rules.tcg.engine.codes import MOVES_TO, PLAYED, Question, Verb
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.sentences import begin_action, end_action, is_prevented, perform, run
from rules.tcg.engine.state import PLAYERS, State
from rules.tcg.engine.traits import FREE_PEOPLES, SITE

Heard = tuple[int, Ability]


def emit(state: State, happening: int, subject: int = -1, other: int = -1, ident: int = -1) -> None:
    """Let what happens be answered, where any card of this game could."""
    if state.listeners[happening] or happening == MOVES_TO or state.hands_answer >> happening & 1:
        state.push(answer, happening, subject, other, ident)


def is_heard(state: State, happening: int) -> bool:
    """Whether any card could answer this happening now."""
    return bool(state.listeners[happening] or state.hands_answer >> happening & 1)


def answer(state: State, happening: int, subject: int, other: int, ident: int) -> None:
    """Step: find who answers; the required answers go on top of the optional ones."""
    required: list[Heard] = []
    optional = bool(state.hands_answer >> happening & 1)
    for card, ability in _listeners(state, happening, subject):
        if ability.optional:
            optional = True
        elif _hears(state, card, ability, subject, other, ident):
            required.append((card, ability))
    if optional:
        state.push(optional_round, happening, subject, other, ident, frozenset(), state.active, 0)
    if required:
        state.push(required_round, tuple(required), subject, other, ident)


def _listeners(state: State, happening: int, subject: int) -> list[Heard]:
    listeners = state.listeners[happening]
    if happening == MOVES_TO:
        # The fellowship is not there yet, but the site it moves to speaks of just that.
        arriving = [
            (subject, ability)
            for ability in state.blueprints[subject].triggers
            if ability.happening == MOVES_TO
        ]
        return listeners + arriving
    return listeners


def _hears(state: State, card: int, ability: Ability, subject: int, other: int, ident: int) -> bool:
    context = Context(card, controller(state, card), -1, subject, other, ident)
    return ability.heard is None or ability.heard(state, context)


def controller(state: State, card: int) -> int:
    """Give who carries out a card's sentences: its owner, for a site the active player."""
    if state.blueprints[card].traits & SITE:
        return state.active
    return state.owner[card]


def required_round(
    state: State, required: tuple[Heard, ...], subject: int, other: int, ident: int
) -> None:
    """Step: do the required answers, in the order the Free Peoples player chooses."""
    alike = len({ability for _, ability in required}) == 1
    options = [Option(Verb.TRIGGER, card, number=place) for place, (card, _) in enumerate(required)]
    if alike:
        options = options[:1]
    state.ask(
        state.active, Question.ORDER, options, _required_chosen, required, subject, other, ident
    )


def _required_chosen(
    state: State,
    option: Option,
    required: tuple[Heard, ...],
    subject: int,
    other: int,
    ident: int,
) -> None:
    place = option.number
    rest = required[:place] + required[place + 1 :]
    if rest:
        state.push(required_round, rest, subject, other, ident)
    card, ability = required[place]
    perform(state, card, ability, controller(state, card), subject, other, ident)


def optional_round(
    state: State,
    happening: int,
    subject: int,
    other: int,
    ident: int,
    used: frozenset[Heard],
    player: int,
    passes: int,
) -> None:
    """Step: a player may answer what happened; two passes in a row end it."""
    while passes < PLAYERS:
        if ident >= 0 and is_prevented(state, ident):
            return
        options = _answers(state, happening, subject, other, ident, used, player)
        if options:
            options.append(PASS)
            state.ask(
                player,
                Question.RESPONSE,
                options,
                _answered,
                happening,
                subject,
                other,
                ident,
                used,
                player,
                passes,
                source=subject,
            )
            return
        player = 1 - player
        passes += 1


def _answers(
    state: State,
    happening: int,
    subject: int,
    other: int,
    ident: int,
    used: frozenset[Heard],
    player: int,
) -> list[Option]:
    options = []
    for place, (card, ability) in enumerate(state.listeners[happening]):
        if not ability.optional or controller(state, card) != player:
            continue
        if ability.once and (card, ability) in used:
            continue
        context = Context(card, player, -1, subject, other, ident)
        if ability.heard is not None and not ability.heard(state, context):
            continue
        if ability.allowed(state, context):
            options.append(Option(Verb.TRIGGER, card, number=place))
    if state.hands_answer >> happening & 1:
        seen: set[Ability] = set()
        for card in state.hands[player]:
            event = state.blueprints[card].event
            if event is None or event.happening != happening or event in seen:
                continue
            seen.add(event)
            context = Context(card, player, -1, subject, other, ident)
            if can_play_event(state, context, event):
                options.append(Option(Verb.PLAY, card))
    return options


def _answered(
    state: State,
    option: Option,
    happening: int,
    subject: int,
    other: int,
    ident: int,
    used: frozenset[Heard],
    player: int,
    passes: int,
) -> None:
    following = (optional_round, happening, subject, other, ident)
    if option.verb == Verb.PASS:
        state.push(*following, used, 1 - player, passes + 1)
    elif option.verb == Verb.PLAY:
        state.push(*following, used, 1 - player, 0)
        play_event(state, player, option.card, subject, other, ident)
    else:
        card, ability = state.listeners[happening][option.number]
        if ability.once:
            used |= {(card, ability)}
        state.push(*following, used, 1 - player, 0)
        state.note("used", player, card)
        perform(state, card, ability, player, subject, other, ident)


# --- events: in this module because playing one is heard, and answering may be playing one ---


def can_play_event(state: State, context: Context, event: Ability) -> bool:
    """Whether a player may play an event from hand: its twilight cost and all it asks for.

    Requirements are met before the card is played, so that it counts itself towards initiative
    (2.0, "Initiative"); but it cannot be one of the cards discarded to pay for it.
    """
    blueprint = state.blueprints[context.source]
    affordable = (
        blueprint.traits & FREE_PEOPLES or twilight_cost(state, context.source) <= state.twilight
    )
    if not affordable:
        return False
    if any(not test(state, context) for test in blueprint.to_play):
        return False
    return event.allowed(state, context)


def play_event(
    state: State, player: int, card: int, subject: int = -1, other: int = -1, ident: int = -1
) -> None:
    """Play an event: pay for it, carry it out, then discard it (2.0, "Events")."""
    event = state.blueprints[card].event
    assert event is not None
    cost = twilight_cost(state, card)
    take_from_hand(state, card)
    state.note("played", player, card)
    pay_twilight(state, card, cost)
    context = begin_action(state, card, player, subject, other, ident)
    state.push(end_action, context.action)
    state.push(discard_event, card)
    if event.effects:
        state.push(run, event.effects, 0, context)
    emit_later(state, PLAYED, card)
    if event.costs:
        state.push(run, event.costs, 0, context)


def discard_event(state: State, card: int) -> None:
    """Step: an event that was carried out goes to its owner's discard pile."""
    discard(state, card)


def emit_later(state: State, happening: int, subject: int) -> None:
    """Let something be answered once the steps now on top of the stack are done."""
    state.push(_emit, happening, subject)


def _emit(state: State, happening: int, subject: int) -> None:
    emit(state, happening, subject)


def pay_twilight(state: State, card: int, cost: int) -> None:
    """Add a Free Peoples card's cost to the twilight pool, or remove a Shadow card's."""
    if state.blueprints[card].traits & FREE_PEOPLES:
        state.twilight += cost
    else:
        state.twilight -= cost
