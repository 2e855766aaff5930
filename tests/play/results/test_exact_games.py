"""Every figure of the results leads to exactly the games behind it."""

import re
from html import unescape

import pytest
from django.test import Client

from play.models import Playtest
from play.queue.execution import play_chunk, start
from play.queue.orders import order_playtest
from tests.play.small_lcg_playtests import MIRKWOOD
from tests.play.small_lcg_playtests import playtest_request as lcg_playtest_request
from tests.play.small_playtests import played
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

# A number of games, or a figure whose title says of how many games it is.
LINK = re.compile(
    r'<a href="([^"]*/find/\?[^"]*)"(?: title="[\d.]+ % of (\d+) games")?[^>]*>([^<]*)</a>'
)


def figures(client: Client, playtest: Playtest) -> list[tuple[str, int]]:
    """Return the figures of a page that lead to games: their addresses and numbers."""
    page = client.get(playtest.get_absolute_url()).content.decode()
    return [
        (unescape(address), int(games or text))
        for address, games, text in LINK.findall(page)
        if games or text.isdigit()
    ]


def assert_all_lead_to_their_games(client: Client, found: list[tuple[str, int]]) -> None:
    wrong = [
        (address, number, listed)
        for address, number in dict(found).items()
        if (listed := client.get(address).context["page"].paginator.count) != number
    ]
    assert wrong == []


def of_filter(found: list[tuple[str, int]], *names: str) -> list[tuple[str, int]]:
    return [(address, number) for address, number in found if all(n in address for n in names)]


def test_the_figures_of_a_tcg_playtest(client: Client) -> None:
    found = figures(client, played(games=24, chunk_games=12))
    for filters in (
        ["ending=killed", "site_a"], ["site_b"], ["moment=opening_hand"], ["moment=never_drawn"],
        ["moment=stuck"], ["moment=drawn"], ["moment=played"], ["least="], ["least_decisions="],
    ):  # fmt: skip
        assert of_filter(found, *filters), filters
    # Each kind of link, and some of the hundreds of cards.
    cards = of_filter(found, "moment=")
    others = [figure for figure in found if figure not in cards]
    assert_all_lead_to_their_games(client, [*others, *cards[::9]])


def test_the_figures_of_an_lcg_playtest(client: Client) -> None:
    playtest = order_playtest(lcg_playtest_request(games=8), maker=KEEPER)
    firsts = list(start(playtest.pk))
    while firsts:
        play_chunk(playtest.pk, firsts.pop(), firsts.append)
    playtest = Playtest.objects.get(pk=playtest.pk)
    assert playtest.scenario == MIRKWOOD
    found = figures(client, playtest)
    assert of_filter(found, "cause=", "stage=")
    assert of_filter(found, "least_decisions=")
    cards = of_filter(found, "moment=")
    others = [figure for figure in found if figure not in cards]
    assert cards
    assert_all_lead_to_their_games(client, [*others, *cards[::7]])
