"""What a stored trial found: its facts and results, for pages, downloads and the API."""

from typing import Any

from play.models import Design, Playtest, PlaytestDeck
from play.totals import playtest_summary
from play.trial_report import TrialFacts, trial_json
from rules.construction import Game
from rules.playtest.trial import game_place
from rules.playtest.trial_summary import TrialSummary


def trial_facts(playtest: Playtest) -> TrialFacts:
    """Return what a report needs to know of a stored trial."""
    trial = playtest.trial
    versions = list(playtest.decks.all())[: trial.versions]
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


def trial_seats(playtest: Playtest, game: int) -> list[PlaytestDeck]:
    """Return the decks that play a game of a trial: a version, then its opponent or partners."""
    trial = playtest.trial
    decks = list(playtest.decks.all())
    others = decks[trial.versions :]
    opponents = len(others) if playtest.game == Game.TCG else 1
    place = game_place(trial.stages, trial.entrants, opponents, game)
    version = decks[place.version]
    return [version, others[place.opponent]] if playtest.game == Game.TCG else [version, *others]


def stored_trial_json(playtest: Playtest) -> dict[str, Any]:
    """Return what a stored trial asked and found so far, as plain values."""
    trial = playtest.trial
    decks = list(playtest.decks.all())
    others = [deck.name for deck in decks[trial.versions :]]
    summary: TrialSummary = playtest_summary(playtest)
    return {
        "design": playtest.design,
        "versions": [deck.name for deck in decks[: trial.versions]],
        "opponents" if playtest.game == Game.TCG else "partners": others,
        "players": [deck.player for deck in (decks[0], *decks[trial.versions :][:1])],
        "format": playtest.format,
        "edition": playtest.edition,
        "scenario": playtest.scenario,
        "difficulty": playtest.difficulty,
        "day": playtest.day.isoformat() if playtest.day else None,
        "seed": playtest.seed,
        **trial_json(trial_facts(playtest), summary),
    }
