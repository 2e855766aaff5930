"""Names that ask more than a fact: sets, formats on a day, what a card does."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache

from django.utils import timezone

from cards.legality.card_legality import CardLegality, NoCardLegality, card_legalities
from cards.search.index import index
from cards.search.query.fields import Field, NumberField, Predicate, TextField, quoted, unknown_word
from cards.search.query.mistakes import BadValue, CannotAnswer, nearest_match
from cards.search.word_index import word_index
from rules.construction import Format, Game, format_slugs, load_format
from rules.construction.dates import parse_day
from rules.lcg.facts.reader import read_set
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.names import fold, fold_words
from rules.tcg.facts.sets import SETS as TCG_SETS


@dataclass(frozen=True, kw_only=True)
class SetField(NumberField):
    """The set of a card: of the TCG by its number, of either game by its name."""

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(set_names())

    @property
    def takes(self) -> str:
        return "a number, a range as in 1..3, a name or an abbreviation"

    def _compile(self, operator: str, value: str) -> Predicate:
        if re.search(r"[^\W\d_]", value):
            game, code = self._named(operator, value)
            wanted = operator != "!="
            reprints = reprinted_in(code) if game is Game.LCG else frozenset()
            return lambda entry: (
                ((entry.game, entry.set_code) == (game, code) or entry.id in reprints) is wanted
            )
        return super()._compile(operator, value)

    def _named(self, operator: str, value: str) -> tuple[Game, str]:
        if operator not in (":", "=", "!="):
            raise BadValue("sets are compared by their numbers, as in set>=7")
        asked = fold(value)
        found = _sets_by_spelling().get(asked)
        if found is None:
            within = {card_set for name, card_set in _sets_by_spelling().items() if asked in name}
            if len(within) != 1:
                raise unknown_word(self.name, value, self.values)
            found = within.pop()
        return found


@cache
def reprinted_in(product: str) -> frozenset[str]:
    """Return the older cards that a product of the LCG has too, by their codes."""
    return frozenset(printing.prints for printing in read_set(product).printings)


@cache
def set_names() -> Mapping[str, tuple[Game, str]]:
    """Return the sets of both games by their names, each with its game and code."""
    named = {card_set.name: (Game.TCG, str(card_set.number)) for card_set in TCG_SETS.values()}
    return named | {card_set.name: (Game.LCG, card_set.code) for card_set in LCG_SETS.values()}


@cache
def _sets_by_spelling() -> Mapping[str, tuple[Game, str]]:
    spelled = {fold(name): card_set for name, card_set in set_names().items()}
    spelled |= {fold(name.removeprefix("The ")): card_set for name, card_set in set_names().items()}
    # Where both games have an abbreviation ("TTT"), it is the TCG's.
    for card_set in LCG_SETS.values():
        spelled.setdefault(fold(card_set.abbreviation), (Game.LCG, card_set.code))
    return spelled | {
        fold(card_set.abbreviation): (Game.TCG, str(card_set.number))
        for card_set in TCG_SETS.values()
    }


@dataclass(frozen=True, kw_only=True)
class FormatField(Field):
    """How a card stands in a format: today, or on the day after an @."""

    standings: frozenset[CardLegality]
    operators: tuple[str, ...] = (":", "=")

    @property
    def values(self) -> tuple[str, ...]:
        return format_slugs()

    @property
    def takes(self) -> str:
        return "a format, and a day if not today: standard@2004-05-01"

    def _compile(self, operator: str, value: str) -> Predicate:
        name, at, day = value.partition("@")
        format = _format(name, at + day)
        on = _day(name, day) if at else timezone.localdate()
        try:
            apart = card_legalities(format, on)
        except NoCardLegality as why:
            raise BadValue(f"{format.name}: {why}") from why
        asked = self.standings
        if CardLegality.LEGAL in asked:
            refused = frozenset(card_id for card_id, found in apart.items() if found not in asked)
            return lambda entry: entry.game is format.game and not refused.issuperset(entry.ids)
        listed = frozenset(card_id for card_id, found in apart.items() if found in asked)
        return lambda entry: entry.game is format.game and not listed.isdisjoint(entry.ids)


def _format(name: str, rest: str) -> Format:
    slug = _formats_by_spelling().get(fold(name))
    if slug is None:
        near = nearest_match(name, format_slugs())
        raise BadValue(f"there is no format {name!r}", near + rest if near else "")
    return load_format(slug)


@cache
def _formats_by_spelling() -> Mapping[str, str]:
    by_spelling = {fold(slug): slug for slug in format_slugs()}
    return by_spelling | {fold(load_format(slug).name): slug for slug in format_slugs()}


def _day(name: str, written: str) -> date:
    try:
        return parse_day(written)
    except ValueError:
        message = f"{written!r} is not a date: write it as YYYY-MM-DD, such as 2004-04-05"
        raise BadValue(message) from None


@dataclass(frozen=True, kw_only=True)
class PrintedField(TextField):
    """Words of what is printed on a card, where this site has it.

    `instead` is the name that finds such words on a site without printed texts.
    """

    instead: str = ""

    operators: tuple[str, ...] = (":",)

    @property
    def takes(self) -> str:
        return "words that stand together; only on a site that has printed texts loaded"

    def _compile(self, operator: str, value: str) -> Predicate:
        if not index().has_printed_texts:
            raise CannotAnswer(
                f"this site has no printed texts, so {self.name}: can’t find anything",
                f"{self.instead}:{quoted(value)}" if self.instead else "",
            )
        return super()._compile(operator, value)


@dataclass(frozen=True, kw_only=True)
class DoesField(Field):
    """Words in one sentence of what a card does, in any order, each whole or its beginning.

    The sentences are those of its definition and, where this site has them, those printed on it.
    """

    operators: tuple[str, ...] = (":", "=")

    @property
    def takes(self) -> str:
        return "words of a sentence"

    def _compile(self, operator: str, value: str) -> Predicate:
        asked = fold_words(value).split()
        if not asked:
            raise BadValue("there is no letter and no number in this")
        words = word_index(index())
        return words.entries(words.doing(asked)).__contains__
