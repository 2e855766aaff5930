"""manage.py playtest: the numbers of the queue, on the command line."""

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from decks.domain import create_deck
from decks.files import text_writing
from play.management import command_playing
from play.queue.totals import playtest_summary
from rules.playtest.ranges import play_range
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.record import GameRecord
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, merry_with_blanks, played

pytestmark = pytest.mark.django_db


def run(*arguments: str, games: int = 6, players: str = "random,random") -> str:
    """Return what the command prints."""
    output = StringIO()
    decks = [] if arguments and not arguments[0].startswith("--") else [ARAGORN, EOMER]
    options = ("--format=king-block", f"--games={games}", "--seed=7", f"--players={players}")
    call_command("playtest", *decks, *options, *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def run_json(*arguments: str, **options: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(run(*arguments, "--json", **options))
    return answer


def merry_as_file(folder: Path) -> str:
    file = folder / "merry.txt"
    file.write_text(text_writing.write_text(merry_with_blanks(), "Merry"), encoding="utf-8")
    return str(file)


class TestResult:
    def test_the_json_holds_what_each_card_did(self) -> None:
        result = run_json(games=12)
        assert set(result["cards"]) == set(result["wins"])
        for key, cards in result["cards"].items():
            for card in cards:
                opening = card["opening_hand"]["games"]
                assert max(opening, card["played"]["games"]) <= 12
                assert card["never_drawn"]["games"] + opening <= 12
                assert card["played"]["wins"] <= result["wins"][key]
        assert result["journeys"][ARAGORN]["going_first"]["games"] <= 12

    def test_the_json_holds_what_was_asked_and_what_came_of_it(self) -> None:
        result = run_json()
        assert result["games"] == 6
        assert (result["seed"], result["format"]) == (7, "king-block")
        assert set(result["wins"]) == {ARAGORN, EOMER}
        assert sum(result["wins"].values()) + result["endings"]["unfinished"] == 6
        assert sum(result["endings"].values()) == 6
        assert [deck["player"] for deck in result["decks"]] == ["random", "random"]
        for deck in (ARAGORN, EOMER):
            low, high = result["interval"][deck]
            assert 0 <= low <= result["rate"][deck] <= high <= 1
            assert sum(result["endings_by_winner"][deck].values()) == result["wins"][deck]

    def test_it_is_what_the_queue_comes_to_with_the_same_seed(self) -> None:
        summary = playtest_summary(played(games=30, chunk_games=7, seed=7))
        result = run_json(games=30)
        assert result["digest"] == summary.digest
        assert list(result["wins"].values()) == [deck.wins for deck in summary.decks]
        assert result["decisions"] == summary.total_decisions

    def test_the_same_seed_gives_the_same_output(self) -> None:
        assert run() == run()

    def test_a_deck_in_the_database_plays_as_the_same_one_from_a_file(self, tmp_path: Path) -> None:
        number = create_deck("Merry", merry_with_blanks()).pk
        from_file = run_json(merry_as_file(tmp_path), EOMER, "--allow-blanks")
        from_database = run_json(str(number), EOMER, "--allow-blanks")
        assert from_file["digest"] == from_database["digest"]

    def test_a_deck_against_itself_is_told_apart(self) -> None:
        assert set(run_json(ARAGORN, ARAGORN)["wins"]) == {f"{ARAGORN} (A)", f"{ARAGORN} (B)"}

    def test_the_text_says_the_same(self) -> None:
        result, said = run_json(), run()
        assert "6 games" in said
        assert f"Digest: {result['digest']}" in said
        assert f"Aragorn starter deck won {result['wins'][ARAGORN]}:" in said
        assert "95% interval" in said

    def test_many_games_are_played_a_few_at_a_time_and_put_together(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(command_playing, "GAMES_PER_BATCH", 4)
        cut = run_json(games=10)
        monkeypatch.setattr(command_playing, "GAMES_PER_BATCH", 100)
        assert run_json(games=10) == cut

    def test_without_a_seed_one_is_drawn_and_said(self) -> None:
        output = StringIO()
        call_command(
            "playtest", ARAGORN, EOMER, "--format=king-block", "--games=1", "--json", stdout=output
        )
        assert json.loads(output.getvalue())["seed"] >= 0


class TestWrongInput:
    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["--games=0"], "A playtest has 1 to 100,000 games, not 0."),
            (["--games=10000000"], "A playtest has 1 to 100,000 games, not 10,000,000."),
            (["--games=many"], "'many' is no whole number"),
            (["--seed=-1"], "A seed is a whole number from 0"),
            (["--players=good,sauron"], "Unknown player 'sauron'"),
            (["--players=good,sauron"], "known: random, easy, quick, good, strong"),
            (
                ["--players=good,good,good"],
                "one for each of the 2; not 3",
            ),
            (["--players=strategist"], r"Unknown player 'strategist' \(now strong\)"),
            (["--scenario=passage-through-mirkwood"], "Scenarios are for LCG decks"),
            (["--difficulty=basic"], "Difficulties are for LCG decks"),
            (["--format=king-blok"], "Did you mean king-block"),
            (["--format=lcg-core-1"], "a format of the other game"),
            (["rotk-aragorn-startr", EOMER], "Did you mean rotk-aragorn-starter"),
            (["12345", EOMER], "There is no deck with the number 12345."),
            (["nowhere.txt", EOMER], "There is no file nowhere.txt."),
        ],
    )
    def test_it_is_refused_in_plain_words(self, arguments: list[str], said: str) -> None:
        with pytest.raises(CommandError, match=said):
            run(*arguments)

    def test_a_deck_of_the_other_game_is_refused(self) -> None:
        with pytest.raises(CommandError, match="deck is an LCG deck"):
            run(EOMER, "core-lore")

    def test_a_game_that_breaks_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def breaks(description: PlaytestDescription, index: int) -> GameRecord:
            if index == 3:
                raise KeyError("a card that is nowhere")
            return play_game(description, index)

        monkeypatch.setattr(
            command_playing, "play_range", lambda _, *range_: play_range(breaks, *range_)
        )
        with pytest.raises(CommandError, match="Game 4 of seed 7 stopped with an error"):
            run()

    def test_stopping_it_is_no_traceback(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(command_playing, "play_range", interrupted)
        with pytest.raises(CommandError, match="Stopped"):
            run()


class TestObjections:
    @pytest.fixture
    def too_small(self) -> str:
        cards = cards_of(ARAGORN)
        deck = create_deck("Too small", replace(cards, draw_deck=cards.draw_deck[1:]))
        return str(deck.pk)

    def test_an_illegal_deck_is_refused_with_the_reasons(self, too_small: str) -> None:
        with pytest.raises(CommandError) as refused:
            run(too_small, EOMER)
        said = str(refused.value)
        assert "Too small is not legal in King block:" in said
        assert "it needs at least 60" in said
        assert "Building Your Deck" in said
        assert "--allow-illegal" in said

    def test_it_is_played_where_somebody_insists(self, too_small: str) -> None:
        assert run_json(too_small, EOMER, "--allow-illegal")["games"] == 6

    @pytest.mark.usefixtures("forgotten_card")
    def test_cards_whose_behaviour_is_not_written_are_named_first(self, tmp_path: Path) -> None:
        with pytest.raises(CommandError) as refused:
            run(merry_as_file(tmp_path), EOMER)
        said = str(refused.value)
        assert "is not written yet" in said
        assert "--allow-blanks" in said

    @pytest.mark.usefixtures("forgotten_card")
    def test_they_are_played_as_blanks_where_somebody_insists(self, tmp_path: Path) -> None:
        result = run_json(merry_as_file(tmp_path), EOMER, "--allow-blanks")
        merry, eomer = result["decks"]
        assert merry["blanks"]
        assert eomer["blanks"] == []


def test_decks_are_played_by_their_games_default_where_no_player_is_named() -> None:
    output = StringIO()
    call_command("playtest", ARAGORN, EOMER, "--games=1", "--seed=7", "--json", stdout=output)
    decks = json.loads(output.getvalue())["decks"]
    assert [deck["player"] for deck in decks] == ["good", "good"]
