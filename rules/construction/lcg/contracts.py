"""Contracts: one may be part of a deck, and what it demands of the deck is printed on it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.construction.lcg.build import LcgBuild
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding, Fix, FixKind
from rules.lcg.facts.card import LcgCard
from rules.lcg.vocabulary import PLAYER_DECK, CardType, Sphere


@dataclass(frozen=True, slots=True)
class Terms:
    """What a contract changes in deck construction; None and 0 change nothing.

    `least` is the smallest deck and `most` the largest, `copies` the most of a title. No card of
    the type `without` is in the deck. `of_each_sphere` is how many cards of each of the four
    spheres there are, where each hero is of another sphere too.
    """

    heroes: int | None = None
    least: int | None = None
    most: int | None = None
    copies: int | None = None
    without: CardType | None = None
    of_each_sphere: int = 0


NO_TERMS = Terms()
TERMS: Mapping[str, Terms] = {
    "22024": Terms(without=CardType.ATTACHMENT),
    "22049": Terms(without=CardType.ALLY),
    "22074": Terms(heroes=1),
    "22091": Terms(copies=1),
    "22134": Terms(heroes=2),
    "22147": Terms(heroes=4, least=50, most=50, copies=2, of_each_sphere=10),
    "40047": Terms(least=100),
}
_SPHERES = (Sphere.LEADERSHIP, Sphere.TACTICS, Sphere.SPIRIT, Sphere.LORE)


def contract_of(build: LcgBuild) -> LcgCard | None:
    """Return the contract of a deck, the first where it has several; None without one."""
    held = (card for card, _ in build.player_deck if card.type is CardType.CONTRACT)
    return next(held, None)


def terms_of(build: LcgBuild) -> Terms:
    """Return what the deck's contract changes."""
    contract = contract_of(build)
    return NO_TERMS if contract is None else TERMS.get(contract.code, NO_TERMS)


@LCG_RULES.rule("one-contract")
def one_contract(build: LcgBuild) -> Iterator[Finding]:
    """At most one contract."""
    held = [(card, count) for card, count in build.player_deck if card.type is CardType.CONTRACT]
    have = sum(count for _, count in held)
    if have > 1:
        codes = tuple(card.code for card, _ in held)
        fix = Fix(FixKind.REMOVE, have - 1, cards=codes)
        yield Finding("several-contracts", cards=codes, have=have, limit=1, fix=fix)


@LCG_RULES.rule("contract-terms")
def contract_terms(build: LcgBuild) -> Iterator[Finding]:
    """What the deck's contract forbids, and how many cards of each sphere it wants."""
    contract, terms = contract_of(build), terms_of(build)
    if contract is None:
        return
    for card, count in build.player_deck:
        if card.type is terms.without:
            yield Finding(
                "against-the-contract",
                cards=(card.code,),
                have=count,
                limit=0,
                subject=contract.name,
                fix=Fix(FixKind.REMOVE, count, cards=(card.code,)),
            )
    if terms.of_each_sphere:
        yield from _spheres(build, contract, terms.of_each_sphere)


def _spheres(build: LcgBuild, contract: LcgCard, wanted: int) -> Iterator[Finding]:
    held: Counter[Sphere | None] = Counter()
    for card, count in build.player_deck:
        if card.type in PLAYER_DECK:
            held[card.sphere] += count
    for sphere in _SPHERES:
        if held[sphere] != wanted:
            yield Finding(
                "contract-wants-spheres",
                have=held[sphere],
                limit=wanted,
                subject=contract.name,
                wanted=(sphere.value,),
            )
    heroes = [card for card, _ in build.heroes]
    if len({card.sphere for card in heroes}) < len(heroes):
        codes = tuple(card.code for card in heroes)
        yield Finding("heroes-of-one-sphere", cards=codes, subject=contract.name)
