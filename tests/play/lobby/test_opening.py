"""Opening tables, finding them in the lobby, and losing them again."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from decks.ownership import Visitor
from play.lobby import snapshot
from play.lobby.leaving import cancel, close_abandoned, stand_up
from play.lobby.open_tables import waiting_tables
from play.lobby.opening import open_table
from play.lobby.quick import find_quick_game, tables_that_fit
from play.models import Presence, Seat, Silence, Table, TableStatus
from play.queue.quota import QuotaExceeded
from play.requests.playtest import NotPlayable
from play.requests.terms import read_terms
from play.tables.inviting import join
from play.tables.leaving import NotOver
from play.tables.listing import open_tables_of
from rules.construction.starters import starter
from tests.play.lobby.small_lobby import asked_for, entrant_of, waiting_table
from tests.play.tables.two_people import LIVE, SAM, STRANGER
from tests.samples import store_samples
from tests.strangers import SECRET
from tests.visitors import BROWSER, KEEPER, deck_of, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db

ARAGORN = "rotk-aragorn-starter"


@pytest.fixture(autouse=True)
def _samples() -> Iterator[None]:
    store_samples()
    snapshot.forget()
    yield
    snapshot.forget()


def let_people_leave(minutes: int) -> None:
    """Move back when everybody was seen, and when tables were made."""
    long_ago = timezone.now() - timedelta(minutes=minutes)
    Presence.objects.update(seen=long_ago)
    Table.objects.update(created=long_ago)


class TestOpening:
    def test_a_table_is_opened_in_two_clicks(self, client: Client) -> None:
        form = in_browser(client).get("/tables/open/").context["form"]
        sent = {field.name: field.value() for field in form if field.value()}
        sent["watch_delay"] = "0"

        answer = client.post("/tables/open/", {"game": "tcg", **sent})

        table = Table.objects.get()
        assert answer["Location"] == table.get_absolute_url()
        assert (table.listed, table.pace, table.format) == (True, "live", "king-block")
        page = client.get(table.get_absolute_url()).content.decode()
        assert "Waiting for somebody to sit down" in page
        assert table.seats.get(place=1).invitation in page

    def test_a_page_of_a_deck_leads_there(self, client: Client) -> None:
        in_browser(client)
        deck = kept_deck("Mine", starter("rotk-eomer-starter").deck)
        form = client.get(f"/tables/open/?deck={deck.slug}").context["form"]
        assert form["deck"].value() == deck.slug
        assert form["format"].value() == "king-block"

    def test_companions_are_looked_for_in_the_lcg(self, client: Client) -> None:
        in_browser(client)
        fields = {
            "game": "lcg",
            "deck": "core-leadership",
            "format": "lcg-introductory",
            "scenario": "journey-down-the-anduin",
            "difficulty": "standard",
            "others": "2",
            "clock": "none",
            "found_by": "lobby",
            "watching": "everybody",
            "watch_delay": "0",
        }
        assert client.post("/tables/open/", fields).status_code == 302
        page = Client().get("/tables/").content.decode()
        assert "Journey Down the Anduin" in page
        assert "2 seats free for companions" in page
        assert "Join them" in page

    def test_a_deck_that_is_not_legal_is_refused(self) -> None:
        with pytest.raises(NotPlayable, match="isn’t legal"):
            asked_for(ARAGORN, format="fellowship-block")

    def test_an_account_is_needed_for_rating(self) -> None:
        asked = asked_for(ARAGORN, read_terms({"listed": True, "rated": True, **LIVE}))
        with pytest.raises(QuotaExceeded, match="need an account"):
            open_table(asked, KEEPER, "")

    def test_nobody_fills_the_lobby(self, settings: Settings) -> None:
        settings.OPEN_TABLES = 2
        for _ in range(2):
            waiting_table(KEEPER, queue_key="address a")
        for visitor in (KEEPER, STRANGER):
            with pytest.raises(QuotaExceeded, match="2 open tables"):
                waiting_table(visitor, queue_key="address a")
        assert waiting_table(SAM, queue_key="address b")

    def test_the_operator_closes_the_lobby(self, client: Client, settings: Settings) -> None:
        settings.LOBBY = False
        with pytest.raises(QuotaExceeded, match="closed"):
            waiting_table(KEEPER)
        page = client.get("/tables/").content.decode()
        assert "lobby is closed" in page
        assert "Quick game" not in page

    def test_somebody_silenced_opens_none(self) -> None:
        Silence.objects.create(queue_key="address a", until=timezone.now() + timedelta(days=1))
        with pytest.raises(QuotaExceeded, match="for a while"):
            waiting_table(KEEPER, queue_key="address a")


class TestLobby:
    def test_it_shows_what_waits_and_what_is_played(self) -> None:
        client = Client()
        table = waiting_table(KEEPER, note="Beginners welcome", **LIVE)
        page = client.get("/tables/").content.decode()
        for words in ("King block", "1 min + 20 s", "Beginners welcome", "Aragorn starter deck"):
            assert words in page
        assert f"/tables/join/{table.seats.get(place=1).invitation}/" in page

        join(table.seats.get(place=1).invitation, SAM, entrant_of("rotk-eomer-starter"))
        snapshot.forget()
        page = client.get("/tables/").content.decode()
        assert "Running now" in page
        assert "Sit down" not in page

    def test_a_private_deck_is_not_named(self, client: Client) -> None:
        frodo = player("frodo")
        deck = deck_of(frodo, SECRET, starter(ARAGORN).deck)
        table = waiting_table(Visitor(frodo), deck.slug)
        page = client.get("/tables/").content.decode()
        assert "a deck of their own" in page
        assert SECRET not in page
        free = table.seats.get(place=1)
        invitation = client.get(f"/tables/join/{free.invitation}/").content.decode()
        assert "frodo: a deck of their choice" in invitation
        assert SECRET not in invitation

    def test_only_listed_tables_are_shown(self) -> None:
        waiting_table(KEEPER, listed=False)
        assert waiting_tables() == []

    @pytest.mark.parametrize(("shown", "found"), [("tcg", True), ("lcg", False), ("fit", False)])
    def test_filters(self, client: Client, shown: str, found: bool) -> None:
        waiting_table(SAM)
        page = client.get(f"/tables/?show={shown}").content.decode()
        assert ("Sit down" in page) is found

    def test_tables_that_my_decks_fit(self, client: Client) -> None:
        waiting_table(SAM)
        in_browser(client)
        kept_deck("Mine", starter("rotk-eomer-starter").deck)
        assert "Sit down" in client.get("/tables/?show=fit").content.decode()

    def test_a_page_that_has_seen_it_is_answered_without_a_query(
        self, client: Client, django_assert_num_queries: object
    ) -> None:
        waiting_table(KEEPER)
        token = client.get("/tables/now/").context["token"]
        with django_assert_num_queries(0):  # type: ignore[operator]
            assert client.get(f"/tables/now/?seen={token}").status_code == 204
        snapshot.forget()
        waiting_table(SAM)
        assert client.get(f"/tables/now/?seen={token}").status_code == 200

    def test_your_own_table_is_yours(self, client: Client) -> None:
        waiting_table(KEEPER)
        page = in_browser(client).get("/tables/").content.decode()
        assert ">Yours</a>" in page
        assert "Sit down" not in page


class TestQuickGame:
    def test_it_joins_the_first_table_that_fits(self) -> None:
        first = waiting_table(KEEPER, **LIVE)
        waiting_table(STRANGER, **LIVE)
        found = find_quick_game(SAM, entrant_of("rotk-eomer-starter"), "live", "")
        assert (found.table, found.opened) == (first, False)
        first.refresh_from_db()
        assert first.is_playing

    @pytest.mark.parametrize(
        ("deck", "clock"), [("rotk-eomer-starter", "days"), ("core-leadership", "live")]
    )
    def test_it_opens_one_where_none_fits(self, deck: str, clock: str) -> None:
        waiting_table(KEEPER, **LIVE)
        found = find_quick_game(SAM, entrant_of(deck), clock, "")
        assert found.opened
        assert SAM.owns(found.table.seats.get(place=0))
        assert len(waiting_tables()) == 2

    def test_it_joins_neither_your_own_table_nor_a_rated_one(self) -> None:
        waiting_table(KEEPER, **LIVE)
        waiting_table(Visitor(player("frodo")), rated=True, **LIVE)
        cards = entrant_of("rotk-eomer-starter").cards
        assert tables_that_fit(KEEPER, cards) == []

    def test_it_says_that_a_rated_table_would_fit(self, client: Client) -> None:
        waiting_table(Visitor(player("frodo")), rated=True, **LIVE)
        frodo = Visitor(player("sam"))
        in_browser(client, "some-browser")
        answer = client.post(
            "/tables/quick/", {"deck": "rotk-eomer-starter", "pace": "live"}, follow=True
        )
        assert "A rated table fits your deck too" in answer.content.decode()
        assert not find_quick_game(frodo, entrant_of("core-leadership"), "live", "").rated

    def test_the_computer_is_played_meanwhile(self, client: Client) -> None:
        in_browser(client)
        waiting = waiting_table(KEEPER)
        answer = client.post(f"/tables/{waiting.pk}/meanwhile/")
        game = Table.objects.exclude(pk=waiting.pk).get()
        assert answer["Location"] == game.get_absolute_url()
        assert game.is_playing
        words = client.get("/tables/meanwhile/").content.decode()
        assert "Your table waits" in words

        join(waiting.seats.get(place=1).invitation, SAM, entrant_of("rotk-eomer-starter"))
        words = client.get(f"/tables/meanwhile/?table={waiting.pk}").content.decode()
        assert "Somebody sat down" in words


class TestLosing:
    def test_a_table_is_cancelled_by_its_maker_alone(self) -> None:
        table = waiting_table(KEEPER)
        with pytest.raises(PermissionDenied):
            cancel(table.pk, SAM)
        cancel(table.pk, KEEPER)
        assert not Table.objects.exists()

    def test_a_game_that_has_begun_is_not(self) -> None:
        table = waiting_table(KEEPER)
        join(table.seats.get(place=1).invitation, SAM, entrant_of("rotk-eomer-starter"))
        with pytest.raises(NotOver):
            cancel(table.pk, KEEPER)
        with pytest.raises(NotOver):
            stand_up(table.pk, SAM)

    def test_who_stands_up_frees_the_seat_and_takes_the_deck_along(self) -> None:
        table = waiting_table(KEEPER, others=2)
        invitation = table.seats.get(place=1).invitation
        join(invitation, SAM, entrant_of("rotk-eomer-starter"))
        with pytest.raises(PermissionDenied):
            stand_up(table.pk, STRANGER)

        stand_up(table.pk, SAM)

        seat = table.seats.get(place=1)
        assert (seat.is_free, seat.contents, seat.by_person) == (True, None, False)
        assert seat.invitation != invitation

    def test_a_table_is_hidden_and_then_closed_once_its_people_are_gone(self) -> None:
        waiting_table(KEEPER)
        let_people_leave(minutes=3)
        assert waiting_tables() == []
        assert close_abandoned(timezone.now()) == 0
        let_people_leave(minutes=16)
        assert close_abandoned(timezone.now()) == 1

    def test_a_table_by_days_waits_for_days(self) -> None:
        waiting_table(KEEPER, pace="days", choice_seconds=86_400)
        let_people_leave(minutes=24 * 60)
        assert len(waiting_tables()) == 1
        assert close_abandoned(timezone.now()) == 0

    def test_open_tables_of_a_browser_belong_to_the_account_that_signs_in(
        self, client: Client
    ) -> None:
        waiting_table(KEEPER)
        frodo = player("frodo")
        in_browser(client, BROWSER).post(
            "/account/sign-in/", {"username": "frodo", "password": "mellon-mellon"}
        )
        assert len(open_tables_of(Visitor(frodo))) == 1
        assert Seat.objects.get(place=0).owner == frodo
        assert signed_in(frodo).get("/tables/").status_code == 200
        assert Table.objects.get().status == TableStatus.OPEN


class TestCompanions:
    def test_three_people_play_a_scenario(self) -> None:
        terms = read_terms({"listed": True, "pace": "live", "choice_seconds": 60})
        asked = asked_for(
            "core-leadership",
            terms,
            format="lcg-introductory",
            others=2,
            scenario="passage-through-mirkwood",
        )
        table = open_table(asked, KEEPER, "")
        for visitor, sphere in ((SAM, "core-spirit"), (STRANGER, "core-lore")):
            found = find_quick_game(visitor, entrant_of(sphere), "live", "")
            assert (found.table, found.opened) == (table, False)

        table.refresh_from_db()
        assert table.is_playing
        assert table.deadline is not None

    def test_only_decks_without_their_heroes_are_offered(self, client: Client) -> None:
        asked = asked_for(
            "core-leadership",
            read_terms({"listed": True}),
            format="lcg-introductory",
            others=2,
            scenario="passage-through-mirkwood",
        )
        table = open_table(asked, KEEPER, "")
        assert [seat.name for seat in table.seats.all()] == ["Guest", "Friend 2", "Friend 3"]
        page = client.get(f"/tables/join/{table.seats.get(place=1).invitation}/")
        offered = {slug for _, decks in page.context["decks"] for slug, _ in decks}
        assert "core-spirit" in offered
        assert "core-leadership" not in offered

    def test_the_second_to_take_a_seat_is_led_to_the_next(self, client: Client) -> None:
        table = waiting_table(KEEPER, others=2)
        first, second = (table.seats.get(place=place).invitation for place in (1, 2))
        join(first, SAM, entrant_of("rotk-eomer-starter"))
        assert client.get(f"/tables/join/{first}/")["Location"] == f"/tables/join/{second}/"
        Table.objects.update(listed=False)
        assert client.get(f"/tables/join/{first}/").status_code == 404

    def test_two_heroes_of_the_same_name_do_not_meet(self) -> None:
        asked = asked_for(
            "core-leadership",
            read_terms({"listed": True, "pace": "live", "choice_seconds": 60}),
            format="lcg-introductory",
            scenario="passage-through-mirkwood",
        )
        open_table(asked, KEEPER, "")
        assert find_quick_game(SAM, entrant_of("core-leadership"), "live", "").opened
