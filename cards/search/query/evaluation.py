"""From a query to the cards that answer it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from cards.search.index import Entry
from cards.search.query.fields import Predicate, words_within
from cards.search.query.mistakes import BadOperator, BadQuery, BadValue, Mistake, nearest_match
from cards.search.query.names import BY_NAME
from cards.search.query.parser import parse
from cards.search.query.tree import And, Node, Not, Or, Term, Words
from rules.names import fold_words


@dataclass(frozen=True, slots=True)
class Query:
    """A query that was understood."""

    query: str
    fits: Predicate

    def of(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """Return those of the cards that fit, in their order."""
        return filter(self.fits, entries)


def read(query: str) -> Query:
    """Understand a query. Raise `BadQuery`, with every mistake that could be found."""
    compiler = _Compiler()
    fits = compiler.compile(parse(query))
    if compiler.mistakes:
        raise BadQuery(query, compiler.mistakes)
    return Query(query, fits)


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

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []

    def compile(self, node: Node) -> Predicate:
        match node:
            case Words():
                return self._words(node)
            case Term():
                return self._term(node)
            case Not(part):
                fits = self.compile(part)
                return lambda entry: not fits(entry)
            case And(parts):
                # An empty query has no parts; otherwise none is asked of each card in vain.
                compiled = [self.compile(part) for part in parts]
                return reduce(_both, compiled) if compiled else _everything
            case Or(parts):
                return reduce(_either, map(self.compile, parts))

    def _words(self, words: Words) -> Predicate:
        if not fold_words(words.text):
            message = "there is no letter and no number in this"
            self.mistakes.append(Mistake(words.span.start, words.span.end, message))
            return _everything
        return words_within(words.text)

    def _term(self, term: Term) -> Predicate:
        field = BY_NAME.get(term.name.casefold())
        if field is None:
            message = f"there is no field {term.name!r}"
            nearest = nearest_match(term.name, BY_NAME)
            span = term.name_span
            self.mistakes.append(Mistake(span.start, span.end, message, nearest))
            return _everything
        try:
            return field.compile(term.operator, term.value)
        except BadOperator as bad:
            start, end = term.name_span.end, term.value_span.start
            self.mistakes.append(Mistake(start, end, str(bad)))
            return _everything
        except BadValue as bad:
            span = term.value_span
            self.mistakes.append(Mistake(span.start, span.end, str(bad), bad.nearest))
            return _everything


def _both(first: Predicate, second: Predicate) -> Predicate:
    return lambda entry: first(entry) and second(entry)


def _either(first: Predicate, second: Predicate) -> Predicate:
    return lambda entry: first(entry) or second(entry)
