"""Heroes: how many, each another, and whether the deck's spheres match them."""

from collections.abc import Iterator

from rules.construction.lcg.build import LcgBuild
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding, Fix, FixKind
from rules.lcg.vocabulary import CardType, Sphere


@LCG_RULES.rule("number-of-heroes")
def number_of_heroes(build: LcgBuild, *, least: int, most: int) -> Iterator[Finding]:
    """From `least` to `most` heroes."""
    have = sum(count for card, count in build.heroes if card.type is CardType.HERO)
    if have < least:
        fix = Fix(FixKind.ADD, least - have, what="hero")
        yield Finding("too-few-heroes", have=have, limit=least, fix=fix)
    if have > most:
        fix = Fix(FixKind.REMOVE, have - most, what="hero")
        yield Finding("too-many-heroes", have=have, limit=most, fix=fix)


@LCG_RULES.rule("heroes-only")
def heroes_only(build: LcgBuild) -> Iterator[Finding]:
    """Nothing but heroes among the heroes."""
    for card, count in build.heroes:
        if card.type is not CardType.HERO:
            fix = Fix(FixKind.REMOVE, count, cards=(card.code,))
            yield Finding("not-a-hero", cards=(card.code,), have=count, limit=0, fix=fix)


@LCG_RULES.rule("different-heroes")
def different_heroes(build: LcgBuild) -> Iterator[Finding]:
    """No hero twice."""
    for card, count in build.heroes:
        if card.type is CardType.HERO and count > 1:
            fix = Fix(FixKind.REMOVE, count - 1, cards=(card.code,))
            yield Finding("same-hero-twice", cards=(card.code,), have=count, limit=1, fix=fix)


@LCG_RULES.rule("spheres-match")
def spheres_match(build: LcgBuild) -> Iterator[Finding]:
    """Every card's sphere is that of a hero, who can pay for it. The rules advise it."""
    spheres = {card.sphere for card, _ in build.heroes} | {Sphere.NEUTRAL, None}
    unmatched = tuple(card.code for card, _ in build.player_deck if card.sphere not in spheres)
    if unmatched:
        yield Finding("no-hero-of-the-sphere", cards=unmatched, have=len(unmatched), limit=0)
