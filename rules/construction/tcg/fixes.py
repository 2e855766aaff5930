"""The suggestions of a TCG verdict made to agree with each other.

Each rule suggests a fix by itself. Followed together, they might take out a card twice, or leave
the deck uneven, too small or without a site. Here they become one plan: what is replaced first,
then the sites, then what is taken out of the draw deck, then the cards that are to be added to
each side.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.construction.problem import Fix, FixKind, Problem
from rules.construction.tcg.adventure_plan import plan_adventure_deck
from rules.construction.tcg.build import Build
from rules.construction.tcg.plan import Plan, begin_plan, take
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Side

_SIDES = (Side.FREE_PEOPLES, Side.SHADOW)
_TOO_SMALL, _UNEQUAL = "draw-deck-too-small", "unequal-sides"
_RESTRICTED = "restricted"
# All copies of these leave the deck, wherever they are.
_NO_COPY = ("banned", "not-released")
_USUAL_LEAST = 60


def agree(problems: Sequence[Problem], build: Build) -> tuple[Problem, ...]:
    """Return the problems with fixes that lead to a legal deck if all of them are followed."""
    plan = begin_plan(problems, build)
    _replace_wrong_cards(plan)
    plan_adventure_deck(plan, build)
    _replace_restricted_cards(plan)
    _fix_draw_deck(plan, build)
    return tuple(
        problem
        if plan.fixes[at] is problem.finding.fix
        else problem.with_finding(problem.finding.with_fix(plan.fixes[at]))
        for at, problem in enumerate(problems)
    )


def _replace_wrong_cards(plan: Plan) -> None:
    """Replace each wrong card once.

    A site, Ring-bearer or ring of which no copy may be played leaves a place that must be filled,
    so it is replaced.
    """
    for at, problem, fix in list(plan.open()):
        fills = problem.code in _NO_COPY and plan.outside_draw_deck(fix.cards)
        if fix.kind is FixKind.REPLACE or fills:
            plan.replace(at, fix, plan.copies(fix.cards))
        elif problem.code in _NO_COPY and not plan.copies(fix.cards):
            plan.fixes[at] = None


def _replace_restricted_cards(plan: Plan) -> None:
    """Of a restricted card that is also a site, Ring-bearer or ring, replace what is too many."""
    for at, problem, fix in list(plan.of(_RESTRICTED)):
        if plan.outside_draw_deck(fix.cards):
            plan.replace(at, fix, plan.copies(fix.cards) - (problem.finding.limit or 0))


def _fix_draw_deck(plan: Plan, build: Build) -> None:
    cards = {card.id: card for card, _ in build.draw_deck}
    removing = _take_out(plan)
    adding = _adding(plan.draw_deck + plan.replaced, cards, _least(plan.problems, build))
    of_size = [at for at, problem in enumerate(plan.problems) if problem.code == _TOO_SMALL]
    of_size += [at for at, problem in enumerate(plan.problems) if problem.code == _UNEQUAL]
    if not of_size:
        if adding.total():
            for at in removing:
                plan.fixes[at] = replace(_known(plan.fixes[at]), kind=FixKind.REPLACE)
        return
    plan.fixes.update(dict.fromkeys(of_size))
    if adding.total():
        plan.fixes[of_size[0]] = _add(adding)


def _least(problems: Sequence[Problem], build: Build) -> int:
    """Return the least size of the draw deck; of a deck that is large enough, what it has or 60."""
    small = next(
        (problem.finding.limit for problem in problems if problem.code == _TOO_SMALL), None
    )
    return small if small is not None else min(build.draw_deck_size(), _USUAL_LEAST)


def _take_out(plan: Plan) -> list[int]:
    """Take out what problems have too many of, single cards first, counted again each time.

    Return the places of the problems whose fix takes out a card.
    """
    removing = [
        at
        for at, _, fix in plan.open()
        if fix.kind is FixKind.REMOVE and any(card in plan.draw_deck for card in fix.cards)
    ]
    for at in sorted(removing, key=lambda at: len(plan.problems[at].finding.cards)):
        finding = plan.problems[at].finding
        surplus = sum(plan.draw_deck[card] for card in finding.cards) - (finding.limit or 0)
        fix = _known(plan.fixes[at])
        if surplus != fix.count:
            plan.fixes[at] = replace(fix, count=surplus) if surplus > 0 else None
        take(plan.draw_deck, finding.cards, surplus)
    return [at for at in removing if plan.fixes[at] is not None]


def _known(fix: Fix | None) -> Fix:
    assert fix is not None
    return fix


def _adding(held: Mapping[str, int], cards: Mapping[str, Card], least: int) -> Counter[Side]:
    """Return how many cards each side lacks of an even deck that is large enough."""
    have = Counter[Side]()
    for card_id, count in held.items():
        side = cards[card_id].side
        if side is not None:
            have[side] += count
    each = max(*(have[side] for side in _SIDES), (least + 1) // 2)
    return Counter({side: each - have[side] for side in _SIDES if each > have[side]})


def _add(adding: Counter[Side]) -> Fix:
    if len(adding) == 1:
        ((side, count),) = adding.items()
        return Fix(FixKind.ADD, count, what=side)
    sides = tuple((side.value, count) for side, count in adding.items())
    return Fix(FixKind.ADD, adding.total(), what="card", sides=sides)
