"""Heroes: how many, each another, and whether the deck's spheres match them."""

from collections.abc import Iterator

from rules.construction.lcg.build import LcgBuild
from rules.construction.lcg.contracts import contract_of, terms_of
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding, Fix, FixKind
from rules.lcg.facts.card import LcgCard
from rules.lcg.vocabulary import CardType, Sphere
from rules.names import fold


@LCG_RULES.rule("number-of-heroes")
def number_of_heroes(build: LcgBuild, *, least: int, most: int) -> Iterator[Finding]:
    """From `least` to `most` heroes; a contract may allow another number."""
    contract, most = contract_of(build), terms_of(build).heroes or most
    by = contract.name if contract is not None and terms_of(build).heroes else ""
    have = sum(count for card, count in build.heroes if card.type is CardType.HERO)
    if have < least:
        fix = Fix(FixKind.ADD, least - have, what="hero")
        yield Finding("too-few-heroes", have=have, limit=least, fix=fix)
    if have > most:
        fix = Fix(FixKind.REMOVE, have - most, what="hero")
        yield Finding("too-many-heroes", have=have, limit=most, subject=by, fix=fix)


@LCG_RULES.rule("heroes-only")
def heroes_only(build: LcgBuild) -> Iterator[Finding]:
    """Nothing but heroes among the heroes."""
    for card, count in build.heroes:
        if card.type is not CardType.HERO:
            fix = Fix(FixKind.REMOVE, count, cards=(card.code,))
            yield Finding("not-a-hero", cards=(card.code,), have=count, limit=0, fix=fix)


@LCG_RULES.rule("different-heroes")
def different_heroes(build: LcgBuild) -> Iterator[Finding]:
    """No hero twice, nor two heroes of one name."""
    by_name: dict[str, list[tuple[LcgCard, int]]] = {}
    for card, count in build.heroes:
        if card.type is CardType.HERO:
            by_name.setdefault(fold(card.name), []).append((card, count))
    for held in by_name.values():
        have = sum(count for _, count in held)
        if have > 1:
            codes = tuple(card.code for card, _ in held)
            fix = Fix(FixKind.REMOVE, have - 1, cards=codes)
            yield Finding("same-hero-twice", cards=codes, have=have, limit=1, fix=fix)


@LCG_RULES.rule("spheres-match")
def spheres_match(build: LcgBuild) -> Iterator[Finding]:
    """Every card's sphere is that of a hero, who can pay for it. The rules advise it."""
    spheres = {card.sphere for card, _ in build.heroes} | {Sphere.NEUTRAL, None}
    unmatched = tuple(card.code for card, _ in build.player_deck if card.sphere not in spheres)
    if unmatched:
        yield Finding("no-hero-of-the-sphere", cards=unmatched, have=len(unmatched), limit=0)
