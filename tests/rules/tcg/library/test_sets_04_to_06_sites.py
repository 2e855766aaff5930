"""Sites of sets 4 to 6 whose text is easily misread, and Durin's Tower, which speaks of sites."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import SHADOW_NUMBER, Verb
from rules.tcg.engine.numbers import fighters, is_fierce, shooters, twilight_cost
from tests.rules.tcg.cards import (
    ARAGORN,
    ELROND,
    EOMER,
    FRODO,
    GUARD,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    PIPPIN,
    THEODEN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

# Sites of the Towers block whose text does not touch these scenes.
PLAIN = ("4_323", "4_330", "4_339", "4_346", "4_351", "4_354", "4_356", "4_358", "4_363")
FELLOWSHIP_PATH = (
    *("1_319", "1_331", "1_337", "1_343", "1_349"),
    *("1_351", "1_353", "1_358", "1_363"),
)
RING_BOUND_SAM = "4_315"
SAM = "1_310"
BOROMIR = "1_97"  # Frodo signet
ARAGORN_KING = "1_365"  # Aragorn signet, twilight 4
GANDALFS_ARAGORN = "4_109"  # Gandalf signet
ALDOR = "4_262"  # Rohan ally
BALROG = "6_76"
BLACK_TRAITOR = "4_173"  # Saruman, twilight 4, site 4
TRACKERS = ("4_187", "4_189", "4_193")
SKIRMISH_EVENT = "4_5"
BRIGAND = "4_10"
URUK = "4_165"  # Uruk-hai, not fierce


def at(site, number, **laid):
    """Return a scene with the fellowship at this site."""
    places = (*PLAIN[: number - 1], site, *PLAIN[number:])
    return Scene(path=places, site=number, **laid)


def moving_to(site, number, **laid):
    """Return a scene in which the fellowship has moved to this site."""
    places = (*PLAIN[: number - 1], site, *PLAIN[number:])
    scene = Scene(path=places, site=number, **laid)
    scene.state.position[0] = number - 1
    return scene.happen(path.move).pass_()  # Frodo's own text


def test_a_companion_at_eastemnet_downs_costs_two_cards():
    scene = at("4_324", 1, hand=[MERRY, HOBBIT_SWORD, PIPPIN, LEGOLAS])
    scene.fellowship_phase().play(MERRY)
    assert scene.in_play(MERRY)
    scene.choose(PIPPIN).choose(LEGOLAS)
    assert scene.hand() == [HOBBIT_SWORD]


def test_ring_bound_companions_exert_when_emyn_muil_is_left():
    places = ("4_329", *PLAIN[1:])
    fellowship = [RING_BOUND_SAM, MERRY]
    scene = Scene(path=places, site=2, fellowship=fellowship, ring_bearer="4_301")
    scene.state.position[0] = 1
    scene.happen(path.move)
    assert [scene.wounds(one) for one in ("4_301", RING_BOUND_SAM, MERRY)] == [1, 1, 0]


@pytest.mark.parametrize(("trackers", "usable"), [(TRACKERS, True), (TRACKERS[:2], False)])
def test_three_isengard_trackers_stop_the_fellowship_at_eastfold(trackers, usable):
    scene = at("4_331", 2, fellowship=[MERRY], minions=[*trackers, TROOPER]).shadow_phase()
    assert scene.can(Verb.USE, "4_331") == usable
    if usable:
        scene.use("4_331").regroup_phase()
        assert scene.state.active == SHADOW


@pytest.mark.parametrize("theoden", [True, False])
def test_theoden_or_two_others_exert_at_the_white_mountains(theoden):
    scene = moving_to("4_345", 4, fellowship=[THEODEN, MERRY, ARAGORN])
    scene.take_number(0 if theoden else 1)
    if not theoden:
        assert not scene.can(Verb.CHOOSE, THEODEN)
        scene.choose(MERRY).choose(ARAGORN)
    wounds = [scene.wounds(one) for one in (THEODEN, MERRY, ARAGORN, FRODO)]
    assert wounds == ([1, 0, 0, 0] if theoden else [0, 1, 1, 0])


@pytest.mark.parametrize(("minion", "usable"), [(URUK, True), (TROOPER, False)])
def test_the_caves_make_an_uruk_of_the_shadow_player_fierce(minion, usable):
    scene = at("4_352", 6, fellowship=[MERRY], minions=[minion], twilight=2).maneuver_phase()
    assert scene.can(Verb.USE, "4_352") == usable
    if usable:
        assert scene.who == SHADOW
        scene.use("4_352")
        assert is_fierce(scene.state, scene._find(URUK))
        assert scene.twilight == 0


@pytest.mark.parametrize(("site", "fights"), [("4_353", True), ("5_118", False)])
def test_rohan_allies_fight_at_the_great_hall(site, fights):
    scene = at(site, 6, fellowship=[ALDOR, ELROND])
    here, elsewhere = scene._find(ALDOR), scene._find(ELROND)
    assert (here in fighters(scene.state)) == fights
    assert (here in shooters(scene.state)) == fights
    assert elsewhere not in fighters(scene.state)


@pytest.mark.parametrize(("site", "fights"), [("4_340", False), ("4_341", True)])
def test_rohan_allies_do_not_fight_in_the_streets_though_at_home(site, fights):
    """Aldor's home is site 3 of the Towers block."""
    scene = at(site, 3, fellowship=[ALDOR, MERRY], minions=[TROOPER])
    assert (scene._find(ALDOR) in shooters(scene.state)) == fights
    scene.assignment_phase()
    assert scene.can(Verb.ASSIGN, ALDOR) == fights
    assert scene.can(Verb.ASSIGN, MERRY)


@pytest.mark.parametrize(("site", "allowed"), [("4_356", True), ("4_355", False)])
def test_nothing_is_done_in_the_skirmishes_of_the_cavern_entrance(site, allowed):
    scene = at(
        site,
        7,
        fellowship=[BOROMIR, LEGOLAS],
        minions=[BRIGAND],
        shadow_hand=[SKIRMISH_EVENT],
    ).skirmish(LEGOLAS, BRIGAND)
    assert scene.can(Verb.USE, BOROMIR) == allowed
    if allowed:
        scene.pass_()
    assert scene.can(Verb.PLAY, SKIRMISH_EVENT) == allowed


@pytest.mark.parametrize(("others", "number"), [(3, 9), (4, 11), (5, 13)])
def test_orthanc_grows_dark_with_each_companion_over_four(others, number):
    scene = at("4_360", 9, fellowship=[GUARD] * others)
    assert scene.number(SHADOW_NUMBER, "4_360") == number


def test_saruman_comes_back_to_his_balcony_for_two_less():
    scene = at("4_361", 9, shadow_discards=[BLACK_TRAITOR], minions=[TROOPER], twilight=5)
    scene.shadow_phase().use("4_361")
    assert scene.in_play(BLACK_TRAITOR)
    assert scene.twilight == 3


@pytest.mark.parametrize(("companion", "usable"), [(BOROMIR, True), (ARAGORN_KING, False)])
def test_a_companion_with_the_frodo_signet_removes_a_burden(companion, usable):
    scene = at("6_115", 1, hand=[companion], burdens=2).fellowship_phase()
    assert scene.can(Verb.USE, "6_115") == usable
    if usable:
        scene.use("6_115")
        assert scene.in_play(companion)
        assert scene.burdens == 1


def test_westfold_finds_a_companion_of_aragorns_signet_for_two_exertions():
    legolas, gimli = "4_73", "1_12"
    scene = at("6_116", 1, fellowship=[ARAGORN], deck=[gimli, legolas, BOROMIR])
    scene.fellowship_phase().use("6_116")
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, BOROMIR)
        scene.choose(legolas)
    assert scene.in_play(legolas)
    assert scene.wounds(ARAGORN) == 2


def test_meduseld_calls_an_unbound_companion_back_from_the_dead():
    friends = ["4_109", "1_51", "5_122"]  # three of Gandalf's signet
    scene = at("6_117", 3, fellowship=[*friends, GUARD], dead=[RING_BOUND_SAM, MERRY])
    scene.fellowship_phase().use("6_117")
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, RING_BOUND_SAM)
        scene.do(Verb.CHOOSE)
    assert scene.in_play(MERRY)
    assert not scene.is_dead(MERRY)
    assert scene.is_dead(RING_BOUND_SAM)
    assert [scene.wounds(one) for one in (*friends, GUARD)] == [1, 1, 1, 0]


def test_hornburg_hall_gives_four_cards_for_the_whole_hand():
    friends = ["4_267", "4_270", "5_121"]  # three of Théoden's signet
    scene = at("6_118", 6, fellowship=friends, hand=[HOBBIT_SWORD, MERRY], deck=[PIPPIN] * 5)
    scene.fellowship_phase().use("6_118")
    assert scene.hand() == [PIPPIN] * 4
    assert scene.is_discarded(HOBBIT_SWORD)


def test_no_ally_comes_through_the_valley_of_saruman():
    scene = moving_to("6_119", 8, fellowship=[ALDOR, ELROND, EOMER])
    assert [scene.in_play(one) for one in (ALDOR, ELROND, EOMER)] == [False, False, True]


def test_two_cards_save_a_minion_in_sarumans_laboratory():
    mighty = made(ARAGORN, strength=14)
    scene = at("6_120", 9, fellowship=[mighty], minions=[BRIGAND], shadow_hand=[TROOPER] * 3)
    scene.skirmish(mighty, BRIGAND).wait_to(Verb.TRIGGER, "6_120").answer_with("6_120")
    if scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE).do(Verb.CHOOSE)
    assert scene.in_play(BRIGAND)
    assert len(scene.hand(SHADOW)) == 1


@pytest.mark.parametrize(
    ("places", "number", "cost"),
    [
        (PLAIN, 1, 14),
        (PLAIN, 2, 11),
        (PLAIN, 3, 11),
        (PLAIN, 4, 14),
        (FELLOWSHIP_PATH, 3, 14),
    ],
)
def test_the_balrog_comes_cheaper_at_two_towers_sites(places, number, cost):
    scene = Scene(path=places, site=number, shadow_support=["6_77"], shadow_hand=[BALROG])
    roaming = 2 if number < 4 else 0
    assert twilight_cost(scene.state, scene._find(BALROG)) == cost + roaming
