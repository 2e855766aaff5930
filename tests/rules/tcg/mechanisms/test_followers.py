"""Followers: their aid at the start of the maneuver phase, and their return (4.2, "follower")."""

from rules.tcg.engine import board
from rules.tcg.engine.codes import ARCHER, Verb
from tests.rules.tcg.cards import ARAGORN, CITY_OF_MEN, EOWYN, MERRY, MORDOR_SOLDIER
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

ALATAR = "13_28"
THE_GAFFER = "13_151"
DINENDAL = "15_12"
ROHAN_WORKER = "15_135"
GANDALF = "11_33"


def test_aid_transfers_a_follower_to_a_companion_for_its_price():
    """4.2, "aid": the price of a Free Peoples follower with a number adds twilight."""
    scene = Scene(
        fellowship=[ARAGORN, GANDALF],
        support=[ALATAR],
        minions=[MORDOR_SOLDIER],
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.maneuver_phase().do(Verb.USE, ALATAR, ARAGORN)
    assert scene.bearer_of(ALATAR) == ARAGORN
    assert scene.twilight == 2
    scene.skirmish(ARAGORN, MORDOR_SOLDIER)
    assert scene.strength(MORDOR_SOLDIER) == 2


def test_a_follower_that_is_not_asked_for_aid_has_no_bearer():
    """4.2, "aid": to pay for aid is optional."""
    scene = Scene(fellowship=[EOWYN], support=[DINENDAL], minions=[MORDOR_SOLDIER])
    scene.maneuver_phase()
    assert scene.can(Verb.USE, DINENDAL, EOWYN)
    scene.pass_()
    assert scene.bearer_of(DINENDAL) == ""
    assert scene.number(ARCHER, EOWYN) == 0


def test_a_burden_is_the_price_of_aid():
    """4.2, "aid": any cost may be its price."""
    scene = Scene(fellowship=[MERRY], support=[THE_GAFFER], minions=[MORDOR_SOLDIER], site=2)
    scene.wound(MERRY, 1)
    scene.maneuver_phase().do(Verb.USE, THE_GAFFER, MERRY)
    assert scene.burdens == 1
    assert scene.wounds(MERRY) == 0
    assert scene.strength(MERRY) == 4


def test_a_transfer_to_another_kind_of_companion_is_not_meant():
    """4.2, "transfer": the trigger names whom the follower is transferred to."""
    scene = Scene(fellowship=[EOWYN], support=[THE_GAFFER], minions=[MORDOR_SOLDIER], site=2)
    scene.wound(EOWYN, 1)
    scene.maneuver_phase().do(Verb.USE, THE_GAFFER, EOWYN)
    assert scene.wounds(EOWYN) == 1


def test_one_of_another_culture_exerts_twice():
    """4.2, "follower": what is done each time it is transferred."""
    scene = Scene(fellowship=[ARAGORN, EOWYN], support=[ROHAN_WORKER], minions=[MORDOR_SOLDIER])
    scene.maneuver_phase().do(Verb.USE, ROHAN_WORKER, ARAGORN)
    assert scene.wounds(ARAGORN) == 2
    scene = Scene(fellowship=[ARAGORN, EOWYN], support=[ROHAN_WORKER], minions=[MORDOR_SOLDIER])
    scene.maneuver_phase().do(Verb.USE, ROHAN_WORKER, EOWYN)
    assert scene.wounds(EOWYN) == 0


def test_its_bearer_liberates_a_site():
    """4.2, "follower": its text speaks of the bearer it aids."""
    scene = Scene(
        site=6,
        fellowship=[EOWYN],
        bearing={EOWYN: [ROHAN_WORKER]},
        minions=[MORDOR_SOLDIER],
    ).control(ARAGORN_SITES[0])
    scene.skirmish(EOWYN, MORDOR_SOLDIER).wait_to(Verb.TRIGGER, ROHAN_WORKER)
    scene.answer_with(ROHAN_WORKER)
    assert not scene.controls(ARAGORN_SITES[0])


def test_a_bearer_gains_what_its_follower_says_and_the_follower_goes_home():
    """4.2, "follower": at the end of the turn it returns to the support area."""
    scene = Scene(fellowship=[EOWYN], bearing={EOWYN: [DINENDAL]})
    assert scene.number(ARCHER, EOWYN) == 1
    scene.regroup_phase().do(Verb.STAY)
    assert scene.bearer_of(DINENDAL) == ""
    assert scene._find(DINENDAL) in scene.state.support[0]
    assert scene.number(ARCHER, EOWYN) == 0


def test_a_follower_is_discarded_with_its_bearer():
    """4.2, "leaving play": cards borne by a card that leaves play are discarded."""
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [DINENDAL]})
    board.bury(scene.state, scene._find(ARAGORN))
    assert scene.is_discarded(DINENDAL)
