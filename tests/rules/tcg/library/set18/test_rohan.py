"""The Rohan cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    BRUTAL_EASTERLING,
    CAST_FROM_THE_HALL,
    COIF,
    DWARF_GUARD,
    EASTERLING_BLADEMASTER,
    ELFHELM,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_LADY_OF_ROHAN,
    EOWYN_RESTLESS_MAIDEN,
    EOWYNS_SHIELD,
    ERKENBRAND,
    ERKENBRANDS_SHIELD,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GAMLING_DUTIFUL_MARSHAL,
    GAMLING_THE_OLD,
    GAMLINGS_HORN,
    GANDALF_LEADER_OF_THE_COMPANY,
    GWAIHIR,
    HARMLESS,
    HORSE_OF_ROHAN,
    LONG_SPEAR,
    MORDOR_TROOPER,
    PRECISE_ATTACK,
    PURSUING_URUK,
    ROHIRRIM_DIADEM,
    SPEAR_OF_THE_MARK,
    TRACKING_URUK,
)
from tests.rules.tcg.scene import Scene


def test_cast_from_the_hall_counts_possessions_played_from_hand() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        support=[CAST_FROM_THE_HALL],
        hand=[SPEAR_OF_THE_MARK],
    )
    scene.fellowship_phase().play(SPEAR_OF_THE_MARK)
    assert scene.tokens(CAST_FROM_THE_HALL) == 1


def test_gamling_takes_no_second_mount() -> None:
    """4.2, "transfer": only to who may bear it. A hand weapon goes to him beside his mount."""
    scene = Scene(
        fellowship=[GAMLING_DUTIFUL_MARSHAL, EOWYN_LADY_OF_ROHAN],
        bearing={
            GAMLING_DUTIFUL_MARSHAL: [HORSE_OF_ROHAN],
            EOWYN_LADY_OF_ROHAN: [HORSE_OF_ROHAN, SPEAR_OF_THE_MARK],
        },
        minions=[MORDOR_TROOPER],
    )
    scene.skirmish(GAMLING_DUTIFUL_MARSHAL, MORDOR_TROOPER).wait_to(
        Verb.USE, GAMLING_DUTIFUL_MARSHAL
    ).use(GAMLING_DUTIFUL_MARSHAL)
    assert scene.bearer_of(SPEAR_OF_THE_MARK) == GAMLING_DUTIFUL_MARSHAL
    assert not scene.comes_to(Verb.USE, GAMLING_DUTIFUL_MARSHAL)
    assert scene.bearer_of(HORSE_OF_ROHAN, 1) == EOWYN_LADY_OF_ROHAN


@pytest.mark.parametrize(("armed", "offered"), [(True, True), (False, False)])
def test_rohirrim_diadem_trades_a_possession_for_an_armed_mans_strength(
    armed: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF] if armed else []},
        support=[ROHIRRIM_DIADEM],
        hand=[EOWYNS_SHIELD],
        minions=[EASTERLING_BLADEMASTER],
        site=6,
    )
    scene.skirmish(ELFHELM, EASTERLING_BLADEMASTER)
    before = scene.strength(ELFHELM)
    assert scene.can(Verb.USE, ROHIRRIM_DIADEM) is offered
    if offered:
        scene.use(ROHIRRIM_DIADEM)
        assert scene.strength(ELFHELM) == before + 2
        assert scene.is_discarded(EOWYNS_SHIELD)


@pytest.mark.parametrize(
    ("bearer", "in_fierce", "offered"),
    [(ERKENBRAND, True, True), (ERKENBRAND, False, False), (GAMLING_THE_OLD, True, False)],
)
def test_erkenbrands_shield_ends_a_fierce_skirmish_of_erkenbrand(
    bearer: str, in_fierce: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [ERKENBRANDS_SHIELD]},
        minions=[PURSUING_URUK],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, bearer, PURSUING_URUK)
    assert scene.can(Verb.USE, ERKENBRANDS_SHIELD) is offered
    if offered:
        scene.use(ERKENBRANDS_SHIELD)
        assert scene.twilight == 2
        assert ("skirmish cancelled", scene.card(bearer)) in scene.log
        assert scene.in_play(PURSUING_URUK)


@pytest.mark.parametrize("gandalf", [True, False])
def test_erkenbrands_shield_saves_a_man_of_rohan_with_gandalf(gandalf: bool) -> None:
    scene = Scene(
        fellowship=[ERKENBRAND, GAMLING_THE_OLD, *[GANDALF_LEADER_OF_THE_COMPANY] * gandalf],
        bearing={ERKENBRAND: [ERKENBRANDS_SHIELD]},
        minions=[TRACKING_URUK],
    )
    scene.happen(wound, scene.card(GAMLING_THE_OLD), scene.card(TRACKING_URUK))
    assert scene.can(Verb.TRIGGER, ERKENBRANDS_SHIELD) is gandalf
    if gandalf:
        scene.answer_with(ERKENBRANDS_SHIELD)
    assert scene.wounds(GAMLING_THE_OLD) == int(not gandalf)
    assert scene.wounds(ERKENBRAND) == int(gandalf)


@pytest.mark.parametrize("bearer", [GAMLING_THE_OLD, ERKENBRAND])
def test_gamlings_horn_calls_a_friend_if_gamling_blows_it(bearer: str) -> None:
    scene = Scene(
        fellowship=[bearer, DWARF_GUARD],
        bearing={bearer: [GAMLINGS_HORN]},
        support=[GWAIHIR],
        minions=[TRACKING_URUK],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(bearer, TRACKING_URUK)
    strong, friend = scene.strength(bearer), scene.strength(DWARF_GUARD)
    scene.use(GAMLINGS_HORN)
    assert scene.is_discarded(GWAIHIR)
    assert scene.strength(bearer) == strong + 4
    by_gamling = bearer == GAMLING_THE_OLD
    assert scene.can(Verb.YES) is by_gamling
    if by_gamling:
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE, DWARF_GUARD):
            scene.choose(DWARF_GUARD)
        assert scene.strength(DWARF_GUARD) == friend + 4
    scene.regroup_phase()
    assert scene.strength(DWARF_GUARD) == friend


@pytest.mark.parametrize(
    ("way", "hit", "unhurt", "borne"),
    [("wound", 1, 0, True), ("exert", 0, 1, True), ("discard", 0, 0, False)],
)
def test_precise_attack_chooses_one_of_three(way: str, hit: int, unhurt: int, borne: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={
            EOMER_VALIANT_WARCHIEF: [LONG_SPEAR],
            FRODO_HOPE_OF_FREE_PEOPLES: [HARMLESS],
        },
        minions=[TRACKING_URUK, BRUTAL_EASTERLING],
        hand=[PRECISE_ATTACK],
        site=4,
    ).wound(BRUTAL_EASTERLING, 1)
    scene.archery_phase().play(PRECISE_ATTACK).choose(way)
    # A wounded minion may be exerted but not wounded.
    if way == "exert":
        scene.choose(BRUTAL_EASTERLING)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(TRACKING_URUK) == hit
    assert scene.wounds(BRUTAL_EASTERLING) == 1 + unhurt
    assert scene.in_play(HARMLESS) is borne
