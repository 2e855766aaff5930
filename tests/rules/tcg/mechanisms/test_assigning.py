"""Assigning by an effect, what bars it, and how many minions fight one character.

Comprehensive Rules 4.2, "assignment phase".
"""

import pytest

from rules.tcg.engine.assignment import assign, can_assign, can_be_assigned
from rules.tcg.engine.codes import ASSIGNMENT, Question, Verb
from rules.tcg.engine.skirmish import choose_skirmish
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    FRODO,
    GIMLI,
    MADRIL,
    MERRY,
    ORC_SAVAGE,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

FRENZY = "1_171"
GOBLIN = "1_176"
ORC_ASSASSIN = "1_262"
SARUMAN = "3_69"
ISENGARD_MINION = "1_153"
CARAS_GALADHON = "3_115"
BALROG = "6_76"
MAUHUR = "15_164"
GIMLI_HUNTER = "15_5"
BILL_FERNY = "15_72"


def opponents(scene: Scene, minion: str, copy: int = 0) -> list[str]:
    found = scene.state.assigned[scene._find(minion, copy)]
    return [scene._id(character) for character in found]


def test_an_event_assigns_a_minion_to_an_exhausted_companion():
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[GOBLIN], shadow_hand=[FRENZY], twilight=2)
    scene.wound(MERRY, 3).assignment_phase().wait_to(Verb.PLAY, FRENZY).play(FRENZY)
    assert opponents(scene, GOBLIN) == [MERRY]


def test_the_free_peoples_player_chooses_who_is_assigned_where_the_text_says_so():
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[ORC_ASSASSIN])
    scene.assignment_phase().wait_to(Verb.USE, ORC_ASSASSIN).use(ORC_ASSASSIN)
    assert scene.who == 0
    scene.choose(PIPPIN)
    assert opponents(scene, ORC_ASSASSIN) == [PIPPIN]


def test_an_effect_assigns_only_who_is_unassigned():
    """4.2, "assignment phase": both must be unassigned."""
    scene = Scene(fellowship=[MERRY, PIPPIN], minions=[TROOPER, CAPTAIN])
    merry, pippin = scene._find(MERRY), scene._find(PIPPIN)
    trooper, captain = scene._find(TROOPER), scene._find(CAPTAIN)
    assert can_assign(scene.state, merry, trooper)
    assign(scene.state, merry, trooper)
    assert not can_assign(scene.state, pippin, trooper)
    assert not can_assign(scene.state, merry, captain)
    assert can_assign(scene.state, pippin, captain)


def test_a_companion_may_exert_to_prevent_the_assignment():
    for answer, is_prevented in ((0, False), (1, True)):
        scene = Scene(fellowship=[MERRY], minions=[SARUMAN, ISENGARD_MINION])
        scene.assignment_phase().wait_to(Verb.USE, SARUMAN).use(SARUMAN)
        scene.choose(ISENGARD_MINION).take_number(answer)
        assert (scene.wounds(MERRY) == 1) is is_prevented
        note = ("assigned", scene._find(MERRY), scene._find(ISENGARD_MINION))
        assert (note in (scene.state.log or [])) is not is_prevented


def test_who_cannot_be_assigned_is_assigned_by_nobody():
    """3 C 69: Saruman is no choice of the Free Peoples player, nor a leftover minion."""
    scene = Scene(fellowship=[MERRY], minions=[SARUMAN]).assignment_phase()
    while scene.state.phase == ASSIGNMENT and scene.can(Verb.PASS):
        assert not scene.can(Verb.ASSIGN, None, SARUMAN)
        scene.pass_()
    assert opponents(scene, SARUMAN) == []


def test_a_minion_may_choose_only_characters_its_text_allows():
    """15 S 164: no hunter, and not the Ring-bearer."""
    scene = Scene(fellowship=[GIMLI_HUNTER, MERRY, ARAGORN], minions=[MAUHUR])
    scene.assignment_phase().wait_to(Verb.USE, MAUHUR).use(MAUHUR)
    assert {scene._id(option.card) for option in scene.options()} == {MERRY, ARAGORN}


def test_the_balrog_fights_no_weak_companion():
    """6 R 76: neither side may assign him to one of strength 5 or less."""
    scene = Scene(fellowship=[MERRY, GIMLI], minions=[BALROG]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, GIMLI)
    assert not scene.can(Verb.ASSIGN, MERRY)
    assert not scene.can(Verb.ASSIGN, FRODO)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, GIMLI)
    assert not scene.can(Verb.ASSIGN, MERRY)


def test_a_bar_on_the_free_peoples_player_leaves_the_shadow_free():
    """15 R 72: unwounded, he is assigned to a companion by the Shadow alone."""
    scene = Scene(fellowship=[MERRY], minions=[BILL_FERNY, TROOPER]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY)
    assert scene.who == 0
    assert not scene.can(Verb.ASSIGN, MERRY, BILL_FERNY)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, MERRY, BILL_FERNY)


def test_once_wounded_the_bar_is_gone():
    scene = Scene(fellowship=[MERRY], minions=[BILL_FERNY]).wound(BILL_FERNY, 1)
    scene.assignment_phase().wait_to(Verb.ASSIGN, MERRY)
    assert scene.can(Verb.ASSIGN, MERRY, BILL_FERNY)


def test_a_site_lets_one_minion_fight_each_character():
    """3 U 115: a second minion can be assigned to nobody who has one already."""
    path = ("1_319", "1_327", CARAS_GALADHON)
    scene = Scene(fellowship=[MERRY], minions=[TROOPER, CAPTAIN, ORC_SAVAGE], site=3, path=path)
    scene.assignment_phase().do(Verb.ASSIGN, MERRY, TROOPER).pass_()
    assert scene.who == 1
    assert {scene._id(option.card) for option in scene.options(Verb.ASSIGN)} == {FRODO}


def test_an_assigned_defender_may_take_one_more_minion_for_each_defender():
    """4.2, "defender +X"."""
    guard = made(MADRIL, keywords={})
    scene = Scene(fellowship=[guard], minions=[TROOPER, CAPTAIN]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, guard).do(Verb.ASSIGN, guard, TROOPER)
    assert not scene.can(Verb.ASSIGN, guard, CAPTAIN)


# --- bars that other cards set, and that last for a while ---

URUK_GUARD, URUK_HAI_GUARD, ORC_SAPPER = "1_147", "12_156", "12_94"
THRONE, THEODEN_KING = "17_98", "7_254"


@pytest.mark.parametrize("guard", [URUK_GUARD, URUK_HAI_GUARD])
def test_a_guard_keeps_the_free_peoples_player_from_assigning_one_companion(guard):
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[guard, TROOPER])
    scene.assignment_phase().wait_to(Verb.USE, guard).use(guard).choose(ARAGORN)
    scene.wait_to(Verb.ASSIGN, MERRY)
    assert scene.who == 0
    assert scene.can(Verb.ASSIGN, MERRY, guard)
    assert not scene.can(Verb.ASSIGN, ARAGORN, guard)
    assert scene.can(Verb.ASSIGN, ARAGORN, TROOPER)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, ARAGORN, guard)


def test_an_orc_sapper_and_a_weary_companion_are_kept_apart_by_either_side():
    weary = made(MERRY, resistance=3)
    scene = Scene(fellowship=[weary, ARAGORN], shadow_hand=[ORC_SAPPER], twilight=9, site=6)
    scene.shadow_phase().play(ORC_SAPPER).answer_with(ORC_SAPPER)
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN)
    assert not scene.can(Verb.ASSIGN, weary, ORC_SAPPER)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, ARAGORN, ORC_SAPPER)
    assert not scene.can(Verb.ASSIGN, weary, ORC_SAPPER)


def test_a_throne_keeps_saruman_out_of_skirmishes():
    """17 R 98 says it of a card on the other side of the table."""
    saruman = made("3_69", title="Saruman")
    for support, can in (([], True), ([THRONE], False)):
        scene = Scene(fellowship=[MERRY], support=support, minions=[saruman]).assignment_phase()
        assert can_be_assigned(scene.state, scene._find(saruman)) is can


def test_a_minion_assigned_to_two_characters_fights_each_in_turn():
    """No card assigns so; the engine leaves the other assignment as it is."""
    strong = made(CAPTAIN, strength=4, vitality=5)
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[strong])
    minion = scene._find(strong)
    for character in (MERRY, ARAGORN):
        assign(scene.state, scene._find(character), minion)
    scene.state.phase = ASSIGNMENT
    scene._begin(choose_skirmish)
    assert {scene._id(option.card) for option in scene.options(Verb.FIGHT)} == {MERRY, ARAGORN}
    scene.do(Verb.FIGHT, MERRY).pass_all()
    assert scene.wounds(MERRY) == 1
    while scene.can(Verb.PASS):
        scene.pass_()
    assert scene.wounds(strong) == 1


MORDOR_ASSASSIN = "7_284"


def test_an_assassin_goes_for_a_ring_bearer_who_is_assigned_already():
    """7 R 284 answers that threats become wounds, and takes one of them."""
    orc = made(TROOPER, strength=20)
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[orc, TROOPER, MORDOR_ASSASSIN], threats=2)
    assign(scene.state, scene._find(FRODO), scene._find(TROOPER))
    scene.skirmish(MERRY, orc)
    if scene.can(Verb.FIGHT, MERRY):
        scene.do(Verb.FIGHT, MERRY)
    scene.wait_to(Verb.TRIGGER, MORDOR_ASSASSIN).answer_with(MORDOR_ASSASSIN)
    assert opponents(scene, MORDOR_ASSASSIN) == [FRODO]
    assert opponents(scene, TROOPER) == [FRODO]
    # One threat is left to become a wound; to remove it as well would assign nobody.
    scene.pass_()
    assert scene.state.pending.question is Question.THREAT_WOUND
    assert scene.threats == 0


def test_without_threats_the_assassin_has_nothing_to_answer():
    orc = made(TROOPER, strength=20)
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[orc, MORDOR_ASSASSIN])
    scene.skirmish(MERRY, orc)
    while scene.can(Verb.PASS):
        assert not scene.can(Verb.TRIGGER, MORDOR_ASSASSIN)
        scene.pass_()
    assert scene.is_dead(MERRY)
    assert opponents(scene, MORDOR_ASSASSIN) == []
