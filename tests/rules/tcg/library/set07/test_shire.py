"""The Shire cards of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

BYSTANDER = MORGUL_LACKEY


def regroup_with(condition: str, **laid: Any) -> Scene:
    return Scene(**{"support": [condition], "site": 4, **laid}).regroup_phase()


def test_frodo_may_add_three_twilight_to_remove_a_threat_when_moving() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], site=3, threats=1).happen(path.move)
    scene.answer_with(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.threats == 0
    assert scene.twilight == 3 + 2 + 2


def test_hobbit_sword_is_for_hobbits() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]}
    )
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 5


def test_merry_adds_threats_for_strength_while_there_are_fewer_than_three() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, TARGON, FARAMIR_STOUT_CAPTAIN],
        minions=[ORC_BROOD],
        site=6,
        threats=2,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ORC_BROOD).use(MERRY_ROHIRRIM_SQUIRE)
    assert scene.threats == 3
    assert not scene.can(Verb.USE, MERRY_ROHIRRIM_SQUIRE)


def test_noble_intentions_exerts_somebody_who_is_not_a_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        hand=[NOBLE_INTENTIONS_7_322],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.play(NOBLE_INTENTIONS_7_322).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + 3


@pytest.mark.parametrize(("threats", "strength"), [(0, 3), (3, 6), (4, 3)])
def test_pippin_is_stronger_for_each_threat_below_four(threats: int, strength: int) -> None:
    assert (
        Scene(fellowship=[PIPPIN_SWORN_TO_SERVICE], threats=threats).strength(
            PIPPIN_SWORN_TO_SERVICE
        )
        == strength
    )


@pytest.mark.parametrize(("site", "offered"), [(6, True), (8, True), (5, False), (9, False)])
def test_frodo_wicked_masster_buys_a_wound_late_on_the_way(site: int, offered: bool) -> None:
    scene = Scene(ring_bearer=FRODO_WICKED_MASSTER, minions=[EASTERLING_BLADEMASTER], site=site)
    scene.skirmish(FRODO_WICKED_MASSTER, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, FRODO_WICKED_MASSTER) is offered
    if offered:
        scene.use(FRODO_WICKED_MASSTER)
        assert scene.burdens == 4
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1


def test_merry_returns_to_hand_to_arm_rohan() -> None:
    scene = Scene(
        fellowship=[MERRY_SWORDTHAIN, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        discards=[SWIFT_STEED, SWORD_OF_ROHAN, GIMLIS_HELM],
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN).use(MERRY_SWORDTHAIN)
    for item in (SWIFT_STEED, SWORD_OF_ROHAN):
        if scene.can(Verb.CHOOSE, item):
            scene.choose(item)
    assert scene.hand() == [MERRY_SWORDTHAIN]
    assert [scene.bearer_of(item) for item in (SWIFT_STEED, SWORD_OF_ROHAN)] == [ROHIRRIM_GUARD] * 2
    assert scene.is_discarded(GIMLIS_HELM)


def test_pippin_returns_to_hand_to_wound_a_roaming_minion_twice() -> None:
    scene = Scene(
        fellowship=[PIPPIN_WEARER_OF_BLACK_AND_SILVER, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, SOUTHRON_SCOUT, BYSTANDER],
        site=4,
    )
    scene.skirmish(ROHIRRIM_GUARD, SOUTHRON_SCOUT).use(PIPPIN_WEARER_OF_BLACK_AND_SILVER)
    assert not scene.can(Verb.CHOOSE, SOUTHRON_SCOUT)
    if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 2
    assert scene.hand() == [PIPPIN_WEARER_OF_BLACK_AND_SILVER]


@pytest.mark.parametrize("hobbit", [MERRY_SWORDTHAIN, PIPPIN_WEARER_OF_BLACK_AND_SILVER])
def test_a_hobbit_who_is_assigned_does_not_leave(hobbit: str) -> None:
    scene = Scene(
        fellowship=[hobbit, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        discards=[SWIFT_STEED],
        site=4,
    )
    scene.skirmish(hobbit, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, hobbit)


def test_sam_plays_a_hobbit_to_remove_a_burden() -> None:
    scene = Scene(
        fellowship=[SAM_NEEDER_OF_VITTLES],
        hand=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        burdens=2,
    ).fellowship_phase()
    scene.use(SAM_NEEDER_OF_VITTLES)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 1
    assert scene.hand() == [GIMLI_DWARF_OF_EREBOR]


@pytest.mark.parametrize("cards", [4, 3])
def test_sam_heals_himself_for_a_card_with_initiative(cards: int) -> None:
    scene = Scene(fellowship=[SAM_RESOLUTE_HALFLING], hand=[AXE_STRIKE] * cards).wound(
        SAM_RESOLUTE_HALFLING, 2
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, SAM_RESOLUTE_HALFLING) is (cards == 4)
    if cards == 4:
        scene.use(SAM_RESOLUTE_HALFLING)
        assert (scene.wounds(SAM_RESOLUTE_HALFLING), len(scene.hand())) == (1, 3)


@pytest.mark.parametrize("sam", [SAM_NEEDER_OF_VITTLES, SAM_RESOLUTE_HALFLING])
def test_sam_carries_on_when_frodo_is_killed(sam: str) -> None:
    scene = Scene(fellowship=[sam], burdens=2)
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).answer_with(sam)
    assert scene.id_of(scene.state.ring_bearer[0]) == sam
    assert scene.number(RESISTANCE, sam) == 5


def test_pressing_on_lays_the_next_site_for_the_exertion_of_a_hobbit() -> None:
    own = ANDUIN_BANKS_7_341
    scene = regroup_with(
        PRESSING_ON, fellowship=[MERRY_ROHIRRIM_SQUIRE], adventure=[own], path=ARAGORN_SITES, site=3
    )
    scene.use(PRESSING_ON)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.id_of(scene.state.path[3]) == own
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.is_discarded(PRESSING_ON)
