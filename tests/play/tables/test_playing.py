"""Playing at a table: choices are taken once, by whom they are asked, and the game lasts."""

import pytest

from play.models import Move, TableStatus
from rules.playtest.playing import play_choices
from tests.play.tables.small_tables import (
    computer,
    lcg_entrant,
    lcg_request,
    play_at_random,
    sit_down,
    tcg_request,
)

pytestmark = pytest.mark.django_db

REQUESTS = {
    "tcg": lambda: tcg_request(),
    "lcg": lambda: lcg_request(),
    "lcg with the computer": lambda: lcg_request(computer(lcg_entrant("spirit", "rules"))),
    "nightmare game": lambda: lcg_request(scenario="nightmare"),
}


@pytest.mark.parametrize("asked", REQUESTS.values(), ids=REQUESTS)
def test_a_game_is_played_to_its_end_and_is_that_of_the_engine(asked) -> None:
    table = play_at_random(sit_down(asked()))

    assert table.status == TableStatus.OVER
    moves = Move.objects.filter(table=table)
    choices = [place for move in moves for place in move.choices]
    assert len(choices) == table.steps == sum(len(move.by) for move in moves)
    *_, game = play_choices(table.kind.games(table.description(), 0), choices)
    assert game.is_over()
    assert game.state.ending == table.ending
