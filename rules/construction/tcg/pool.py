"""Which cards a format knows: its sets, and its lists of banned and restricted cards."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache

from rules.construction.listed import listed as listed_cards
from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.reprints import (
    PROMOTIONAL_SET,
    copies_of_all_prints,
    has_promotional_print,
    print_in_sets,
    prints_of,
)
from rules.construction.tcg.rulebook import TCG_RULES
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType


@TCG_RULES.rule("sets")
def sets(
    build: Build,
    *,
    sets: tuple[int, ...],
    cards: tuple[str, ...],
    blocks: tuple[str, ...],
    promotional: bool,
) -> Iterator[Finding]:
    """Only cards of these sets, and beyond them these `cards`. A reprint is the same card.

    Where `promotional` prints count, a card is in set 0 too if it has a number there. A site that
    the format's `blocks` refuse already is not refused a second time.
    """
    for card in build.cards():
        known = card.set in sets or _is_printed_in(card, sets, cards, promotional)
        if not known and not _wrong_block(card, blocks):
            copies = build.copies[card.id]
            yield Finding(
                "set-not-in-format",
                cards=(card.id,),
                have=copies,
                limit=0,
                numbers=(card.set,),
                fix=Fix(FixKind.REPLACE, copies, cards=(card.id,)),
            )


def _is_printed_in(
    card: Card, sets: Collection[int], cards: Collection[str], promotional: bool
) -> bool:
    return (
        print_in_sets(card, sets) is not None
        or any(printing in cards for printing in prints_of(card.id))
        or (promotional and PROMOTIONAL_SET in sets and has_promotional_print(card.id))
    )


def reprints(build: Build, sets: Collection[int], cards: Collection[str]) -> Iterator[Finding]:
    """Find each card that is in the format by another print alone, with that print.

    `cards` are in the format beyond its sets, since starter decks of those sets held them.
    """
    for card in build.cards():
        if card.set in sets:
            continue
        same = print_in_sets(card, sets)
        copies = build.copies[card.id]
        if same is None and any(printing in cards for printing in prints_of(card.id)):
            numbers = (card.set,)
            yield Finding("sold-in-a-starter", cards=(card.id,), have=copies, numbers=numbers)
        elif same is not None:
            yield Finding(
                "print-of-another-set",
                cards=(card.id, same),
                have=copies,
                numbers=(card.set,),
                fix=Fix(FixKind.SWAP, copies, cards=(card.id,), by=(same,)),
            )


@TCG_RULES.rule("x-list")
def x_list(build: Build, *, listed: tuple[str, ...]) -> Iterator[Finding]:
    """None of the listed cards; all copies of one, of whatever print, are one problem."""
    return _listed(build, listed, "banned", 0)


@TCG_RULES.rule("r-list")
def r_list(build: Build, *, listed: tuple[str, ...]) -> Iterator[Finding]:
    """At most one copy of each listed card, of whatever print."""
    return _listed(build, listed, "restricted", 1)


def _listed(build: Build, listed: tuple[str, ...], code: str, most: int) -> Iterator[Finding]:
    # Most decks have no card of a list, and a list of a hundred takes long to go through.
    if not _all_prints(listed).isdisjoint(build.copies):
        yield from listed_cards(build.copies, listed, code, most, copies_of_all_prints)


@cache
def _all_prints(listed: tuple[str, ...]) -> frozenset[str]:
    return frozenset(printing for card in listed for printing in prints_of(card))


@lru_cache(maxsize=8)
def cards_by_set(build: Build) -> Mapping[int, Mapping[str, int]]:
    """Return the cards of a deck with their copies by set, the first set first."""
    by_set: dict[int, dict[str, int]] = {}
    for card in build.cards():
        by_set.setdefault(card.set, {})[card.id] = build.copies[card.id]
    return dict(sorted(by_set.items()))


def _wrong_block(card: Card, blocks: tuple[str, ...]) -> bool:
    return card.type is CardType.SITE and bool(blocks) and card.site_block not in blocks
