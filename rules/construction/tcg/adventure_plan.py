"""The part of the plan that is about sites: nine of them remain, each where it may be."""

from collections import Counter
from dataclasses import replace

from rules.construction.problem import Fix, FixKind
from rules.construction.tcg.adventure_deck import SITE_NUMBERS
from rules.construction.tcg.build import Build
from rules.construction.tcg.plan import Plan, take

_MISSING, _TAKEN = "site-numbers-missing", "site-number-taken"
_SIZE, _TWICE, _OF_ONE_NUMBER = (
    "adventure-deck-size",
    "same-site-twice",
    "too-many-of-a-shadow-number",
)
SITES = len(SITE_NUMBERS)


def plan_adventure_deck(plan: Plan, build: Build) -> None:
    """Make the fixes about sites agree: a site is taken out or replaced once."""
    codes = {problem.code for problem in plan.problems}
    if codes & {_SIZE, _TWICE, _OF_ONE_NUMBER}:
        _plan_size(plan)
    elif codes & {_MISSING, _TAKEN} or _all_sites(plan) > SITES:
        _plan_numbers(plan, build)


def _all_sites(plan: Plan) -> int:
    return plan.sites.total() + sum(leaving.total() for leaving in plan.leaving.values())


def _plan_numbers(plan: Plan, build: Build) -> None:
    """One site of each number. What is replaced is replaced by a site of its own number."""
    for at, _, fix in list(plan.of(_TAKEN)):
        plan.fixes[at] = _one_of_the_number(plan, fix)
    numberless = {site.id for site, _ in build.sites if site.site_number is None}
    missing = next((len(one.finding.numbers) for _, one, _ in plan.of(_MISSING)), 0)
    for at, leaving in plan.leaving.items():
        left = plan.fixes[at]
        free = sum(count for site, count in leaving.items() if site in numberless)
        if left is not None and free > missing and free == left.count:
            plan.fixes[at] = replace(left, kind=FixKind.REMOVE)
        else:
            missing -= min(free, missing)
    for at, _, fix in list(plan.of(_MISSING)):
        plan.fixes[at] = replace(fix, count=missing) if missing else None


def _one_of_the_number(plan: Plan, fix: Fix) -> Fix | None:
    """Take out sites of one number until one is left, first those that would be replaced."""
    held = sum(plan.sites[site] for site in fix.cards)
    held += sum(leaving[site] for leaving in plan.leaving.values() for site in fix.cards)
    surplus = held - 1
    parts: list[tuple[tuple[str, ...], int]] = []
    for at, leaving in plan.leaving.items():
        out = take(leaving, fix.cards, surplus - sum(count for _, count in parts))
        if out:
            parts.append((tuple(out), out.total()))
            _replace_fewer(plan, at, out)
    rest = surplus - sum(count for _, count in parts)
    if rest > 0:
        kept = tuple(site for site in fix.cards if plan.sites[site])
        take(plan.sites, kept, rest)
        parts.append((kept, rest))
    if not parts:
        return None
    cards = tuple(site for sites, _ in parts for site in sites)
    return replace(fix, count=surplus, cards=cards, each=tuple(parts) if len(parts) > 1 else ())


def _replace_fewer(plan: Plan, at: int, out: Counter[str]) -> None:
    """Keep a fix from replacing the sites that another one takes out."""
    fix, leaving = plan.fixes[at], plan.leaving[at]
    if fix is None:
        return
    gone = {site for site in out if not leaving[site]}
    cards = tuple(card for card in fix.cards if card not in gone)
    count = fix.count - out.total()
    plan.fixes[at] = replace(fix, count=count, cards=cards) if count and cards else None


def _plan_size(plan: Plan) -> None:
    """Nine sites without numbers. What is wrong is taken out while there are too many sites."""
    held = _all_sites(plan)
    surplus = held - SITES
    for at, leaving in plan.leaving.items():
        fix = plan.fixes[at]
        if fix is not None and fix.count == leaving.total() <= surplus:
            plan.fixes[at] = replace(fix, kind=FixKind.REMOVE)
            surplus -= fix.count
            leaving.clear()
    for code in (_TWICE, _OF_ONE_NUMBER):
        for at, problem, fix in list(plan.of(code)):
            count = sum(plan.sites[site] for site in fix.cards) - (problem.finding.limit or 0)
            if count <= 0:
                plan.fixes[at] = None
                continue
            take(plan.sites, fix.cards, count)
            fits = count <= surplus
            kind = FixKind.REMOVE if fits else FixKind.REPLACE
            surplus -= count if fits else 0
            plan.fixes[at] = replace(fix, kind=kind, count=count)
    for at, _, fix in list(plan.of(_SIZE)):
        if held > SITES:
            plan.fixes[at] = _take_surplus(plan, fix, surplus) if surplus > 0 else None


def _take_surplus(plan: Plan, fix: Fix, surplus: int) -> Fix:
    """Take out what is too many: of the sites that would be replaced, where there are any."""
    for at, leaving in plan.leaving.items():
        replacing = plan.fixes[at]
        if replacing is not None and leaving.total() > surplus:
            plan.fixes[at] = replace(replacing, count=replacing.count - surplus)
            return replace(fix, count=surplus, cards=tuple(leaving))
    return replace(fix, count=surplus)
