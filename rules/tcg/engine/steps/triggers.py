"""What happens is answered: required actions first, then optional ones by the action procedure.

Comprehensive Rules 4.2, "action": all required actions answering a trigger come first, in the
order the Free Peoples player wants; then players may answer it with events, special abilities
and actions that say "may", the Free Peoples player first, until all pass.
"""

from collections.abc import Sequence

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.modifiers.toil import least_cost
from rules.tcg.engine.state.bans import PLAY_CARD, USE_RESPONSE
from rules.tcg.engine.state.codes import (
    ABILITY_USED,
    IN_HAND,
    ON_PATH,
    PLAYED,
    Question,
    Verb,
)
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Ability, Context
from rules.tcg.engine.state.state import Frame, State
from rules.tcg.engine.state.traits import EVENT, FREE_PEOPLES, SHADOW, SITE
from rules.tcg.engine.steps.execution import (
    PHASE_ACTION,
    SPECIAL_ABILITY,
    begin_action,
    effects_unless_cancelled,
    end_action,
    holds_with_less_twilight,
    is_prevented,
    perform,
    run,
    within_limit,
)
from rules.tcg.engine.steps.game_events import GameEvent as GameEvent
from rules.tcg.engine.steps.game_events import Heard as Heard
from rules.tcg.engine.steps.played_events import pay_twilight, put_away
from rules.tcg.engine.zones.board import in_play, take_out


def is_heard(state: State, kind: int, subject: int = -1) -> bool:
    """Whether any card could answer such a game event now."""
    if state.in_force.heard >> kind & 1:
        return True
    return subject >= 0 and bool(state.blueprints[subject].hears >> kind & 1)


def emit(
    state: State, kind: int, subject: int = -1, other: int = -1, ident: int = -1, actor: int = -1
) -> None:
    """Offer responses to an event, if any card of this game could respond."""
    if state.in_force.heard >> kind & 1 or (
        subject >= 0 and state.blueprints[subject].hears >> kind & 1
    ):
        state.stack.append((answer, (GameEvent(kind, subject, other, ident, actor),), ()))


def emit_together(
    state: State, events: Sequence[GameEvent], before_optional: tuple[Frame, ...] = ()
) -> None:
    """Offer responses to events that happen at the same time.

    `before_optional` are required steps of the rules themselves (such as threat wounds), done
    after the required answers and before the optional ones.
    """
    heard = tuple(event for event in events if is_heard(state, event.kind, event.subject))
    if heard:
        state.push(answer, heard, before_optional)
    else:
        for frame in before_optional[::-1]:
            state.stack.append(frame)


def emit_later(
    state: State, kind: int, subject: int = -1, other: int = -1, ident: int = -1, actor: int = -1
) -> None:
    """Offer responses to an event once the steps now on top of the stack are done."""
    if state.answerable >> kind & 1:
        state.stack.append((emit, kind, subject, other, ident, actor))


def answer(state: State, events: tuple[GameEvent, ...], before_optional: tuple[Frame, ...]) -> None:
    """Step: find who answers; the required answers go on top of the optional ones."""
    # A card discarded as it came into play was not played for anybody (4.2, "discard").
    events = _that_took_place(state, events)
    required: list[Heard] = []
    optional: list[Heard] = []
    for heard in listeners(state, events):
        if heard.ability.optional:
            optional.append(heard)
        elif _hears(state, heard, _context(state, heard)):
            required.append(heard)
    # What is required may still bring about what an optional answer waits for.
    is_first = not (required or before_optional)
    if (
        (optional and not is_first)
        or _hands_answer(state, events, is_first)
        or any(
            _hears(state, heard, _context(state, heard, player))
            for heard in optional
            for player in _who_may_answer(state, heard)
        )
    ):
        state.push(optional_round, events, frozenset(), state.active, 0)
    for frame in before_optional[::-1]:
        state.stack.append(frame)
    if len(required) > 1:
        # The first one is what a player most often wants: a prevention rather than a burden.
        ring = state.ring[state.active]
        required.sort(key=lambda heard: heard.card == ring)
    if required:
        state.push(required_round, tuple(required))


def _hands_answer(state: State, events: tuple[GameEvent, ...], as_they_are: bool) -> bool:
    """Whether a hand may hold an event that answers; as the hands are, where they stay so."""
    kinds = 0
    for event in events:
        kinds |= 1 << event.kind
    kinds &= state.hands_answer
    if not kinds or not as_they_are:
        return kinds != 0
    blueprints = state.blueprints
    for hand in state.hands:
        for card in hand:
            ability = blueprints[card].event
            if ability is not None and ability.events & kinds:
                return True
    return False


def _that_took_place(state: State, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    for event in events:
        if event.kind == PLAYED:
            return tuple(event for event in events if _took_place(state, event))
    return events


def _took_place(state: State, event: GameEvent) -> bool:
    if event.kind != PLAYED or state.blueprints[event.subject].traits & EVENT:
        return True
    return in_play(state, event.subject)


def _is_averted(state: State, event: GameEvent) -> bool:
    """Whether something was about to happen and now won't; a cancelled action was begun."""
    return (
        event.ident >= 0
        and event.kind not in (PLAYED, ABILITY_USED)
        and is_prevented(state, event.ident)
    )


def listeners(state: State, events: tuple[GameEvent, ...]) -> list[Heard]:
    """Return every ability that listens: of cards in force, and of the subject itself.

    A card hears its own death although it has left play, and the site that the fellowship
    moves to speaks although the fellowship is not there yet.
    """
    found = []
    for event in events:
        for card, ability in state.in_force.listeners.get(event.kind, ()):
            found.append(Heard(card, ability, event))
        if state.hands_answer >> event.kind & 1:
            found += _in_hands(state, event)
        subject = event.subject
        if subject >= 0 and state.blueprints[subject].hears >> event.kind & 1:
            known = {heard.card for heard in found if heard.event is event}
            if subject not in known:
                found += [
                    Heard(subject, ability, event)
                    for ability in state.blueprints[subject].triggers
                    if event.kind in ability.heard
                ]
    return found


def _in_hands(state: State, event: GameEvent) -> list[Heard]:
    """Return what cards in hand answer while they stay there: "you may reveal this card …"."""
    return [
        Heard(card, ability, event)
        for player in state.alive()
        for card in state.hands[player]
        for ability in state.blueprints[card].answers_from_hand
        if event.kind in ability.heard and is_own_side(state, player, card)
    ]


def _who_may_answer(state: State, heard: Heard) -> tuple[int, ...]:
    """Return the players who may use an answer: of a site's special ability everybody."""
    card = heard.card
    if state.zone[card] == ON_PATH and heard.ability in state.blueprints[card].responses:
        return state.alive()
    return (state.controller(card),)


def _context(state: State, heard: Heard, player: int = -1) -> Context:
    card = heard.card
    you = player if player >= 0 else state.controller(card)
    bearer = _bearer(state, card, heard.ability) if state.granted else state.bearer[card]
    return heard.event.context(card, you, bearer)


def _bearer(state: State, card: int, ability: Ability) -> int:
    """Return who bears a card, or bore it when it granted an answer that outlasts it."""
    bearer = state.bearer[card]
    if bearer < 0:
        for granted in state.granted:
            if granted.card == card and ability in granted.rule.triggers:
                return granted.context.bearer
    return bearer


def _hears(state: State, heard: Heard, context: Context) -> bool:
    return within_limit(state, heard.card, heard.ability) and heard.ability.heard[heard.event.kind](
        state, context
    )


def required_round(state: State, required: tuple[Heard, ...]) -> None:
    """Step: do the required answers, in the order the Free Peoples player chooses.

    An earlier one may have discarded the very card that came into play, or have prevented what
    was about to happen: then the others have nothing to answer (4.2, "response").
    """
    required = tuple(
        heard
        for heard in required
        if _took_place(state, heard.event) and not _is_averted(state, heard.event)
    )
    if not required:
        return
    alike = len({(heard.ability, heard.event.subject) for heard in required}) == 1
    options = [
        Option(Verb.TRIGGER, heard.card, heard.event.subject, place)
        for place, heard in enumerate(required)
    ]
    if alike:
        options = options[:1]
    state.ask(state.alive()[0], Question.ORDER, options, _required_chosen, required)


def _required_chosen(state: State, option: Option, required: tuple[Heard, ...]) -> None:
    place = option.number
    rest = required[:place] + required[place + 1 :]
    if rest:
        state.push(required_round, rest)
    _carry_out(state, required[place], state.controller(required[place].card))


def optional_round(
    state: State,
    events: tuple[GameEvent, ...],
    used: frozenset[tuple[int, Ability, GameEvent]],
    player: int,
    passes: int,
) -> None:
    """Step: a player may answer what happened; when all pass in a row it ends."""
    events = _that_took_place(state, events)
    if not events or any(event.ident >= 0 and is_prevented(state, event.ident) for event in events):
        return
    seats = state.alive()
    turn = seats.index(player) if player in seats else 0
    player = seats[turn]
    while passes < len(seats):
        options = _answers(state, events, used, player)
        if options:
            options.append(PASS)
            arguments = (events, used, player, passes)
            source = events[0].subject
            state.ask(player, Question.RESPONSE, options, _answered, *arguments, source=source)
            return
        turn = (turn + 1) % len(seats)
        player = seats[turn]
        passes += 1


def _answers(
    state: State,
    events: tuple[GameEvent, ...],
    used: frozenset[tuple[int, Ability, GameEvent]],
    player: int,
) -> list[Option]:
    options = []
    for place, heard in enumerate(listeners(state, events)):
        ability = heard.ability
        if not ability.optional or player not in _who_may_answer(state, heard):
            continue
        if ability.once and (heard.card, ability, heard.event) in used:
            continue
        context = _context(state, heard, player)
        if (
            state.in_force.bans
            and ability.special
            and state.is_forbidden(player, USE_RESPONSE, heard.card)
        ):
            continue
        if _hears(state, heard, context) and ability.allowed(state, context):
            options.append(Option(Verb.TRIGGER, heard.card, heard.event.subject, place))
    for place, event in enumerate(events):
        if state.hands_answer >> event.kind & 1:
            options += _answering_events(state, event, place, player)
    return options


def _answering_events(state: State, event: GameEvent, place: int, player: int) -> list[Option]:
    options = []
    seen: set[Ability] = set()
    for card in state.hands[player]:
        ability = state.blueprints[card].event
        if ability is None or not ability.events >> event.kind & 1 or ability in seen:
            continue
        if not is_own_side(state, player, card):
            continue
        seen.add(ability)
        context = event.context(card, player)
        if ability.heard[event.kind](state, context) and can_play_event(state, context, ability):
            options.append(Option(Verb.PLAY, card, event.subject, place))
    return options


def is_own_side(state: State, player: int, card: int) -> bool:
    """Whether a player may play a card of this side now: Free Peoples cards in their own turn."""
    side = FREE_PEOPLES if player == state.active else SHADOW
    return bool(state.blueprints[card].traits & side)


def _answered(
    state: State,
    option: Option,
    events: tuple[GameEvent, ...],
    used: frozenset[tuple[int, Ability, GameEvent]],
    player: int,
    passes: int,
) -> None:
    seats = state.alive()
    following = seats[(seats.index(player) + 1) % len(seats)]
    if option.verb == Verb.PASS:
        state.push(optional_round, events, used, following, passes + 1)
    elif option.verb == Verb.PLAY:
        state.push(optional_round, events, used, following, 0)
        play_event(state, player, option.card, events[option.number])
    else:
        heard = listeners(state, events)[option.number]
        if heard.ability.once:
            used |= {(heard.card, heard.ability, heard.event)}
        state.push(optional_round, events, used, following, 0)
        state.note("used", player, heard.card)
        _carry_out(state, heard, player)


def _carry_out(state: State, heard: Heard, player: int) -> None:
    """Do an answer, unless its card has left play for another reason than the event itself."""
    card, ability, event = heard.card, heard.ability, heard.event
    here = in_play(state, card) or state.blueprints[card].traits & SITE
    here = here or (state.zone[card] == IN_HAND and ability.zone == IN_HAND)
    if not here and card != event.subject and not _holds_for_a_while(state, card, ability):
        return
    if not ability.optional and ability.notation is not None:
        state.note("takes effect", card, ability)
    kind = (SPECIAL_ABILITY,) if ability.special else ()
    perform(state, ability, _begin_answer(state, card, player, event, kind))


def _begin_answer(
    state: State, card: int, player: int, event: GameEvent, kind: tuple[str, ...] = ()
) -> Context:
    """Return the context of a new action that answers a game event."""
    return begin_action(
        state, card, player, event.subject, event.other, event.ident, event.actor, kind
    )


def _holds_for_a_while(state: State, card: int, ability: Ability) -> bool:
    """Whether an answer was granted for a while, so that its card need not be in play."""
    return any(
        granted.card == card and ability in granted.rule.triggers for granted in state.granted
    )


# --- events: in this module because playing one is answered, and answering may be playing one ---


def can_play_event(state: State, context: Context, event: Ability, discount: int = 0) -> bool:
    """Whether a player may play an event from hand: its twilight cost and all it asks for.

    Requirements are met before the card is played; in 2.0 it counts itself towards initiative
    ("Initiative"), later it does not (4.2, "playing a card"). It cannot be one of the cards
    discarded to pay for it, and twilight pays for one thing only.
    """
    card = context.source
    blueprint = state.blueprints[card]
    price = blueprint.to_play
    cost = 0
    if not blueprint.traits & FREE_PEOPLES:
        cost = least_cost(state, context.player, card, discount)
        if event.twilight is not None:
            cost += event.twilight(state, context)
        if price is not None and price.twilight is not None:
            cost += price.twilight(state, context)
        if cost > state.twilight:
            return False
    if state.in_force.bans and state.is_forbidden(context.player, PLAY_CARD, card):
        return False
    if price is not None and not price.allowed(state, context):
        return False
    if state.in_force.lent and not all(
        cost.allowed(state, context) for cost in gained_costs(state, card)
    ):
        return False
    if state.edition.event_counts_for_initiative:
        return _may_begin_event(state, context, event, cost)
    hand = state.hands[context.player]
    if card not in hand:
        return _may_begin_event(state, context, event, cost)
    place = hand.index(card)
    hand.pop(place)
    allowed = _may_begin_event(state, context, event, cost)
    hand.insert(place, card)
    return allowed


def gained_costs(state: State, card: int) -> list[Ability]:
    """Return what else it costs to play a card by the texts of others: "gains this cost"."""
    return [
        ability
        for lender, test, ability in state.in_force.lent
        if not ability.phases and test(state, Context(lender, state.controller(lender)), card)
    ]


def _may_begin_event(state: State, context: Context, event: Ability, cost: int) -> bool:
    """Whether all that an event asks for is there, and what it plays can be paid for after it."""
    return event.allowed(state, context) and (
        event.begins is None or holds_with_less_twilight(state, context, event.begins, cost)
    )


def play_event(
    state: State, player: int, card: int, answered: GameEvent | None = None, discount: int = 0
) -> None:
    """Play an event: pay for it, carry it out, then discard it (4.2, "playing a card").

    `answered` is what it answers, None for one that is played of its own accord.
    """
    blueprint = state.blueprints[card]
    event = blueprint.event
    assert event is not None
    cost = twilight_cost(state, card, discount)
    take_out(state, card)
    state.note("played", player, card)
    pay_twilight(state, card, cost)
    if answered is None:
        context = begin_action(state, card, player, kind=(PHASE_ACTION,))
    else:
        context = _begin_answer(state, card, player, answered)
    state.played_this_phase |= {card}
    played = state.fresh_id()
    state.push(end_action, context.action)
    state.push(put_away, card, player, context)
    if event.effects is not None:
        state.push(effects_unless_cancelled, event.effects, context, played)
    state.push(emit, PLAYED, card, -1, played, player)
    if event.costs is not None:
        state.push(run, event.costs, 0, context)
    if blueprint.to_play is not None and blueprint.to_play.costs is not None:
        state.push(run, blueprint.to_play.costs, 0, context)
    if state.in_force.lent:
        for gained in gained_costs(state, card):
            if gained.costs is not None:
                state.push(run, gained.costs, 0, context)


def is_paid_for(state: State, card: int) -> bool:
    """Whether an event that is being played has been paid for, so that this can be answered."""
    is_begun = any(frame[:2] == (put_away, card) for frame in state.stack)
    return is_begun and all(frame[:3] != (emit, PLAYED, card) for frame in state.stack)
