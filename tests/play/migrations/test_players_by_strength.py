"""Players of earlier versions get their names of today where the game is not over yet."""

from importlib import import_module

import pytest
from django.apps import apps
from django.utils import timezone

from play.models import Playtest, Table
from play.models.tables import TableStatus
from tests.play.small_playtests import begun
from tests.play.tables.small_tables import computer, sit_down, tcg_entrant, tcg_request

pytestmark = pytest.mark.django_db

migration = import_module("play.migrations.0024_players_by_strength")


def test_seats_of_a_game_that_goes_on_are_renamed_and_those_of_one_that_is_over_are_not() -> None:
    going_on, over = (
        sit_down(tcg_request(computer(tcg_entrant("rotk-eomer-starter", "quick"))))
        for _ in range(2)
    )
    for table in (going_on, over):
        table.seats.filter(place=1).update(player="search:200")
    Table.objects.filter(pk=over.pk).update(status=TableStatus.OVER)

    migration.rename(apps, None)

    assert list(going_on.seats.values_list("player", flat=True)) == ["", "good"]
    assert list(over.seats.values_list("player", flat=True)) == ["", "search:200"]


def test_a_playtest_keeps_the_names_it_was_played_by() -> None:
    waiting, finished = begun(), begun()
    for playtest in (waiting, finished):
        playtest.decks.update(player="rules")
    Playtest.objects.filter(pk=finished.pk).update(finished=timezone.now())

    migration.rename(apps, None)

    assert set(waiting.decks.values_list("player", flat=True)) == {"easy"}
    assert set(finished.decks.values_list("player", flat=True)) == {"rules"}


@pytest.mark.parametrize(
    ("game", "name", "today"),
    [
        ("tcg", "strategist", "strong"),
        ("tcg", "planner-search:16", "good"),
        ("lcg", "rules", "quick"),
        ("lcg", "thorough:60", "strong"),
        ("lcg", "mixture:planning=flat", "good"),
        ("lcg", "quick", "quick"),
    ],
)
def test_every_earlier_player_has_a_name_of_today(game: str, name: str, today: str) -> None:
    assert migration.today(game, name) == today
