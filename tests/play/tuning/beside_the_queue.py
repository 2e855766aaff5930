"""What the test of real workers does in a process of its own: order a tuning run, look at it.

`order STEPS PAIRS SEED DECK...` prints the id of a new run. `look ID` prints how far it is, as
JSON.
"""

import json
import sys
from collections.abc import Callable
from uuid import UUID

import django

django.setup()

from play.models import TuningRun  # noqa: E402 - after Django is set up
from play.tuning.runs import order_run  # noqa: E402
from play.tuning.tasks import send_batch  # noqa: E402


def order(steps: str, pairs: str, seed: str, *decks: str) -> str:
    run = order_run(decks, int(steps), int(pairs), int(seed))
    send_batch(run)
    return str(run.pk)


def look(run_id: str) -> str:
    run = TuningRun.objects.get(pk=UUID(run_id))
    return json.dumps({"batch": run.batch, "state": run.state})


if __name__ == "__main__":
    asked, *words = sys.argv[1:]
    asked_for: dict[str, Callable[..., str]] = {"order": order, "look": look}
    print(asked_for[asked](*words))
