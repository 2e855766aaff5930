"""What the page of a swap shows: which card helps, and the rounds that found it.

Proposals of an improvement are shown alike, without the confirmation, which is a comparison.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from decks.contents.card_labels import card_label
from play.models import Design, Playtest, PlaytestDeck
from play.queue.stages import halved
from play.queue.totals import playtest_summary
from play.trials.charts import difference_scale
from play.trials.decks import trial_decks
from play.trials.page import (
    Difference,
    TrialAnswer,
    games_left_sentence,
    link_pairs,
    make_difference,
)
from rules.english import count_of
from rules.playtest.trials.paired import PairCounts, difference_interval, pairs_to_decide
from rules.playtest.trials.results import SwapResult
from rules.playtest.trials.trial import Stage


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


@dataclass(frozen=True, slots=True)
class _Candidates:
    """The cards that are tried, by version, and the axis that their differences are drawn on."""

    playtest: Playtest
    decks: Sequence[PlaytestDeck]
    scale: float

    def row(self, version: int, counts: PairCounts, stage: int, state: str = "") -> CandidateRow:
        """Return the evidence for a candidate in a stage."""
        deck = self.decks[version]
        return CandidateRow(
            deck.card,
            card_label(deck.card) if deck.card else deck.name,
            version,
            make_difference(counts, self.scale),
            state,
            link_pairs(self.playtest, version=version, stage=stage),
        )


def swap_page(playtest: Playtest) -> SwapPage:
    """Return what the page of a swap shows of the games stored so far."""
    trial = playtest.trial
    found = halved(trial, playtest_summary(playtest))
    versions, _ = trial_decks(playtest)
    scale = difference_scale(list(_bounds(found)))
    candidates = _Candidates(playtest, versions, scale)
    is_swap = playtest.design == Design.SWAP
    best = None
    if found.best is not None:
        counts = found.confirmation if is_swap else dict(found.rounds[-1].standings)[found.best]
        best = candidates.row(found.best, counts, len(trial.stages) - 1)
    card_out = card_label(trial.card_out) if is_swap else ""
    return SwapPage(
        card_out=card_out,
        answer=(
            _answer(card_out, best, found.confirmation, found.is_over)
            if is_swap
            else _best_so_far(best)
        ),
        best=best,
        rounds=tuple(_rounds(found, trial.stages, candidates)),
        plan=tuple(
            f"{count_of(stage.versions - 1, 'card' if is_swap else 'version')}, "
            f"{stage.pairs:,} games"
            for stage in trial.stages
        ),
        scale=f"{100 * scale:.0f}",
    )


def _bounds(found: SwapResult) -> Iterator[float]:
    """Return the bounds of all intervals that the page shows."""
    for standings in (*(settled.standings for settled in found.rounds), found.under_way):
        for _, counts in standings:
            if counts.pairs:
                yield from difference_interval(counts)
    if found.confirmation.pairs:
        yield from difference_interval(found.confirmation)


def _rounds(
    found: SwapResult, stages: Sequence[Stage], candidates: _Candidates
) -> Iterator[RoundPanel]:
    """Return the rounds that are settled, and the one that is being played."""
    for number, settled in enumerate(found.rounds):
        rows = (
            candidates.row(version, counts, number, "stays" if version in settled.kept else "out")
            for version, counts in settled.standings
        )
        yield RoundPanel(f"Round {number + 1}", settled.games, tuple(rows))
    if any(counts.pairs for _, counts in found.under_way):
        number = len(found.rounds)
        ranked = sorted(found.under_way, key=lambda standing: -standing[1].difference)
        rows = (candidates.row(version, counts, number) for version, counts in ranked)
        yield RoundPanel(f"Round {number + 1}, being played", stages[number].pairs, tuple(rows))


def _best_so_far(best: CandidateRow | None) -> TrialAnswer:
    if best is None:
        return TrialAnswer("Not decided yet", "open", None, 0, "")
    note = "Its rounds flatter it: it was chosen because it did well. Fresh shuffles decide."
    games = 2 * best.difference.pairs
    return TrialAnswer(f"Best: {best.label}", "equal", best.difference, games, note)


def _answer(
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
    note = f"{best.label} did best. {games_left_sentence(pairs_to_decide(confirmation))}".strip()
    words = f"No card is clearly better than {out}"
    return TrialAnswer(words, "equal", best.difference, games, note)
