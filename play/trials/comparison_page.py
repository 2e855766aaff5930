"""What the page of a comparison shows: which version is better, and the evidence."""

from collections.abc import Iterator
from dataclasses import dataclass

from play.models import Playtest
from play.queue.totals import playtest_summary
from play.trials.charts import LineChart, difference_chart, difference_scale, sprt_chart
from play.trials.comparison import ALLOWS_FOR_STOPPING
from play.trials.decks import opponent_names, version_names
from play.trials.page import (
    Difference,
    TrialAnswer,
    games_left_sentence,
    link_pairs,
    make_difference,
    signed,
)
from play.trials.pairs import outcome_words
from rules.playtest.trials.paired import PairCounts, difference_interval, pairs_to_decide
from rules.playtest.trials.results import (
    Comparison,
    ScoreDifference,
    compare,
    count_results,
    pair_results,
)
from rules.playtest.trials.sprt import Answer, SprtPlan
from rules.playtest.trials.summary import TrialSummary
from rules.playtest.trials.trial import Stage


@dataclass(frozen=True, slots=True)
class CountRow:
    """How many pairs ended in one way, and where they are listed."""

    words: str
    pairs: int
    address: str


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """The pairs against one opponent."""

    name: str
    old_wins: int
    new_wins: int
    difference: Difference
    address: str


@dataclass(frozen=True, slots=True)
class SprtFacts:
    """Where the sequential test is, and how often it may be wrong."""

    statement: str
    better: float
    worse: float
    lower: float
    upper: float
    chart: LineChart | None


@dataclass(frozen=True, slots=True)
class ComparisonPage:
    """What the page of a comparison shows."""

    names: tuple[str, str]
    answer: TrialAnswer
    counts: PairCounts
    rows: tuple[CountRow, ...]
    opponents: tuple[OpponentRow, ...]
    narrowing: LineChart | None
    sprt: SprtFacts | None
    score: str
    scale: str
    allowance: str


def comparison_page(playtest: Playtest) -> ComparisonPage:
    """Return what the page of a comparison shows of the games stored so far."""
    trial, summary = playtest.trial, playtest_summary(playtest)
    stage, plan = trial.stages[0], trial.plan
    found = compare(stage, summary, plan, has_scores=playtest.kind.has_scores)
    names = version_names(playtest)[:2]
    old, new = names
    counted = found.counts.pairs if found.is_decided else stage.pairs
    opponents = list(_opponents(playtest, stage, summary, counted))
    reaches = [bound for _, counts in opponents for bound in difference_interval(counts)]
    scale = difference_scale([*reaches, *found.estimate.interval])
    return ComparisonPage(
        names=(old, new),
        answer=_answer((old, new), found, plan, is_over=not playtest.is_open),
        counts=found.counts,
        rows=tuple(_count_rows(playtest, (old, new), found.counts)),
        opponents=tuple(
            OpponentRow(
                name,
                counts.old_wins,
                counts.new_wins,
                make_difference(counts, scale),
                link_pairs(playtest, opponent=number),
            )
            for number, (name, counts) in enumerate(opponents)
        ),
        narrowing=difference_chart(found.looks),
        sprt=_sprt_facts(found, plan),
        score=_score_words(new, found.scores) if found.scores is not None else "",
        scale=f"{100 * scale:.0f}",
        allowance=_allowance(found),
    )


def _allowance(found: Comparison) -> str:
    """Return why the difference is not that of the pairs, where it is another."""
    shown, seen = signed(100 * found.estimate.difference), signed(100 * found.counts.difference)
    if shown == seen:
        return ""
    return f"{ALLOWS_FOR_STOPPING} The pairs by themselves differ by {seen} points."


def _answer(
    names: tuple[str, str], found: Comparison, plan: SprtPlan | None, *, is_over: bool
) -> TrialAnswer:
    counts = found.counts
    words, level = _answer_words(names, found, plan)
    note = _games_left(found) if level == "open" else ""
    if is_over and level == "open" and plan is not None:
        words, level = _answer_words(names, found, None)
        if level != "open":
            note = "The sequential test had no answer when the games ran out. " + note
    if is_over and level == "open":
        words = "These games don’t decide which is better"
    difference = None
    if counts.pairs:
        scale = difference_scale(found.estimate.interval)
        difference = make_difference(counts, scale, found.estimate)
    return TrialAnswer(words, level, difference, found.games, note)


def _answer_words(
    names: tuple[str, str], found: Comparison, plan: SprtPlan | None
) -> tuple[str, str]:
    """Return the answer and its level: "new", "old", "equal" or "open"."""
    old, new = names
    if plan is not None and found.state is not None:
        answers = {
            Answer.NEW_IS_BETTER: (f"{new} is better", "new"),
            Answer.OLD_IS_BETTER: (f"{old} is better", "old"),
            Answer.NO_DIFFERENCE: (
                f"Neither is better by {100 * plan.margin:g} points or more",
                "equal",
            ),
            Answer.OPEN: ("Not decided yet", "open"),
        }
        return answers[found.state.answer]
    low, high = found.estimate.interval
    if found.counts.pairs and low > 0:
        return f"{new} is better", "new"
    if found.counts.pairs and high < 0:
        return f"{old} is better", "old"
    return "Not decided yet", "open"


def _games_left(found: Comparison) -> str:
    """Return about how many more games of each version would decide, in a sentence."""
    left = found.state.pairs_left if found.state is not None else pairs_to_decide(found.counts)
    return games_left_sentence(left if found.counts.pairs else None)


def _count_rows(
    playtest: Playtest, names: tuple[str, str], counts: PairCounts
) -> Iterator[CountRow]:
    pairs = {
        "01": counts.only_new,
        "10": counts.only_old,
        "11": counts.both,
        "00": counts.neither,
    }
    for outcome, words in outcome_words(names).items():
        yield CountRow(words, pairs[outcome], link_pairs(playtest, outcome=outcome))


def _opponents(
    playtest: Playtest, stage: Stage, summary: TrialSummary, counted: int
) -> Iterator[tuple[str, PairCounts]]:
    """Return the counts against each opponent, where there are several."""
    names = opponent_names(playtest)
    if len(names) < 2:
        return
    pairs = pair_results(stage, summary, 1)[:counted]
    for number, name in enumerate(names):
        yield name, count_results(pairs[number :: len(names)])


def _sprt_facts(found: Comparison, plan: SprtPlan | None) -> SprtFacts | None:
    if plan is None or found.state is None:
        return None
    return SprtFacts(
        statement=plan.statement(),
        better=found.state.better,
        worse=found.state.worse,
        lower=plan.lower,
        upper=plan.upper,
        chart=sprt_chart(found.looks, plan),
    )


def _score_words(new: str, scores: ScoreDifference) -> str:
    if scores.interval is None:
        return "Too few pairs were won by both to compare their scores."
    return (
        f"In the {scores.pairs:,} pairs that both won, {new} scored "
        f"{signed(scores.difference)} points ({signed(scores.interval.low)} to "
        f"{signed(scores.interval.high)}). A lower score is better."
    )
