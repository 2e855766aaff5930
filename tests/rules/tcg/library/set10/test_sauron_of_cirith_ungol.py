"""Uruk-hai and a Troll of set 10, *Mount Doom*: the Sauron cards that count possessions."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import Scene

# Who bears which possession.
ARMED = [
    (MORDOR_TROOPER, ORC_SCIMITAR),
    (MERRY_ROHIRRIM_SQUIRE, HOBBIT_SWORD_7_319),
    (ELFHELM, COIF),
]


@pytest.mark.parametrize(
    ("other", "possessions", "cost"),
    [
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 0, 2),
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 1, 1),
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 2, 0),
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 3, 0),
        (URUK_SAVAGE, 2, 2),
        (MORDOR_TROOPER, 2, 2),
    ],
)
def test_cirith_ungol_sentinel_is_cheaper_for_every_possession(
    other: str, possessions: int, cost: int
) -> None:
    """Possessions of both sides are spotted; another Uruk-hai must be of Sauron."""
    laid = [(other, ORC_SCIMITAR), (MERRY_ROHIRRIM_SQUIRE, HOBBIT_SWORD_7_319), (ELFHELM, COIF)]
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ELFHELM],
        bearing={bearer: [possession] for bearer, possession in laid[:possessions]},
        minions=[other],
        shadow_hand=[CIRITH_UNGOL_SENTINEL],
        twilight=9,
        site=7,
    )
    assert scene.shadow_phase().play(CIRITH_UNGOL_SENTINEL).twilight == 9 - cost


@pytest.mark.parametrize(("possessions", "holds"), [(2, False), (3, True)])
def test_cirith_ungol_patroller_is_fierce_among_three_possessions(
    possessions: int, holds: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ELFHELM],
        bearing={bearer: [possession] for bearer, possession in ARMED[:possessions]},
        minions=[CIRITH_UNGOL_PATROLLER, MORDOR_TROOPER],
    )
    assert fierce(scene, CIRITH_UNGOL_PATROLLER) is holds


@pytest.mark.parametrize(
    ("uruk", "strength"),
    [(CIRITH_UNGOL_GUARD, 9), (CIRITH_UNGOL_SENTRY, 8), (CIRITH_UNGOL_PATROLLER, 8)],
)
def test_an_uruk_of_cirith_ungol_does_more_damage(uruk: str, strength: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD, ELFHELM], minions=[uruk], hand=[AXE_STRIKE], site=7)
    scene.skirmish(ELFHELM, uruk).resolve()
    assert scene.strength(uruk) == strength
    assert scene.wounds(ELFHELM) == 2


@pytest.mark.parametrize(
    ("bearer", "strength"),
    [(CIRITH_UNGOL_GUARD, 9 + 3), (MORDOR_VETERAN, 9 + 1)],
    ids=["Uruk-hai", "Orc"],
)
def test_uruk_axe_is_stronger_in_the_hands_of_an_uruk(bearer: str, strength: int) -> None:
    scene = Scene(
        minions=[URUK_SAVAGE, bearer, MORGUL_LACKEY],
        shadow_hand=[URUK_AXE],
        twilight=1,
        site=7,
    )
    scene.shadow_phase().play(URUK_AXE)
    assert scene.bearer_of(URUK_AXE) == bearer
    assert scene.strength(bearer) == strength


@pytest.mark.parametrize(("possessions", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_troll_of_cirith_gorgor_counts_possessions_of_both_sides(
    possessions: int, gained: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={bearer: [possession] for bearer, possession in ARMED[:possessions]},
        minions=[TROLL_OF_CIRITH_GORGOR, MORDOR_TROOPER],
    )
    assert scene.strength(TROLL_OF_CIRITH_GORGOR) == 14 + gained
    assert fierce(scene, TROLL_OF_CIRITH_GORGOR)


@pytest.mark.parametrize(("minion", "may"), [(MORDOR_TROOPER, True), (MORGUL_LACKEY, False)])
def test_troll_of_cirith_gorgor_follows_a_minion_of_sauron(minion: str, may: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[TROLL_OF_CIRITH_GORGOR], twilight=9, site=7)
    assert scene.shadow_phase().can(Verb.PLAY, TROLL_OF_CIRITH_GORGOR) is may
