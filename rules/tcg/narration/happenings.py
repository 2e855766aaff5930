"""What a player may respond to, in words: "as Éomer is wounded by Orc Savage"."""

from collections.abc import Sequence

from rules.english import join_words
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.codes import PHASE_NAMES, Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps import triggers
from rules.tcg.engine.steps.game_events import GameEvent, Heard

# How many happenings at once are named: the first ones.
MOST_NAMED = 2

_TO_CARDS: dict[int, str] = {
    codes.MOVES_TO: "as the fellowship moves to {}",
    codes.MOVES_FROM: "as the fellowship moves from {}",
    codes.FELLOWSHIP_MOVES: "as the fellowship moves to {}",
    codes.PLAYED: "as {} is played",
    codes.SKIRMISH_STARTS: "as the skirmish of {} begins",
    codes.SKIRMISH_WON: "as {} wins",
    codes.SKIRMISH_DECIDED: "as {} wins",
    codes.SKIRMISH_LOST: "as {} loses",
    codes.OVERWHELMED: "as {} is overwhelmed",
    codes.WOUNDED: "as {} is wounded",
    codes.EXERTED: "as {} is exerted",
    codes.HEALED: "as {} is healed",
    codes.DISCARDED: "as {} is discarded",
    codes.KILLED: "as {} is killed",
    codes.BEARER_KILLED: "as the bearer of {} is killed",
    codes.RETURNED: "as {} returns to hand",
    codes.TRANSFERRED: "as {} is transferred",
    codes.ASSIGNED: "as {} is assigned",
    codes.ASSIGNED_TOO: "as {} is assigned",
    codes.ABILITY_USED: "as an ability of {} is used",
    codes.ABOUT_TO_BE_WOUNDED: "before {} is wounded",
    codes.ABOUT_TO_EXERT: "before {} is exerted",
    codes.ABOUT_TO_HEAL: "before {} is healed",
    codes.ABOUT_TO_BE_DISCARDED: "before {} is discarded",
    codes.ABOUT_TO_BE_KILLED: "before {} is killed",
    codes.ABOUT_TO_BE_OVERWHELMED: "before {} is overwhelmed",
    codes.ABOUT_TO_ADD_BURDEN: "before a burden is added by {}",
    codes.ABOUT_TO_ADD_BURDENS: "before burdens are added by {}",
    codes.ABOUT_TO_ADD_THREAT: "before a threat is added by {}",
    codes.ABOUT_TO_ADD_THREATS: "before threats are added by {}",
    codes.ABOUT_TO_ADD_TWILIGHT: "before {} adds twilight",
    codes.ABOUT_TO_PLACE_THREAT_WOUNDS: "before threats become wounds, as {} was killed",
    codes.ABOUT_TO_TAKE_CONTROL: "before {} is controlled",
    codes.BURDEN_ADDED: "as a burden is added by {}",
    codes.BURDEN_REMOVED: "as a burden is removed by {}",
    codes.THREAT_ADDED: "as a threat is added by {}",
    codes.THREAT_REMOVED: "as a threat is removed by {}",
    codes.CARD_DRAWN: "as a card is drawn",
    codes.CARD_REVEALED: "as {} is revealed",
    codes.DISCARDED_FROM_HAND: "as {} is discarded from hand",
    codes.TAKEN_INTO_HAND: "as a card is taken into hand",
    codes.SITE_CONTROLLED: "as {} is controlled",
    codes.SITE_LIBERATED: "as {} is liberated",
    codes.SITE_REPLACED: "as {} replaces a site",
    codes.NEXT_SITE_PLAYED: "as {} is played",
    codes.RING_PUT_ON: "as {} puts on The One Ring",
    codes.RING_TAKEN_OFF: "as {} takes off The One Ring",
}
_OF_THE_GAME: dict[int, str] = {
    codes.MOVES_TO: "as the fellowship moves",
    codes.MOVES_FROM: "as the fellowship moves",
    codes.PHASE_STARTS: "as the {phase} phase begins",
    codes.PHASE_ENDS: "as the {phase} phase ends",
    codes.PHASE_IS_NEXT: "before the {next} phase",
    codes.TURN_STARTS: "as the turn begins",
    codes.TURN_ENDS: "as the turn ends",
    codes.SKIRMISH_STARTS: "as the skirmish begins",
    codes.ABOUT_TO_ADD_BURDEN: "before a burden is added",
    codes.ABOUT_TO_ADD_BURDENS: "before burdens are added",
    codes.ABOUT_TO_ADD_THREAT: "before a threat is added",
    codes.ABOUT_TO_ADD_THREATS: "before threats are added",
    codes.ABOUT_TO_ADD_TWILIGHT: "before twilight is added",
    codes.ABOUT_TO_DRAW: "before a card is drawn",
    codes.BURDEN_ADDED: "as a burden is added",
    codes.BURDEN_REMOVED: "as a burden is removed",
    codes.THREAT_ADDED: "as a threat is added",
    codes.THREAT_REMOVED: "as a threat is removed",
    codes.CARD_DRAWN: "as a card is drawn",
    codes.HAND_REVEALED: "as a hand is revealed",
    codes.INITIATIVE_LOST: "as initiative is lost",
    codes.RECONCILED: "as a hand is reconciled",
}
_BY_OTHERS = frozenset(
    {
        codes.WOUNDED,
        codes.KILLED,
        codes.DISCARDED,
        codes.EXERTED,
        codes.ABOUT_TO_BE_WOUNDED,
        codes.ABOUT_TO_BE_KILLED,
        codes.ABOUT_TO_BE_DISCARDED,
        codes.ABOUT_TO_EXERT,
        codes.ABOUT_TO_BE_OVERWHELMED,
    }
)
_TO_OTHERS = frozenset({codes.ASSIGNED, codes.ASSIGNED_TOO})


def happening(state: State, event: GameEvent) -> str:
    """Return what happens, or is about to: "before Frodo is wounded by Orc Savage"."""
    if event.subject < 0:
        following = event.actor if event.kind == codes.PHASE_IS_NEXT else state.phase
        return _OF_THE_GAME.get(event.kind, "").format(
            phase=PHASE_NAMES[state.phase], next=PHASE_NAMES[following]
        )
    subject = state.blueprints[event.subject].card.name
    words = _TO_CARDS.get(event.kind, "for {}").format(subject)
    if event.other < 0 or event.other == event.subject:
        return words
    other = state.blueprints[event.other].card.name
    if event.kind in _TO_OTHERS:
        return f"{words} to {other}"
    return f"{words} by {other}" if event.kind in _BY_OTHERS else words


def answered(state: State, decision: Decision) -> str:
    """Return what a player may respond to; nothing for a question that is no response."""
    if decision.question != Question.RESPONSE:
        return ""
    found: list[str] = []
    for option in decision.options:
        event = event_answered(state, decision, option)
        words = happening(state, event) if event is not None else ""
        if words and words not in found:
            found.append(words)
    return join_words(found[:MOST_NAMED])


def event_answered(state: State, decision: Decision, option: Option) -> GameEvent | None:
    """Return what an option answers; None for one that answers nothing."""
    if option.verb == Verb.TRIGGER:
        return heard_among(state, decision)[option.number].event
    if option.verb == Verb.PLAY and decision.question == Question.RESPONSE:
        event: GameEvent = decision.resume[1][option.number]
        return event
    return None


def heard_among(state: State, decision: Decision) -> Sequence[Heard]:
    """Return the abilities among which a player chooses one to carry out."""
    known = decision.resume[1]
    if decision.question == Question.ORDER:
        return tuple(known)
    return triggers.listeners(state, known)
