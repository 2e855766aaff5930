"""How long a change lasts: "until the regroup phase"; nothing for the phase it is made in."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation.english.labels import phase_name
from rules.tcg.vocabulary import Phase

DURATIONS = {
    ef.Until.END_OF_PHASE: "",
    ef.Until.END_OF_TURN: " until the end of the turn",
    ef.Until.END_OF_GAME: " for the rest of the game",
}


def duration(until: ef.Duration) -> str:
    """Return how long a change lasts; nothing for the phase it is made in."""
    if isinstance(until, Phase):
        return f" until the {until.value} phase"
    if isinstance(until, ef.EndOf):
        return f" until the end of the {phase_name(until.phase)} phase"
    return DURATIONS[until]
