"""Changes and sentences that hold for a while, and what is put off to the end of a phase.

Comprehensive Rules 4.2, "effect" and "modifier".
"""

import pickle

from rules.tcg.engine.codes import ASSIGNMENT, DEFENDER, FIERCE, SITE_NUMBER, SKIRMISH, Verb
from rules.tcg.engine.phases import end_phase
from rules.tcg.engine.sites import take_control
from rules.tcg.engine.wounds import wound
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    CITY_OF_MEN,
    FARAMIR,
    MERRY,
    PIPPIN,
    RANGER_OF_MINAS_TIRITH,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

BAND_OF_WILD_MEN = "4_4"
DUNLENDING_ROBBER = "4_16"
ELENDILS_VALOR = "1_103"
EREGIONS_TRAILS = "1_104"
HIGH_VANTAGE = "10_44"
TRAVELER = "5_76"
MADRIL_LOYAL = "17_30"
DWARVEN_EMBASSY = "11_5"
GIMLI = "15_5"
HOPE_IS_KINDLED = "12_123"
GUMA = "4_277"
WEAK_ORC = made(TROOPER, strength=3)


def test_a_winner_made_fierce_fights_again_in_the_fierce_skirmishes():
    scene = Scene(fellowship=[MERRY, PIPPIN, ARAGORN], minions=[BAND_OF_WILD_MEN], site=6)
    scene.skirmish(MERRY, BAND_OF_WILD_MEN).wait_to(Verb.TRIGGER, BAND_OF_WILD_MEN)
    scene.answer_with(BAND_OF_WILD_MEN)
    assert scene.state.phase == ASSIGNMENT
    assert scene.state.round == 1
    assert scene.number(FIERCE, BAND_OF_WILD_MEN) == 1
    scene.regroup_phase()
    assert scene.number(FIERCE, BAND_OF_WILD_MEN) == 0


def test_who_does_not_use_it_is_not_fierce():
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[DUNLENDING_ROBBER], site=6)
    scene.skirmish(MERRY, DUNLENDING_ROBBER).wait_to(Verb.TRIGGER, DUNLENDING_ROBBER).pass_()
    assert scene.state.phase not in (ASSIGNMENT, SKIRMISH)


def test_a_change_until_the_regroup_phase_outlasts_its_own_phase():
    scene = Scene(fellowship=[ARAGORN, MERRY], minions=[CAPTAIN], hand=[ELENDILS_VALOR])
    scene.maneuver_phase().play(ELENDILS_VALOR)
    assert scene.number(DEFENDER, ARAGORN) == 1
    scene.state.stack.clear()
    scene.happen(end_phase)
    assert scene.number(DEFENDER, ARAGORN) == 1
    scene.regroup_phase()
    assert scene.number(DEFENDER, ARAGORN) == 0


def test_each_card_that_passes_is_changed_once_and_later_ones_are_not():
    """1 C 104: the minions that are roaming as it is played."""
    scene = Scene(
        fellowship=[RANGER_OF_MINAS_TIRITH],
        minions=[TROOPER, CAPTAIN],
        hand=[EREGIONS_TRAILS],
        site=4,
    )
    before = {card: scene.strength(card) for card in (TROOPER, CAPTAIN)}
    scene.maneuver_phase().play(EREGIONS_TRAILS)
    assert scene.strength(TROOPER) == before[TROOPER] - 3
    assert scene.strength(CAPTAIN) == before[CAPTAIN]


def test_a_sentence_holds_to_the_end_of_a_phase_that_is_still_to_come():
    """10 U 44: from the Shadow phase to the end of the assignment phase."""
    scene = Scene(
        fellowship=[ARAGORN], minions=[TRAVELER], shadow_hand=[HIGH_VANTAGE], twilight=1, site=4
    )
    scene.shadow_phase().play(HIGH_VANTAGE)
    scene.happen(wound, scene._find(TRAVELER))
    assert scene.wounds(TRAVELER) == 0
    scene.state.phase = ASSIGNMENT
    scene.happen(end_phase)
    scene.happen(wound, scene._find(TRAVELER))
    assert scene.is_discarded(TRAVELER)


def test_a_state_with_a_granted_sentence_can_be_pickled():
    scene = Scene(
        fellowship=[ARAGORN], minions=[TRAVELER], shadow_hand=[HIGH_VANTAGE], twilight=1, site=4
    )
    scene.shadow_phase().play(HIGH_VANTAGE)
    copy = pickle.loads(pickle.dumps(scene.state))
    assert copy.granted == scene.state.granted
    assert copy.in_force.heard == scene.state.in_force.heard


def test_a_site_number_is_raised_until_the_regroup_phase():
    """17 S 30: a minion that is roaming for it."""
    scene = Scene(fellowship=[MADRIL_LOYAL, FARAMIR], minions=[CAPTAIN], site=4)
    printed = scene.number(SITE_NUMBER, CAPTAIN)
    scene.maneuver_phase().use(MADRIL_LOYAL).choose(MADRIL_LOYAL)
    assert scene.number(SITE_NUMBER, CAPTAIN) == printed + 2
    scene.regroup_phase()
    assert scene.number(SITE_NUMBER, CAPTAIN) == printed


def test_what_is_put_off_comes_at_the_end_of_the_skirmish():
    """7 C 83: the minion is discarded after the skirmish is resolved."""
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], hand=[CITY_OF_MEN], site=6)
    scene.skirmish(ARAGORN, TROOPER).play(CITY_OF_MEN).resolve()
    log = scene.state.log or []
    kinds = [note[0] for note in log]
    assert kinds.index("totals") < len(kinds) - 1 - kinds[::-1].index("discarded")
    assert scene.is_discarded(TROOPER)


def test_a_condition_goes_at_the_end_of_the_turn():
    """11 C 5: each companion is damage +1 until then."""
    scene = Scene(fellowship=[GIMLI], support=[DWARVEN_EMBASSY]).regroup_phase()
    assert scene.in_play(DWARVEN_EMBASSY)
    while scene.state.active == 0 and scene.state.pending:
        scene.do(Verb.STAY) if scene.can(Verb.STAY) else scene.pass_()
    assert scene.is_discarded(DWARVEN_EMBASSY)


def test_a_trigger_is_gained_for_one_skirmish():
    """12 C 123: if that Hobbit wins this skirmish, a burden may be removed."""
    scene = Scene(
        fellowship=[MERRY, PIPPIN], minions=[WEAK_ORC], hand=[HOPE_IS_KINDLED], burdens=2, site=6
    )
    scene.skirmish(MERRY, WEAK_ORC).play(HOPE_IS_KINDLED).choose(MERRY)
    scene.wait_to(Verb.TRIGGER, MERRY).answer_with(MERRY)
    assert scene.burdens == 1
    assert scene.state.granted == ()


def test_an_ally_goes_when_an_opponent_controls_its_home():
    """4 C 277: its home is site 4 of the Towers path; control of another site leaves it."""
    path = ("4_323", "4_330", "4_337", "4_343", "4_347")
    for controlled, is_gone in (("4_337", False), ("4_343", True)):
        scene = Scene(fellowship=[GUMA], site=5, path=path)
        take_control(scene.state, 1, scene._find(controlled))
        scene.state.unsettled = True
        scene.happen(lambda state: None)
        assert scene.is_discarded(GUMA) is is_gone
