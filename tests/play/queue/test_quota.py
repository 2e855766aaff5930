"""What one person may keep is bounded: open playtests, and games."""

from datetime import timedelta

import pytest
from django.utils import timezone

from decks.ownership import Visitor
from play.models import Playtest
from play.queue import quota
from play.queue.orders import cancel_playtest, delete_playtest, order_playtest
from play.queue.quota import MAX_OPEN, QuotaExceeded
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT, delete_expired
from tests.play.small_playtests import playtest_request
from tests.visitors import KEEPER, player

pytestmark = pytest.mark.django_db

ADDRESS = "address of Bree"


def ordered(games: int = 10, maker: Visitor = KEEPER) -> Playtest:
    return order_playtest(playtest_request(games=games), maker=maker, queue_key=ADDRESS)


def test_only_so_many_are_open() -> None:
    playtests = [ordered() for _ in range(MAX_OPEN)]

    with pytest.raises(QuotaExceeded, match="Wait or cancel one"):
        ordered()

    cancel_playtest(playtests[0])
    assert ordered()


def test_fresh_browsers_of_one_address_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MAX_OPEN_BY_ADDRESS", 3)
    for number in range(3):
        ordered(maker=Visitor(browser=f"browser {number}"))

    with pytest.raises(QuotaExceeded, match="Your network has too many"):
        ordered(maker=Visitor(browser="a fresh one"))

    assert ordered(maker=Visitor(player("frodo")))


@pytest.mark.parametrize("signed_in", [False, True])
def test_only_so_many_games_are_kept(monkeypatch: pytest.MonkeyPatch, signed_in: bool) -> None:
    monkeypatch.setattr(quota, "MAX_GAMES_WITHOUT_ACCOUNT", 100)
    monkeypatch.setattr(quota, "MAX_GAMES_OF_ACCOUNT", 100)
    maker = Visitor(player("frodo")) if signed_in else KEEPER
    first = ordered(games=60, maker=maker)

    with pytest.raises(QuotaExceeded, match="room for 40 more games"):
        ordered(games=41, maker=maker)

    assert ordered(games=40, maker=maker)
    cancel_playtest(first)
    first.refresh_from_db()
    delete_playtest(first)
    assert ordered(games=60, maker=maker)


def test_those_of_ended_sessions_go_and_those_of_accounts_stay() -> None:
    forgotten, kept = ordered(), ordered(maker=Visitor(player("frodo")))
    young = ordered()
    old = timezone.now() - KEPT_WITHOUT_ACCOUNT - timedelta(days=1)
    Playtest.objects.filter(pk__in=[forgotten.pk, kept.pk]).update(created=old)

    assert delete_expired(timezone.now()) == 1

    assert set(Playtest.objects.all()) == {kept, young}
