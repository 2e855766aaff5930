"""Email to people whose game by days waits for them."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.utils import timezone
from pytest_django.fixtures import Settings

from decks.ownership import Visitor
from play.lobby.mail import allow_turn_mail, mail_waiting_people
from play.models import Presence, Table
from play.tables.presence import note_presence
from tests.expected import present
from tests.play.tables.two_people import choose_first, table_of_two
from tests.visitors import player

pytestmark = pytest.mark.django_db

DAY = 86_400


@pytest.fixture
def people(settings: Settings) -> list[User]:
    """Return two accounts that may be written to, on a site that says where it is."""
    settings.SITE_ADDRESS = "https://westmarch.example.org"
    made = [player("frodo"), player("sam")]
    for each in made:
        allow_turn_mail(each, allowed=True)
    return made


def game_by_days(people: list[User]) -> Table:
    return table_of_two(Visitor(people[1]), Visitor(people[0]), pace="days", choice_seconds=DAY)


def let_pass(table: Table, seconds: float) -> None:
    Table.objects.filter(pk=table.pk).update(
        choosing_since=present(table.choosing_since) - seconds,
        deadline=present(table.deadline) - seconds,
    )


def send() -> list[str]:
    """Send what is due; return the subjects."""
    mail.outbox.clear()
    mail_waiting_people(timezone.now())
    return [str(message.subject) for message in mail.outbox]


def test_one_mail_a_turn_and_a_reminder(people: list[User]) -> None:
    table = game_by_days(people)
    assert send() == []
    let_pass(table, 600)
    assert send() == ["Your turn: King block"]
    assert mail.outbox[0].to == [people[present(table.to_choose)].email]
    assert f"https://westmarch.example.org/tables/{table.pk}/" in mail.outbox[0].body
    assert send() == []

    table.refresh_from_db()
    let_pass(table, 0.8 * DAY)
    [reminder] = send()
    assert "left for your turn" in reminder
    assert send() == []

    table.refresh_from_db()
    choose_first(table)
    assert table.notified == 0


def test_nobody_who_is_here_is_written_to(people: list[User]) -> None:
    table = game_by_days(people)
    let_pass(table, 600)
    note_presence(Visitor(people[present(table.to_choose)]))
    assert send() == []
    Presence.objects.update(seen=timezone.now() - timedelta(minutes=5))
    assert len(send()) == 1


def test_nobody_who_did_not_allow_it(people: list[User], settings: Settings) -> None:
    table = game_by_days(people)
    let_pass(table, 600)
    for each in people:
        allow_turn_mail(each, allowed=False)
    assert send() == []


def test_nobody_from_a_site_that_does_not_know_where_it_is(
    people: list[User], settings: Settings
) -> None:
    let_pass(game_by_days(people), 600)
    settings.SITE_ADDRESS = ""
    assert send() == []


def test_those_who_were_told_keep_nobody_from_being_told(
    people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.lobby.mail.MOST_AT_ONCE", 1)
    for seconds in (600, 500):
        let_pass(game_by_days(people), seconds)

    assert len(send()) == 1
    assert len(send()) == 1
    assert send() == []
