"""How many more games would decide a playtest, and playing them on the spot."""

import pytest
from django.test import Client
from django.utils import timezone

from play.models import Playtest
from play.queue.execution import games_played
from play.queue.orders import add_games, cancel_playtest
from play.queue.totals import playtest_summary
from play.results.deciding import can_go_on, more_games
from tests.play.small_playtests import begun, play_chunks, played
from tests.visitors import KEEPER

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]


def finished(games: int) -> Playtest:
    """Return a playtest that is over, of games that nobody needed to play."""
    playtest = begun(games)
    playtest.finished = timezone.now()
    playtest.save()
    return playtest


class TestWhatWouldDecide:
    def test_about_as_many_games_as_the_share_needs(self) -> None:
        more = more_games(finished(200), (90, 110))
        assert more is not None
        assert more.words == "At this share about 190 more games would decide."
        assert more.games == 190

    def test_a_clear_result_needs_no_more(self) -> None:
        assert more_games(finished(200), (150, 50)) is None

    def test_unfinished_games_decide_nothing_so_more_are_played(self) -> None:
        more = more_games(finished(400), (90, 110))
        assert more is not None
        assert more.games == 370

    def test_equal_wins_double_the_games(self) -> None:
        more = more_games(finished(200), (100, 100))
        assert more is not None
        assert more.games == 200

    def test_as_good_as_equal_offers_nothing(self) -> None:
        more = more_games(finished(50_000), (25_020, 24_980))
        assert more is not None
        assert "as good as equal" in more.words
        assert more.games == 0

    def test_a_playtest_that_still_plays_says_nothing(self) -> None:
        assert more_games(begun(200), (90, 110)) is None


class TestPlayingThem:
    def test_the_games_go_on_by_number_and_are_those_of_a_longer_playtest(self) -> None:
        playtest = played(games=10, chunk_games=4)
        longer = played(games=14, chunk_games=4)
        assert add_games(playtest, 4, maker=KEEPER)
        playtest.refresh_from_db()
        assert (playtest.games, playtest.is_open, games_played(playtest)) == (14, True, 10)
        play_chunks(playtest, 10, 12)
        playtest.refresh_from_db()
        assert not playtest.is_open
        assert playtest_summary(playtest).digest == playtest_summary(longer).digest

    def test_two_clicks_add_games_once(self) -> None:
        playtest = played(games=4)
        assert add_games(playtest, 4, maker=KEEPER)
        assert not add_games(playtest, 4, maker=KEEPER)
        playtest.refresh_from_db()
        assert playtest.games == 8

    def test_the_page_plays_them(self, client: Client) -> None:
        playtest = played(games=20)
        response = client.post(f"{playtest.get_absolute_url()}more/", {"games": "30"})
        assert response.headers["Location"] == playtest.get_absolute_url()
        playtest.refresh_from_db()
        assert (playtest.games, playtest.is_open) == (50, True)

    @pytest.mark.parametrize("games", ["", "0", "many", "100000", "-3", "9" * 40])
    def test_a_number_that_cannot_be_played_adds_nothing(self, client: Client, games: str) -> None:
        playtest = played(games=4)
        client.post(f"{playtest.get_absolute_url()}more/", {"games": games})
        playtest.refresh_from_db()
        assert (playtest.games, playtest.is_open) == (4, False)

    @pytest.mark.parametrize("fingerprint", ["rules_fingerprint", "players_fingerprint"])
    def test_games_by_other_rules_or_players_are_not_added(self, fingerprint: str) -> None:
        playtest = played(games=4)
        assert can_go_on(playtest)
        setattr(playtest, fingerprint, "of last year")
        assert not can_go_on(playtest)

    def test_a_cancelled_playtest_has_no_more(self) -> None:
        playtest = begun(games=8)
        cancel_playtest(playtest)
        playtest.refresh_from_db()
        assert not can_go_on(playtest)
        assert not add_games(playtest, 4, maker=KEEPER)
