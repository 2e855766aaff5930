"""The kinds of names a query knows, and what each makes of an operator and a value."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import eq, ge, gt, le, lt, ne

from cards.search.index import Entry
from cards.search.query.mistakes import BadOperator, BadValue, nearest_match
from rules.construction import Game
from rules.names import fold, fold_words

Predicate = Callable[[Entry], bool]
Number = int | str  # a number, or "X" where the card leaves it to the player

_COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    ":": eq,
    "=": eq,
    "!=": ne,
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
}
OPERATORS = tuple(_COMPARISONS)
# How many words a message lists.
FEW = 8
EQUALITIES = (":", "=", "!=")

_WHOLE = re.compile(r"[+-]?\d{1,6}")
_RANGE = re.compile(r"([+-]?\d{1,6})?\.\.([+-]?\d{1,6})?")


@dataclass(frozen=True, kw_only=True)
class Field(ABC):
    """A name of the query language: its long name, its short ones, what it asks for.

    `game` is the game whose cards alone have it. `examples` are queries that use it; the help
    page shows them and the tests run them.
    """

    name: str
    short: tuple[str, ...]
    asks: str
    examples: tuple[str, ...]
    game: Game | None = None
    operators: tuple[str, ...] = EQUALITIES

    @property
    def values(self) -> tuple[str, ...]:
        """The words it can be asked for, where they are few enough to list."""
        return ()

    @property
    def takes(self) -> str:
        """What kind of value it takes, in words."""
        return "words"

    def compile(self, operator: str, value: str) -> Predicate:
        """Return the question as a function of a card.

        Raise `BadOperator` for an operator that the name does not take, `BadValue` for a value
        that makes no sense.
        """
        if operator not in self.operators:
            allowed = " ".join(self.operators)
            raise BadOperator(f"{self.name} cannot be asked with {operator}, only with {allowed}")
        return self._compile(operator, value)

    @abstractmethod
    def _compile(self, operator: str, value: str) -> Predicate:
        """Return the question for an operator that the name takes."""


@dataclass(frozen=True, kw_only=True)
class WordField(Field):
    """A name whose values are words of a vocabulary; a card has none, one or several.

    `vocabulary` pairs each word with the other spellings of it.
    """

    of: Callable[[Entry], Collection[str]]
    vocabulary: Callable[[], Mapping[str, tuple[str, ...]]]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(self.vocabulary())

    @property
    def takes(self) -> str:
        return "one of its words"

    @cached_property
    def _by_spelling(self) -> Mapping[str, str]:
        spelled: dict[str, str] = {}
        for word, others in self.vocabulary().items():
            for spelling in (word, *others):
                spelled[spelling_key(spelling)] = word
        return spelled

    def word(self, value: str) -> str:
        """Return the word of the vocabulary that a value means; `BadValue` for none."""
        word = self._by_spelling.get(spelling_key(value))
        if word is None:
            raise unknown_word(self.name, value, self.values)
        return word

    def _compile(self, operator: str, value: str) -> Predicate:
        word, of = self.word(value), self.of
        if operator == "!=":
            return lambda entry: bool(words := of(entry)) and word not in words
        return lambda entry: word in of(entry)


def spelling_key(written: str) -> str:
    """Fold a value, but keep the plus that tells R+ from R."""
    return fold(written) + ("+" if written.rstrip().endswith("+") else "")


def unknown_word(name: str, value: str, known: tuple[str, ...]) -> BadValue:
    """Return the refusal of a word, with the nearest of the known ones or, if few, all of them."""
    near = nearest_match(value, known)
    hint = "" if near or len(known) > FEW else f"; there are {', '.join(known)}"
    return BadValue(f"{name}: there is no {value!r}{hint}", quoted(near))


def quoted(value: str) -> str:
    """Return a value as a query writes it."""
    return f'"{value}"' if re.search(r'[\s()"]', value) else value


@dataclass(frozen=True, kw_only=True)
class NumberField(Field):
    """A name whose values are numbers; a card has none, one or several.

    A card without the number never fits, whatever it is compared with.
    """

    operators: tuple[str, ...] = OPERATORS
    of: Callable[[Entry], Number | Collection[Number] | None]

    @property
    def takes(self) -> str:
        return "a number, or a range as in 2..4"

    def _compile(self, operator: str, value: str) -> Predicate:
        fits = self._fits(operator, value.strip())
        of = self.of

        def predicate(entry: Entry) -> bool:
            has = of(entry)
            if has is None:
                return False
            if isinstance(has, (int, str)):
                return fits(has)
            return any(fits(number) for number in has)

        return predicate

    def _fits(self, operator: str, value: str) -> Callable[[Number], bool]:
        if value.casefold() == "x" and operator in EQUALITIES:
            return (lambda has: has != "X") if operator == "!=" else (lambda has: has == "X")
        between = _RANGE.fullmatch(value)
        if between and (between[1] or between[2]) and operator in EQUALITIES:
            low = int(between[1]) if between[1] else -(10**6)
            high = int(between[2]) if between[2] else 10**6
            inside = operator != "!="
            return lambda has: isinstance(has, int) and (low <= has <= high) is inside
        if _WHOLE.fullmatch(value):
            compare, asked = _COMPARISONS[operator], int(value)
            return lambda has: isinstance(has, int) and compare(has, asked)
        raise BadValue(f"{self.name} is asked for by a number, as in {self.examples[0]}")


@dataclass(frozen=True, kw_only=True)
class TextField(Field):
    """A name whose value is free text. ":" finds it within, "=" asks for the whole of it.

    `of` gives the card's text folded to words.
    """

    of: Callable[[Entry], str]

    def _compile(self, operator: str, value: str) -> Predicate:
        asked, of = fold_words(value), self.of
        if not asked:
            raise BadValue("there is no letter and no number in this")
        if operator == ":":
            return lambda entry: f" {asked}" in f" {of(entry)}"
        same = operator == "="
        return lambda entry: (of(entry) == asked) is same


@dataclass(frozen=True, kw_only=True)
class FlagField(Field):
    """A name whose values are questions answered by yes or no."""

    flags: Mapping[str, tuple[str, Predicate]]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(self.flags)

    @property
    def takes(self) -> str:
        return "one of its words"

    def _compile(self, operator: str, value: str) -> Predicate:
        known = {fold(flag): flag for flag in self.flags}
        flag = known.get(fold(value))
        if flag is None:
            raise unknown_word(self.name, value, self.values)
        _said, holds = self.flags[flag]
        return holds if operator != "!=" else lambda entry: not holds(entry)


def words_within(text: str) -> Predicate:
    """Return the question whether a card's name holds these words, as a word or its beginning."""
    asked = f" {fold_words(text)}"
    return lambda entry: asked in entry.words
