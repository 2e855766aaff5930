"""A browser's decks last as long as the browser is used."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone
from django.utils.timezone import localdate

from rules.tcg.deck import TcgDeck
from tests.visitors import in_browser, kept_deck
from westmarch.middleware.browser_sessions import IN_USE

pytestmark = pytest.mark.django_db

YEAR = timedelta(days=365)


def age(client: Client, days: int) -> None:
    """Let the client's session be that many days old."""
    session = client.session
    session[IN_USE] = (localdate() - timedelta(days=days)).isoformat()
    session.save()
    Session.objects.update(expire_date=timezone.now() + YEAR - timedelta(days=days))


def days_left() -> int:
    return (Session.objects.get().expire_date - timezone.now()).days


@pytest.fixture
def browser() -> Client:
    kept_deck("Knights", TcgDeck(None, None, (), ()))
    return in_browser(Client())


def test_looking_at_ones_decks_is_enough(browser: Client) -> None:
    age(browser, 300)

    browser.get("/decks/")

    assert days_left() >= 364


def test_it_is_noted_once_a_month_and_not_at_every_page(browser: Client) -> None:
    age(browser, 29)
    browser.get("/decks/")
    assert days_left() < 340

    age(browser, 30)
    browser.get("/decks/")
    assert days_left() >= 364


def test_who_only_reads_gets_no_session() -> None:
    client = Client()

    client.get("/decks/")

    assert not Session.objects.exists()
    assert "sessionid" not in client.cookies


def test_the_year_begins_with_the_first_deck() -> None:
    client = Client()

    client.post("/decks/new/", {"name": "Knights", "text": "1 7_1", "save": "1"})

    assert client.session[IN_USE] == localdate().isoformat()
    assert days_left() >= 364
