"""Which doubts about a format on a day can change the verdict on a deck."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date

from rules.construction.format import Format, Snapshot
from rules.construction.problem import Doubt, Problem

# The problems of the deck at hand by the rules of another snapshot, found one by one.
JudgeBy = Callable[[Snapshot], Iterator[Problem]]


def doubts_about(
    format: Format,
    day: date,
    problems: Sequence[Problem],
    *,
    strangers: Iterable[str],
    by_reprints: bool,
    judge_by: JudgeBy,
) -> tuple[Doubt, ...]:
    """Return the doubts that may turn the verdict round; any other would only make noise.

    `strangers` are ids in the deck that no card has, and `by_reprints` says that a card is in the
    format by another print alone. A Map, a print of another set or a first day that is not known
    can only speak against a deck that is legal otherwise.
    """
    found = [*format.doubts(day), *((Doubt.REPRINTS,) if by_reprints else ())]
    return tuple(
        doubt for doubt in found if _matters(doubt, format, day, problems, strangers, judge_by)
    )


def _matters(
    doubt: Doubt,
    format: Format,
    day: date,
    problems: Sequence[Problem],
    strangers: Iterable[str],
    judge_by: JudgeBy,
) -> bool:
    snapshot = format.on(day)
    assert snapshot is not None, "a format that had not begun has no doubts"
    match doubt:
        case Doubt.MAP_NOT_CHECKED | Doubt.REPRINTS | Doubt.FORMAT_WITHOUT_DATE:
            return not problems
        case Doubt.SETS_NOT_HELD:
            return any(number in snapshot.sets_not_held for number in _sets(strangers))
        case Doubt.CHANGED_ABOUT_THEN:
            others = format.changing(day)
            return any(_is_legal(judge_by(other)) is bool(problems) for other in others)
        case Doubt.BETWEEN_DOCUMENTS:
            return not problems or _may_have_ended(problems, format.after(snapshot), judge_by)


def _is_legal(problems: Iterator[Problem]) -> bool:
    """Return whether there is no problem; the first one found tells."""
    return next(problems, None) is None


def _may_have_ended(problems: Sequence[Problem], after: Snapshot | None, judge_by: JudgeBy) -> bool:
    """Return whether a deck may have become legal before the next document: it breaks none of the
    same rules by that one.
    """
    if after is None:
        return True
    broken = {problem.rule for problem in problems}
    return broken.isdisjoint(problem.rule for problem in judge_by(after))


def _sets(strangers: Iterable[str]) -> Iterator[int]:
    for card_id in strangers:
        number, bar, _ = card_id.partition("_")
        if bar and number.isdecimal():
            yield int(number)
