"""Play a game by the API and choose at random among what is offered: an example for bots.

    python docs/play_at_random.py https://westmarch.example TOKEN \\
        --seat rotk-aragorn-starter=me --seat rotk-eomer-starter=good

Make the token on your account page. It needs nothing but Python. `play` is all there is to it: make
a table, then choose a key of an option until the game is over. A bot of yours is another `choose`.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

# What asks the API: a method, an address under /api/v1/ and a body, to the status and the answer.
Ask = Callable[[str, str, dict[str, Any] | None], tuple[int, dict[str, Any]]]
Choose = Callable[[dict[str, Any]], str]

WAIT = 0.5


def choose_at_random(dice: random.Random) -> Choose:
    """Return what takes any option, each as likely as the next, but bids as a player might."""

    def choose(position: dict[str, Any]) -> str:
        options = position["options"]
        if position["kind"] == "bid":
            options = options[:3]
        key: str = dice.choice(options)["key"]
        return key

    return choose


def play(ask: Ask, table: dict[str, Any], choose: Choose) -> dict[str, Any]:
    """Make a table, play it to its end, and return the last position with the table's `id`."""
    status, made = ask("POST", "tables/", table)
    if status != 201:
        raise SystemExit(made["detail"])
    address = f"tables/{made['id']}/"
    _, position = ask("GET", address, None)
    while position["status"] == "playing":
        if not position["options"]:
            # Somebody else chooses; programs wait a little before they look again.
            time.sleep(WAIT)
            _, position = ask("GET", address, None)
            continue
        sent = {
            "revision": position["revision"],
            "seat": position["seat"],
            "choices": [choose(position)],
        }
        status, answer = ask("POST", f"{address}choices/", sent)
        if status == 409:
            # The table has changed since: look again and choose anew.
            _, answer = ask("GET", address, None)
        elif status != 200:
            raise SystemExit(answer["detail"])
        position = answer
        if not position["options"] and position["status"] == "playing":
            _, position = ask("GET", address, None)
    return {"id": made["id"], **position}


def asking(site: str, token: str) -> Ask:
    """Return what asks a site with a token, and waits where it is told to."""

    def ask(method: str, address: str, body: dict[str, Any] | None) -> tuple[int, dict[str, Any]]:
        request = urllib.request.Request(
            f"{site.rstrip('/')}/api/v1/{address}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Token {token}", "Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            problem = json.load(refused)
            if refused.code == 429:
                time.sleep(problem["retry_after"])
                return ask(method, address, body)
            return refused.code, problem

    return ask


def main() -> None:
    """Read the command line, play and print how the game ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site")
    parser.add_argument("token")
    parser.add_argument("--seat", action="append", required=True, help="deck=player, me for you")
    parser.add_argument("--scenario", help="for LCG decks, such as passage-through-mirkwood")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    seats = [dict(zip(("deck", "player"), seat.split("="), strict=True)) for seat in asked.seat]
    table: dict[str, Any] = {"seats": seats}
    if asked.scenario:
        table["scenario"] = asked.scenario
    dice = random.Random(asked.seed)
    position = play(asking(asked.site, asked.token), table, choose_at_random(dice))
    print(position["result"])


if __name__ == "__main__":
    main()
