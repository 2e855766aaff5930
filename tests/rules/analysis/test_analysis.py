"""An analysis may stop after any piece: what it finds depends on the game alone."""

import json

import pytest

from rules.analysis.analysis import Progress, pieces
from rules.construction import Game
from tests.rules.analysis.recorded_games import recorded_game


@pytest.mark.parametrize("game", Game)
def test_one_that_is_interrupted_finds_what_one_in_a_piece_finds(game: Game) -> None:
    recorded = recorded_game(game)
    whole = Progress()
    shares = list(pieces(recorded, whole))
    assert shares == sorted(shares)
    assert whole.curve
    assert whole.screened

    stored = json.dumps({})
    stops = 0
    while True:
        found = Progress.read(json.loads(stored))
        worked = pieces(recorded, found)
        # The first share of a worker tells of what others did before it.
        if all(found.write() == json.loads(stored) for _ in worked):
            break
        stored = json.dumps(found.write())
        stops += 1
    assert stops >= len(whole.screened)
    assert json.loads(stored) == json.loads(json.dumps(whole.write()))


def test_the_curve_ends_with_the_result() -> None:
    recorded = recorded_game(Game.TCG)
    progress = Progress()
    list(pieces(recorded, progress, only_curve=True))
    assert progress.curve[-1].step == len(recorded.choices)
    assert progress.curve[-1].chance in (0, 1)
    assert not progress.screened


def test_choices_of_others_are_not_looked_at() -> None:
    recorded = recorded_game(Game.TCG, last=20)
    progress = Progress()
    list(pieces(recorded, progress))
    choosers = {
        step: game.decision().player
        for step, game in enumerate(recorded.replay())
        if game.decision() is not None
    }
    assert {choosers[step] for step in progress.screened} <= {recorded.seat}
