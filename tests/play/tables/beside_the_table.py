"""Players of a table in processes of their own: `make`, `play TABLE SEED CHOICES`, `at-once TABLE`,
`look TABLE`.

`play` chooses at random through the site's pages and prints the revision after each choice;
`play TABLE SEED until-thinking` goes on until the computer must choose. Several acts with `then`
between them are done one after another, as a process takes seconds to start; `made` is the table
that `make` made.
"""

import json
import sys
import threading
from collections.abc import Iterator
from itertools import groupby

import django

django.setup()

from django.db import connections  # noqa: E402
from django.test import Client  # noqa: E402

from decks.ownership import BROWSER_KEY  # noqa: E402
from play.models import Move, Table  # noqa: E402
from play.tables.live_games import live_games  # noqa: E402
from rules import rng  # noqa: E402
from rules.playtest.playing import play_choices  # noqa: E402
from tests.expected import present  # noqa: E402
from tests.play.tables.small_tables import (  # noqa: E402
    computer,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import BROWSER  # noqa: E402

JSON = {"Accept": "application/json", "host": "localhost"}
THREADS = 4
TURNS = 8
MOST_CHOICES = 1000


def browser() -> Client:
    """Return the browser that has the seat."""
    client = Client(headers={"host": "localhost"}, raise_request_exception=False)
    session = client.session
    session[BROWSER_KEY] = BROWSER
    session.save()
    client.cookies["sessionid"] = present(session.session_key)
    return client


def make(player: str) -> str:
    """Sit down against a computer player; print and return the table."""
    table = sit_down(tcg_request(computer(tcg_entrant("rotk-eomer-starter", player)), seed=11))
    print(table.pk, flush=True)
    return str(table.pk)


def play(table_id: str, seed: int, choices: int, *, until_thinking: bool = False) -> None:
    """Choose at random, so many times at most, and print each revision."""
    client = browser()
    dice = rng.seeded(seed)
    for _ in range(choices):
        position = client.get(f"/tables/{table_id}/position/").json()
        if position["status"] != "playing":
            break
        if not position["options"]:
            continue
        dice, place = rng.below(dice, min(3, len(position["options"])))
        sent = {"revision": position["revision"], "key": position["options"][place]["key"]}
        answer = client.post(f"/tables/{table_id}/choose/", sent, headers=JSON)
        print(answer.json().get("revision", answer.json()), flush=True)
        if until_thinking and Table.objects.get(pk=table_id).thinking:
            break


def at_once(table_id: str) -> None:
    """Send the same choice from several threads, again and again; print the statuses."""
    answers: list[list[int]] = []
    together = threading.Barrier(THREADS)

    def choose(place: int) -> None:
        client = browser()
        for _ in range(TURNS):
            position = client.get(f"/tables/{table_id}/position/").json()
            together.wait()
            sent = {"revision": position["revision"], "key": position["options"][0]["key"]}
            answer = client.post(f"/tables/{table_id}/choose/", sent, headers=JSON)
            answers.append([position["revision"], answer.status_code])
            together.wait()
        connections.close_all()

    threads = [threading.Thread(target=choose, args=(place,)) for place in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps(answers))


def look(table_id: str) -> None:
    """Print what is stored, and whether it is a game that the engine plays again."""
    table = Table.objects.get(pk=table_id)
    moves = list(Move.objects.filter(table=table).order_by("first"))
    choices = [place for move in moves for place in move.choices]
    *_, game = play_choices(table.kind.games(table.description(), 0), choices)
    live_games.forget()
    live = live_games.take(table, list(table.seats.all()))
    print(
        json.dumps(
            {
                "revision": table.revision,
                "status": table.status,
                "thinking": table.thinking,
                "steps": table.steps,
                "choices": len(choices),
                "firsts": [move.first for move in moves],
                "same": live.game == game,
                "people": sum(move.by.count("p") for move in moves),
            }
        )
    )


def acts(words: list[str]) -> Iterator[list[str]]:
    """Return the acts that are asked for, each with its own words."""
    for wanted, part in groupby(words, lambda word: word != "then"):
        if wanted:
            yield list(part)


def main(words: list[str]) -> None:
    made = ""
    for act, *rest in acts(words):
        if act == "make":
            made = make(rest[0] if rest else "quick")
            continue
        table, *more = rest
        table = made if table == "made" else table
        if act == "play":
            until_thinking = more[1] == "until-thinking"
            choices = MOST_CHOICES if until_thinking else int(more[1])
            play(table, int(more[0]), choices, until_thinking=until_thinking)
        elif act == "at-once":
            at_once(table)
        else:
            look(table)


if __name__ == "__main__":
    main(sys.argv[1:])
