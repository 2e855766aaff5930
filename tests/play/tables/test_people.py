"""People at a table: inviting, leaving, coming back, taking back, and their accounts."""

from collections.abc import Callable
from typing import Any

import pytest
from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.test import Client
from django.utils import timezone

from decks.ownership import Visitor
from play.models import Move, Table, TableStatus
from play.requests.playtest import NotPlayable
from play.requests.table import TableRequest
from play.tables.inviting import CannotJoin, join
from play.tables.kept_log import read_kept_log
from play.tables.leaving import (
    ABSENT_AFTER,
    NotOver,
    StillThere,
    come_back,
    delete_game,
    end_game,
    hand_over,
)
from play.tables.playing import Stale
from play.tables.position import step_seen
from play.tables.taking_back import NothingToTakeBack, take_back
from tests.expected import present
from tests.play.tables.small_tables import (
    computer,
    friend,
    lcg_entrant,
    lcg_request,
    live_of,
    mine,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.samples import store_samples
from tests.visitors import KEEPER, player
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

EOMER = "rotk-eomer-starter"
SAM = Visitor(browser="the-browser-of-sam")


def table_of_two(joined: Visitor = SAM) -> Table:
    """Return a game between the tests' browser and somebody who was invited."""
    table = sit_down(tcg_request(friend(tcg_entrant(EOMER))))
    join(table.seats.get(place=1).invitation, joined)
    table.refresh_from_db()
    return table


class TestInviting:
    def test_the_game_begins_with_the_last_seat(self) -> None:
        table = sit_down(tcg_request(friend(tcg_entrant(EOMER))))
        assert table.status == TableStatus.OPEN

        join(table.seats.get(place=1).invitation, SAM)

        table.refresh_from_db()
        assert table.status == TableStatus.PLAYING
        assert [seat.name for seat in table.seats.all()] == ["Guest", "Guest 2"]
        assert SAM.owns(table.seats.get(place=1))

    def test_a_friend_brings_a_deck_of_their_own(self) -> None:
        table = sit_down(tcg_request(friend()))
        invitation = table.seats.get(place=1).invitation
        with pytest.raises(CannotJoin, match="Choose a deck"):
            join(invitation, SAM)
        with pytest.raises(CannotJoin, match="LCG deck"):
            join(invitation, SAM, lcg_entrant("spirit"))

        join(invitation, SAM, tcg_entrant(EOMER))

        table.refresh_from_db()
        assert table.status == TableStatus.PLAYING
        assert table.seats.get(place=1).deck_name == EOMER

    def test_two_decks_with_the_same_hero_are_refused(self) -> None:
        table = sit_down(lcg_request(friend()))

        with pytest.raises(CannotJoin, match="Each hero is unique"):
            join(table.seats.get(place=1).invitation, SAM, lcg_entrant("leadership"))

    def test_an_invitation_is_good_for_one_person(self) -> None:
        table = table_of_two()

        with pytest.raises(Http404):
            join(table.seats.get(place=1).invitation, Visitor(browser="a-third"))

    def test_a_computer_player_can_take_the_place_of_a_friend_who_does_not_come(self) -> None:
        table = sit_down(tcg_request(friend(tcg_entrant(EOMER))))

        hand_over(table.pk, KEEPER, 1)

        table.refresh_from_db()
        assert table.status == TableStatus.PLAYING
        assert table.seats.get(place=1).player == "good"

    def test_a_seat_is_needed_of_ones_own(self) -> None:
        request = tcg_request()
        alone = type(request)(
            (computer(tcg_entrant(EOMER, "quick")), computer(tcg_entrant(EOMER, "quick"))),
            1,
            request.format,
            request.day,
        )
        with pytest.raises(NotPlayable, match="Take a seat yourself"):
            alone.find_warnings()

    def test_the_page_names_the_format_and_offers_only_decks_that_may_be_played(
        self, client: Client
    ) -> None:
        store_samples()
        table = sit_down(tcg_request(friend()))
        page = client.get(f"/tables/join/{table.seats.get(place=1).invitation}/")
        assert "Format: King block" in page.content.decode()
        offered = {slug for _, decks in page.context["decks"] for slug, _ in decks}
        assert "rotk-eomer-starter" in offered
        assert not {"core-leadership", "bl-arwen-starter"} & offered

    def test_by_the_page_without_an_account(self, client: Client) -> None:
        table = sit_down(tcg_request(friend(tcg_entrant(EOMER))))
        address = f"/tables/join/{table.seats.get(place=1).invitation}/"
        stranger = Client()
        assert b"Take the seat" in stranger.get(address).content

        answer = stranger.post(address)

        assert answer["Location"] == table.get_absolute_url()
        assert stranger.get(answer["Location"]).status_code == 200
        assert Client().get(address).status_code == 404


class TestLeaving:
    def test_a_computer_player_plays_on_and_gives_the_seat_back(self) -> None:
        table = table_of_two()

        hand_over(table.pk, SAM, 1, "easy")

        table.refresh_from_db()
        seat = table.seats.get(place=1)
        assert (seat.player, table.to_choose, table.is_playing) == ("easy", 0, True)
        assert seat.left is not None
        with pytest.raises(PermissionDenied):
            come_back(table.pk, KEEPER, 1)
        come_back(table.pk, SAM, 1)
        assert table.seats.get(place=1).player == ""

    def test_a_seat_that_is_handed_over_again_may_have_another_player(self) -> None:
        table = table_of_two()
        live = live_of(table)
        first = live.player(1, "easy", live.face.make_player)

        assert live.player(1, "easy", live.face.make_player) is first
        assert live.player(1, "random", live.face.make_player) is not first

    def test_nobody_hands_over_the_seat_of_somebody_who_is_there(self) -> None:
        table = table_of_two()
        absent = present(table.to_choose)
        other = (KEEPER, SAM)[1 - absent]
        with pytest.raises(StillThere):
            hand_over(table.pk, other, absent)
        Table.objects.filter(pk=table.pk).update(changed=timezone.now() - ABSENT_AFTER)

        hand_over(table.pk, other, absent)

        assert table.seats.get(place=absent).player == "good"

    def test_a_game_that_everybody_left_is_ended(self) -> None:
        table = table_of_two()
        hand_over(table.pk, SAM, 1)
        hand_over(table.pk, KEEPER, 0)

        table.refresh_from_db()

        assert table.status == TableStatus.ENDED

    def test_a_game_is_ended_by_who_is_alone_in_it(self) -> None:
        two = table_of_two()
        with pytest.raises(NotOver):
            end_game(two.pk, KEEPER)
        alone = sit_down(tcg_request())

        end_game(alone.pk, KEEPER)

        alone.refresh_from_db()
        assert alone.status == TableStatus.ENDED
        delete_game(alone.pk, KEEPER)
        assert not Table.objects.filter(pk=alone.pk).exists()

    def test_a_deleted_account_leaves_the_game_to_the_others(self) -> None:
        frodo = player("frodo")
        table = table_of_two(Visitor(frodo))
        own = sit_down(tcg_request(), Visitor(frodo))

        delete_account(frodo)

        seat = table.seats.get(place=1)
        assert (seat.name, seat.player, seat.owner) == ("Somebody", "good", None)
        assert not Table.objects.filter(pk=own.pk).exists()
        table.refresh_from_db()
        assert table.is_playing
        play_at_random(table, most=2)

    def test_signing_in_keeps_the_seats_of_the_browser(self, client: Client) -> None:
        table = sit_down(tcg_request())
        frodo = player("frodo")

        client.post("/account/sign-in/", {"username": "frodo", "password": "mellon-mellon"})

        assert table.seats.get(place=0).owner == frodo
        assert client.get(table.get_absolute_url()).status_code == 200


class TestTakingBack:
    @pytest.mark.parametrize("asked", [tcg_request, lcg_request])
    def test_the_last_move_and_all_that_followed_is_gone(
        self, asked: Callable[..., TableRequest]
    ) -> None:
        table = play_at_random(sit_down(asked(seed=11)), most=4)
        before = live_of(table).game.clone()
        steps, seen = table.steps, table.revision
        play_at_random(table, seed=5, most=1)

        take_back(table.pk, table.revision)

        table.refresh_from_db()
        assert table.steps == steps
        assert live_of(table).game.view(0) == before.view(0)
        assert table.revision == seen + 2
        # What was seen may be gone: all is shown again.
        assert step_seen(table, seen, live_of(table)) == -1
        assert sum(seat.taken_back for seat in table.seats.all()) == 1
        play_at_random(table, most=3)

    def test_the_log_says_so_and_so_it_does_of_a_game_that_was_ended(self, client: Client) -> None:
        table = play_at_random(sit_down(lcg_request()), most=3)
        where = f"{table.get_absolute_url()}position/"
        take_back(table.pk, table.revision)

        log = client.get(where).json()["log"]
        assert log[-1]["text"] == "The last move was taken back."
        play_at_random(table, most=1)
        assert "taken back" not in client.get(where).json()["log"][-1]["text"]

        end_game(table.pk, KEEPER)

        table.refresh_from_db()
        (last,) = client.get(where, {"seen": table.revision - 1}).json()["log"]
        assert "ended before it was over" in last["text"]
        assert last["text"] in client.get(table.get_absolute_url()).content.decode()

    def test_down_to_the_beginning_and_no_further(self) -> None:
        table = play_at_random(sit_down(lcg_request()), most=3)
        for _ in range(3):
            take_back(table.pk, table.revision)
            table.refresh_from_db()

        with pytest.raises(NothingToTakeBack, match="nothing to take back"):
            take_back(table.pk, table.revision)

        assert not Move.objects.filter(table=table).exists()

    def test_not_from_a_stale_tab(self) -> None:
        table = play_at_random(sit_down(lcg_request()), most=3)

        with pytest.raises(Stale):
            take_back(table.pk, table.revision - 1)

    def test_not_in_a_game_with_others(self) -> None:
        table = play_at_random(table_of_two(), most=2)

        with pytest.raises(NothingToTakeBack, match="other people"):
            take_back(table.pk, table.revision)

    def test_with_two_decks_in_ones_own_hands(self) -> None:
        table = play_at_random(sit_down(lcg_request(mine(lcg_entrant("spirit")))), most=3)
        steps = table.steps

        take_back(table.pk, table.revision)

        table.refresh_from_db()
        assert table.steps < steps


def filled(*positions: dict[str, Any]) -> dict[str, list[tuple[str, str]]]:
    """Return what stands in each slot of a page that was given positions one after another.

    A card without a piece stays as it is.
    """
    slots: dict[str, list[tuple[str, str]]] = {}
    for position in positions:
        boards = position["boards"]
        for number, step in enumerate(boards["steps"]):
            if boards["whole"] and not number:
                slots = {}
            for name, content in step["slots"].items():
                kept = dict(slots.get(name, []))
                slots[name] = [
                    (key, boards["pieces"][piece[0]] if piece else kept[key])
                    for key, *piece in content
                ]
    return {name: cards for name, cards in slots.items() if any(html for _, html in cards)}


class TestPages:
    def test_a_choice_by_a_form_leads_back_to_the_page(self, client: Client) -> None:
        table = sit_down(tcg_request())
        table.refresh_from_db()
        page = client.get(table.get_absolute_url())
        key = page.context["position"]["options"][0]["key"]
        sent = {"seat": "0", "revision": str(table.revision), "key": key}

        answer = client.post(f"{table.get_absolute_url()}choose/", sent)

        assert answer["Location"] == f"{table.get_absolute_url()}?seat=0"
        again = client.post(f"{table.get_absolute_url()}choose/", sent, follow=True)
        assert "Nothing was changed" in again.content.decode()

    def test_a_form_leads_to_whichever_of_your_seats_must_choose(self, client: Client) -> None:
        table = sit_down(lcg_request(mine(lcg_entrant("spirit"))))
        table.refresh_from_db()
        page = client.get(table.get_absolute_url())
        asked = page.context["seat"].place
        key = page.context["position"]["options"][0]["key"]
        sent = {"seat": str(asked), "revision": str(table.revision), "key": key}

        answer = client.post(f"{table.get_absolute_url()}choose/", sent)

        table.refresh_from_db()
        assert table.to_choose != asked
        assert answer["Location"] == f"{table.get_absolute_url()}?seat={table.to_choose}"
        shown = client.get(answer["Location"])
        assert shown.context["position"]["options"]
        assert b'aria-label="Your seats"' in shown.content

    def test_the_page_offers_to_hand_over_and_to_come_back(self, client: Client) -> None:
        alone = sit_down(tcg_request())
        assert b"hand-over/" not in client.get(alone.get_absolute_url()).content
        table = table_of_two()
        page = client.get(table.get_absolute_url())
        assert [seat.place for seat in page.context["leaving"].own] == [0]
        assert b"come-back/" not in page.content
        assert b"End the game" not in page.content

        left = client.post(f"{table.get_absolute_url()}hand-over/", {"seat": "0"}, follow=True)

        assert b"hand-over/" not in left.content
        assert b"come-back/" in left.content
        back = client.post(f"{table.get_absolute_url()}come-back/", {"seat": "0"}, follow=True)
        assert b"come-back/" not in back.content

    def test_a_player_who_lets_the_game_wait_can_be_replaced(self, client: Client) -> None:
        table = table_of_two()
        Table.objects.filter(pk=table.pk).update(to_choose=1, changed=timezone.now() - ABSENT_AFTER)

        page = client.get(table.get_absolute_url())

        assert "Go on without Guest 2" in page.content.decode()

    def test_a_script_is_answered_with_the_position(self, client: Client) -> None:
        table = sit_down(tcg_request(seed=11))
        table.refresh_from_db()
        json = {"Accept": "application/json"}
        where = f"{table.get_absolute_url()}position/"
        first = client.get(where).json()
        assert client.get(where, {"seen": first["revision"]}).json() == {
            "revision": first["revision"],
            "unchanged": True,
        }
        sent = {
            "seat": first["to_choose"],
            "revision": first["revision"],
            "key": first["options"][0]["key"],
        }

        answer = client.post(f"{table.get_absolute_url()}choose/", sent, headers=json)

        after = answer.json()
        assert after["revision"] == first["revision"] + 1
        assert after["from"] == first["steps"]
        assert len(after["boards"]["steps"]) == after["steps"] - first["steps"] + 1
        assert (first["boards"]["whole"], after["boards"]["whole"]) == (True, False)
        whole = client.get(where).json()
        assert filled(first, after) == filled(whole)
        stale = client.post(f"{table.get_absolute_url()}choose/", sent, headers=json)
        assert stale.status_code == 409
        assert stale.json()["refusal"].startswith("Nothing was changed")
        back = client.post(
            f"{table.get_absolute_url()}take-back/", {"revision": after["revision"]}, headers=json
        ).json()
        assert (back["steps"], len(back["boards"]["steps"])) == (first["steps"], 1)

    def test_a_table_of_older_rules_can_be_read_and_ended(self, client: Client) -> None:
        table = play_at_random(sit_down(tcg_request(seed=11)), most=8)
        take_back(table.pk, table.revision)
        written = live_of(table).lines(0)
        Table.objects.filter(pk=table.pk).update(rules_fingerprint="older")
        table.refresh_from_db()

        page = client.get(table.get_absolute_url()).content.decode()

        assert "older rules" in page
        assert read_kept_log(table, table.seats.get(place=0)) == written
        assert page.count("<li>") + page.count('<li class="replay-log__') >= len(written) > 5
        assert client.post(f"{table.get_absolute_url()}end/").status_code == 302
        table.refresh_from_db()
        assert table.status == TableStatus.ENDED
