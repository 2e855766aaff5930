"""The cards of Gondor of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORNS_BOW,
    BLADE_OF_GONDOR,
    CHAMBER_OF_MAZARBUL,
    CITY_OF_MEN,
    CONCEALMENT,
    EASTERLING_BLADEMASTER,
    FANGORN_GLADE,
    FARAMIR_STOUT_CAPTAIN,
    FARAMIRS_SWORD,
    ISENGARD_RUINED_15_192,
    KNIGHT_OF_DOL_AMROTH,
    MORDOR_REGULAR,
    SOUTHRON_TROOP,
    TIRELESS,
    WEST_ROAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "roams", "bonus"),
    [
        (WEST_ROAD, 5, [], False, 0),
        (ISENGARD_RUINED_15_192, 5, [], False, 1),
        (ISENGARD_RUINED_15_192, 0, [], False, 2),
        (ISENGARD_RUINED_15_192, 0, [ARAGORNS_BOW], False, 2),
        (WEST_ROAD, 5, [BLADE_OF_GONDOR], True, 2),
    ],
)
def test_tireless_counts_what_is_true(
    place: str, burdens: int, bears: list[str], roams: bool, bonus: int
) -> None:
    """A battleground, resistance 4, a hand weapon and a roaming minion: one for each."""
    minion = MORDOR_REGULAR if roams else EASTERLING_BLADEMASTER
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        bearing={KNIGHT_OF_DOL_AMROTH: bears},
        support=[TIRELESS],
        minions=[minion],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[CITY_OF_MEN],
    )
    before = scene.skirmish(KNIGHT_OF_DOL_AMROTH, minion).strength(KNIGHT_OF_DOL_AMROTH)
    scene.use(TIRELESS)
    assert scene.strength(KNIGHT_OF_DOL_AMROTH) == before + bonus


@pytest.mark.parametrize(("minion", "free"), [(MORDOR_REGULAR, False), (SOUTHRON_TROOP, True)])
def test_concealment_silences_a_roaming_foe(minion: str, free: bool) -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        minions=[minion, EASTERLING_BLADEMASTER],
        hand=[CONCEALMENT],
        site=4,
        twilight=5,
    )
    scene.skirmish(KNIGHT_OF_DOL_AMROTH, minion, EASTERLING_BLADEMASTER)
    before = scene.strength(KNIGHT_OF_DOL_AMROTH)
    scene.play(CONCEALMENT)
    assert scene.comes_to(Verb.USE, EASTERLING_BLADEMASTER) is free
    if free:
        assert scene.strength(KNIGHT_OF_DOL_AMROTH) == before + 1


@pytest.mark.parametrize(("place", "roams"), [(FANGORN_GLADE, True), (CHAMBER_OF_MAZARBUL, False)])
def test_faramirs_sword_makes_his_foe_roam_in_a_forest(place: str, roams: bool) -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        bearing={FARAMIR_STOUT_CAPTAIN: [FARAMIRS_SWORD]},
        minions=[EASTERLING_BLADEMASTER],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, EASTERLING_BLADEMASTER)
    assert is_roaming(scene.state, scene.card(EASTERLING_BLADEMASTER)) is roams
