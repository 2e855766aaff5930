"""Deck construction of both games: formats as data, and the validator.

verdict = validate(deck, load_format("king-block"), on=date(2004, 4, 5))
"""

from rules.construction.amendments import Amendments
from rules.construction.editions import edition
from rules.construction.format import Format, Game
from rules.construction.loading import UnknownFormat, format_slugs, formats_of, load_format
from rules.construction.problem import (
    Finding,
    Fix,
    FixKind,
    Problem,
    Source,
    Standing,
    Verdict,
)
from rules.construction.timeline import History, LegalityPeriod, history
from rules.construction.validator import Brief, WrongGame, brief, game_of, is_legal, validate

__all__ = [
    "Amendments",
    "Brief",
    "Finding",
    "Fix",
    "FixKind",
    "Format",
    "Game",
    "History",
    "LegalityPeriod",
    "Problem",
    "Source",
    "Standing",
    "UnknownFormat",
    "Verdict",
    "WrongGame",
    "brief",
    "edition",
    "format_slugs",
    "formats_of",
    "game_of",
    "history",
    "is_legal",
    "load_format",
    "validate",
]
