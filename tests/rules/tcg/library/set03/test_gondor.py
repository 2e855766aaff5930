"""The Gondor cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import (
    DAMAGE,
    DEFENDER,
    FELLOWSHIP,
    MANEUVER,
    PARTICIPATES_IN_ARCHERY,
    PARTICIPATES_IN_SKIRMISHES,
    REGROUP,
    TURN_ENDS,
    Verb,
)
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import wild_scene
from tests.rules.tcg.scene import Scene


def turn_is_over(state: State) -> None:
    emit(state, TURN_ENDS)


@pytest.mark.parametrize(
    ("phase", "removed"), [(FELLOWSHIP, 2), (REGROUP, 0)], ids=["fellowship", "regroup"]
)
def test_the_heir_to_the_white_city_removes_twilight_in_fellowship_phase_moves(
    phase: int, removed: int
) -> None:
    scenes = [
        wild_scene(fellowship=[card], site=2, twilight=5)
        for card in (ARAGORN_HEIR_TO_THE_WHITE_CITY, ARWEN_DAUGHTER_OF_ELROND)
    ]
    for scene in scenes:
        scene.state.phase = phase
        scene.happen(path.move)
    heir, other = scenes
    assert other.twilight - heir.twilight == removed


def test_banner_of_the_white_tree_helps_the_companion_who_exerts() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, BOROMIR_LORD_OF_GONDOR],
        minions=[SOUTHRON_CAPTAIN],
        hand=[BANNER_OF_THE_WHITE_TREE],
    )
    scene.maneuver_phase().play(BANNER_OF_THE_WHITE_TREE).choose(BOROMIR_LORD_OF_GONDOR)
    assert (
        scene.strength(BOROMIR_LORD_OF_GONDOR),
        scene.number(DEFENDER, BOROMIR_LORD_OF_GONDOR),
    ) == (10, 1)
    assert (
        scene.strength(ARAGORN_RANGER_OF_THE_NORTH),
        scene.number(DEFENDER, ARAGORN_RANGER_OF_THE_NORTH),
    ) == (8, 0)


@pytest.mark.parametrize(("minion", "heals"), [(SOUTHRON_CAPTAIN, False), (GOBLIN_ARCHER, True)])
def test_citadel_of_minas_tirith_heals_after_a_turn_without_a_lost_skirmish(
    minion: str, heals: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        support=[CITADEL_OF_MINAS_TIRITH],
        minions=[minion],
    ).wound(ARAGORN_RANGER_OF_THE_NORTH, 1)
    scene.skirmish(ARAGORN_RANGER_OF_THE_NORTH, minion).resolve()
    assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 1) is heals
    scene.happen(turn_is_over)
    assert scene.can(Verb.TRIGGER, CITADEL_OF_MINAS_TIRITH) is heals
    if heals:
        scene.answer_with(CITADEL_OF_MINAS_TIRITH)
        assert scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 0


def test_gondor_bowmen_shoot_twice() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, LEGOLAS_GREENLEAF],
        support=[GONDOR_BOWMEN],
        minions=[DESERT_FIGHTER],
    )
    scene.archery_phase().use(GONDOR_BOWMEN)
    assert archery_totals(scene.state)[0] == 3
    assert scene.is_discarded(GONDOR_BOWMEN)
    assert scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 1


def test_horn_of_boromir_calls_an_ally_away_from_home() -> None:
    scene = wild_scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        bearing={BOROMIR_LORD_OF_GONDOR: [HORN_OF_BOROMIR]},
        support=[ELROND_LORD_OF_RIVENDELL],
        site=7,
    )
    scene.maneuver_phase().use(HORN_OF_BOROMIR)
    assert scene.strength(ELROND_LORD_OF_RIVENDELL) == 11
    assert scene.number(PARTICIPATES_IN_ARCHERY, ELROND_LORD_OF_RIVENDELL)
    assert scene.number(PARTICIPATES_IN_SKIRMISHES, ELROND_LORD_OF_RIVENDELL)
    assert scene.wounds(BOROMIR_LORD_OF_GONDOR) == 1


def test_some_who_resisted_makes_maneuver_events_of_both_sides_dearer_for_the_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        minions=[URUK_BROOD],
        hand=[SOME_WHO_RESISTED, ELENDILS_VALOR_1_103, CHANGE_OF_PLANS],
        shadow_hand=[SARUMANS_REACH, BRED_FOR_BATTLE],
    )
    cards = (ELENDILS_VALOR_1_103, SARUMANS_REACH, CHANGE_OF_PLANS, BRED_FOR_BATTLE)

    def costs() -> list[int]:
        return [twilight_cost(scene.state, scene.card(card)) for card in cards]

    before = costs()
    scene.maneuver_phase().play(SOME_WHO_RESISTED)
    assert scene.state.phase == MANEUVER
    assert [now - then for now, then in zip(costs(), before, strict=True)] == [2, 2, 0, 0]
    scene.archery_phase()
    assert costs() == before


def test_voice_of_rauros_counts_aragorn_out_where_he_has_another_signet() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, BOROMIR_LORD_OF_GONDOR],
        minions=[SOUTHRON_CAPTAIN],
        hand=[VOICE_OF_RAUROS],
    )
    scene.maneuver_phase().play(VOICE_OF_RAUROS)
    assert (
        scene.number(DAMAGE, BOROMIR_LORD_OF_GONDOR),
        scene.number(DAMAGE, ARAGORN_RANGER_OF_THE_NORTH),
    ) == (1, 0)


def test_we_must_go_warily_makes_minions_dearer_until_the_next_regroup_phase() -> None:
    scene = wild_scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        hand=[WE_MUST_GO_WARILY],
        shadow_hand=[MORDOR_TROOPER],
        site=2,
        twilight=9,
    )
    cost = twilight_cost(scene.state, scene.card(MORDOR_TROOPER))
    scene.state.phase = REGROUP
    scene.happen(path.move).wait_to(Verb.PLAY, WE_MUST_GO_WARILY).play(WE_MUST_GO_WARILY)
    assert scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 2
    scene.shadow_phase()
    assert twilight_cost(scene.state, scene.card(MORDOR_TROOPER)) == cost + 1
    scene.regroup_phase()
    assert twilight_cost(scene.state, scene.card(MORDOR_TROOPER)) == cost


def test_we_must_go_warily_answers_no_move_of_the_fellowship_phase() -> None:
    scene = wild_scene(fellowship=[ARAGORN_RANGER_OF_THE_NORTH], hand=[WE_MUST_GO_WARILY], site=2)
    scene.state.phase = FELLOWSHIP
    assert not scene.happen(path.move).can(Verb.PLAY, WE_MUST_GO_WARILY)


@pytest.mark.parametrize(
    ("cost", "usable"),
    [(THE_SAGA_OF_ELENDIL, True), (GREATEST_KINGDOM_OF_MY_PEOPLE, False), (STILL_SHARP, False)],
    ids=["Gondor tale", "Dwarven tale", "Gondor card"],
)
def test_answering_the_cries_costs_a_tale_of_gondor_from_hand(cost: str, usable: bool) -> None:
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR, ROHIRRIM_GUARD],
        support=[ANSWERING_THE_CRIES],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[cost, HOBBIT_SWORD_7_319],
        site=6,
    ).skirmish(BOROMIR_LORD_OF_GONDOR, MORDOR_VETERAN)
    assert scene.can(Verb.USE, ANSWERING_THE_CRIES) is usable
    if usable:
        scene.use(ANSWERING_THE_CRIES)
        assert scene.is_discarded(cost)
        assert scene.hand() == [HOBBIT_SWORD_7_319]
        assert scene.strength(BOROMIR_LORD_OF_GONDOR) == 7 + 2
        assert scene.strength(ROHIRRIM_GUARD) == 6
        assert scene.in_play(ANSWERING_THE_CRIES)


def test_boromir_adds_two_twilight_for_each_wound_he_heals() -> None:
    boromir = BOROMIR_DEFENDER_OF_MINAS_TIRITH_3_122
    scene = Scene(fellowship=[boromir, ROHIRRIM_GUARD]).wound(boromir, 2).wound(ROHIRRIM_GUARD, 1)
    scene.fellowship_phase().use(boromir)
    assert (scene.wounds(boromir), scene.twilight) == (1, 2)
    scene.use(boromir)
    assert (scene.wounds(boromir), scene.twilight) == (0, 4)
    assert scene.wounds(ROHIRRIM_GUARD) == 1


def test_boromir_defender_of_minas_tirith_guides_as_a_ranger() -> None:
    scene = Scene(
        fellowship=[BOROMIR_DEFENDER_OF_MINAS_TIRITH_3_122], hand=[AN_ABLE_GUIDE], twilight=4
    )
    assert scene.regroup_phase().play(AN_ABLE_GUIDE).twilight == 0
