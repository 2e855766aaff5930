"""Sites of the Fellowship block whose text is easily misread."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import ARCHERY, ASSIGNMENT, DAMAGE, MINION_ARCHERY, REGROUP, Verb
from rules.tcg.engine.numbers import game_number, is_fierce, is_roaming, roaming_penalty
from tests.rules.tcg.cards import ARAGORN, FRODO, HOBBIT_SWORD, MERRY, PIPPIN
from tests.rules.tcg.scene import Scene

RUNNER = "1_178"  # Moria Orc, 5/1
BACKSTABBER = "1_174"  # Moria Orc, twilight 1
MARKSMAN = "1_176"  # Moria Orc, archer, twilight 3
SCIMITAR = "1_180"
URUK_SAVAGE = "1_151"  # site 5
LEMENYA = "1_232"  # Nazgûl, twilight 4, site 3, not fierce
NERTEA = "1_234"  # Nazgûl, twilight 4, site 3
GANDALF = "1_364"
LORIEN_ELF = "1_53"
GIMLI = "1_12"
PLAIN = ("1_319", "1_331", "1_337", "1_343", "1_349", "1_351", "1_353", "1_358", "1_363")


def at(site, number, **laid):
    """Return a scene with the fellowship at this site."""
    places = (*PLAIN[: number - 1], site, *PLAIN[number:])
    return Scene(path=places, site=number, **laid)


def moving_to(site, number, **laid):
    """Return a scene in which the fellowship has moved to this site."""
    places = (*PLAIN[: number - 1], site, *PLAIN[number:])
    scene = Scene(path=places, site=number - 1, **laid)
    scene.state.path.append(scene._find(site))
    scene.state.adventure[1].remove(scene._find(site))
    return scene.happen(path.move)


def prices(scene, *cards):
    scene.shadow_phase()
    paid = []
    for card in cards:
        before = scene.twilight
        scene.play(card)
        paid.append(before - scene.twilight)
    return paid


def test_midgewater_marshes_exert_every_hobbit_companion():
    scene = moving_to("1_332", 2, fellowship=[MERRY, ARAGORN], ring_bearer="1_290")
    assert [scene.wounds(one) for one in ("1_290", MERRY, ARAGORN)] == [1, 1, 0]


def test_midgewater_moors_cost_a_card_for_each_minion():
    scene = at("1_333", 2, shadow_hand=[RUNNER], hand=[HOBBIT_SWORD, PIPPIN], twilight=9)
    scene.shadow_phase().play(RUNNER)
    assert scene.who == 0
    scene.choose(PIPPIN)
    assert scene.hand() == [HOBBIT_SWORD]


def test_bree_streets_let_nazgul_roam_for_nothing():
    scene = at("1_328", 2, shadow_hand=[LEMENYA, RUNNER])
    penalties = [roaming_penalty(scene.state, scene._find(one)) for one in (LEMENYA, RUNNER)]
    assert penalties == [0, 2]


@pytest.mark.parametrize(("site", "fierce"), [("1_336", True), ("1_331", False)])
def test_nazgul_are_fierce_at_weathertop(site, fierce):
    scene = at(site, 2, minions=[LEMENYA])
    assert is_fierce(scene.state, scene._find(LEMENYA)) == fierce


def test_the_first_nazgul_at_the_ford_costs_five_less():
    scene = at("1_338", 3, shadow_hand=[LEMENYA, NERTEA], twilight=9)
    assert prices(scene, LEMENYA, NERTEA) == [0, 4]


def test_the_first_moria_archer_at_the_great_chasm_costs_two_less():
    scene = at("2_118", 4, shadow_hand=[BACKSTABBER, MARKSMAN, MARKSMAN], twilight=20)
    assert prices(scene, BACKSTABBER, MARKSMAN, MARKSMAN) == [1, 1, 3]


@pytest.mark.parametrize(("site", "roams"), [("2_119", False), ("1_343", True)])
def test_uruk_hai_do_not_roam_in_hollin(site, roams):
    scene = at(site, 4, minions=[URUK_SAVAGE])
    assert is_roaming(scene.state, scene._find(URUK_SAVAGE)) == roams


@pytest.mark.parametrize("tale", ["in play", "in hand"])
def test_balins_tomb_takes_a_tale_from_play_or_from_hand(tale):
    known = "1_16"
    places = {"support": [known]} if tale == "in play" else {"hand": [known]}
    scene = at("1_343", 4, fellowship=[GIMLI], minions=[RUNNER], **places).wound(GIMLI, 1)
    scene.maneuver_phase().use("1_343")
    assert scene.is_discarded(known)
    assert scene.wounds(GIMLI) == 0


def test_who_bears_a_hand_weapon_on_the_stairway_is_damage_one():
    scene = at(
        "1_347",
        4,
        fellowship=[MERRY, PIPPIN],
        minions=[RUNNER, MARKSMAN],
        bearing={MERRY: [HOBBIT_SWORD], RUNNER: [SCIMITAR]},
    )
    bonuses = [scene.number(DAMAGE, one) for one in (MERRY, PIPPIN, RUNNER, MARKSMAN)]
    assert bonuses == [1, 0, 1, 0]


@pytest.mark.parametrize(("archers", "more"), [(1, 1), (4, 4), (6, 4)])
def test_brown_lands_help_no_more_than_four_archers(archers, more):
    scene = at("1_357", 8, minions=[MARKSMAN] * archers + [RUNNER])
    scene.state.phase = ARCHERY
    assert game_number(scene.state, MINION_ARCHERY) == more


@pytest.mark.parametrize("healed", [(), (MERRY,), (FRODO, MERRY)])
def test_each_hobbit_may_heal_or_not_at_the_silverlode(healed):
    places = (*PLAIN[:5], "2_120", *PLAIN[6:])
    scene = Scene(path=places, site=6, fellowship=[MERRY, ARAGORN])
    for one in (FRODO, MERRY, ARAGORN):
        scene.wound(one, 1)
    scene.state.position[0] = 5
    scene.happen(path.move).pass_()
    if healed:
        scene.do(Verb.YES, "2_120")
        for one in healed:
            scene.choose(one)
    if len(healed) < 2:
        scene.pass_()
    left = [scene.wounds(one) for one in (FRODO, MERRY, ARAGORN)]
    assert left == [int(FRODO not in healed), int(MERRY not in healed), 1]


@pytest.mark.parametrize(("site", "playable"), [("1_358", True), ("3_117", False)])
def test_nobody_plays_maneuver_events_at_the_argonath(site, playable):
    scene = at(site, 8, fellowship=["1_97"], minions=[RUNNER], shadow_hand=["3_80"])
    assert scene.maneuver_phase().can(Verb.PLAY, "3_80") == playable


def test_the_free_peoples_player_chooses_who_is_wounded_in_the_wastes():
    trooper = "1_154"
    orc = "3_64"
    scene = at("3_120", 9, fellowship=[MERRY, PIPPIN, ARAGORN], minions=[orc, trooper])
    scene.maneuver_phase().wait_to(Verb.USE, "3_120").use("3_120")
    assert scene.who == 0
    scene.choose(PIPPIN)
    assert scene.wounds(PIPPIN) == 1
    assert scene.wounds(orc) == 1


@pytest.mark.parametrize(("others", "skirmishes"), [([MERRY], False), ([MERRY, ARAGORN], True)])
def test_hobbits_alone_cross_buckleberry_ferry_without_a_skirmish(others, skirmishes):
    scene = at("1_330", 2, fellowship=others, minions=[RUNNER])
    scene.archery_phase().pass_all()
    phases = [what[1] for what in scene.state.log if what[0] == "phase"]
    assert (scene.state.phase == ASSIGNMENT or ASSIGNMENT in phases) == skirmishes
    if not skirmishes:
        assert scene.state.phase == REGROUP


@pytest.mark.parametrize(("site", "playable"), [("1_353", True), ("3_118", False)])
def test_nothing_is_played_from_discard_piles_at_the_great_river(site, playable):
    scene = at(
        site,
        7,
        shadow_support=["1_195"],
        shadow_discards=[SCIMITAR],
        shadow_hand=["1_190"],
        minions=[RUNNER],
        twilight=9,
    )
    scene.shadow_phase()
    assert scene.can(Verb.USE, "1_195") == playable
    assert scene.can(Verb.PLAY, "1_190")
