"""The Gondor cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.state.codes import (
    DAMAGE,
    DEFENDER,
    OVERWHELM_FACTOR,
    SHADOW_NUMBER,
    VITALITY,
    WOUND_LIMIT,
    Verb,
)
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import wild_scene
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


def test_aragorns_bow_shoots_a_minion_in_the_place_of_archery() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        bearing={ARAGORN_RANGER_OF_THE_NORTH: [ARAGORNS_BOW]},
        minions=[SOUTHRON_CAPTAIN],
    )
    assert archery_totals(scene.state)[0] == 1
    scene.archery_phase().use(ARAGORNS_BOW)
    assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH), scene.wounds(SOUTHRON_CAPTAIN)) == (1, 1)
    assert archery_totals(scene.state)[0] == 0


@pytest.mark.parametrize(("pipes", "healed"), [(1, 1), (2, 2)])
def test_aragorns_pipe_heals_a_companion_for_each_pipe_spotted(pipes: int, healed: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, BOROMIR_LORD_OF_GONDOR],
        bearing={
            ARAGORN_RANGER_OF_THE_NORTH: [ARAGORNS_PIPE],
            FRODO_HOPE_OF_FREE_PEOPLES: [FRODOS_PIPE],
        },
        support=[LONGBOTTOM_LEAF],
    )
    scene.wound(ARAGORN_RANGER_OF_THE_NORTH, 1).wound(BOROMIR_LORD_OF_GONDOR, 1).wound(
        FRODO_HOPE_OF_FREE_PEOPLES, 2
    )
    scene.fellowship_phase().use(ARAGORNS_PIPE).take_number(pipes)
    for companion in (FRODO_HOPE_OF_FREE_PEOPLES, BOROMIR_LORD_OF_GONDOR)[:pipes]:
        scene.choose(companion)
    assert scene.is_discarded(LONGBOTTOM_LEAF)
    assert (
        scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) + scene.wounds(BOROMIR_LORD_OF_GONDOR)
        == 3 - healed
    )
    assert scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 1


def test_a_pipe_needs_pipeweed() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        bearing={ARAGORN_RANGER_OF_THE_NORTH: [ARAGORNS_PIPE]},
    ).wound(ARAGORN_RANGER_OF_THE_NORTH, 1)
    assert not scene.fellowship_phase().can(Verb.USE, ARAGORNS_PIPE)


def test_arwens_fate_exerts_the_one_for_the_other() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, ARWEN_DAUGHTER_OF_ELROND],
        minions=[SOUTHRON_CAPTAIN, MORGUL_LACKEY],
        hand=[ARWENS_FATE],
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, SOUTHRON_CAPTAIN).play(ARWENS_FATE).choose(
        "exert Aragorn to make Arwen strength +3"
    )
    assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH), scene.wounds(ARWEN_DAUGHTER_OF_ELROND)) == (
        1,
        0,
    )
    assert (
        scene.strength(ARAGORN_RANGER_OF_THE_NORTH),
        scene.strength(ARWEN_DAUGHTER_OF_ELROND),
    ) == (8, 9)


def test_arwens_fate_leaves_no_choice_where_one_of_them_is_exhausted() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, ARWEN_DAUGHTER_OF_ELROND],
        minions=[SOUTHRON_CAPTAIN, MORGUL_LACKEY],
        hand=[ARWENS_FATE],
    )
    scene.wound(ARAGORN_RANGER_OF_THE_NORTH, 3).skirmish(
        ARWEN_DAUGHTER_OF_ELROND, SOUTHRON_CAPTAIN
    ).play(ARWENS_FATE)
    assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH), scene.wounds(ARWEN_DAUGHTER_OF_ELROND)) == (
        3,
        1,
    )
    assert (
        scene.strength(ARAGORN_RANGER_OF_THE_NORTH),
        scene.strength(ARWEN_DAUGHTER_OF_ELROND),
    ) == (11, 6)


def test_boromir_lord_of_gondor_is_overwhelmed_only_by_three_times_his_strength() -> None:
    scene = Scene(fellowship=[BOROMIR_LORD_OF_GONDOR], minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER])
    assert scene.number(OVERWHELM_FACTOR, BOROMIR_LORD_OF_GONDOR) == 3
    scene.skirmish(BOROMIR_LORD_OF_GONDOR, SOUTHRON_CAPTAIN, MORDOR_TROOPER).resolve()
    assert not scene.is_dead(BOROMIR_LORD_OF_GONDOR)
    assert scene.wounds(BOROMIR_LORD_OF_GONDOR) == 1


def test_boromir_discards_the_weather_with_his_cloak() -> None:
    scene = Scene(
        fellowship=[BOROMIR_SON_OF_DENETHOR],
        bearing={BOROMIR_SON_OF_DENETHOR: [BOROMIRS_CLOAK], SITE_2: [SARUMANS_SNOWS]},
        minions=[MORDOR_TROOPER],
    )
    scene.maneuver_phase().use(BOROMIRS_CLOAK)
    assert scene.wounds(BOROMIR_SON_OF_DENETHOR) == 1
    assert scene.is_discarded(SARUMANS_SNOWS)


def test_change_of_plans_replaces_an_opponents_hand() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        hand=[CHANGE_OF_PLANS, HOBBIT_SWORD_7_319],
        shadow_hand=[SOUTHRON_CAPTAIN, SOUTHRON_CAPTAIN],
        shadow_deck=[MORDOR_TROOPER] * 10,
    )
    scene.regroup_phase().play(CHANGE_OF_PLANS)
    assert scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 1
    assert len(scene.hand(SHADOW)) == 8
    assert len(scene.deck(SHADOW)) == 4
    assert scene.hand() == [HOBBIT_SWORD_7_319]


def test_the_choice_of_luthien_heals_the_one_for_the_other() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, ARWEN_DAUGHTER_OF_ELROND],
        support=[THE_CHOICE_OF_LUTHIEN],
        minions=[SOUTHRON_CAPTAIN],
    )
    scene.wound(ARWEN_DAUGHTER_OF_ELROND, 2)
    scene.maneuver_phase().use(THE_CHOICE_OF_LUTHIEN)
    assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH), scene.wounds(ARWEN_DAUGHTER_OF_ELROND)) == (
        1,
        1,
    )


def test_dagger_strike_is_for_gondor_or_shire_with_a_hand_weapon() -> None:
    scene = Scene(
        fellowship=[
            ARAGORN_RANGER_OF_THE_NORTH,
            BOROMIR_LORD_OF_GONDOR,
            MERRY_ROHIRRIM_SQUIRE,
            EOMER_VALIANT_WARCHIEF,
        ],
        bearing={
            BOROMIR_LORD_OF_GONDOR: [BLADE_OF_GONDOR],
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            EOMER_VALIANT_WARCHIEF: [LONG_SPEAR],
        },
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        hand=[DAGGER_STRIKE_1_102, DAGGER_STRIKE_1_102],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(DAGGER_STRIKE_1_102)
    assert {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)} == {
        BOROMIR_LORD_OF_GONDOR,
        MERRY_ROHIRRIM_SQUIRE,
    }
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.number(DAMAGE, MERRY_ROHIRRIM_SQUIRE)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert (scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.number(DAMAGE, MERRY_ROHIRRIM_SQUIRE)) == (
        before[0] + 2,
        before[1] + 1,
    )


def test_one_whom_men_would_follow_lets_an_ally_fight_until_the_regroup_phase() -> None:
    scene = wild_scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        support=[ELROND_LORD_OF_RIVENDELL],
        hand=[ONE_WHOM_MEN_WOULD_FOLLOW],
        minions=[SOUTHRON_CAPTAIN],
        site=7,
    )
    scene.maneuver_phase().play(ONE_WHOM_MEN_WOULD_FOLLOW)
    assert scene.wounds(ARAGORN_RANGER_OF_THE_NORTH) == 1
    assert scene.strength(ELROND_LORD_OF_RIVENDELL) == 10
    scene.assignment_phase().wait_to(Verb.ASSIGN, ELROND_LORD_OF_RIVENDELL)
    scene.regroup_phase()
    assert scene.strength(ELROND_LORD_OF_RIVENDELL) == 8


def test_pursuit_just_behind_wounds_every_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        hand=[PURSUIT_JUST_BEHIND],
    )
    scene.regroup_phase().play(PURSUIT_JUST_BEHIND)
    assert (
        scene.wounds(SOUTHRON_CAPTAIN),
        scene.wounds(MORDOR_TROOPER),
        scene.wounds(ARAGORN_RANGER_OF_THE_NORTH),
    ) == (1, 1, 1)


@pytest.mark.parametrize(("site", "may"), [(2, True), (3, False), (5, False), (7, True)])
def test_a_rangers_versatility_is_used_at_a_river_or_forest(site: int, may: bool) -> None:
    scene = wild_scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        minions=[SOUTHRON_CAPTAIN],
        hand=[A_RANGERS_VERSATILITY],
        site=site,
        twilight=3,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, A_RANGERS_VERSATILITY) is may
    if may:
        scene.play(A_RANGERS_VERSATILITY)
        assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH), scene.wounds(SOUTHRON_CAPTAIN)) == (1, 2)


def test_the_saga_of_elendil_leaves_its_bearer_stronger() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, BOROMIR_LORD_OF_GONDOR],
        bearing={BOROMIR_LORD_OF_GONDOR: [THE_SAGA_OF_ELENDIL]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[DAGGER_STRIKE_1_102],
    )
    assert scene.number(VITALITY, BOROMIR_LORD_OF_GONDOR) == 4
    scene.skirmish(ARAGORN_RANGER_OF_THE_NORTH, SOUTHRON_CAPTAIN).use(THE_SAGA_OF_ELENDIL)
    assert scene.number(VITALITY, BOROMIR_LORD_OF_GONDOR) == 3
    assert scene.strength(BOROMIR_LORD_OF_GONDOR) == 9


@pytest.mark.parametrize(("defends", "bonus"), [(False, 2), (True, 4)])
def test_swordarm_of_the_white_tower_is_more_for_a_defender(defends: bool, bonus: int) -> None:
    companion = ARAGORN_HEIR_OF_ELENDIL if defends else ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[companion],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[SWORDARM_OF_THE_WHITE_TOWER],
    )
    before = scene.strength(companion)
    scene.skirmish(companion, SOUTHRON_CAPTAIN).play(SWORDARM_OF_THE_WHITE_TOWER)
    assert scene.strength(companion) == before + bonus


def test_valiant_man_of_the_west_takes_one_wound_a_skirmish_and_defends() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, BOROMIR_LORD_OF_GONDOR],
        minions=[SOUTHRON_CAPTAIN],
        hand=[VALIANT_MAN_OF_THE_WEST],
    )
    scene.maneuver_phase().play(VALIANT_MAN_OF_THE_WEST)
    assert scene.number(DEFENDER, ARAGORN_RANGER_OF_THE_NORTH) == 1
    assert scene.number(WOUND_LIMIT, ARAGORN_RANGER_OF_THE_NORTH) == 1
    assert scene.number(DEFENDER, BOROMIR_LORD_OF_GONDOR) == 0


@pytest.mark.parametrize(("twilight", "left"), [(6, 2), (4, 0), (3, 0)])
def test_an_able_guide_removes_four_twilight_or_what_there_is(twilight: int, left: int) -> None:
    scene = Scene(fellowship=[ARAGORN_RANGER_OF_THE_NORTH], hand=[AN_ABLE_GUIDE], twilight=twilight)
    assert scene.regroup_phase().play(AN_ABLE_GUIDE).twilight == left


def test_an_able_guide_needs_a_ranger() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[AN_ABLE_GUIDE], twilight=6)
    assert not scene.regroup_phase().can(Verb.PLAY, AN_ABLE_GUIDE)


ATHELAS_BEARER = ARAGORN_RANGER_OF_THE_NORTH


@pytest.mark.parametrize("heals", [True, False])
def test_athelas_heals_a_companion_or_frees_one_of_a_shadow_condition(heals: bool) -> None:
    scene = Scene(
        fellowship=[ATHELAS_BEARER, ROHIRRIM_GUARD],
        support=[ELROND_LORD_OF_RIVENDELL],
        bearing={
            ATHELAS_BEARER: [ATHELAS],
            ROHIRRIM_GUARD: [BANISHED],
            ELROND_LORD_OF_RIVENDELL: [WEARY],
        },
    )
    scene.wound(ROHIRRIM_GUARD, 2).wound(ELROND_LORD_OF_RIVENDELL, 1)
    scene.fellowship_phase().use(ATHELAS).choose("heal" if heals else "discard")
    assert not scene.can(Verb.CHOOSE, ELROND_LORD_OF_RIVENDELL)
    assert not scene.can(Verb.CHOOSE, WEARY)
    assert scene.is_discarded(ATHELAS)
    assert scene.wounds(ROHIRRIM_GUARD) == (1 if heals else 2)
    assert scene.is_discarded(BANISHED) is not heals
    assert scene.in_play(WEARY)
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 1


@pytest.mark.parametrize(
    ("companion", "playable"), [(ARAGORN_DRIVEN_BY_NEED, True), (ROHIRRIM_GUARD, False)]
)
def test_athelas_is_borne_by_a_man_of_gondor(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ATHELAS]).fellowship_phase()
    assert scene.can(Verb.PLAY, ATHELAS) is playable


@pytest.mark.parametrize("copies", [0, 1, 2])
def test_no_stranger_to_the_shadows_lowers_every_sites_shadow_number(copies: int) -> None:
    rangers = [ARAGORN_RANGER_OF_THE_NORTH, ARWEN_DAUGHTER_OF_ELROND]
    scene = wild_scene(
        fellowship=rangers,
        bearing={ranger: [NO_STRANGER_TO_THE_SHADOWS] for ranger in rangers[:copies]},
        site=3,
    )
    # Sites 2 and 4 of the Fellowship block print 1 and 2.
    assert scene.number(SHADOW_NUMBER, BREELAND_FOREST) == max(1 - copies, 0)
    assert scene.number(SHADOW_NUMBER, DWARROWDELF_CHAMBER) == 2 - copies


def test_each_ranger_is_no_stranger_to_the_shadows_but_once() -> None:
    ranger = ARAGORN_RANGER_OF_THE_NORTH
    scene = Scene(
        fellowship=[ranger, ARAGORN_DRIVEN_BY_NEED],
        bearing={ranger: [NO_STRANGER_TO_THE_SHADOWS]},
        hand=[NO_STRANGER_TO_THE_SHADOWS],
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY)
