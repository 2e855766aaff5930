"""The playtests of sample decks that the start page shows."""

from io import StringIO

import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from decks.models import Deck, Visibility
from play.models import Playtest
from play.playtests.samples import order_sample_playtests, sample_playtest, watched_game
from rules.construction import Game
from tests.play.sample_playtests import ordered_samples, played_samples

pytestmark = pytest.mark.django_db


def test_one_of_each_game_is_ordered_and_belongs_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    playtests = ordered_samples(monkeypatch)

    assert {playtest.game for playtest in playtests} == {Game.TCG, Game.LCG}
    assert all(playtest.owner is None and not playtest.browser for playtest in playtests)
    assert all(not deck.blanks for playtest in playtests for deck in playtest.decks.all())


@pytest.mark.parametrize("fingerprint", ["rules_fingerprint", "players_fingerprint"])
def test_they_are_ordered_once_for_each_version_of_the_rules_and_players(
    monkeypatch: pytest.MonkeyPatch, fingerprint: str
) -> None:
    ordered_samples(monkeypatch)

    assert order_sample_playtests() == 0
    Playtest.objects.filter(game=Game.TCG).update(**{fingerprint: "of an earlier version"})
    assert order_sample_playtests() == 1


def test_one_that_failed_is_ordered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ordered_samples(monkeypatch)
    Playtest.objects.filter(game=Game.LCG).update(failed=timezone.now())

    assert order_sample_playtests() == 1


def test_without_sample_decks_nothing_is_ordered() -> None:
    out = StringIO()
    call_command("order_sample_playtests", stdout=out)

    assert out.getvalue() == "Sample playtests: 0 ordered.\n"
    assert not Playtest.objects.exists()


def test_only_a_finished_one_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    ordered_samples(monkeypatch)
    assert sample_playtest(Game.TCG) is None

    Playtest.objects.all().delete()
    cache.clear()
    played_samples(monkeypatch)

    shown = sample_playtest(Game.TCG)
    assert shown is not None
    assert 0 <= watched_game(shown.pk) < shown.games


def test_one_whose_deck_staff_made_private_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    played_samples(monkeypatch)
    Deck.objects.filter(slug="rotk-aragorn-starter").update(
        sample=False, visibility=Visibility.PRIVATE
    )

    assert sample_playtest(Game.TCG) is None
    assert sample_playtest(Game.LCG) is not None


def test_nobody_can_delete_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    playtest = played_samples(monkeypatch)[0]

    assert client.post(f"{playtest.get_absolute_url()}delete/").status_code == 403
    assert Playtest.objects.filter(pk=playtest.pk).exists()
