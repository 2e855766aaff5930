"""The suggestions of an LCG verdict made to agree with each other."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.construction.lcg.build import LcgBuild
from rules.construction.problem import Fix, FixKind, Problem

_USUAL_LEAST = 50
_COMPARED = "not-as-listed"
_TOO_SMALL, _TOO_MANY_HEROES = "player-deck-too-small", "too-many-heroes"


def agree(problems: Sequence[Problem], build: LcgBuild) -> tuple[Problem, ...]:
    """Return the problems with fixes that lead to a legal deck if all of them are followed.

    What is taken out is counted once. Where a deck that is large enough would become too small,
    cards are replaced instead; one that is too small already needs as many more.
    """
    fixes = {at: one.finding.fix for at, one in enumerate(problems)}
    heroes = Counter({card.code: count for card, count in build.heroes})
    cards = Counter(build.copies) - heroes
    before = cards.total()
    _take_out(problems, heroes, fixes)
    removing = _take_out(problems, cards, fixes)
    gone = before - cards.total()
    becomes_small = sum(count for _, count in build.player_deck) - gone < _USUAL_LEAST
    small = next((at for at, one in enumerate(problems) if one.code == _TOO_SMALL), None)
    for at, problem in enumerate(problems):
        fix = fixes[at]
        if at == small and fix is not None:
            fixes[at] = replace(fix, count=fix.count + gone)
        elif small is None and becomes_small and at in removing and _swappable(problem):
            fixes[at] = replace(_known(fix), kind=FixKind.REPLACE)
        elif problem.code == _TOO_MANY_HEROES and fix is not None:
            surplus = heroes.total() - (problem.finding.limit or 0)
            fixes[at] = replace(fix, count=surplus) if surplus > 0 else None
    return tuple(
        one
        if fixes[at] is one.finding.fix
        else replace(one, finding=replace(one.finding, fix=fixes[at]))
        for at, one in enumerate(problems)
    )


def _known(fix: Fix | None) -> Fix:
    assert fix is not None
    return fix


def _swappable(problem: Problem) -> bool:
    """Return whether the cards count towards the size of the deck."""
    return problem.code != "not-a-player-card"


def _take_out(
    problems: Sequence[Problem], left: Counter[str], fixes: dict[int, Fix | None]
) -> frozenset[int]:
    """Take out what problems have too many of; return the places of those that still do."""
    removing = [
        at
        for at, one in enumerate(problems)
        if one.code != _COMPARED
        and (fix := fixes[at]) is not None
        and fix.kind is FixKind.REMOVE
        and any(card in left for card in fix.cards)
    ]
    for at in removing:
        finding, fix = problems[at].finding, fixes[at]
        surplus = sum(left[card] for card in finding.cards) - (finding.limit or 0)
        fixes[at] = replace(fix, count=surplus) if fix is not None and surplus > 0 else None
        for card in finding.cards:
            taken = max(0, min(surplus, left[card]))
            left[card] -= taken
            surplus -= taken
    return frozenset(at for at in removing if fixes[at] is not None)
