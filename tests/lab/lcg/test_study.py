"""The LCG's study: its decks, cells, ledger and page, and the tuning of the expert rules."""

import dataclasses
import re
from pathlib import Path

import pytest

from lab.lcg.cells import Cell, StudiedCell, cells, study, study_all
from lab.lcg.comparisons import Verdict, compare
from lab.lcg.decks import TABLES, study_decks
from lab.lcg.fits.expert_rules import tune
from lab.lcg.ledger import read_ledger, write_to_ledger
from lab.lcg.page import page
from rules.lcg.game import Game
from rules.lcg.players.weights import WEIGHTS
from rules.lcg.vocabulary import Difficulty

pytestmark = pytest.mark.nightly

MIRKWOOD = "passage-through-mirkwood"
ALONE = Cell(MIRKWOOD, Difficulty.BASIC, ("leadership",), "quick")


def studied(player: str, wins: int, games: int = 300) -> StudiedCell:
    """Return a made-up cell of the standard game."""
    cell = Cell(MIRKWOOD, Difficulty.STANDARD, ("lore", "tactics"), player)
    return StudiedCell(cell, 1, games, wins, 100 * wins, 9 * games, games - wins, 3.0)


def test_decks_of_our_own_have_fifty_cards_and_at_most_three_copies() -> None:
    for name in ("stewards", "riders", "escapers"):
        deck = study_decks()[name]
        assert sum(count for _, count in deck.player_deck) == 50
        assert max(count for _, count in deck.player_deck) == 3
        assert len(deck.heroes) == 3


@pytest.mark.parametrize("names", TABLES)
def test_decks_that_play_together_have_no_hero_in_common(names: tuple[str, ...]) -> None:
    decks = [study_decks()[name] for name in names]
    assert Game(decks, MIRKWOOD, 1).state.players == len(names)


def test_every_starter_plays_alone_and_with_each_other() -> None:
    starters = {"leadership", "lore", "spirit", "tactics"}
    pairs = [names for names in TABLES if len(names) == 2 and starters >= set(names)]
    assert {names[0] for names in TABLES if len(names) == 1} == {*starters, "stewards", "riders"}
    assert len(pairs) == 6


def test_a_cell_is_played_alike_again() -> None:
    first, second = (dataclasses.replace(study(ALONE, 4, seed=3), seconds=0) for _ in range(2))
    assert first == second
    assert first.games == 4


def test_all_combinations_are_listed_once() -> None:
    listed = list(cells(TABLES, ["random", "quick"]))
    assert len(listed) == len(set(listed)) == 3 * 2 * len(TABLES) * 2


def test_a_ledger_gives_back_what_was_written_and_the_last_of_each_cell(tmp_path: Path) -> None:
    path = tmp_path / "cells.jsonl"
    assert read_ledger(path) == {}
    for cell in (studied("quick", 100), studied("random", 1), studied("quick", 120)):
        write_to_ledger(path, cell)
    assert sorted(cell.wins for cell in read_ledger(path).values()) == [1, 120]


@pytest.mark.parametrize("line", ["{", "{}", '{"cell": {}}', "3"])
def test_a_line_that_is_not_a_cell_is_refused_with_its_number(line: str, tmp_path: Path) -> None:
    path = tmp_path / "cells.jsonl"
    write_to_ledger(path, studied("quick", 1))
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(ValueError, match="line 2"):
        read_ledger(path)


@pytest.mark.parametrize(
    ("wins", "verdict"),
    [(240, Verdict.MORE), (190, Verdict.UNCLEAR), (120, Verdict.LESS)],
)
def test_a_search_is_compared_with_expert_rules_on_the_same_cell(
    wins: int, verdict: Verdict
) -> None:
    played = [studied("quick", 180), studied("random", 0), studied("flat:8", wins)]
    [found] = compare(played)
    assert (found.studied.cell.player, found.verdict) == ("flat:8", verdict)
    share = f"{100 * wins / 300:.1f} %"
    text = page(played, "python -m lab lcg")
    counts = " | ".join(str(int(each_verdict is verdict)) for each_verdict in Verdict)
    assert f"| standard | `flat:8` | 1 | {counts} | {share} | 60.0 % |" in text
    assert re.search(rf"\| `flat:8` \| 300 \| {share} \| [^|]+ \| {verdict.value} \|", text)


def test_a_cell_that_expert_rules_have_not_played_is_not_compared() -> None:
    assert compare([studied("flat:8", 20)]) == []
    assert "beside expert rules" not in page([studied("flat:8", 20)], "python -m lab lcg")


def test_the_page_has_the_command_the_interval_and_the_score() -> None:
    text = page([studied("quick", 150)], "python -m lab lcg")
    assert "    python -m lab lcg\n" in text
    assert (
        "| standard | lore + tactics | `quick` | 300 | 50.0 % | 44.4 to 55.6 % |  | 100 |" in text
    )


def test_cells_are_played_alike_in_two_processes() -> None:
    other = dataclasses.replace(ALONE, player="random")
    wanted = [(ALONE, 3), (other, 2)]
    alone, together = (
        [dataclasses.replace(study, seconds=0) for study in study_all(wanted, 3, workers)]
        for workers in (1, 2)
    )
    assert alone == together
    assert [cell.games for cell in alone] == [3, 2]


def test_tuning_moves_the_weights_and_keeps_their_signs() -> None:
    decks = [(study_decks()["leadership"],)]
    steps = list(tune(decks, MIRKWOOD, pairs=2, steps=2, seed=5))
    rewards = [mean for mean, _ in steps]
    assert len(steps) == 2
    assert all(0 <= mean <= 1.2 for mean in rewards)
    changed = dataclasses.asdict(steps[-1][1])
    first = dataclasses.asdict(WEIGHTS)
    assert all(changed[name] * first[name] > 0 for name in first)
    assert changed != first
