"""What an improvement found, as plain values and as lines of text, for command, page and API."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from decks.contents.card_labels import card_label
from play.requests.improvement import change_words
from play.results.shares import interval_words, percent_words
from play.trials.comparison import comparison_json, points
from rules.playtest.improving.outcome import PathTrial, deciding_share
from rules.playtest.improving.path import Purpose, Terms
from rules.playtest.improving.proposing import Copies, change_between
from rules.playtest.trials.results import Comparison


def path_json(terms: Terms, trials: Sequence[PathTrial]) -> dict[str, Any]:
    """Return a path as plain values: its steps, each with the evidence, and the end."""
    finals = [trial for trial in trials if trial.purpose is Purpose.FINAL]
    steps: dict[int, dict[str, Any]] = {}
    for trial in trials:
        step = steps.setdefault(trial.step, {"step": trial.step, "kept": False})
        if trial.purpose is Purpose.PROPOSALS:
            step["proposals"] = _proposals_json(trial)
        elif trial.purpose is Purpose.CONFIRMATION:
            step["change"] = change_json(trial.versions[0], trial.versions[1])
            step["confirmation"] = _compared_json(trial.comparison(), trial)
            step["kept"] = bool(trial.played().best)
    return {
        "games": terms.games,
        "games_counted": terms.survey_games + sum(trial.played().games for trial in trials),
        "survey_games": terms.survey_games,
        "steps": list(steps.values()),
        "final": _final_json(finals[0]) if finals else None,
    }


def change_json(old: Copies, new: Copies) -> list[dict[str, Any]]:
    """Return which cards a version has more or fewer of, as plain values."""
    return [
        {"card": card, "name": card_label(card), "copies": copies}
        for card, copies in change_between(old, new).items()
    ]


def path_text(terms: Terms, trials: Sequence[PathTrial]) -> Iterator[str]:
    """Return what a path came to, line by line."""
    final = next((trial for trial in trials if trial.purpose is Purpose.FINAL), None)
    if final is None:
        yield "No better version was confirmed. Try more minutes, or let more cards change."
        return
    counts = final.comparison().counts
    share, bounds = deciding_share(counts)
    yield f"The improved deck against the first, {counts.pairs:,} pairs on fresh seeds:"
    yield f"  the first won {counts.old_wins:,} games, the improved one {counts.new_wins:,}"
    yield f"  difference: {points(counts)}"
    yield (
        f"  of {counts.only_new + counts.only_old:,} pairs that one of them alone won, "
        f"the improved one won {percent_words(share)} ({interval_words(bounds)})"
    )
    yield ""
    yield "Changes:"
    for line in change_lines(change_between(final.versions[0], final.versions[1])):
        yield f"  {line}"


def change_lines(change: Mapping[str, int]) -> list[str]:
    """Return a change card by card, what comes in first: "+2 Hobbit Sword (7 C 319)"."""
    signed = sorted(change.items(), key=lambda row: -row[1])
    return [
        f"{'+' if copies > 0 else '−'}{abs(copies)} {card_label(card)}" for card, copies in signed
    ]


def trial_line(trial: PathTrial) -> str:
    """Return what a trial of a path came to, in a line."""
    played = trial.played()
    if trial.purpose is Purpose.PROPOSALS:
        if not played.best:
            return f"Step {trial.step}: none of {len(played.counts)} versions did better"
        best = change_words(change_between(trial.versions[0], trial.versions[played.best]))
        found = points(played.counts[played.best - 1])
        return f"Step {trial.step}: best of {len(played.counts)} is {best}: {found} in its rounds"
    comparison = trial.comparison()
    if trial.purpose is Purpose.FINAL:
        return f"Final: {points(comparison.counts)} in {comparison.counts.pairs:,} pairs"
    low, high = comparison.estimate.interval
    words = "kept" if played.best else "not kept"
    return (
        f"Step {trial.step}: {words}, {100 * comparison.estimate.difference:+.1f} points "
        f"({100 * low:+.1f} to {100 * high:+.1f}) in {comparison.counts.pairs:,} pairs"
    )


def _proposals_json(trial: PathTrial) -> list[dict[str, Any]]:
    played = trial.played()
    return [
        {
            "change": change_json(trial.versions[0], version),
            "best": number == played.best,
            **comparison_json(counts, None),
        }
        for number, (version, counts) in enumerate(
            zip(trial.versions[1:], played.counts, strict=True), start=1
        )
    ]


def _compared_json(found: Comparison, trial: PathTrial) -> dict[str, Any]:
    return comparison_json(found.counts, trial.plan, found.state, found.estimate)


def _final_json(final: PathTrial) -> dict[str, Any]:
    counts = final.comparison().counts
    share, interval = deciding_share(counts)
    return {
        "change": change_json(final.versions[0], final.versions[1]),
        "confirmed": bool(final.played().best),
        "old_won": counts.old_wins,
        "new_won": counts.new_wins,
        "deciding_share": share,
        "deciding_interval": list(interval),
        **comparison_json(counts, None),
        "digest": final.summary.digest,
    }
