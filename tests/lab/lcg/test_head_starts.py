"""Games with a head start, from which weights are found where games are all lost early."""

import random

import pytest

from lab.lcg.decks import study_decks
from lab.lcg.fits.evaluation import samples_by_rules
from lab.lcg.fits.expert_rules import tune
from lab.lcg.fits.head_starts import give_head_start
from rules.lcg.engine.codes import NONE
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.values import objectives_claimed

pytestmark = pytest.mark.nightly

DOL_GULDUR = "escape-from-dol-guldur"


def started(seed: int, size: float) -> Game:
    game = Game([study_decks()["back-to-basics"]], DOL_GULDUR, seed)
    give_head_start(game, random.Random(seed), size)
    return game


def test_a_head_start_of_no_size_changes_nothing() -> None:
    game, plain = started(3, 0.0), Game([study_decks()["back-to-basics"]], DOL_GULDUR, 3)
    while plain.state.round < 1:
        plain.choose(decide(plain.state))
    assert game.state.threat == plain.state.threat
    assert game.state.hands == plain.state.hands
    assert game.state.staging == plain.state.staging
    assert game.options() == plain.options()


def test_a_head_start_leaves_each_card_in_one_place_and_is_played_to_an_end() -> None:
    later = better = 0
    for seed in range(30):
        game = started(seed, 1.0)
        state = game.state
        better += bool(state.allies[0]) + bool(objectives_claimed(state))
        placed = [
            *state.decks[0],
            *state.hands[0],
            *state.allies[0],
            *state.heroes[0],
            *state.staging,
            *(card for row in state.attached for card in row),
            *([state.prisoner] if state.prisoner != NONE else []),
        ]
        assert len(placed) == len(set(placed))
        while not game.is_over():
            game.choose(decide(state))
            later += state.round == 1 and state.blueprints[state.quest].card.stage == 2
    assert better > 30
    assert later


def test_games_with_a_head_start_are_won_and_lost_alone() -> None:
    plain = list(samples_by_rules(DOL_GULDUR, 40, seed=1, alone=True))
    helped = list(samples_by_rules(DOL_GULDUR, 40, seed=1, alone=True, head_starts=True))
    assert {sample.decks for sample in helped} == {("back-to-basics",), ("escapers",)}
    assert {sample.worth for sample in plain} == {0}
    assert {sample.worth for sample in helped} == {0, 1}


def test_games_of_a_pair_are_tuned_with_the_same_head_start() -> None:
    table = [study_decks()["back-to-basics"]]
    plain, helped = (
        next(tune([table], DOL_GULDUR, pairs=8, steps=1, seed=1, head_starts=flag))[0]
        for flag in (False, True)
    )
    assert helped > plain
