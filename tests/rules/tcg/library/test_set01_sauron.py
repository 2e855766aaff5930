"""Cards of Sauron of *The Fellowship of the Ring* whose text is easily misread."""

import pytest

from rules.tcg.engine import assignment
from rules.tcg.engine.codes import TURN_ENDS, Verb
from rules.tcg.engine.numbers import is_fierce, twilight_cost
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.engine.triggers import emit
from rules.tcg.engine.wounds import can_heal
from tests.rules.tcg.cards import (
    ARAGORN,
    ARAGORN_HEIR,
    CAPTAIN,
    DWARF_GUARD,
    ELROND,
    FRODO,
    GIMLI,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

HOBBIT_STEALTH = "1_298"

ORC = made(TROOPER, unique=False)  # Sauron Orc, 6/2
STRONG_ORC = made(TROOPER, strength=30)
STRONG_MAN = made(CAPTAIN, strength=30)
MAN = made(ARAGORN)  # Gondor companion, 7/4
COMPANION = made(DWARF_GUARD, unique=False, vitality=3)


def maneuver(event_: str, **more: object) -> Scene:
    """Play a Shadow event in the maneuver phase."""
    scene = Scene(**{"minions": [ORC], "shadow_hand": [event_], "site": 6, "twilight": 5, **more})
    return scene.maneuver_phase().wait_to(Verb.PLAY, event_).play(event_)


def all_wounds(scene: Scene) -> int:
    return sum(scene.state.wounds)


# --- companions who are too many ---


@pytest.mark.parametrize(("others", "exertions"), [(4, 1), (6, 3)])
def test_all_thought_bent_exerts_once_for_each_companion_over_four(others, exertions):
    scene = maneuver("1_239", fellowship=[COMPANION] * others)
    for _ in range(exertions):
        assert scene.who == 0
        scene.choose(FRODO)
    assert scene.wounds(FRODO) == exertions


@pytest.mark.parametrize("card_id", ["1_239", "1_251"])
def test_too_few_companions_leave_the_event_in_hand(card_id):
    others = {"1_239": 3, "1_251": 4}[card_id]
    scene = Scene(
        fellowship=[COMPANION] * others, minions=[ORC], shadow_hand=[card_id], site=6, twilight=5
    ).maneuver_phase()
    assert not scene.can(Verb.PLAY, card_id)


def test_a_host_avails_little_may_wound_one_companion_twice_but_not_the_ring_bearer():
    """2.0, "Clarifications", 1 U 251."""
    scene = maneuver("1_251", fellowship=[GIMLI, *[COMPANION] * 5])
    assert not scene.can(Verb.CHOOSE, FRODO)
    scene.choose(GIMLI).choose(GIMLI)
    assert scene.wounds(GIMLI) == 2
    assert all_wounds(scene) == 2


@pytest.mark.parametrize(("others", "cost"), [(3, 1), (4, 3)])
def test_journey_into_danger_makes_companions_dearer_beside_five(others, cost):
    scene = Scene(fellowship=[COMPANION] * others, shadow_support=["1_253"], hand=[PIPPIN])
    assert twilight_cost(scene.state, scene._find(PIPPIN)) == cost


# --- minions ---


def test_morgul_hunter_counts_every_companion():
    assert Scene(fellowship=[MAN, GIMLI, ELROND], minions=["1_256"]).strength("1_256") == 9 + 3


def test_morgul_warden_counts_other_sauron_orcs():
    scene = Scene(minions=["1_259", ORC, ORC, CAPTAIN])
    assert scene.strength("1_259") == 9 + 2


def test_morgul_skirmisher_exerts_no_ring_bearer():
    scene = Scene(fellowship=[MERRY, PIPPIN, MAN], minions=["1_257"], site=6, twilight=3)
    scene.maneuver_phase().use("1_257")
    assert not scene.can(Verb.CHOOSE, FRODO)
    assert not scene.can(Verb.CHOOSE, MAN)
    scene.choose(PIPPIN)
    assert scene.wounds(PIPPIN) == 1
    assert scene.twilight == 0


def test_morgul_skulker_shuffles_up_to_two_wraith_cards_into_the_deck():
    nazgul = "1_229"
    scene = Scene(shadow_hand=["1_258"], shadow_discards=[nazgul] * 3, site=6, twilight=9)
    scene.shadow_phase().play("1_258").answer_with("1_258")
    scene.choose(nazgul).choose(nazgul)
    assert scene.deck(1) == [nazgul] * 2


def test_band_of_the_eye_removes_two_twilight_to_take_a_card_from_hand():
    scene = Scene(fellowship=[MAN], minions=["1_240"], hand=[HOBBIT_SWORD] * 2, site=6, twilight=3)
    scene.skirmish(MAN, "1_240").wait_to(Verb.TRIGGER, "1_240").answer_with("1_240")
    assert scene.hand() == [HOBBIT_SWORD]
    assert scene.twilight == 1


# --- conditions ---


@pytest.mark.parametrize(("top", "hand"), [(ORC, [MERRY, MERRY, ORC]), (CAPTAIN, [MERRY])])
def test_the_dark_lords_summons_takes_a_sauron_card_or_costs_two(top, hand):
    scene = Scene(
        shadow_support=["1_242"],
        shadow_hand=[MERRY] * 2,
        shadow_deck=[MERRY, top],
        site=6,
        twilight=6,
    )
    scene.shadow_phase().use("1_242")
    if scene.can(Verb.DISCARD):
        scene.discard(MERRY)
    assert sorted(scene.hand(1)) == sorted(hand)
    assert scene.is_discarded(CAPTAIN) if top == CAPTAIN else not scene.is_discarded(ORC)
    assert scene.twilight == 3


@pytest.mark.parametrize(
    ("cards", "choice", "left", "burdens"), [(4, 0, 1, 0), (4, 1, 4, 1), (2, None, 2, 1)]
)
def test_desperate_defense_costs_three_cards_or_a_burden(cards, choice, left, burdens):
    """2.0, "Effects": of two actions one that can be done in full must be chosen."""
    scene = Scene(
        fellowship=[MAN],
        bearing={MAN: ["1_244"]},
        minions=[ORC],
        hand=[HOBBIT_SWORD] * cards,
        site=6,
    )
    scene.assignment_phase().do(Verb.ASSIGN, MAN, ORC)
    if choice is not None:
        assert scene.who == 0
        scene.take_number(choice)
        while choice == 0 and scene.can(Verb.DISCARD):
            scene.discard(HOBBIT_SWORD)
    assert len(scene.hand()) == left
    assert scene.burdens == burdens


def test_desperate_defense_costs_once_for_a_skirmish_with_two_minions():
    scene = Scene(
        fellowship=[ARAGORN_HEIR], bearing={ARAGORN_HEIR: ["1_244"]}, minions=[ORC, ORC], site=6
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, ORC).do(Verb.ASSIGN, ARAGORN_HEIR, ORC)
    assert scene.burdens == 1


def test_mordor_enraged_counts_companions_who_are_archers():
    scene = Scene(
        fellowship=[LEGOLAS, GIMLI],
        bearing={ORC: ["1_254"]},
        minions=[ORC],
        site=6,
        shadow_hand=[ORC],
    )
    scene.shadow_phase().use("1_254")
    assert scene.twilight == 1
    assert scene.wounds(ORC) == 1


@pytest.mark.parametrize(("winner", "strength"), [(STRONG_ORC, 7), (STRONG_MAN, 6)])
def test_orc_banner_strengthens_orcs_until_regroup_when_an_orc_beats_a_companion(winner, strength):
    scene = Scene(fellowship=[MAN, MERRY], minions=[winner, ORC], shadow_support=["1_263"], site=6)
    assignment.assign(scene.state, scene._find(MERRY), scene._find(ORC))
    scene.skirmish(MAN, winner).do(Verb.FIGHT, MAN).pass_()
    assert scene.is_dead(MAN)
    assert scene.strength(ORC) == strength
    scene.resolve()
    assert scene.strength(ORC) == 6


@pytest.mark.parametrize("answering", [True, False])
def test_seeking_it_always_exerts_a_tracker_to_cancel_a_stealth_event(answering):
    tracker = "1_270"
    scene = Scene(
        fellowship=[MERRY],
        minions=[tracker],
        shadow_support=["1_275"],
        hand=[HOBBIT_STEALTH],
        site=6,
    )
    scene.skirmish(MERRY, tracker).play(HOBBIT_STEALTH)
    if answering:
        scene.answer_with("1_275")
    else:
        scene.pass_().choose(MERRY)
    assert scene.wounds(tracker) == int(answering)
    assert scene.strength(MERRY) == (3 if answering else 5)


def test_the_weight_of_a_legacy_weakens_aragorn():
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: ["1_282"]})
    assert scene.strength(ARAGORN) == 7 - 1


def test_you_bring_great_evil_is_not_played_on_an_elf():
    scene = Scene(
        fellowship=[LEGOLAS, MAN], minions=[ORC], shadow_hand=["1_283"], site=6, twilight=1
    )
    scene.shadow_phase().play("1_283")
    assert not scene.can(Verb.CHOOSE, "1_283", LEGOLAS)
    scene.do(Verb.CHOOSE, "1_283", MAN)
    assert scene.bearer_of("1_283") == MAN


@pytest.mark.parametrize(("site", "healed"), [(3, False), (4, True)])
def test_you_bring_great_evil_lets_nobody_heal_at_a_sanctuary(site, healed):
    scene = Scene(fellowship=[MAN, GIMLI], bearing={MAN: ["1_283"]}, site=site).wound(MAN, 1)
    assert can_heal(scene.state, scene._find(MAN)) == healed


@pytest.mark.parametrize(("companions", "copies", "allowed"), [(5, 1, 2), (6, 1, 1), (6, 2, 1)])
def test_the_number_must_be_few_leaves_one_move(companions, copies, allowed):
    scene = Scene(fellowship=[COMPANION] * companions, shadow_support=["1_260"] * copies)
    assert moves_allowed(scene.state) == allowed


@pytest.mark.parametrize(
    ("dead", "allowed"), [([GIMLI, MERRY], 2), ([GIMLI, MERRY, PIPPIN], 1), ([ELROND] * 3, 2)]
)
def test_saurons_defenses_ask_for_three_dead_companions(dead, allowed):
    scene = Scene(shadow_support=["1_274"], dead=dead)
    assert moves_allowed(scene.state) == allowed


@pytest.mark.parametrize(
    ("burdens", "deck", "corrupted"),
    [(5, [], True), (4, [], False), (5, [HOBBIT_SWORD], False)],
)
def test_the_irresistible_shadow_corrupts_at_five_burdens_and_an_empty_deck(
    burdens, deck, corrupted
):
    scene = Scene(
        shadow_support=["1_252"],
        minions=[ORC],
        shadow_deck=[ORC],
        hand=[HOBBIT_SWORD],
        deck=deck,
        burdens=burdens,
        site=6,
    )
    scene.maneuver_phase()
    assert (scene.state.winner == 1) == corrupted


@pytest.mark.parametrize(
    ("assigned", "burdens"), [([MERRY], 1), ([FRODO], 0), ([FRODO, MERRY], 0), ([], 0)]
)
def test_thin_and_stretched_punishes_a_ring_bearer_who_lets_another_fight(assigned, burdens):
    scene = Scene(
        fellowship=[MERRY],
        bearing={FRODO: ["1_279"]},
        minions=[ORC] * len(assigned),
        site=6,
    )
    scene.assignment_phase()
    for character in assigned:
        scene.do(Verb.ASSIGN, character, ORC)
    scene.happen(emit, TURN_ENDS)
    assert scene.burdens == burdens


# --- events ---


def test_enheartened_foe_makes_the_winner_fierce():
    scene = Scene(fellowship=[MAN], minions=[STRONG_ORC, ORC], shadow_hand=["1_247"], site=6)
    scene.skirmish(MAN, STRONG_ORC).wait_to(Verb.PLAY, "1_247").play("1_247")
    assert is_fierce(scene.state, scene._find(STRONG_ORC))
    assert not is_fierce(scene.state, scene._find(ORC))


@pytest.mark.parametrize(("wearing", "burdens"), [(False, 1), (True, 3)])
def test_the_rings_oppression_adds_three_burdens_while_the_ring_is_worn(wearing, burdens):
    scene = Scene(
        fellowship=[COMPANION], minions=[STRONG_ORC], shadow_hand=["1_273"], site=6, twilight=3
    )
    scene.state.wearing[0] = wearing
    scene.skirmish(COMPANION, STRONG_ORC).wait_to(Verb.PLAY, "1_273").play("1_273")
    assert scene.burdens == burdens


@pytest.mark.parametrize("minions", [[STRONG_MAN, ORC], [ORC, STRONG_MAN]])
def test_an_orc_kills_beside_other_minions(minions):
    """4.2, "Card rulings", The Ring's Oppression: a skirmish that involves the Orc is enough."""
    scene = Scene(
        fellowship=[COMPANION], minions=minions, shadow_hand=["1_273"], site=6, twilight=3
    )
    scene.skirmish(COMPANION, *minions).wait_to(Verb.PLAY, "1_273").play("1_273")
    assert scene.burdens == 1


@pytest.mark.parametrize("card_id", ["1_265", "1_273"])
def test_only_a_sauron_orc_who_kills_is_answered(card_id):
    scene = Scene(
        fellowship=[COMPANION],
        minions=[STRONG_MAN, ORC],
        shadow_hand=[card_id],
        deck=[HOBBIT_SWORD] * 9,
        site=6,
        twilight=3,
    )
    scene.skirmish(COMPANION, STRONG_MAN).resolve()
    assert scene.is_dead(COMPANION)
    assert scene.hand(1) == [card_id]
    assert scene.burdens == 0


def test_orc_butchery_discards_three_cards_for_each_dead_card():
    """The companion who has just been killed is among the dead."""
    scene = Scene(
        fellowship=[COMPANION],
        minions=[STRONG_ORC],
        shadow_hand=["1_265"],
        deck=[HOBBIT_SWORD] * 8,
        dead=[MERRY],
        site=6,
    )
    scene.skirmish(COMPANION, STRONG_ORC).wait_to(Verb.PLAY, "1_265").play("1_265")
    assert len(scene.deck()) == 8 - 6
