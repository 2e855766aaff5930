"""The suggestions of an LCG verdict made to agree with each other."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules.construction.lcg.build import LcgBuild
from rules.construction.problem import Fix, FixKind, Problem
from rules.lcg.vocabulary import PLAYER_DECK, CardType

_USUAL_LEAST = 50
_TOO_SMALL, _TOO_MANY_HEROES = "player-deck-too-small", "too-many-heroes"
# These count copies of the whole deck, wherever they are.
_OF_ALL = ("more-than-the-boxes-hold", "not-in-the-products", "not-released")
_OF_HEROES = ("not-a-hero", "same-hero-twice")
_OF_PLAYER_DECK = (
    "not-a-player-card",
    "several-contracts",
    "against-the-contract",
    "too-many-copies",
)


def agree(problems: Sequence[Problem], build: LcgBuild) -> tuple[Problem, ...]:
    """Return the problems with fixes that lead to a legal deck if all of them are followed.

    What is taken out is counted once, and each rule looks at its own part of the deck. Where a
    deck that is large enough would become too small, cards are replaced instead; one that is too
    small already needs as many more.
    """
    fixes = {at: problem.finding.fix for at, problem in enumerate(problems)}
    heroes = Counter({card.code: count for card, count in build.heroes})
    player_deck = Counter({card.code: count for card, count in build.player_deck})
    side_board = Counter(build.copies) - heroes - player_deck
    counted = {card.code for card, _ in build.player_deck if card.type in PLAYER_DECK}
    before = _size(player_deck, counted)
    _take_out(problems, _OF_HEROES, (heroes,), fixes)
    _take_out(problems, _OF_PLAYER_DECK, (player_deck,), fixes)
    _take_out(problems, _OF_ALL, (player_deck, side_board, heroes), fixes)
    gone = before - _size(player_deck, counted)
    small = next((at for at, problem in enumerate(problems) if problem.code == _TOO_SMALL), None)
    becomes_small = small is None and before - gone < _USUAL_LEAST <= before
    for at, problem in enumerate(problems):
        fix = fixes[at]
        if fix is None:
            continue
        if at == small:
            fixes[at] = replace(fix, count=fix.count + gone)
        elif becomes_small and problem.code in (*_OF_PLAYER_DECK, *_OF_ALL):
            if counted.issuperset(fix.cards):
                fixes[at] = replace(fix, kind=FixKind.REPLACE)
        elif problem.code == _TOO_MANY_HEROES:
            surplus = _heroes_left(build, heroes) - (problem.finding.limit or 0)
            fixes[at] = replace(fix, count=surplus) if surplus > 0 else None
    return tuple(
        problem
        if fixes[at] is problem.finding.fix
        else replace(problem, finding=replace(problem.finding, fix=fixes[at]))
        for at, problem in enumerate(problems)
    )


def _size(player_deck: Counter[str], counted: set[str]) -> int:
    """Return how many cards count towards the size of the deck."""
    return sum(player_deck[code] for code in counted)


def _heroes_left(build: LcgBuild, heroes: Counter[str]) -> int:
    return sum(heroes[card.code] for card, _ in build.heroes if card.type is CardType.HERO)


def _take_out(
    problems: Sequence[Problem],
    codes: tuple[str, ...],
    parts: Sequence[Counter[str]],
    fixes: dict[int, Fix | None],
) -> None:
    """Take out of these parts of the deck what problems of these kinds have too many of."""
    for at, problem in enumerate(problems):
        fix, finding = fixes[at], problem.finding
        if fix is None or problem.code not in codes:
            continue
        surplus = sum(part[card] for part in parts for card in finding.cards)
        surplus -= finding.limit or 0
        fixes[at] = replace(fix, count=surplus) if surplus > 0 else None
        for part in parts:
            for card in finding.cards:
                taken = max(0, min(surplus, part[card]))
                part[card] -= taken
                surplus -= taken
