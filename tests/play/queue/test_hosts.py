"""Hosts, links and servers that fail while four hosts play: every game is counted once.

`python -m tests.play.queue.hosts` plays through all faults; these are the ones that end a playtest
if connections are waited for without end.
"""

import json
import sys

import pytest

from rules.players.strengths import EASY
from rules.playtest.ranges import play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import summarise
from tests.expected import tcg_description
from tests.network import missing_for_networks
from tests.play.queue.hosts import BROKERS
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, entrant, playtest_request
from tests.processes import environment, python

pytestmark = pytest.mark.nightly

GAMES = 1000
FAULTS = (
    "all readers of slow games are killed",
    "a host vanishes in a transaction",
    "the servers restart while a host is cut off",
)


@pytest.fixture(scope="module")
def digest() -> str:
    """Return the digest of the games, played here without queue or database."""
    first, second = (entrant(cards_of(slug), slug, EASY) for slug in (ARAGORN, EOMER))
    asked = playtest_request(GAMES, seed=2004, first=first, second=second)
    description = tcg_description(asked.description())
    return summarise(play_range(play_game, description, 0, GAMES)).digest


@pytest.mark.skipif(sys.platform != "linux", reason="needs network namespaces")
@pytest.mark.parametrize("broker", BROKERS)
def test_every_game_is_counted_once_whatever_fails(broker: str, digest: str) -> None:
    if missing := missing_for_networks():
        pytest.skip(missing)
    asked = ("--games", str(GAMES), "--player", EASY, "--broker", broker, "--fault", *FAULTS)

    said = python("-m", "tests.play.queue.hosts", *asked, env=environment(), seconds=1800)

    found = [json.loads(line) for line in said.splitlines()]
    assert [each["event"] for each in found] == list(FAULTS)
    assert {(each["digest"], each["once"]) for each in found} == {(digest, True)}
