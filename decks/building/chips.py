"""Filters as chips: each stands for a term of the query, and pressing it writes the query again.

Chips of one name are alternatives: two types make "(type:ally or type:companion)".
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cards.drawn_by_value import drawn_by_value
from cards.labels import label
from cards.search.query import BadQuery
from cards.search.query.fields import Field, WordField, quoted
from cards.search.query.mistakes import BadValue
from cards.search.query.names import BY_NAME
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Or, Term
from rules.construction import Game
from rules.lcg.vocabulary import CardType as LcgType
from rules.lcg.vocabulary import Sphere
from rules.names import fold
from rules.tcg.facts.sets import SETS
from rules.tcg.vocabulary import CardType, Culture, Side


@drawn_by_value
@dataclass(frozen=True, slots=True)
class Chip:
    """A filter: its words, whether it is on, the query after it is pressed.

    `culture` and `sphere` give it its colour.
    """

    words: str
    on: bool
    query: str
    key: str
    culture: str = ""
    sphere: str = ""


@drawn_by_value
@dataclass(frozen=True, slots=True)
class ChipGroup:
    """Chips under one heading."""

    heading: str
    chips: tuple[Chip, ...]

    @property
    def on(self) -> int:
        """How many of them are on."""
        return sum(chip.on for chip in self.chips)


@dataclass(frozen=True, slots=True)
class _Clause:
    """A term of the query, or alternatives of one name, that chips can read: where it stands."""

    name: str
    values: tuple[str, ...]
    start: int
    end: int


# Most pages have no query yet.
@lru_cache(maxsize=32)
def chip_groups(query: str, game: Game) -> tuple[ChipGroup, ...]:
    """Return a game's filters; those the query contains are on. None are if it can't be read."""
    writer = _Writer(query)
    return tuple(_tcg(writer) if game is Game.TCG else _lcg(writer))


def _tcg(writer: "_Writer") -> Iterator[ChipGroup]:
    sides = {Side.FREE_PEOPLES: "Free Peoples", Side.SHADOW: "Shadow"}
    yield ChipGroup("Side", tuple(writer.chip("side", side, sides[side]) for side in Side))
    yield ChipGroup(
        "Type", tuple(writer.chip("type", card_type, label(card_type)) for card_type in CardType)
    )
    yield _costs(writer)
    cultures = (
        writer.chip("culture", culture, label(culture), culture=culture) for culture in Culture
    )
    yield ChipGroup("Culture", tuple(cultures))
    sets = (
        writer.chip("set", str(card_set.number), f"{card_set.number} {card_set.name}")
        for card_set in SETS.values()
    )
    yield ChipGroup("Set", tuple(sets))


def _lcg(writer: "_Writer") -> Iterator[ChipGroup]:
    spheres = tuple(
        writer.chip("sphere", sphere, label(sphere), sphere=sphere) for sphere in Sphere
    )
    yield ChipGroup("Sphere", spheres)
    types = (LcgType.HERO, LcgType.ALLY, LcgType.ATTACHMENT, LcgType.EVENT)
    yield ChipGroup(
        "Type", tuple(writer.chip("type", card_type, label(card_type)) for card_type in types)
    )
    yield _costs(writer)


def _costs(writer: "_Writer") -> ChipGroup:
    costs = [*((str(cost), str(cost)) for cost in range(5)), ("5..", "5 or more")]
    chips = tuple(writer.chip("cost", value, words) for value, words in costs)
    return ChipGroup("Cost", chips)


class _Writer:
    """A query, read once, and written again for each chip."""

    def __init__(self, query: str) -> None:
        self._query = query.strip()
        try:
            tree = parse(self._query)
        except BadQuery:
            tree = And(())
        self._of_alternatives = isinstance(tree, Or)
        parts = tree.parts if isinstance(tree, And) else (tree,)
        self._clauses = [one for part in parts if (one := self._clause(part)) is not None]

    def chip(
        self, name: str, value: str, words: str, *, culture: str = "", sphere: str = ""
    ) -> Chip:
        field = BY_NAME[name]
        clause = next((clause for clause in self._clauses if clause.name == field.name), None)
        on = clause is not None and _canonical(field, value) in clause.values
        key = f"{name}-{re.sub('[^a-z0-9-]+', '-', value)}"
        return Chip(words, on, self._toggled(clause, name, value, on), key, culture, sphere)

    def _toggled(self, clause: _Clause | None, name: str, value: str, on: bool) -> str:
        if clause is None:
            return self._with(f"{name}:{quoted(value)}")
        key = _canonical(BY_NAME[name], value)
        values = [value for value in clause.values if value != key] if on else [*clause.values, key]
        before, after = self._query[: clause.start], self._query[clause.end :]
        return " ".join(f"{before} {_written(name, values)} {after}".split())

    def _with(self, term: str) -> str:
        if not self._query:
            return term
        return f"({self._query}) {term}" if self._of_alternatives else f"{self._query} {term}"

    def _clause(self, part: Node) -> _Clause | None:
        terms = part.parts if isinstance(part, Or) else (part,)
        read = [one for term in terms if (one := _term(term)) is not None]
        names = {name for name, _, _ in read}
        if len(read) < len(terms) or len(names) != 1:
            return None
        start, end = self._with_brackets(read[0][2].name_span.start, read[-1][2].value_span.end)
        text = self._query[start:end]
        if text.count("(") != text.count(")"):
            return None
        return _Clause(names.pop(), tuple(value for _, value, _ in read), start, end)

    def _with_brackets(self, start: int, end: int) -> tuple[int, int]:
        """Widen a place by the brackets around it."""
        query = self._query
        while query[:start].rstrip().endswith("(") and query[end:].lstrip().startswith(")"):
            start = query.rindex("(", 0, start)
            end = query.index(")", end) + 1
        return start, end


def _term(node: Node) -> tuple[str, str, Term] | None:
    """Read a term that a chip might have written: its name, its value as chips write it."""
    if not isinstance(node, Term) or node.operator not in (":", "="):
        return None
    field = BY_NAME.get(node.name.casefold())
    return (field.name, _canonical(field, node.value), node) if field is not None else None


def _canonical(field: Field, value: str) -> str:
    """Return the one spelling of a value, so that "fp" is the chip of "free_peoples"."""
    if isinstance(field, WordField):
        try:
            return field.word(value)
        except BadValue:
            return value
    if field.name == "set":
        named = (
            str(card_set.number) for card_set in SETS.values() if fold(card_set.name) == fold(value)
        )
        return next(named, value)
    return value


def _written(name: str, values: Sequence[str]) -> str:
    terms = [f"{name}:{quoted(value)}" for value in values]
    return f"({' or '.join(terms)})" if len(terms) > 1 else "".join(terms)
