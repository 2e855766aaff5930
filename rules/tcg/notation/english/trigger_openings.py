"""How a triggered sentence opens: "Each time …", "When you play …"."""

from __future__ import annotations

from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.english.labels import SHADOWS, phase_name
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import trigger
from rules.tcg.notation.english.triggers import subject
from rules.tcg.notation.triggers import Doing
from rules.tcg.vocabulary import CardType, Phase


def opening(value: tr.Trigger, speaker: Speaker) -> str:
    """Return how a sentence about a trigger begins: "each time …", "at the start of …"."""
    match value:
        case tr.PhaseStarts(phase, True):
            return f"at the start of each of your {phase_name(phase)} phases"
        case tr.PhaseEnds(phase, True):
            return f"at the end of each of your {phase_name(phase)} phases"
        case tr.PhaseStarts(Phase.FELLOWSHIP):
            return f"at the start of {_which_fellowship_phase(speaker)} fellowship phase"
        case tr.PhaseStarts(phase):
            return f"at the start of the {phase_name(phase)} phase"
        case tr.PhaseEnds(phase):
            return f"at the end of the {phase_name(phase)} phase"
        case tr.Turn():
            return f"at {value.value}"
        case tr.SkirmishStarts(involving):
            return f"at the start of each skirmish involving {subject(involving, speaker)}"
        case tr.SkirmishesAreOver():
            return f"after {trigger(value, speaker)}"
        case tr.IsDone(Doing.KILL | Doing.DISCARD, fi.Reference.THIS):
            return f"when {trigger(value, speaker)}"
        case tr.IsPlayed(fi.Reference.THIS):
            return f"when {trigger(value, speaker)}"
        case tr.FellowshipMoves() if speaker.card.type is CardType.SITE and _about_this(value):
            return f"when {trigger(value, speaker)}"
        case _:
            return f"each time {trigger(value, speaker)}"


def _which_fellowship_phase(speaker: Speaker) -> str:
    if speaker.card.type is not CardType.SITE or not speaker.is_of_shadows:
        return "each"
    return "your" if speaker.card.set == SHADOWS else "the"


def _about_this(value: tr.FellowshipMoves) -> bool:
    return fi.Reference.THIS in (value.to, value.origin)
