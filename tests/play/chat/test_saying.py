"""Saying something: phrases for everybody, words for accounts where the table allows them."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django.fixtures import Settings

from decks.ownership import Visitor
from play.chat.keeping import delete_old_messages
from play.chat.reading import messages_for
from play.chat.reporting import report_message
from play.chat.saying import CannotSay, mute, say
from play.models import Message, MessageReport, Table
from play.tables.offers import concede
from tests.play.tables.small_tables import seats_of
from tests.play.tables.two_people import SAM, choose_until, table_of_two
from tests.visitors import KEEPER, in_browser, player

pytestmark = pytest.mark.django_db


def words_for(visitor: Visitor, table: Table) -> list[str]:
    return [message.words for message in messages_for(visitor, table, seats_of(table))]


@pytest.fixture
def frodo() -> User:
    made = player("frodo")
    made.date_joined = timezone.now() - timedelta(days=30)
    made.save()
    return made


@pytest.fixture
def table(frodo: User) -> Table:
    """Return a game of Frodo's, which allows free words, with Sam, who has no account."""
    return table_of_two(maker=Visitor(frodo), free_text=True)


def test_everybody_says_phrases() -> None:
    table = table_of_two()
    say(table.pk, KEEPER, 0, phrase="good-luck")
    say(table.pk, SAM, 1, phrase="thanks")
    assert words_for(KEEPER, table) == ["Good luck", "Thank you"]
    shown = messages_for(SAM, table, seats_of(table))
    assert [(message.name, message.mine) for message in shown] == [("Guest", False), ("You", True)]


def test_an_account_writes_where_the_table_allows_it(table: Table, frodo: User) -> None:
    say(table.pk, Visitor(frodo), 0, text="  What about   second breakfast? ")
    assert words_for(SAM, table) == ["What about second breakfast?"]


def test_what_is_shouted_is_said_quietly(table: Table, frodo: User) -> None:
    say(table.pk, Visitor(frodo), 0, text="YOU SHALL NOT PASS")
    assert words_for(SAM, table) == ["You shall not pass"]


def test_muting_hides_what_somebody_says_from_you_alone() -> None:
    table = table_of_two()
    say(table.pk, SAM, 1, phrase="hello")
    mute(table.pk, KEEPER, 1, muted=True)
    assert words_for(KEEPER, table) == []
    assert words_for(SAM, table) == ["Hello"]
    mute(table.pk, KEEPER, 1, muted=False)
    assert words_for(KEEPER, table) == ["Hello"]


def test_people_say_goodbye_after_the_game_but_not_for_ever() -> None:
    table = table_of_two()
    concede(table.pk, SAM, 1)
    say(table.pk, SAM, 1, phrase="good-game")
    Table.objects.update(changed=timezone.now() - timedelta(hours=2))
    with pytest.raises(CannotSay, match="over an hour"):
        say(table.pk, KEEPER, 0, phrase="bye")


def test_messages_are_kept_as_long_as_the_operator_says(settings: Settings) -> None:
    settings.CHAT_DAYS = 7
    table = table_of_two()
    old, reported, new = (say(table.pk, SAM, 1, phrase=name) for name in ("hello", "nice", "bye"))
    report_message(KEEPER, reported, "Rude")
    long_ago = timezone.now() - timedelta(days=8)
    Message.objects.filter(pk__in=[old.pk, reported.pk]).update(created=long_ago)

    delete_old_messages(timezone.now())
    assert set(Message.objects.all()) == {reported, new}

    MessageReport.objects.update(handled=True)
    delete_old_messages(timezone.now())
    assert list(Message.objects.all()) == [new]


class TestPanel:
    def test_it_shows_who_is_here_and_what_they_say(self, client: Client) -> None:
        table = table_of_two()
        sam = in_browser(Client(), SAM.browser)
        sam.get(f"/tables/{table.pk}/talk/")
        sam.post(f"/tables/{table.pk}/talk/say/", {"phrase": "hello"})

        page = in_browser(client).get(f"/tables/{table.pk}/talk/").content.decode()

        assert "Hello" in page
        assert page.count("is-here") == 2

    def test_a_script_that_has_seen_it_all_gets_nothing(self, client: Client) -> None:
        table = table_of_two()
        in_browser(client)
        htmx = {"HX-Request": "true"}
        address = f"/tables/{table.pk}/talk/"
        token = client.get(address, headers=htmx).context["panel"].company.token
        token = client.get(address, headers=htmx).context["panel"].company.token

        assert client.get(f"{address}?seen={token}", headers=htmx).status_code == 204
        say(table.pk, SAM, 1, phrase="hello")
        assert client.get(f"{address}?seen={token}", headers=htmx).status_code == 200

    def test_a_refusal_is_shown_in_the_panel(self, client: Client) -> None:
        table = table_of_two()
        answer = in_browser(client).post(
            f"/tables/{table.pk}/talk/say/",
            {"text": "My own words"},
            headers={"HX-Request": "true"},
        )
        assert "Only phrases" in answer.content.decode()

    def test_two_agree_by_the_page(self, client: Client) -> None:
        table = choose_until(table_of_two(), 1)
        steps = table.steps
        in_browser(client).post(f"/tables/{table.pk}/talk/offer/", {"kind": "take_back"})
        sam = in_browser(Client(), SAM.browser)
        panel = sam.get(f"/tables/{table.pk}/talk/").context["panel"]
        assert (panel.offer.words, panel.offer.mine) == ("asks to take back the last move", False)

        sam.post(f"/tables/{table.pk}/talk/answer/", {"offer": panel.offer.id, "agree": "yes"})

        table.refresh_from_db()
        assert table.steps < steps
        assert words_for(SAM, table) == ["asks to take back the last move", "agree"]
