"""The adventure deck: how many sites, of which numbers, of which block."""

from collections import Counter
from collections.abc import Iterator

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.rulebook import TCG_RULES
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Block, CardType

SITE_NUMBERS = range(1, 10)


@TCG_RULES.rule("adventure-deck-holds-sites")
def holds_sites(build: Build) -> Iterator[Finding]:
    """Nothing but sites in the adventure deck."""
    for card, count in build.sites:
        if card.type is not CardType.SITE:
            yield Finding(
                "not-a-site",
                cards=(card.id,),
                have=count,
                limit=0,
                fix=Fix(FixKind.REMOVE, count, cards=(card.id,)),
            )


@TCG_RULES.rule("one-site-of-each-number")
def one_site_of_each_number(build: Build) -> Iterator[Finding]:
    """Nine sites, one for each of the nine site numbers."""
    by_number: dict[int, list[tuple[Card, int]]] = {number: [] for number in SITE_NUMBERS}
    for site, count in _sites(build):
        if site.site_number is not None:
            by_number[site.site_number].append((site, count))
    missing = tuple(number for number, held in by_number.items() if not held)
    if missing:
        yield Finding(
            "site-numbers-missing",
            have=len(SITE_NUMBERS) - len(missing),
            limit=len(SITE_NUMBERS),
            numbers=missing,
            fix=Fix(FixKind.ADD, len(missing), what="site"),
        )
    for number, held in by_number.items():
        yield from _too_many("site-number-taken", number, held, 1)


@TCG_RULES.rule("adventure-deck-size")
def adventure_deck_size(build: Build, *, exactly: int) -> Iterator[Finding]:
    """Exactly a given number of sites."""
    have = sum(count for _, count in _sites(build))
    if have != exactly:
        kind = FixKind.ADD if have < exactly else FixKind.REMOVE
        yield Finding(
            "adventure-deck-size",
            have=have,
            limit=exactly,
            fix=Fix(kind, abs(exactly - have), what="site"),
        )


@TCG_RULES.rule("different-sites")
def different_sites(build: Build) -> Iterator[Finding]:
    """No site twice."""
    for site, count in _sites(build):
        if count > 1:
            yield Finding(
                "same-site-twice",
                cards=(site.id,),
                have=count,
                limit=1,
                fix=Fix(FixKind.REMOVE, count - 1, cards=(site.id,)),
            )


@TCG_RULES.rule("sites-of-a-shadow-number")
def sites_of_a_shadow_number(build: Build, *, most: int) -> Iterator[Finding]:
    """No more than `most` sites of one Shadow number."""
    by_number: dict[int, list[tuple[Card, int]]] = {}
    for site, count in _sites(build):
        by_number.setdefault(site.twilight, []).append((site, count))
    for number, held in sorted(by_number.items()):
        yield from _too_many("too-many-of-a-shadow-number", number, held, most)


@TCG_RULES.rule("adventure-deck-of-its-block")
def adventure_deck_of_its_block(
    build: Build, *, exactly: int, shadow_number_most: int
) -> Iterator[Finding]:
    """Shadows sites as formats of Shadows sites ask, any others one of each site number."""
    shadows = sum(count for site, count in _sites(build) if site.site_block is Block.SHADOWS)
    if 2 * shadows > sum(count for _, count in _sites(build)):
        yield from adventure_deck_size(build, exactly=exactly)
        yield from different_sites(build)
        yield from sites_of_a_shadow_number(build, most=shadow_number_most)
    else:
        yield from one_site_of_each_number(build)


@TCG_RULES.rule("sites-of-blocks")
def sites_of_blocks(build: Build, *, blocks: tuple[str, ...]) -> Iterator[Finding]:
    """Every site belongs to one of the format's blocks, and they all to the same one.

    All sites of one other block are one problem.
    """
    allowed = [(site, count) for site, count in _sites(build) if site.site_block in blocks]
    others: dict[str, dict[str, int]] = {}
    for site, count in _sites(build):
        if site.site_block not in blocks:
            others.setdefault(site.site_block or "", {})[site.id] = count
    for block, sites in others.items():
        have, cards = sum(sites.values()), tuple(sites)
        yield Finding(
            "site-of-another-block",
            cards=cards,
            have=have,
            limit=0,
            subject=block,
            wanted=blocks,
            fix=Fix(FixKind.REPLACE, have, cards=cards),
        )
    held: Counter[str] = Counter()
    for site, count in allowed:
        held[site.site_block or ""] += count
    if len(held) > 1:
        main, _ = held.most_common(1)[0]
        strays = {site.id: count for site, count in allowed if site.site_block != main}
        cards = tuple(strays)
        yield Finding(
            "blocks-mixed",
            cards=cards,
            have=len(held),
            limit=1,
            subject=main,
            fix=Fix(FixKind.REPLACE, sum(strays.values()), cards=cards),
        )


def _too_many(code: str, number: int, held: list[tuple[Card, int]], most: int) -> Iterator[Finding]:
    have = sum(count for _, count in held)
    if have > most:
        cards = tuple(site.id for site, _ in held)
        yield Finding(
            code,
            cards=cards,
            have=have,
            limit=most,
            numbers=(number,),
            fix=Fix(FixKind.REMOVE, have - most, cards=cards),
        )


def _sites(build: Build) -> Iterator[tuple[Card, int]]:
    return ((card, count) for card, count in build.sites if card.type is CardType.SITE)
