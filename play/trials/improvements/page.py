"""What the page of an improvement shows: its answer, and its path version by version."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.urls import reverse

from decks.contents.card_labels import card_label
from play.models import Improvement, Playtest
from play.queue.execution import games_played
from play.queue.improvements import (
    improvement_status,
    path_terms,
    path_trials,
    stage_parts,
    stored_request,
)
from play.results.labels import STATUSES
from play.results.shares import interval_words, percent_words
from play.trials.charts import difference_scale
from play.trials.page import Difference, TrialAnswer, make_difference
from rules.english import count_of
from rules.playtest.improving.outcome import PathTrial, deciding_share
from rules.playtest.improving.path import Purpose
from rules.playtest.improving.proposing import change_between
from rules.playtest.trials.paired import difference_interval

STAGE_WORDS = {
    Purpose.SURVEY: "Looking at how its cards fare",
    Purpose.PROPOSALS: "Trying {count}",
    Purpose.CONFIRMATION: "Confirming the best version on fresh shuffles",
    Purpose.FINAL: "Comparing the last version with the first on fresh shuffles",
}


@dataclass(frozen=True, slots=True)
class CardChange:
    """How many copies more or fewer of a card, with the sign, and whether they come in."""

    copies: str
    label: str
    comes: bool


@dataclass(frozen=True, slots=True)
class PathStep:
    """A step of a path: what was tried, what came of it, and the games behind it.

    `difference` is that of its confirmation, None where nothing was confirmed.
    """

    number: int
    is_kept: bool
    words: str
    level: str
    changes: tuple[CardChange, ...]
    difference: Difference | None
    proposals: str
    proposed: int
    confirmation: str


@dataclass(frozen=True, slots=True)
class ImprovementPage:
    """What the page of an improvement shows."""

    answer: TrialAnswer
    status_words: str
    status_level: str
    stage_words: str
    played: int
    games: int | None
    steps: tuple[PathStep, ...]
    changes: tuple[CardChange, ...]
    final: str
    share: str
    survey: str
    last_step: int
    scale: str


def improvement_page(improvement: Improvement) -> ImprovementPage:
    """Return what the page of an improvement shows of the games stored so far."""
    parts = path_trials(improvement)
    over = [(part, trial) for part, trial in parts if not part.is_open]
    scale = difference_scale(list(_bounds([trial for _, trial in over])))
    steps = tuple(_steps(over, scale))
    kept = [step.number for step in steps if step.is_kept]
    final = next(((part, trial) for part, trial in over if trial.purpose is Purpose.FINAL), None)
    terms = path_terms(improvement, stored_request(improvement))
    surveyed = improvement.playtests.filter(stage=0).order_by("column")
    status = improvement_status(improvement)
    words, level = STATUSES[status]
    now = stage_parts(improvement)
    return ImprovementPage(
        answer=_answer(improvement, final, len(kept), scale),
        status_words=words,
        status_level=level,
        stage_words=_stage_words(now) if improvement.is_open else "",
        played=sum(map(games_played, surveyed))
        + sum(trial.played().games for _, trial in over)
        + sum(games_played(part) for part, _ in parts if part.is_open),
        games=terms.games if terms is not None else None,
        steps=steps,
        changes=_changes(final[1]) if final is not None else (),
        final=final[0].get_absolute_url() if final is not None else "",
        share=_share_sentence(final[1]) if final is not None else "",
        survey=_survey_address(list(surveyed)),
        last_step=kept[-1] if kept else 0,
        scale=f"{100 * scale:.0f}",
    )


def _answer(
    improvement: Improvement,
    final: tuple[Playtest, PathTrial] | None,
    kept: int,
    scale: float,
) -> TrialAnswer:
    if final is None:
        if improvement.is_open:
            found = f"{count_of(kept, 'better version')} so far" if kept else "Not decided yet"
            return TrialAnswer(found, "open", None, 0, "")
        words = "No better version was confirmed"
        return TrialAnswer(words, "equal", None, 0, "Try more time, or let more cards change.")
    counts = final[1].comparison().counts
    difference = make_difference(counts, scale)
    if final[1].played().best:
        return TrialAnswer("The last version wins more", "new", difference, 2 * counts.pairs, "")
    words = "The last version is not clearly better"
    note = "Its steps were confirmed, but the fresh games do not show it. Try more time."
    return TrialAnswer(words, "equal", difference, 2 * counts.pairs, note)


def _stage_words(parts: Sequence[Playtest]) -> str:
    part = parts[0]
    words = STAGE_WORDS[Purpose(part.purpose)]
    versions = part.trial.versions - 1 if part.is_trial else 0
    return words.format(count=count_of(versions, "version"))


def _steps(over: Sequence[tuple[Playtest, PathTrial]], scale: float) -> Iterator[PathStep]:
    confirmations = {
        trial.step: (part, trial) for part, trial in over if trial.purpose is Purpose.CONFIRMATION
    }
    for part, trial in over:
        if trial.purpose is not Purpose.PROPOSALS:
            continue
        confirming = confirmations.get(trial.step)
        best = trial.played().best
        if confirming is None:
            words = "Being confirmed" if best else "None did better"
            yield PathStep(
                trial.step,
                False,
                words,
                "info" if best else "",
                _changes(trial, best) if best else (),
                None,
                part.get_absolute_url(),
                len(trial.versions) - 1,
                "",
            )
            continue
        confirmed, found = confirming
        is_kept = bool(found.played().best)
        comparison = found.comparison()
        yield PathStep(
            trial.step,
            is_kept,
            "Kept" if is_kept else "Not kept",
            "success" if is_kept else "",
            _changes(found),
            make_difference(comparison.counts, scale, comparison.estimate),
            part.get_absolute_url(),
            len(trial.versions) - 1,
            confirmed.get_absolute_url(),
        )


def _bounds(trials: Sequence[PathTrial]) -> Iterator[float]:
    """Return the bounds of all intervals that the page shows."""
    for trial in trials:
        if trial.purpose is Purpose.CONFIRMATION:
            yield from trial.comparison().estimate.interval
        elif trial.purpose is Purpose.FINAL:
            yield from difference_interval(trial.comparison().counts)


def _changes(trial: PathTrial, version: int = 1) -> tuple[CardChange, ...]:
    change = change_between(trial.versions[0], trial.versions[version])
    return tuple(
        CardChange(f"{'+' if copies > 0 else '−'}{abs(copies)}", card_label(card), copies > 0)
        for card, copies in sorted(change.items(), key=lambda row: -row[1])
    )


def _share_sentence(final: PathTrial) -> str:
    counts = final.comparison().counts
    share, bounds = deciding_share(counts)
    return (
        f"The first version won {counts.old_wins:,} games and the last one {counts.new_wins:,}. "
        f"Of {counts.only_new + counts.only_old:,} pairs that only one of them won, the last "
        f"version won {percent_words(share)} ({interval_words(bounds)})."
    )


def _survey_address(survey: Sequence[Playtest]) -> str:
    if not survey:
        return ""
    gauntlet = survey[0].gauntlet
    if gauntlet is not None:
        return reverse("play:gauntlet", args=[gauntlet])
    return survey[0].get_absolute_url()
