"""What the page of a trial shows: the answer first, then the evidence."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import reverse
from django.utils.http import urlencode
from django.utils.text import capfirst

from decks.contents.card_labels import card_label
from play.comparison import games_left
from play.models import Playtest
from play.totals import playtest_summary
from play.trial_charts import (
    LineChart,
    Whisker,
    difference_chart,
    difference_scale,
    sprt_chart,
    whisker,
)
from play.trial_decks import opponent_names, version_names
from play.trial_pairs import outcome_words
from rules.construction import Game
from rules.playtest.paired import PairCounts, difference_interval, pairs_to_decide
from rules.playtest.sprt import Answer, SprtPlan, SprtState
from rules.playtest.trial import Stage
from rules.playtest.trial_results import (
    Comparison,
    ScoreDifference,
    compare,
    count_results,
    pair_results,
    swap_result,
)
from rules.playtest.trial_summary import TrialSummary

_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference in the share of games won, in points with their signs."""

    points: str
    low: str
    high: str
    pairs: int
    whisker: Whisker
    trend: str

    @property
    def interval(self) -> str:
        """The interval in words."""
        return f"{self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class TrialAnswer:
    """The answer at a glance: a sentence, how good it is, and what to know besides."""

    words: str
    level: str
    difference: Difference | None
    games: int
    note: str


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


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """A candidate in a round: the evidence for it, and whether it stays."""

    card: str
    label: str
    version: int
    difference: Difference
    state: str
    address: str


@dataclass(frozen=True, slots=True)
class RoundPanel:
    """A round of a swap: how many pairs each candidate had in it, and how they stand."""

    title: str
    pairs: int
    candidates: tuple[CandidateRow, ...]


@dataclass(frozen=True, slots=True)
class SwapPage:
    """What the page of a swap shows."""

    card_out: str
    answer: TrialAnswer
    best: CandidateRow | None
    rounds: tuple[RoundPanel, ...]
    plan: tuple[str, ...]
    scale: str


def comparison_page(playtest: Playtest) -> ComparisonPage:
    """Return what the page of a comparison shows of the games stored so far."""
    trial, summary = playtest.trial, playtest_summary(playtest)
    stage, plan = trial.stages[0], trial.plan
    found = compare(stage, summary, plan, has_scores=playtest.game == Game.LCG)
    names = version_names(playtest)[:2]
    old, new = names
    counted = found.counts.pairs if found.is_decided else stage.pairs
    opponents = list(_opponents(playtest, stage, summary, counted))
    reaches = [bound for _, counts in opponents for bound in difference_interval(counts)]
    scale = difference_scale([*reaches, *difference_interval(found.counts)])
    return ComparisonPage(
        names=(old, new),
        answer=_comparison_answer((old, new), found, plan, is_over=not playtest.is_open),
        counts=found.counts,
        rows=tuple(_count_rows(playtest, (old, new), found.counts)),
        opponents=tuple(
            OpponentRow(
                name,
                counts.old_wins,
                counts.new_wins,
                _difference(counts, scale),
                _pairs_address(playtest, opponent=number),
            )
            for number, (name, counts) in enumerate(opponents)
        ),
        narrowing=difference_chart(found.looks),
        sprt=_sprt_facts(found, plan),
        score=_score_words(new, found.scores) if found.scores is not None else "",
        scale=f"{100 * scale:.0f}",
    )


def swap_page(playtest: Playtest) -> SwapPage:
    """Return what the page of a swap shows of the games stored so far."""
    trial, summary = playtest.trial, playtest_summary(playtest)
    found = swap_result(trial.stages, trial.versions - 1, summary)
    cards = [deck.card for deck in playtest.decks.all()][: trial.versions]
    everything = [
        counts
        for standings in (*(one.standings for one in found.rounds), found.under_way)
        for _, counts in standings
    ]
    everything.append(found.confirmation)
    scale = difference_scale(
        [bound for counts in everything if counts.pairs for bound in difference_interval(counts)]
    )

    def row(version: int, counts: PairCounts, state: str, stage: int) -> CandidateRow:
        return CandidateRow(
            cards[version],
            card_label(cards[version]),
            version,
            _difference(counts, scale),
            state,
            _pairs_address(playtest, version=version, stage=stage),
        )

    rounds = [
        RoundPanel(
            f"Round {number}",
            settled.games,
            tuple(
                row(version, counts, "stays" if version in settled.kept else "out", number - 1)
                for version, counts in settled.standings
            ),
        )
        for number, settled in enumerate(found.rounds, start=1)
    ]
    if found.under_way and any(counts.pairs for _, counts in found.under_way):
        number = len(rounds)
        ranked = sorted(found.under_way, key=lambda pair: -pair[1].difference)
        under_way = tuple(row(version, counts, "", number) for version, counts in ranked)
        rounds.append(
            RoundPanel(f"Round {number + 1}, being played", trial.stages[number].pairs, under_way)
        )
    best = None
    if found.best is not None:
        best = row(found.best, found.confirmation, "", len(trial.stages) - 1)
    return SwapPage(
        card_out=card_label(trial.card_out),
        answer=_swap_answer(card_label(trial.card_out), best, found.confirmation, found.is_over),
        best=best,
        rounds=tuple(rounds),
        plan=tuple(
            f"{stage.versions - 1} card{'s' if stage.versions > 2 else ''}, {stage.pairs:,} games"
            for stage in trial.stages
        ),
        scale=f"{100 * scale:.0f}",
    )


def answer_sentence(playtest: Playtest) -> str:
    """Return the answer of a trial in a sentence, to be shared with its address."""
    page = comparison_page(playtest) if not playtest.trial.card_out else swap_page(playtest)
    answer = page.answer
    if answer.difference is None:
        return answer.words
    return (
        f"{answer.words}: {answer.difference.points} points "
        f"({answer.difference.interval}), {answer.games:,} games."
    )


def _comparison_answer(
    names: tuple[str, str], found: Comparison, plan: SprtPlan | None, *, is_over: bool
) -> TrialAnswer:
    counts = found.counts
    words, level = _comparison_words(names, counts, plan, found.state)
    note = _games_left(found) if level == "open" else ""
    if is_over and level == "open" and plan is not None:
        words, level = _comparison_words(names, counts, None, None)
        if level != "open":
            note = "The sequential test had no answer when the games ran out. " + note
    if is_over and level == "open":
        words = "These games don’t decide which is better"
    difference = None
    if counts.pairs:
        scale = difference_scale(difference_interval(counts))
        difference = _difference(counts, scale)
    return TrialAnswer(words, level, difference, found.games, note)


def _comparison_words(
    names: tuple[str, str], counts: PairCounts, plan: SprtPlan | None, state: SprtState | None
) -> tuple[str, str]:
    """Return the answer and its level: "new", "old", "equal" or "open"."""
    old, new = names
    if plan is not None and state is not None:
        answers = {
            Answer.NEW_IS_BETTER: (f"{new} is better", "new"),
            Answer.OLD_IS_BETTER: (f"{old} is better", "old"),
            Answer.NO_DIFFERENCE: (
                f"Neither is better by {100 * plan.margin:g} points or more",
                "equal",
            ),
            Answer.OPEN: ("Not decided yet", "open"),
        }
        return answers[state.answer]
    low, high = difference_interval(counts)
    if counts.pairs and low > 0:
        return f"{new} is better", "new"
    if counts.pairs and high < 0:
        return f"{old} is better", "old"
    return "Not decided yet", "open"


def _games_left(found: Comparison) -> str:
    """Return about how many more games of each version would decide, in a sentence."""
    left = found.state.pairs_left if found.state is not None else pairs_to_decide(found.counts)
    return _games_left_sentence(left if found.counts.pairs else None)


def _games_left_sentence(left: int | None) -> str:
    return f"{capfirst(games_left(left))}." if left is not None else ""


def _swap_answer(
    out: str, best: CandidateRow | None, confirmation: PairCounts, is_over: bool
) -> TrialAnswer:
    games = 2 * confirmation.pairs
    if best is None:
        return TrialAnswer("Not decided yet", "open", None, 0, "")
    if not is_over:
        words = f"{best.label} did best; its swap is being confirmed"
        return TrialAnswer(words, "open", best.difference, games, "")
    low, high = difference_interval(confirmation)
    if low > 0:
        return TrialAnswer(f"Take {best.label} for {out}", "new", best.difference, games, "")
    if high < 0:
        return TrialAnswer(f"Keep {out}", "old", best.difference, games, "")
    note = f"{best.label} did best. {_games_left_sentence(pairs_to_decide(confirmation))}".strip()
    words = f"No card is clearly better than {out}"
    return TrialAnswer(words, "equal", best.difference, games, note)


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
        yield CountRow(words, pairs[outcome], _pairs_address(playtest, outcome=outcome))


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
        f"{_signed(scores.difference)} points ({_signed(scores.interval.low)} to "
        f"{_signed(scores.interval.high)}). A lower score is better."
    )


def _difference(counts: PairCounts, scale: float) -> Difference:
    low, high = difference_interval(counts)
    trend = "up" if low > 0 else "down" if high < 0 else ""
    return Difference(
        points=_signed(100 * counts.difference),
        low=_signed(100 * low),
        high=_signed(100 * high),
        pairs=counts.pairs,
        whisker=whisker(low, counts.difference, high, scale),
        trend=trend,
    )


def _signed(number: float) -> str:
    text = f"{number:+.1f}".replace("-", _MINUS)
    return "0.0" if text[1:] == "0.0" else text


def _pairs_address(playtest: Playtest, **wanted: str | int) -> str:
    return f"{reverse('play:pairs', args=[playtest.pk])}?{urlencode(wanted)}"
