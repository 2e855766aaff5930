"""Ordering and cancelling playtests."""

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from decks.domain import create_deck, save_version
from play.models import Playtest, Status
from play.models.limits import OutOfBounds
from play.queue.orders import cancel_playtest, order_playtest
from play.requests.playtest import Entrant
from tests.expected import present
from tests.play.small_playtests import (
    ARAGORN,
    EOMER,
    begun,
    cards_of,
    entrant,
    merry_with_blanks,
    played,
    playtest_request,
)

pytestmark = pytest.mark.django_db


def test_an_ordered_playtest_waits_and_describes_the_games_asked_for() -> None:
    asked = playtest_request(games=30, seed=11)
    playtest = order_playtest(asked)
    assert playtest.status is Status.WAITING
    assert playtest.description() == asked.description()
    assert (playtest.games, playtest.seed, playtest.format) == (30, 11, "king-block")


def test_its_decks_stay_as_they_were_when_it_was_ordered() -> None:
    deck = create_deck("Riders", cards_of(ARAGORN))
    version = deck.versions.get()
    playtest = order_playtest(
        playtest_request(first=Entrant("Riders", cards_of(ARAGORN), "random", version))
    )
    before = playtest.description()
    save_version(deck, cards_of(EOMER))
    deck.delete()
    playtest = Playtest.objects.get(pk=playtest.pk)
    assert playtest.description() == before
    assert present(playtest.decks.first()).version is None


@pytest.mark.usefixtures("forgotten_card")
def test_cards_played_as_blanks_are_written_down() -> None:
    playtest = order_playtest(playtest_request(second=entrant(merry_with_blanks(), "Merry")))
    first, second = playtest.decks.all()
    assert first.blanks == []
    assert second.blanks


@pytest.mark.parametrize(("games", "seed"), [(0, 7), (10**7, 7), (10, -1), (10, 2**63)])
def test_what_is_out_of_bounds_is_not_written_down(games: int, seed: int) -> None:
    with pytest.raises(OutOfBounds):
        order_playtest(playtest_request(games, seed))
    assert not Playtest.objects.exists()


def test_addresses_cannot_be_guessed() -> None:
    first, second = order_playtest(playtest_request()), order_playtest(playtest_request())
    assert first.get_absolute_url() == f"/playtests/{first.pk}/"
    assert first.pk.version == second.pk.version == 4


def test_a_running_playtest_can_be_cancelled_once() -> None:
    playtest = begun()
    assert cancel_playtest(playtest)
    assert not cancel_playtest(playtest)
    playtest.refresh_from_db()
    assert playtest.status is Status.CANCELLED


def test_a_finished_playtest_cannot_be_cancelled() -> None:
    playtest = played()
    assert not cancel_playtest(playtest)
    playtest.refresh_from_db()
    assert playtest.status is Status.FINISHED


def test_the_database_holds_a_playtest_to_one_ending() -> None:
    playtest = played()
    with pytest.raises(IntegrityError, match="playtest_ends_one_way"), transaction.atomic():
        Playtest.objects.filter(pk=playtest.pk).update(cancelled=timezone.now())
