"""Choices in plain English: what a player is asked, and what each option does."""

from collections.abc import Callable, Sequence

from rules.english import join_words
from rules.tcg.engine.modifiers.numbers import strength
from rules.tcg.engine.operations.actions import chosen_ability
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.parts import Program
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.narration.fights import foresee
from rules.tcg.narration.happenings import answered, heard_among
from rules.tcg.narration.progress import progress
from rules.tcg.narration.purposes import purpose
from rules.tcg.narration.sayings import said
from rules.tcg.narration.telling_apart import remark

Names = Sequence[str]

QUESTIONS: dict[int, str] = {
    Question.BID: "bids burdens to choose who goes first",
    Question.SEAT: "chooses who goes first",
    Question.STARTING_FELLOWSHIP: "chooses a starting fellowship",
    Question.ACTION: "may take an action",
    Question.RESPONSE: "may respond",
    Question.ORDER: "chooses what happens first",
    Question.TARGET: "chooses a card",
    Question.BEARER: "chooses who bears it",
    Question.ASSIGN_DEFENDERS: "assigns defenders",
    Question.ASSIGN_LEFTOVERS: "assigns the leftover minions",
    Question.SKIRMISH_ORDER: "chooses the next skirmish",
    Question.ARCHERY_WOUND: "assigns an archery wound",
    Question.THREAT_WOUND: "assigns a wound for a threat",
    Question.SANCTUARY: "may heal a companion at the sanctuary",
    Question.RECONCILE_ONE: "may discard a card before drawing",
    Question.RECONCILE_DOWN: "discards down to eight cards",
    Question.MOVE_AGAIN: "stays or moves on",
    Question.NUMBER: "chooses a number",
    Question.EITHER: "chooses one of two",
    Question.AMBUSH: "may add twilight for an ambush",
    Question.MULLIGAN: "may redraw the opening hand",
    Question.PLAYER: "chooses a player",
    Question.NAME: "names a word",
    Question.SITE: "plays a site",
    Question.MAY: "may use the text of a card",
    Question.MUSTER: "may discard a card to muster",
    Question.AID: "may let a follower aid a character",
    Question.TOIL: "may exert a character to toil",
}


def card_name(state: State, card: int) -> str:
    """Return a card's name, or a word for no card."""
    return state.blueprints[card].card.name if card >= 0 else "the rules"


def describe_question(state: State, decision: Decision, names: Names) -> str:
    """Return who has to choose what, what for and how often: "Éomer assigns defenders"."""
    question = f"{names[decision.player]} {QUESTIONS[decision.question]}"
    if how_far := progress(state, decision):
        question += f" ({how_far})"
    if to := answered(state, decision):
        return f"{question} {to}"
    if found := purpose(state, decision):
        question += f": {found}"
    if decision.source >= 0:
        question += f" ({card_name(state, decision.source)})"
    return question


def describe_option(state: State, decision: Decision, option: Option, names: Names = ()) -> str:
    """Return what an option does: "play Long Spear", "assign Éomer to Desert Fighter".

    Options that do different things never read the same: "wound Éomer (with 1 wound)".
    """
    words = _described(state, decision, option, names)
    rivals = [
        other
        for other in decision.options
        if other.verb == option.verb
        and other != option
        and card_name(state, other.card) == card_name(state, option.card)
        and _described(state, decision, other, names) == words
    ]
    if not rivals:
        return words
    found = remark(state, decision, option, rivals, names)
    return f"{words} ({found})" if found else words


def _described(state: State, decision: Decision, option: Option, names: Names) -> str:
    special = _SPECIAL.get(option.verb)
    if special is not None:
        return special(state, decision, option)
    if option.verb == Verb.CHOOSE_PLAYER:
        return names[option.number] if names else f"player {option.number + 1}"
    named = card_name(state, option.card)
    target = card_name(state, option.target)
    if option.verb == Verb.CHOOSE and option.target >= 0:
        return f"choose {target} to bear {named}"
    return _WORDS[option.verb].format(named=named, target=target, number=option.number)


_WORDS: dict[int, str] = {
    Verb.DISCARD_TO_HEAL: "discard {named} to heal {target}",
    Verb.CHOOSE: "choose {named}",
    Verb.BID: "bid {number}",
    Verb.GO_FIRST: "go first",
    Verb.GO_SECOND: "go second",
    Verb.START_WITH: "start with {named}",
    Verb.ASSIGN: "assign {named} to {target}",
    Verb.WOUND: "wound {named}",
    Verb.HEAL: "heal {named}",
    Verb.DISCARD: "discard {named}",
    Verb.MOVE: "move on",
    Verb.STAY: "stay and end the turn",
    Verb.NUMBER: "choose {number}",
    Verb.REDRAW: "redraw the hand",
    Verb.KEEP: "keep the hand",
    Verb.PLAY_SITE: "play {named}",
}


def _pass(state: State, decision: Decision, option: Option) -> str:
    return "pass" if decision.question == Question.ACTION else "do nothing more"


def _seat(state: State, decision: Decision, option: Option) -> str:
    return f"take seat {option.number + 1}"


def _transfer(state: State, decision: Decision, option: Option) -> str:
    bearer = state.blueprints[state.bearer[option.card]].card.title
    item, target = card_name(state, option.card), card_name(state, option.target)
    return f"transfer {item} from {bearer} to {target}"


def _use(state: State, decision: Decision, option: Option) -> str:
    """Return an ability in the words of its card, so that two of one card are told apart."""
    card = state.blueprints[option.card]
    if decision.question == Question.AMBUSH:
        return f"add {option.number} twilight for the ambush of {card.card.name}"
    if decision.question == Question.AID:
        return f"let {card.card.name} aid {card_name(state, option.target)}"
    return f"use {card.card.name}: {said(card.card, chosen_ability(state, option).notation)}"


def _fight(state: State, decision: Decision, option: Option) -> str:
    """Return both sides of a skirmish with what they total: "fight Faramir (7) against Orc (9)"."""
    fight = foresee(state, option.card, minions_facing(state, option.card))
    foes = [
        f"{state.blueprints[minion].card.title} ({strength(state, minion)})"
        for minion in fight.minions
    ]
    named = state.blueprints[option.card].card.title
    return f"fight {named} ({fight.defence}) against {join_words(foes)}"


def _play(state: State, decision: Decision, option: Option) -> str:
    """Return what is played; of an event, which is gone afterwards, also what it does."""
    card = state.blueprints[option.card]
    notation = card.event.notation if card.event is not None else None
    deed = f"play {card.card.name}"
    return f"{deed}: {said(card.card, notation)}" if notation is not None else deed


def _trigger(state: State, decision: Decision, option: Option) -> str:
    heard = heard_among(state, decision)[option.number]
    card = state.blueprints[option.card].card
    return f"use {card.name}: {said(card, heard.ability.notation)}"


def _either(state: State, decision: Decision, option: Option) -> str:
    card = state.blueprints[decision.source].card
    branches: Sequence[Program | None] = decision.resume[-1]
    branch = branches[option.number]
    assert branch is not None
    return said(card, branch.notation)


def _yes(state: State, decision: Decision, option: Option) -> str:
    card = state.blueprints[decision.source].card
    if isinstance(decision.resume[-1], Program):
        return said(card, decision.resume[-1].notation)
    goes = state.blueprints[option.card].event_goes[option.number]
    return said(card, goes.notation)


def _name(state: State, decision: Decision, option: Option) -> str:
    words: Sequence[object] = decision.resume[-1]
    return f"name {words[option.number]}"


_SPECIAL: dict[int, Callable[[State, Decision, Option], str]] = {
    Verb.PASS: _pass,
    Verb.TAKE_SEAT: _seat,
    Verb.FIGHT: _fight,
    Verb.TRANSFER: _transfer,
    Verb.PLAY: _play,
    Verb.USE: _use,
    Verb.TRIGGER: _trigger,
    Verb.EITHER: _either,
    Verb.YES: _yes,
    Verb.NAME: _name,
}
