"""Each game has a face, and what programs read of a result is alike in both."""

from typing import Any

import pytest

from play.face import GameFace, face_of
from play.faces import FACES
from play.games.downloads import playtest_json
from rules.construction import Game
from tests.play import small_lcg_playtests as lcg
from tests.play import small_playtests as tcg

STATED = [name for part in GameFace.__mro__ for name in vars(part) if not name.startswith("_")]


@pytest.mark.parametrize("game", Game)
def test_every_game_has_all_that_a_face_states(game: Game) -> None:
    face = face_of(game.value)
    assert face is FACES[game]
    assert [name for name in STATED if not hasattr(face, name)] == []


@pytest.mark.django_db
def test_results_have_the_same_keys_in_both_games() -> None:
    first, second = playtest_json(tcg.played(4)), playtest_json(lcg.played(4))
    assert list(first) == list(second)
    assert (first["game"], second["game"]) == ("tcg", "lcg")


def _sides(result: dict[str, Any]) -> list[set[str]]:
    return [set(result[key]) for key in ("wins", "rate", "interval")]


@pytest.mark.django_db
def test_what_is_said_of_each_side_has_one_shape() -> None:
    first, second = playtest_json(tcg.played(4)), playtest_json(lcg.played(4))
    decks = {deck["deck"] for deck in first["decks"]}
    assert _sides(first) == [decks] * 3
    assert _sides(second) == [{"players"}] * 3
    assert second["wins"]["players"] + second["endings"]["unfinished"] <= second["games"]


@pytest.mark.django_db
def test_what_a_game_does_not_have_is_null() -> None:
    first, second = playtest_json(tcg.played(4)), playtest_json(lcg.played(4))
    assert first["rounds"] is None
    assert second["turns"] is None
    assert first["turns"]["least"] > 0
    assert second["rounds"]["least"] > 0
