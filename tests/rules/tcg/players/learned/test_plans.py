"""Plans: when a player moves again and lies in wait, and that it looks at nothing hidden."""

from typing import Any

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.game import Game
from rules.tcg.players.learned.outlook import (
    MOVING,
    WAITING,
    second_moves,
    weigh_moving,
    weigh_waiting,
)
from rules.tcg.players.learned.plans import (
    Plans,
    is_shadow_phase,
    learned_plans,
    may_wait,
)
from rules.tcg.players.learned.player import planning_player
from tests.expected import present
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DESERT_NOMAD,
    DESERT_VILLAIN,
    FARAMIR_STOUT_CAPTAIN,
    MADRIL_FARAMIRS_AIDE,
    MORDOR_TROOPER,
    SOUTHRON_CAPTAIN,
    TARGON,
)
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.scene import FREE_PEOPLES, Scene

MINIONS = [DESERT_VILLAIN, DESERT_NOMAD, SOUTHRON_CAPTAIN]
ALWAYS = Plans((1.0, *[0.0] * (len(MOVING) - 1)), (1.0, *[0.0] * (len(WAITING) - 1)))
NEVER = Plans(tuple(-weight for weight in ALWAYS.moving), tuple(-w for w in ALWAYS.waiting))


def played_on(seed: int, plans: Plans | None = None, seats: int = 2) -> list[tuple[Game, int]]:
    """Return a game of planning players at each of its decisions, with the choice taken there."""
    decks = (ARAGORN_STARTER, EOMER_STARTER, ARAGORN_STARTER)[:seats]
    game = set_up(PlaytestDescription(decks, ("easy",) * seats, seed), 0)
    players = [planning_player(plans) for _ in range(seats)]
    seen = []
    while not game.is_over():
        place = players[present(game.decision()).player].choose(game)
        seen.append((game.clone(), place))
        game.choose(place)
    return seen


@pytest.fixture(scope="module")
def games() -> list[tuple[Game, int]]:
    return [moment for seed in (1, 2) for moment in played_on(seed)]


def shadow_phase(**table: Any) -> Scene:
    settings = {"site": 4, "twilight": 9, "shadow_hand": MINIONS, **table}
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, MADRIL_FARAMIRS_AIDE, TARGON],
        **settings,
    )
    scene.state.moves = 1
    return scene.shadow_phase()


def chosen(scene: Scene, plans: Plans) -> Option:
    return scene.options()[planning_player(plans).choose(scene.game())]


def test_it_keeps_its_minions_back_where_its_plan_says_so() -> None:
    assert chosen(shadow_phase(), ALWAYS).verb == Verb.PASS
    assert chosen(shadow_phase(), NEVER).verb == Verb.PLAY


@pytest.mark.parametrize("table", [{"site": 8}, {"minions": [MORDOR_TROOPER]}])
def test_it_never_waits_where_no_move_can_follow_or_minions_fight(table: dict[str, Any]) -> None:
    assert chosen(shadow_phase(**table), ALWAYS).verb == Verb.PLAY


def test_it_keeps_waiting_for_the_whole_phase() -> None:
    """Once it waits it plays no minion, whatever else it does."""
    waits = [
        (game, place)
        for game, place in played_on(4, ALWAYS)
        if is_shadow_phase(game.state, present(game.decision()))
        and may_wait(game.state, present(game.decision()))
    ]
    assert waits
    for game, place in waits:
        option = game.options()[place]
        blueprint = game.state.blueprints[option.card] if option.verb == Verb.PLAY else None
        assert blueprint is None or blueprint.card.type != "minion"


@pytest.mark.parametrize(("plans", "verb"), [(ALWAYS, Verb.MOVE), (NEVER, Verb.STAY)])
def test_it_moves_again_where_its_plan_says_so(plans: Plans, verb: int) -> None:
    taken = [
        game.options()[place].verb
        for game, place in played_on(3, plans)
        if present(game.decision()).question == Question.MOVE_AGAIN
    ]
    assert taken
    assert set(taken) == {verb}


def test_twilight_that_the_shadow_kept_frightens_it() -> None:
    """With as much kept as ten, the learned plan is more afraid than with three."""
    little, much = (
        Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
            site=4,
            twilight=twilight,
            shadow_deck=[MORDOR_TROOPER] * 9,
        ).state
        for twilight in (3, 14)
    )
    weights = learned_plans().moving
    worth = [
        sum(w * x for w, x in zip(weights, weigh_moving(state, FREE_PEOPLES), strict=True))
        for state in (little, much)
    ]
    assert worth[1] < worth[0]


def test_every_number_has_a_name_and_a_weight(games: list[tuple[Game, int]]) -> None:
    state = games[0][0].state
    assert len(weigh_moving(state, state.active)) == len(MOVING) == len(learned_plans().moving)
    assert len(weigh_waiting(state, state.shadows[0])) == len(WAITING)
    assert len(learned_plans().waiting) == len(WAITING)


def test_second_moves_are_those_beyond_one_a_turn(games: list[tuple[Game, int]]) -> None:
    """Counted along the game, they are what the site reached says."""
    moved: dict[int, int] = {0: 0, 1: 0}
    for game, place in played_on(2):
        state = game.state
        if present(game.decision()).question == Question.MOVE_AGAIN:
            rival = state.shadows[0]
            assert second_moves(state, rival)[0] == moved[rival]
            moved[state.active] += game.options()[place].verb == Verb.MOVE
    assert sum(moved.values()) > 0


def test_it_looks_at_nothing_hidden(games: list[tuple[Game, int]]) -> None:
    """Hidden cards dealt again change no number that it weighs."""
    compared = 0
    for game, _ in games:
        state, me = game.state, present(game.decision()).player
        weigh = weigh_moving if me == state.active else weigh_waiting
        if present(game.decision()).question not in (Question.MOVE_AGAIN, Question.ACTION):
            continue
        dealt = game.determinize(me, 77 + compared).state
        assert weigh(dealt, me) == pytest.approx(weigh(state, me), abs=0)
        compared += 1
    assert compared > 50


def test_it_plays_the_same_game_again() -> None:
    first, again = ([place for _, place in played_on(5)] for _ in range(2))
    assert first == again


def test_three_can_play() -> None:
    assert len(played_on(6, seats=3)) > 100
