"""Assigning by an effect, what bars it, and how many minions fight one character.

Comprehensive Rules 4.2, "assignment phase".
"""

import pytest

from rules.tcg.engine.state.codes import ASSIGNMENT, Question, Verb
from rules.tcg.engine.turn.assignment import assign, can_assign, can_be_assigned
from rules.tcg.engine.turn.skirmish import choose_skirmish
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def opponents(scene: Scene, minion: str, copy: int = 0) -> list[str]:
    found = scene.state.assigned[scene.card(minion, copy)]
    return [scene.id_of(character) for character in found]


def test_an_event_assigns_a_minion_to_an_exhausted_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_MARKSMAN],
        shadow_hand=[FRENZY],
        twilight=2,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 3).assignment_phase().wait_to(Verb.PLAY, FRENZY).play(FRENZY)
    assert opponents(scene, GOBLIN_MARKSMAN) == [MERRY_ROHIRRIM_SQUIRE]


def test_the_free_peoples_player_chooses_who_is_assigned_where_the_text_says_so() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], minions=[ORC_ASSASSIN]
    )
    scene.assignment_phase().wait_to(Verb.USE, ORC_ASSASSIN).use(ORC_ASSASSIN)
    assert scene.who == 0
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert opponents(scene, ORC_ASSASSIN) == [PIPPIN_SWORN_TO_SERVICE]


def test_an_effect_assigns_only_who_is_unassigned() -> None:
    """4.2, "assignment phase": both must be unassigned."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
    )
    merry, pippin = scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(PIPPIN_SWORN_TO_SERVICE)
    trooper, captain = scene.card(MORDOR_TROOPER), scene.card(SOUTHRON_CAPTAIN)
    assert can_assign(scene.state, merry, trooper)
    assign(scene.state, merry, trooper)
    assert not can_assign(scene.state, pippin, trooper)
    assert not can_assign(scene.state, merry, captain)
    assert can_assign(scene.state, pippin, captain)


def test_a_companion_may_exert_to_prevent_the_assignment() -> None:
    for answer, is_prevented in ((0, False), (1, True)):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[SARUMAN_SERVANT_OF_THE_EYE, URUK_SLAYER]
        )
        scene.assignment_phase().wait_to(Verb.USE, SARUMAN_SERVANT_OF_THE_EYE).use(
            SARUMAN_SERVANT_OF_THE_EYE
        )
        # Saruman himself cannot be assigned, so there is nobody else to choose.
        scene.take_number(answer)
        assert (scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1) is is_prevented
        note = ("assigned", scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(URUK_SLAYER))
        assert (note in (scene.log or [])) is not is_prevented


def test_who_cannot_be_assigned_is_assigned_by_nobody() -> None:
    """3 C 69: Saruman is no choice of the Free Peoples player, nor a leftover minion."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[SARUMAN_SERVANT_OF_THE_EYE]
    ).assignment_phase()
    while scene.state.phase == ASSIGNMENT and scene.can(Verb.PASS):
        assert not scene.can(Verb.ASSIGN, None, SARUMAN_SERVANT_OF_THE_EYE)
        scene.pass_()
    assert opponents(scene, SARUMAN_SERVANT_OF_THE_EYE) == []


def test_a_minion_may_choose_only_characters_its_text_allows() -> None:
    """15 S 164: no hunter, and not the Ring-bearer."""
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[MAUHUR_RELENTLESS_HUNTER],
    )
    scene.assignment_phase().wait_to(Verb.USE, MAUHUR_RELENTLESS_HUNTER).use(
        MAUHUR_RELENTLESS_HUNTER
    )
    assert {scene.id_of(option.card) for option in scene.options()} == {
        MERRY_ROHIRRIM_SQUIRE,
        ARAGORN_DRIVEN_BY_NEED,
    }


def test_the_balrog_fights_no_weak_companion() -> None:
    """6 R 76: neither side may assign him to one of strength 5 or less."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        minions=[THE_BALROG_TERROR_OF_FLAME_AND_SHADOW],
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR)
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR)
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)


def test_a_bar_on_the_free_peoples_player_leaves_the_shadow_free() -> None:
    """15 R 72: unwounded, he is assigned to a companion by the Shadow alone."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[BILL_FERNY_AGENT_OF_SARUMAN, MORDOR_TROOPER]
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert scene.who == 0
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, BILL_FERNY_AGENT_OF_SARUMAN)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, BILL_FERNY_AGENT_OF_SARUMAN)


def test_once_wounded_the_bar_is_gone() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[BILL_FERNY_AGENT_OF_SARUMAN]).wound(
        BILL_FERNY_AGENT_OF_SARUMAN, 1
    )
    scene.assignment_phase().wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, BILL_FERNY_AGENT_OF_SARUMAN)


def test_a_site_lets_one_minion_fight_each_character() -> None:
    """3 U 115: a second minion can be assigned to nobody who has one already."""
    path = (BAG_END, BREE_GATE, CARAS_GALADHON_3_115)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN, ORC_SAVAGE],
        site=3,
        path=path,
    )
    scene.assignment_phase().do(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).pass_()
    assert scene.who == 1
    assert {scene.id_of(option.card) for option in scene.options(Verb.ASSIGN)} == {
        FRODO_HOPE_OF_FREE_PEOPLES
    }


def test_an_assigned_defender_may_take_one_more_minion_for_each_defender() -> None:
    """4.2, "defender +X"."""
    guard = made(MADRIL_FARAMIRS_AIDE, keywords={})
    scene = Scene(fellowship=[guard], minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, guard).do(Verb.ASSIGN, guard, MORDOR_TROOPER)
    assert not scene.can(Verb.ASSIGN, guard, SOUTHRON_CAPTAIN)


# --- bars that other cards set, and that last for a while ---


@pytest.mark.parametrize("guard", [URUK_GUARD, URUK_HAI_GUARD])
def test_a_guard_keeps_the_free_peoples_player_from_assigning_one_companion(guard: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[guard, MORDOR_TROOPER]
    )
    scene.assignment_phase().wait_to(Verb.USE, guard).use(guard).choose(ARAGORN_DRIVEN_BY_NEED)
    scene.wait_to(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)
    assert scene.who == 0
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, guard)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, guard)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, guard)


def test_an_orc_sapper_and_a_weary_companion_are_kept_apart_by_either_side() -> None:
    weary = made(MERRY_ROHIRRIM_SQUIRE, resistance=3)
    scene = Scene(
        fellowship=[weary, ARAGORN_DRIVEN_BY_NEED], shadow_hand=[ORC_SAPPER], twilight=9, site=6
    )
    scene.shadow_phase().play(ORC_SAPPER).answer_with(ORC_SAPPER)
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.ASSIGN, weary, ORC_SAPPER)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ORC_SAPPER)
    assert not scene.can(Verb.ASSIGN, weary, ORC_SAPPER)


def test_a_throne_keeps_saruman_out_of_skirmishes() -> None:
    """17 R 98 says it of a card on the other side of the table."""
    saruman = made(SARUMAN_SERVANT_OF_THE_EYE, title="Saruman")
    for support, can in (([], True), ([THRONE_OF_THE_GOLDEN_HALL], False)):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE], support=support, minions=[saruman]
        ).assignment_phase()
        assert can_be_assigned(scene.state, scene.card(saruman)) is can


def test_a_minion_assigned_to_two_characters_fights_each_in_turn() -> None:
    """No card assigns so; the engine leaves the other assignment as it is."""
    strong = made(SOUTHRON_CAPTAIN, strength=4, vitality=5)
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[strong])
    minion = scene.card(strong)
    for character in (MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED):
        assign(scene.state, scene.card(character), minion)
    scene.state.phase = ASSIGNMENT
    scene.begin(choose_skirmish)
    assert {scene.id_of(option.card) for option in scene.options(Verb.FIGHT)} == {
        MERRY_ROHIRRIM_SQUIRE,
        ARAGORN_DRIVEN_BY_NEED,
    }
    scene.do(Verb.FIGHT, MERRY_ROHIRRIM_SQUIRE).pass_all()
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    while scene.can(Verb.PASS):
        scene.pass_()
    assert scene.wounds(strong) == 1


def test_an_assassin_goes_for_a_ring_bearer_who_is_assigned_already() -> None:
    """7 R 284 answers that threats become wounds, and takes one of them."""
    orc = made(MORDOR_TROOPER, strength=20)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[orc, MORDOR_TROOPER, MORDOR_ASSASSIN],
        threats=2,
    )
    assign(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES), scene.card(MORDOR_TROOPER))
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, orc)
    if scene.can(Verb.FIGHT, MERRY_ROHIRRIM_SQUIRE):
        scene.do(Verb.FIGHT, MERRY_ROHIRRIM_SQUIRE)
    scene.wait_to(Verb.TRIGGER, MORDOR_ASSASSIN).answer_with(MORDOR_ASSASSIN)
    assert opponents(scene, MORDOR_ASSASSIN) == [FRODO_HOPE_OF_FREE_PEOPLES]
    assert opponents(scene, MORDOR_TROOPER) == [FRODO_HOPE_OF_FREE_PEOPLES]
    # To remove the other threat as well would assign nobody, so that is not offered
    # (2.0 and 4.2, "assignment phase"): it becomes a wound.
    assert scene.decision.question is Question.THREAT_WOUND
    assert scene.threats == 0


def test_without_threats_the_assassin_has_nothing_to_answer() -> None:
    orc = made(MORDOR_TROOPER, strength=20)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[orc, MORDOR_ASSASSIN]
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, orc)
    while scene.can(Verb.PASS):
        assert not scene.can(Verb.TRIGGER, MORDOR_ASSASSIN)
        scene.pass_()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert opponents(scene, MORDOR_ASSASSIN) == []
