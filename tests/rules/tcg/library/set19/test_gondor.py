"""The cards of Gondor of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, SKIRMISH, SKIRMISH_WON, TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

ARAGORN = ARAGORN_WELL_TRAVELED_GUIDE


@pytest.mark.parametrize(
    ("others", "support", "alone"),
    [([], [], True), ([], [GWAIHIR], True), ([DWARF_GUARD], [], False)],
)
def test_aragorn_well_traveled_guide_shoots_and_defends_alone_with_the_ring_bearer(
    others: list[str], support: list[str], alone: bool
) -> None:
    """A follower is no companion."""
    scene = Scene(fellowship=[ARAGORN, *others], support=support, minions=[MORDOR_TROOPER], site=6)
    assert is_archer(scene.state, scene.card(ARAGORN)) is alone
    assert scene.number(DEFENDER, ARAGORN) == int(alone)
    scene.state.phase = SKIRMISH
    scene.state.skirmisher = scene.card(ARAGORN)
    for _ in range(2):
        scene.happen(wound, scene.card(ARAGORN), scene.card(MORDOR_TROOPER))
    assert scene.wounds(ARAGORN) == (1 if alone else 2)


def test_aragorn_well_traveled_guide_is_not_an_archer_as_the_ring_bearer() -> None:
    scene = Scene(ring_bearer=ARAGORN)
    assert not is_archer(scene.state, scene.card(ARAGORN))
    assert scene.number(DEFENDER, ARAGORN) == 0


@pytest.mark.parametrize(
    ("hobbits", "price"),
    [
        ([MERRY_RESOLUTE_FRIEND, PIPPIN_THE_SHORT_ONE], 2),
        # Sam is Ring-bound.
        ([MERRY_RESOLUTE_FRIEND, SAM_LOYAL_FRIEND], 3),
    ],
)
def test_boromir_destined_guide_comes_more_cheaply_to_two_unbound_hobbits(
    hobbits: list[str], price: int
) -> None:
    scene = Scene(fellowship=hobbits, hand=[BOROMIR_DESTINED_GUIDE])
    scene.fellowship_phase().play(BOROMIR_DESTINED_GUIDE)
    assert scene.twilight == price


@pytest.mark.parametrize(
    ("hobbit", "offered"), [(MERRY_RESOLUTE_FRIEND, True), (SAM_LOYAL_FRIEND, False)]
)
def test_boromir_destined_guide_drives_off_those_he_beats_if_a_hobbit_exerts(
    hobbit: str, offered: bool
) -> None:
    boromir = BOROMIR_DESTINED_GUIDE
    scene = Scene(
        fellowship=[boromir, hobbit, DWARF_GUARD],
        minions=[ORC_MISCREANT, ORC_SCOUT, MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        site=6,
    )
    assert scene.skirmish(boromir, ORC_SCOUT).comes_to(Verb.TRIGGER, boromir) is offered
    if offered:
        scene.answer_with(boromir)
    assert scene.wounds(hobbit) == int(offered)
    assert scene.is_discarded(ORC_SCOUT) is offered
    assert scene.in_play(MORDOR_VETERAN)


def test_boromir_destined_guide_drives_off_all_who_fought_him() -> None:
    boromir = BOROMIR_DESTINED_GUIDE
    scene = Scene(
        fellowship=[boromir, MERRY_RESOLUTE_FRIEND],
        minions=[ORC_AMBUSHER, ORC_SLAYER, MORDOR_VETERAN],
        hand=[CITY_OF_MEN],
        bearing={boromir: [BLADE_OF_GONDOR, SHIELD_OF_BOROMIR]},
        site=6,
    )
    scene.skirmish(boromir, ORC_AMBUSHER, ORC_SLAYER)
    scene.play(CITY_OF_MEN)
    scene.wait_to(Verb.TRIGGER, boromir).answer_with(boromir)
    assert scene.is_discarded(ORC_AMBUSHER)
    assert scene.is_discarded(ORC_SLAYER)
    assert scene.in_play(MORDOR_VETERAN)


@pytest.mark.parametrize(("bearer", "stays"), [(ARAGORN, True), (BOROMIR_DESTINED_GUIDE, False)])
def test_not_bound_to_his_fate_stays_with_aragorn_alone(bearer: str, stays: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR_DESTINED_GUIDE], bearing={bearer: [NOT_BOUND_TO_HIS_FATE]}
    )
    scene.happen(emit, TURN_ENDS)
    assert scene.in_play(NOT_BOUND_TO_HIS_FATE) is stays
    assert scene.hand() == ([] if stays else [NOT_BOUND_TO_HIS_FATE])


def test_not_bound_to_his_fate_goes_from_a_winner_to_another_man_of_gondor() -> None:
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR_DESTINED_GUIDE, DWARF_GUARD, ELFHELM],
        bearing={BOROMIR_DESTINED_GUIDE: [NOT_BOUND_TO_HIS_FATE]},
    )
    assert scene.strength(BOROMIR_DESTINED_GUIDE) == 7 + 1
    scene.happen(emit, SKIRMISH_WON, scene.card(BOROMIR_DESTINED_GUIDE))
    scene.answer_with(NOT_BOUND_TO_HIS_FATE)
    for other in (DWARF_GUARD, ELFHELM):
        assert not scene.can(Verb.CHOOSE, other)
    assert scene.bearer_of(NOT_BOUND_TO_HIS_FATE) == ARAGORN
    assert scene.strength(BOROMIR_DESTINED_GUIDE) == 7


@pytest.mark.parametrize(
    ("bearer", "playable", "damage"),
    [(ARAGORN, True, 1), (MERRY_RESOLUTE_FRIEND, True, 0), (ARAGORN_STRIDER, False, 0)],
)
def test_strength_in_my_blood_makes_a_companion_of_gondor_strike_harder(
    bearer: str, playable: bool, damage: int
) -> None:
    """It is borne by companions with the keyword fellowship."""
    scene = Scene(fellowship=[bearer], hand=[STRENGTH_IN_MY_BLOOD]).fellowship_phase()
    assert scene.can(Verb.PLAY, STRENGTH_IN_MY_BLOOD) is playable
    if playable:
        before = scene.strength(bearer)
        scene.play(STRENGTH_IN_MY_BLOOD)
        assert scene.strength(bearer) == before + 1
    assert scene.number(DAMAGE, bearer) == damage


@pytest.mark.parametrize(
    ("companion", "playable"), [(ARAGORN, True), (ELFHELM, False), (DWARF_GUARD, False)]
)
def test_not_bound_to_his_fate_is_for_men_of_gondor(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[NOT_BOUND_TO_HIS_FATE]).fellowship_phase()
    assert scene.can(Verb.PLAY, NOT_BOUND_TO_HIS_FATE) is playable
