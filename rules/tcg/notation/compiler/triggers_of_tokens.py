"""Triggers of burdens and threats that are added or removed."""

from typing import Final

from rules.tcg.engine.operations.wounds import is_being_overwhelmed
from rules.tcg.engine.state import codes
from rules.tcg.engine.state.parts import Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.compiler.tables import TRIGGERS, Heard
from rules.tcg.notation.compiler.tests_of_triggers import (
    by_card,
    by_player,
    someone_skirmished,
    subject_passes,
    together,
)


def _about_to_place_threat_wounds(trigger: tr.AboutToPlaceThreatWounds) -> Heard:
    def is_overwhelmed(state: State, context: Context) -> bool:
        return is_being_overwhelmed(state, context.subject)

    test = together(
        is_overwhelmed,
        subject_passes(trigger.overwhelmed),
        someone_skirmished(trigger.involving),
    )
    return {codes.ABOUT_TO_PLACE_THREAT_WOUNDS: test}


_ADDED: Final = {tr.Token.BURDEN: codes.BURDEN_ADDED, tr.Token.THREAT: codes.THREAT_ADDED}
_REMOVED: Final = {tr.Token.BURDEN: codes.BURDEN_REMOVED, tr.Token.THREAT: codes.THREAT_REMOVED}
_ABOUT_TO_ADD: Final = {
    tr.Token.BURDEN: codes.ABOUT_TO_ADD_BURDEN,
    tr.Token.THREAT: codes.ABOUT_TO_ADD_THREAT,
}
_ABOUT_TO_ADD_ANY: Final = {
    tr.Token.BURDEN: codes.ABOUT_TO_ADD_BURDENS,
    tr.Token.THREAT: codes.ABOUT_TO_ADD_THREATS,
    tr.Token.TWILIGHT: codes.ABOUT_TO_ADD_TWILIGHT,
}


def _token_added(trigger: tr.TokenAdded) -> Heard:
    events = _REMOVED if trigger.removed else _ADDED
    return {events[trigger.token]: together(by_card(trigger.by), by_player(trigger.who))}


def _about_to_add(trigger: tr.AboutToAdd) -> Heard:
    events = _ABOUT_TO_ADD_ANY if trigger.any_number else _ABOUT_TO_ADD
    return {events[trigger.token]: by_card(trigger.by)}


TRIGGERS.update(
    {
        tr.AboutToPlaceThreatWounds: _about_to_place_threat_wounds,
        tr.TokenAdded: _token_added,
        tr.AboutToAdd: _about_to_add,
    }
)
