"""Orc cards of set 13, *Bloodlines*, that bring back, stack and clear away."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    CITADEL_OF_MINAS_TIRITH,
    CITY_WALL,
    DEMORALIZED,
    DENIZEN_OF_KHAZAD_DUM,
    ENEMY_UPON_ENEMY,
    FORCED_MARCH,
    HOWLING_ORC,
    ORC_RAID_COMMANDER,
    ORDNANCE_GRUNT,
)
from tests.rules.tcg.scene import Scene


def test_enemy_upon_enemy_keeps_a_lurker_for_the_next_turn() -> None:
    scene = Scene(minions=[HOWLING_ORC], shadow_support=[ENEMY_UPON_ENEMY], site=5)
    scene.regroup_phase().wait_to(Verb.USE, ENEMY_UPON_ENEMY).use(ENEMY_UPON_ENEMY)
    assert scene.stack(ENEMY_UPON_ENEMY) == [HOWLING_ORC]


def test_enemy_upon_enemy_gives_the_lurker_back_for_a_burden() -> None:
    scene = Scene(
        shadow_support=[ENEMY_UPON_ENEMY],
        stacked={ENEMY_UPON_ENEMY: [HOWLING_ORC]},
        burdens=1,
        twilight=1,
        site=5,
    )
    scene.shadow_phase().use(ENEMY_UPON_ENEMY)
    assert scene.in_play(HOWLING_ORC)
    assert scene.burdens == 0


def test_orc_raid_commander_leaves_the_condition_that_was_spotted() -> None:
    scene = Scene(
        support=[CITADEL_OF_MINAS_TIRITH, CITADEL_OF_MINAS_TIRITH, CITY_WALL],
        shadow_support=[DEMORALIZED],
        shadow_hand=[ORC_RAID_COMMANDER],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(ORC_RAID_COMMANDER).choose(CITADEL_OF_MINAS_TIRITH)
    left = [scene.in_play(CITADEL_OF_MINAS_TIRITH, copy) for copy in range(2)]
    assert sorted(left) == [False, True]
    assert scene.in_play(CITY_WALL)


def test_ordnance_grunt_returns_for_a_condition() -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_support=[DEMORALIZED],
        shadow_discards=[ORDNANCE_GRUNT],
        twilight=6,
        site=5,
    )
    scene.shadow_phase().use(ORDNANCE_GRUNT)
    assert scene.in_play(ORDNANCE_GRUNT)
    assert scene.is_discarded(DEMORALIZED)
    assert scene.twilight == 0


def test_forced_march_makes_the_fellowship_move_on() -> None:
    scene = Scene(
        shadow_support=[FORCED_MARCH, DEMORALIZED],
        minions=[DENIZEN_OF_KHAZAD_DUM],
        twilight=3,
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, FORCED_MARCH).use(FORCED_MARCH)
    assert scene.is_discarded(DEMORALIZED)
    assert scene.is_discarded(FORCED_MARCH)
    assert scene.twilight == 0
    while scene.can(Verb.PASS) and scene.state.position[0] == 5:
        scene.pass_()
    assert scene.state.position[0] == 6
