"""manage.py gauntlet, compare and swap: one deck against many, two versions, a card for another."""

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from decks.samples import samples
from play.management.command_line import find_card_id
from rules.lcg.scenarios import SCENARIOS
from rules.playtest.trials.sprt import Answer
from tests.expected import lcg_deck
from tests.play.small_playtests import ARAGORN, EOMER, MERRY, cards_of

pytestmark = pytest.mark.django_db

FAST = ("--players=random", "--format=king-block", "--seed=5", "--on=2026-01-01")


def run(*arguments: str) -> str:
    output = StringIO()
    call_command(*arguments, *FAST, stdout=output, stderr=StringIO())
    return output.getvalue()


def run_json(*arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return answer


class TestGauntlet:
    def test_one_deck_meets_each_of_the_others(self) -> None:
        result = run_json("gauntlet", ARAGORN, "--against", EOMER, MERRY, "--games=8")
        assert [leg["deck"] for leg in result["opponents"]] == [EOMER, MERRY]
        for leg in result["opponents"]:
            assert leg["wins"] + leg["losses"] + leg["unfinished"] == leg["games"] == 8
            assert leg["interval"][0] <= leg["rate"] <= leg["interval"][1]
        assert result["wins"] == sum(leg["wins"] for leg in result["opponents"])

    def test_a_leg_is_the_playtest_of_the_same_seed(self) -> None:
        leg = run_json("gauntlet", ARAGORN, "--against", EOMER, "--games=8")["opponents"][0]
        output = StringIO()
        call_command(
            "playtest", ARAGORN, EOMER, "--games=8", "--format=king-block", "--seed=5",
            "--on=2026-01-01", "--players=random,random", "--json", stdout=output,
        )  # fmt: skip
        assert json.loads(output.getvalue())["digest"] == leg["digest"]

    def test_a_field_is_the_starters_that_are_legal_in_a_format(self) -> None:
        output = StringIO()
        call_command(
            "gauntlet", ARAGORN, "--field=king-block", "--games=1", "--players=random",
            "--seed=5", "--on=2007-08-31", "--json", stdout=output,
        )  # fmt: skip
        result = json.loads(output.getvalue())
        slugs = [leg["deck"] for leg in result["opponents"]]
        assert {ARAGORN, EOMER, MERRY} <= set(slugs)
        assert "fotr-gandalf-starter" not in slugs
        assert result["format"] == "king-block"

    def test_the_text_has_the_hardest_opponent_first(self) -> None:
        lines = run("gauntlet", ARAGORN, "--against", EOMER, MERRY, "--games=6").splitlines()
        assert "6 games against each deck, King block" in lines[0]
        assert lines[-1].startswith("All games")
        assert " of 12: " in lines[-1]

    def test_the_same_seed_gives_the_same_result(self) -> None:
        asked = ("gauntlet", ARAGORN, "--against", EOMER, "--games=5")
        assert run_json(*asked) == run_json(*asked)


class TestCompare:
    def test_a_deck_compared_with_itself_is_equal_in_every_pair(self) -> None:
        result = run_json("compare", ARAGORN, ARAGORN, "--opponent", EOMER, "--games=30")
        assert (result["only_old_won"], result["only_new_won"]) == (0, 0)
        assert result["difference"] == 0
        assert result["pairs"] == result["both_won"] + result["neither_won"] == 30

    def test_two_decks_have_a_difference_with_an_interval(self) -> None:
        result = run_json("compare", ARAGORN, EOMER, "--opponent", MERRY, "--games=30")
        low, high = result["interval"]
        assert low <= result["difference"] <= high
        assert "sprt" not in result

    def test_the_sequential_test_stops_once_the_answer_is_clear(self) -> None:
        result = run_json(
            "compare", ARAGORN, ARAGORN, "--opponent", EOMER, "--games=4000", "--sprt",
            "--margin=20",
        )  # fmt: skip
        assert result["sprt"]["answer"] == Answer.NO_DIFFERENCE
        assert result["pairs"] < 400

    def test_the_text_says_what_is_known_and_the_error_rates(self) -> None:
        text = run("compare", ARAGORN, EOMER, "--opponent", MERRY, "--games=20", "--sprt")
        assert "20 pairs of games on equal shuffles" in text
        assert "about" in text
        assert "more games of each version would decide" in text
        assert "misses that in at most 5%" in text

    def test_opponents_are_met_in_turn(self) -> None:
        result = run_json("compare", ARAGORN, EOMER, "--opponent", MERRY, EOMER, "--games=4")
        assert result["opponents"] == [MERRY, EOMER]
        assert result["pairs"] == 4

    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            (["--games=0"], "--games must be at least 1."),
            (["--sprt", "--margin=60"], "--margin must be above 0"),
            (["--players=cleverest"], "cleverest"),
            (["--players=good,good,good"], "Name one player"),
        ],
    )
    def test_what_cannot_be_played_is_said(self, wrong: list[str], said: str) -> None:
        with pytest.raises(CommandError, match=said):
            call_command("compare", ARAGORN, EOMER, "--opponent", MERRY, "--seed=1", *wrong)


class TestSwap:
    OUT = cards_of(ARAGORN).draw_deck[0][0]

    def candidates(self, count: int) -> list[str]:
        own = dict(cards_of(ARAGORN).draw_deck)
        return [card for card, _ in cards_of(EOMER).draw_deck if card not in own][:count]

    def test_rounds_halve_the_candidates_and_the_best_is_confirmed(self) -> None:
        candidates = self.candidates(3)
        result = run_json(
            "swap", ARAGORN, "--out", self.OUT, "--in", *candidates, "--against", EOMER,
            "--batch=6", "--allow-illegal",
        )  # fmt: skip
        assert [len(part["standings"]) for part in result["rounds"]] == [3, 2]
        assert {row["card"] for row in result["rounds"][0]["standings"]} == set(candidates)
        assert result["best"] in result["rounds"][-1]["kept"]
        assert result["confirmation"]["pairs"] == 24
        assert result["rounds"][1]["standings"][0]["pairs"] == 18

    def test_the_text_shows_the_evidence(self) -> None:
        text = run(
            "swap", ARAGORN, "--out", self.OUT, "--in", *self.candidates(2), "--against", EOMER,
            "--batch=5", "--allow-illegal", "--copies=1",
        )  # fmt: skip
        assert "Round 1, 5 more games of each version:" in text
        assert ", stays" in text
        assert "On fresh seeds: " in text

    def test_a_card_that_the_deck_does_not_have_is_named(self) -> None:
        with pytest.raises(CommandError, match="The deck has no card 'Balrog'"):
            run("swap", ARAGORN, "--out=Balrog", "--in=7_1", "--against", EOMER)

    def test_a_card_cannot_replace_itself(self) -> None:
        with pytest.raises(CommandError, match="can’t replace itself"):
            run("swap", ARAGORN, "--out", self.OUT, "--in", self.OUT, "--against", EOMER)


class TestLcg:
    ASKED = ("--players=random", "--seed=5")

    def test_a_gauntlet_plays_every_scenario(self) -> None:
        output = StringIO()
        call_command("gauntlet", "core-lore", "--games=2", *self.ASKED, "--json", stdout=output)
        result = json.loads(output.getvalue())
        played = [leg["scenario"] for leg in result["scenarios"]]
        assert played == list(SCENARIOS)
        for leg in result["scenarios"]:
            assert leg["wins"] + leg["losses"] + leg["unfinished"] == leg["games"] == 2

    def test_a_swap_is_tried_in_a_scenario(self) -> None:
        cards = dict(lcg_deck(samples()["core-lore"].deck).player_deck)
        candidates = [code for code, _ in lcg_deck(samples()["core-spirit"].deck).player_deck][:2]
        output = StringIO()
        call_command(
            "swap", "core-lore", "--out", next(iter(cards)), "--in", *candidates, "--batch=2",
            "--scenario=passage-through-mirkwood", "--allow-illegal", *self.ASKED, stdout=output,
        )  # fmt: skip
        lines = output.getvalue().splitlines()
        assert lines[0] == "In Passage Through Mirkwood, seed 5"
        assert any(line.startswith("Best: ") for line in lines)

    def test_a_partner_plays_with_both_versions(self) -> None:
        output = StringIO()
        call_command(
            "compare", "core-lore", "core-spirit", "--with", "core-leadership", "--games=2",
            "--scenario=passage-through-mirkwood", *self.ASKED, "--json", stdout=output,
        )  # fmt: skip
        result = json.loads(output.getvalue())
        assert result["partners"] == ["core-leadership"]
        assert result["pairs"] == 2

    @pytest.mark.parametrize(
        ("wrong", "said"),
        [
            (["--against", ARAGORN], "LCG decks play against a scenario"),
            ([], "Choose a scenario"),
            (["--scenario=a-short-rest"], "There is no scenario"),
        ],
    )
    def test_what_cannot_be_played_is_said(self, wrong: list[str], said: str) -> None:
        with pytest.raises(CommandError, match=said):
            call_command("compare", "core-lore", "core-spirit", *wrong, *self.ASKED)

    def test_a_tcg_deck_has_no_scenario(self) -> None:
        with pytest.raises(CommandError, match="for LCG decks"):
            call_command("compare", ARAGORN, EOMER, "--scenario=passage-through-mirkwood")


def test_cards_are_found_by_id_number_and_name() -> None:
    assert find_card_id("7_319") == find_card_id("7 C 319") == "7_319"
    assert find_card_id("Hobbit Sword", among=["7_319"]) == "7_319"
    with pytest.raises(CommandError, match="could be"):
        find_card_id("Hobbit Sword")
    with pytest.raises(CommandError, match="There is no card"):
        find_card_id("Sword of Nobody")
