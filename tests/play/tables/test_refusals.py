"""Why a card cannot be used now: on the page, and nothing of hidden cards."""

import pytest
from django.test import Client

from play.requests.table import TableRequest
from play.tables.leaving import end_game
from tests.play.tables.small_tables import (
    lcg_request,
    live_of,
    play_at_random,
    sit_down,
    tcg_request,
)
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("asked", [tcg_request(), lcg_request()], ids=["tcg", "lcg"])
def test_the_page_says_why_it_does_not_offer_a_card(client: Client, asked: TableRequest) -> None:
    table = play_at_random(sit_down(asked), most=5)
    game = live_of(table).game
    offered = {option.card for option in game.options()}
    where = f"{table.get_absolute_url()}why-not/"

    for card in game.state.hands[0]:
        found = client.get(where, {"card": card, "seat": 0}).json()
        assert found["name"]
        if card in offered:
            assert not found["refusals"]
        for refusal in found["refusals"]:
            assert refusal["deed"]
            assert refusal["why"].endswith(".")
            assert refusal["rule"]
            cited = refusal["rule"].startswith(("Comprehensive Rules", "Core rules"))
            assert refusal["rule_address"].startswith(f"/rules/{table.game}/") == cited
    page = client.get(where, {"seat": 0}).content.decode()
    assert page.count('scope="row"') >= len(game.state.hands[0])


@pytest.mark.parametrize(
    ("asked", "rule"),
    [(tcg_request(), "/rules/tcg/bid/"), (lcg_request(), "/rules/lcg/mulligan/")],
    ids=["tcg", "lcg"],
)
def test_a_question_leads_to_its_rule(client: Client, asked: TableRequest, rule: str) -> None:
    table = sit_down(asked)

    page = client.get(table.get_absolute_url(), {"seat": 0}).content.decode()

    assert f'<a href="{rule}" target="_blank" data-explanation-rule>Rules</a>' in page


def test_nothing_is_said_of_a_hidden_card(client: Client) -> None:
    table = sit_down(tcg_request())
    state = live_of(table).game.state
    where = f"{table.get_absolute_url()}why-not/"

    for hidden in (state.decks[0][0], state.decks[1][0], 9_000):
        assert client.get(where, {"card": hidden}).status_code == 404


def test_a_game_that_was_ended_refuses_everything(client: Client) -> None:
    table = sit_down(tcg_request())
    state = live_of(table).game.state
    card = state.ring_bearer[0]
    end_game(table.pk, KEEPER)

    found = client.get(f"{table.get_absolute_url()}why-not/", {"card": card}).json()

    assert [refusal["why"] for refusal in found["refusals"]] == ["The game is over."]
