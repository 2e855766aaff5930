"""A deck from a pool: the computer's, and a start for a person who builds."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from rules.construction.tcg.build import card_of
from rules.construction.tcg.titles import title_key
from rules.english import count_of
from rules.limited.choices import BuiltDeck, PoolTooSmall
from rules.limited.tcg.half import CHARACTERS, ChosenHalf, HalfPool, counts_in, of_side
from rules.limited.tcg.reasons import part_words, reason_in_deck
from rules.limited.tcg.worth import Weights, weights_in_use
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Block, CardType, Culture, Side

SITE_NUMBERS: Final = range(1, 10)
# Of sites without a number: nine, at most three with the same Shadow number.
_SITES, _OF_A_SHADOW_NUMBER = 9, 3
_FRODO: Final = title_key("Frodo")
_RULING_RING: Final = "The Ruling Ring"
# How often all cards of a half are tried in each other's places.
_ROUNDS: Final = 3
# Of more different cards of a side only the best are tried.
_MOST_CARDS: Final = 60
# Worths that differ less are equal: sums of them are not exact.
_DIGITS: Final = 9


def build_deck(
    pool: Mapping[str, int], least: int, weights: Weights | None = None
) -> BuiltDeck[TcgDeck]:
    """Build a deck of a pool with a draw deck of `least` cards or, if that is odd, one more.

    The same pool gives the same deck. Raise PoolTooSmall if no legal deck can be built.
    """
    bearer, ring = _ring_bearer(pool), _ring(pool)
    left = Counter(pool)
    left[bearer.id] -= 1
    size = (least + 1) // 2
    halves = [
        (side, _best_half(left, side, size, title_key(bearer.title), weights or weights_in_use()))
        for side in (Side.FREE_PEOPLES, Side.SHADOW)
    ]
    draw_deck = tuple(line for _, half in halves for line in half.items())
    deck = TcgDeck(bearer.id, ring.id, tuple(_sites(pool)), draw_deck)
    held = Counter(dict(draw_deck)) + Counter([bearer.id])
    return BuiltDeck(
        deck,
        tuple(sentence for side, half in halves for sentence in _summary(side, half)),
        {card: reason_in_deck(card, held) for card, _ in draw_deck},
    )


def _best_half(
    pool: Mapping[str, int], side: Side, size: int, bearer: str, weights: Weights
) -> dict[str, int]:
    """Return the best cards of a side: one added after another, then exchanged while that helps."""
    cards = _likely(pool, side, size, bearer, weights)
    half = HalfPool(side, cards, bearer, weights=weights)
    owned = counts_in(pool, cards)
    if sum(owned) < size:
        raise PoolTooSmall(f"The pool has {sum(owned)} {part_words(side)} cards, not {size}.")
    chosen = ChosenHalf(half, [0] * len(cards), size)
    for _ in range(size):
        chosen.add(_best_of(chosen, owned))
    for _ in range(_ROUNDS):
        if not _exchange(chosen, owned):
            break
    return {card: count for card, count in zip(cards, chosen.copies, strict=True) if count}


def _likely(
    pool: Mapping[str, int], side: Side, size: int, bearer: str, weights: Weights
) -> list[str]:
    """Return the cards of a side that a half may have: of a large pool, not the worst ones."""
    cards = sorted(card for card in of_side(pool, side) if pool[card] > 0)
    whole = HalfPool(side, cards, bearer, weights=weights)
    copies = counts_in(pool, cards)
    kept = [whole.kept(place, copies) for place in range(len(cards))]
    best = sorted(range(len(cards)), key=lambda place: (-kept[place], cards[place]))
    found: list[str] = []
    held = 0
    for place in best:
        if held >= size and len(found) >= _MOST_CARDS:
            break
        found.append(cards[place])
        held += copies[place]
    return found


def _best_of(chosen: ChosenHalf, owned: list[int], without: int = -1) -> int:
    """Return the card of which another copy adds most; of equal ones the first."""
    gains = [
        (round(chosen.gain(place), _DIGITS), -place)
        for place, count in enumerate(chosen.copies)
        if count < owned[place] and place != without
    ]
    return -max(gains)[1] if gains else without


def _exchange(chosen: ChosenHalf, owned: list[int]) -> bool:
    """Exchange each card for a better one where there is any; return whether there was."""
    improved = False
    for place in range(len(owned)):
        if not chosen.copies[place]:
            continue
        chosen.add(place, -1)
        best = _best_of(chosen, owned, place)
        is_better = round(chosen.gain(best) - chosen.gain(place), _DIGITS) > 0
        chosen.add(best if is_better else place)
        improved = improved or is_better
    return improved


def _ring_bearer(pool: Mapping[str, int]) -> Card:
    found = [
        card
        for card in _cards(pool)
        if card.type is CardType.COMPANION
        and (card.may_bear_ring or title_key(card.title) == _FRODO)
    ]
    if not found:
        raise PoolTooSmall("The pool has no Ring-bearer.")
    return max(found, key=_as_bearer)


def _as_bearer(card: Card) -> tuple[bool, int, int, str]:
    """Sort Ring-bearers: Frodo first, then vitality and resistance together, then strength."""
    is_frodo = title_key(card.title) == _FRODO
    return is_frodo, (card.vitality or 0) * 2 + (card.resistance or 0), card.strength or 0, card.id


def _ring(pool: Mapping[str, int]) -> Card:
    found = [card for card in _cards(pool) if card.type is CardType.THE_ONE_RING]
    if not found:
        raise PoolTooSmall("The pool has no Ring.")
    return max(found, key=lambda card: (card.subtitle == _RULING_RING, card.id))


def _sites(pool: Mapping[str, int]) -> Iterator[str]:
    """Return nine sites, those with the smallest Shadow numbers."""
    sites = [card for card in _cards(pool) if card.type is CardType.SITE]
    sites.sort(key=lambda site: (site.twilight, site.id))
    if any(site.site_block is Block.SHADOWS for site in sites):
        yield from _unnumbered(sites)
        return
    for number in SITE_NUMBERS:
        site = next((site for site in sites if site.site_number == number), None)
        if site is None:
            raise PoolTooSmall(f"The pool has no site {number}.")
        yield site.id


def _unnumbered(sites: list[Card]) -> list[str]:
    chosen: list[str] = []
    used: Counter[int] = Counter()
    for site in sites:
        if site.site_block is Block.SHADOWS and used[site.twilight] < _OF_A_SHADOW_NUMBER:
            used[site.twilight] += 1
            chosen.append(site.id)
    if len(chosen) < _SITES:
        raise PoolTooSmall("The pool has too few sites.")
    return chosen[:_SITES]


def _summary(side: Side, half: Mapping[str, int]) -> Iterator[str]:
    cultures: Counter[Culture] = Counter()
    characters = 0
    for card in _cards(half):
        if card.culture is not None:
            cultures[card.culture] += half[card.id]
        characters += half[card.id] * (card.type is CHARACTERS[side])
    named = ", ".join(
        f"{count} {culture.value.title()}" for culture, count in cultures.most_common(3)
    )
    kind = "companion" if side is Side.FREE_PEOPLES else "minion"
    yield f"{part_words(side)}: {count_of(characters, kind)}; {named}"


def _cards(pool: Mapping[str, int]) -> list[Card]:
    found = (card_of(card) for card, count in pool.items() if count > 0)
    return [card for card in found if card is not None]
