"""How decks with a card fare in public playtests, on the card's page."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from cards.search.index import index
from decks.models import Deck, Visibility
from decks.ownership import NOBODY, Visitor
from decks.suggestions.company import company_in
from play.models import CardFigures, Playtest
from play.queue.execution import play_chunk, start
from play.queue.orders import order_playtest
from play.queue.totals import playtest_summary
from play.requests.playtest import enter
from play.results.card_figures import card_figures, count_figures
from rules.construction import Game
from rules.playtest.statistics.card_statistics import Moment
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, playtest_request
from tests.visitors import KEEPER, deck_of, player

pytestmark = pytest.mark.django_db

NOW = timezone.now()


@pytest.fixture
def decks() -> list[Deck]:
    owner: User = player("frodo")
    return [
        deck_of(owner, name, cards_of(starter), Visibility.PUBLIC)
        for name, starter in (("Knights", ARAGORN), ("Riders", EOMER))
    ]


def played_by(
    decks: list[Deck],
    players: tuple[str, ...] = ("quick",) * 4,
    games: int = 6,
    maker: Visitor = NOBODY,
) -> Playtest:
    first, second, *more = (
        enter(deck.name, deck.versions.get().cards(), name, deck.versions.get())
        for deck, name in zip(decks, players, strict=False)
    )
    request = playtest_request(games, first=first, second=second, more=tuple(more))
    playtest = order_playtest(request, maker=maker)
    chunks = list(start(playtest.pk))
    while chunks:
        play_chunk(playtest.pk, chunks.pop(0), send=chunks.append)
    playtest.refresh_from_db()
    assert playtest.finished
    return playtest


def test_the_figures_are_those_of_the_playtests(decks: list[Deck]) -> None:
    summary = playtest_summary(played_by(decks))
    played_by(decks)
    card = next(
        card for card, tally in summary.cards[0].cards.items()
        if tally.games(Moment.PLAYED) and card not in summary.cards[1].cards
    )  # fmt: skip
    tally = summary.cards[0].cards[card]

    assert count_figures(NOW)

    (row,) = card_figures(Game.TCG, [card])
    assert row.name == "King block"
    assert row.games == 2 * summary.decided
    assert row.played_games == 2 * tally.games(Moment.PLAYED)
    assert row.won is not None
    assert row.won.rate == pytest.approx(100 * summary.wins[0] / summary.decided)
    assert row.played is not None
    assert row.played.low <= row.played.rate <= row.played.high


@pytest.mark.parametrize("players", [("quick", "random"), ("random", "random"), ("quick", "easy")])
def test_a_deck_in_weaker_hands_moves_no_figure(
    decks: list[Deck], players: tuple[str, str]
) -> None:
    played_by(decks, players, games=2)

    assert count_figures(NOW)

    assert not CardFigures.objects.exists()


def test_the_playtests_of_visitors_without_an_account_move_no_figure(decks: list[Deck]) -> None:
    played_by(decks, games=2, maker=KEEPER)

    assert count_figures(NOW)

    assert not CardFigures.objects.exists()


def test_one_person_moves_a_figure_only_so_far(
    decks: list[Deck], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.queue.execution.MAX_CHUNK_GAMES", 1)
    monkeypatch.setattr("play.queue.execution.TIMED_SECONDS", 0.0)
    monkeypatch.setattr("play.results.card_figures.MAX_GAMES", 3)
    monkeypatch.setattr("play.results.card_figures.MAX_GAMES_OF_MAKER", 5)
    frodo = Visitor(decks[0].owner)
    for _ in range(3):
        played_by(decks, games=4, maker=frodo)
    site = played_by(decks, games=2)

    assert count_figures(NOW)

    most = max(CardFigures.objects.values_list("games", flat=True))
    # A card of both decks counts for each.
    assert 0 < most <= 2 * (5 + site.games)


def test_hidden_decks_give_no_figures_once_they_are_counted_again(decks: list[Deck]) -> None:
    played_by(decks)
    assert count_figures(NOW)
    assert CardFigures.objects.exists()
    Deck.objects.filter(pk=decks[0].pk).update(visibility=Visibility.UNLISTED)

    assert not count_figures(NOW + timedelta(minutes=30))
    assert count_figures(NOW + timedelta(hours=2))
    assert not CardFigures.objects.exists()


def test_the_cards_page_shows_decks_and_figures(decks: list[Deck], client: Client) -> None:
    company_in.cache_clear()
    address = index().by_id["tcg", "7_364"].address
    page = client.get(address).content.decode()
    assert "No public playtest" in page
    assert decks[0].get_absolute_url() in page
    played_by(decks)
    count_figures(NOW)

    page = client.get(address).content.decode()

    assert "King block" in page
    assert "When played" in page
    company_in.cache_clear()


def test_games_among_three_decks_are_left_out(decks: list[Deck]) -> None:
    played_by([*decks, decks[0]])
    assert count_figures(NOW)
    assert not CardFigures.objects.exists()
