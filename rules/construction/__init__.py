"""Deck construction of both games: formats as data, and the validator.

verdict = validate(deck, load_format("king-block"), on=date(2004, 4, 5))
"""

from rules.construction.amendments import Amendments
from rules.construction.editions import edition
from rules.construction.format import Format, Game
from rules.construction.loading import UnknownFormat, format_slugs, formats_of, load_format
from rules.construction.problem import Finding, Mend, Problem, Source, Verdict
from rules.construction.timeline import History, Spell, history
from rules.construction.validator import WrongGame, game_of, validate

__all__ = [
    "Amendments",
    "Finding",
    "Format",
    "Game",
    "History",
    "Mend",
    "Problem",
    "Source",
    "Spell",
    "UnknownFormat",
    "Verdict",
    "WrongGame",
    "edition",
    "format_slugs",
    "formats_of",
    "game_of",
    "history",
    "load_format",
    "validate",
]
