"""The Wraith cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce, is_roaming
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_bill_ferny_leads_the_nazgul_and_is_nobodys_to_fight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BILL_FERNY_SWARTHY_SNEERING_FELLOW, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        site=2,
    )
    assert not is_roaming(scene.state, scene.card(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR))
    scene.assignment_phase()
    while scene.who == 1 or not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, BILL_FERNY_SWARTHY_SNEERING_FELLOW)


@pytest.mark.parametrize(("wounds", "worn"), [(1, False), (2, True), (3, True)])
def test_resistance_becomes_unbearable_for_an_exhausted_ring_bearer(
    wounds: int, worn: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_RINGWRAITH_IN_TWILIGHT],
        shadow_hand=[RESISTANCE_BECOMES_UNBEARABLE],
        twilight=1,
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds).maneuver_phase().wait_to(
        Verb.PLAY, RESISTANCE_BECOMES_UNBEARABLE
    ).play(RESISTANCE_BECOMES_UNBEARABLE)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == min(3, wounds + 1)
    assert scene.state.wearing[0] == worn


def test_they_will_find_the_ring_exerts_as_many_as_the_burdens_spotted() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_hand=[THEY_WILL_FIND_THE_RING],
        burdens=4,
        twilight=1,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, THEY_WILL_FIND_THE_RING).play(THEY_WILL_FIND_THE_RING)
    scene.choose(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).take_number(2)
    scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(MERRY_ROHIRRIM_SQUIRE)
    assert [
        scene.wounds(card)
        for card in (ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES)
    ] == [1, 1, 0]
    assert [
        scene.wounds(card)
        for card in (ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)
    ] == [1, 1]


@pytest.mark.parametrize(("burdens", "wounds"), [(4, 1), (5, 2)])
def test_enquea_in_twilight_wounds_the_ring_bearer_when_he_beats_another(
    burdens: int, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_RINGWRAITH_IN_TWILIGHT],
        burdens=burdens,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_RINGWRAITH_IN_TWILIGHT).wait_to(
        Verb.TRIGGER, ULAIRE_ENQUEA_RINGWRAITH_IN_TWILIGHT
    ).answer_with(ULAIRE_ENQUEA_RINGWRAITH_IN_TWILIGHT)
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    assert scene.wounds(ULAIRE_ENQUEA_RINGWRAITH_IN_TWILIGHT) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == wounds


@pytest.mark.parametrize(
    ("burdens", "wounds", "fierce"), [(1, 1, False), (2, 0, True), (0, 2, True)]
)
def test_nelya_in_twilight_counts_burdens_or_wounds_not_their_sum(
    burdens: int, wounds: int, fierce: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT],
        burdens=burdens,
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    assert is_fierce(scene.state, scene.card(ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT)) == fierce
    assert scene.number(DAMAGE, ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT) == int(fierce)


def test_wraith_world_needs_the_ring_on_the_finger() -> None:
    for worn in (False, True):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT, MORGUL_LACKEY],
            shadow_hand=[WRAITH_WORLD],
            twilight=1,
        )
        if worn:
            scene.wear_the_ring()
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT)
        assert scene.can(Verb.PLAY, WRAITH_WORLD) == worn
        if worn:
            assert scene.play(WRAITH_WORLD).burdens == 3


@pytest.mark.parametrize("card", [THE_TALE_OF_GIL_GALAD, GWEMEGIL])
def test_stricken_dumb_exerts_the_witch_king_to_discard_a_tale_or_a_weapon(card: str) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [card, ASFALOTH]},
        support=[NICE_IMITATION],
        minions=[THE_WITCH_KING_LORD_OF_ANGMAR, ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_hand=[STRICKEN_DUMB],
        twilight=2,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, STRICKEN_DUMB).play(STRICKEN_DUMB)
    assert scene.is_discarded(card)
    assert scene.in_play(ASFALOTH)
    assert [
        scene.wounds(nazgul)
        for nazgul in (THE_WITCH_KING_LORD_OF_ANGMAR, ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)
    ] == [1, 0]


def test_stricken_dumb_needs_the_witch_king() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [GWEMEGIL]},
        minions=[ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_hand=[STRICKEN_DUMB],
        twilight=2,
    )
    scene.maneuver_phase().pass_all()
    assert ("played", 1, scene.card(STRICKEN_DUMB)) not in scene.log
    assert scene.in_play(GWEMEGIL)


@pytest.mark.parametrize(
    ("nazgul", "twilight", "saved"),
    [
        (ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT, 1, True),
        (ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT, 0, False),
        (ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, 1, False),
    ],
    ids=["paid", "no twilight", "no twilight Nazgul"],
)
def test_his_terrible_servants_prevent_a_wound_to_a_twilight_nazgul(
    nazgul: str, twilight: int, saved: bool
) -> None:
    scene = Scene(
        minions=[nazgul], shadow_support=[HIS_TERRIBLE_SERVANTS], twilight=twilight, site=6
    )
    scene.happen(wound, scene.card(nazgul))
    assert scene.can(Verb.TRIGGER, HIS_TERRIBLE_SERVANTS) is saved
    if saved:
        scene.answer_with(HIS_TERRIBLE_SERVANTS)
    assert scene.wounds(nazgul) == (0 if saved else 1)
    assert scene.twilight == (0 if saved else twilight)


@pytest.mark.parametrize(
    ("nazgul", "playable"),
    [(ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT, True), (ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, False)],
)
def test_it_wants_to_be_found_by_a_twilight_nazgul(nazgul: str, playable: bool) -> None:
    scene = Scene(
        minions=[nazgul], shadow_hand=[IT_WANTS_TO_BE_FOUND], twilight=2, burdens=1, site=6
    ).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, IT_WANTS_TO_BE_FOUND) is playable
    if playable:
        assert scene.play(IT_WANTS_TO_BE_FOUND).burdens == 2
        assert scene.wounds(nazgul) == 0


@pytest.mark.parametrize("takes_it", [True, False])
def test_attea_may_wound_an_ally_as_he_comes(takes_it: bool) -> None:
    attea = ULAIRE_ATTEA_THE_EASTERLING
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        shadow_hand=[attea],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(attea)
    if takes_it:
        scene.answer_with(attea)
    else:
        scene.pass_()
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == takes_it
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize("takes_it", [True, False])
def test_the_lord_of_the_nazgul_may_exert_where_he_wins_to_wound_the_ring_bearer_twice(
    takes_it: bool,
) -> None:
    king = THE_WITCH_KING_LORD_OF_THE_NAZGUL
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[king], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, king)
    assert scene.comes_to(Verb.TRIGGER, king)
    if takes_it:
        scene.answer_with(king)
    else:
        scene.pass_()
    # The Ring-bearer does not put on the Ring.
    while scene.can(Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1):
        scene.pass_()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 2 * takes_it
    assert scene.wounds(king) == takes_it
