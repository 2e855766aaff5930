"""Who heals and who is fed among the Hobbits of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("in_maneuver", [True, False])
def test_stout_and_sturdy_heals_one_hobbit_in_the_maneuver_phase(in_maneuver: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[STOUT_AND_STURDY],
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 2).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    if in_maneuver:
        scene.maneuver_phase()
    else:
        scene.archery_phase()
    assert scene.can(Verb.PLAY, STOUT_AND_STURDY) is in_maneuver
    if in_maneuver:
        scene.play(STOUT_AND_STURDY)
        if scene.can(Verb.CHOOSE):
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize("hobbit", [MERRY_ROHIRRIM_SQUIRE, HOBBIT_FARMER])
def test_stout_and_sturdy_heals_a_hobbit_companion_or_ally_in_a_skirmish(hobbit: str) -> None:
    scene = Scene(support=[hobbit], minions=[MORDOR_VETERAN], hand=[STOUT_AND_STURDY])
    scene.wound(hobbit, 1)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_VETERAN).play(STOUT_AND_STURDY)
    if scene.can(Verb.CHOOSE):
        scene.choose(hobbit)
    assert scene.wounds(hobbit) == 0


def test_farmer_maggot_heals_merry_or_pippin() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        support=[FARMER_MAGGOT_CHASER_OF_RASCALS],
    )
    for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, 1)
    scene.fellowship_phase().use(FARMER_MAGGOT_CHASER_OF_RASCALS)
    assert {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)} == {
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
    }


def test_old_bilbos_heir_may_heal_a_hobbit_ally_at_the_start_of_his_turns() -> None:
    scene = Scene(
        support=[ROSIE_COTTON_HOBBITON_LASS, THRARIN_DWARVEN_SMITH],
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        ring_bearer=FRODO_OLD_BILBOS_HEIR,
    )
    for card in (ROSIE_COTTON_HOBBITON_LASS, THRARIN_DWARVEN_SMITH, MERRY_ROHIRRIM_SQUIRE):
        scene.wound(card, 1)
    scene.turn_starts().answer_with(FRODO_OLD_BILBOS_HEIR)
    assert [
        scene.wounds(card)
        for card in (ROSIE_COTTON_HOBBITON_LASS, THRARIN_DWARVEN_SMITH, MERRY_ROHIRRIM_SQUIRE)
    ] == [0, 1, 1]


@pytest.mark.parametrize(("times", "left"), [(1, 2), (3, 0)])
def test_hobbit_appetite_heals_as_often_as_twilight_is_added(times: int, left: int) -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], hand=[HOBBIT_APPETITE]).wound(
        MERRY_ROHIRRIM_SQUIRE, 3
    )
    scene.fellowship_phase().play(HOBBIT_APPETITE).take_number(times)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == left
    assert scene.twilight == times


def test_hobbit_party_guest_heals_another_hobbit_at_home_at_site_1() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[
            HOBBIT_PARTY_GUEST,
            ROSIE_COTTON_HOBBITON_LASS,
            THRARIN_DWARVEN_SMITH,
            BILBO_RETIRED_ADVENTURER,
        ],
    )
    for card in (
        HOBBIT_PARTY_GUEST,
        ROSIE_COTTON_HOBBITON_LASS,
        THRARIN_DWARVEN_SMITH,
        BILBO_RETIRED_ADVENTURER,
        MERRY_ROHIRRIM_SQUIRE,
    ):
        scene.wound(card, 1)
    scene.turn_starts()
    assert scene.wounds(HOBBIT_PARTY_GUEST) == 0
    scene.fellowship_phase().use(HOBBIT_PARTY_GUEST)
    assert scene.wounds(ROSIE_COTTON_HOBBITON_LASS) == 0
    assert [
        scene.wounds(card)
        for card in (
            THRARIN_DWARVEN_SMITH,
            BILBO_RETIRED_ADVENTURER,
            MERRY_ROHIRRIM_SQUIRE,
            HOBBIT_PARTY_GUEST,
        )
    ] == [1] * 4


def test_pippin_removes_a_burden_or_a_wound() -> None:
    for number, wounds, burdens in ((0, 1, 1), (1, 0, 2)):
        scene = Scene(
            hand=[PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307],
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            burdens=2,
        )
        scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)
        scene.fellowship_phase().play(PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307).take_number(number)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.burdens) == (wounds, burdens)


def test_pippin_heals_where_there_is_no_burden() -> None:
    scene = Scene(
        hand=[PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307], fellowship=[ARAGORN_DRIVEN_BY_NEED]
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.fellowship_phase().play(PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize(
    ("friend", "usable"), [(LEGOLAS_GREENLEAF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_who_has_frodos_signet_exerts_to_heal_him(friend: str, usable: bool) -> None:
    frodo = FRODO_SON_OF_DROGO
    scene = Scene(ring_bearer=frodo, fellowship=[friend]).wound(frodo, 2).fellowship_phase()
    assert scene.can(Verb.USE, frodo) is usable
    if usable:
        scene.use(frodo)
        assert (scene.wounds(frodo), scene.wounds(friend)) == (1, 1)


@pytest.mark.parametrize("takes_it", [True, False])
def test_old_toby_may_draw_a_card(takes_it: bool) -> None:
    scene = Scene(hand=[OLD_TOBY] * 2, deck=[ROHIRRIM_GUARD] * 2).fellowship_phase().play(OLD_TOBY)
    if takes_it:
        scene.answer_with(OLD_TOBY)
    else:
        scene.pass_()
    assert scene.hand().count(ROHIRRIM_GUARD) == takes_it


@pytest.mark.parametrize("takes_it", [True, False])
def test_sam_may_bear_the_ring_when_frodo_dies(takes_it: bool) -> None:
    sam = SAM_FAITHFUL_COMPANION
    scene = Scene(fellowship=[sam], site=4)
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    if takes_it:
        scene.answer_with(sam)
        assert scene.number(RESISTANCE, sam) == 5
    else:
        scene.pass_()
    assert (scene.state.ring_bearer[0] == scene.card(sam)) is takes_it
