"""What a test of real workers does in a process of its own: order a playtest, look at it.

`order GAMES [PLAYER [QUEUE_KEY [FORMAT DECK DECK]]]` prints the address of a new playtest.
`look ID` prints how far it is, as JSON. `hold ID` stores its last chunk half: the transaction never
ends.
"""

import json
import sys
import time
from collections.abc import Callable
from uuid import UUID

import django

django.setup()

from django.db import transaction  # noqa: E402

from play.models import Playtest  # noqa: E402
from play.queue.chunks import missing_chunks  # noqa: E402
from play.queue.execution import store  # noqa: E402
from play.queue.orders import order_playtest  # noqa: E402 - after Django is set up
from play.queue.tasks import send_on_commit  # noqa: E402
from play.queue.totals import playtest_summary  # noqa: E402
from rules.playtest.ranges import play_range  # noqa: E402
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, entrant, playtest_request  # noqa: E402


def new(
    games: str,
    player: str = "random",
    queue_key: str = "",
    format_slug: str = "king-block",
    *slugs: str,
) -> str:
    first, second = (entrant(cards_of(slug), slug, player) for slug in slugs or (ARAGORN, EOMER))
    playtest = order_playtest(
        playtest_request(int(games), 2004, first=first, second=second, format=format_slug),
        queue_key=queue_key,
    )
    send_on_commit(playtest)
    return str(playtest.pk)


def look(playtest_id: str) -> str:
    playtest = Playtest.objects.get(pk=UUID(playtest_id))
    summary = playtest_summary(playtest)
    chunks = list(playtest.chunks.values_list("first", flat=True))
    return json.dumps(
        {
            "stage": playtest.status,
            "games": summary.games,
            "digest": summary.digest,
            "chunks": chunks,
        }
    )


@transaction.atomic
def hold(playtest_id: str) -> str:
    playtest = Playtest.objects.get(pk=UUID(playtest_id))
    first = list(missing_chunks(playtest))[-1]
    store(playtest, first, play_range(playtest.kind.play_game, playtest.description(), first, 1))
    assert playtest.chunks.get(first=first).games == 1, "a worker was quicker"
    print("held", flush=True)
    time.sleep(3600)
    raise AssertionError("whoever asked for this ends it before")


if __name__ == "__main__":
    asked, *words = sys.argv[1:]
    asked_for: dict[str, Callable[..., str]] = {"order": new, "look": look, "hold": hold}
    print(asked_for[asked](*words), flush=True)
