"""What answers a happening: forced effects first, then responses; and carrying sentences out.

Core rules, "Forced and When Revealed Effects" and "Responses". Forced effects of one moment
resolve in the order the first player chooses. Responses go round from the first player until
everybody passes; each may answer a happening once.
"""

from typing import Any

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.blueprint import Ability, Context, Program
from rules.lcg.engine.codes import (
    CANNOT_PLAY,
    CANNOT_TRIGGER,
    IN_HAND,
    NOBODY,
    NONE,
    REMOVED,
    REVEALED,
    WATCHES,
    Question,
    Verb,
)
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.laws import controller, rule_holds
from rules.lcg.engine.payment import (
    CANNOT_PAY,
    cost_to_play,
    extra_cost,
    matching_pools,
    pay,
    pay_from_different_pools,
    resources_for,
)
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import put_in_discard
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class Happening(ValueObject):
    """What happened, the cards and the amount it is about."""

    __slots__ = ("kind", "number", "other", "subject")

    def __init__(self, kind: int, subject: int = NONE, other: int = NONE, number: int = 0) -> None:
        self.kind = kind
        self.subject = subject
        self.other = other
        self.number = number

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.kind, self.subject, self.other, self.number)

    def context(self, card: int, player: int, action: int = NONE) -> Context:
        """Return the context of a card's sentence that answers this."""
        return Context(card, player, self.subject, self.other, self.number, action)


@mypyc_attr(acyclic=True)
class Answer(ValueObject):
    """An ability that answers a happening: whose card, which player, and whether from hand.

    `subject` is the card that it answers for, where one thing happened to several at once.
    """

    __slots__ = ("ability", "card", "from_hand", "player", "subject")

    def __init__(
        self,
        card: int,
        ability: Ability,
        player: int,
        from_hand: bool = False,
        subject: int = NONE,
    ) -> None:
        self.card = card
        self.ability = ability
        self.player = player
        self.from_hand = from_hand
        self.subject = subject

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.card, self.ability, self.player, self.from_hand, self.subject)

    def about(self, subject: int) -> "Answer":
        """Return this answer, for one of several cards."""
        return Answer(self.card, self.ability, self.player, self.from_hand, subject)

    def answered(self, happening: Happening) -> Happening:
        """Return what this answers: the happening as it is about one card."""
        if self.subject == NONE:
            return happening
        return Happening(happening.kind, self.subject, happening.other, happening.number)


def emit(state: State, kind: int, subject: int = NONE, other: int = NONE, number: int = 0) -> None:
    """Announce an event; the responses wait on top of the stack."""
    if not state.listeners[kind] and not state.hands_answer >> kind & 1:
        return
    happening = Happening(kind, subject, other, number)
    forced, responses = _all_answers(state, happening)
    _push_rounds(state, happening, forced, responses)


def emit_together(state: State, kind: int, subjects: tuple[int, ...]) -> None:
    """Announce what happened to several cards at once; each card in play responds to each.

    Their player chooses the order of the responses, so that one can make another possible.
    """
    forced: list[Answer] = []
    responses: list[Answer] = []
    for subject in subjects:
        must, may = _all_answers(state, Happening(kind, subject))
        forced += [answer.about(subject) for answer in must]
        responses += [answer.about(subject) for answer in may]
    _push_rounds(state, Happening(kind), forced, responses)


def _all_answers(state: State, happening: Happening) -> tuple[list[Answer], list[Answer]]:
    """Return the forced effects and the responses that answer a happening."""
    kind = happening.kind
    forced: list[Answer] = []
    responses: list[Answer] = []
    for card in state.listeners[kind]:
        blueprint = state.blueprints[card]
        context = happening.context(card, controller(state, card))
        forced += [
            answer
            for answer in _answers(state, blueprint.forced, context, kind)
            if is_within_limit(state, card, answer.ability, answer.player)
        ]
        if not state.base[CANNOT_TRIGGER][card]:
            responses += _answers(state, blueprint.responses, context, kind)
    if state.hands_answer >> kind & 1:
        responses += _answers_from_hands(state, happening)
    return forced, responses


def _push_rounds(
    state: State, happening: Happening, forced: list[Answer], responses: list[Answer]
) -> None:
    if responses:
        state.push(response_round, happening, tuple(responses), (), 0, 0)
    if forced:
        state.push(forced_round, happening, tuple(forced))


def _answers(
    state: State, abilities: tuple[Ability, ...], context: Context, kind: int
) -> list[Answer]:
    return [
        Answer(context.source, ability, context.player)
        for ability in abilities
        if ability.happening == kind and (ability.heard is None or ability.heard(state, context))
    ]


def _answers_from_hands(state: State, happening: Happening) -> list[Answer]:
    found: list[Answer] = []
    kind = happening.kind
    for player in state.order:
        seen: set[Ability] = set()
        for card in state.hands[player]:
            blueprint = state.blueprints[card]
            event = blueprint.event
            abilities = blueprint.hand_responses
            if event is not None and event.happening == kind:
                abilities = (event,)
            for ability in abilities:
                if ability.happening != kind or ability in seen:
                    continue
                seen.add(ability)
                context = happening.context(card, player)
                if ability.heard is None or ability.heard(state, context):
                    found.append(Answer(card, ability, player, from_hand=True))
    return found


def forced_round(state: State, happening: Happening, forced: tuple[Answer, ...]) -> None:
    """Step: do the forced effects, in the order the first player chooses."""
    alike = len({answer.ability for answer in forced}) == 1
    options = [
        Option(Verb.TRIGGER, answer.card, number=place) for place, answer in enumerate(forced)
    ]
    if alike:
        options = options[:1]
    state.ask(state.first_player, Question.ORDER, options, _forced_chosen, happening, forced)


def _forced_chosen(
    state: State, option: Option, happening: Happening, forced: tuple[Answer, ...]
) -> None:
    place = option.number
    rest = forced[:place] + forced[place + 1 :]
    if rest:
        state.push(forced_round, happening, rest)
    answer = forced[place]
    answered = answer.answered(happening)
    # What does nothing now (a torch that nobody carries) is no news.
    if state.log is not None and _does_something(state, answer, answered):
        state.note("forced", answer.card, answer.ability)
    perform(state, answer.card, answer.ability, answer.player, answered)


def _does_something(state: State, answer: Answer, answered: Happening) -> bool:
    return answer.ability.useful(state, answered.context(answer.card, answer.player))


def response_round(
    state: State,
    happening: Happening,
    responses: tuple[Answer, ...],
    used: tuple[int, ...],
    turn: int,
    passes: int,
) -> None:
    """Step: a player may answer what happened; it ends when all pass in a row."""
    order = state.order
    while passes < len(order):
        player = order[turn % len(order)]
        options = []
        for place, answer in enumerate(responses):
            if answer.player == player and place not in used and _usable(state, answer, happening):
                verb = Verb.PLAY if answer.from_hand else Verb.TRIGGER
                options.append(Option(verb, answer.card, number=place))
        if options:
            options.append(PASS)
            state.ask(
                player, Question.RESPONSE, options, _responded, happening, responses, used, turn,
                passes, source=happening.subject,
            )  # fmt: skip
            return
        turn += 1
        passes += 1


def _usable(state: State, answer: Answer, happening: Happening) -> bool:
    card, ability, player = answer.card, answer.ability, answer.player
    context = answer.answered(happening).context(card, player)
    if answer.from_hand:
        if state.zone[card] != IN_HAND:
            return False
        if state.blueprints[card].event is ability:
            return can_play_event(state, context, ability)
    elif not is_within_limit(state, card, ability, player):
        return False
    return ability.payable(state, context) and ability.useful(state, context)


def _responded(
    state: State,
    option: Option,
    happening: Happening,
    responses: tuple[Answer, ...],
    used: tuple[int, ...],
    turn: int,
    passes: int,
) -> None:
    if option.verb == Verb.PASS:
        state.push(response_round, happening, responses, used, turn + 1, passes + 1)
        return
    place = option.number
    state.push(response_round, happening, responses, (*used, place), turn + 1, 0)
    answer = responses[place]
    if option.verb == Verb.PLAY and state.blueprints[answer.card].event is answer.ability:
        play_event(state, answer.player, answer.card, answer.answered(happening))
    else:
        state.note("used", answer.player, answer.card, answer.ability)
        perform(state, answer.card, answer.ability, answer.player, answer.answered(happening))


# --- what is done as soon as something is so ---


def look_around(state: State) -> None:
    """Begin the first effect whose moment has come: that of a card which waits for it."""
    for source in state.rules[WATCHES]:
        player = controller(state, source)
        for rule in state.blueprints[source].rules:
            if (
                rule.kind == WATCHES
                and rule.effect is not None
                and rule.holds(state, Context(source, player))
            ):
                state.note("forced", source, rule.effect)
                perform_program(state, rule.effect, source, player)
                return


# --- carrying out a sentence ---


def is_within_limit(state: State, card: int, ability: Ability, player: int) -> bool:
    """Whether an ability may be used once more this round, or this phase."""
    if not ability.limit:
        return True
    used = state.limits.get(_limit_key(state, card, ability, player), 0)
    return used < ability.limit


def _limit_key(state: State, card: int, ability: Ability, player: int) -> tuple[int, int, int]:
    """Return what a limit counts for: the card, or the player for all copies in a whole game.

    FAQ 1.51: a limit is specific to the card, "once per game" to the player who triggered it.
    """
    if ability.limit_is_per_game:
        return state.blueprint_table.index(state.blueprint_table[card]), ability.key[2], player
    return card, ability.key[2], player if ability.limit_is_per_player else NOBODY


def lasts_all_game(state: State, key: tuple[int, int, int]) -> bool:
    """Whether a limit counts for the whole game."""
    card, place, _player = key
    return state.blueprint_table[card].abilities[place].limit_is_per_game


def perform(
    state: State, card: int, ability: Ability, player: int, happening: Happening | None = None
) -> None:
    """Pay an ability's cost and carry out its effect."""
    if ability.limit:
        key = _limit_key(state, card, ability, player)
        state.limits = {**state.limits, key: state.limits.get(key, 0) + 1}
    context = _begin_action(state, card, player, happening)
    state.push(end_action, context.action)
    state.push(run, ability.effect, 0, context)
    if ability.cost is not None:
        state.push(run, ability.cost, 0, context)


def perform_program(
    state: State,
    program: Program,
    card: int,
    player: int,
    subject: int = NONE,
    other: int = NONE,
    number: int = 0,
) -> None:
    """Carry out an effect that has no cost: when revealed, shadow, set-up."""
    state.next_action += 1
    context = Context(card, player, subject, other, number, state.next_action)
    state.push(end_action, context.action)
    state.push(run, program, 0, context)


def run(state: State, program: Program, place: int, context: Context) -> None:
    """Step: do one step of a program; the rest waits beneath what that step sets off."""
    steps = program.steps
    if place < len(steps):
        if place + 1 < len(steps):
            state.push(run, program, place + 1, context)
        steps[place](state, context)


def end_action(state: State, action: int) -> None:
    """Step: forget what was chosen in an action that is over."""
    state.forget(action)


# --- events: here, because answering may be playing one ---


def can_play_event(state: State, context: Context, event: Ability) -> bool:
    """Whether a player can pay for an event, and whether it would change the game."""
    blueprint = state.blueprints[context.source]
    player = context.player
    available = resources_for(state, player, blueprint.mask)
    if available == CANNOT_PAY or rule_holds(state, CANNOT_PLAY, context.source):
        return False
    more = extra_cost(state, context.source)
    if event.x_values is not None:
        # What X makes possible is in its values; the effect's own test needs X chosen.
        affordable = any(x + more <= available for x in event.x_values(state, context))
        return affordable and event.payable(state, context)
    if event.different_pools:
        if len(matching_pools(state, player, blueprint.mask)) < blueprint.cost + more:
            return False
    elif available < blueprint.cost + more:
        return False
    return event.payable(state, context) and event.useful(state, context)


def play_event(state: State, player: int, card: int, happening: Happening | None = None) -> None:
    """Play an event: pay for it, carry it out, then discard it (core rules, "Event Cards")."""
    blueprint = state.blueprints[card]
    event = blueprint.event
    assert event is not None
    cost = cost_to_play(state, card)
    state.hands[player].remove(card)
    state.zone[card] = REVEALED
    state.show_to_all(card)
    state.note("played", player, card)
    context = _begin_action(state, card, player, happening)
    state.push(end_action, context.action)
    state.push(discard_event, card)
    state.push(run, event.effect, 0, context)
    if event.cost is not None:
        state.push(run, event.cost, 0, context)
    if event.x_values is not None:
        state.push(_choose_x, context)
    elif event.different_pools:
        state.push(pay_from_different_pools, player, cost, blueprint.mask)
    else:
        state.push(pay, player, cost, blueprint.mask)


def _choose_x(state: State, context: Context) -> None:
    """Step: choose the X of an event, and pay it."""
    blueprint = state.blueprints[context.source]
    event = blueprint.event
    assert event is not None
    assert event.x_values is not None
    available = resources_for(state, context.player, blueprint.mask)
    available -= extra_cost(state, context.source)
    options = [
        Option(Verb.TAKE_NUMBER, context.source, number=x)
        for x in event.x_values(state, context)
        if x <= available
    ]
    state.ask(context.player, Question.NUMBER, options, _x_chosen, context, source=context.source)


def _x_chosen(state: State, option: Option, context: Context) -> None:
    memory = state.remembered(context)
    state.remember(context.action, memory.with_number(option.number))
    cost = option.number + extra_cost(state, context.source)
    state.push(pay, context.player, cost, state.blueprints[context.source].mask)


def _begin_action(state: State, card: int, player: int, happening: Happening | None) -> Context:
    """Return the context of a new action, which answers what happened if anything did."""
    state.next_action += 1
    action = state.next_action
    if happening is None:
        return Context(card, player, action=action)
    return happening.context(card, player, action)


def discard_event(state: State, card: int) -> None:
    """Step: an event that was carried out goes to its owner's discard pile."""
    if state.zone[card] == REVEALED:
        put_in_discard(state, card)


def remove_from_game(state: State, card: int) -> None:
    """Take a card that is in no pile out of the game."""
    state.zone[card] = REMOVED
