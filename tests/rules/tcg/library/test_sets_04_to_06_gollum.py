"""Gollum cards of sets 5 and 6 whose text is easily misread."""

import pytest

from rules.tcg.engine.codes import DAMAGE, Verb
from rules.tcg.engine.path import move
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.notation.language import at, gets, marsh, strength, this, while_
from tests.rules.tcg.cards import ARAGORN, GIMLI, REGIMENT, TROOPER, URUK_BROOD
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FRODO, SHADOW, Scene

FENS, FOLLOW, NASTY, STINKER, LOOK = "5_22", "5_23", "5_24", "5_25", "5_26"
WRETCH, OLD_NOSER, MUST_HAVE_IT = "5_27", "5_28", "5_30"
OLD_VILLAIN, BROKE_HIS_PROMISE, HOBBITSES, NOT_LISTENING = "6_40", "6_41", "6_42", "6_43"
SAFE_PATHS, STOLE_IT, LIAR = "6_44", "6_46", "6_47"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"
WEAK_ORC = made(TROOPER, strength=1)


def test_evil_smelling_fens_make_every_site_a_marsh():
    wader = made(GIMLI, while_(at(marsh), gets(this, strength(+1))))
    assert Scene(fellowship=[wader], shadow_support=[FENS]).strength(wader) == 7
    assert Scene(fellowship=[wader]).strength(wader) == 6


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (1, True), (2, False)])
def test_evil_smelling_fens_cost_two_exertions_and_themselves(wounds, may):
    scene = Scene(
        minions=[NASTY], shadow_support=[FENS], shadow_discards=[TROOPER], site=6, twilight=9
    )
    scene.wound(NASTY, wounds).shadow_phase()
    assert scene.can(Verb.USE, FENS) is may
    if may:
        scene.use(FENS)
        assert scene.in_play(TROOPER)
        assert scene.is_discarded(FENS)
        assert scene.wounds(NASTY) == wounds + 2


@pytest.mark.parametrize("burdens", [0, 3])
def test_stinker_and_look_at_him_count_burdens(burdens):
    scene = Scene(minions=[STINKER], shadow_hand=[LOOK], burdens=burdens)
    assert scene.strength(STINKER) == 5 + burdens
    scene.shadow_phase()
    if scene.can(Verb.PLAY, LOOK):
        scene.play(LOOK)
    assert scene.twilight == burdens


def test_nasty_creature_exerts_a_companion_of_the_shadow_players_choice():
    scene = Scene(fellowship=[ARAGORN, GIMLI], minions=[NASTY])
    scene.regroup_phase().wait_to(Verb.USE, NASTY).use(NASTY)
    assert scene.who == SHADOW
    scene.choose(GIMLI)
    assert scene.wounds(GIMLI) == 1
    assert scene.is_discarded(NASTY)


def test_poor_wretch_serves_smeagol_after_it_is_gone():
    scene = Scene(
        fellowship=[OLD_NOSER], bearing={OLD_NOSER: [WRETCH]}, minions=[URUK_BROOD, BYSTANDER]
    )
    scene.skirmish(OLD_NOSER, URUK_BROOD).use(WRETCH)
    assert scene.number(DAMAGE, OLD_NOSER) == 1
    assert scene.is_discarded(WRETCH)


def test_old_noser_wounds_for_each_shadow_card_and_hides_the_four():
    scene = Scene(
        fellowship=[OLD_NOSER],
        minions=[URUK_BROOD, REGIMENT],
        deck=[ARAGORN, TROOPER, GIMLI, STINKER, NASTY],
    )
    scene.regroup_phase().use(OLD_NOSER)
    scene.choose(REGIMENT).choose(URUK_BROOD).choose(REGIMENT)
    assert (scene.wounds(REGIMENT), scene.wounds(URUK_BROOD), scene.wounds(OLD_NOSER)) == (2, 1, 2)
    while scene.can(Verb.CHOOSE):
        scene._take(0)
    assert len(scene.deck()) == 5
    assert scene.deck()[-1] == ARAGORN


@pytest.mark.parametrize(("pile"), ["shadow_deck", "shadow_discards"])
def test_we_must_have_it_plays_gollum_in_the_shadow_phase(pile):
    scene = Scene(
        shadow_hand=[MUST_HAVE_IT, TROOPER], **{pile: [NASTY, TROOPER]}, site=4, twilight=9
    )
    scene.shadow_phase().play(MUST_HAVE_IT)
    if scene.can(Verb.CHOOSE, NASTY):
        scene.choose(NASTY)
    assert scene.in_play(NASTY)
    assert TROOPER in scene.hand(SHADOW)


@pytest.mark.parametrize("cards", [0, 1])
def test_we_must_have_it_costs_a_random_card_in_a_skirmish(cards):
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[NASTY, BYSTANDER],
        shadow_hand=[MUST_HAVE_IT, *[TROOPER] * cards],
        shadow_deck=[STINKER],
        twilight=9,
    )
    scene.skirmish(ARAGORN, NASTY)
    while not scene.can(Verb.PLAY, MUST_HAVE_IT) and scene.can(Verb.PASS):
        if scene.who == SHADOW:
            break
        scene.pass_()
    assert scene.can(Verb.PLAY, MUST_HAVE_IT) is bool(cards)
    if cards:
        scene.play(MUST_HAVE_IT)
        assert scene.strength(NASTY) == 8
        assert scene.hand(SHADOW) == []
        assert not scene.in_play(STINKER)


@pytest.mark.parametrize(("companion", "bonus"), [(FRODO, 2), (ARAGORN, 1)])
def test_old_villain_is_stronger_against_the_ring_bound(companion, bonus):
    scene = Scene(
        fellowship=[ARAGORN], minions=[OLD_VILLAIN, BYSTANDER], shadow_hand=[TROOPER, TROOPER]
    )
    scene.skirmish(companion, OLD_VILLAIN).wait_to(Verb.USE, OLD_VILLAIN).use(OLD_VILLAIN)
    scene._take(0) if scene.who == SHADOW and not scene.can(Verb.PASS) else None
    assert len(scene.hand(SHADOW)) == 1
    assert scene.strength(OLD_VILLAIN) == 5 + bonus


def test_master_broke_his_promise_wounds_all_and_shortens_the_march():
    scene = Scene(
        fellowship=[ARAGORN, GIMLI], minions=[NASTY], shadow_hand=[BROKE_HIS_PROMISE], twilight=9
    )
    before = moves_allowed(scene.state)
    scene.regroup_phase().wait_to(Verb.PLAY, BROKE_HIS_PROMISE).play(BROKE_HIS_PROMISE)
    assert [scene.wounds(card) for card in (FRODO, ARAGORN, GIMLI, NASTY)] == [1, 1, 1, 3]
    assert moves_allowed(scene.state) == before - 1


@pytest.mark.parametrize(("taken", "moves"), [(0, True), (3, True), (0, False)])
def test_safe_paths_lets_the_shadow_take_three_cards_if_the_fellowship_moves(taken, moves):
    scene = Scene(
        fellowship=[OLD_NOSER, ARAGORN],
        minions=[URUK_BROOD],
        hand=[SAFE_PATHS],
        shadow_discards=[TROOPER] * 5 + [GIMLI],
        site=3,
    )
    before = moves_allowed(scene.state)
    scene.regroup_phase().play(SAFE_PATHS)
    assert scene.wounds(URUK_BROOD) == 1
    assert scene.is_discarded(OLD_NOSER)
    assert moves_allowed(scene.state) == before + 1
    if moves:
        scene.happen(move)
        assert scene.who == SHADOW
        if taken:
            scene.do(Verb.YES)
            for _ in range(taken):
                assert not scene.can(Verb.CHOOSE, GIMLI)
                scene.choose(TROOPER)
        else:
            scene.pass_()
    assert scene.hand(SHADOW) == [TROOPER] * taken


@pytest.mark.parametrize(("companion", "wounds"), [(FRODO, 2), (ARAGORN, 1)])
def test_they_stole_it_wounds_a_shire_companion_twice(companion, wounds):
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[NASTY, BYSTANDER],
        shadow_support=[STOLE_IT],
        shadow_hand=[TROOPER] * 3,
    )
    scene.skirmish(companion, NASTY).wait_to(Verb.USE, STOLE_IT).use(STOLE_IT)
    while scene.can(Verb.TRIGGER):
        scene.pass_()
    assert scene.wounds(companion) == wounds


@pytest.mark.parametrize("event", [HOBBITSES, LIAR])
def test_events_answer_a_skirmish_gollum_has_won(event):
    scene = Scene(fellowship=[ARAGORN], minions=[NASTY, BYSTANDER], shadow_hand=[event])
    scene.skirmish(FRODO, NASTY).wait_to(Verb.PLAY, event).play(event)
    if event == LIAR:
        assert not scene.can(Verb.CHOOSE, FRODO)
    assert scene.burdens == int(event == HOBBITSES)
    assert scene.wounds(ARAGORN) == int(event == LIAR)


def test_not_listening_heals_smeagol_alone():
    scene = Scene(
        fellowship=[OLD_NOSER, ARAGORN],
        minions=[WEAK_ORC, BYSTANDER],
        hand=[NOT_LISTENING],
        burdens=3,
    )
    scene.wound(OLD_NOSER, 1).wound(ARAGORN, 1)
    scene.skirmish(OLD_NOSER, WEAK_ORC).wait_to(Verb.PLAY, NOT_LISTENING).play(NOT_LISTENING)
    assert (scene.wounds(OLD_NOSER), scene.wounds(ARAGORN), scene.burdens) == (0, 1, 1)
