"""Finding a game of a playtest by how it went, and games worth a look."""

import pytest
from django.test import Client

from play.games.finding import FindGameForm, notable_games, underdog
from play.models import PlayedGame, Playtest
from rules.playtest.facts import characters_of_moment
from rules.playtest.statistics.card_statistics import Moment
from rules.playtest.tcg.facts import listed_cards
from tests.expected import tcg_description
from tests.play.small_playtests import begun, play_chunks, played

pytestmark = pytest.mark.django_db

GAMES = (
    # number, winner, ending, length, site_a, site_b, comeback, cards played
    (0, 0, "killed", 12, 5, 4, 0, "10"),
    (1, 0, "site 9", 16, 9, 8, 3, "11"),
    (2, 1, "corrupted", 4, 2, 2, 0, "01"),
    (3, None, "unfinished", 40, 3, 7, 0, "00"),
    (4, 0, "killed", 10, 6, 1, 1, "00"),
)


@pytest.fixture
def playtest() -> Playtest:
    playtest = begun(games=5)
    PlayedGame.objects.bulk_create(
        PlayedGame(
            playtest=playtest, number=number, winner=winner, ending=ending, length=length,
            decisions=length, first_player=0, site_a=site_a, site_b=site_b, comeback=comeback,
            cards_seen=cards,
        )
        for number, winner, ending, length, site_a, site_b, comeback, cards in GAMES
    )  # fmt: skip
    return playtest


def found(playtest: Playtest, **wanted: object) -> list[int]:
    form = FindGameForm({key: str(value) for key, value in wanted.items()}, playtest=playtest)
    return [game.number for game in form.games()]


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ({}, [0, 1, 2, 3, 4]),
        ({"winner": "0"}, [0, 1, 4]),
        ({"winner": "none"}, [3]),
        ({"ending": "killed"}, [0, 4]),
        ({"least": 11}, [0, 1, 3]),
        ({"most": 10}, [2, 4]),
        ({"site": 7}, [1, 3]),
        ({"upset": "on"}, [2]),
        ({"winner": "0", "order": "short"}, [4, 0, 1]),
        ({"order": "long"}, [3, 1, 0, 4, 2]),
        ({"order": "swing"}, [1, 4, 3, 0, 2]),
        ({"winner": "0", "order": "close"}, [1, 0, 4]),
        ({"ending": "applause"}, [0, 1, 2, 3, 4]),
        ({"winner": "decided"}, [0, 1, 2, 4]),
        ({"first": "1"}, []),
        ({"least_decisions": 11, "most_decisions": 20}, [0, 1]),
    ],
)
def test_games_are_found_by_how_they_went(
    playtest: Playtest, wanted: dict[str, int | str], numbers: list[int]
) -> None:
    assert found(playtest, **wanted) == numbers


def test_games_are_found_by_a_card_that_was_played(playtest: Playtest) -> None:
    first, second = listed_cards(tcg_description(playtest.description()))[0][:2]
    assert found(playtest, card=f"0:{first}") == [0, 1]
    assert found(playtest, card=f"0:{second}") == [1, 2]


def test_notable_games_are_decided_ones(playtest: Playtest) -> None:
    assert {notable.words: notable.game.number for notable in notable_games(playtest)} == {
        "Shortest": 2,
        "Longest": 1,
        "Closest": 2,
        "Largest comeback": 1,
    }


def test_the_underdog_is_the_deck_that_wins_less_often(playtest: Playtest) -> None:
    assert underdog(playtest) == 1


def test_a_played_chunk_lists_its_games_as_its_records_have_them() -> None:
    playtest = played(games=6, chunk_games=4)
    games = list(playtest.played_games.all())
    records = [row for chunk in playtest.chunks.all() for row in chunk.records]
    assert [game.number for game in games] == [0, 1, 2, 3, 4, 5]
    for game, record in zip(games, records, strict=True):
        listed = (game.number, game.winner, game.ending, game.length, game.decisions)
        assert listed == tuple(record[:5])
        assert [game.site_a, game.site_b] == record[6]


def test_a_card_is_found_in_the_games_in_which_it_was_played() -> None:
    playtest = played(games=6, chunk_games=4)
    own, others = listed_cards(tcg_description(playtest.description()))
    places = {0: f"0:{own[0]}", len(own): f"1:{others[0]}"}
    for place, card in places.items():
        flagged = [
            game.number
            for game in playtest.played_games.all()
            if game.cards_seen[place] in characters_of_moment(Moment.PLAYED)
        ]
        assert found(playtest, card=card) == flagged


def test_a_chunk_that_comes_twice_lists_its_games_once() -> None:
    playtest = played(games=4, chunk_games=4)
    before = list(playtest.played_games.values())
    playtest.chunks.all().delete()
    Playtest.objects.filter(pk=playtest.pk).update(finished=None)
    play_chunks(playtest, 0)
    assert list(playtest.played_games.values()) == before


def test_the_page_shows_what_was_found_with_links_to_replays(
    client: Client, playtest: Playtest
) -> None:
    page = client.get(f"/playtests/{playtest.pk}/find/?winner=1").content.decode()
    assert f"/playtests/{playtest.pk}/games/2/" in page
    assert "Ring-bearer corrupted" in page
    assert "Largest comeback" in page
    assert "1 game" in page


def test_a_search_without_a_result_says_so(client: Client, playtest: Playtest) -> None:
    page = client.get(f"/playtests/{playtest.pk}/find/?least=99").content.decode()
    assert "No games match" in page


def test_figures_of_the_results_lead_to_their_games(client: Client) -> None:
    playtest = played(games=8)
    page = client.get(playtest.get_absolute_url()).content.decode()
    assert f"/playtests/{playtest.pk}/find/?winner=1&amp;ending=corrupted" in page
    card = next(iter(listed_cards(tcg_description(playtest.description()))[1]))
    where = f"/playtests/{playtest.pk}/find/?card=1%3A{card}"
    assert where in page
    assert "1:" + card in client.get(where).content.decode()
