"""What pairs of games of two versions say, as lines of text and as JSON."""

from collections.abc import Iterator
from typing import Any

from rules.playtest.statistics.interval import CONFIDENCE
from rules.playtest.trials.paired import PairCounts, difference_interval, pairs_to_decide
from rules.playtest.trials.sprt import Answer, SprtPlan, SprtState, assess
from rules.playtest.trials.stopped import Estimate

# Why the difference is not that of the pairs that were played.
ALLOWS_FOR_STOPPING = "Difference and interval allow for the test’s stopping early."


def plain_estimate(counts: PairCounts) -> Estimate:
    """Return the difference and its interval where the number of pairs was fixed."""
    return Estimate(counts.difference, difference_interval(counts))


def comparison_json(
    counts: PairCounts,
    plan: SprtPlan | None,
    state: SprtState | None = None,
    estimate: Estimate | None = None,
) -> dict[str, Any]:
    """Return the pairs, the difference and, with a plan, the sequential test as plain values.

    `state` is where the test is, if that is not what all these pairs say. `estimate` is the
    difference with its interval where a test may have stopped.
    """
    estimate = estimate or plain_estimate(counts)
    result: dict[str, Any] = {
        "pairs": counts.pairs,
        "both_won": counts.both,
        "only_old_won": counts.only_old,
        "only_new_won": counts.only_new,
        "neither_won": counts.neither,
        "difference": estimate.difference,
        "interval": list(estimate.interval),
        "observed_difference": counts.difference,
        "confidence": CONFIDENCE,
        "pairs_to_decide": pairs_to_decide(counts),
    }
    if plan is not None:
        state = state or assess(counts, plan)
        result["sprt"] = {
            "margin": plan.margin,
            "false_alarm": plan.false_alarm,
            "missed": plan.missed,
            "log_likelihood_ratios": {"new_better": state.better, "old_better": state.worse},
            "bounds": [plan.lower, plan.upper],
            "answer": state.answer.value,
            "pairs_left": state.pairs_left,
        }
    return result


def comparison_text(
    names: tuple[str, str],
    counts: PairCounts,
    plan: SprtPlan | None,
    estimate: Estimate | None = None,
) -> Iterator[str]:
    """Return what the pairs say, line by line."""
    old, new = names
    estimate = estimate or plain_estimate(counts)
    low, high = estimate.interval
    yield f"{counts.pairs:,} pairs of games on equal shuffles"
    yield f"{old} won {counts.old_wins:,}, {new} won {counts.new_wins:,}"
    yield (
        f"Only {old} won: {counts.only_old:,}. Only {new} won: {counts.only_new:,}. "
        f"Equal: {counts.both + counts.neither:,}."
    )
    yield (
        f"Difference: {100 * estimate.difference:+.1f} points "
        f"({CONFIDENCE:.0%} interval {100 * low:+.1f} to {100 * high:+.1f})"
    )
    if plan is None:
        yield verdict(names, counts)
        return
    if estimate.difference != counts.difference:
        yield f"{ALLOWS_FOR_STOPPING} The pairs by themselves: {100 * counts.difference:+.1f}."
    state = assess(counts, plan)
    yield sprt_verdict(names, plan, state)
    yield plan.statement()


def points(counts: PairCounts) -> str:
    """Return the difference with its interval: "+6.2 points (+2.1 to +10.3)"."""
    low, high = difference_interval(counts)
    return f"{100 * counts.difference:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"


def verdict(names: tuple[str, str], counts: PairCounts) -> str:
    """Return which version is better, or about how many more games would decide."""
    low, high = difference_interval(counts)
    if low > 0:
        return f"{names[1]} wins more often."
    if high < 0:
        return f"{names[0]} wins more often."
    left = pairs_to_decide(counts)
    if left is None:
        return "These games show no difference."
    return f"Not decided: {games_left(left)}."


def sprt_verdict(names: tuple[str, str], plan: SprtPlan, state: SprtState) -> str:
    """Return the answer of the sequential test in a sentence."""
    match state.answer:
        case Answer.NEW_IS_BETTER:
            return f"{names[1]} is better."
        case Answer.OLD_IS_BETTER:
            return f"{names[0]} is better."
        case Answer.NO_DIFFERENCE:
            return f"Neither is better by {100 * plan.margin:g} points or more."
    if state.pairs_left is None:
        return "Not decided yet."
    return f"Not decided: {games_left(state.pairs_left)}."


def games_left(pairs: int) -> str:
    """Return about how many more games would decide, in words."""
    return f"about {pairs:,} more games of each version would decide"
