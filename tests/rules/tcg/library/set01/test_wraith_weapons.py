"""The weapons of the Ringwraiths of set 1, *The Fellowship of the Ring*, and their strokes."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

WITCH_KING = THE_WITCH_KING_LORD_OF_ANGMAR
LEMENYA = ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL


@pytest.mark.parametrize(
    ("bearer", "weapon", "burdens", "damage"),
    [
        (LEMENYA, NAZGUL_SWORD, 2, 0),
        (LEMENYA, NAZGUL_SWORD, 3, 1),
        (LEMENYA, SWORD_OF_MINAS_MORGUL, 0, 1),
        (WITCH_KING, THE_PALE_BLADE, 0, 1),
    ],
)
def test_a_blade_adds_to_the_damage_of_a_nazgul(
    bearer: str, weapon: str, burdens: int, damage: int
) -> None:
    plain = Scene(minions=[bearer], burdens=burdens, site=6)
    scene = Scene(minions=[bearer], bearing={bearer: [weapon]}, burdens=burdens, site=6)
    assert scene.number(DAMAGE, bearer) - plain.number(DAMAGE, bearer) == damage


@pytest.mark.parametrize(("weapon", "playable"), [(MORGUL_BLADE, True), (NAZGUL_SWORD, False)])
def test_morgul_blade_is_borne_beside_another_hand_weapon(weapon: str, playable: bool) -> None:
    scene = Scene(
        minions=[WITCH_KING],
        bearing={WITCH_KING: [THE_PALE_BLADE]},
        shadow_hand=[weapon],
        twilight=3,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, weapon) is playable


@pytest.mark.parametrize(("twilight", "bonus"), [(3, 3), (7, 5)])
def test_attea_grows_by_one_for_each_twilight_up_to_five(twilight: int, bonus: int) -> None:
    attea = ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[attea, MORGUL_LACKEY],
        twilight=twilight,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, attea)
    for more in range(1, bonus + 1):
        scene.wait_to(Verb.USE, attea).use(attea)
        assert scene.strength(attea) == 12 + more
        assert scene.twilight == twilight - more
    # A sixth use gives nothing more.
    if scene.comes_to(Verb.USE, attea):
        assert scene.use(attea).strength(attea) == 12 + bonus


def test_cantea_exerts_to_discard_a_weapon_of_whom_he_skirmishes() -> None:
    cantea = ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn, MERRY_ROHIRRIM_SQUIRE],
        bearing={aragorn: [SWORD_OF_GONDOR, ARMOR], MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[cantea, MORGUL_LACKEY],
        site=6,
    ).skirmish(aragorn, cantea)
    scene.wait_to(Verb.USE, cantea).use(cantea)
    assert scene.is_discarded(SWORD_OF_GONDOR)
    assert scene.in_play(ARMOR)
    assert scene.in_play(HOBBIT_SWORD_7_319)
    assert scene.wounds(cantea) == 1
