"""A guided game at a table: it keeps to its lessons, and takes wrong moves back."""

from typing import Any

import pytest
from django.test import Client

from play.lessons.starting import start_course
from play.models import Move, Table
from play.tables.boards import draw_now
from play.tables.guided import guide_of
from play.tables.hints import NoHints, give_hint
from play.tables.leaving import hand_over
from play.tables.lessons import describe_lesson
from play.tables.live_games import live_games
from play.tables.playing import TakenBack, choose
from play.tables.records import find_record
from play.tables.taking_back import NothingToTakeBack, take_back
from rules.construction import Game
from rules.lessons import Pointer, course
from tests.expected import present
from tests.play.tables.small_tables import live_of
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db


def seen(table: Table) -> dict[str, Any]:
    """Return what the lesson beside the board says."""
    seats = list(table.seats.all())
    live = live_of(table)
    found = describe_lesson(table, seats[0], live, draw_now(table, seats, seats[0], live))
    live_games.keep(live)
    return found


def choose_right(table: Table) -> Table:
    """Choose all that the lesson wants now and the table offers at once."""
    choose(table.pk, 0, table.revision, [seen(table)["right"][0]])
    table.refresh_from_db()
    return table


def pointers(table: Table) -> list[tuple[Pointer, ...]]:
    """Return what each page that is read now points at, by names."""
    guide = present(guide_of(table))
    return [page.point for page in guide.step(present(guide.place(table.steps))).pages]


@pytest.mark.parametrize("game", list(Game))
def test_a_course_leads_to_its_end_and_every_pointer_finds_what_it_names(game: Game) -> None:
    table = start_course(game, 0, KEEPER)
    lessons = set()
    while not (found := seen(table))["over"]:
        lessons.add(found["number"])
        assert table.to_choose == 0
        assert not table.thinking
        if "enough" not in found["place"]:
            for page, named in zip(found["pages"], pointers(table), strict=True):
                cards = [each for each in named if each.kind == "card"]
                choices = [each for each in named if each.kind == "choice"]
                assert len(page["cards"]) >= len(cards), (found["title"], named)
                assert found["chosen"] or len(page["options"]) == len(choices), named
        table = choose_right(table)

    assert len(lessons) == len(course(game).lessons)
    assert found["say"] == course(game).end
    assert table.is_playing


@pytest.mark.parametrize("game", list(Game))
def test_zones_are_slots_of_the_board(game: Game, client: Client) -> None:
    table = start_course(game, 0, KEEPER)
    page = client.get(table.get_absolute_url()).content.decode()
    named = {
        each.name
        for lesson in course(game).lessons
        for step in lesson.steps
        for read in step.pages
        for each in read.point
        if each.kind == "zone"
    }

    assert named
    for name in named:
        assert f'data-slot="{name}"' in page or f'data-slot="{name}-0"' in page, name


def test_a_wrong_move_is_explained_shown_and_taken_back(client: Client) -> None:
    table = start_course(Game.TCG, 4, KEEPER)
    table = choose_right(table)
    options = live_of(table).game.options()
    passing = ".".join(str(part) for part in options[-1].fields())

    answer = client.post(
        f"{table.get_absolute_url()}choose/",
        {"key": passing, "revision": table.revision, "seat": 0},
        headers={"accept": "application/json"},
    )

    assert answer.status_code == 400
    said = answer.json()
    assert "8 against 8 is a tie" in said["refusal"]
    assert "Aragorn, King in Exile takes a wound" in said["refusal"]
    assert said["shown"]["steps"]
    steps = table.steps
    table.refresh_from_db()
    assert table.steps == steps


def test_choices_of_a_group_are_right_in_any_order_that_the_game_allows() -> None:
    table = start_course(Game.TCG, 3, KEEPER)
    first, second = seen(table)["right"]

    choose(table.pk, 0, table.revision, [second, first])

    table.refresh_from_db()
    assert seen(table)["title"] == "A skirmish"


def test_without_scripts_the_page_shows_all_pages_and_marks_cards_and_choices(
    client: Client,
) -> None:
    table = start_course(Game.TCG, 0, KEEPER)

    page = client.get(table.get_absolute_url()).content.decode()

    for read in seen(table)["pages"]:
        assert read["say"] in page
    # Two companions, the sword in the hand, and the button that plays it.
    assert page.count("is-pointed") == 4
    assert "Lesson 1 of 12" in page


def test_hints_and_taking_back_are_left_to_the_lesson() -> None:
    table = start_course(Game.LCG, 0, KEEPER)
    table = choose_right(table)

    with pytest.raises(NoHints, match="lessons"):
        give_hint(table.pk, 0, table.revision)
    with pytest.raises(NothingToTakeBack, match="lesson"):
        take_back(table.pk, table.revision)
    with pytest.raises(TakenBack, match="one step at a time"):
        choose(table.pk, 0, table.revision, [], "phase")


def test_after_the_last_lesson_the_computer_plays_on() -> None:
    table = start_course(Game.TCG, 11, KEEPER)

    table = choose_right(table)

    assert seen(table)["over"]
    assert "c" in "".join(Move.objects.filter(table=table).values_list("by", flat=True))
    take_back(table.pk, table.revision)
    table.refresh_from_db()
    assert seen(table)["number"] == 12


def test_a_seat_that_is_handed_over_has_no_lessons_any_more() -> None:
    table = start_course(Game.LCG, 0, KEEPER)

    hand_over(table.pk, KEEPER, 0, "random")

    table.refresh_from_db()
    assert not table.course


def test_a_game_of_older_lessons_goes_on_without_them() -> None:
    table = start_course(Game.LCG, 0, KEEPER)
    Table.objects.filter(pk=table.pk).update(course="of another day")
    table.refresh_from_db()

    assert "have changed" in seen(table)["say"]
    options = live_of(table).game.options()
    choose(table.pk, 0, table.revision, [".".join(str(part) for part in options[-1].fields())])


def test_a_guided_game_is_in_nobodys_record() -> None:
    table = start_course(Game.LCG, 0, KEEPER)
    Table.objects.filter(pk=table.pk).update(status="over", winner=0, ending="won")

    assert find_record(KEEPER) == []
