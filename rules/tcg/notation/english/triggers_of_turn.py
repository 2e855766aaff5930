"""The English of triggers of the turn: the fellowship moves, phases, skirmishes."""

from __future__ import annotations

from rules.tcg.notation import filters as fi
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.english.labels import phase_name
from rules.tcg.notation.english.phrases import a, site_phrase
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import TRIGGERS
from rules.tcg.notation.english.triggers import subject


def _fellowship_moves(value: tr.FellowshipMoves, speaker: Speaker) -> str:
    words = "the fellowship moves"
    if value.origin is not None:
        words += f" from {site_phrase(value.origin, speaker)}"
    if value.to is not None:
        words += f" to {site_phrase(value.to, speaker)}"
    return words


def _phase_starts(value: tr.PhaseStarts, speaker: Speaker) -> str:
    return f"{'your' if value.yours else 'the'} {phase_name(value.phase)} phase starts"


def _phase_is_next(value: tr.PhaseIsNext, speaker: Speaker) -> str:
    return f"the {phase_name(value.phase)} phase is about to start"


def _phase_ends(value: tr.PhaseEnds, speaker: Speaker) -> str:
    return f"{'your' if value.yours else 'the'} {phase_name(value.phase)} phase ends"


def _turn(value: tr.Turn, speaker: Speaker) -> str:
    return {
        tr.Turn.STARTS: "a turn starts",
        tr.Turn.YOURS_STARTS: "your turn starts",
        tr.Turn.ENDS: "the turn ends",
    }[value]


def _skirmish_starts(value: tr.SkirmishStarts, speaker: Speaker) -> str:
    return f"a skirmish involving {subject(value.involving, speaker)} starts"


def _skirmish_ends(value: tr.SkirmishEnds, speaker: Speaker) -> str:
    return f"a skirmish that involved {subject(value.involving, speaker)} is about to end"


def _skirmishes_are_over(value: tr.SkirmishesAreOver, speaker: Speaker) -> str:
    return "all skirmishes have been resolved"


def _involving(involved: fi.Filter | None, speaker: Speaker) -> str:
    return "" if involved is None else f" involving {a(involved, speaker)}"


def _wins_skirmish(value: tr.WinsSkirmish, speaker: Speaker) -> str:
    words = f"{subject(value.winner, speaker)} wins a skirmish"
    return words + _involving(value.involving, speaker)


def _loses_skirmish(value: tr.LosesSkirmish, speaker: Speaker) -> str:
    words = f"{subject(value.loser, speaker)} loses a skirmish"
    return words + _involving(value.involving, speaker)


def _is_overwhelmed(value: tr.IsOverwhelmed, speaker: Speaker) -> str:
    words = f"{subject(value.loser, speaker)} is overwhelmed"
    if value.involving is None:
        return words
    return f"{words} in a skirmish that involves {a(value.involving, speaker)}"


def _about_to_place_threat_wounds(value: tr.AboutToPlaceThreatWounds, speaker: Speaker) -> str:
    words = f"{subject(value.overwhelmed, speaker)} is overwhelmed during a skirmish"
    return f"{words}{_involving(value.involving, speaker)} and threat wounds are about to be placed"


TRIGGERS.update(
    {
        tr.AboutToPlaceThreatWounds: _about_to_place_threat_wounds,
        tr.FellowshipMoves: _fellowship_moves,
        tr.IsOverwhelmed: _is_overwhelmed,
        tr.LosesSkirmish: _loses_skirmish,
        tr.PhaseEnds: _phase_ends,
        tr.PhaseIsNext: _phase_is_next,
        tr.PhaseStarts: _phase_starts,
        tr.SkirmishStarts: _skirmish_starts,
        tr.SkirmishEnds: _skirmish_ends,
        tr.SkirmishesAreOver: _skirmishes_are_over,
        tr.Turn: _turn,
        tr.WinsSkirmish: _wins_skirmish,
    }
)
