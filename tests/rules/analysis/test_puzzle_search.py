"""Puzzles are found in recorded games, and positions that are none are given up early."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest

from rules.analysis import worth
from rules.analysis.kinds import RULESETS
from rules.analysis.puzzle_games import SCENARIOS, Puzzle, PuzzleGame, drawn_game
from rules.analysis.puzzle_search import MOST_OF_A_GAME, Search, Stage, wins_of
from rules.construction import Game
from rules.playtest.kinds import KINDS
from rules.playtest.tcg.description import PlaytestDescription

# Quick players decide what the thorough and the strong one do.
TCG = RULESETS[Game.TCG]
QUICK = replace(TCG, thorough=TCG.quick, good=TCG.quick, strong=TCG.quick)

LOOK = Stage("quick", QUICK.quick, 4, strict=False)


def puzzles_of(seed: int, search: Search) -> Iterator[Puzzle]:
    """Return the puzzles of a game of quick players."""
    source = drawn_game(Game.TCG, seed)
    description = source.description()
    assert isinstance(description, PlaytestDescription)
    description = replace(description, players=("quick", "quick"))
    choices = KINDS[Game.TCG].play_game(description, 0).choices
    for found in search.puzzles(lambda: source.positions(choices), choices, (0, 1)):
        yield Puzzle(source, found)


@pytest.fixture(scope="module")
def found() -> Puzzle:
    # The first of these games has some.
    return next(chain.from_iterable(puzzles_of(seed, Search(QUICK, 1)) for seed in range(6, 16)))


def test_a_found_puzzle_is_won_by_one_line_alone(found: Puzzle) -> None:
    for solved in found.found.steps:
        assert solved.wins[0] >= 11 > 6 >= max(solved.wins[1:])
    found.check()


def test_no_puzzle_is_found_of_a_theme_that_is_not_wanted(found: Puzzle) -> None:
    search = Search(QUICK, 1, lambda theme: False)
    assert list(puzzles_of(found.source.seed, search)) == []
    assert search.funnel.passed["positions"] > 0
    assert "quick" not in search.funnel.passed


def test_a_game_gives_few_puzzles_and_the_funnel_counts_them(found: Puzzle) -> None:
    search = Search(QUICK, 1)
    puzzles = list(puzzles_of(found.source.seed, search))
    assert 0 < len(puzzles) <= MOST_OF_A_GAME
    passed = search.funnel.passed
    assert passed["positions"] > passed["quick"] >= passed["thorough"] >= passed["strong"] > 0
    assert search.funnel.words().startswith(f"positions {passed['positions']}, quick ")


def test_a_player_has_found_a_puzzle_if_it_makes_all_its_choices(
    found: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = found.found.steps
    assert found.found.good
    # The quick and the good player are asked at each choice; the good one errs at the second.
    answers = iter([first.lines[0], first.lines[0], second.lines[0], second.lines[1]])
    monkeypatch.setattr("rules.analysis.puzzle_search.line_by", lambda *asked: next(answers))
    again = next(puzzles_of(found.source.seed, Search(QUICK, 1))).found
    assert again.steps == found.found.steps
    assert (again.quick, again.good) == (True, False)


@pytest.mark.parametrize(("lines", "playouts"), [((0, 0), 2), ((1, 1), 2)])
def test_a_position_is_given_up_once_two_lines_have_won_or_none(
    found: Puzzle, monkeypatch: pytest.MonkeyPatch, lines: tuple[int, int], playouts: int
) -> None:
    counted = 0
    whole = worth.play_deals

    def count(*args: object, **options: object) -> object:
        nonlocal counted
        counted += 1
        return whole(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("rules.analysis.puzzle_search.play_deals", count)
    solved = found.found.steps[0]
    chosen = [solved.lines[line] for line in lines]
    stage = Stage("quick", QUICK.quick, 12)
    assert wins_of(QUICK, found.position(0), found.found.seat, chosen, stage, 5) is None
    assert counted == playouts


def test_a_lenient_look_passes_what_ends_differently(found: Puzzle) -> None:
    solved = found.found.steps[0]
    game, seat = found.position(0), found.found.seat
    same = [solved.lines[0], solved.lines[0]]
    assert wins_of(QUICK, game, seat, same, LOOK, 5) is None
    wins = wins_of(QUICK, game, seat, solved.lines, LOOK, 5)
    assert wins is not None
    assert max(wins) - min(wins) == 2, "it passes as soon as it is clear"


def test_a_look_gives_up_what_goes_on_for_long(found: Puzzle) -> None:
    solved = found.found.steps[0]
    game, seat = found.position(0), found.found.seat
    turn = QUICK.turn(game)
    passed = [
        wins_of(QUICK, game, seat, solved.lines, replace(LOOK, last_turn=last), 5) is not None
        for last in (turn + 1, turn - 1)
    ]
    assert passed == [True, False]


def test_all_scenarios_and_both_kinds_of_decks_are_drawn() -> None:
    lcg = [drawn_game(Game.LCG, seed) for seed in range(120)]
    assert {source.scenario for source in lcg} == set(SCENARIOS)
    assert {len(source.decks) for source in lcg} == {1, 2}
    tcg = [drawn_game(Game.TCG, seed) for seed in range(60)]
    assert any("starter" in source.decks[0] for source in tcg)
    assert any("starter" not in source.decks[0] for source in tcg)
    for source in (*lcg[:20], *tcg[:20]):
        assert len(source.deck_names) == len(source.description().players)


def test_a_deck_that_is_gone_is_no_puzzle(found: Puzzle) -> None:
    source = PuzzleGame(Game.TCG, ("no-such-deck", found.source.decks[1]), "", 1)
    with pytest.raises(ValueError, match="no pool has"):
        Puzzle(source, found.found).check()
