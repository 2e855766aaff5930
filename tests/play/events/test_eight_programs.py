"""Eight programs draft and play a Swiss event by the API of a site that is killed on the way.

One of them leaves after the first round. The standings at the end are calculated here anew.
"""

import os
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.play.api.test_tables import example
from tests.preparing import copy_prepared
from tests.processes import environment, eventually, python
from tests.servers import free_port
from tests.westmarch.serving import Serving, serving

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc"),
]

NAMES = ("elanor", "frodo", "gaffer", "halfred", "ioreth", "jago", "lobelia", "merry")
MAKE_TOKENS = """
import django
django.setup()
from datetime import timedelta
from tests.visitors import player
from westmarch.accounts.tokens import make_token
print(*(make_token(player(name), timedelta(days=1))[1] for name in {names}))
"""
SECONDS_TO_WAIT = 300


class Person:
    """A program with an account, which asks again where the site is down for a moment."""

    def __init__(self, site: Callable[[], str], token: str) -> None:
        self._site, self._token = site, token

    def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """Return the status of an answer and what it says."""
        until = time.monotonic() + SECONDS_TO_WAIT
        while time.monotonic() < until:
            try:
                status, answer = example().asking(self._site(), self._token)(method, address, body)
            except OSError:
                status, answer = 503, "The site starts again."
            if status != 503:
                return status, answer
            time.sleep(0.2)
        raise AssertionError(answer)

    def get(self, address: str) -> Any:
        status, answer = self.ask("GET", address)
        assert status == 200, answer
        return answer

    def send(self, address: str, body: Any) -> Any:
        status, answer = self.ask("POST", address, body)
        assert status in (200, 201), answer
        return answer


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Path:
    return copy_prepared(prepared, tmp_path_factory.mktemp("event") / "var")


@pytest.fixture(scope="module")
def site(house: Path) -> Iterator[Serving]:
    command = (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))
    env = environment(WESTMARCH_VAR=str(house))
    with serving(*command, env=env, output=house.parent / "output") as started:
        yield started


def test_eight_programs_draft_and_play_an_event(house: Path, site: Serving) -> None:
    code = MAKE_TOKENS.format(names=NAMES)
    tokens = python("-c", code, env=environment(WESTMARCH_VAR=str(house))).split()
    people = [Person(lambda: site.address, token) for token in tokens]

    draft = drafted(people, site)
    event = entered(people, draft)
    absent = people[5]
    for number in range(1, event["rounds"] + 1):
        people[0].send(f"events/{event['id']}/rounds/", {})
        if number == 2:
            kill_web_process(site)
        play_round(people, event, seed=number)
        if number == 1:
            absent.send(f"events/{event['id']}/drop/", {})
    people[0].send(f"events/{event['id']}/rounds/", {})

    for person in people:
        ended = person.get(f"events/{event['id']}/")
        assert ended["ended"] is not None
        check_rounds(ended)
        assert standings_of(ended) == calculated(ended["rounds_played"])


def kill_web_process(site: Serving) -> None:
    """Kill the web server and all of its processes at once."""
    parent = site.process.pid
    below = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    web = [int(pid) for pid in below if Path(f"/proc/{pid}/comm").read_text().strip() == "gunicorn"]
    assert web, site.said()
    os.kill(web[0], signal.SIGKILL)


def drafted(people: list[Person], site: Serving) -> Any:
    """Draft with all people; the web process is killed in the middle. Return the draft."""
    begun = people[0].send("drafts/", {"event": "fellowship-draft", "seats": 8, "friends": 7})
    secrets = [seat["invitation"] for seat in begun["seats"] if seat["invitation"]]
    for person, secret in zip(people[1:], secrets, strict=True):
        person.send(f"drafts/invitations/{secret}/", {})
    where, dice, turns = f"drafts/{begun['id']}/", random.Random(1), 0
    while True:
        over = [take(person, where, dice) for person in people]
        if all(over):
            break
        turns += 1
        if turns == 10:
            kill_web_process(site)
    picked = [person.get(where)["picks"] for person in people]
    assert {len(picks) for picks in picked} == {33}
    return people[0].get(where)


def take(person: Person, where: str, dice: random.Random) -> bool:
    """Take one of the three best cards before a person; return whether their draft is over."""
    draft = person.get(where)
    if draft["pack"]:
        card = dice.choice(draft["pack"][:3])["card"]
        status, answer = person.ask(
            "POST", f"{where}picks/", {"card": card, "number": draft["number"]}
        )
        # A pick that was stored before the site was killed isn't made twice.
        assert status == 200 or "already" in answer["detail"], answer
    return draft["pool"] is not None


def entered(people: list[Person], draft: Any) -> Any:
    """Begin the event of a draft; everybody builds a deck and locks it."""
    event = people[0].send("events/", {"draft": draft["id"]})
    for person in people:
        pool = person.get(f"events/{event['id']}/")["pool"].split("/")[-2]
        deck = person.send(f"pools/{pool}/decks/", {"how": "computer"})
        person.send(f"events/{event['id']}/deck/", {"deck": deck["slug"]})
    return event


def play_round(people: list[Person], event: Any, seed: int) -> None:
    """Play one match at its table, one seat in the computer's hands, the others by computers."""
    where = f"events/{event['id']}/"
    shown = people[0].get(where)
    by_place = {
        line["place"]: person
        for person in people
        for line in person.get(where)["standings"]
        if line["yours"]
    }
    matches = [
        match for match in shown["rounds_played"][-1]["matches"] if match["second"] is not None
    ]
    for match in matches[1:]:
        for place in (match["first"], match["second"]):
            by_place[place].send(f"{where}play/", {"how": "computer"})
    first, second = (by_place[matches[0][side]] for side in ("first", "second"))
    play_at_table(first, second, where, random.Random(seed))
    assert eventually(
        lambda: people[0].get(where)["rounds_played"][-1]["over"], seconds=SECONDS_TO_WAIT
    )


def play_at_table(first: Person, second: Person, where: str, dice: random.Random) -> None:
    """Sit two people down; one hands over their seat, the other chooses to the end."""
    for person in (first, second):
        person.send(f"{where}play/", {"how": "table"})
    [table] = [
        match["table"]
        for match in first.get(where)["rounds_played"][-1]["matches"]
        if match["table"] is not None
    ]
    address = "tables/" + table.split("/tables/")[1]
    second.send(f"{address}hand-over/", {"seat": 1, "player": "quick"})
    choose = example().choose_at_random(dice)
    while (position := first.get(address))["status"] == "playing":
        if not position["options"]:
            time.sleep(0.1)
            continue
        sent = {"revision": position["revision"], "choices": [choose(position)]}
        status, answer = first.ask("POST", f"{address}choices/", sent)
        assert status in (200, 409), answer


def check_rounds(event: Any) -> None:
    """Hold the pairings to the rules: nobody meets somebody twice, or plays after dropping."""
    met = set()
    for each in event["rounds_played"]:
        places = [match[side] for match in each["matches"] for side in ("first", "second")]
        present = [place for place in places if place is not None]
        assert len(present) == len(set(present)) == (8 if each["number"] == 1 else 7)
        for match in each["matches"]:
            assert match["result"] in ("first", "second", "draw")
            pair = frozenset((match["first"], match["second"]))
            assert pair not in met
            met.add(pair)


def standings_of(event: Any) -> list[tuple[Any, ...]]:
    """Return the standings as they are answered, equal players by their place."""
    shares = ("opponents", "opponents_opponents")
    return [
        (
            line["place"],
            line["points"],
            *(pytest.approx(line[share]) for share in shares),
            line["cumulative"],
        )
        for line in event["standings"]
    ]


def calculated(rounds: Any) -> list[tuple[Any, ...]]:
    """Return the standings by results alone: points, tie-breaks, the sum after each round."""
    points: dict[int, list[int]] = defaultdict(list)
    against: dict[int, list[int]] = defaultdict(list)
    won: dict[int, list[int]] = defaultdict(list)
    everybody = sorted(
        {match["first"] for match in rounds[0]["matches"]}
        | {match["second"] for match in rounds[0]["matches"]}
    )
    for each in rounds:
        for match in each["matches"]:
            if match["second"] is None:
                points[match["first"]].append(3)
                continue
            for side, other in (("first", "second"), ("second", "first")):
                gained = {side: 3, other: 0, "draw": 1}[match["result"]]
                points[match[side]].append(gained)
                won[match[side]].append(gained)
                against[match[side]].append(match[other])
    share = {
        place: max(Fraction(1, 3), Fraction(sum(won[place]), 3 * len(won[place])))
        for place in everybody
    }
    first = {place: mean(share[other] for other in against[place]) for place in everybody}
    second = {place: mean(first[other] for other in against[place]) for place in everybody}

    def line(place: int) -> tuple[Any, ...]:
        gained = points[place]
        adding = sum(sum(gained[: number + 1]) for number in range(len(gained)))
        return sum(gained), first[place], second[place], adding

    order = sorted(everybody, key=lambda place: (*(-part for part in line(place)), place))
    return [
        (place, line(place)[0], float(line(place)[1]), float(line(place)[2]), line(place)[3])
        for place in order
    ]


def mean(shares: Iterator[Fraction]) -> Fraction:
    listed = list(shares)
    return sum(listed, Fraction(0)) / len(listed)
