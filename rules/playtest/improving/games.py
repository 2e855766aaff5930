"""Playing a share of an improvement's games, in any process: nothing here needs the database."""

from typing import Any

from rules.construction import Game
from rules.playtest.kinds import KINDS, TRIAL_KINDS
from rules.playtest.ranges import play_range
from rules.playtest.trials.summary import TrialSummary
from rules.playtest.trials.trial import Trial

# A game, what decides its games, the first game and how many.
Share = tuple[Game, Any, int, int]


def play_plain(share: Share) -> Any:
    """Play games of a playtest and return their summary; GameFailed where one stops."""
    game, description, first, count = share
    kind = KINDS[game]
    return kind.summarise(play_range(kind.play_game, description, first, count))


def play_trial(share: Share) -> TrialSummary:
    """Play games of a trial and return their summary; GameFailed where one stops."""
    game, trial, first, count = share
    assert isinstance(trial, Trial), "a share of a trial has its description"
    kind = TRIAL_KINDS[game]
    return kind.summarise(play_range(kind.play_game, trial, first, count))
