"""A second judge of TCG decks, slow and written apart from the first: no rule code is shared.

What held when is written down here again, by hand, from the documents; only the cards, their
releases and the cards of the lists are read from the project's files.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import rules.construction
from rules.construction.printings import printings
from rules.construction.problem import Standing
from rules.names import fold
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.facts.sets import SETS

LISTS = Path(rules.construction.__file__).parent / "lists"
EVERY_SET = frozenset(range(20))
LAST_RELEASE = date(2007, 6, 30)
RENAMED = {"bilbobaggins": "bilbo", "ulaireostea": "ulaireotsea"}
NAMESAKES = {"5_108", "7_303", "17_120", "18_124"}
ILLEGAL, DEPENDS, LEGAL = Standing.ILLEGAL, Standing.DEPENDS, Standing.LEGAL


@dataclass(frozen=True)
class Law:
    """The rules of a format at one time. `alone` are the two Orc Pursuers' rule of 2003."""

    block: str
    sets: frozenset[int] = EVERY_SET
    ringed: bool = False
    alone: bool = True
    x: tuple[str, ...] = ()
    r: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Time:
    """The law from a day on, and what may have held as well from another day on."""

    begins: date
    law: Law
    unsure_from: date | None = None
    other: Law | None = None
    unsure_until: date | None = None


OPEN_R = ("open-and-block-r-list-last",)
X2003, X2004 = ("standard-x-list-2003",), ("standard-x-list-2004",)
X2005 = (*X2004, "standard-x-list-2005")
SHADOWS = Law("shadows", ringed=True)
AUGUST, AFTER_APRIL = date(2007, 8, 31), date(2004, 5, 4)
TOWERS_DAY, KING_DAY, SHADOWS_DAY = date(2002, 11, 6), date(2003, 11, 5), date(2004, 11, 3)
END_2003 = date(2003, 12, 31)


def block(name: str, sets: set[int]) -> list[Time]:
    first = Law(name, frozenset(sets), alone=False)
    second = replace(first, alone=True)
    last = replace(second, ringed=True, r=OPEN_R)
    return [
        Time(TOWERS_DAY, first),
        Time(KING_DAY, second, KING_DAY, first, END_2003),
        Time(AFTER_APRIL, second, AFTER_APRIL, last),
        Time(AUGUST, last),
    ]


def open_times() -> list[Time]:
    towers, king = Law("towers", alone=False), Law("king")
    last = replace(SHADOWS, r=OPEN_R)
    return [
        Time(TOWERS_DAY, towers),
        Time(KING_DAY, king, KING_DAY, towers, END_2003),
        Time(AFTER_APRIL, king, AFTER_APRIL, replace(king, ringed=True)),
        Time(SHADOWS_DAY, SHADOWS, SHADOWS_DAY + timedelta(1), last),
        Time(AUGUST, last),
    ]


def standard_times() -> list[Time]:
    towers, king = Law("towers", alone=False, x=X2003), Law("king", x=X2003)
    spring = replace(king, x=X2004)
    autumn, winter = replace(SHADOWS, x=X2004), replace(SHADOWS, x=X2005)
    rotated = replace(SHADOWS, sets=EVERY_SET - {1, 2, 3}, x=("standard-x-list-2005",))
    last = replace(SHADOWS, sets=EVERY_SET - set(range(1, 7)), x=("standard-x-list-last",))
    promoted = replace(last, x=("standard-x-list-last", "standard-promotional-x-list"))
    begun, spring_day = date(2003, 4, 15), date(2004, 3, 9)
    return [
        Time(begun, towers, begun + timedelta(1), replace(towers, x=X2004)),
        Time(KING_DAY, king, KING_DAY, towers, END_2003),
        Time(END_2003, king, END_2003, spring),
        Time(spring_day, spring, spring_day, king, date(2004, 4, 5)),
        Time(AFTER_APRIL, spring, AFTER_APRIL, replace(spring, ringed=True, x=X2005)),
        Time(SHADOWS_DAY, autumn, SHADOWS_DAY + timedelta(1), winter),
        Time(date(2005, 1, 31), winter),
        Time(date(2005, 3, 25), rotated, date(2005, 3, 26), last),
        Time(AUGUST, last, AUGUST, promoted),
        Time(date(2026, 11, 1), promoted, date(2026, 11, 1), last),
    ]


def king_times() -> list[Time]:
    law = Law("king", frozenset({7, 8, 10}))
    last = replace(law, ringed=True, r=OPEN_R)
    reflections = date(2004, 5, 12)
    return [
        Time(KING_DAY, replace(law, sets=frozenset({7, 8, 9}))),
        Time(reflections, law, reflections + timedelta(1), last),
        Time(AUGUST, last),
    ]


def expanded_times() -> list[Time]:
    day, listed = date(2005, 3, 25), date(2007, 8, 13)
    last = replace(SHADOWS, x=("expanded-x-list-last",), r=("expanded-r-list-last",))
    return [Time(day, SHADOWS, day + timedelta(1), last), Time(listed, last)]


WAR = replace(SHADOWS, sets=frozenset({11, 12, 13}), r=OPEN_R, cards=("4_62", "7_84"))
FORMATS = {
    "fellowship-block": block("fellowship", {1, 2, 3}),
    "tower-block": block("towers", {4, 5, 6}),
    "king-block": king_times(),
    "war-of-the-ring-block": [Time(SHADOWS_DAY, WAR)],
    "open": open_times(),
    "standard": standard_times(),
    "expanded": expanded_times(),
}


def standing(deck: TcgDeck, slug: str, day: date) -> Standing:
    """Return whether a deck is legal, or it depends."""
    time = next((time for time in reversed(FORMATS[slug]) if time.begins <= day), None)
    if time is None:
        return ILLEGAL
    ids = [deck.ring_bearer, deck.ring, *deck.sites, *(card for card, _ in deck.draw_deck)]
    cards = [found for each in ids if each and (found := card_of(each)) is not None]
    if len(cards) < sum(each is not None for each in ids):
        return ILLEGAL
    first, last = zip(*(release(card) for card in cards), strict=True) if cards else ((), ())
    if any(out > day for out in first):
        return ILLEGAL
    ours = set(faults(deck, time.law))
    unsure = time.unsure_from is not None and day >= time.unsure_from
    if time.other is not None and unsure and (time.unsure_until is None or day < time.unsure_until):
        theirs = set(faults(deck, time.other))
        if ours & theirs:
            return ILLEGAL
        if ours or theirs:
            return DEPENDS
    if ours:
        return ILLEGAL
    return DEPENDS if any(out > day for out in last) else LEGAL


def release(card: Card) -> tuple[date, date]:
    """Return the first and the last day on which the set of a card may have come out."""
    written = SETS[card.set].released
    if written is None:
        return date.min, LAST_RELEASE
    if len(written) == 10:
        return date.fromisoformat(written), date.fromisoformat(written)
    first = date.fromisoformat(f"{written}-01")
    return first, (first + timedelta(32)).replace(day=1) - timedelta(1)


def faults(deck: TcgDeck, law: Law) -> Iterator[str]:
    """Yield what is wrong with a deck by a law, in words that are equal for equal faults."""
    bearer = card_of(deck.ring_bearer) if deck.ring_bearer else None
    ring = card_of(deck.ring) if deck.ring else None
    drawn = [(card, count) for each, count in deck.draw_deck if (card := card_of(each))]
    sites = [card for each in deck.sites if (card := card_of(each))]
    yield from bearer_faults(bearer, ring, law)
    aside = {"site", "the_one_ring"}
    kept = [(card, count) for card, count in drawn if kind(card) not in aside]
    if len(kept) < len(drawn):
        yield "aside"
    if sum(count for _, count in kept) < 60:
        yield "small"
    sides: Counter[str] = Counter()
    for card, count in drawn:
        sides[str(card.side)] += count
    if sides["free_peoples"] != sides["shadow"]:
        yield "uneven"
    yield from copy_faults(kept, bearer, law)
    yield from site_faults(sites, law)
    held: Counter[str] = Counter()
    everything = [*drawn, *((card, 1) for card in (*sites, bearer, ring) if card is not None)]
    for card, count in everything:
        held[one_card(card)] += count
        if not in_sets(card, law):
            yield f"set of {card.id}"
    for name in law.x:
        yield from (f"x {card}" for card in listed(name) if held[one_card(all_cards()[card])])
    for name in law.r:
        yield from (f"r {card}" for card in listed(name) if held[one_card(all_cards()[card])] > 1)


def bearer_faults(bearer: Card | None, ring: Card | None, law: Law) -> Iterator[str]:
    if bearer is None:
        yield "no bearer"
    elif not (is_frodo(bearer) or (law.ringed and bearer.may_bear_ring)):
        yield "bearer"
    elif bearer.id == "13_149" and law.ringed:
        yield "ruled"
    if ring is None:
        yield "no ring"
    elif kind(ring) != "the_one_ring":
        yield "ring"


def copy_faults(kept: list[tuple[Card, int]], bearer: Card | None, law: Law) -> Iterator[str]:
    alone = {"5_108", "7_303"} if law.alone else set()
    held: Counter[str] = Counter()
    of_bearer = 0
    for card, count in kept:
        held[card.id if card.id in alone else title(card)] += count
        of_bearer += count if bearer is not None and title(card) == title(bearer) else 0
    if any(count > 4 for name, count in held.items() if bearer is None or name != title(bearer)):
        yield "copies"
    if of_bearer > 3:
        yield "copies of the bearer"


def site_faults(sites: list[Card], law: Law) -> Iterator[str]:
    real = [site for site in sites if kind(site) == "site"]
    if len(real) < len(sites):
        yield "not a site"
    numbers = Counter(site.site_number for site in real if site.site_number)
    if law.block == "shadows":
        if len(real) != 9:
            yield "nine"
        if len({site.id for site in real}) < len(real):
            yield "twice"
        if any(count > 3 for count in Counter(site.twilight for site in real).values()):
            yield "shadow numbers"
    else:
        if any(number not in numbers for number in range(1, 10)):
            yield "missing"
        if any(count > 1 for count in numbers.values()):
            yield "taken"
    if any(site.site_block != law.block for site in real):
        yield "block"


def in_sets(card: Card, law: Law) -> bool:
    if kind(card) == "site" and card.site_block != law.block:
        return True  # told already
    prints = all_prints()[one_card(card)]
    return any(each.set in law.sets or each.id in law.cards for each in prints)


@cache
def all_prints() -> Mapping[str, list[Card]]:
    prints: dict[str, list[Card]] = {}
    for card in all_cards().values():
        prints.setdefault(one_card(card), []).append(card)
    return prints


def kind(card: Card) -> str:
    return card.type.name.lower()


def title(card: Card) -> str:
    folded = fold(card.title)
    return RENAMED.get(folded, folded)


def is_frodo(card: Card) -> bool:
    return kind(card) == "companion" and title(card) == "frodo"


def one_card(card: Card) -> str:
    """Return what all prints of a card share."""
    if kind(card) == "site" or card.id in NAMESAKES:
        return card.id
    return "|".join((fold(card.title), fold(card.subtitle), card.type, card.culture or ""))


@cache
def card_of(card_id: str) -> Card | None:
    printing = printings().get(card_id)
    return all_cards().get(printing.of or "" if printing is not None else card_id)


@cache
def listed(name: str) -> tuple[str, ...]:
    return tuple(tomllib.loads((LISTS / f"{name}.toml").read_text()).get("cards", ()))
