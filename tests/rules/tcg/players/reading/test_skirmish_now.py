"""The skirmish being fought as it stands: who is killed, and that it is counted once a decision."""

import pytest

from rules.tcg.players.reading.skirmish_now import (
    is_doomed,
    kills_character,
    points_now,
    skirmish_now,
)
from rules.tcg.players.reading.weights import learned_rules
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

LEARNED = learned_rules()
ARAGORN, MERRY = ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE


def fight(character: str, *minions: str, wounds: int = 0) -> Scene:
    scene = Scene(fellowship=[ARAGORN, MERRY], minions=minions, site=6)
    if wounds:
        scene.wound(character, wounds)
    return scene.skirmish(character, *minions)


@pytest.mark.parametrize(
    ("character", "minion", "wounds", "killed"),
    [
        (MERRY, DESERT_NOMAD, 0, MERRY),
        (MERRY, MORDOR_SOLDIER, 0, None),
        (MERRY, MORDOR_SOLDIER, 3, MERRY),
        (ARAGORN, GOBLIN_RUNNER, 0, GOBLIN_RUNNER),
        (ARAGORN, MORDOR_SOLDIER, 0, MORDOR_SOLDIER),
    ],
    ids=["overwhelmed", "a wound he survives", "his last vitality", "a weak one", "a wound of one"],
)
def test_who_is_killed_if_nobody_acts(
    character: str, minion: str, wounds: int, killed: str | None
) -> None:
    scene = fight(character, minion, wounds=wounds)
    for card in (character, minion):
        assert is_doomed(scene.state, scene.card(card), LEARNED) is (card == killed)
    assert kills_character(scene.state) is (killed == character)


def test_nobody_who_does_not_fight_is_doomed() -> None:
    scene = fight(MERRY, DESERT_NOMAD)
    assert not is_doomed(scene.state, scene.card(ARAGORN), LEARNED)


def test_it_is_counted_once_a_decision_and_again_at_the_next() -> None:
    scene = fight(ARAGORN, MORDOR_SOLDIER)
    once = skirmish_now(scene.state, LEARNED)
    assert skirmish_now(scene.state, LEARNED) is once
    other = LEARNED._replace(minion=100.0)
    assert skirmish_now(scene.state, other).points != once.points
    copy = scene.game()
    assert skirmish_now(copy.state, LEARNED) is not once
    assert points_now(copy.state, LEARNED) == once.points > 0
