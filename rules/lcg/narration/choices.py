"""Decisions and their options in words: "Tom commits characters", "Commit Éowyn"."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from rules.english import capitalize_first
from rules.lcg.engine.blueprint import Ability, Program
from rules.lcg.engine.codes import NONE, Question, Verb
from rules.lcg.engine.decision import PASS, Decision, Option
from rules.lcg.engine.state import State
from rules.lcg.narration.happenings import what_happens
from rules.lcg.narration.payments import describe_price
from rules.lcg.narration.purposes import branches, purpose
from rules.lcg.narration.said import said_of_ability, said_of_program, without_word_before
from rules.lcg.narration.telling_apart import remark

QUESTIONS: Mapping[int, str] = MappingProxyType(
    {
        Question.MULLIGAN: "decides whether to keep the opening hand",
        Question.ACTION: "may take an action",
        Question.PLAN: "may play an ally or an attachment",
        Question.PAY: "pays",
        Question.COMMIT: "commits characters to the quest",
        Question.COMMIT_TO_TEST: "commits characters to the escape test",
        Question.TRAVEL: "decides where the players travel",
        Question.ENGAGE: "engages an enemy",
        Question.CHOOSE_ATTACK: "chooses the attack to resolve",
        Question.DEFEND: "declares a defender",
        Question.UNDEFENDED_DAMAGE: "chooses who takes the damage",
        Question.ATTACK_TARGET: "declares an attack",
        Question.ATTACKERS: "chooses attackers",
        Question.RESPONSE: "may respond",
        Question.ORDER: "chooses which effect comes first",
        Question.TARGET: "chooses a card",
        Question.PLAYER: "chooses a player",
        Question.NUMBER: "chooses X",
        Question.MAY: "decides whether to do it",
        Question.EITHER: "chooses an effect",
        Question.ATTACHMENT_LIMIT: "discards one of three restricted attachments",
        Question.CARD_IN_PILE: "chooses a card",
        Question.BYPASS: "decides whether the players bypass the quest card",
    }
)


# The same, where nobody must.
_OPTIONAL: Mapping[int, str] = MappingProxyType(
    {
        Question.ENGAGE: "may engage an enemy",
        Question.DEFEND: "may declare a defender",
        Question.ATTACK_TARGET: "may declare an attack",
    }
)


def describe_question(state: State, decision: Decision, names: Sequence[str]) -> str:
    """Return who decides what and what for, and which card asks for it."""
    asked = QUESTIONS[decision.question]
    if PASS in decision.options:
        asked = _OPTIONAL.get(decision.question, asked)
    text = f"{names[decision.player]} {asked}"
    if decision.question == Question.PAY:
        return f"{text} {describe_price(state, decision)}"
    if decision.question == Question.RESPONSE:
        return f"{text}: {what_happens(state, decision.resume[1])}"
    enemy = _enemy_of(state, decision)
    if enemy != NONE:
        text += f" against {_name(state, enemy)}"
    found = purpose(state, decision)
    if found:
        text += f" {found}" if found.startswith("to ") else f": {found.removesuffix('.')}"
    if decision.source != NONE:
        text += f" ({_name(state, decision.source)})"
    return text


def describe_option(state: State, option: Option, names: Sequence[str]) -> str:
    """Return what an option does.

    Options that do different things never read the same: "Attack Wargs (with 1 damage)".
    """
    if option.verb == Verb.CHOOSE_PLAYER:
        return names[option.number]
    words = _VERBS[option.verb](state, option)
    rivals = [
        other
        for other in (state.pending.options if state.pending is not None else ())
        if other.verb == option.verb
        and other != option
        and _VERBS[other.verb](state, other) == words
    ]
    if not rivals:
        return words
    found = remark(state, option, rivals, names)
    return f"{words} ({found})" if found else words


def _enemy_of(state: State, decision: Decision) -> int:
    """Return the enemy whose attack is defended, or that is attacked; none for other questions."""
    if decision.question == Question.DEFEND and state.combat is not None:
        return state.combat.enemy
    if decision.question == Question.ATTACKERS:
        enemy: int = decision.resume[3]
        return enemy
    return NONE


def _name(state: State, card: int) -> str:
    return state.blueprints[card].title


def _fixed(text: str) -> Callable[[State, Option], str]:
    def say(state: State, option: Option) -> str:
        return text

    return say


def _of_card(text: str) -> Callable[[State, Option], str]:
    def say(state: State, option: Option) -> str:
        return text.format(_name(state, option.card) if option.card != NONE else "nothing")

    return say


def _play(state: State, option: Option) -> str:
    text = f"Play {_name(state, option.card)}"
    return text if option.target == NONE else f"{text} on {_name(state, option.target)}"


def _pay(state: State, option: Option) -> str:
    return f"Pay {option.number or 'nothing'} from {_name(state, option.card)}"


def _number(state: State, option: Option) -> str:
    """Return a number, or the effect that it is a choice of."""
    pending = state.pending
    if pending is None or pending.question != Question.EITHER:
        return str(option.number)
    program = branches(pending)[option.number]
    said = said_of_program(state.blueprints[pending.source], program)
    return capitalize_first(said) or f"Effect {option.number + 1}"


def _use(state: State, option: Option) -> str:
    """Return an ability in the words of its card, so that nobody need look it up."""
    blueprint = state.blueprints[option.card]
    pending = state.pending
    is_answer = pending is not None and pending.question in (Question.RESPONSE, Question.ORDER)
    if is_answer and pending is not None:
        ability = _answered(pending, option)
    else:
        actions = blueprint.actions
        ability = actions[option.number] if option.number < len(actions) else None
    said = said_of_ability(blueprint, ability) if ability is not None else ""
    said = without_word_before(said).removesuffix(".")
    return f"Use {blueprint.title}: {said}" if said else f"Use {blueprint.title}"


def _answered(pending: Decision, option: Option) -> Ability | None:
    """Return the ability that a response or a forced effect is; none of what is put off."""
    answers = pending.resume[2] if len(pending.resume) > 2 else ()
    return answers[option.number].ability if option.number < len(answers) else None


def _accept(state: State, option: Option) -> str:
    """Return what is done if you say yes."""
    pending = state.pending
    programs = [part for part in pending.resume if isinstance(part, Program)] if pending else []
    if pending is not None and pending.question == Question.BYPASS:
        return f"Bypass {_name(state, option.card)}"
    if not programs or pending is None:
        price = f"Spend {option.number} resources to ready" if option.number else "Use"
        return f"{price} {_name(state, option.card)}"
    said = said_of_program(state.blueprints[pending.source], programs[0])
    return capitalize_first(said) or "Do it"


_VERBS: Mapping[int, Callable[[State, Option], str]] = MappingProxyType(
    {
        Verb.PASS: _fixed("Pass"),
        Verb.PLAY: _play,
        Verb.USE: _use,
        Verb.TRIGGER: _use,
        Verb.CHOOSE: _of_card("{}"),
        Verb.TAKE_NUMBER: _number,
        Verb.PAY: _pay,
        Verb.COMMIT: _of_card("Commit {}"),
        Verb.TRAVEL: _of_card("Travel to {}"),
        Verb.ENGAGE: _of_card("Engage {}"),
        Verb.RESOLVE_ATTACK: _of_card("Resolve the attack of {}"),
        Verb.DEFEND: _of_card("Defend with {}"),
        Verb.ATTACK: _of_card("Attack {}"),
        Verb.JOIN_ATTACK: _of_card("Attack with {}"),
        Verb.KEEP: _fixed("Keep the hand"),
        Verb.MULLIGAN: _fixed("Take a mulligan"),
        Verb.ACCEPT: _accept,
    }
)
