"""The Wraith minions of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.


@pytest.mark.parametrize(
    ("companions", "burdens", "can"),
    [
        ([ARAGORN_DRIVEN_BY_NEED], 4, False),
        ([ARAGORN_DRIVEN_BY_NEED], 5, True),
        (
            [
                ARAGORN_DRIVEN_BY_NEED,
                MERRY_ROHIRRIM_SQUIRE,
                PIPPIN_SWORN_TO_SERVICE,
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
            ],
            0,
            True,
        ),
    ],
)
def test_enquea_needs_six_companions_or_five_burdens(
    companions: list[str], burdens: int, can: bool
) -> None:
    scene = Scene(
        fellowship=companions, minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], burdens=burdens
    )
    scene.maneuver_phase()
    if scene.who == 0:
        scene.pass_()
    assert scene.can(Verb.USE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == can
    if can:
        scene.use(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
        if scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
            scene.choose(ARAGORN_DRIVEN_BY_NEED)
        assert (
            scene.wounds(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL),
            scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        ) == (1, 1)


def test_lemenya_weakens_those_who_bear_a_wraith_condition() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={ARAGORN_DRIVEN_BY_NEED: [BLADE_TIP]},
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
    )
    assert (scene.strength(ARAGORN_DRIVEN_BY_NEED), scene.strength(MERRY_ROHIRRIM_SQUIRE)) == (5, 3)


def test_nelya_replaces_a_site_behind_the_fellowship_too() -> None:
    scene = Scene(
        minions=[ULAIRE_NELYA_LIEUTENANT_OF_MORGUL],
        path=[*ARAGORN_SITES[:4], EOMER_SITES[1]],
        site=4,
    )
    scene.shadow_phase().use(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL).choose(ARAGORN_SITES[1])
    on_path = [scene.id_of(site) for site in scene.state.path]
    assert on_path == [ARAGORN_SITES[0], EOMER_SITES[1], *ARAGORN_SITES[2:4]]
    assert scene.wounds(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL) == 1


@pytest.mark.parametrize(
    ("companions", "minions"),
    [
        ([ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], 0),
        (
            [
                ARAGORN_DRIVEN_BY_NEED,
                MERRY_ROHIRRIM_SQUIRE,
                PIPPIN_SWORN_TO_SERVICE,
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
            ],
            2,
        ),
    ],
)
def test_nertea_may_bring_back_a_minion_for_each_companion_over_four(
    companions: list[str], minions: int
) -> None:
    scene = Scene(
        fellowship=companions,
        shadow_hand=[ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR],
        shadow_discards=[MORDOR_TROOPER] * 3,
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR)
    for _ in range(minions):
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE):
            scene.choose(MORDOR_TROOPER)
    assert not scene.can(Verb.YES)
    assert len(scene.state.minions) == 1 + minions


def test_toldea_chooses_whom_to_skirmish_but_not_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_TOLDEA_MESSENGER_OF_MORGUL],
        burdens=4,
    )
    scene.assignment_phase().wait_to(Verb.USE, ULAIRE_TOLDEA_MESSENGER_OF_MORGUL).use(
        ULAIRE_TOLDEA_MESSENGER_OF_MORGUL
    )
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.state.assigned[scene.card(ULAIRE_TOLDEA_MESSENGER_OF_MORGUL)] == (
        scene.card(MERRY_ROHIRRIM_SQUIRE),
    )


def test_the_witch_king_grows_with_each_other_nazgul() -> None:
    scene = Scene(
        minions=[
            THE_WITCH_KING_LORD_OF_ANGMAR,
            ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,
            ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR,
            MORDOR_TROOPER,
        ]
    )
    assert scene.strength(THE_WITCH_KING_LORD_OF_ANGMAR) == 14 + 4


def test_otsea_exerts_to_make_a_wraith_minion_fierce_until_the_regroup_phase() -> None:
    otsea = ULAIRE_OTSEA_LIEUTENANT_OF_MORGUL
    scene = Scene(minions=[otsea, MORGUL_LACKEY, MORDOR_TROOPER]).shadow_phase().use(otsea)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    assert scene.can(Verb.CHOOSE, otsea)
    scene.choose(MORGUL_LACKEY)
    assert scene.wounds(otsea) == 1
    assert is_fierce(scene.state, scene.card(MORGUL_LACKEY))
    assert not is_fierce(scene.state, scene.card(otsea))
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(MORGUL_LACKEY))


def test_an_exhausted_otsea_makes_nobody_fierce() -> None:
    otsea = ULAIRE_OTSEA_LIEUTENANT_OF_MORGUL
    scene = Scene(minions=[otsea, MORGUL_LACKEY]).wound(otsea, 2).shadow_phase()
    assert not scene.can(Verb.USE, otsea)
