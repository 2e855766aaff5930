"""The Dwarven cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    A_CLAMOUR_OF_MANY_VOICES,
    ARGUMENT_READY_TO_HAND,
    AXE_STRIKE,
    BELT_OF_EREBOR,
    CHAMBER_OF_MAZARBUL,
    CRAGS_OF_EMYN_MUIL,
    DENIZEN_OF_KHAZAD_DUM,
    DWARF_GUARD,
    DWARVEN_AXE,
    EASTERLING_BLADEMASTER,
    GIMLI_DWARF_OF_EREBOR,
    GOLLUM_PLOTTING_DECEIVER,
    HIS_FATHERS_CHARGE,
    MORDOR_TROOPER,
    PURSUING_URUK,
    ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
    URUK_BROOD,
    WEST_ROAD,
)
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_the_shadow_player_names_the_race_that_stays() -> None:
    """4.2, "race": Gollum has none, so he is of no other race either."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[
            DENIZEN_OF_KHAZAD_DUM,
            ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
            GOLLUM_PLOTTING_DECEIVER,
        ],
        hand=[ARGUMENT_READY_TO_HAND],
    )
    scene.maneuver_phase().play(ARGUMENT_READY_TO_HAND)
    assert scene.who == SHADOW
    scene.choose("orc")
    assert scene.in_play(DENIZEN_OF_KHAZAD_DUM)
    assert scene.in_play(GOLLUM_PLOTTING_DECEIVER)
    assert scene.is_discarded(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "minion", "bonus"),
    [
        (WEST_ROAD, 4, [], EASTERLING_BLADEMASTER, 0),
        (CHAMBER_OF_MAZARBUL, 4, [], EASTERLING_BLADEMASTER, 1),
        (CRAGS_OF_EMYN_MUIL, 0, [], EASTERLING_BLADEMASTER, 2),
        (WEST_ROAD, 4, [BELT_OF_EREBOR], EASTERLING_BLADEMASTER, 1),
        (CRAGS_OF_EMYN_MUIL, 0, [BELT_OF_EREBOR], PURSUING_URUK, 4),
    ],
)
def test_his_fathers_charge_counts_what_is_true(
    place: str, burdens: int, bears: list[str], minion: str, bonus: int
) -> None:
    """A place in rock, resistance 3, a possession and a fierce minion: one for each."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: bears},
        support=[HIS_FATHERS_CHARGE],
        minions=[minion],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[AXE_STRIKE],
    )
    before = scene.skirmish(DWARF_GUARD, minion).strength(DWARF_GUARD)
    scene.use(HIS_FATHERS_CHARGE)
    assert scene.strength(DWARF_GUARD) == before + bonus
    assert scene.is_discarded(HIS_FATHERS_CHARGE)


def test_belt_of_erebor_moves_another_possession_of_its_bearer() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [BELT_OF_EREBOR, DWARVEN_AXE]},
        minions=[URUK_BROOD],
        site=4,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, URUK_BROOD)
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 0
    scene.use(BELT_OF_EREBOR)
    assert scene.is_discarded(BELT_OF_EREBOR)
    assert scene.bearer_of(DWARVEN_AXE) == DWARF_GUARD
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 1


@pytest.mark.parametrize(("event", "drawn"), [(AXE_STRIKE, 1), ("", 0)])
def test_a_clamour_of_many_voices_rewards_a_won_skirmish_with_an_event(
    event: str, drawn: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[A_CLAMOUR_OF_MANY_VOICES],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        deck=[DWARF_GUARD],
        site=6,
    )
    scene.state.position[1] = 6
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER)
    if event:
        scene.play(event)
    assert scene.comes_to(Verb.TRIGGER, A_CLAMOUR_OF_MANY_VOICES) is bool(drawn)
