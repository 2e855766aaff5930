"""What a choice costs or leads to: "costs 2 twilight", "7 against 9: 1 wound, 2 left"."""

from collections.abc import Sequence

from rules.english import count_of, join_words
from rules.tcg.engine.modifiers.numbers import (
    defender_bonus,
    is_roaming,
    resistance_left,
    roaming_penalty,
    twilight_cost,
    twilight_cost_by_itself,
)
from rules.tcg.engine.state.bans import PAY_FOR_TRANSFER
from rules.tcg.engine.state.codes import FELLOWSHIP, SKIRMISH, Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MINION
from rules.tcg.engine.zones.board import minions_facing
from rules.tcg.narration.fights import Fight, foresee
from rules.tcg.narration.hurting import describe_hurt


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
        return _cost_to_play(state, decision, option.card)
    if option.verb == Verb.TRANSFER:
        return _transfer(state, decision, option.card)
    if option.verb in (Verb.MOVE, Verb.STAY):
        return _fate_of_minions(state, option)
    if option.verb == Verb.BID:
        left = resistance_left(state, state.ring_bearer[decision.player])
        return "corrupts your Ring-bearer: you lose" if option.number >= left else ""
    if option == PASS and decision.question == Question.ACTION and state.phase == FELLOWSHIP:
        return f"the fellowship moves to site {state.position[state.active] + 1}"
    if option.verb == Verb.START_WITH:
        return f"costs {twilight_cost(state, option.card)} twilight"
    if hurt := describe_hurt(state, decision, option):
        return hurt
    fight = fight_after(state, decision, option)
    if fight is None:
        return ""
    if option.verb == Verb.FIGHT:
        return fight.outcome
    if option.verb == Verb.ASSIGN:
        return f"{fight.defence} against {fight.attack}: {fight.outcome}"
    name = state.blueprints[fight.character].card.title
    return f"{name}, {fight.defence} against {fight.attack}: {fight.outcome}"


def describe_leftovers(state: State, decision: Decision, names: Sequence[str]) -> str:
    """Return what becomes of minions that a player assigns nobody to; nothing for other choices.

    Their player may assign them to any character, the Ring-bearer too (4.2, "assignment phase").
    """
    if decision.question != Question.ASSIGN_DEFENDERS:
        return ""
    minions = {option.target for option in decision.options if option.target >= 0}
    owners = sorted({state.owner[minion] for minion in minions})
    who = join_words([names[owner] for owner in owners])
    bearer = state.blueprints[state.ring_bearer[decision.player]].card.title
    return f"{who} may let the rest fight anybody, also {bearer}"


def minions_taken(state: State, decision: Decision) -> dict[int, int]:
    """Return how many minions a character can still be assigned to, where more than one.

    One, and one more for each defender +1 (4.2, "defender +X").
    """
    if decision.question != Question.ASSIGN_DEFENDERS:
        return {}
    characters = {option.card for option in decision.options if option.card >= 0}
    room = {
        character: 1 + defender_bonus(state, character) - len(minions_facing(state, character))
        for character in characters
    }
    return {character: left for character, left in room.items() if left > 1}


def _cost_to_play(state: State, decision: Decision, card: int) -> str:
    """Return what a card costs; a minion that would be roaming says how much of it is for that."""
    cost = twilight_cost(state, card)
    if decision.player == state.active:
        return _added(cost)
    if not cost:
        return "free"
    is_dearer = state.blueprints[card].traits & MINION and is_roaming(state, card)
    penalty = roaming_penalty(state, card) if is_dearer else 0
    shown = f"costs {cost} twilight"
    return f"{shown}, {penalty} of it for roaming" if penalty else shown


def _transfer(state: State, decision: Decision, item: int) -> str:
    """Return the twilight cost of a card that changes its bearer: it is paid again."""
    is_free = state.is_forbidden(decision.player, PAY_FOR_TRANSFER)
    return _added(0 if is_free else twilight_cost_by_itself(state, item))


def _added(cost: int) -> str:
    return f"adds {cost} twilight" if cost else "free"


def _fate_of_minions(state: State, option: Option) -> str:
    """Return what becomes of the minions in play: they stay for the next site, or are gone."""
    minions = len(state.minions)
    if not minions:
        return ""
    if option.verb == Verb.STAY:
        return f"{count_of(minions, 'minion')} discarded"
    stay = "stays" if minions == 1 else "stay"
    return f"{count_of(minions, 'minion')} {stay} in play"
