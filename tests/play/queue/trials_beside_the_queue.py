"""What tests of real workers do with trials in a process of its own.

`order NAME...` prints the ids of new trials. `look ID...` prints how far they are and what they
found, `undisturbed NAME...` what they find in one process without a queue. `deliver ID...` sends
every chunk that may be played once more, those that are stored too. All print JSON.
"""

import json
import sys
from collections.abc import Callable
from typing import Any
from uuid import UUID

import django

django.setup()

from play.models import Playtest  # noqa: E402
from play.queue.chunks import chunk_ranges  # noqa: E402
from play.queue.execution import games_played  # noqa: E402
from play.queue.orders import order_trial  # noqa: E402 - after Django is set up
from play.queue.tasks import play_chunk_task, send_on_commit  # noqa: E402
from play.requests.trial import TrialRequest  # noqa: E402
from play.trials.playing import play_trial  # noqa: E402
from play.trials.report import trial_json  # noqa: E402
from play.trials.results import stored_trial_json  # noqa: E402
from tests.play.small_trials import comparison, lcg_comparison, swap  # noqa: E402

# The sequential tests have an answer before all pairs are played.
TRIALS: dict[str, Callable[[], TrialRequest]] = {
    "short swap": lambda: swap(3, 100),
    "comparison": lambda: comparison(2000, seed=1, margin=0.1),
    "swap": lambda: swap(4, 300),
    "lcg comparison": lambda: lcg_comparison(200),
}


def order(*names: str) -> dict[str, str]:
    trials = {name: order_trial(TRIALS[name]()) for name in names}
    for trial in trials.values():
        send_on_commit(trial)
    return {name: str(trial.pk) for name, trial in trials.items()}


def look(*ids: str) -> list[dict[str, Any]]:
    return [
        {
            "stage": trial.status,
            "games": games_played(trial),
            "chunks": list(trial.chunks.values_list("first", flat=True)),
            "found": stored_trial_json(trial),
        }
        for trial in (Playtest.objects.get(pk=UUID(trial_id)) for trial_id in ids)
    ]


def undisturbed(*names: str) -> dict[str, dict[str, Any]]:
    found = {}
    for name in names:
        request = TRIALS[name]()
        *_, summary = play_trial(request)
        found[name] = trial_json(request.facts, summary)
    return found


def deliver(*ids: str) -> list[int]:
    sent = []
    for trial_id in ids:
        trial = Playtest.objects.get(pk=UUID(trial_id))
        for games in chunk_ranges(trial):
            for first in games[:: trial.chunk_games]:
                play_chunk_task.delay(trial_id, first)
                sent.append(first)
    return sent


if __name__ == "__main__":
    asked, *words = sys.argv[1:]
    commands: dict[str, Callable[..., Any]] = {
        "order": order, "look": look, "undisturbed": undisturbed, "deliver": deliver,
    }  # fmt: skip
    print(json.dumps(commands[asked](*words)))
