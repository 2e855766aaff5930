"""What happens is heard: required actions first, then optional ones by the action procedure.

Comprehensive Rulebook 2.0, "Required or optional": all required actions answering a happening
come first, in the order the Free Peoples player wants; then players may answer it with events,
special abilities and actions that say "may", the Free Peoples player first, until both pass.
"""

from typing import NamedTuple

from rules.tcg.engine.blueprint import Ability, Context
from rules.tcg.engine.board import discard, take_from_hand
from rules.tcg.engine.codes import MOVES_TO, PLAYED, Question, Verb
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.sentences import begin_action, end_action, is_prevented, perform, run
from rules.tcg.engine.state import PLAYERS, State
from rules.tcg.engine.traits import FREE_PEOPLES, SITE

Heard = tuple[int, Ability]


class Happening(NamedTuple):
    """What happens: its kind, the card it happens to, the other card in it, and what may stop it.

    `subject` and `other` are cards, -1 where there is none. `ident` is the effect that is about
    to happen and may still be prevented, -1 where nothing can be.
    """

    kind: int
    subject: int = -1
    other: int = -1
    ident: int = -1

    def context(self, card: int, player: int) -> Context:
        """Give the context in which a card of that player's answers it."""
        return Context(card, player, -1, self.subject, self.other, self.ident)


def emit(state: State, happening: int, subject: int = -1, other: int = -1, ident: int = -1) -> None:
    """Let what happens be answered, where any card of this game could."""
    if state.listeners[happening] or happening == MOVES_TO or state.hands_answer >> happening & 1:
        state.push(answer, Happening(happening, subject, other, ident))


def is_heard(state: State, happening: int) -> bool:
    """Whether any card could answer this happening now."""
    return bool(state.listeners[happening] or state.hands_answer >> happening & 1)


def answer(state: State, happening: Happening) -> None:
    """Step: find who answers; the required answers go on top of the optional ones."""
    required: list[Heard] = []
    optional = bool(state.hands_answer >> happening.kind & 1)
    for card, ability in _listeners(state, happening):
        if ability.optional:
            optional = True
        elif _hears(state, card, ability, happening):
            required.append((card, ability))
    if optional:
        state.push(optional_round, happening, frozenset(), state.active, 0)
    if required:
        state.push(required_round, happening, tuple(required))


def _listeners(state: State, happening: Happening) -> list[Heard]:
    listeners = state.listeners[happening.kind]
    if happening.kind == MOVES_TO:
        # The fellowship is not there yet, but the site it moves to speaks of just that.
        site = happening.subject
        arriving = [
            (site, ability)
            for ability in state.blueprints[site].triggers
            if ability.happening == MOVES_TO
        ]
        return listeners + arriving
    return listeners


def _hears(state: State, card: int, ability: Ability, happening: Happening) -> bool:
    if ability.heard is None:
        return True
    return ability.heard(state, happening.context(card, controller(state, card)))


def controller(state: State, card: int) -> int:
    """Give who carries out a card's sentences: its owner, for a site the active player."""
    if state.blueprints[card].traits & SITE:
        return state.active
    return state.owner[card]


def required_round(state: State, happening: Happening, required: tuple[Heard, ...]) -> None:
    """Step: do the required answers, in the order the Free Peoples player chooses."""
    alike = len({ability for _, ability in required}) == 1
    options = [Option(Verb.TRIGGER, card, number=place) for place, (card, _) in enumerate(required)]
    if alike:
        options = options[:1]
    state.ask(state.active, Question.ORDER, options, _required_chosen, happening, required)


def _required_chosen(
    state: State, option: Option, happening: Happening, required: tuple[Heard, ...]
) -> None:
    place = option.number
    rest = required[:place] + required[place + 1 :]
    if rest:
        state.push(required_round, happening, rest)
    card, ability = required[place]
    _carry_out(state, card, ability, controller(state, card), happening)


def optional_round(
    state: State, happening: Happening, used: frozenset[Heard], player: int, passes: int
) -> None:
    """Step: a player may answer what happened; two passes in a row end it."""
    while passes < PLAYERS:
        if happening.ident >= 0 and is_prevented(state, happening.ident):
            return
        options = _answers(state, happening, used, player)
        if options:
            options.append(PASS)
            state.ask(
                player,
                Question.RESPONSE,
                options,
                _answered,
                happening,
                used,
                player,
                passes,
                source=happening.subject,
            )
            return
        player = 1 - player
        passes += 1


def _answers(
    state: State, happening: Happening, used: frozenset[Heard], player: int
) -> list[Option]:
    options = []
    for place, (card, ability) in enumerate(state.listeners[happening.kind]):
        if not ability.optional or controller(state, card) != player:
            continue
        if ability.once and (card, ability) in used:
            continue
        context = happening.context(card, player)
        if ability.heard is not None and not ability.heard(state, context):
            continue
        if ability.allowed(state, context):
            options.append(Option(Verb.TRIGGER, card, number=place))
    if state.hands_answer >> happening.kind & 1:
        options += _answering_events(state, happening, player)
    return options


def _answering_events(state: State, happening: Happening, player: int) -> list[Option]:
    options = []
    seen: set[Ability] = set()
    for card in state.hands[player]:
        event = state.blueprints[card].event
        if event is None or event.happening != happening.kind or event in seen:
            continue
        seen.add(event)
        if can_play_event(state, happening.context(card, player), event):
            options.append(Option(Verb.PLAY, card))
    return options


def _answered(
    state: State,
    option: Option,
    happening: Happening,
    used: frozenset[Heard],
    player: int,
    passes: int,
) -> None:
    if option.verb == Verb.PASS:
        state.push(optional_round, happening, used, 1 - player, passes + 1)
    elif option.verb == Verb.PLAY:
        state.push(optional_round, happening, used, 1 - player, 0)
        play_event(state, player, option.card, happening)
    else:
        card, ability = state.listeners[happening.kind][option.number]
        if ability.once:
            used |= {(card, ability)}
        state.push(optional_round, happening, used, 1 - player, 0)
        state.note("used", player, card)
        _carry_out(state, card, ability, player, happening)


def _carry_out(
    state: State, card: int, ability: Ability, player: int, happening: Happening
) -> None:
    perform(state, card, ability, player, happening.subject, happening.other, happening.ident)


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


def play_event(state: State, player: int, card: int, answered: Happening | None = None) -> None:
    """Play an event: pay for it, carry it out, then discard it (2.0, "Events").

    `answered` is what it answers, None for one that is played of its own accord.
    """
    subject, other, ident = (-1, -1, -1) if answered is None else answered[1:]
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
