"""The Men of Gondor of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("mounted", "bonus"), [(True, 1), (False, 0)])
def test_duinhir_strikes_harder_where_a_mount_is(bonus: int, *, mounted: bool) -> None:
    """Anybody's, a minion's too."""
    nazgul = ULAIRE_TOLDEA_EIGHTH_OF_THE_NINE_RIDERS
    scene = Scene(
        fellowship=[DUINHIR],
        minions=[nazgul],
        bearing={nazgul: [SHADOWY_MOUNT] if mounted else []},
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(DUINHIR)) == bonus


@pytest.mark.parametrize(
    ("others", "wounds", "winner", "offered"),
    [
        ([MORDOR_VETERAN], 0, DUINHIR, True),
        ([], 0, DUINHIR, False),
        ([MORDOR_VETERAN], 2, DUINHIR, False),
        ([MORDOR_VETERAN], 0, FRODO_HOPE_OF_FREE_PEOPLES, False),
    ],
    ids=["more minions", "as many", "exhausted", "Frodo wins"],
)
def test_duinhir_shoots_a_weak_minion_among_many(
    others: list[str], wounds: int, winner: str, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DUINHIR], minions=[MORDOR_TROOPER, TRACKING_URUK, *others], site=5
    ).wound(DUINHIR, wounds)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, DUINHIR) is offered
    if offered:
        scene.answer_with(DUINHIR)
        assert scene.wounds(DUINHIR) == 1
    # Strength 9 and 14 are too much.
    assert scene.is_discarded(MORDOR_TROOPER) is offered
    assert all(scene.in_play(minion) for minion in (TRACKING_URUK, *others))


@pytest.mark.parametrize(("burdens", "cost"), [(0, 2), (1, 2), (2, 3)])
def test_halbarad_is_cheaper_for_a_steadfast_ring_bearer(burdens: int, cost: int) -> None:
    scene = Scene(fellowship=[DUILIN], hand=[HALBARAD], burdens=burdens)
    scene.fellowship_phase().wait_to(Verb.PLAY, HALBARAD).play(HALBARAD)
    assert scene.twilight == cost


@pytest.mark.parametrize(
    ("card", "offered"), [(HEIRS_OF_GONDOR, True), (DUINHIR, True), (DASRON, False)]
)
def test_halbarad_heals_for_a_card_of_gondor(card: str, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[HALBARAD, DUILIN, DWARF_GUARD], minions=[MORDOR_TROOPER], hand=[card], site=5
    )
    for companion in (DUILIN, DWARF_GUARD):
        scene.wound(companion, 1)
    scene.maneuver_phase()
    assert scene.can(Verb.TRIGGER, HALBARAD) is offered
    if offered:
        scene.answer_with(HALBARAD)
        assert scene.is_discarded(card)
    assert scene.wounds(DUILIN) == int(not offered)
    assert scene.wounds(DWARF_GUARD) == 1


@pytest.mark.parametrize(
    ("place", "bonus"), [(FANGORN_GLADE, 3), (FALLS_OF_RAUROS, 3), (WEST_ROAD, 0)]
)
def test_duilin_is_strong_in_forests_and_at_rivers(place: str, bonus: int) -> None:
    scene = Scene(fellowship=[DUILIN, DUINHIR], path=(place,), site=1)
    assert [scene.strength(card) for card in (DUILIN, DUINHIR)] == [5 + bonus, 6]
