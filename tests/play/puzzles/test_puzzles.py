"""Puzzles: kept, chosen, solved at the board, rated, reported and checked again."""

from collections import Counter
from datetime import date
from functools import cache

import pytest
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from django.utils.timezone import localdate

from play.models import Puzzle, PuzzleSolver, PuzzleTry
from play.puzzles.choosing import next_puzzle, puzzle_of_the_day
from play.puzzles.keeping import load_shipped, puzzle_of, row_of, shipped
from play.puzzles.page import title_of
from play.puzzles.solving import MOST_NEW_SOLVERS, MOST_REPORTED, give_up, line_key
from play.queue.quota import QuotaExceeded
from rules.analysis import puzzle_games
from rules.analysis.puzzle_games import Puzzle as FoundPuzzle
from rules.construction import Game
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db


@cache
def chosen() -> tuple[FoundPuzzle, ...]:
    """Return three shipped puzzles of each game, the one with the most choices first."""
    found = list(shipped())
    chosen = []
    for game in Game:
        ours = [each for each in found if each.source.game is game]
        ours.sort(key=lambda each: (-len(each.found.steps), len(each.found.choices)))
        chosen += ours[:3]
    return tuple(chosen)


@pytest.fixture
def puzzles() -> list[Puzzle]:
    """The chosen puzzles, stored. The test of the command plays all of them."""
    Puzzle.objects.bulk_create(map(row_of, chosen()))
    return list(Puzzle.objects.all())


def right(puzzle: Puzzle, step: int = 0) -> str:
    return line_key(puzzle.steps[step][1][0])


def wrong(puzzle: Puzzle, step: int = 0) -> str:
    return line_key(puzzle.steps[step][1][1])


def post(client: Client, puzzle: Puzzle, **sent: str) -> str:
    return client.post(puzzle.get_absolute_url(), sent, follow=True).content.decode()


def test_every_shipped_puzzle_has_one_line_that_wins() -> None:
    for puzzle in shipped():
        for solved in puzzle.found.steps:
            assert solved.wins[0] >= 11 > 6 >= max(solved.wins[1:]), puzzle


def test_shipped_puzzles_are_varied() -> None:
    """No game has more than two, and no theme more than half of a game's puzzles."""
    found = list(shipped())
    assert max(Counter(puzzle.source for puzzle in found).values()) <= 2
    for game in Game:
        themes = Counter(each.found.steps[0].theme for each in found if each.source.game is game)
        assert not themes or max(themes.values()) <= max(2, themes.total() / 2)


def test_the_command_loads_what_the_site_ships_once_and_todays_rules_play_all_of_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    call_command("puzzles")
    found = set(Puzzle.objects.values_list("key", flat=True))
    # `puzzle.check()` says what is wrong with one that isn't played.
    assert [line for line, each in enumerate(shipped(), start=1) if each.key not in found] == []
    stored = len(found)
    assert stored
    assert f"{stored} new puzzles, 0 known already" in capsys.readouterr().out
    again = load_shipped()
    assert (again.new, again.known) == (0, stored)


def test_a_new_site_has_puzzles_of_both_games_before_it_has_played_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check = puzzle_games.Puzzle.check
    played: list[str] = []

    def stop_after_twenty(puzzle: puzzle_games.Puzzle) -> None:
        played.append(puzzle.key)
        if len(played) > 20:
            raise KeyboardInterrupt
        check(puzzle)

    monkeypatch.setattr(puzzle_games.Puzzle, "check", stop_after_twenty)
    with pytest.raises(KeyboardInterrupt):
        load_shipped()
    assert {row.game for row in Puzzle.objects.all()} == {"tcg", "lcg"}


def test_the_start_page_says_whom_you_play_in_todays_puzzle(
    puzzles: list[Puzzle], client: Client
) -> None:
    page = client.get("/").content.decode()
    for game in Game:
        today = puzzle_of_the_day(game.value, localdate())
        assert today is not None
        assert today.get_absolute_url() in page
        assert title_of(today) in page
    assert title_of(next(row for row in puzzles if row.scenario)).endswith(
        " in Passage Through Mirkwood"
    )


def test_a_puzzle_is_solved_at_the_board_choice_by_choice(
    puzzles: list[Puzzle], client: Client
) -> None:
    puzzle = puzzles[0]
    page = client.get(puzzle.get_absolute_url()).content.decode()
    assert "Only one of these wins" in page
    assert "deals of the hidden cards" not in page, "the answer isn’t shown"
    for step in range(len(puzzle.steps)):
        page = post(client, puzzle, line=right(puzzle, step))
    assert "Solved" in page
    assert "The solution, played out" in page
    solver = PuzzleSolver.objects.get()
    assert (solver.tries, solver.solved) == (1, 1)
    assert solver.rating > 1500
    before = puzzle.rating
    puzzle.refresh_from_db()
    assert puzzle.rating < before


def test_a_wrong_choice_is_rated_once_and_may_be_tried_again(
    puzzles: list[Puzzle], client: Client
) -> None:
    puzzle = puzzles[0]
    page = post(client, puzzle, line=wrong(puzzle))
    assert "Look again" in page
    rating = PuzzleSolver.objects.get().rating
    assert rating < 1500
    post(client, puzzle, line=wrong(puzzle))
    for step in range(len(puzzle.steps)):
        post(client, puzzle, line=right(puzzle, step))
    solver = PuzzleSolver.objects.get()
    assert (solver.rating, solver.tries, solver.solved) == (rating, 1, 0)
    assert PuzzleTry.objects.get().over


def test_what_is_not_offered_changes_nothing(puzzles: list[Puzzle], client: Client) -> None:
    assert "isn’t offered" in post(client, puzzles[0], line="99")
    found = PuzzleTry.objects.first()
    assert found is None or (found.step, found.missed) == (0, False)


def test_the_solution_is_shown_to_who_asks(puzzles: list[Puzzle], client: Client) -> None:
    page = post(client, puzzles[0], solution="1")
    assert "The solution" in page
    assert "Not found at the first try" in page


def test_a_reported_puzzle_leaves_the_list_until_it_was_checked(
    puzzles: list[Puzzle], client: Client
) -> None:
    puzzle = puzzles[0]
    where = reverse("puzzles:report", args=[puzzle.pk])
    client.post(where)
    assert Puzzle.objects.get(pk=puzzle.pk).listed, "only who knows the solution can judge it"
    post(client, puzzle, solution="1")
    client.post(where)
    reported = Puzzle.objects.get(pk=puzzle.pk)
    assert not reported.listed
    assert reported.reported
    Puzzle.objects.filter(pk=puzzle.pk).update(listed=True, reported=None)
    client.post(where)
    assert Puzzle.objects.get(pk=puzzle.pk).listed, "nobody reports a puzzle twice"


def test_one_network_has_few_new_solvers_a_day(puzzles: list[Puzzle]) -> None:
    for number in range(MOST_NEW_SOLVERS):
        PuzzleSolver.objects.create(browser=f"browser {number}", queue_key="address x")
    with pytest.raises(QuotaExceeded):
        give_up(KEEPER, puzzles[0], "address x")
    give_up(KEEPER, puzzles[0], "another address")
    give_up(KEEPER, puzzles[1], "address x")
    assert PuzzleTry.objects.count() == 2


def test_the_next_puzzle_is_one_that_was_not_tried(puzzles: list[Puzzle], client: Client) -> None:
    for _ in puzzles:
        found = next_puzzle(KEEPER)
        assert found is not None
        post(client, found, solution="1")
    assert next_puzzle(KEEPER) is None
    page = client.get(reverse("puzzles:next"), follow=True).content.decode()
    assert "You have tried all" in page
    assert next_puzzle(KEEPER, game="tcg") is None


def test_each_day_has_a_puzzle_of_its_own(puzzles: list[Puzzle]) -> None:
    days = [puzzle_of_the_day("tcg", date(2026, 12, day)) for day in (1, 2, 1)]
    assert days[0] == days[2]
    assert days[0] != days[1]
    assert puzzle_of_the_day("tcg", date(2026, 12, 4)) == days[0], "there are three"


def test_the_list_leads_to_puzzles_by_theme(puzzles: list[Puzzle], client: Client) -> None:
    page = client.get(reverse("puzzles:puzzles")).content.decode()
    assert f"theme={puzzles[0].theme}" in page
    assert client.get(reverse("puzzles:next"), {"theme": puzzles[0].theme}).status_code == 302


def test_a_puzzle_is_stored_as_it_was_found(puzzles: list[Puzzle]) -> None:
    written = {each.key: each for each in shipped()}
    assert all(puzzle_of(row) == written[row.key] for row in puzzles)


def test_solvers_are_apart(puzzles: list[Puzzle], client: Client) -> None:
    post(client, puzzles[0], line=right(puzzles[0]))
    other = in_browser(Client(), "another-browser")
    assert "Only one of these wins" in other.get(puzzles[0].get_absolute_url()).content.decode()


def test_nobody_takes_all_puzzles_off_the_list(puzzles: list[Puzzle], client: Client) -> None:
    for puzzle in puzzles:
        post(client, puzzle, solution="1")
        client.post(reverse("puzzles:report", args=[puzzle.pk]))

    assert len(puzzles) > MOST_REPORTED
    assert Puzzle.objects.filter(listed=False).count() == MOST_REPORTED
    Puzzle.objects.update(listed=True)
    client.post(reverse("puzzles:report", args=[puzzles[-1].pk]))
    assert not Puzzle.objects.get(pk=puzzles[-1].pk).listed, "those before were checked"
