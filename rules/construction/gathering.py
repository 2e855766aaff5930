"""One problem a rule: what a rule finds wrong with many cards becomes one problem with its cards.

A deck of another block breaks one rule with thirty cards. Its verdict has one problem then, which
names the cards, and not the same rule, source and day thirty times.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules.construction.problem import Finding, Fix, FixKind, Problem

# All copies of these cards are wrong, so their ids and the sum say everything.
_ALL_COPIES = frozenset(
    {
        "against-the-contract",
        "banned",
        "not-a-draw-deck-card",
        "not-a-hero",
        "not-a-player-card",
        "not-a-site",
        "not-in-the-products",
        "not-released",
        "oversized-ring",
        "set-not-in-format",
        "sold-in-a-starter",
        "too-rare",
        "unknown-card",
    }
)
# Each of these has numbers of its own, which its part keeps.
_COUNTED = frozenset(
    {
        "more-than-the-boxes-hold",
        "print-of-another-set",
        "restricted",
        "same-hero-twice",
        "same-site-twice",
        "site-number-taken",
        "too-many-copies",
        "too-many-of-a-shadow-number",
    }
)
_GATHERED = _ALL_COPIES | _COUNTED
# The sentence about these turns on the subject (the type of a card, the day of a release).
_BY_SUBJECT = frozenset({"not-a-draw-deck-card", "not-a-player-card", "not-released"})


@dataclass(slots=True)
class _Group:
    """Problems that become one; `kind` is that of their fixes, None where none has one so far."""

    kind: FixKind | None = None
    problems: list[Problem] = field(default_factory=list)


def gather(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return the problems with those of one rule and kind put together, in their order.

    Cards that are to be replaced and cards that are to be taken out stay two problems, so that
    each problem has one fix.
    """
    groups: list[_Group] = []
    alike: dict[object, list[_Group]] = {}
    for problem in problems:
        finding = problem.finding
        same = alike.setdefault(_key(problem), []) if finding.code in _GATHERED else []
        kind = finding.fix.kind if finding.fix is not None else None
        group = next(
            (known for known in same if None in (kind, known.kind) or kind is known.kind), None
        )
        if group is None:
            group = _Group()
            same.append(group)
            groups.append(group)
        group.kind = group.kind or kind
        group.problems.append(problem)
    return tuple(_together(group.problems) for group in groups)


def count_problems(problems: Iterable[Problem]) -> int:
    """Return how many problems these are, gathered or not, by their rules and kinds.

    Cards to replace and cards to take out count as one, whichever fix each of them gets.
    """
    alike, others = set[object](), 0
    for problem in problems:
        if problem.finding.code in _GATHERED:
            alike.add(_key(problem))
        else:
            others += 1
    return len(alike) + others


def _key(problem: Problem) -> object:
    """Return what problems share that become one."""
    code = problem.code
    subject = problem.finding.subject if code in _BY_SUBJECT else ""
    return (problem.rule, code, subject, problem.source, problem.since, problem.known_by)


def _together(group: Sequence[Problem]) -> Problem:
    if len(group) == 1:
        return group[0]
    findings = [problem.finding for problem in group]
    return group[0].with_finding(_one_finding(findings), len(group))


def _one_finding(findings: Sequence[Finding]) -> Finding:
    first = findings[0]
    counts = [finding.have for finding in findings if finding.have is not None]
    limits = {finding.limit for finding in findings}
    counted = first.code in _COUNTED
    return Finding(
        first.code,
        cards=tuple(dict.fromkeys(card for finding in findings for card in finding.cards)),
        have=sum(counts) if len(counts) == len(findings) else None,
        limit=first.limit if len(limits) == 1 else None,
        subject=first.subject if first.code in _BY_SUBJECT else "",
        wanted=first.wanted,
        numbers=tuple(sorted({number for finding in findings for number in finding.numbers})),
        fix=_one_fix(findings),
        parts=tuple(finding.with_fix(None) for finding in findings) if counted else (),
    )


def _one_fix(findings: Sequence[Finding]) -> Fix | None:
    fixes = [finding.fix for finding in findings if finding.fix is not None]
    if not fixes:
        return None
    takes_all = all(
        finding.fix is not None and finding.fix.count == finding.have for finding in findings
    )
    return Fix(
        fixes[0].kind,
        sum(fix.count for fix in fixes),
        what=fixes[0].what,
        cards=tuple(dict.fromkeys(card for fix in fixes for card in fix.cards)),
        by=tuple(dict.fromkeys(card for fix in fixes for card in fix.by)),
        each=() if takes_all else tuple(part for fix in fixes for part in fix.takes()),
    )
