"""The Rohan cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import FELLOWSHIP, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CHAMBER_OF_MAZARBUL,
    CITY_GATES_7_344,
    CLEAVING_A_PATH,
    COIF,
    EASTERLING_BLADEMASTER,
    ELFHELM,
    EOMER_VALIANT_WARCHIEF,
    FANGORN_GLADE,
    FOR_THE_MARK,
    LONG_SPEAR,
    MORDOR_VETERAN,
    ORKISH_SCOUT,
    WEST_ROAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene


def test_for_the_mark_discards_a_possession_in_the_regroup_phase_for_nothing() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
    )
    scene.regroup_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 0


def test_for_the_mark_exerts_a_man_in_the_maneuver_phase() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        minions=[MORDOR_VETERAN],
        hand=[FOR_THE_MARK],
        site=6,
    )
    scene.maneuver_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


@pytest.mark.parametrize(
    ("fellowship", "burdens"), [([ARAGORN_DRIVEN_BY_NEED], 0), ([EOMER_VALIANT_WARCHIEF], 4)]
)
def test_for_the_mark_needs_a_man_of_rohan_with_resistance_three(
    fellowship: list[str], burdens: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=[MORDOR_VETERAN],
        bearing={fellowship[0]: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
        burdens=burdens,
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, FOR_THE_MARK)


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "wounded", "bonus"),
    [
        (CHAMBER_OF_MAZARBUL, 5, [], 0, 0),
        (WEST_ROAD, 5, [], 0, 1),
        (WEST_ROAD, 0, [], 0, 2),
        (WEST_ROAD, 0, [COIF], 1, 4),
    ],
)
def test_cleaving_a_path_counts_what_is_true(
    place: str, burdens: int, bears: list[str], wounded: int, bonus: int
) -> None:
    """Plains, resistance 4, armor and a wounded minion: one for each."""
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: bears},
        support=[CLEAVING_A_PATH],
        minions=[EASTERLING_BLADEMASTER],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
    ).wound(EASTERLING_BLADEMASTER, wounded)
    before = scene.skirmish(ELFHELM, EASTERLING_BLADEMASTER).strength(ELFHELM)
    scene.use(CLEAVING_A_PATH)
    assert scene.strength(ELFHELM) == before + bonus


@pytest.mark.parametrize("prevents", [True, False])
def test_coif_exerts_its_bearer_against_twilight_of_a_shadow_card(prevents: bool) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF]},
        minions=[ORKISH_SCOUT],
        path=(*ARAGORN_SITES[:3], CITY_GATES_7_344),
        site=4,
    )
    scene.shadow_phase().use(ORKISH_SCOUT)
    assert scene.who == FREE_PEOPLES
    if prevents:
        scene.answer_with(COIF)
    else:
        scene.pass_()
    assert scene.twilight == (0 if prevents else 6)
    assert scene.wounds(ELFHELM) == int(prevents)


@pytest.mark.parametrize(("place", "wounds"), [(FANGORN_GLADE, 1), (WEST_ROAD, 0)])
def test_coif_tires_a_companion_who_leaves_a_forest(place: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF]},
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        site=2,
    )
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    if wounds:
        scene.choose(ELFHELM)
    assert scene.wounds(ELFHELM) == wounds
