"""What the names of the query language read from a card."""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from functools import cache
from typing import TypeVar

from cards.labels import label
from cards.search.index import Entry
from cards.search.query.fields import Number
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import all_cards as all_lcg_cards
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.lcg.vocabulary import Keyword as LcgKeyword
from rules.tcg.facts.card import Card as TcgCard
from rules.tcg.vocabulary import CardType, Keyword

Fact = TypeVar("Fact")

NOTHING: frozenset[str] = frozenset()


def of_tcg(read: Callable[[TcgCard], Fact]) -> Callable[[Entry], Fact | None]:
    """Read a fact that only the TCG's cards have."""
    return lambda entry: read(entry.facts) if isinstance(entry.facts, TcgCard) else None


def of_lcg(read: Callable[[LcgCard], Fact]) -> Callable[[Entry], Fact | None]:
    """Read a fact that only the LCG's cards have."""
    return lambda entry: read(entry.facts) if isinstance(entry.facts, LcgCard) else None


def word_of_tcg(read: Callable[[TcgCard], str | None]) -> Callable[[Entry], Collection[str]]:
    """Read a word that only the TCG's cards have, as a collection of none or one."""
    return lambda entry: _one(read(entry.facts)) if isinstance(entry.facts, TcgCard) else NOTHING


def word_of_lcg(read: Callable[[LcgCard], str | None]) -> Callable[[Entry], Collection[str]]:
    """Read a word that only the LCG's cards have, as a collection of none or one."""
    return lambda entry: _one(read(entry.facts)) if isinstance(entry.facts, LcgCard) else NOTHING


def _one(word: str | None) -> Collection[str]:
    return NOTHING if word is None else (word,)


def cost(entry: Entry) -> Number | None:
    """Return what it costs to play: twilight or resources; sites and The One Ring cost nothing."""
    facts = entry.facts
    if isinstance(facts, LcgCard):
        return facts.cost
    return None if facts.type in (CardType.SITE, CardType.THE_ONE_RING) else facts.twilight


def shadow_number(card: TcgCard) -> int | None:
    """Return a site's Shadow number."""
    return card.twilight if card.type is CardType.SITE else None


def keywords(entry: Entry) -> Collection[str]:
    """Return the keywords of a card of either game, without their numbers."""
    facts = entry.facts
    if isinstance(facts, TcgCard):
        return facts.keywords
    return [printed.keyword for printed in facts.keywords]


def numbered(keyword: Keyword) -> Callable[[Entry], int | None]:
    """Read the number of one of the TCG's keywords, None on a card without the keyword."""
    return of_tcg(lambda card: card.keywords.get(keyword))


def doomed(card: LcgCard) -> int | None:
    """Return how much an LCG card raises the threat when it is revealed."""
    return next(
        (keyword.number for keyword in card.keywords if keyword.keyword is LcgKeyword.DOOMED), None
    )


def words(*vocabularies: type[StrEnum]) -> Callable[[], Mapping[str, tuple[str, ...]]]:
    """Return the words of vocabularies, each with the way pages write it as another spelling."""
    return lambda: {
        word.value: (label(word.value),) for vocabulary in vocabularies for word in vocabulary
    }


@cache
def cycles() -> Mapping[str, tuple[str, ...]]:
    """Return the cycles of the LCG in the order of their first products."""
    return dict.fromkeys((product.cycle for product in LCG_SETS.values()), ())


@cache
def traits() -> Mapping[str, tuple[str, ...]]:
    """Return all traits of the LCG's cards in alphabetical order."""
    held = {trait for card in all_lcg_cards().values() for trait in card.traits}
    return dict.fromkeys(sorted(held), ())
