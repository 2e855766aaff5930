"""An LCG deck from a pool: the computer's, and a start for a person who builds."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import Final

from rules.construction.lcg.build import card_of
from rules.english import join_words
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.card import LcgCard
from rules.lcg.vocabulary import CardType
from rules.limited.choices import BuiltDeck, PoolTooSmall
from rules.limited.lcg.reasons import counted_types, heroes_in, reason_in_deck
from rules.limited.lcg.worth import (
    copies_allowed,
    icons_of,
    is_title_of,
    title_of,
    worth,
    worth_beside,
)

_HEROES: Final = 3
# What part of a deck are allies.
_ALLIES_LEAST, _ALLIES_MOST = 0.4, 0.6
# A hero is there from the first round, a card of the deck only in some games.
_OF_A_HERO: Final = 3.0


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of a card of the pool that a deck may have, and what it is worth in it."""

    code: str
    value: float
    ally: bool


def build_deck(pool: Mapping[str, int], least: int) -> BuiltDeck[LcgDeck]:
    """Build a deck of up to three heroes and `least` cards; the same pool gives the same deck.

    Raise PoolTooSmall if no legal deck can be built.
    """
    heroes, deck = max(_teams(pool, least), key=lambda team: team[0])[1:]
    held = Counter(copy.code for copy in deck)
    built = LcgDeck(tuple((hero, 1) for hero in heroes), tuple(sorted(held.items())))
    return BuiltDeck(
        built,
        tuple(_summary(heroes, held)),
        {code: reason_in_deck(code, list(heroes)) for code in sorted(held)},
    )


def _teams(
    pool: Mapping[str, int], least: int
) -> Iterator[tuple[tuple[float, tuple[str, ...]], tuple[str, ...], list[Copy]]]:
    """Yield each team of heroes with the best deck for it and how good both are."""
    known = heroes_in(dict(sorted(pool.items())))
    if not known:
        raise PoolTooSmall("The pool has no hero.")
    titles = {title_of(card.name) for hero in known if (card := card_of(hero)) is not None}
    size = min(_HEROES, len(titles))
    for heroes in combinations(known, size):
        cards = [card for hero in heroes if (card := card_of(hero)) is not None]
        if len({title_of(card.name) for card in cards}) < size:
            continue
        deck = _best_cards(pool, heroes, cards, least)
        value = _OF_A_HERO * sum(map(worth, heroes)) + sum(copy.value for copy in deck)
        yield (value, heroes), heroes, deck


def _best_cards(
    pool: Mapping[str, int], heroes: tuple[str, ...], cards: list[LcgCard], least: int
) -> list[Copy]:
    """Return the best cards for some heroes, allies enough among them."""
    copies = sorted(_copies(pool, heroes, cards), key=lambda copy: (-copy.value, copy.code))
    if len(copies) < least:
        raise PoolTooSmall(f"The pool has {len(copies)} cards for a player deck, not {least}.")
    allies = [copy for copy in copies if copy.ally]
    others = [copy for copy in copies if not copy.ally]
    fewest = max(ceil(_ALLIES_LEAST * least), least - len(others))
    most = max(ceil(_ALLIES_MOST * least), fewest)
    deck = allies[:fewest]
    left = [*allies[fewest:most], *others]
    left.sort(key=lambda copy: (-copy.value, copy.code))
    return [*deck, *left[: least - len(deck)]]


def _copies(
    pool: Mapping[str, int], heroes: tuple[str, ...], cards: list[LcgCard]
) -> Iterator[Copy]:
    icons = icons_of(heroes)
    used: Counter[str] = Counter()
    for code, count in sorted(pool.items()):
        card = card_of(code)
        if card is None or card.type is CardType.HERO:
            continue
        title, is_a_heros = title_of(card.name), is_title_of(card, cards)
        for _ in range(min(count, copies_allowed(card) - used[title])):
            value = 0.0 if is_a_heros else worth_beside(code, icons, used[title])
            used[title] += 1
            yield Copy(code, value, card.type is CardType.ALLY)


def _summary(heroes: tuple[str, ...], held: Mapping[str, int]) -> Iterator[str]:
    cards = [card for hero in heroes if (card := card_of(hero)) is not None]
    threat = sum(card.threat_cost or 0 for card in cards)
    yield f"Heroes: {join_words([card.name for card in cards])}, starting threat {threat}"
    yield f"Player deck: {counted_types(held)}"
