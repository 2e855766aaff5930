"""Cards of Sauron of sets 2 and 3 whose text is easily misread."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import Verb
from rules.tcg.notation.language import (
    a,
    companion,
    draw,
    dwarf,
    event,
    fellowship,
    free_peoples,
    from_discard_pile,
    return_to_hand,
    take_into_hand,
)
from rules.tcg.vocabulary import CardType
from tests.rules.tcg.cards import (
    ARAGORN,
    DWARF_GUARD,
    ELROND,
    FRODO,
    GIMLI,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    LEGOLAS,
    MERRY,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

BILBO = "1_284"
GALADRIEL = "1_45"
FAR_SEEING_EYES = "1_43"

ORC = made(TROOPER, unique=False)  # Sauron Orc, 6/2
MAN = made(ARAGORN)  # Gondor companion, 7/4
COMPANION = made(DWARF_GUARD, unique=False, vitality=3)
SHADOW_CONDITION = "1_264"  # Orc Bowmen


def maneuver(event_: str, **more: object) -> Scene:
    """Play a Shadow event in the maneuver phase."""
    scene = Scene(**{"minions": [ORC], "shadow_hand": [event_], "site": 6, "twilight": 5, **more})
    return scene.maneuver_phase().wait_to(Verb.PLAY, event_).play(event_)


# --- minions ---


def test_orc_trooper_counts_the_hand_of_the_shadow_player():
    scene = Scene(minions=["3_99"], hand=[HOBBIT_SWORD] * 4, shadow_hand=[ORC] * 3)
    assert scene.strength("3_99") == 7 + 3


def test_orc_pillager_weakens_a_character_for_each_free_peoples_card_borne():
    scene = Scene(
        fellowship=[MAN, GIMLI],
        bearing={MAN: [KNIGHTS_SPEAR, "1_282"], GIMLI: ["1_283"]},
        minions=["3_96"],
        site=6,
        hand=[HOBBIT_SWORD],
    )
    before = scene.strength(MAN)
    scene.skirmish(MAN, "3_96")
    assert scene.strength(MAN) == before - 1
    assert scene.strength(GIMLI) == 6


@pytest.mark.parametrize("minion", ["3_93", "3_97"])
def test_slayers_wound_no_ring_bearer(minion):
    scene = Scene(fellowship=[MAN, GIMLI], minions=[minion], site=6)
    scene.regroup_phase().wait_to(Verb.USE, minion).use(minion)
    assert not scene.can(Verb.CHOOSE, FRODO)
    scene.choose(GIMLI)
    assert (scene.wounds(GIMLI), scene.wounds(minion)) == (1, 1)


@pytest.mark.parametrize(("minion", "phase"), [("3_95", "maneuver"), ("3_100", "skirmish")])
def test_orcs_discard_a_sauron_condition(minion, phase):
    scene = Scene(
        fellowship=[MAN],
        support=[FAR_SEEING_EYES],
        shadow_support=[SHADOW_CONDITION],
        minions=[minion],
        site=6,
        hand=[HOBBIT_SWORD],
    )
    scene = scene.maneuver_phase() if phase == "maneuver" else scene.skirmish(MAN, minion)
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.is_discarded(SHADOW_CONDITION)
    assert scene.is_discarded(FAR_SEEING_EYES) == (phase == "maneuver")
    assert scene.wounds(minion) == int(phase == "maneuver")


# --- conditions ---


def test_our_list_of_allies_counts_allies_at_every_move():
    scene = Scene(fellowship=[COMPANION, ELROND, GALADRIEL], shadow_support=["3_102"], site=2)
    without = Scene(fellowship=[COMPANION, ELROND, GALADRIEL], site=2)
    scene.happen(path.move).pass_all()
    without.happen(path.move).pass_all()
    assert scene.twilight == without.twilight + 2


@pytest.mark.parametrize(
    ("effect", "burdens"),
    [
        (draw(2), 2),
        (take_into_hand(from_discard_pile(free_peoples)), 1),
        (return_to_hand(a(companion, dwarf)), 0),
    ],
)
def test_verily_i_come_adds_a_burden_for_each_card_drawn_or_taken(effect, burdens):
    drawing = made(HOBBIT_SWORD, event(fellowship, effect), type=CardType.EVENT, twilight=0)
    scene = Scene(
        fellowship=[COMPANION],
        bearing={FRODO: ["2_94"]},
        hand=[drawing, drawing],
        deck=[HOBBIT_SWORD] * 5,
        discards=[MERRY],
    )
    scene.fellowship_phase().play(drawing)
    assert scene.burdens == burdens


# --- events ---


@pytest.mark.parametrize(("burdens", "drawn"), [(3, 3), (7, 5)])
def test_the_eye_of_sauron_draws_five_cards_at_the_most(burdens, drawn):
    scene = Scene(
        minions=[ORC],
        shadow_hand=["2_87"],
        shadow_deck=[HOBBIT_SWORD] * 9,
        site=6,
        twilight=1,
        burdens=burdens,
    )
    scene.shadow_phase().play("2_87")
    scene.take_number(burdens)
    assert len(scene.hand(1)) == drawn


def test_memory_of_many_things_discards_two_allies_only_if_they_are_elven():
    scene = maneuver("2_88", fellowship=[ELROND, GALADRIEL, BILBO])
    scene.take_number(1)
    assert not scene.can(Verb.CHOOSE, BILBO)
    scene.choose(ELROND)
    assert scene.is_discarded(ELROND)
    assert scene.is_discarded(GALADRIEL)
    assert scene.in_play(BILBO)


def test_memory_of_many_things_discards_one_ally_of_any_culture():
    scene = maneuver("2_88", fellowship=[ELROND, BILBO])
    scene.choose(BILBO)
    assert scene.is_discarded(BILBO)
    assert scene.in_play(ELROND)


def test_southern_spies_answers_the_ring_being_put_on():
    scene = Scene(minions=[ORC], hand=[HOBBIT_SWORD] * 4, shadow_hand=["2_91"], site=6).skirmish(
        FRODO, ORC
    )
    scene.answer_with("7_1").wait_to(Verb.PLAY, "2_91").play("2_91")
    assert scene.hand() == []


@pytest.mark.parametrize(("revealed", "left"), [(MERRY, 3), (ELROND, 0)])
def test_the_dark_lord_advances_by_the_cost_of_the_revealed_card(revealed, left):
    scene = Scene(minions=[ORC], hand=[revealed] * 4, shadow_hand=["3_87"], site=6, twilight=2)
    scene.regroup_phase().wait_to(Verb.PLAY, "3_87").play("3_87")
    while scene.can(Verb.DISCARD):
        assert scene.who == 0
        scene.discard(revealed)
    assert len(scene.hand()) == left


def test_get_off_the_road_discards_a_card_for_each_burden():
    scene = Scene(
        minions=[ORC, "1_229"],
        shadow_hand=["3_88"],
        deck=[HOBBIT_SWORD] * 9,
        site=6,
        burdens=4,
    )
    scene.shadow_phase().play("3_88")
    assert len(scene.deck()) == 9 - 4


@pytest.mark.parametrize("prevented", [True, False])
def test_terrible_as_the_dawn_is_prevented_by_two_elves(prevented):
    scene = maneuver("3_103", fellowship=[GALADRIEL, ELROND, LEGOLAS])
    assert scene.who == 0
    scene.take_number(int(prevented))
    if prevented:
        scene.choose(ELROND).choose(LEGOLAS)
    assert scene.is_discarded(ELROND) == prevented
    assert scene.is_dead(GALADRIEL) != prevented


def test_why_shouldnt_i_keep_it_needs_two_conditions_to_be_prevented():
    scene = maneuver("3_105", fellowship=[BILBO], support=[FAR_SEEING_EYES])
    assert scene.is_discarded(BILBO)
    assert scene.in_play(FAR_SEEING_EYES)
