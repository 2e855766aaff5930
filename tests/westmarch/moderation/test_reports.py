"""The staff's page of reports, and what bans keep out."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from decks.comments.commenting import CommentRefused, comment, comments_on, report
from decks.models import Deck, Visibility
from decks.ownership import NOBODY, Visitor
from play.chat.reporting import report_message
from play.chat.saying import CannotSay, say
from play.models import Message, MessageReport, Silence, Table
from rules.construction.starters import starter
from tests.play.tables.two_people import SAM, table_of_two
from tests.programs import Program
from tests.visitors import KEEPER, deck_of, in_browser, player, signed_in
from westmarch.accounts.models import AddressBan
from westmarch.moderation import bans

pytestmark = pytest.mark.django_db

PAGE, ACT, LIFT = "/staff/reports/", "/staff/reports/act/", "/staff/reports/lift/"
# Addresses of the internet, and one that is nobody's.
ROUGE, NEXT_DOOR, LOCAL = "2001:4860:4860::8888", "2001:4860:4860::1", "127.0.0.1"
ELSEWHERE = "8.8.8.8"
ARAGORN = starter("rotk-aragorn-starter").deck


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    bans.forget()
    yield
    bans.forget()


@pytest.fixture(autouse=True)
def _old_enough(settings: Settings) -> None:
    settings.CHAT_ACCOUNT_HOURS = 0


@pytest.fixture
def gandalf() -> Client:
    """A moderator: on the staff, with the right and no more."""
    staff = player("gandalf")
    staff.is_staff = True
    staff.save()
    staff.user_permissions.add(Permission.objects.get(codename="change_messagereport"))
    return signed_in(staff)


@pytest.fixture
def gollum() -> User:
    return player("gollum")


@pytest.fixture
def shared() -> Deck:
    return deck_of(player("sam"), "Garden", ARAGORN, Visibility.PUBLIC)


def at_a_table(author: User, words: str = "Thieves!", came_from: str = ROUGE) -> Message:
    """Return a message that was said by the page and reported."""
    table = table_of_two(Visitor(author), free_text=True)
    client = signed_in(author)
    where = f"/tables/{table.pk}/talk/say/"
    client.post(where, {"seat": "1", "text": words}, REMOTE_ADDR=came_from)
    message = Message.objects.get(text=words)
    report_message(KEEPER, message, "Rude")
    return message


def act(client: Client, kind: str, number: int, action: str) -> int:
    return client.post(ACT, {"kind": kind, "id": number, "action": action}).status_code


def open_a_table(client: Client, came_from: str, **headers: Any) -> int:
    where = "/tables/new/?game=tcg"
    return client.post(where, {}, REMOTE_ADDR=came_from, **headers).status_code


class TestThePage:
    def test_messages_comments_and_decks_are_on_one_page(
        self, gandalf: Client, gollum: User, shared: Deck
    ) -> None:
        at_a_table(gollum)
        said = comment(gollum, shared, "Nasty hobbits")
        frodo = player("frodo")
        report(frodo, shared, "Insults", said)
        report(frodo, shared, "Not a garden")
        page = gandalf.get(PAGE).content.decode()
        for words in ("Thieves!", "Rude", "Nasty hobbits", "Insults", "Garden", "Not a garden"):
            assert words in page

    def test_what_several_reported_is_listed_once(
        self, gandalf: Client, gollum: User, shared: Deck
    ) -> None:
        said = comment(gollum, shared, "Nasty hobbits")
        for name in ("frodo", "merry", "pippin"):
            report(player(name), shared, f"{name} saw it", said)
        [each] = gandalf.get(PAGE).context["reports"]
        assert len(each.reasons) == 3

    def test_a_message_is_shown_with_what_was_said_before(
        self, gandalf: Client, gollum: User
    ) -> None:
        message = at_a_table(gollum)
        [each] = gandalf.get(PAGE).context["reports"]
        assert each.before == []
        said = Message.objects.create(
            table=message.table, seat=message.seat, number=9, text="Give it to us!"
        )
        report_message(KEEPER, said, "Rude")
        shown = {each.words: each.before for each in gandalf.get(PAGE).context["reports"]}
        assert shown["Give it to us!"] == ["gollum: Thieves!"]

    def test_closing_leaves_everything_as_it_is(self, gandalf: Client, gollum: User) -> None:
        message = at_a_table(gollum)
        assert act(gandalf, "message", message.pk, "close") == 302
        message.refresh_from_db()
        assert not message.hidden
        assert MessageReport.objects.get().handled
        assert gandalf.get(PAGE).context["reports"] == []

    def test_hiding(self, gandalf: Client, gollum: User, shared: Deck) -> None:
        message = at_a_table(gollum)
        said = comment(gollum, shared, "Nasty hobbits")
        frodo = player("frodo")
        report(frodo, shared, "Insults", said)
        report(frodo, shared, "Spam")
        for kind, number in (("message", message.pk), ("comment", said.pk), ("deck", shared.pk)):
            assert act(gandalf, kind, number, "hide") == 302
        message.refresh_from_db()
        shared.refresh_from_db()
        assert message.hidden
        assert comments_on(NOBODY, shared) == []
        assert shared.visibility == Visibility.PRIVATE
        assert gandalf.get(PAGE).context["reports"] == []

    def test_a_muted_author_says_nothing_anywhere(
        self, gandalf: Client, gollum: User, shared: Deck
    ) -> None:
        message = at_a_table(gollum)
        act(gandalf, "message", message.pk, "mute")
        with pytest.raises(CannotSay, match="silenced"):
            say(message.table_id, Visitor(gollum), 1, phrase="hello")
        with pytest.raises(CommentRefused, match="silenced"):
            comment(gollum, shared, "Still here")
        [silence] = Silence.objects.all()
        assert "gollum is muted until" in gandalf.get(PAGE).content.decode()
        gandalf.post(LIFT, {"silence": silence.pk})
        assert say(message.table_id, Visitor(gollum), 1, phrase="hello")

    def test_a_guest_is_muted_by_their_browser(self, gandalf: Client) -> None:
        table = table_of_two()
        message = say(table.pk, SAM, 1, phrase="hello")
        report_message(KEEPER, message, "Again and again")
        act(gandalf, "message", message.pk, "mute")
        with pytest.raises(CannotSay, match="silenced"):
            say(table.pk, SAM, 1, phrase="thanks")


class TestBans:
    def test_account_and_address_are_banned(self, gandalf: Client, gollum: User) -> None:
        browser = signed_in(gollum)
        program = Program(gollum)
        message = at_a_table(gollum)
        act(gandalf, "message", message.pk, "ban")
        gollum.refresh_from_db()
        assert not gollum.is_active
        assert browser.get("/account/")["Location"].startswith("/account/sign-in/")
        assert program.get("/api/v1/tables/").status_code == 401
        assert AddressBan.objects.count() == 1
        tables = Table.objects.count()
        for came_from, status in ((ROUGE, 403), (NEXT_DOOR, 403), (ELSEWHERE, 200)):
            assert open_a_table(Client(), came_from) == status, came_from
        assert Table.objects.count() == tables

    @pytest.mark.parametrize(
        "where",
        [
            "/tables/open/",
            "/tables/quick/",
            "/decks/new/",
            "/account/sign-up/",
            "/api/v1/verdicts/",
            "/api/v1/tables/",
            "/playtests/new/",
        ],
    )
    def test_nothing_is_written_from_a_banned_address(
        self, gandalf: Client, gollum: User, where: str
    ) -> None:
        act(gandalf, "message", at_a_table(gollum).pk, "ban")
        answer = Program(player("frodo")).post(where, {}, REMOTE_ADDR=NEXT_DOOR)
        assert answer.status_code == 403
        assert "to your address" in answer.content.decode()

    @pytest.mark.parametrize("where", ["/", "/tables/", "/decks/", "/account/sign-in/"])
    def test_reading_stays_open(self, gandalf: Client, gollum: User, where: str) -> None:
        act(gandalf, "message", at_a_table(gollum).pk, "ban")
        assert Client().get(where, REMOTE_ADDR=ROUGE).status_code == 200

    def test_staff_write_from_everywhere(self, gandalf: Client, gollum: User) -> None:
        act(gandalf, "message", at_a_table(gollum).pk, "ban")
        key = AddressBan.objects.get().pk
        assert gandalf.post(LIFT, {"ban": key}, REMOTE_ADDR=ROUGE).status_code == 302
        assert open_a_table(Client(), ROUGE) == 200

    def test_a_ban_ends_by_itself(self, gandalf: Client, gollum: User) -> None:
        act(gandalf, "message", at_a_table(gollum).pk, "ban")
        AddressBan.objects.update(until=timezone.now() - timedelta(seconds=1))
        bans.forget()
        assert open_a_table(Client(), ROUGE) == 200

    def test_a_claimed_address_is_not_believed(self, gandalf: Client, gollum: User) -> None:
        act(gandalf, "message", at_a_table(gollum).pk, "ban")
        assert open_a_table(Client(), ROUGE, headers={"X-Forwarded-For": ELSEWHERE}) == 403
        assert open_a_table(Client(), ELSEWHERE, headers={"X-Forwarded-For": ROUGE}) == 200

    def test_behind_a_proxy_the_visitor_is_banned_and_not_the_proxy(
        self, gandalf: Client, gollum: User, settings: Settings
    ) -> None:
        act(gandalf, "message", at_a_table(gollum).pk, "ban")
        settings.PROXIES = 1
        assert open_a_table(Client(), LOCAL, headers={"X-Forwarded-For": ROUGE}) == 403
        assert open_a_table(Client(), LOCAL, headers={"X-Forwarded-For": ELSEWHERE}) == 200
        claimed = {"X-Forwarded-For": f"{ELSEWHERE}, {ROUGE}"}
        assert open_a_table(Client(), LOCAL, headers=claimed) == 403

    def test_a_private_network_is_never_banned(self, gandalf: Client, gollum: User) -> None:
        act(gandalf, "message", at_a_table(gollum, came_from=LOCAL).pk, "ban")
        assert not AddressBan.objects.exists()
        gollum.refresh_from_db()
        assert not gollum.is_active

    def test_a_guest_is_banned_by_address_and_browser(self, gandalf: Client) -> None:
        table = table_of_two()
        guest = in_browser(Client(), SAM.browser)
        where = f"/tables/{table.pk}/talk/say/"
        guest.post(where, {"seat": "1", "phrase": "hello"}, REMOTE_ADDR=ROUGE)
        message = Message.objects.get()
        report_message(KEEPER, message, "Spam")
        act(gandalf, "message", message.pk, "ban")
        assert (
            guest.post(where, {"seat": "1", "phrase": "bye"}, REMOTE_ADDR=ROUGE).status_code == 403
        )
        with pytest.raises(CannotSay, match="silenced"):
            say(table.pk, SAM, 1, phrase="bye")

    def test_staff_are_not_banned_by_a_report(self, gandalf: Client) -> None:
        saruman = player("saruman")
        saruman.is_staff = True
        saruman.save()
        act(gandalf, "message", at_a_table(saruman).pk, "ban")
        saruman.refresh_from_db()
        assert saruman.is_active
        assert not AddressBan.objects.exists()


class TestStrangers:
    @pytest.fixture
    def reported(self, gollum: User) -> Message:
        return at_a_table(gollum)

    @pytest.mark.parametrize("who", ["a player", "a guest", "staff without the right"])
    def test_nobody_else_sees_or_does_anything(self, reported: Message, who: str) -> None:
        client = Client()
        if who != "a guest":
            user = player("merry")
            user.is_staff = who == "staff without the right"
            user.save()
            client = signed_in(user)
        status = 302 if who == "a guest" else 403
        assert client.get(PAGE).status_code == status
        assert act(client, "message", reported.pk, "ban") == status
        assert client.post(LIFT, {"ban": "x"}).status_code == status
        reported.refresh_from_db()
        assert not reported.hidden
        assert not MessageReport.objects.get().handled

    @pytest.mark.parametrize(
        ("kind", "number", "action"),
        [
            ("message", "0", "hide"),
            ("message", "x", "hide"),
            ("message", "9" * 30, "hide"),
            ("user", "1", "hide"),
            ("deck", "1", "hide"),
            ("message", "", "delete"),
            ("message\0", "1", "hide"),
        ],
    )
    def test_odd_requests_are_not_found(
        self, gandalf: Client, reported: Message, kind: str, number: str, action: str
    ) -> None:
        sent = {"kind": kind, "id": number or reported.pk, "action": action}
        assert gandalf.post(ACT, sent).status_code in (400, 404)
        assert not MessageReport.objects.get().handled

    @pytest.mark.parametrize(
        "sent", [{}, {"ban": "nobody"}, {"silence": "x"}, {"silence": "9" * 30}]
    )
    def test_lifting_what_is_not_there_changes_nothing(
        self, gandalf: Client, sent: dict[str, str]
    ) -> None:
        assert gandalf.post(LIFT, sent).status_code == 302

    def test_what_is_reported_is_escaped(self, gandalf: Client, gollum: User) -> None:
        message = at_a_table(gollum, "<img src=x onerror=alert(1)>")
        MessageReport.objects.update(reason="<script>alert(2)</script>")
        page = gandalf.get(PAGE).content.decode()
        assert message.text not in page
        assert "<script>alert(2)" not in page


class TestSwitches:
    def test_comments_can_be_switched_off(
        self, gollum: User, shared: Deck, settings: Settings
    ) -> None:
        settings.COMMENTS = False
        with pytest.raises(CommentRefused):
            comment(gollum, shared, "Hello")
        page = Client().get(shared.get_absolute_url()).content.decode()
        assert 'id="comments-title"' not in page

    def test_watching_can_be_switched_off(self, settings: Settings) -> None:
        table = table_of_two(watching="everybody", listed=True)
        where = f"/tables/{table.pk}/watch/"
        assert Client().get(where).status_code == 200
        settings.WATCHING = False
        for each in (where, f"{where}position/", f"/api/v1{where}"):
            assert Client().get(each).status_code == 404, each
        assert 'name="watching"' not in Client().get("/tables/open/").content.decode()

    def test_ratings_can_be_switched_off(self, gollum: User, settings: Settings) -> None:
        settings.RATED = False
        client = signed_in(gollum)
        assert 'name="rated"' not in client.get("/tables/open/").content.decode()
        seats = [{"deck": "rotk-aragorn-starter"}, {"player": "friend"}]
        terms = {"rated": True, "pace": "live", "choice_seconds": 20}
        deck_of(gollum, "Mine", ARAGORN)
        own = Deck.objects.get(owner=gollum).slug
        seats[0]["deck"] = own
        body = {"seats": seats, "terms": terms, "format": "king-block"}
        answer = Program(gollum).send("/api/v1/tables/", body)
        assert answer.status_code in (400, 429)
        assert not Table.objects.exists()
