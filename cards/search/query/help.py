"""The query language explained, from the table of its names."""

from dataclasses import dataclass

from cards.search.query.fields import Field, FlagField
from cards.search.query.names import NAMED
from rules.construction import Game

OPERATORS = (
    (":", "is, or has among its words"),
    ("=", "the same; for a title, the whole of it"),
    ("!=", "has one, and it is another"),
    ("<  <=  >  >=", "less, at most, more, at least"),
)
# Longer lists of words are folded away.
MAX_SHOWN = 12


@dataclass(frozen=True, slots=True)
class NameHelp:
    """One name as the help page explains it; `words` pairs each value with what it means."""

    field: Field
    words: tuple[tuple[str, str], ...]
    folded: bool


@dataclass(frozen=True, slots=True)
class NameGroup:
    """Names that belong together, under a heading."""

    heading: str
    names: tuple[NameHelp, ...]


def names_by_game() -> tuple[NameGroup, ...]:
    """Return every name of the language, those of both games first."""
    return (
        _group("For both games", None),
        _group("For the Trading Card Game", Game.TCG),
        _group("For The Card Game", Game.LCG),
    )


def _group(heading: str, game: Game | None) -> NameGroup:
    return NameGroup(heading, tuple(_help(field) for field in NAMED if field.game is game))


def _help(field: Field) -> NameHelp:
    if isinstance(field, FlagField):
        words = tuple((flag, said) for flag, (said, _holds) in field.flags.items())
    else:
        words = tuple((value, "") for value in field.values)
    return NameHelp(field, words, folded=len(words) > MAX_SHOWN)
