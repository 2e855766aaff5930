"""Which cards a format knows: its sets, and its lists of banned and restricted cards."""

from collections.abc import Iterator
from datetime import date

from rules.construction.dates import HistoricDay
from rules.construction.listed import listed as listed_cards
from rules.construction.problem import Finding, Mend, MendKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.rulebook import TCG_RULES
from rules.tcg.facts.card import Card
from rules.tcg.facts.sets import SETS
from rules.tcg.vocabulary import CardType


@TCG_RULES.rule("sets")
def sets(
    build: Build, *, sets: tuple[int, ...], cards: tuple[str, ...], blocks: tuple[str, ...]
) -> Iterator[Finding]:
    """Only cards of these sets, and beyond them these `cards`.

    A site that the format's `blocks` refuse already is not refused a second time.
    """
    for card in build.cards():
        if card.set not in sets and card.id not in cards and not _wrong_block(card, blocks):
            copies = build.copies[card.id]
            yield Finding(
                "set-not-in-format",
                cards=(card.id,),
                have=copies,
                limit=0,
                numbers=(card.set,),
                mend=Mend(MendKind.REPLACE, copies, cards=(card.id,)),
            )


@TCG_RULES.rule("x-list")
def x_list(build: Build, *, listed: tuple[str, ...]) -> Iterator[Finding]:
    """None of the listed cards; all copies of one are one problem."""
    return listed_cards(build.copies, listed, "banned", 0)


@TCG_RULES.rule("r-list")
def r_list(build: Build, *, listed: tuple[str, ...]) -> Iterator[Finding]:
    """At most one copy of each listed card."""
    return listed_cards(build.copies, listed, "restricted", 1)


def released_later(build: Build, day: date) -> Iterator[Finding]:
    """Tell which sets of the deck came out after the day; no document makes it a rule."""
    by_set: dict[int, list[str]] = {}
    for card in build.cards():
        by_set.setdefault(card.set, []).append(card.id)
    for number, cards in sorted(by_set.items()):
        released = SETS[number].released
        if released is not None and HistoricDay.parse(released).first() > day:
            yield Finding("released-later", cards=tuple(cards), numbers=(number,), subject=released)


def _wrong_block(card: Card, blocks: tuple[str, ...]) -> bool:
    return card.type is CardType.SITE and bool(blocks) and card.site_block not in blocks
