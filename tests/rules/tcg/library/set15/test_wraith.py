"""The Ringwraiths of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import hunter
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("minion", "offered"), [(MORGUL_LACKEY, False), (ULAIRE_NELYA_FELL_RIDER, True)]
)
def test_they_feel_the_precious_keeps_a_nazgul_whole_for_a_threat(
    minion: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[THEY_FEEL_THE_PRECIOUS],
        threats=1,
        site=4,
    )
    scene.happen(wound, scene.card(minion), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, THEY_FEEL_THE_PRECIOUS) is offered
    if offered:
        scene.answer_with(THEY_FEEL_THE_PRECIOUS)
        assert scene.wounds(minion) == 0
        assert scene.threats == 0


@pytest.mark.parametrize(("mounted", "wounds"), [(True, 1), (False, 0)])
def test_ulaire_nelya_fell_rider_strikes_the_haunted_from_horseback(
    mounted: bool, wounds: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        bearing={
            ELFHELM: [SENSE_OF_OBLIGATION],
            ULAIRE_NELYA_FELL_RIDER: [WINGED_MOUNT] if mounted else [],
        },
        minions=[ULAIRE_NELYA_FELL_RIDER],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, ULAIRE_NELYA_FELL_RIDER).pass_()
    assert scene.can(Verb.USE, ULAIRE_NELYA_FELL_RIDER) is mounted
    if mounted:
        scene.use(ULAIRE_NELYA_FELL_RIDER)
    assert scene.wounds(ELFHELM) == wounds


@pytest.mark.parametrize(
    ("threats", "twilight", "minion", "playable"),
    [
        (2, 4, ULAIRE_ATTEA_DESIROUS_OF_POWER, True),
        (1, 4, ULAIRE_ATTEA_DESIROUS_OF_POWER, False),
        (2, 3, ULAIRE_ATTEA_DESIROUS_OF_POWER, False),
        (2, 4, TRACKING_URUK, False),
    ],
)
def test_later_than_you_think_brings_a_hunting_nazgul_for_two_threats(
    threats: int, twilight: int, minion: str, playable: bool
) -> None:
    """Attëa costs 6, and 2 less here; a card that is to be played must be playable (4.2)."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[LATER_THAN_YOU_THINK, minion, MORGUL_LACKEY],
        threats=threats,
        twilight=twilight,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, LATER_THAN_YOU_THINK) is playable
    if not playable:
        return
    scene.play(LATER_THAN_YOU_THINK)
    assert scene.threats == 0
    assert scene.twilight == 0
    attea = scene.card(ULAIRE_ATTEA_DESIROUS_OF_POWER)
    assert scene.in_play(ULAIRE_ATTEA_DESIROUS_OF_POWER)
    assert hunter(scene.state, attea) == 2
    scene.skirmish(DWARF_GUARD, ULAIRE_ATTEA_DESIROUS_OF_POWER)
    scene.regroup_phase()
    assert hunter(scene.state, attea) == 0


@pytest.mark.parametrize(
    ("others", "price"),
    [([ULAIRE_NELYA_FELL_RIDER], "2"), ([ULAIRE_NELYA_FELL_RIDER], "twice"), ([], "")],
)
def test_a_shadow_fell_over_them_turns_exertions_of_nazgul_into_a_threat(
    others: list[str], price: str
) -> None:
    attea = ULAIRE_ATTEA_DESIROUS_OF_POWER
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[attea, *others],
        shadow_support=[A_SHADOW_FELL_OVER_THEM],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(attea))
    scene.answer_with(A_SHADOW_FELL_OVER_THEM)
    if price:
        scene.choose(f"exert {price} Nazgûl" if price == "2" else price)
    if scene.can(Verb.CHOOSE, attea):
        scene.choose(attea)
    assert scene.threats == 1
    assert scene.wounds(attea) == (1 if price == "2" else 2)
    if others:
        assert scene.wounds(ULAIRE_NELYA_FELL_RIDER) == int(price == "2")


@pytest.mark.parametrize(
    ("winner", "wounds"), [(MORGUL_LACKEY, 0), (ULAIRE_ATTEA_DESIROUS_OF_POWER, 1)]
)
def test_a_shadow_fell_over_them_needs_a_nazgul_who_wins_and_can_exert(
    winner: str, wounds: int
) -> None:
    attea = ULAIRE_ATTEA_DESIROUS_OF_POWER
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[attea, MORGUL_LACKEY],
        shadow_support=[A_SHADOW_FELL_OVER_THEM],
        site=4,
    ).wound(attea, wounds)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert not scene.can(Verb.TRIGGER, A_SHADOW_FELL_OVER_THEM)


@pytest.mark.parametrize(
    ("minion", "twilight", "offered"),
    [
        (ULAIRE_NELYA_FELL_RIDER, 4 + 6, True),
        (ULAIRE_NELYA_FELL_RIDER, 3 + 6, False),
        (MORGUL_LACKEY, 4 + 6, False),
    ],
)
def test_a_shadow_fell_over_them_brings_a_nazgul_back_for_four_and_his_cost(
    minion: str, twilight: int, offered: bool
) -> None:
    attea = ULAIRE_ATTEA_DESIROUS_OF_POWER
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[A_SHADOW_FELL_OVER_THEM],
        shadow_discards=[attea],
        twilight=twilight,
        site=4,
    )
    assert scene.assignment_phase().comes_to(Verb.USE, A_SHADOW_FELL_OVER_THEM) is offered
    if offered:
        scene.use(A_SHADOW_FELL_OVER_THEM)
        assert scene.in_play(attea)
        assert scene.twilight == 0


@pytest.mark.parametrize(("twilight", "bonus"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_attea_desirous_of_power_grows_with_every_three_twilight(twilight: int, bonus: int) -> None:
    scene = Scene(minions=[ULAIRE_ATTEA_DESIROUS_OF_POWER], twilight=twilight)
    assert scene.strength(ULAIRE_ATTEA_DESIROUS_OF_POWER) == 12 + bonus


@pytest.mark.parametrize("pays", [True, False])
def test_lemenya_eternally_threatening_adds_a_threat_for_each_culture(pays: bool) -> None:
    """Frodo's, the Dwarves' and Rohan's: three cultures of the Free Peoples."""
    lemenya = ULAIRE_LEMENYA_ETERNALLY_THREATENING
    scene = Scene(
        fellowship=[DWARF_GUARD, DWARF_GUARD, ELFHELM],
        minions=[MORGUL_LACKEY],
        shadow_hand=[lemenya],
        twilight=4 + 1,
        site=4,
    )
    scene.shadow_phase().play(lemenya)
    if pays:
        scene.answer_with(lemenya)
    else:
        scene.pass_()
    assert scene.threats == (3 if pays else 0)
    assert scene.twilight == int(not pays)


def test_lemenya_eternally_threatening_needs_twilight_for_his_threats() -> None:
    lemenya = ULAIRE_LEMENYA_ETERNALLY_THREATENING
    scene = Scene(fellowship=[DWARF_GUARD], shadow_hand=[lemenya], twilight=4, site=4)
    scene.shadow_phase().play(lemenya)
    assert not scene.can(Verb.TRIGGER, lemenya)
    assert scene.threats == 0
