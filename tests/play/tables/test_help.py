"""Help at a table: hints and the odds of what may be drawn, from what a seat may know."""

from collections import Counter

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.games.reasons import BY_ITS_RULES, Answer, answer
from play.models import Table
from play.requests.table import TableRequest
from play.tables.hints import ALL_CHOSEN, NoHints, give_hint
from play.tables.inviting import join
from play.tables.keys import find_option
from play.tables.odds import describe_odds
from play.tables.playing import CannotChoose, NotYourTurn, Stale, choose
from rules.playtest.playing import player_seed
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
        assert hint["text"].startswith(hint["words"][0][:1].upper())
        choose(table.pk, present(table.to_choose), table.revision, hint["keys"])

    assert table.seats.get(place=0).hints == 6


def test_the_same_position_gets_the_same_hint() -> None:
    table = sit_down(tcg_request())
    table.refresh_from_db()

    assert give_hint(table.pk, present(table.to_choose), table.revision) == give_hint(
        table.pk, present(table.to_choose), table.revision
    )


@pytest.mark.parametrize("asked", [tcg_request(), lcg_request()])
def test_advice_leaves_the_game_as_it_is(asked: TableRequest) -> None:
    table = play_at_random(sit_down(asked), most=2)
    live = live_of(table)
    before = live.game.view(0), list(live.game.state.choices)

    live.face.advise(live.game, live.face.adviser(1))

    assert (live.game.view(0), list(live.game.state.choices)) == before


def why_by_strong(table: Table, place: int, choice: int) -> Answer:
    """Return why Strong, in this seat, would have made the choice that comes next."""
    live = live_of(table)
    strong = live.face.make_player("strong", player_seed(table.seed, table.number, place))
    seats = [strong if seat == place else None for seat in range(len(live.names))]
    choices = [*live.choices, choice]
    return answer(
        live.face,
        live.positions(),
        choices,
        live.steps,
        lambda _: seats,
        names=live.names,
        seat=place,
    )


def test_a_hint_agrees_with_what_strong_says_of_its_own_choice() -> None:
    """Hint and Why? show what the same player compares, in the same words."""
    table = sit_down(tcg_request())
    tried = 0
    for _ in range(40):
        table.refresh_from_db()
        if not table.is_playing or tried == 3:
            break
        place = present(table.to_choose)
        hint = give_hint(table.pk, place, table.revision)
        live = live_of(table)
        first = find_option(live.game.decision(), hint["keys"][0])
        if hint["measure"] == "chance" and len(hint["keys"]) == 1:
            tried += 1
            best, *_ = why_by_strong(table, place, present(first)).reasons
            assert best.words.removesuffix(BY_ITS_RULES).lower() == hint["words"][0].lower()
            assert f": {best.figure}." in hint["text"]
        choose(table.pk, place, table.revision, hint["keys"])
    assert tried == 3


def test_a_hint_goes_on_from_the_pairs_that_are_chosen() -> None:
    """No pair is advised again, and once all are chosen there is only to confirm."""
    table = sit_down(tcg_request())
    for _ in range(120):
        table.refresh_from_db()
        place = present(table.to_choose)
        hint = give_hint(table.pk, place, table.revision)
        if (
            len(hint["keys"]) > 1
            and live_of(table).face.question_name(live_of(table).game.decision())
            == "assign defenders"
        ):
            break
        choose(table.pk, place, table.revision, hint["keys"])
    first, *rest = hint["keys"]

    following = give_hint(table.pk, place, table.revision, [first])
    last = give_hint(table.pk, place, table.revision, hint["keys"])

    assert following["keys"] == rest
    assert (last["keys"], last["text"]) == ([], ALL_CHOSEN)
    with pytest.raises(CannotChoose):
        give_hint(table.pk, place, table.revision, ["nothing"])


def test_an_option_that_does_nothing_says_so_on_the_page_and_is_never_advised(
    client: Client,
) -> None:
    """With no threats, Frodo's 3 twilight would remove none."""
    table = sit_down(tcg_request())
    for _ in range(120):
        table.refresh_from_db()
        place = present(table.to_choose)
        position = client.get(f"{table.get_absolute_url()}position/").json()
        vain = {option["key"] for option in position["options"] if option.get("does_nothing")}
        hint = give_hint(table.pk, place, table.revision)
        if vain:
            break
        choose(table.pk, place, table.revision, hint["keys"])
    page = client.get(f"{table.get_absolute_url()}?seat={place}").content.decode()
    assert page.count("would do nothing") == len(vain) > 0
    assert not vain & {hint["keys"][0], *(other["keys"][0] for other in hint["others"])}


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
