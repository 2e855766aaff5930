"""From a query to the cards that answer it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from cards.search.index import Entry
from cards.search.query.fields import Predicate, words_within
from cards.search.query.mistakes import (
    BadOperator,
    BadQuery,
    BadValue,
    CannotAnswer,
    Mistake,
    nearest_match,
)
from cards.search.query.names import BY_NAME
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Not, Or, Term, Words
from rules.names import fold_words

# What makes a question of plain words that stand side by side.
PlainWords = Callable[[tuple[str, ...]], Predicate]


@dataclass(frozen=True, slots=True)
class Query:
    """A query that was understood: what it asks of a card, all of which must hold."""

    query: str
    parts: tuple[Predicate, ...]

    def of(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """Return those of the cards that fit, in their order."""
        return fitting(entries, self.parts)


def fitting(entries: Iterable[Entry], asked: Iterable[Predicate]) -> Iterator[Entry]:
    """Return the cards of which all that is asked holds, in their order.

    Each question looks only at the cards that the one before let through.
    """
    for fits in asked:
        entries = filter(fits, entries)
    return iter(entries)


def read(query: str, plain: PlainWords | None = None) -> Query:
    """Understand a query. Raise `BadQuery`, with every mistake that could be found.

    `plain` makes a question of words side by side without quotation marks; without it each is
    looked for in names.
    """
    compiler = _Compiler(plain)
    parts = compiler.parts(parse(query))
    if compiler.mistakes:
        raise BadQuery(query, compiler.mistakes, readable=compiler.readable)
    return Query(query, parts)


def fields_asked(query: str) -> frozenset[str]:
    """Return the names of the fields that a valid query asks about."""
    return frozenset(_fields(parse(query)))


def _fields(node: Node) -> Iterator[str]:
    match node:
        case Term():
            field = BY_NAME.get(node.name.casefold())
            if field is not None:
                yield field.name
        case Not(part):
            yield from _fields(part)
        case And(parts) | Or(parts):
            for part in parts:
                yield from _fields(part)


def _everything(_entry: Entry) -> bool:
    return True


class _Compiler:
    """Makes a tree one function of a card; collects the mistakes of its terms on the way."""

    def __init__(self, plain: PlainWords | None) -> None:
        self.mistakes: list[Mistake] = []
        self.readable = True
        self._plain = plain

    def compile(self, node: Node) -> Predicate:
        match node:
            case Words():
                return self._side_by_side((node,))
            case Term():
                return self._term(node)
            case Not(part):
                fits = self.compile(part)
                return lambda entry: not fits(entry)
            case And():
                parts = self.parts(node)
                return reduce(_both, parts) if parts else _everything
            case Or(parts):
                return reduce(_either, map(self.compile, parts))

    def parts(self, node: Node) -> tuple[Predicate, ...]:
        """Return what stands side by side in a tree; plain words there are read together."""
        if not isinstance(node, And):
            return (self.compile(node),)
        plain = tuple(part for part in node.parts if isinstance(part, Words) and not part.quoted)
        compiled = [self._side_by_side(plain)] if plain else []
        return (*compiled, *(self.compile(part) for part in node.parts if part not in plain))

    def _side_by_side(self, words: tuple[Words, ...]) -> Predicate:
        empty = [part.span for part in words if not fold_words(part.text)]
        if empty:
            message = "there is no letter and no number in this"
            self.mistakes += [Mistake(span.start, span.end, message) for span in empty]
            self.readable = False
            return _everything
        if self._plain is not None and not words[0].quoted:
            return self._plain(tuple(part.text for part in words))
        return reduce(_both, (words_within(part.text) for part in words))

    def _term(self, term: Term) -> Predicate:
        field = BY_NAME.get(term.name.casefold())
        if field is None:
            message = f"there is no field {term.name!r}"
            nearest = nearest_match(term.name, BY_NAME)
            span = term.name_span
            self.mistakes.append(Mistake(span.start, span.end, message, nearest))
            self.readable = False
            return _everything
        try:
            return field.compile(term.operator, term.value)
        except BadOperator as bad:
            start, end = term.name_span.end, term.value_span.start
            self.mistakes.append(Mistake(start, end, str(bad)))
            self.readable = False
            return _everything
        except CannotAnswer as bad:
            start, end = term.name_span.start, term.value_span.end
            self.mistakes.append(Mistake(start, end, str(bad), bad.nearest))
            return _everything
        except BadValue as bad:
            span = term.value_span
            self.readable = False
            self.mistakes.append(Mistake(span.start, span.end, str(bad), bad.nearest))
            return _everything


def _both(first: Predicate, second: Predicate) -> Predicate:
    return lambda entry: first(entry) and second(entry)


def _either(first: Predicate, second: Predicate) -> Predicate:
    return lambda entry: first(entry) or second(entry)
