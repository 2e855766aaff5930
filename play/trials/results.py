"""What a stored trial found: its facts and results, for pages, downloads and the API."""

from typing import Any

from play.models import Design, Playtest
from play.queue.totals import playtest_summary
from play.requests.trial_facts import TrialFacts
from play.trials.decks import trial_decks
from play.trials.report import trial_json
from rules.construction import Game
from rules.playtest.trials.summary import TrialSummary


def trial_facts(playtest: Playtest) -> TrialFacts:
    """Return what a report needs to know of a stored trial."""
    trial = playtest.trial
    versions, _ = trial_decks(playtest)
    return TrialFacts(
        Design(playtest.design),
        Game(playtest.game),
        trial.stages,
        trial.plan,
        tuple(deck.name for deck in versions),
        trial.card_out,
        trial.copies,
        tuple(deck.card for deck in versions[1:]),
    )


def stored_trial_json(playtest: Playtest) -> dict[str, Any]:
    """Return what a stored trial asked and found so far, as plain values."""
    versions, others = trial_decks(playtest)
    summary: TrialSummary = playtest_summary(playtest)
    return {
        "design": playtest.design,
        "versions": [deck.name for deck in versions],
        playtest.face.others: [deck.name for deck in others],
        "players": [deck.player for deck in (versions[0], *others[:1])],
        "format": playtest.format,
        "edition": playtest.edition,
        "scenario": playtest.scenario,
        "difficulty": playtest.difficulty,
        "day": playtest.day.isoformat() if playtest.day else None,
        "seed": playtest.seed,
        **trial_json(trial_facts(playtest), summary),
    }
