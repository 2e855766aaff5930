"""Conditions of the Raiders of set 10, *Mount Doom*, and an event that lasts."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ASSIGNMENT, VITALITY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("dead", "change"),
    [
        ((), 0),
        ((FARAMIR_STOUT_CAPTAIN,), -1),
        ((FARAMIR_STOUT_CAPTAIN, DENETHOR_LORD_OF_MINAS_TIRITH), -1),
        ((MERRY_ROHIRRIM_SQUIRE,), 0),
    ],
    ids=["nobody", "of Gondor", "two of Gondor", "of the Shire"],
)
def test_field_of_the_fallen_weakens_those_of_a_dead_characters_culture(
    dead: tuple[str, ...], change: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], shadow_support=[FIELD_OF_THE_FALLEN], dead=dead
    )
    alone = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], dead=dead)
    before = alone.strength(ARAGORN_DRIVEN_BY_NEED)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before + change


def test_field_of_the_fallen_exerts_a_southron_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[FIELD_OF_THE_FALLEN],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    )
    before = scene.strength(SOUTHRON_CAPTAIN)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    scene.wait_to(Verb.USE, FIELD_OF_THE_FALLEN).use(FIELD_OF_THE_FALLEN)
    assert scene.strength(SOUTHRON_CAPTAIN) == before + 1
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


@pytest.mark.parametrize("call", [True, False])
def test_rallying_call_keeps_free_peoples_cards_from_removing_threats(call: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[RALLYING_CALL] * call,
        minions=[SOUTHRON_CAPTAIN],
        threats=3,
    )
    scene.regroup_phase().use(ARAGORN_DRIVEN_BY_NEED)
    assert scene.threats == (3 if call else 0)


def test_rallying_call_adds_a_threat_for_a_southron() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[RALLYING_CALL],
        shadow_hand=[SOUTHRON_SAVAGE],
        twilight=9,
    )
    scene.shadow_phase().use(RALLYING_CALL)
    assert scene.in_play(SOUTHRON_SAVAGE)
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("minion", "threats", "twilight", "may"),
    [
        (SOUTHRON_CAPTAIN, 1, 3, True),
        (EASTERLING_REGIMENT, 1, 3, False),
        (SOUTHRON_CAPTAIN, 0, 3, False),
        (SOUTHRON_CAPTAIN, 1, 2, False),
    ],
    ids=["all", "no Southron", "no threat", "too little twilight"],
)
def test_cast_unto_the_winds_wounds_an_unbound_companion(
    minion: str, threats: int, twilight: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_support=[CAST_UNTO_THE_WINDS],
        minions=[minion],
        threats=threats,
        twilight=twilight,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, CAST_UNTO_THE_WINDS) is may
    if may:
        scene.use(CAST_UNTO_THE_WINDS)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert (scene.threats, scene.twilight) == (0, 0)


@pytest.mark.parametrize(("threats", "may"), [(1, True), (0, False)])
def test_seasoned_leader_recalls_a_condition_for_a_threat(threats: int, may: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        bearing={SOUTHRON_CAPTAIN: [SEASONED_LEADER]},
        shadow_discards=[RALLYING_CALL, FLAMES_WITHIN, MUMAK],
        threats=threats,
        twilight=2,
    ).wound(SOUTHRON_CAPTAIN, 1)
    # Bearer is enduring.
    assert scene.strength(SOUTHRON_CAPTAIN) == 13 + 2
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BYSTANDER)
    assert scene.comes_to(Verb.USE, SEASONED_LEADER) is may
    if may:
        scene.use(SEASONED_LEADER)
        assert scene.threats == 0
        assert scene.in_play(RALLYING_CALL)
        assert scene.is_discarded(FLAMES_WITHIN)


def test_seasoned_leader_is_a_southron() -> None:
    scene = Scene(
        minions=[EASTERLING_REGIMENT, SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_hand=[SEASONED_LEADER],
        twilight=2,
    )
    scene.shadow_phase().play(SEASONED_LEADER)
    assert scene.bearer_of(SEASONED_LEADER) == SOUTHRON_CAPTAIN
    assert scene.number(VITALITY, SOUTHRON_CAPTAIN) == 3 + 1


def test_high_vantage_shields_southrons_until_skirmishes_begin() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_hand=[HIGH_VANTAGE],
        twilight=1,
    )
    captain, other = scene.card(SOUTHRON_CAPTAIN), scene.card(BYSTANDER)
    scene.shadow_phase().play(HIGH_VANTAGE).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    while scene.state.phase == ASSIGNMENT:
        scene.pass_()
    scene.happen(wound, captain)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    before = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_hand=[HIGH_VANTAGE],
        twilight=1,
    )
    before.shadow_phase().play(HIGH_VANTAGE).maneuver_phase()
    before.happen(wound, captain).happen(wound, other)
    assert (before.wounds(SOUTHRON_CAPTAIN), before.wounds(BYSTANDER)) == (0, 1)


@pytest.mark.parametrize(
    ("minion", "cards", "may"),
    [(SOUTHRON_CAPTAIN, 3, True), (SOUTHRON_CAPTAIN, 4, False), (BYSTANDER, 3, False)],
    ids=["both", "no initiative", "no Raider"],
)
def test_under_foot_reconciles_the_hand_with_initiative(minion: str, cards: int, may: bool) -> None:
    scene = Scene(
        minions=[minion],
        shadow_support=[UNDER_FOOT],
        shadow_hand=[MORDOR_TROOPER] * 3,
        shadow_deck=[MORGUL_PREDATOR] * 9,
        hand=[DWARF_GUARD] * cards,
    ).shadow_phase()
    assert scene.can(Verb.USE, UNDER_FOOT) is may
    if may:
        scene.use(UNDER_FOOT)
        assert scene.is_discarded(UNDER_FOOT)
        scene.discard(MORDOR_TROOPER)
        assert sorted(scene.hand(1)) == sorted([MORDOR_TROOPER] * 2 + [MORGUL_PREDATOR] * 6)


def test_under_foot_strengthens_a_man_of_the_raiders() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        shadow_support=[UNDER_FOOT],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BYSTANDER).wait_to(Verb.USE, UNDER_FOOT).use(UNDER_FOOT)
    assert scene.strength(SOUTHRON_CAPTAIN) == 13 + 2
    assert scene.is_discarded(UNDER_FOOT)
