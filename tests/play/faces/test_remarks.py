"""What a reader of results should notice: going first, and endings that look odd."""

from typing import Any

import pytest
from django.test import Client

from play.faces.lcg.remarks import find_remarks as lcg_remarks
from play.faces.tcg.remarks import find_remarks as tcg_remarks
from play.models import Playtest
from play.playtests.again import other_players, played_by
from rules.playtest.lcg.statistics import Summary as LcgSummary
from rules.playtest.tcg.statistics import DeckSummary, Summary
from tests.play import small_lcg_playtests
from tests.play.small_playtests import ARAGORN, begun, cards_of, entrant, played

NAMES = ("Aragorn", "Éomer")


def summary(*endings: dict[str, int], first: int = 50, unfinished: int = 0) -> Summary:
    """Return games that each deck won in these ways; who went first won `first` of 100."""
    wins = [{"site 9": 0, "killed": 0, "corrupted": 0} | won for won in endings]
    totals = [sum(won.values()) for won in wins]
    decided = sum(totals)
    half = decided // 2
    # Either deck went first in half of the games; what it won beyond half goes to both seats.
    going_first = (first * decided // 100 + totals[0] - half) // 2
    decks = [
        DeckSummary(tuple(won.items()), {4: decided}, half, won_first)
        for won, won_first in zip(
            wins, (going_first, first * decided // 100 - going_first), strict=True
        )
    ]
    turns = {9: decided + unfinished}
    return Summary((decks[0], decks[1]), unfinished, turns, turns, 0)


def said(found: Summary) -> str:
    return " ".join(remark.words for remark in tcg_remarks(Playtest(), NAMES, found))


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (summary({"site 9": 60}, {"killed": 40}, first=70), "Going first helps"),
        (summary({"site 9": 60}, {"killed": 40}, first=30), "Going second helps"),
        (summary({"killed": 60}, {"killed": 30, "corrupted": 10}), "No game ended at site 9."),
        (summary({"site 9": 2, "killed": 58}, {"killed": 40}), "Only 2 of 100"),
        (
            summary({"corrupted": 60}, {"corrupted": 40}),
            "All games ended the same way: Ring-bearer corrupted.",
        ),
        (summary({"site 9": 100}, {}), "Éomer won no game."),
        (
            summary({"site 9": 60}, {"killed": 30}, unfinished=10),
            "10 of 100 games reached the limit",
        ),
    ],
)  # fmt: skip
def test_what_stands_out_in_the_tcg(found: Summary, words: str) -> None:
    assert words in said(found)


def test_ordinary_games_need_no_remark() -> None:
    assert said(summary({"site 9": 30, "killed": 20}, {"site 9": 25, "killed": 25})) == ""


def test_few_games_say_nothing() -> None:
    assert said(summary({"killed": 10}, {"killed": 5}, first=90)) == ""


def lcg_summary(won: int, losses: dict[tuple[int, str, str], int]) -> LcgSummary:
    endings = {"won": won, "threat": 0, "heroes": 0, "unfinished": 0}
    for (_, ending, _), games in losses.items():
        endings[ending] += games
    rounds = {9: sum(endings.values())}
    return LcgSummary(
        tuple(endings.items()), rounds, rounds, {}, tuple(losses.items()), (), (), 0
    )  # fmt: skip


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (lcg_summary(0, {(1, "heroes", "01089"): 30}), "No game was won."),
        (lcg_summary(30, {}), "Every game was won."),
        (lcg_summary(20, {(1, "threat", ""): 30}), "30 of 30 lost games ended the same way"),
        (
            lcg_summary(20, {(1, "heroes", "01089"): 20, (2, "threat", ""): 5}),
            "ended 20 of 25 lost games",
        ),
    ],
)
def test_what_stands_out_in_the_lcg(found: LcgSummary, words: str) -> None:
    assert words in " ".join(remark.words for remark in lcg_remarks(Playtest(), found))


@pytest.mark.django_db
class TestByWhomItWasPlayed:
    def test_the_verdict_says_which_player_it_is(self, client: Client) -> None:
        playtest = played(games=4)
        assert played_by(playtest) == (
            "Both decks were played by Random (takes any legal choice, 0.01 s a game)."
        )
        page = client.get(playtest.get_absolute_url()).content.decode()
        assert played_by(playtest) in page

    def test_two_players_are_named_with_their_decks(self) -> None:
        first = entrant(cards_of(ARAGORN), "Aragorn starter", "tactician")
        words = played_by(begun(first=first))
        assert words == (
            "Aragorn was played by Tactician (now Good); "
            "Éomer was played by Random (takes any legal choice, 0.01 s a game)."
        )

    def test_another_player_can_be_asked(self) -> None:
        others = other_players(begun(), {})
        assert [other.name for other in others] == ["Quick", "Good", "Strong"]
        assert "deck_player=good&opponent=&opponent_player=good" in others[1].address

    def test_the_lcg_says_it_too(self) -> None:
        playtest: Any = small_lcg_playtests.played(games=1, chunk_games=1)
        assert played_by(playtest).startswith(("The deck was", "Both decks were"))
