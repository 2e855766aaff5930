"""Isengard cards of set 3, *Realms of the Elf-lords*, that tire companions or add twilight."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("company", "exerted"),
    [
        (
            [
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
                ARAGORN_DRIVEN_BY_NEED,
                GANDALF_THE_GREY_WIZARD,
            ],
            4,
        ),
        ([GIMLI_DWARF_OF_EREBOR, DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], 2),
        ([], 0),
    ],
    ids=["four races", "two Dwarves and two Men", "Hobbits alone"],
)
def test_one_of_you_must_do_this_counts_races_and_not_companions(
    company: list[str], exerted: int
) -> None:
    scene = Scene(
        fellowship=company,
        minions=[ISENGARD_WORKER],
        shadow_hand=[ONE_OF_YOU_MUST_DO_THIS],
        twilight=5,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, ONE_OF_YOU_MUST_DO_THIS).play(ONE_OF_YOU_MUST_DO_THIS)
    while scene.who == FREE_PEOPLES and scene.can(Verb.CHOOSE):
        scene.take_first()
    hurt = [scene.wounds(card) for card in (FRODO_HOPE_OF_FREE_PEOPLES, *company)]
    assert sum(hurt) == exerted
    assert max(hurt) <= 1
    assert scene.wounds(ISENGARD_WORKER) == 1


def test_orc_overseer_exerts_twice_to_exhaust_a_companion() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORC_OVERSEER], site=6)
    scene.regroup_phase().wait_to(Verb.USE, ORC_OVERSEER).use(ORC_OVERSEER)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (
        3,
        0,
    )
    assert scene.wounds(ORC_OVERSEER) == 2


@pytest.mark.parametrize(("burdens", "offered"), [(5, True), (4, False)])
def test_orthanc_berserker_exhausts_a_companion_at_five_burdens(
    burdens: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORTHANC_BERSERKER], burdens=burdens, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, ORTHANC_BERSERKER) is offered
    if offered:
        scene.use(ORTHANC_BERSERKER)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(ORTHANC_BERSERKER)) == (3, 2)


def test_isengard_adds_twilight_in_the_shadow_phase() -> None:
    scene = Scene(
        minions=[ISENGARD_FORGER],
        shadow_support=[HOLLOWING_OF_ISENGARD],
        shadow_hand=[ISENGARD_AXE],
        site=6,
    ).shadow_phase()
    scene.use(HOLLOWING_OF_ISENGARD)
    assert scene.twilight == 3
    scene.use(ISENGARD_FORGER)
    assert (scene.twilight, scene.wounds(ISENGARD_FORGER)) == (4, 1)
    scene.play(ISENGARD_AXE)
    assert (scene.twilight, scene.bearer_of(ISENGARD_AXE)) == (5, ISENGARD_FORGER)


@pytest.mark.parametrize(
    ("others", "added"), [([SARUMAN_KEEPER_OF_ISENGARD], 2), ([MORDOR_VETERAN], 0)]
)
def test_uruk_ravager_adds_two_twilight_beside_saruman(others: list[str], added: int) -> None:
    scene = Scene(minions=others, shadow_hand=[URUK_RAVAGER], twilight=9, site=6).shadow_phase()
    scene.play(URUK_RAVAGER)
    left = scene.twilight
    assert scene.can(Verb.TRIGGER, URUK_RAVAGER) is bool(added)
    if added:
        scene.answer_with(URUK_RAVAGER)
    assert scene.twilight == left + added


@pytest.mark.parametrize(
    ("minions", "playable"), [([URUK_RAGER, GOBLIN_RUNNER], True), ([URUK_RAGER], False)]
)
def test_hate_and_anger_unite_an_uruk_hai_and_moria_to_draw_three(
    minions: list[str], *, playable: bool
) -> None:
    scene = Scene(
        minions=minions,
        shadow_hand=[HATE_AND_ANGER],
        shadow_deck=[MORDOR_VETERAN] * 4,
        twilight=5,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, HATE_AND_ANGER) is playable
    if playable:
        scene.play(HATE_AND_ANGER)
        assert len(scene.hand(SHADOW)) == 3


def test_isengard_servant_wounds_whom_the_free_peoples_player_chooses() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[ISENGARD_SERVANT],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, ISENGARD_SERVANT).use(ISENGARD_SERVANT)
    assert scene.who == FREE_PEOPLES
    scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert (scene.wounds(GIMLI_DWARF_OF_EREBOR), scene.wounds(ISENGARD_SERVANT)) == (1, 1)
