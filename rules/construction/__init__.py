"""Deck construction of both games: formats as data, and the validator.

verdict = validate(deck, load_format("king-block"), on=date(2004, 4, 5))
"""

from rules.construction.format import Format, Game
from rules.construction.loading import UnknownFormat, format_slugs, formats_of, load_format
from rules.construction.problem import Finding, Mend, Problem, Source, Verdict
from rules.construction.validator import WrongGame, game_of, validate

__all__ = [
    "Finding",
    "Format",
    "Game",
    "Mend",
    "Problem",
    "Source",
    "UnknownFormat",
    "Verdict",
    "WrongGame",
    "format_slugs",
    "formats_of",
    "game_of",
    "load_format",
    "validate",
]
