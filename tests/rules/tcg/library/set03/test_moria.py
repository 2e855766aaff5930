"""The Moria cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import moria_scene
from tests.rules.tcg.made_cards import made


@pytest.mark.parametrize(("shown", "added"), [([GANDALF_THE_GREY_WIZARD], 4), ([], 0)])
def test_dangerous_gamble_adds_the_cost_of_the_card_shown(shown: list[str], added: int) -> None:
    scene = moria_scene(
        minions=[GOBLIN_RUNNER], shadow_hand=[DANGEROUS_GAMBLE], hand=shown, twilight=2
    )
    scene.shadow_phase().play(DANGEROUS_GAMBLE)
    assert scene.twilight == added


@pytest.mark.parametrize(("site", "phase", "added"), [(4, REGROUP, 2), (4, 1, 0)])
def test_depths_of_moria_ask_for_a_move_in_the_regroup_phase(
    site: int, phase: int, added: int
) -> None:
    plain = moria_scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], site=site)
    deep = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], site=site, shadow_support=[DEPTHS_OF_MORIA]
    )
    for scene in (plain, deep):
        scene.state.phase = phase
        scene.happen(path.move)
    assert deep.twilight - plain.twilight == added


@pytest.mark.parametrize(("prevents", "wounds"), [(True, 0), (False, 3)])
def test_boromir_is_spared_for_two_possessions(prevents: bool, wounds: int) -> None:
    boromir = made(BOROMIR_SON_OF_DENETHOR, title="Boromir", vitality=5)
    scene = moria_scene(
        fellowship=[boromir, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            PIPPIN_SWORN_TO_SERVICE: [made(HOBBIT_SWORD_7_319)],
        },
        minions=[GOBLIN_RUNNER],
        shadow_hand=[SUCH_A_LITTLE_THING],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, SUCH_A_LITTLE_THING).play(SUCH_A_LITTLE_THING)
    assert scene.who == 0
    scene.take_number(int(prevents))
    if prevents:
        scene.choose(HOBBIT_SWORD_7_319)
    assert scene.wounds(boromir) == wounds
    assert scene.is_discarded(HOBBIT_SWORD_7_319) == prevents


@pytest.mark.parametrize(
    ("minions", "playable"),
    [
        ([GOBLIN_RUNNER, MORDOR_VETERAN], True),
        ([GOBLIN_RUNNER, GOBLIN_PATROL_TROOP], False),
        ([MORDOR_VETERAN, ORC_HUNTERS], False),
    ],
    ids=["both", "Moria alone", "Sauron alone"],
)
def test_malice_of_both_kinds_of_orc_wounds_an_archer(minions: list[str], playable: bool) -> None:
    scene = moria_scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        support=[RUMIL_ELVEN_PROTECTOR],
        minions=minions,
        shadow_hand=[MALICE],
    )
    assert scene.archery_phase().comes_to(Verb.PLAY, MALICE) is playable
    if playable:
        scene.play(MALICE)
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        assert not scene.can(Verb.CHOOSE, GOBLIN_RUNNER)
        assert scene.can(Verb.CHOOSE, RUMIL_ELVEN_PROTECTOR)
        scene.choose(LEGOLAS_GREENLEAF)
        assert scene.wounds(LEGOLAS_GREENLEAF) == 1
        assert scene.wounds(RUMIL_ELVEN_PROTECTOR) == 0
