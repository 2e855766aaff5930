"""Several at once on a real PostgreSQL: nothing is lost, no one waits for ever, no page breaks."""

import json
from typing import Any

import pytest

from tests.processes import environment, python
from tests.servers import PostgreSQL

# Runs each race that it is given on an empty database; they print what came of them.
ONE_AFTER_ANOTHER = """
import sys
import django
django.setup()
from django.core.management import call_command
begin, *races = sys.argv[1:]
for race in races:
    call_command("flush", verbosity=0, interactive=False, inhibit_post_migrate=True)
    exec(begin + race, {})
"""

BEGIN = """
import json, random, threading
from django.contrib.auth.models import User
from django.db import connections
from django.test import Client
from decks.domain import create_deck
from decks.models import Deck, DeckVersion, Draft, DraftStep, Like, Tag
from decks.ownership import Visitor
from rules.construction.starters import starter

CARDS = starter("rotk-aragorn-starter").deck
PLAYERS = [User.objects.create(username=f"player-{n}") for n in range(5)]

def public_deck(player):
    deck = create_deck("Gardens", CARDS, maker=Visitor(player))
    Deck.objects.filter(pk=deck.pk).update(visibility="public")
    return deck

def at_once(act, times):
    answers = []
    def of(place):
        client = Client(raise_request_exception=False, headers={"host": "localhost"})
        client.force_login(PLAYERS[place])
        for turn in range(times):
            answer = act(place, turn, client)
            fault = getattr(answer, "exc_info", None)
            answers.append(f"{answer.status_code} {fault[1]!r}" if fault else answer.status_code)
        connections.close_all()
    threads = [threading.Thread(target=of, args=(place,)) for place in range(len(PLAYERS))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return {status: answers.count(status) for status in sorted(set(answers), key=str)}
"""

TAGS = """
decks = [public_deck(player) for player in PLAYERS]
words = ["ent", "orc", "elf", "man", "uruk", "dwarf"]
def tag(place, turn, client):
    chosen = random.Random(place * 100 + turn).sample(words, 4 * (turn % 2))
    sent = {"notes": "x", "tags": ",".join(chosen)}
    return client.post(f"/decks/{decks[place].slug}/notes/", sent)
answers = at_once(tag, 10)
left = sorted(Tag.objects.values_list("name", flat=True))
used = sorted(set(Deck.tags.through.objects.values_list("tag__name", flat=True)))
print(json.dumps([answers, left == used]))
"""

LIKES = """
deck = public_deck(PLAYERS[0])
PLAYERS = [PLAYERS[1]] * 5
def like(place, turn, client):
    return client.post(f"/decks/{deck.slug}/like/", {"like": str(turn % 2)})
print(json.dumps([at_once(like, 10), Like.objects.count() <= 1]))
"""

EDITS = """
deck = public_deck(PLAYERS[0])
PLAYERS = [PLAYERS[0]] * 5
def edit(place, turn, client):
    seen = Draft.objects.filter(deck=deck).values_list("revision", flat=True).first() or 1
    sent = {"card": "7_364", "zone": "draw-deck", "by": "1", "revision": seen}
    address = f"/decks/{deck.slug}/build/edit/"
    return client.post(address, sent, headers={"HX-Request": "true"})
answers = at_once(edit, 6)
pairs = DraftStep.objects.latest("number").contents["draw_deck"]
before = dict(CARDS.draw_deck).get("7_364", 0)
print(json.dumps([answers, dict(pairs)["7_364"] - before == answers.get(200)]))
"""

VERSIONS = """
deck = public_deck(PLAYERS[0])
PLAYERS = [PLAYERS[0]] * 5
def save(place, turn, client):
    sent = {"name": "Gardens", "text": f"{place + 1} 7_{300 + turn}", "save": "1"}
    return client.post(f"/decks/{deck.slug}/change/", sent)
answers = at_once(save, 6)
numbers = sorted(DeckVersion.objects.values_list("number", flat=True))
print(json.dumps([answers, numbers == list(range(1, 32))]))
"""

DELETING = """
PLAYERS = [PLAYERS[0]] * 5
decks = [public_deck(PLAYERS[0]) for _ in range(12)]
ways = [
    ("delete", {}),
    ("change", {"name": "x", "text": "1 7_1", "save": "1"}),
    ("notes", {"notes": "x", "tags": "ent"}),
    ("share", {"visibility": "unlisted"}),
    ("build/edit", {"card": "7_364", "zone": "draw-deck", "by": "1", "revision": "1"}),
]
def change(place, turn, client):
    way, sent = ways[place]
    return client.post(f"/decks/{decks[turn].slug}/{way}/", sent)
print(json.dumps([at_once(change, 12), not Deck.objects.exists()]))
"""

PLAYTESTS = """
deck = public_deck(PLAYERS[0])
PLAYERS = [PLAYERS[0]] * 5
import time
from play.queue import quota
from play.models import Playtest
quota.MAX_OPEN = 7
check_quota = quota.check_quota
def check_slowly(*asked):
    check_quota(*asked)
    time.sleep(0.1)
quota.check_quota = check_slowly
def ask(place, turn, client):
    sent = {"deck": deck.slug, "opponent": deck.slug, "games": "1", "format": "king-block"}
    sent |= {"deck_player": "random", "opponent_player": "random", "allow_illegal": "1"}
    return client.post("/playtests/new/", sent)
answers = at_once(ask, 4)
print(json.dumps([answers, Playtest.objects.count() == answers.get(302) == 7]))
"""

TOKENS = """
PLAYERS = [PLAYERS[0]] * 5
from knox.models import AuthToken
def ask(place, turn, client):
    return client.post("/account/tokens/", {"name": "Race", "days": "30"})
answers = at_once(ask, 8)
print(json.dumps([answers, AuthToken.objects.count() == 20]))
"""


# By name: the race, and how it may be answered.
RACES = {
    "tags that come and go with their last deck": (TAGS, {"302"}),
    "one player's likes in five tabs": (LIKES, {"302"}),
    "edits of one draft in five tabs": (EDITS, {"200", "409"}),
    "versions of one deck": (VERSIONS, {"302"}),
    "more tokens than an account may have": (TOKENS, {"200"}),
    "a deck deleted while it is used": (DELETING, {"200", "302", "404", "409"}),
    "more playtests than one may have open": (PLAYTESTS, {"200", "302"}),
}


@pytest.fixture(scope="module")
def came_of(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What came of each race: how often it was answered how, and whether all was well after it.

    They run in one process, which takes longer to start than a race does.
    """
    folder = tmp_path_factory.mktemp("races")
    env = environment(
        WESTMARCH_VAR=str(folder),
        WESTMARCH_DATABASE_URL=postgresql.migrated_database("races"),
        WESTMARCH_DEBUG="true",
    )
    races = [race for race, _ in RACES.values()]
    printed = python("-c", ONE_AFTER_ANOTHER, BEGIN, *races, env=env).splitlines()
    lines = [json.loads(line) for line in printed if line.startswith("[")]
    return dict(zip(RACES, lines, strict=True))


@pytest.mark.parametrize("race", RACES)
def test_who_come_together_are_all_served(race: str, came_of: dict[str, Any]) -> None:
    answers, as_it_should_be = came_of[race]

    assert set(answers) <= RACES[race][1]
    assert as_it_should_be
