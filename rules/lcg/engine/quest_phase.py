"""The quest phase: commit characters, staging, quest resolution (core rules, "Phase 3")."""

from rules.lcg.engine.actions import action_window
from rules.lcg.engine.board import can_exhaust, exhaust
from rules.lcg.engine.codes import (
    ALL_MUST_COMMIT,
    ATTACK,
    CANNOT_COMMIT,
    CANNOT_COMMIT_TO_QUEST,
    COMMITS_READY,
    COMMITTED,
    NO_STAGING,
    QUEST,
    QUEST_FAILED,
    QUEST_RESOLVED,
    QUEST_SUCCEEDED,
    REVEALS_MORE,
    STAGING_ENDED,
    WILLPOWER,
    Question,
    Verb,
)
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.laws import rule_holds, rule_sources
from rules.lcg.engine.numbers import quest_willpower, staging_threat
from rules.lcg.engine.quest_progress import lies_facedown, place_progress, reveal_stage
from rules.lcg.engine.round_ends import begin_phase, end_phase
from rules.lcg.engine.state import State
from rules.lcg.engine.triggers import emit, emit_together
from rules.lcg.engine.zones import reset_encounter_deck


def quest_phase(state: State) -> None:
    """Commit, reveal, compare; actions at the end of each step."""
    state.push(end_phase)
    state.push(action_window)
    state.push(resolve_quest)
    state.push(action_window)
    state.push(stage_cards)
    state.push(action_window)
    for player in reversed(state.order):
        state.push(commit, player, ())
    begin_phase(state, QUEST)
    reset_encounter_deck(state)


def commit(state: State, player: int, chosen: tuple[int, ...]) -> None:
    """Step: a player adds a character to those who commit, or is done.

    Characters are asked for in one order, so that a group can be chosen in one way only.
    """
    if not state.alive(player):
        return
    if rule_holds(state, ALL_MUST_COMMIT):
        able = [card for card in state.characters(player) if can_commit(state, card)]
        _commit_together(state, tuple(able))
        return
    options = [Option(Verb.COMMIT, card) for card in next_in_order(state, player, chosen)]
    options.append(PASS)
    state.ask(player, Question.COMMIT, options, _commit_chosen, player, chosen)


def next_in_order(state: State, player: int, chosen: tuple[int, ...]) -> list[int]:
    """Return the ready characters after the last chosen one; of equal allies only the first."""
    found: list[int] = []
    ready = [card for card in state.characters(player) if can_commit(state, card)]
    if chosen:
        ready = ready[ready.index(chosen[-1]) + 1 :]
    for card in ready:
        if not any(_are_alike(state, card, other) for other in found):
            found.append(card)
    return found


def _are_alike(state: State, card: int, other: int) -> bool:
    """Whether it makes no difference to a quest which of two characters commits."""
    return (
        state.blueprints[card].title == state.blueprints[other].title
        and state.damage[card] == state.damage[other]
        and state.attached[card] == state.attached[other]
        and state.base[WILLPOWER][card] == state.base[WILLPOWER][other]
        and state.base[ATTACK][card] == state.base[ATTACK][other]
    )


def can_commit(state: State, card: int) -> bool:
    """Whether a character is ready, and nothing bars it from committing to the quest."""
    return (
        not state.exhausted[card]
        and (can_exhaust(state, card) or commits_ready(state, card))
        and not state.base[CANNOT_COMMIT][card]
        and not rule_holds(state, CANNOT_COMMIT_TO_QUEST, card)
    )


def _commit_chosen(state: State, option: Option, player: int, chosen: tuple[int, ...]) -> None:
    if option.verb == Verb.COMMIT:
        state.push(commit, player, (*chosen, option.card))
        return
    _commit_together(state, chosen)


def _commit_together(state: State, chosen: tuple[int, ...]) -> None:
    for card in chosen:
        if not commits_ready(state, card):
            exhaust(state, card)
        state.committed = [*state.committed, card]
        state.note("committed", card)
    emit_together(state, COMMITTED, chosen)


def commits_ready(state: State, card: int) -> bool:
    """Whether a character does not exhaust to commit to the quest."""
    bits = state.commits_ready
    if bits != 0 and state.mask[card] & bits == bits:
        return True
    return rule_holds(state, COMMITS_READY, card)


def stage_cards(state: State) -> None:
    """Step: reveal one card for each player, one after the other (core rules, "Staging")."""
    if rule_holds(state, NO_STAGING):
        return
    state.staging_step = True
    if lies_facedown(state):
        state.push(stage_cards)
        reveal_stage(state)
        return
    state.push(_end_staging)
    for _ in range(cards_revealed(state)):
        state.push(reveal_top_card)


def cards_revealed(state: State) -> int:
    """Return how many cards the staging step reveals: one at least."""
    return max(1, cards_to_stage(state) - state.fewer_reveals)


def cards_to_stage(state: State) -> int:
    """Return how many cards are revealed in the staging step, if no event reduces them."""
    return len(state.order) + sum(amount for _, amount in rule_sources(state, REVEALS_MORE))


def _end_staging(state: State) -> None:
    """Step: what happens at the end of the staging step still belongs to it."""
    state.push(_staging_is_over)
    emit(state, STAGING_ENDED)


def _staging_is_over(state: State) -> None:
    state.staging_step = False


def resolve_quest(state: State) -> None:
    """Step: compare willpower with threat (core rules, "Quest Resolution").

    What answers the resolution waits beneath all that comes of it.
    """
    emit_together(state, QUEST_RESOLVED, tuple(state.committed))
    willpower = quest_willpower(state)
    threat = staging_threat(state)
    state.note("quested", willpower, threat)
    if willpower > threat:
        # What answers this comes before progress is placed (official FAQ 1.24).
        state.push(place_progress, willpower - threat)
        emit(state, QUEST_SUCCEEDED, number=willpower - threat)
    elif threat > willpower:
        # What answers this comes before threat is raised, as it does before progress is placed.
        for player in reversed(state.order):
            state.push(raise_threat_of_failure, player, threat - willpower)
        emit(state, QUEST_FAILED, number=threat - willpower)


def raise_threat_of_failure(state: State, player: int, amount: int) -> None:
    """Step: a player raises threat because the quest failed."""
    raise_threat(state, player, amount, by_scenario=True)
