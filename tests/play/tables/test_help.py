"""Help at a table: hints and the odds of what may be drawn, from what a seat may know."""

from collections import Counter
from collections.abc import Callable

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.requests.table import TableRequest
from play.tables.hints import NoHints, give_hint
from play.tables.inviting import join
from play.tables.odds import describe_odds
from play.tables.playing import NotYourTurn, Stale, choose
from rules.lcg.players.advice import advise as advise_lcg
from rules.tcg.players.advice import advise as advise_tcg
from tests.expected import present
from tests.play.tables.small_tables import (
    friend,
    keys_of,
    lcg_entrant,
    lcg_request,
    live_of,
    mine,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")


@pytest.mark.parametrize("asked", [tcg_request(), lcg_request()], ids=["tcg", "lcg"])
def test_a_game_can_be_played_by_hints_alone_for_a_while(asked: TableRequest) -> None:
    table = sit_down(asked)
    for _ in range(6):
        table.refresh_from_db()
        hint = give_hint(table.pk, present(table.to_choose), table.revision)
        assert hint["keys"][0] in keys_of(table)
        assert all(hint["worth"] >= other["worth"] for other in hint["others"])
        assert hint["text"].startswith(hint["words"][0][:1].upper())
        choose(table.pk, present(table.to_choose), table.revision, hint["keys"])

    assert table.seats.get(place=0).hints == 6


def test_the_same_position_gets_the_same_hint() -> None:
    table = sit_down(tcg_request())
    table.refresh_from_db()

    assert give_hint(table.pk, present(table.to_choose), table.revision) == give_hint(
        table.pk, present(table.to_choose), table.revision
    )


@pytest.mark.parametrize(
    ("asked", "advise"), [(tcg_request(), advise_tcg), (lcg_request(), advise_lcg)]
)
def test_advice_leaves_the_game_as_it_is(
    asked: TableRequest, advise: Callable[..., object]
) -> None:
    table = play_at_random(sit_down(asked), most=2)
    game = live_of(table).game
    before = game.view(0), list(game.state.choices)

    advise(game, 1)

    assert (game.view(0), list(game.state.choices)) == before


def test_nobody_is_helped_against_other_people() -> None:
    table = sit_down(tcg_request(friend(tcg_entrant("rotk-eomer-starter"))))
    join(table.seats.get(place=1).invitation, SAM)
    table.refresh_from_db()

    with pytest.raises(NoHints):
        give_hint(table.pk, present(table.to_choose), table.revision)


def test_there_is_no_hint_for_what_is_past_or_another_s() -> None:
    table = sit_down(tcg_request(mine(tcg_entrant("rotk-eomer-starter"))))
    table.refresh_from_db()
    with pytest.raises(Stale):
        give_hint(table.pk, present(table.to_choose), table.revision - 1)

    with pytest.raises(NotYourTurn):
        give_hint(table.pk, 1 - present(table.to_choose), table.revision)


@pytest.mark.parametrize("asked", [tcg_request(seed=11), lcg_request()], ids=["tcg", "lcg"])
def test_the_odds_count_what_is_left_in_the_deck(asked: TableRequest) -> None:
    table = play_at_random(sit_down(asked), most=4)
    live = live_of(table)
    state = live.game.state

    odds = describe_odds(live, table.game, 0)

    left = Counter(state.blueprints[card].card.name for card in state.decks[0])
    assert odds["size"] == len(state.decks[0])
    assert {card["name"]: card["copies"] for card in odds["cards"]} == dict(left)
    assert sum(card["next"] for card in odds["cards"]) == pytest.approx(100, abs=2)
    assert all(card["next"] <= card["soon"] <= 100 for card in odds["cards"])
    # The order of the deck is not told.
    names = [card["name"] for card in odds["cards"]]
    assert names == sorted(names, key=lambda name: (-left[name], name))
    assert ("encounter" in odds) == (table.game == "lcg")


def test_with_two_heroes_more_the_encounter_deck_is_counted_with_its_shadow_cards() -> None:
    table = play_at_random(sit_down(lcg_request(mine(lcg_entrant("spirit")))), most=30)
    live = live_of(table)
    state = live.game.state
    shadows = sum(map(len, state.shadows.values()))

    odds = describe_odds(live, "lcg", 0)["encounter"]

    known = sum(bool(state.known[card] & 1) for card in state.encounter_deck)
    assert odds["size"] == len(state.encounter_deck)
    assert sum(card["copies"] for card in odds["cards"]) == odds["size"] + shadows - known


def test_a_question_is_put_to_you_with_what_it_means(client: Client) -> None:
    table = sit_down(lcg_request())
    alone = client.get(f"{table.get_absolute_url()}position/").json()
    table = sit_down(lcg_request(mine(lcg_entrant("spirit"))))
    both = client.get(f"{table.get_absolute_url()}position/").json()

    assert alone["question"] == "You decide whether to keep the opening hand"
    assert both["question"].endswith(" decides whether to keep the opening hand")
    assert alone["explanation"] == both["explanation"] != ""


def test_by_the_page(client: Client) -> None:
    table = sit_down(tcg_request())
    table.refresh_from_db()
    asked = {"revision": table.revision, "seat": table.to_choose}

    hint = client.post(
        f"{table.get_absolute_url()}hint/", asked, headers={"Accept": "application/json"}
    ).json()
    page = client.post(f"{table.get_absolute_url()}hint/", asked, follow=True).content.decode()
    odds = client.get(f"{table.get_absolute_url()}odds/").json()

    assert hint["text"] in page
    assert odds["size"] == sum(card["copies"] for card in odds["cards"])
    assert f"{odds['cards'][0]['next']}%" in page
