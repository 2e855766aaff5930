"""Foreseeing the fights of a turn: who meets whom, and what comes of it."""

from rules.tcg.players.learned.fights import Defence, Fighter
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def defence(*companions: str) -> Defence:
    return Defence(Scene(fellowship=list(companions), site=4).state)


def minion(strength: int, vitality: int = 1, damage: int = 0) -> Fighter:
    return Fighter(strength, vitality, damage)


def test_without_minions_nothing_happens() -> None:
    assert not any(defence(ARAGORN_DRIVEN_BY_NEED).foresee([]))


def test_a_minion_of_twice_the_strength_kills_and_a_stronger_one_wounds() -> None:
    alone = defence(ARAGORN_DRIVEN_BY_NEED)
    power = alone.companions[0].strength
    killing, wounding = (alone.foresee([minion(force)]) for force in (2 * power, power + 1))
    assert (killing.killed, killing.wounds) == (1.0, 0.0)
    assert (wounding.killed, wounding.wounds) == (0.0, 0.5)
    assert killing.harm > wounding.harm > 0


def test_a_damage_bonus_adds_wounds_until_it_kills() -> None:
    alone = defence(ARAGORN_DRIVEN_BY_NEED)
    companion = alone.companions[0]
    power = companion.strength
    assert alone.foresee([minion(power + 1, damage=1)]).wounds == 1.0
    assert alone.foresee([minion(power + 1, damage=companion.vitality)]).killed == 1.0


def test_a_weak_minion_only_dies() -> None:
    foreseen = defence(ARAGORN_DRIVEN_BY_NEED).foresee([minion(2)])
    assert foreseen.minions_lost == 1.0
    assert foreseen.harm < 0


def test_the_strongest_minion_meets_the_companion_who_fares_best() -> None:
    fellowship = defence(ARAGORN_DRIVEN_BY_NEED, TARGON)
    weak = min(companion.strength for companion in fellowship.companions)
    strong = max(companion.strength for companion in fellowship.companions)
    assert weak < strong
    assert fellowship.foresee([minion(strong - 1, vitality=3)]).wounds == 0.0


def test_minions_that_no_companion_is_left_for_go_for_the_ring_bearer() -> None:
    fellowship = defence(FARAMIR_STOUT_CAPTAIN)
    few = fellowship.foresee([minion(3)])
    many = fellowship.foresee([minion(3), minion(9), minion(9)])
    assert (few.left_over, few.bearer_in_danger) == (0.0, 0.0)
    assert (many.left_over, many.bearer_in_danger) == (1.0, 1.0)
    assert many.bearer_wounds > 0


def test_the_fellowship_is_read_as_it_is() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[DESERT_VILLAIN], site=4)
    before = Defence(scene.state).companions[0]
    scene.state.wounds = [wounds + 1 for wounds in scene.state.wounds]
    after = Defence(scene.state).companions[0]
    assert (after.strength, after.vitality) == (before.strength, before.vitality - 1)
    assert (after.damage, after.hunter) == (before.damage, before.hunter)


def test_hunter_counts_against_who_has_none() -> None:
    alone = defence(ARAGORN_DRIVEN_BY_NEED)
    power = alone.companions[0].strength
    assert alone.foresee([Fighter(power - 1, 1, 0, hunter=1)]).wounds == 0.5
    assert alone.foresee([Fighter(power, 1, 0, hunter=power)]).killed == 1.0
    hunted = defence(ARAGORN_SWIFT_HUNTER)
    assert hunted.foresee([Fighter(power - 1, 1, 0, hunter=power)]).wounds == 0.0
