"""Gandalf's cards of sets 4 to 6 whose text is easily misread, in scenes."""

import pytest

from rules.tcg.engine import wounds
from rules.tcg.engine.codes import DAMAGE, DEFENDER, Verb
from rules.tcg.engine.numbers import twilight_cost
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ARAGORN,
    GUARD,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    REGIMENT,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.scene import FRODO, SHADOW, Scene

GANDALF, GREYHAME, MITHRANDIR = "4_90", "4_89", "6_30"
WHITE_RIDER, STAFF, SUDDENLY_TALL, FORKED_TONGUE = "4_88", "4_91", "4_92", "4_96"
LONG_I_FELL, MITHRANDIR_TWICE, SHADOWFAX, STUMP = "4_97", "4_98", "4_100", "4_101"
NOT_DONE, EARTHBORN, OLDEST, WELL_MET, WIZARDRY = "4_102", "4_103", "4_104", "4_106", "4_108"
BIRCHSEED, FOREST_GUARDIAN, LINDENROOT, TURN_OF_THE_TIDE = "5_15", "5_17", "5_19", "5_20"
CRACK, HORDE, GLAMDRING, THREW_DOWN, TREEBEARD = "6_25", "6_28", "6_31", "6_36", "6_37"
ENT_AVENGER, GIMLI = "6_27", "4_49"
LIVING_EARTH = "4_105"  # can always be played, so that a skirmish waits
ORTHANC_WARRIOR, PURSUER = "4_165", "4_190"  # Isengard; strength 7, vitality 2 and 5, 3
SHADOW_CONDITION, SHADOW_WEAPON = "5_57", "1_269"


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_behold_the_white_rider_wounds_once_for_each_token(tokens):
    scene = Scene(
        fellowship=[GANDALF],
        support=[WHITE_RIDER],
        minions=[PURSUER],
        hand=[LIVING_EARTH],
        site=6,
    )
    change_culture_tokens(scene.state, scene._find(WHITE_RIDER), "gandalf", tokens)
    scene.skirmish(GANDALF, PURSUER)
    if tokens:
        scene.use(WHITE_RIDER)
        assert scene.wounds(PURSUER) == tokens
        assert scene.is_discarded(WHITE_RIDER)


@pytest.mark.parametrize(("winner", "tokens"), [(GANDALF, 1), (ARAGORN, 0)])
def test_behold_the_white_rider_gathers_tokens_of_gandalf_alone(winner, tokens):
    scene = Scene(fellowship=[GANDALF, ARAGORN], support=[WHITE_RIDER], minions=[TROOPER], site=6)
    scene.skirmish(winner, TROOPER)
    if tokens:
        scene.wait_to(Verb.TRIGGER, WHITE_RIDER).answer_with(WHITE_RIDER)
    else:
        scene.resolve()
    assert scene.wounds(TROOPER) == 1
    assert scene.tokens(WHITE_RIDER) == tokens


@pytest.mark.parametrize(("twilight", "offered"), [(1, True), (2, False)])
def test_gandalf_greyhame_plays_a_character_of_the_discard_pile(twilight, offered):
    scene = Scene(fellowship=[GREYHAME], discards=[HOBBIT_SWORD, TROOPER, GUARD], twilight=twilight)
    scene.fellowship_phase()
    assert scene.can(Verb.USE, GREYHAME) is offered
    if offered:
        scene.use(GREYHAME)
        assert scene.in_play(GUARD)
        assert not scene.in_play(TROOPER)


@pytest.mark.parametrize(("twilight", "bonus", "damage"), [(1, 0, 0), (2, 0, 2), (3, 3, 2)])
def test_gandalf_and_his_staff_look_at_the_twilight_pool(twilight, bonus, damage):
    scene = Scene(fellowship=[GANDALF], bearing={GANDALF: [STAFF]}, twilight=twilight)
    assert scene.strength(GANDALF) == 7 + bonus
    assert scene.number(DAMAGE, GANDALF) == damage


def test_grown_suddenly_tall_discards_conditions_of_both_sides():
    scene = Scene(
        fellowship=[GANDALF],
        support=[WHITE_RIDER],
        shadow_support=[SHADOW_CONDITION],
        hand=[SUDDENLY_TALL],
    )
    scene.fellowship_phase().play(SUDDENLY_TALL)
    assert scene.is_discarded(WHITE_RIDER)
    assert scene.is_discarded(SHADOW_CONDITION)


@pytest.mark.parametrize(("chosen", "hurt"), [(GANDALF, ARAGORN), (ARAGORN, GANDALF)])
def test_keep_your_forked_tongue_prevents_all_wounds_to_the_one_chosen(chosen, hurt):
    scene = Scene(
        fellowship=[GANDALF, ARAGORN, LEGOLAS],
        hand=[FORKED_TONGUE, LIVING_EARTH],
        minions=[VETERAN],
        twilight=3,
        site=6,
    )
    scene.skirmish(ARAGORN, VETERAN).play(FORKED_TONGUE)
    assert not scene.can(Verb.CHOOSE, LEGOLAS)
    scene.choose(chosen)
    for one in (chosen, hurt):
        scene.happen(wounds.wound, scene._find(one))
        scene.happen(wounds.wound, scene._find(one))
    assert (scene.wounds(chosen), scene.wounds(hurt)) == (0, 2)


@pytest.mark.parametrize("paid", [False, True])
def test_long_i_fell_may_be_bought_off_with_a_wound_the_free_peoples_player_places(paid):
    scene = Scene(
        fellowship=[GANDALF], hand=[LONG_I_FELL, LIVING_EARTH], minions=[PURSUER, VETERAN], site=6
    )
    scene.skirmish(GANDALF, PURSUER).play(LONG_I_FELL)
    assert scene.who == SHADOW
    scene.take_number(1 if paid else 0)
    if paid:
        assert scene.who == 0
        scene.choose(VETERAN)
    assert scene.wounds(VETERAN) == int(paid)
    scene.happen(wounds.wound, scene._find(GANDALF))
    assert scene.wounds(GANDALF) == int(paid)


def test_mithrandir_mithrandir_spares_strength_seven():
    scene = Scene(
        fellowship=[GANDALF],
        hand=[MITHRANDIR_TWICE],
        minions=[TROOPER, PURSUER, ORTHANC_WARRIOR],
        site=6,
    )
    scene.maneuver_phase().play(MITHRANDIR_TWICE)
    hurt = [scene.wounds(one) for one in (TROOPER, PURSUER, ORTHANC_WARRIOR, GANDALF)]
    assert hurt == [1, 1, 0, 1]


def test_shadowfax_takes_the_hand_weapon_and_lets_no_other_come():
    scene = Scene(
        fellowship=[GANDALF], bearing={GANDALF: [GLAMDRING, STAFF]}, hand=[SHADOWFAX, "1_75"]
    )
    scene.fellowship_phase()
    scene.play(SHADOWFAX)
    assert scene.bearer_of(SHADOWFAX) == GANDALF
    assert scene.is_discarded(GLAMDRING)
    assert scene.bearer_of(STAFF) == GANDALF
    assert not scene.can(Verb.PLAY, "1_75")


@pytest.mark.parametrize("rider", [GANDALF, ARAGORN])
def test_shadowfax_exerts_those_who_skirmish_his_rider(rider):
    scene = Scene(
        fellowship=[GANDALF, ARAGORN],
        bearing={GANDALF: [SHADOWFAX]},
        hand=[LIVING_EARTH],
        minions=[PURSUER, VETERAN],
        site=6,
    )
    scene.skirmish(rider, PURSUER)
    assert [scene.wounds(PURSUER), scene.wounds(VETERAN)] == [int(rider == GANDALF), 0]


@pytest.mark.parametrize("played", [False, True])
def test_stump_and_bramble_brings_an_unhasty_ally_to_the_fight(played):
    scene = Scene(fellowship=[GANDALF], support=[OLDEST], hand=[STUMP], minions=[PURSUER], site=6)
    scene.maneuver_phase()
    if played:
        scene.play(STUMP)
        assert scene.number(DAMAGE, OLDEST) == 2
    scene.wait_to(Verb.ASSIGN, GANDALF)
    assert scene.can(Verb.ASSIGN, OLDEST) is played


def test_task_was_not_done_discards_wounded_minions_only():
    scene = Scene(
        fellowship=[GANDALF], hand=[NOT_DONE], minions=[TROOPER, VETERAN, PURSUER], site=6
    )
    scene.wound(VETERAN, 1).wound(PURSUER, 1).regroup_phase().play(NOT_DONE)
    assert not scene.can(Verb.CHOOSE, TROOPER)
    scene.choose(VETERAN).choose(PURSUER)
    assert [scene.in_play(one) for one in (TROOPER, VETERAN, PURSUER)] == [True, False, False]


@pytest.mark.parametrize(("hobbit", "offered"), [(MERRY, True), (GUARD, False)])
def test_treebeard_earthborn_keeps_an_unbound_hobbit_who_would_be_discarded(hobbit, offered):
    scene = Scene(fellowship=[GANDALF, hobbit], support=[EARTHBORN])
    scene.happen(wounds.discard_from_play, scene._find(hobbit))
    assert scene.can(Verb.TRIGGER, EARTHBORN) is offered
    if offered:
        scene.answer_with(EARTHBORN)
        assert scene.stack(EARTHBORN) == [MERRY]
        scene.fellowship_phase()
        before = scene.twilight
        scene.use(EARTHBORN)
        assert scene.in_play(MERRY)
        assert scene.wounds(EARTHBORN) == 1
        assert scene.twilight == before + 1 + 1


def test_treebeard_oldest_discards_an_unbound_companion_from_hand():
    scene = Scene(fellowship=[GANDALF], support=[OLDEST], hand=[HOBBIT_SWORD, FRODO, GUARD]).wound(
        GANDALF, 2
    )
    scene.fellowship_phase().use(OLDEST)
    assert scene.hand() == [HOBBIT_SWORD, FRODO]
    assert (scene.wounds(GANDALF), scene.wounds(OLDEST)) == (1, 1)


@pytest.mark.parametrize(("man", "offered"), [(ARAGORN, True), (GUARD, False)])
def test_well_met_indeed_brings_gandalf_back_from_the_dead(man, offered):
    scene = Scene(fellowship=[LEGOLAS, GIMLI, man], hand=[WELL_MET], dead=[GANDALF])
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, WELL_MET) is offered
    if offered:
        scene.play(WELL_MET)
        assert scene.in_play(GANDALF)
        assert scene.twilight == 5 + 4


@pytest.mark.parametrize(("companions", "offered"), [([GANDALF], True), ([GANDALF, GIMLI], False)])
def test_wizardry_indeed_lets_the_opponent_choose_the_minion(companions, offered):
    scene = Scene(
        fellowship=companions, hand=[WIZARDRY], minions=[TROOPER, VETERAN, PURSUER], site=6
    )
    if not offered:
        scene = Scene(
            fellowship=companions, hand=[WIZARDRY], minions=[TROOPER, VETERAN, REGIMENT], site=6
        )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, WIZARDRY) is offered
    if offered:
        scene.play(WIZARDRY)
        assert scene.who == SHADOW
        scene.choose(VETERAN)
        assert scene.is_discarded(VETERAN)


@pytest.mark.parametrize("price", ["exert", "discard"])
@pytest.mark.parametrize("ent", [BIRCHSEED, FOREST_GUARDIAN, LINDENROOT])
def test_an_unhasty_ent_allows_himself_to_skirmish(ent, price):
    scene = Scene(
        fellowship=[ent, MERRY] if price == "exert" else [ent],
        hand=[HOBBIT_SWORD, TROOPER] if price == "discard" else [],
        minions=[VETERAN],
        site=6,
    )
    scene.assignment_phase().use(ent)
    if price == "discard":
        scene.choose(HOBBIT_SWORD)
    scene.wait_to(Verb.ASSIGN, FRODO)
    assert scene.can(Verb.ASSIGN, ent)
    if price == "exert":
        assert scene.wounds(MERRY) == 1
    else:
        assert scene.hand() == []


def test_an_unhasty_ent_stays_out_unless_the_price_is_paid():
    scene = Scene(fellowship=[TREEBEARD, MERRY], minions=[VETERAN], site=6)
    scene.assignment_phase()
    assert scene.can(Verb.USE, TREEBEARD)
    scene.wait_to(Verb.ASSIGN, FRODO)
    assert not scene.can(Verb.ASSIGN, TREEBEARD)


def test_lindenroot_wounds_isengard_minions_he_skirmishes():
    for minion, offered in ((PURSUER, True), (VETERAN, False)):
        scene = Scene(fellowship=[LINDENROOT], minions=[minion], site=6)
        scene.skirmish(LINDENROOT, minion)
        if offered:
            scene.use(LINDENROOT)
        assert scene.wounds(minion) == int(offered)


@pytest.mark.parametrize("paid", [False, True])
def test_turn_of_the_tide_may_be_bought_off_with_a_minion(paid):
    scene = Scene(
        fellowship=[GANDALF],
        hand=[TURN_OF_THE_TIDE],
        minions=[TROOPER],
        bearing={TROOPER: [SHADOW_WEAPON]},
        shadow_support=[SHADOW_CONDITION],
        site=6,
    )
    scene.maneuver_phase().play(TURN_OF_THE_TIDE)
    scene.take_number(1 if paid else 0)
    if scene.can(Verb.CHOOSE, SHADOW_WEAPON):
        scene.choose(SHADOW_WEAPON)
    assert scene.in_play(TROOPER) is not paid
    assert scene.is_discarded(SHADOW_WEAPON)
    assert scene.in_play(SHADOW_CONDITION)


def test_ent_horde_is_cheaper_for_ents_and_unbound_hobbits():
    scene = Scene(fellowship=[ENT_AVENGER, BIRCHSEED, MERRY], support=[OLDEST], hand=[HORDE])
    assert twilight_cost(scene.state, scene._find(HORDE)) == 15 - 2 * 4
    assert scene.fellowship_phase().can(Verb.PLAY, HORDE)
    assert (
        not Scene(fellowship=[ENT_AVENGER], hand=[HORDE]).fellowship_phase().can(Verb.PLAY, HORDE)
    )


@pytest.mark.parametrize(("minions", "bonus"), [([TROOPER, VETERAN], 0), ([TROOPER] * 3, 1)])
def test_ent_horde_defends_better_against_more(minions, bonus):
    scene = Scene(fellowship=[HORDE], minions=minions, site=6)
    assert scene.number(DEFENDER, HORDE) == bonus


def test_glamdring_hears_spells_of_a_skirmish():
    scene = Scene(
        fellowship=[GANDALF],
        bearing={GANDALF: [GLAMDRING]},
        hand=[THREW_DOWN, LIVING_EARTH],
        minions=[VETERAN],
        site=6,
    )
    assert scene.number(DAMAGE, GANDALF) == 1
    scene.skirmish(GANDALF, VETERAN).play(THREW_DOWN)
    if scene.can(Verb.TRIGGER, GLAMDRING):
        scene.answer_with(GLAMDRING)
    assert scene.number(DAMAGE, GANDALF) == 2


def test_threw_down_my_enemy_counts_wounds_on_both_sides():
    scene = Scene(
        fellowship=[GANDALF, ARAGORN],
        hand=[THREW_DOWN, LIVING_EARTH],
        minions=[VETERAN, REGIMENT],
        site=6,
    )
    scene.wound(GANDALF, 2).wound(VETERAN, 1).wound(ARAGORN, 1).wound(REGIMENT, 1)
    scene.skirmish(GANDALF, VETERAN).play(THREW_DOWN)
    assert scene.strength(VETERAN) == 9 - 3
