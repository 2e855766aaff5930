"""Deck construction of both games: formats as data, and the validator.

verdict = validate(deck, load_format("king-block"), on=date(2004, 4, 5))
"""

from rules.construction.amendments import Amendments
from rules.construction.editions import edition
from rules.construction.format import Format, Game
from rules.construction.loading import UnknownFormat, format_slugs, formats_of, load_format
from rules.construction.problem import Finding, Fix, Problem, Source, Verdict
from rules.construction.timeline import History, LegalityPeriod, history
from rules.construction.validator import WrongGame, game_of, is_legal, validate

__all__ = [
    "Amendments",
    "Finding",
    "Fix",
    "Format",
    "Game",
    "History",
    "LegalityPeriod",
    "Problem",
    "Source",
    "UnknownFormat",
    "Verdict",
    "WrongGame",
    "edition",
    "format_slugs",
    "formats_of",
    "game_of",
    "history",
    "is_legal",
    "load_format",
    "validate",
]
