"""What a choice costs or leads to: "costs 2 twilight", "7 against 9: 1 wound, 2 left"."""

from rules.english import join_words
from rules.tcg.engine.modifiers.numbers import resistance_left, strength, twilight_cost
from rules.tcg.engine.state.codes import SKIRMISH, Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.narration.fights import Fight, foresee


def fight_after(state: State, decision: Decision, option: Option) -> Fight | None:
    """Return the fight that a choice brings, decides or leaves as it is; None where it has none."""
    if option.verb == Verb.ASSIGN:
        faced = minions_facing(state, option.card)
        return foresee(state, option.card, [*faced, option.target])
    if option.verb == Verb.FIGHT:
        return foresee(state, option.card, minions_facing(state, option.card))
    is_last_word = option == PASS and decision.question == Question.ACTION
    if (
        is_last_word
        and state.phase == SKIRMISH
        and state.skirmisher >= 0
        and state.skirmish_minions
    ):
        return foresee(state, state.skirmisher, state.skirmish_minions, now=True)
    return None


def describe_consequence(state: State, decision: Decision, option: Option) -> str:
    """Return what a choice costs or how its fight ends as things are; nothing where neither is."""
    if option.verb == Verb.PLAY:
        cost = twilight_cost(state, option.card)
        if decision.player == state.active:
            return f"adds {cost} twilight" if cost else "free"
        return f"costs {cost} twilight" if cost else "free"
    if option.verb == Verb.BID:
        left = resistance_left(state, state.ring_bearer[decision.player])
        return "corrupts your Ring-bearer: you lose" if option.number >= left else ""
    fight = fight_after(state, decision, option)
    if fight is None:
        return ""
    if option.verb == Verb.FIGHT:
        names = [
            f"{state.blueprints[minion].card.title} ({strength(state, minion)})"
            for minion in fight.minions
        ]
        return f"{fight.defence} against {join_words(names)}: {fight.outcome}"
    if option.verb == Verb.ASSIGN:
        return f"{fight.defence} against {fight.attack}: {fight.outcome}"
    name = state.blueprints[fight.character].card.title
    return f"{name}, {fight.defence} against {fight.attack}: {fight.outcome}"
