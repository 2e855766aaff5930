"""How long a change lasts, as the engine counts it."""

from typing import Final

from rules.tcg.engine.state.codes import (
    PHASE_CODES,
    UNTIL_END_OF,
    UNTIL_END_OF_GAME,
    UNTIL_END_OF_PHASE,
    UNTIL_END_OF_TURN,
    UNTIL_START,
)
from rules.tcg.notation.effects import Duration, EndOf, Until
from rules.tcg.vocabulary import Phase

_UNTIL: Final = {
    Until.END_OF_PHASE: UNTIL_END_OF_PHASE,
    Until.END_OF_TURN: UNTIL_END_OF_TURN,
    Until.END_OF_GAME: UNTIL_END_OF_GAME,
}


def code_of_duration(until: Duration) -> int:
    """Return the engine's code of a duration; a phase alone means its start."""
    if isinstance(until, EndOf):
        return UNTIL_END_OF + PHASE_CODES[until.phase]
    if isinstance(until, Phase):
        return UNTIL_START + PHASE_CODES[until]
    return _UNTIL[until]
