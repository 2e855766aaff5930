"""The suggestions of a TCG verdict made to agree with each other.

Each rule suggests a fix by itself. Followed together, they might take out a card twice, or leave
the deck uneven or too small. Here they become one plan: replacements first, then what is taken
out of what is left, then the cards that are to be added to each side.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.construction.problem import Fix, FixKind, Problem
from rules.construction.tcg.build import ASIDE, Build
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Side

_SIDES = (Side.FREE_PEOPLES, Side.SHADOW)
_TOO_SMALL, _UNEQUAL = "draw-deck-too-small", "unequal-sides"
_USUAL_LEAST = 60
SITES = 9
# Their fixes are about other parts of a deck, or about a deck that is compared with a listed one.
_OF_OTHERS = frozenset({"not-a-site", "site-of-another-block", "blocks-mixed", "not-as-sold"})
_TOO_MANY_SITES = frozenset({"same-site-twice", "too-many-of-a-shadow-number", "site-number-taken"})


def agree(problems: Sequence[Problem], build: Build) -> tuple[Problem, ...]:
    """Return the problems with fixes that lead to a legal deck if all of them are followed."""
    fixes = {place: one.finding.fix for place, one in enumerate(problems)}
    _fix_draw_deck(problems, build, fixes)
    _fix_adventure_deck(problems, build, fixes)
    return tuple(
        one
        if fixes[place] is one.finding.fix
        else replace(one, finding=replace(one.finding, fix=fixes[place]))
        for place, one in enumerate(problems)
    )


def _fix_draw_deck(problems: Sequence[Problem], build: Build, fixes: dict[int, Fix | None]) -> None:
    cards = {card.id: card for card, _ in build.draw_deck}
    left = Counter({card.id: count for card, count in build.draw_deck})
    replaced = _replace(problems, left, fixes)
    removing = _take_out(problems, left, fixes)
    size = next((at for at, one in enumerate(problems) if one.code == _TOO_SMALL), None)
    sides = next((at for at, one in enumerate(problems) if one.code == _UNEQUAL), None)
    adding = _adding(left + replaced, cards, _least(problems, build))
    if size is None and sides is None:
        if adding.total():
            for at in removing:
                _replace_instead(fixes, at)
        return
    of_size = [at for at in (size, sides) if at is not None]
    fixes.update(dict.fromkeys(of_size))
    if adding.total():
        fixes[of_size[0]] = _add(adding)


def _least(problems: Sequence[Problem], build: Build) -> int:
    """Return the least size of the draw deck; of a deck that is large enough, what it has or 60."""
    small = next((one.finding.limit for one in problems if one.code == _TOO_SMALL), None)
    return small if small is not None else min(build.draw_deck_size(), _USUAL_LEAST)


def _replace(
    problems: Sequence[Problem], left: Counter[str], fixes: dict[int, Fix | None]
) -> Counter[str]:
    """Take cards that are replaced out of what is left; a card is replaced once."""
    replaced: Counter[str] = Counter()
    for at, fix in fixes.items():
        if fix is None or fix.kind is not FixKind.REPLACE or not _is_held(fix, left, replaced):
            continue
        copies = {card: left[card] for card in fix.cards}
        replaced.update(copies)
        left.subtract(copies)
        if not sum(copies.values()):
            fixes[at] = None
    return replaced


def _is_held(fix: Fix, left: Mapping[str, int], replaced: Mapping[str, int]) -> bool:
    return any(card in left or card in replaced for card in fix.cards)


def _take_out(
    problems: Sequence[Problem], left: Counter[str], fixes: dict[int, Fix | None]
) -> list[int]:
    """Take out what problems have too many of, single cards first, counted again each time.

    Return the places of the problems whose fix takes out a card.
    """
    removing = [
        at
        for at, one in enumerate(problems)
        if one.code not in _OF_OTHERS and _removes(fixes[at], left)
    ]
    for at in sorted(removing, key=lambda at: len(problems[at].finding.cards)):
        finding = problems[at].finding
        surplus = sum(left[card] for card in finding.cards) - (finding.limit or 0)
        fixes[at] = replace(_known(fixes[at]), count=surplus) if surplus > 0 else None
        for card in finding.cards:
            taken = max(0, min(surplus, left[card]))
            left[card] -= taken
            surplus -= taken
    return [at for at in removing if fixes[at] is not None]


def _removes(fix: Fix | None, left: Mapping[str, int]) -> bool:
    return (
        fix is not None and fix.kind is FixKind.REMOVE and any(card in left for card in fix.cards)
    )


def _known(fix: Fix | None) -> Fix:
    assert fix is not None
    return fix


def _replace_instead(fixes: dict[int, Fix | None], at: int) -> None:
    fixes[at] = replace(_known(fixes[at]), kind=FixKind.REPLACE)


def _adding(held: Mapping[str, int], cards: Mapping[str, Card], least: int) -> Counter[Side]:
    """Return how many cards each side lacks of an even deck that is large enough."""
    have = Counter[Side]()
    for card_id, count in held.items():
        card = cards[card_id]
        if card.side is not None and card.type not in ASIDE:
            have[card.side] += count
    each = max(*(have[side] for side in _SIDES), (least + 1) // 2)
    return Counter({side: each - have[side] for side in _SIDES if each > have[side]})


def _add(adding: Counter[Side]) -> Fix:
    if len(adding) == 1:
        ((side, count),) = adding.items()
        return Fix(FixKind.ADD, count, what=side)
    sides = tuple((side.value, count) for side, count in adding.items())
    return Fix(FixKind.ADD, adding.total(), what="card", sides=sides)


def _fix_adventure_deck(
    problems: Sequence[Problem], build: Build, fixes: dict[int, Fix | None]
) -> None:
    """Replace sites where the deck has no site too many; a site is replaced once."""
    have = sum(count for _, count in build.sites)
    surplus = have - SITES
    replaced: set[str] = set()
    for at, problem in enumerate(problems):
        fix = fixes[at]
        if problem.code == "site-of-another-block":
            replaced.update(problem.finding.cards)
        elif problem.code in _TOO_MANY_SITES and fix is not None:
            if replaced.issuperset(fix.cards):
                fixes[at] = None
            elif surplus >= fix.count or problem.code == "site-number-taken":
                surplus -= fix.count
            else:
                _replace_instead(fixes, at)
    for at, problem in enumerate(problems):
        fix = fixes[at]
        if fix is None:
            continue
        if problem.code == "adventure-deck-size" and have > SITES:
            fixes[at] = replace(fix, count=surplus) if surplus > 0 else None
        if problem.code == "site-numbers-missing":
            lacking = min(fix.count, -surplus)
            fixes[at] = replace(fix, count=lacking) if lacking > 0 else None
