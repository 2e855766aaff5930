"""Orc cards of set 13, *Bloodlines*, that bring back, stack and clear away."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import ASSIGNMENT, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


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


def test_orc_line_breaker_is_fierce_after_a_skirmish_that_was_cancelled() -> None:
    """It ends all the same; the token is the Homestead's own, of which one is left."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[HUMBLE_HOMESTEAD],
        minions=[ORC_LINE_BREAKER],
        site=4,
    ).put_tokens(HUMBLE_HOMESTEAD, 4)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_LINE_BREAKER).use(HUMBLE_HOMESTEAD)
    scene.choose("remove 3")
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert is_fierce(scene.state, scene.card(ORC_LINE_BREAKER))
    assert scene.state.phase == ASSIGNMENT


@pytest.mark.parametrize("blunted", [True, False])
def test_orc_line_breaker_gains_nothing_where_it_cannot_gain_fierce(*, blunted: bool) -> None:
    """The mithril-coat has taken fierce from it until the regroup phase."""
    sam = made(SAM_STEADFAST_FRIEND, strength=10, vitality=5)
    scene = Scene(
        fellowship=[sam],
        bearing={sam: [MITHRIL_COAT_DWARF_MAIL]},
        support=[SONG_OF_THE_SHIRE],
        minions=[ORC_LINE_BREAKER],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.skirmish(sam, ORC_LINE_BREAKER)
    if blunted:
        scene.use(MITHRIL_COAT_DWARF_MAIL)
    scene.resolve()
    assert is_fierce(scene.state, scene.card(ORC_LINE_BREAKER)) is not blunted


@pytest.mark.parametrize(("moves", "position"), [(1, 6), (2, 5)])
def test_forced_march_does_not_go_beyond_the_move_limit(moves: int, position: int) -> None:
    scene = Scene(
        shadow_support=[FORCED_MARCH, DEMORALIZED],
        minions=[DENIZEN_OF_KHAZAD_DUM],
        twilight=3,
        site=5,
    )
    scene.state.moves = moves
    scene.regroup_phase().wait_to(Verb.USE, FORCED_MARCH).use(FORCED_MARCH)
    while scene.can(Verb.PASS) and scene.state.position[0] == 5 and scene.state.phase == REGROUP:
        scene.pass_()
    assert scene.state.position[0] == position


def test_unforgiving_depths_send_the_old_site_home() -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[UNFORGIVING_DEPTHS],
        path=(*ARAGORN_SITES[:2], CHAMBER_OF_MAZARBUL),
        site=2,
    )
    scene.shadow_phase().use(UNFORGIVING_DEPTHS)
    assert [scene.id_of(site) for site in scene.state.path] == [
        ARAGORN_SITES[0],
        CHAMBER_OF_MAZARBUL,
    ]
    assert [scene.id_of(site) for site in scene.state.adventure[0]] == [ARAGORN_SITES[1]]
