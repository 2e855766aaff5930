"""Starter cards that ask something of the rules that few others do."""

import pytest

from rules.tcg.engine import regroup
from rules.tcg.engine.codes import (
    REGROUP,
    SKIRMISH,
    TWILIGHT_COST,
    Question,
    Verb,
)
from rules.tcg.engine.numbers import is_roaming, twilight_cost
from rules.tcg.notation.language import a, ability, add_threats, exert, ring_bearer, this, wound
from rules.tcg.vocabulary import Phase
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    FARAMIR,
    GIMLI,
    HOBBIT_SWORD,
    LEGOLAS,
    MADRIL,
    MERRY,
    ORC_BROOD,
    PIPPIN,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FRODO, Scene

URUK_SCOUT, ORC_SCOUT = "2_47", "2_89"
GONDORS_VENGEANCE, WHAT_ARE_THEY, SWORDARM = "1_106", "1_119", "1_116"
RELUCTANT_FRODO, BARUK_KHAZAD = "2_102", "5_5"
WAR_WARG, WARG, WARG_RIDER = "5_64", "5_65", "5_67"
BOROMIR, CAVERNS = "1_97", "5_120"
GNAWING, ISENGARD_ORC = "6_63", "5_50"
MORGUL_SPEARMAN, NELYA = "7_201", "7_216"
GATHERING_WIND, GANDALF = "10_16", "1_364"
END_OF_THE_GAME, HOUSES_OF_LAMENTATION = "10_30", "10_61"
TALE_OF_THE_GREAT_RING, MORGUL_PREDATOR = "10_116", "7_196"
RUSH_OF_STEEDS, EASTERLING, ROHAN_MAN = "11_157", "7_142", "7_246"
ATTUNEMENT, CRASHING_CAVALRY = "12_16", "13_13"
MORGUL_LACKEY = "7_193"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


# --- events that name a ranger ---


@pytest.mark.parametrize("scout", [URUK_SCOUT, ORC_SCOUT])
def test_a_scout_cancels_an_event_that_exerts_a_ranger(scout):
    scene = Scene(fellowship=[FARAMIR], minions=[scout], hand=[GONDORS_VENGEANCE])
    scene.regroup_phase().play(GONDORS_VENGEANCE).answer_with(scout)
    if scene.state.pending is not None and scene.state.pending.question is Question.EITHER:
        scene.take_number(0)
    assert scene.wounds(FARAMIR) == 1
    assert scene.wounds(scout) == 1
    assert scene.in_play(scout)


def test_an_orc_scout_may_be_discarded_to_cancel_an_event_that_spots_a_ranger():
    scene = Scene(fellowship=[FARAMIR], minions=[ORC_SCOUT, TROOPER], hand=[WHAT_ARE_THEY])
    scene.maneuver_phase().play(WHAT_ARE_THEY).answer_with(ORC_SCOUT).take_number(1)
    assert scene.is_discarded(ORC_SCOUT)
    assert scene.in_play(TROOPER)
    assert scene.is_discarded(WHAT_ARE_THEY)


def test_a_scout_is_deaf_to_events_that_name_no_ranger():
    """2.0, "Clarifications": the event's text must ask for a ranger, no matter who exerts."""
    scene = Scene(fellowship=[FARAMIR], minions=[URUK_SCOUT, BYSTANDER], hand=[SWORDARM])
    scene.skirmish(FARAMIR, BYSTANDER).play(SWORDARM)
    assert not scene.can(Verb.TRIGGER, URUK_SCOUT)


def test_a_scout_lowers_the_roaming_penalty_of_its_culture():
    scene = Scene(minions=[URUK_SCOUT], shadow_hand=[URUK_BROOD, ORC_BROOD], site=2)
    brood, other = scene._find(URUK_BROOD), scene._find(ORC_BROOD)
    assert is_roaming(scene.state, brood)
    assert twilight_cost(scene.state, brood) == 4 + 1
    assert twilight_cost(scene.state, other) == 2 + 2


# --- a cost that hangs on the bearer ---


@pytest.mark.parametrize(("bearer", "cost"), [(RELUCTANT_FRODO, 0), (MERRY, 1)])
def test_reluctant_frodo_bears_what_costs_less(bearer, cost):
    scene = Scene(ring_bearer=RELUCTANT_FRODO, fellowship=[MERRY], hand=[HOBBIT_SWORD])
    scene.fellowship_phase().play(HOBBIT_SWORD).do(Verb.CHOOSE, HOBBIT_SWORD, bearer)
    assert scene.bearer_of(HOBBIT_SWORD) == bearer
    assert scene.twilight == cost


# --- the next action of the phase ---


def test_baruk_khazad_lets_its_player_act_again_before_the_shadow():
    scene = Scene(fellowship=[GIMLI], minions=[TROOPER, CAPTAIN], hand=[BARUK_KHAZAD, BARUK_KHAZAD])
    scene.maneuver_phase().play(BARUK_KHAZAD).choose(TROOPER)
    assert scene.who == 0
    scene.play(BARUK_KHAZAD).choose(TROOPER)
    assert scene.is_discarded(TROOPER)


def test_who_declines_the_next_action_has_not_passed():
    acts = made(TROOPER, ability(Phase.MANEUVER, exert(this) >> add_threats(1)))
    scene = Scene(fellowship=[GIMLI], minions=[TROOPER, acts], hand=[BARUK_KHAZAD, BARUK_KHAZAD])
    scene.maneuver_phase().play(BARUK_KHAZAD).choose(TROOPER).pass_()
    assert scene.who == 1
    scene.pass_()
    assert scene.who == 0
    assert scene.can(Verb.PLAY, BARUK_KHAZAD)


# --- cancelling a special ability ---


@pytest.mark.parametrize("mount", [WAR_WARG, WARG])
@pytest.mark.parametrize(("cancels", "gained"), [(True, 0), (False, 3)])
def test_a_warg_cancels_a_skirmish_ability_whose_cost_is_paid(mount, cancels, gained):
    scene = Scene(
        fellowship=[MERRY, BOROMIR],
        minions=[WARG_RIDER, BYSTANDER],
        bearing={WARG_RIDER: [mount]},
    )
    before = scene.strength(MERRY)
    scene.skirmish(MERRY, WARG_RIDER).wait_to(Verb.USE, BOROMIR).use(BOROMIR)
    if scene.state.pending.question is Question.TARGET:
        scene.choose(MERRY)
    assert scene.wounds(BOROMIR) == 1
    if cancels:
        scene.answer_with(mount)
    else:
        scene.pass_()
        if scene.state.pending.question is Question.TARGET:
            scene.choose(MERRY)
    assert scene.wounds(WARG_RIDER) == int(cancels)
    assert scene.strength(MERRY) == before + gained


def test_a_warg_cancels_nothing_in_the_skirmishes_of_others():
    scene = Scene(
        fellowship=[MERRY, BOROMIR],
        minions=[WARG_RIDER, BYSTANDER],
        bearing={WARG_RIDER: [WARG]},
    )
    scene.skirmish(MERRY, BYSTANDER).wait_to(Verb.USE, BOROMIR).use(BOROMIR)
    assert not scene.can(Verb.TRIGGER, WARG)


# --- winning at site 9 ---


def test_in_the_caverns_of_isengard_the_fellowship_wins_after_the_shadow_reconciles():
    path = (*ARAGORN_SITES[:8], CAVERNS)
    scene = Scene(site=9, path=path, shadow_hand=[TROOPER]).regroup_phase()
    assert scene.state.winner is None
    assert scene.state.phase == REGROUP
    while scene.state.winner is None:
        scene.pass_()
    assert scene.state.winner == 0
    assert scene.state.ending == "site 9"


def test_who_dies_in_the_regroup_phase_of_the_caverns_has_lost():
    killer = made(TROOPER, ability(Phase.REGROUP, exert(this) >> wound(a(ring_bearer), 4)))
    path = (*ARAGORN_SITES[:8], CAVERNS)
    scene = Scene(site=9, path=path, minions=[killer]).regroup_phase()
    scene.wait_to(Verb.USE, killer).use(killer)
    assert scene.state.winner == 1


def test_at_another_site_9_the_fellowship_wins_as_the_regroup_phase_comes():
    scene = Scene(site=9, minions=[TROOPER]).regroup_phase()
    assert scene.state.winner == 0


# --- what an action of a phase discards ---


def test_an_isengard_orc_that_a_regroup_action_discards_may_be_stacked():
    scene = Scene(
        fellowship=[FARAMIR],
        minions=[ISENGARD_ORC],
        shadow_support=[GNAWING],
        hand=[GONDORS_VENGEANCE],
    )
    scene.regroup_phase().play(GONDORS_VENGEANCE).answer_with(GNAWING)
    assert scene.stack(GNAWING) == [ISENGARD_ORC]


def test_orcs_that_leave_at_the_end_of_the_turn_are_not_stacked():
    scene = Scene(minions=[ISENGARD_ORC], shadow_support=[GNAWING])
    scene.happen(regroup._discard_minions)
    assert scene.stack(GNAWING) == []
    assert scene.is_discarded(ISENGARD_ORC)


def test_two_stacked_cards_bring_back_an_isengard_orc():
    scene = Scene(
        shadow_support=[GNAWING],
        stacked={GNAWING: [ISENGARD_ORC, ISENGARD_ORC]},
        shadow_discards=[ISENGARD_ORC],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().use(GNAWING).choose(ISENGARD_ORC)
    assert scene.stack(GNAWING) == []
    assert len(scene.state.minions) == 1


# --- a price for assigning ---


def test_beside_a_nazgul_a_companion_exerts_to_assign_the_spearman():
    scene = Scene(fellowship=[MERRY], minions=[MORGUL_SPEARMAN, NELYA]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY).do(Verb.ASSIGN, MERRY, MORGUL_SPEARMAN)
    assert scene.state.pending.question is Question.TARGET
    scene.choose(FRODO)
    assert scene.wounds(FRODO) == 1
    assert scene.state.assigned[scene._find(MORGUL_SPEARMAN)] == (scene._find(MERRY),)


def test_who_cannot_exert_cannot_assign_the_spearman():
    scene = Scene(fellowship=[MERRY], minions=[MORGUL_SPEARMAN, NELYA])
    scene.wound(MERRY, 3).wound(FRODO, 3).assignment_phase().wait_to(Verb.ASSIGN, MERRY)
    assert not scene.can(Verb.ASSIGN, MERRY, MORGUL_SPEARMAN)
    assert scene.can(Verb.ASSIGN, MERRY, NELYA)
    scene.pass_()
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, MERRY, MORGUL_SPEARMAN)


def test_without_a_nazgul_the_spearman_is_assigned_for_nothing():
    scene = Scene(fellowship=[MERRY], minions=[MORGUL_SPEARMAN]).assignment_phase()
    scene.wait_to(Verb.ASSIGN, MERRY).do(Verb.ASSIGN, MERRY, MORGUL_SPEARMAN)
    assert scene.wounds(MERRY) == scene.wounds(FRODO) == 0


def test_an_effect_of_the_free_peoples_player_pays_the_price_as_well():
    scene = Scene(
        fellowship=[LEGOLAS, MERRY],
        support=[CRASHING_CAVALRY],
        minions=[MORGUL_SPEARMAN, NELYA],
    )
    scene.wound(NELYA, 1).assignment_phase().use(CRASHING_CAVALRY).choose(MORGUL_SPEARMAN)
    scene.choose(MERRY)
    assert scene.wounds(MERRY) == 1
    assert scene.state.assigned[scene._find(MORGUL_SPEARMAN)] == (scene._find(LEGOLAS),)


# --- numbers and conditions of one card ---


def test_gathering_wind_weakens_every_minion_of_the_chosen_cost():
    scene = Scene(
        fellowship=[GANDALF], minions=[TROOPER, ORC_BROOD, CAPTAIN], hand=[GATHERING_WIND]
    )
    before = {minion: scene.strength(minion) for minion in (TROOPER, ORC_BROOD, CAPTAIN)}
    numbers = {scene.number(TWILIGHT_COST, minion) for minion in before}
    scene.maneuver_phase().play(GATHERING_WIND)
    assert {option.number for option in scene.options(Verb.NUMBER)} == numbers
    chosen = scene.number(TWILIGHT_COST, TROOPER)
    scene.take_number(chosen)
    for minion, strength in before.items():
        hit = scene.number(TWILIGHT_COST, minion) == chosen
        assert scene.strength(minion) == strength - 2 * hit, minion


@pytest.mark.parametrize(("choice", "left", "wounds"), [(0, 2, 1), (1, 3, 2)])
def test_a_winner_at_the_end_of_the_game_is_healed_or_strikes_harder(choice, left, wounds):
    """The wounds are counted once it is settled who wins, so damage +1 still counts."""
    sturdy = made(CAPTAIN, strength=7, vitality=9)
    scene = Scene(fellowship=[ARAGORN], minions=[sturdy, BYSTANDER], hand=[END_OF_THE_GAME])
    scene.wound(ARAGORN, 3).skirmish(ARAGORN, sturdy).play(END_OF_THE_GAME)
    scene.resolve().take_number(choice)
    assert scene.wounds(ARAGORN) == left
    assert scene.wounds(sturdy) == wounds


def test_a_loser_at_the_end_of_the_game_gains_nothing():
    scene = Scene(fellowship=[ARAGORN], minions=[CAPTAIN, BYSTANDER], hand=[END_OF_THE_GAME])
    scene.wound(ARAGORN, 3).skirmish(ARAGORN, CAPTAIN).play(END_OF_THE_GAME).resolve()
    assert scene.is_dead(ARAGORN)
    assert scene.wounds(CAPTAIN) == 0


@pytest.mark.parametrize(("dead", "bonus"), [((), 2), ((MADRIL,), 4), ((PIPPIN,), 2)])
def test_houses_of_lamentation_mourns_a_dead_of_the_same_culture(dead, bonus):
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=[HOUSES_OF_LAMENTATION],
        dead=dead,
        twilight=3,
    )
    scene.skirmish(ARAGORN, MORGUL_PREDATOR).wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
    scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.strength(MORGUL_PREDATOR) == 11 + bonus


# --- a Shadow event in the same skirmish ---


def skirmish_of_merry(hand=()):
    scene = Scene(
        fellowship=[MERRY],
        support=[TALE_OF_THE_GREAT_RING],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=hand,
        twilight=5,
    )
    return scene.skirmish(MERRY, MORGUL_PREDATOR)


def test_the_tale_of_the_great_ring_saves_a_hobbit_from_being_overwhelmed():
    scene = skirmish_of_merry().use(TALE_OF_THE_GREAT_RING).choose(MERRY)
    assert scene.is_discarded(TALE_OF_THE_GREAT_RING)
    scene.resolve()
    assert not scene.is_dead(MERRY)
    assert scene.wounds(MERRY) == 1


def test_without_it_he_is_overwhelmed():
    assert skirmish_of_merry().resolve().is_dead(MERRY)


@pytest.mark.parametrize("event_first", [True, False])
def test_a_shadow_event_before_or_after_undoes_the_tale(event_first):
    scene = skirmish_of_merry(hand=[HOUSES_OF_LAMENTATION])
    if event_first:
        scene.wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
        scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
        scene.wait_to(Verb.USE, TALE_OF_THE_GREAT_RING)
    scene.use(TALE_OF_THE_GREAT_RING).choose(MERRY)
    if not event_first:
        scene.wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
        scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.resolve().is_dead(MERRY)


# --- the cost of a minion's own ability ---


def test_rush_of_steeds_stops_a_minion_that_exerts_for_its_own_ability():
    scene = Scene(fellowship=[ROHAN_MAN], support=[RUSH_OF_STEEDS], minions=[EASTERLING, BYSTANDER])
    scene.skirmish(ROHAN_MAN, EASTERLING).wait_to(Verb.USE, EASTERLING).use(EASTERLING)
    scene.answer_with(RUSH_OF_STEEDS)
    assert scene.hand(player=1) == [EASTERLING]
    assert scene.is_discarded(RUSH_OF_STEEDS)


def test_rush_of_steeds_lets_a_minion_exert_for_another_card():
    scene = Scene(
        fellowship=[ROHAN_MAN],
        support=[RUSH_OF_STEEDS],
        minions=[EASTERLING],
        shadow_hand=["7_157"],
        twilight=9,
    )
    scene.skirmish(ROHAN_MAN, EASTERLING).wait_to(Verb.PLAY, "7_157").play("7_157")
    assert not scene.can(Verb.TRIGGER, RUSH_OF_STEEDS)


def test_rush_of_steeds_may_exert_a_minion_when_a_shadow_condition_is_played():
    scene = Scene(
        support=[RUSH_OF_STEEDS],
        minions=[TROOPER],
        shadow_hand=[GNAWING],
        twilight=5,
    )
    scene.shadow_phase().play(GNAWING).answer_with(RUSH_OF_STEEDS)
    assert scene.wounds(TROOPER) == 1


# --- revealing until a card of a kind comes up ---


def test_attunement_reveals_down_to_the_first_shadow_card():
    deck = [PIPPIN, TROOPER, MERRY, MADRIL]
    scene = Scene(fellowship=[LEGOLAS], minions=[CAPTAIN, BYSTANDER], hand=[ATTUNEMENT], deck=deck)
    scene.skirmish(LEGOLAS, CAPTAIN).play(ATTUNEMENT)
    assert scene.strength(LEGOLAS) == 6 + 2 * 3
    scene.choose(MADRIL).choose(TROOPER)
    assert scene.deck() == [MADRIL, TROOPER, MERRY, PIPPIN]


def test_attunement_reveals_a_whole_deck_without_a_shadow_card():
    scene = Scene(
        fellowship=[LEGOLAS], minions=[CAPTAIN, BYSTANDER], hand=[ATTUNEMENT], deck=[PIPPIN, MERRY]
    )
    scene.skirmish(LEGOLAS, CAPTAIN).play(ATTUNEMENT)
    assert scene.strength(LEGOLAS) == 6 + 2 * 2


# --- those characters ---


def test_after_crashing_cavalry_neither_of_the_two_uses_skirmish_abilities():
    scene = Scene(
        fellowship=[LEGOLAS],
        support=[CRASHING_CAVALRY],
        minions=[EASTERLING, MORGUL_LACKEY],
    )
    scene.assignment_phase().use(CRASHING_CAVALRY).choose(EASTERLING)
    assert scene.is_discarded(CRASHING_CAVALRY)
    assert scene.state.assigned[scene._find(EASTERLING)] == (scene._find(LEGOLAS),)
    while scene.state.phase != SKIRMISH:
        scene.pass_()
    scene.wait_to(Verb.USE, MORGUL_LACKEY)
    assert not scene.can(Verb.USE, EASTERLING)
