"""Moving again tried out: when it is, what it tells, and that playouts go as far as they say."""

from collections.abc import Iterator
from functools import cache

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.engine.operations.sites import LAST_SITE
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.game import Game
from rules.tcg.players.learned import moving_tried_out
from rules.tcg.players.learned.fights_policy import QUICK, THOROUGH
from rules.tcg.players.learned.moving_tried_out import (
    MovingEffort,
    learned_moving,
    play_turns_out,
    try_moving,
    worth_of_moving,
)
from rules.tcg.players.learned.outlook import MOVING
from rules.tcg.players.learned.player import LearnedPlayer, planning_player
from tests.expected import present
from tests.rules.tcg.players.learned.shadow_phases import DECKS

ALWAYS = MOVING.index("always")
EFFORTS = (QUICK.moving, THOROUGH.moving)


@cache
def moving_choices() -> tuple[Game, ...]:
    """Return games of planning players at each choice of moving again."""
    found = []
    for seed in (3, 4):
        game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), seed), 0)
        players = [planning_player(), planning_player()]
        while (decision := game.decision()) is not None:
            if decision.question == Question.MOVE_AGAIN:
                found.append(game.clone())
            game.choose(players[decision.player].choose(game))
    return tuple(found)


def let_weights_say(monkeypatch: pytest.MonkeyPatch, known: float, tried_out: float) -> None:
    """Let the numbers of a position come to one value, whatever it is, and playouts weigh so."""
    weights = [0.0] * len(MOVING) + [tried_out]
    weights[ALWAYS] = known
    monkeypatch.setattr(moving_tried_out, "learned_moving", lambda turns: tuple(weights))


def let_playouts_say(monkeypatch: pytest.MonkeyPatch, moving: float, staying: float) -> list[Game]:
    """Let playouts come to these chances; return the games that they are asked about."""
    asked: list[Game] = []

    def tried(game: Game, *asked_for: object) -> Iterator[tuple[float, float]]:
        for _deal in range(8):
            asked.append(game)
            yield moving, staying

    monkeypatch.setattr(moving_tried_out, "try_moving", tried)
    return asked


@pytest.mark.parametrize("effort", EFFORTS)
def test_there_is_a_weight_for_each_number_and_what_playouts_gain_speaks_for_moving(
    effort: MovingEffort,
) -> None:
    weights = learned_moving(effort.turns)
    assert len(weights) == len(MOVING) + 1
    assert weights[-1] > 0


@pytest.mark.parametrize(
    ("moving", "staying", "verb"), [(0.6, 0.4, Verb.MOVE), (0.4, 0.6, Verb.STAY)]
)
def test_playouts_decide_where_nothing_else_does(
    monkeypatch: pytest.MonkeyPatch, moving: float, staying: float, verb: int
) -> None:
    let_weights_say(monkeypatch, known=0.0, tried_out=0.2)
    let_playouts_say(monkeypatch, moving, staying)
    assert len(moving_choices()) > 4
    for game in moving_choices():
        options = present(game.decision()).options
        assert options[LearnedPlayer(1, QUICK).choose(game)].verb == verb


def test_what_is_hopeless_is_not_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    let_weights_say(monkeypatch, known=-2.0, tried_out=1.0)
    asked = let_playouts_say(monkeypatch, 0.9, 0.1)
    game = moving_choices()[0]
    assert worth_of_moving(game, present(game.decision()), EFFORTS[0], seed=1) == -2.0
    assert not asked


def test_what_would_win_the_game_is_tried_out_however_hopeless_it_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    let_weights_say(monkeypatch, known=-2.0, tried_out=1.0)
    asked = let_playouts_say(monkeypatch, 0.9, 0.1)
    game = moving_choices()[0].clone()
    decision = present(game.decision())
    game.state.position[decision.player] = LAST_SITE - 1
    assert worth_of_moving(game, decision, EFFORTS[0], seed=1) == pytest.approx(-2.0 + 5 * 0.8)
    assert asked


@pytest.mark.parametrize(
    ("gain", "at_the_end", "thorough"),
    [(0.02, 8, 8), (0.1, 3, 8), (0.2, 2, 6), (0.4, 2, 3), (-0.4, 2, 3)],
)
def test_deals_that_speak_clearly_are_enough(
    monkeypatch: pytest.MonkeyPatch, gain: float, at_the_end: int, thorough: int
) -> None:
    """There are 8 deals at most here, for either player."""
    let_weights_say(monkeypatch, known=0.0, tried_out=1.0)
    game = moving_choices()[0]
    for effort, deals in ((QUICK.last_moves, at_the_end), (THOROUGH.moving, thorough)):
        asked = let_playouts_say(monkeypatch, 0.5 + gain, 0.5)
        worth_of_moving(game, present(game.decision()), effort, seed=1)
        assert len(asked) == deals


def test_the_better_turn_speaks_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    let_weights_say(monkeypatch, known=0.1, tried_out=0.5)
    let_playouts_say(monkeypatch, 0.7, 0.3)
    game = moving_choices()[0]
    worth = worth_of_moving(game, present(game.decision()), EFFORTS[0], seed=1)
    assert worth == pytest.approx(0.1 + 0.5 * 5 * 0.4)


def test_trying_out_leaves_the_game_as_it_was_and_finds_the_same_again() -> None:
    effort = MovingEffort(2, turns=1)
    for game in moving_choices()[:4]:
        before = game.clone()
        decision = present(game.decision())
        once, again = (list(try_moving(game, decision, effort, seed=7)) for _ in range(2))
        assert once == again
        assert len(once) == effort.deals
        assert all(0 <= chance <= 1 for chances in once for chance in chances)
        assert game == before


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_a_playout_ends_after_so_many_further_turns(turns: int) -> None:
    ended = 0
    for game in moving_choices():
        for place in range(2):
            played = game.clone()
            player = present(game.decision()).player
            chance = play_turns_out(played, player, place, turns)
            if played.state.ending:
                ended += 1
                assert chance in (0.0, 0.5, 1.0)
            else:
                assert played.state.turn == game.state.turn + turns + 1
    assert ended < 2 * len(moving_choices())


def test_it_tells_what_moving_is_worth_beside_staying() -> None:
    for game in moving_choices()[:6]:
        player = LearnedPlayer(1, QUICK)
        told = present(player.tell(game))
        assert told.place == player.choose(game)
        assert [len(weighed.options) for weighed in told.weighed] == [1, 1]
        assert told.weighed[0].worth >= told.weighed[1].worth
        assert 0.0 in {weighed.worth for weighed in told.weighed}
