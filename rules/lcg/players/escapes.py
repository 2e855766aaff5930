"""Flight from Moria: which way out to look for, and what to leave behind.

Two quest cards lead out. One needs the Abandoned Tools, which Narrow Paths brings. The other first
lets each player draw for their life. Every stage that is defeated on the way makes the Nameless
Fear stronger, so the players pass it by.
"""

from functools import cache
from typing import Final

from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.codes import ATTACHED, CAN_BE_BYPASSED, NONE, STAGE_DEFEATED, STAGING
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.state import State
from rules.lcg.library.own.quests import win_the_game
from rules.lcg.notation.sentences import Forced

TOOLS: Final = "Abandoned Tools"
TOOLS_ARE_NEAR: Final = "Narrow Paths"
DIG: Final = "Escape from Darkness"
# How good each quest card is to have, where two can be had; what isn't here is in between.
_ROUTES: Final = {"A Wrong Turn": -2.0, "Hasty Council": -1.0, "Blocked by Shadow": 1.0}
_WANTED_ROUTE: Final = 10.0


@cache
def leads_out(blueprint: Blueprint) -> bool:
    """Whether the players win by defeating a stage, whatever lies in the quest deck."""
    for ability in blueprint.forced:
        sentence = blueprint.notations[ability]
        if (
            ability.happening == STAGE_DEFEATED
            and isinstance(sentence, Forced)
            and sentence.effect is win_the_game
        ):
            return True
    return False


@cache
def is_passed_by(blueprint: Blueprint) -> bool:
    """Whether a stage can be bypassed, and defeating it would win nothing."""
    can_be = any(rule.kind == CAN_BE_BYPASSED for rule in blueprint.rules)
    return can_be and not leads_out(blueprint)


def progress_that_counts(state: State, points: int) -> int:
    """Return how many of the current stage's points are worth questing for."""
    blueprint = state.blueprints[state.quest]
    if not is_passed_by(blueprint):
        return points
    return int(blueprint.title == TOOLS_ARE_NEAR and not tools_are_found(state))


def should_bypass(state: State, decision: Decision) -> int:
    """Bypass a quest card unless it leads out, or to the tools."""
    title = state.blueprints[state.quest].title
    found = tools_are_found(state)
    stays = not found if title == TOOLS_ARE_NEAR else leads_out(state.blueprints[state.quest])
    if title == DIG:
        stays = found
    return len(decision.options) - 1 if stays else 0


def tools_are_found(state: State) -> bool:
    """Whether the tools are in play."""
    return any(
        state.zone[card] in (ATTACHED, STAGING) and blueprint.title == TOOLS
        for card, blueprint in enumerate(state.blueprints)
    )


def tools_are_free(state: State, player: int, card: int) -> bool:
    """Whether nobody has the tools."""
    return state.zone[card] == STAGING


def route_worth(state: State, card: int) -> float:
    """Return how good it is to have a quest card as the current one."""
    title = state.blueprint_table[card].title
    wanted = DIG if tools_are_found(state) else TOOLS_ARE_NEAR
    return _WANTED_ROUTE if title == wanted else _ROUTES.get(title, 0.0)


def is_route(state: State, card: int) -> bool:
    """Whether a card is one of a quest deck that is shuffled."""
    return card != NONE and state.blueprint_table[card].side_a is not None
