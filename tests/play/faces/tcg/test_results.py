"""What the page says of the games, and no more than they show."""

import pytest

from play.faces.tcg.remarks import find_remarks
from play.faces.tcg.results import game_row, playtest_results
from play.faces.tcg.seats import going_first_words
from play.models import Playtest
from play.queue.orders import order_playtest
from rules.playtest.tcg.statistics import Summary, summarise
from tests.expected import present
from tests.play.small_playtests import ARAGORN, cards_of, entrant, playtest_request
from tests.rules.playtest.tcg.games import game, seated_games

pytestmark = pytest.mark.django_db

NAMES = ("Aragorn", "Éomer")


@pytest.fixture
def playtest() -> Playtest:
    return order_playtest(playtest_request())


def won(first: int, second: int, unfinished: int = 0) -> Summary:
    winners = [0] * first + [1] * second + [None] * unfinished
    return summarise(game(index, winner) for index, winner in enumerate(winners))


@pytest.mark.parametrize(
    ("summary", "said"),
    [
        (won(80, 20), "Aragorn wins more often."),
        (won(20, 80), "Éomer wins more often."),
        (won(11, 9), "These games don’t show"),
        (won(0, 0, unfinished=3), "No game was decided."),
    ],
)
def test_a_winner_is_named_only_where_the_interval_leaves_an_even_share(
    playtest: Playtest, summary: Summary, said: str
) -> None:
    assert playtest_results(playtest, summary).verdict.startswith(said)


def test_shares_are_in_percent_of_decided_games(playtest: Playtest) -> None:
    first, second = playtest_results(playtest, won(15, 5, unfinished=10)).decks
    assert (first.name, first.wins, first.series) == ("Aragorn", 15, "a")
    assert (second.name, second.wins, second.series) == ("Éomer", 5, "b")
    assert present(first.share).rate == 75
    assert present(first.share).low < 75 < present(first.share).high
    assert present(first.share).low == pytest.approx(100 - present(second.share).high)


def test_without_a_decided_game_no_share_is_shown(playtest: Playtest) -> None:
    results = playtest_results(playtest, won(0, 0, unfinished=3))
    assert not results.going_first
    assert [deck.share for deck in results.decks] == [None, None]


def test_lengths_are_said_in_a_few_numbers(playtest: Playtest) -> None:
    summary = summarise(game(index, turns=turns) for index, turns in enumerate((4, 6, 20)))
    turns, _decisions = playtest_results(playtest, summary).lengths
    assert (turns.least, turns.median, turns.mean, turns.most) == (4, 6, 10, 20)


def test_a_deck_against_itself_is_told_apart() -> None:
    deck = entrant(cards_of(ARAGORN), "Riders")
    playtest = order_playtest(playtest_request(first=deck, second=deck))
    assert [deck.name for deck in playtest_results(playtest, won(1, 0)).decks] == [
        "Riders (A)",
        "Riders (B)",
    ]


def test_a_game_is_numbered_from_1_for_people(playtest: Playtest) -> None:
    shown = game_row(playtest, ("Aragorn", "Éomer"), game(4, 1, "corrupted", first_player=0))
    assert shown.number == 5
    assert shown.address == f"/playtests/{playtest.pk}/games/4/"
    assert (shown.winner, shown.ending) == ("Éomer", "Ring-bearer corrupted")
    assert shown.first_player == "Aragorn"


def test_a_game_without_a_winner_names_none(playtest: Playtest) -> None:
    shown = game_row(playtest, ("Aragorn", "Éomer"), game(winner=None))
    assert (shown.winner, shown.series, shown.ending) == ("", "", "unfinished")


def test_a_deck_that_always_goes_first_does_not_show_whether_going_first_helps(
    playtest: Playtest,
) -> None:
    summary = summarise(seated_games(first=(200, 73), bids=(0, 3)))
    said = (
        "Éomer bid 3 burdens and went second in all 200 games, "
        "so they don’t show whether going first helps."
    )
    assert going_first_words(NAMES, summary) == said
    assert said in [remark.words for remark in find_remarks(playtest, NAMES, summary)]


def test_going_first_is_judged_within_each_deck_whoever_is_stronger(playtest: Playtest) -> None:
    # Aragorn wins 20 of 100 either way, and Éomer 80 of 100.
    summary = summarise(seated_games(first=(180, 36), second=(20, 4)))
    assert going_first_words(NAMES, summary).startswith("Going first won 50.0%")
    assert not [
        remark for remark in find_remarks(playtest, NAMES, summary) if "Going" in remark.words
    ]


def test_going_first_helps_where_both_decks_win_more_by_it(playtest: Playtest) -> None:
    summary = summarise(seated_games(first=(100, 60), second=(100, 20)))
    remark = next(find_remarks(playtest, NAMES, summary))
    assert remark.words.startswith("Going first helps. Going first won 70.0%, counted as if either")


def test_bids_that_differ_are_shown_as_their_average() -> None:
    games = [*seated_games(first=(50, 20), bids=(0, 3)), *seated_games(first=(50, 20), bids=(0, 2))]
    assert "Éomer bid 2.5 burdens on average" in going_first_words(NAMES, summarise(games))
