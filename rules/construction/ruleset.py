"""Sets of construction rules as a rulebook states them, read from `rulesets/`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.construction.documents import read_document
from rules.construction.format import Game
from rules.construction.games import GAMES
from rules.construction.problem import Finding, Source
from rules.construction.strict import BadConstructionFile, Table, read_table

_FOLDER = Path(__file__).with_name("rulesets")


@dataclass(frozen=True, slots=True)
class StatedRule:
    """A construction rule with its numbers, and where it is stated."""

    name: str
    find: Callable[[Any], Iterable[Finding]]
    source: Source
    advice: bool


@cache
def ruleset(name: str, game: Game) -> tuple[StatedRule, ...]:
    """Return the rules of a file by its name. Raise BadConstructionFile if it is wrong."""
    path = _FOLDER / f"{name}.toml"
    if not path.exists():
        raise BadConstructionFile(path.name, "there is no such rule set")
    return read_ruleset(path, game)


def read_ruleset(path: Path, game: Game) -> tuple[StatedRule, ...]:
    """Read one rule set: `document` for all its rules, and a table for each."""
    file = read_table(path)
    rules = read_rules(file, game, read_document(file))
    file.finish()
    if not rules:
        raise file.refuse("a rule set needs a rule")
    return rules


def read_rules(table: Table, game: Game, document: str) -> tuple[StatedRule, ...]:
    """Read the tables called `rule`: name, section, and the rule's parameters.

    A rule may name a `document` of its own.
    """
    return tuple(_read_rule(entry, game, document) for entry in table.tables("rule"))


def _read_rule(entry: Table, game: Game, document: str) -> StatedRule:
    name = entry.take("name", str)
    if "document" in entry:
        document = read_document(entry)
    stated = StatedRule(
        name=name,
        find=GAMES[game].registry.read(name, entry),
        source=Source(document, entry.take("section", str)),
        advice=entry.take_or("advice", bool, False),
    )
    entry.finish()
    return stated
