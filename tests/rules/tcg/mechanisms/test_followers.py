"""Followers: their aid at the start of the maneuver phase, and their return (4.2, "follower")."""

from rules.tcg.engine.state.codes import ARCHER, Verb
from rules.tcg.engine.zones import board
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_aid_transfers_a_follower_to_a_companion_for_its_price() -> None:
    """4.2, "aid": the price of a Free Peoples follower with a number adds twilight."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GANDALF_LEADER_OF_THE_COMPANY],
        support=[ALATAR],
        minions=[MORDOR_SOLDIER],
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.maneuver_phase().do(Verb.USE, ALATAR, ARAGORN_DRIVEN_BY_NEED)
    assert scene.bearer_of(ALATAR) == ARAGORN_DRIVEN_BY_NEED
    assert scene.twilight == 2
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_SOLDIER)
    assert scene.strength(MORDOR_SOLDIER) == 2


def test_a_follower_that_is_not_asked_for_aid_has_no_bearer() -> None:
    """4.2, "aid": to pay for aid is optional."""
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        support=[DINENDAL_MIRKWOOD_ARCHER],
        minions=[MORDOR_SOLDIER],
    )
    scene.maneuver_phase()
    assert scene.can(Verb.USE, DINENDAL_MIRKWOOD_ARCHER, EOWYN_RESTLESS_MAIDEN)
    scene.pass_()
    assert scene.bearer_of(DINENDAL_MIRKWOOD_ARCHER) == ""
    assert scene.number(ARCHER, EOWYN_RESTLESS_MAIDEN) == 0


def test_a_burden_is_the_price_of_aid() -> None:
    """4.2, "aid": any cost may be its price."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[THE_GAFFER_MASTER_GARDENER],
        minions=[MORDOR_SOLDIER],
        site=2,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1)
    scene.maneuver_phase().do(Verb.USE, THE_GAFFER_MASTER_GARDENER, MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 1
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 4


def test_a_transfer_to_another_kind_of_companion_is_not_meant() -> None:
    """4.2, "transfer": the trigger names whom the follower is transferred to."""
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        support=[THE_GAFFER_MASTER_GARDENER],
        minions=[MORDOR_SOLDIER],
        site=2,
    )
    scene.wound(EOWYN_RESTLESS_MAIDEN, 1)
    scene.maneuver_phase().do(Verb.USE, THE_GAFFER_MASTER_GARDENER, EOWYN_RESTLESS_MAIDEN)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1


def test_one_of_another_culture_exerts_twice() -> None:
    """4.2, "follower": what is done each time it is transferred."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        support=[ROHAN_WORKER],
        minions=[MORDOR_SOLDIER],
    )
    scene.maneuver_phase().do(Verb.USE, ROHAN_WORKER, ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        support=[ROHAN_WORKER],
        minions=[MORDOR_SOLDIER],
    )
    scene.maneuver_phase().do(Verb.USE, ROHAN_WORKER, EOWYN_RESTLESS_MAIDEN)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 0


def test_its_bearer_liberates_a_site() -> None:
    """4.2, "follower": its text speaks of the bearer it aids."""
    scene = Scene(
        site=6,
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        bearing={EOWYN_RESTLESS_MAIDEN: [ROHAN_WORKER]},
        minions=[MORDOR_SOLDIER],
    ).control(ARAGORN_SITES[0])
    scene.skirmish(EOWYN_RESTLESS_MAIDEN, MORDOR_SOLDIER).wait_to(Verb.TRIGGER, ROHAN_WORKER)
    scene.answer_with(ROHAN_WORKER)
    assert not scene.controls(ARAGORN_SITES[0])


def test_a_bearer_gains_what_its_follower_says_and_the_follower_goes_home() -> None:
    """4.2, "follower": at the end of the turn it returns to the support area."""
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        bearing={EOWYN_RESTLESS_MAIDEN: [DINENDAL_MIRKWOOD_ARCHER]},
    )
    assert scene.number(ARCHER, EOWYN_RESTLESS_MAIDEN) == 1
    scene.regroup_phase().do(Verb.STAY)
    assert scene.bearer_of(DINENDAL_MIRKWOOD_ARCHER) == ""
    assert scene.card(DINENDAL_MIRKWOOD_ARCHER) in scene.state.support[0]
    assert scene.number(ARCHER, EOWYN_RESTLESS_MAIDEN) == 0


def test_a_follower_is_discarded_with_its_bearer() -> None:
    """4.2, "leaving play": cards borne by a card that leaves play are discarded."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [DINENDAL_MIRKWOOD_ARCHER]},
    )
    board.bury(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.is_discarded(DINENDAL_MIRKWOOD_ARCHER)
