"""What happens in a game, in plain English: choices, and the notes the engine takes."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from rules.tcg.engine.codes import (
    DAMAGE,
    DEFENDER,
    FIERCE,
    PHASE_NAMES,
    STRENGTH,
    Question,
    Verb,
)
from rules.tcg.engine.decision import Decision, Option
from rules.tcg.engine.state import State
from rules.tcg.facts.reader import card
from rules.tcg.library import definition
from rules.tcg.notation import effects as ef
from rules.tcg.notation.anatomy import children, effects_of
from rules.tcg.notation.english.clauses import effect
from rules.tcg.notation.english.phrases import Speaker

Names = Sequence[str]

QUESTIONS: dict[Question, str] = {
    Question.BID: "bids burdens for the right to choose a seat",
    Question.SEAT: "chooses who goes first",
    Question.STARTING_FELLOWSHIP: "chooses a starting fellowship",
    Question.ACTION: "may take an action",
    Question.RESPONSE: "may answer what happened",
    Question.ORDER: "chooses what happens first",
    Question.TARGET: "chooses a card",
    Question.BEARER: "chooses who bears it",
    Question.ASSIGN_DEFENDERS: "assigns defenders",
    Question.ASSIGN_LEFTOVERS: "assigns the minions left over",
    Question.SKIRMISH_ORDER: "chooses the next skirmish",
    Question.ARCHERY_WOUND: "assigns an archery wound",
    Question.THREAT_WOUND: "assigns a wound for a threat",
    Question.SANCTUARY: "may heal a companion at the sanctuary",
    Question.RECONCILE_ONE: "may discard a card before drawing",
    Question.RECONCILE_DOWN: "discards down to eight cards",
    Question.MOVE_AGAIN: "stays or moves on",
    Question.NUMBER: "chooses how many to spot",
    Question.EITHER: "chooses one of two",
    Question.AMBUSH: "may add twilight for an ambush",
}


def card_name(state: State, card: int) -> str:
    """Give a card's name, or a word for no card."""
    return state.blueprints[card].card.name if card >= 0 else "the rules"


def describe_question(state: State, decision: Decision, names: Names) -> str:
    """Say who has to choose what: "Éomer assigns defenders"."""
    question = f"{names[decision.player]} {QUESTIONS[decision.question]}"
    if decision.source >= 0:
        question += f" ({card_name(state, decision.source)})"
    return question


def describe_option(state: State, decision: Decision, option: Option) -> str:
    """Say what an option does: "play Long Spear", "assign Éomer to Desert Fighter"."""
    named = card_name(state, option.card)
    target = card_name(state, option.target)
    match option.verb:
        case Verb.PASS:
            return "pass" if decision.question == Question.ACTION else "do nothing more"
        case Verb.BID:
            return f"bid {option.number}"
        case Verb.GO_FIRST:
            return "go first"
        case Verb.GO_SECOND:
            return "go second"
        case Verb.NUMBER:
            return f"spot {option.number}"
        case Verb.EITHER:
            return ways(state.blueprints[option.card].card.id)[option.number]
        case Verb.STAY:
            return "stay and end the turn"
        case Verb.MOVE:
            return "move on"
        case Verb.PLAY:
            return f"play {named}"
        case Verb.USE | Verb.TRIGGER:
            return f"use {named}"
        case Verb.TRANSFER:
            return f"transfer {named} to {target}"
        case Verb.DISCARD_TO_HEAL:
            return f"discard {named} to heal {target}"
        case Verb.ASSIGN:
            return f"assign {named} to {target}"
        case Verb.START_WITH:
            return f"start with {named}"
        case Verb.FIGHT:
            return f"fight the skirmish of {named}"
        case Verb.WOUND:
            return f"wound {named}"
        case Verb.HEAL:
            return f"heal {named}"
        case Verb.DISCARD:
            return f"discard {named}"
        case Verb.CHOOSE if option.target >= 0:
            return f"choose {target} to bear {named}"
        case _:
            return f"choose {named}"


@cache
def ways(card_id: str) -> tuple[str, ...]:
    """Give in English what a card lets somebody choose between: "spot a ranger"."""
    known = definition(card_id)
    speaker = Speaker(card(card_id))
    for sentence in known.sentences if known else ():
        for done in effects_of(sentence):
            if isinstance(done, ef.OneOf | ef.UnlessPrevented):
                speaker.actor = done.who
                return tuple(effect(way, speaker) for way in children(done))
    return ()


# --- the engine's notes ---

_CHANGED = {
    STRENGTH: "strength {:+d}",
    DAMAGE: "damage {:+d}",
    DEFENDER: "defender {:+d}",
    FIERCE: "fierce",
}


def tell(state: State, note: tuple[Any, ...], names: Names) -> str:
    """Say what a note of the engine records; `KeyError` for a note that nobody can tell."""
    kind, *rest = note
    return _TOLD[kind](state, names, *rest)


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _tokens(thing: str) -> Callable[..., str]:
    def told(state: State, names: Names, player: int, count: int) -> str:
        verb = "takes" if count > 0 else "removes"
        return f"{names[player]} {verb} {_counted(abs(count), thing)}"

    return told


def _about(words: str) -> Callable[..., str]:
    """Give the telling of a note whose only matter is a card."""

    def told(state: State, names: Names, card: int) -> str:
        return words.format(card_name(state, card))

    return told


def _played(state: State, names: Names, player: int, card: int, bearer: int = -1) -> str:
    told = f"{names[player]} plays {card_name(state, card)}"
    return f"{told} on {card_name(state, bearer)}" if bearer >= 0 else told


def _changed(state: State, names: Names, card: int, statistic: int, amount: int) -> str:
    change = _CHANGED.get(statistic, "changed").format(amount)
    return f"{card_name(state, card)} is {change}"


def _skirmish(state: State, names: Names, character: int, *minions: int) -> str:
    foes = " and ".join(card_name(state, minion) for minion in minions)
    return f"{card_name(state, character)} skirmishes {foes}"


def _won(state: State, names: Names, *winners: int) -> str:
    who = " and ".join(card_name(state, winner) for winner in winners)
    return f"{who} {'win' if len(winners) > 1 else 'wins'} the skirmish"


def _over(state: State, names: Names, winner: int, ending: str) -> str:
    loser = names[1 - winner]
    how = {
        "site 9": "reaches site 9 with the Ring-bearer alive",
        "killed": f"for the Ring-bearer of {loser} is killed",
        "corrupted": f"for the Ring-bearer of {loser} is corrupted",
    }[ending]
    return f"{names[winner]} wins: {how}" if ending == "site 9" else f"{names[winner]} wins, {how}"


_TOLD: dict[str, Callable[..., str]] = {
    "turn": lambda state, names, turn, player: f"Turn {turn}: {names[player]}",
    "phase": lambda state, names, phase: f"{PHASE_NAMES[phase].capitalize()} phase",
    "bid": lambda state, names, player, burdens: f"{names[player]} bids {burdens}",
    "goes first": lambda state, names, player: f"{names[player]} goes first",
    "started with": lambda state, names, player, card: (
        f"{names[player]} starts with {card_name(state, card)}"
    ),
    "site played": lambda state, names, player, site: (
        f"{names[player]} places {card_name(state, site)}"
    ),
    "moves": lambda state, names, player, site: (
        f"The fellowship of {names[player]} moves to {card_name(state, site)}"
    ),
    "arrived": lambda state, names, player, site, twilight: (
        f"It arrives at {card_name(state, site)}; the twilight pool holds {twilight}"
    ),
    "played": _played,
    "used": lambda state, names, player, card: f"{names[player]} uses {card_name(state, card)}",
    "transferred": lambda state, names, card, bearer: (
        f"{card_name(state, card)} is transferred to {card_name(state, bearer)}"
    ),
    "assigned": lambda state, names, character, minion: (
        f"{card_name(state, minion)} is assigned to {card_name(state, character)}"
    ),
    "skirmish": _skirmish,
    "totals": lambda state, names, defence, attack: (
        f"Strength {defence} for the Free Peoples, {attack} for the Shadow"
    ),
    "won": _won,
    "wounded": _about("{} takes a wound"),
    "exerted": _about("{} exerts"),
    "healed": _about("{} is healed"),
    "killed": _about("{} is killed"),
    "overwhelmed": _about("{} is overwhelmed"),
    "discarded": _about("{} is discarded"),
    "discarded from hand": _about("{} is discarded from hand"),
    "prevented": _about("The wound of {} is prevented"),
    "changed": _changed,
    "placed beneath deck": lambda state, names, player: (
        f"{names[player]} places a card from hand beneath the draw deck"
    ),
    "drew": lambda state, names, player, count: f"{names[player]} draws {_counted(count, 'card')}",
    "burdens": _tokens("burden"),
    "threats": _tokens("threat"),
    "threats turn to wounds": lambda state, names, player, count: (
        f"{_counted(count, 'threat')} of {names[player]} turn to wounds"
    ),
    "twilight": lambda state, names, count: (
        f"{abs(count)} twilight {'added' if count > 0 else 'removed'}"
    ),
    "wears the Ring": lambda state, names, player: (
        f"The Ring-bearer of {names[player]} puts on The One Ring"
    ),
    "over": _over,
}
