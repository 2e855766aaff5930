"""What a test of real workers does in a process of its own: order a playtest, look at it.

`order GAMES [PLAYER]` prints the address of a new playtest. `look ID` prints how far
it is, as JSON.
"""

import json
import sys
from collections.abc import Callable
from uuid import UUID

import django

django.setup()

from play.models import Playtest  # noqa: E402
from play.queue.orders import order_playtest  # noqa: E402 - after Django is set up
from play.queue.tasks import send_on_commit  # noqa: E402
from play.queue.totals import playtest_summary  # noqa: E402
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, entrant, playtest_request  # noqa: E402


def new(games: str, player: str = "random") -> str:
    decks = (entrant(cards_of(slug), slug, player) for slug in (ARAGORN, EOMER))
    playtest = order_playtest(
        playtest_request(int(games), 2004, first=next(decks), second=next(decks))
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


if __name__ == "__main__":
    asked, *words = sys.argv[1:]
    asked_for: dict[str, Callable[..., str]] = {"order": new, "look": look}
    print(asked_for[asked](*words), flush=True)
