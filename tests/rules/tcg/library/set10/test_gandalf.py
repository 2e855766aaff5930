"""The Gandalf cards of set 10, *Mount Doom*."""

from collections.abc import Sequence

import pytest

from rules.tcg.engine.state.codes import IN_DEAD_PILE, REGROUP, TWILIGHT_COST, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def exchange(dead: Sequence[str], discards: Sequence[str], *hand: str) -> Scene:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[BORNE_FAR_AWAY, *hand],
        dead=dead,
        discards=discards,
    )
    return scene.fellowship_phase().play(BORNE_FAR_AWAY)


def test_borne_far_away_exchanges_a_companion_with_a_dead_one() -> None:
    scene = exchange([ARAGORN_DRIVEN_BY_NEED], [], MERRY_ROHIRRIM_SQUIRE)
    assert scene.hand() == [ARAGORN_DRIVEN_BY_NEED]
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.state.zone[scene.card(MERRY_ROHIRRIM_SQUIRE)] == IN_DEAD_PILE
    assert scene.state.drawn == 0


def test_borne_far_away_asks_which_companion_of_both_piles() -> None:
    scene = exchange([ARAGORN_DRIVEN_BY_NEED], [EOMER_VALIANT_WARCHIEF], MERRY_ROHIRRIM_SQUIRE)
    scene.choose(EOMER_VALIANT_WARCHIEF)
    assert scene.hand() == [EOMER_VALIANT_WARCHIEF]
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize("dead", [[], [ARAGORN_DRIVEN_BY_NEED]], ids=["none dead", "one dead"])
def test_borne_far_away_needs_both_companions(dead: list[str]) -> None:
    """It may be played for no effect."""
    hand = [] if dead else [MERRY_ROHIRRIM_SQUIRE]
    scene = exchange(dead, [], *hand)
    assert scene.hand() == hand
    assert scene.is_discarded(BORNE_FAR_AWAY)


def test_brooding_on_tomorrow_costs_an_opponent_a_condition() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        support=[BROODING_ON_TOMORROW],
        shadow_support=[RALLYING_CALL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[CITY_OF_MEN] * 4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(CITY_OF_MEN)
    scene.answer_with(BROODING_ON_TOMORROW)
    assert scene.is_discarded(RALLYING_CALL)
    assert scene.in_play(BROODING_ON_TOMORROW)


def test_brooding_on_tomorrow_spots_a_companion_of_gandalf() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[BROODING_ON_TOMORROW],
        shadow_support=[RALLYING_CALL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[CITY_OF_MEN] * 4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(CITY_OF_MEN)
    assert not scene.can(Verb.TRIGGER, BROODING_ON_TOMORROW)


def test_out_of_the_high_airs_sweeps_the_minions_away_as_the_fellowship_moves_on() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        hand=[OUT_OF_THE_HIGH_AIRS],
        shadow_hand=[ORC_BROOD],
        twilight=9,
    )
    scene.state.moves = 1
    scene.regroup_phase().pass_().do(Verb.MOVE)
    assert scene.state.phase == REGROUP
    scene.play(OUT_OF_THE_HIGH_AIRS)
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1
    assert not scene.state.minions


def test_out_of_the_high_airs_is_not_an_answer_in_the_fellowship_phase() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[SOUTHRON_CAPTAIN],
        hand=[OUT_OF_THE_HIGH_AIRS],
        shadow_hand=[ORC_BROOD],
        twilight=9,
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, OUT_OF_THE_HIGH_AIRS)
    assert scene.in_play(SOUTHRON_CAPTAIN)


def test_treebeard_brings_a_condition_back_and_takes_another_away() -> None:
    scene = Scene(
        fellowship=[TREEBEARD_KEEPER_OF_THE_WATCHWOOD],
        shadow_support=[RALLYING_CALL],
        minions=[SOUTHRON_CAPTAIN],
        discards=[BROODING_ON_TOMORROW],
    )
    scene.regroup_phase().use(TREEBEARD_KEEPER_OF_THE_WATCHWOOD)
    assert scene.wounds(TREEBEARD_KEEPER_OF_THE_WATCHWOOD) == 2
    assert scene.in_play(BROODING_ON_TOMORROW)
    assert scene.is_discarded(RALLYING_CALL)


def test_gathering_wind_weakens_every_minion_of_the_chosen_cost() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[MORDOR_TROOPER, ORC_BROOD, SOUTHRON_CAPTAIN],
        hand=[GATHERING_WIND],
    )
    before = {
        minion: scene.strength(minion) for minion in (MORDOR_TROOPER, ORC_BROOD, SOUTHRON_CAPTAIN)
    }
    numbers = {scene.number(TWILIGHT_COST, minion) for minion in before}
    scene.maneuver_phase().play(GATHERING_WIND)
    assert {option.number for option in scene.options(Verb.NUMBER)} == numbers
    chosen = scene.number(TWILIGHT_COST, MORDOR_TROOPER)
    scene.take_number(chosen)
    for minion, strength in before.items():
        hit = scene.number(TWILIGHT_COST, minion) == chosen
        assert scene.strength(minion) == strength - 2 * hit, minion
