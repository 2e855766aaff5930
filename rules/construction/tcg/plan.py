"""The plan that the fixes of a TCG verdict become: what each takes out, and what is left."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from rules.construction.problem import Fix, FixKind, Problem
from rules.construction.tcg.build import ASIDE, Build
from rules.tcg.vocabulary import CardType

# Their fixes say all there is to say: a deck is compared with a listed one, or lies wrong.
SETTLED = frozenset(
    {"not-as-sold", "not-a-site", "not-a-draw-deck-card", "unknown-card", "oversized-ring"}
)


@dataclass(slots=True)
class Plan:
    """The problems with their fixes so far, and the cards that no fix has taken yet.

    `single` are the Ring-bearer and the ring. `replaced` are cards of the draw deck for which
    others come in, and `leaving` the sites that each fix replaces, by the problem's place.
    """

    problems: Sequence[Problem]
    fixes: dict[int, Fix | None]
    draw_deck: Counter[str]
    sites: Counter[str]
    single: Counter[str]
    replaced: Counter[str]
    leaving: dict[int, Counter[str]]

    def of(self, *codes: str) -> Iterator[tuple[int, Problem, Fix]]:
        """Return the problems of these kinds that still have a fix, with their places."""
        for at, problem in enumerate(self.problems):
            fix = self.fixes[at]
            if fix is not None and problem.code in codes:
                yield at, problem, fix

    def open(self) -> Iterator[tuple[int, Problem, Fix]]:
        """Return the problems whose fix takes out cards and may still change."""
        for at, problem in enumerate(self.problems):
            fix = self.fixes[at]
            if fix is not None and fix.cards and problem.code not in SETTLED:
                yield at, problem, fix

    def copies(self, cards: Iterable[str]) -> int:
        """Return how many copies of these cards are left in the whole deck."""
        return self.outside_draw_deck(cards) + _held(self.draw_deck, cards)

    def outside_draw_deck(self, cards: Iterable[str]) -> int:
        """Return how many copies are left among the sites, as Ring-bearer and as ring."""
        return _held(self.sites, cards) + _held(self.single, cards)

    def replace(self, at: int, fix: Fix, count: int) -> None:
        """Replace a given number of copies by other cards, those of the draw deck first."""
        if count <= 0:
            self.fixes[at] = None
            return
        if fix.kind is not FixKind.REPLACE or fix.count != count:
            self.fixes[at] = replace(fix, kind=FixKind.REPLACE, count=count)
        drawn = take(self.draw_deck, fix.cards, count)
        self.replaced.update(drawn)
        count -= drawn.total()
        if not count:
            return
        placed = take(self.sites, fix.cards, count)
        if placed:
            self.leaving[at] = placed
        take(self.single, fix.cards, count - placed.total())


def _held(zone: Counter[str], cards: Iterable[str]) -> int:
    held = 0
    for card in cards:
        held += zone.get(card, 0)
    return held


def take(zone: Counter[str], cards: Iterable[str], count: int) -> Counter[str]:
    """Take up to a number of copies of these cards out of a part of the deck, and return them."""
    taken: Counter[str] = Counter()
    for card in cards:
        copies = min(count, zone.get(card, 0))
        if copies > 0:
            taken[card] = taken.get(card, 0) + copies
            zone[card] -= copies
            count -= copies
    return taken


def begin_plan(problems: Sequence[Problem], build: Build) -> Plan:
    """Return the plan before anything is taken.

    A card that lies where it may not (a ring in the draw deck, a minion among the sites) is taken
    out by the problem that says so and counts for no other. Neither does a Ring-bearer or ring
    for which another is to be chosen.
    """
    chosen_again = {
        card
        for problem in problems
        if problem.finding.fix is not None and problem.finding.fix.kind is FixKind.CHOOSE
        for card in problem.finding.cards
    }
    single = (card.id for card in (build.ring_bearer, build.ring) if card is not None)
    plan = Plan(
        problems=problems,
        fixes={at: problem.finding.fix for at, problem in enumerate(problems)},
        draw_deck=Counter(
            {card.id: count for card, count in build.draw_deck if card.type not in ASIDE}
        ),
        sites=Counter(
            {site.id: count for site, count in build.sites if site.type is CardType.SITE}
        ),
        single=Counter(card for card in single if card not in chosen_again),
        replaced=Counter(),
        leaving={},
    )
    for at, _, fix in list(plan.open()):
        if not plan.copies(fix.cards):
            plan.fixes[at] = None
    return plan
