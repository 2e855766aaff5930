"""The Sauron cards of set 2, *Mines of Moria*."""

import pytest

from rules.notation.effect import Effect
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Question, Verb
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
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import ORC, maneuver
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

COMPANION = made(DWARF_GUARD, unique=False, vitality=3)


@pytest.mark.parametrize(("burdens", "drawn"), [(3, 3), (7, 5)])
def test_the_eye_of_sauron_draws_five_cards_at_the_most(burdens: int, drawn: int) -> None:
    scene = Scene(
        minions=[ORC],
        shadow_hand=[THE_EYE_OF_SAURON],
        shadow_deck=[HOBBIT_SWORD_7_319] * 9,
        site=6,
        twilight=1,
        burdens=burdens,
    )
    scene.shadow_phase().play(THE_EYE_OF_SAURON)
    scene.take_number(burdens)
    assert len(scene.hand(1)) == drawn


def test_memory_of_many_things_discards_two_allies_only_if_they_are_elven() -> None:
    scene = maneuver(
        MEMORY_OF_MANY_THINGS,
        fellowship=[ELROND_LORD_OF_RIVENDELL, GALADRIEL_LADY_OF_LIGHT, BILBO_RETIRED_ADVENTURER],
    )
    scene.choose("discard 2 Elven allies")
    assert not scene.can(Verb.CHOOSE, BILBO_RETIRED_ADVENTURER)
    scene.choose(ELROND_LORD_OF_RIVENDELL)
    assert scene.is_discarded(ELROND_LORD_OF_RIVENDELL)
    assert scene.is_discarded(GALADRIEL_LADY_OF_LIGHT)
    assert scene.in_play(BILBO_RETIRED_ADVENTURER)


def test_memory_of_many_things_discards_one_ally_of_any_culture() -> None:
    scene = maneuver(
        MEMORY_OF_MANY_THINGS, fellowship=[ELROND_LORD_OF_RIVENDELL, BILBO_RETIRED_ADVENTURER]
    )
    scene.choose(BILBO_RETIRED_ADVENTURER)
    assert scene.is_discarded(BILBO_RETIRED_ADVENTURER)
    assert scene.in_play(ELROND_LORD_OF_RIVENDELL)


@pytest.mark.parametrize("scout", [URUK_SCOUT, ORC_SCOUT])
def test_a_scout_cancels_an_event_that_exerts_a_ranger(scout: str) -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[scout], hand=[GONDORS_VENGEANCE])
    scene.regroup_phase().play(GONDORS_VENGEANCE).answer_with(scout)
    if scene.state.pending is not None and scene.decision.question is Question.EITHER:
        scene.choose("exert this minion")
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1
    assert scene.wounds(scout) == 1
    assert scene.in_play(scout)


def test_an_orc_scout_may_be_discarded_to_cancel_an_event_that_spots_a_ranger() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[ORC_SCOUT, MORDOR_TROOPER],
        hand=[WHAT_ARE_THEY],
    )
    scene.maneuver_phase().play(WHAT_ARE_THEY).answer_with(ORC_SCOUT).choose("discard this minion")
    assert scene.is_discarded(ORC_SCOUT)
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.is_discarded(WHAT_ARE_THEY)


def test_southern_spies_answers_the_ring_being_put_on() -> None:
    scene = Scene(
        minions=[ORC], hand=[HOBBIT_SWORD_7_319] * 4, shadow_hand=[SOUTHERN_SPIES], site=6
    ).skirmish(FRODO_HOPE_OF_FREE_PEOPLES, ORC)
    scene.answer_with(THE_ONE_RING_THE_RULING_RING_7_1).wait_to(Verb.PLAY, SOUTHERN_SPIES).play(
        SOUTHERN_SPIES
    )
    assert scene.hand() == []


@pytest.mark.parametrize(
    ("effect", "burdens"),
    [
        (draw(2), 2),
        (take_into_hand(from_discard_pile(free_peoples)), 1),
        (return_to_hand(a(companion, dwarf)), 0),
    ],
)
def test_verily_i_come_adds_a_burden_for_each_card_drawn_or_taken(
    effect: Effect, burdens: int
) -> None:
    drawing = made(HOBBIT_SWORD_7_319, event(fellowship, effect), type=CardType.EVENT, twilight=0)
    scene = Scene(
        fellowship=[COMPANION],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [VERILY_I_COME]},
        hand=[drawing, drawing],
        deck=[HOBBIT_SWORD_7_319] * 5,
        discards=[MERRY_ROHIRRIM_SQUIRE],
    )
    scene.fellowship_phase().play(drawing)
    assert scene.burdens == burdens


@pytest.mark.parametrize(("minion", "playable"), [(ORC, True), (URUK_SCOUT, False)])
def test_spies_of_mordor_serve_an_orc_of_sauron(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SPIES_OF_MORDOR], site=6, twilight=1)
    assert scene.shadow_phase().can(Verb.PLAY, SPIES_OF_MORDOR) is playable


@pytest.mark.parametrize(
    ("minions", "in_regroup", "drawn"),
    [
        ([MORDOR_TROOPER], True, 1),
        ([MORDOR_TROOPER, ORC_SCOUT], True, 2),
        ([URUK_SCOUT], True, 1),
        ([], True, 1),
        ([ORC_SCOUT], False, 0),
    ],
    ids=["no tracker", "tracker", "tracker of Isengard", "no minion", "fellowship phase"],
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_spies_of_mordor_may_draw_for_a_move_in_the_regroup_phase(
    minions: list[str], in_regroup: bool, drawn: int, takes_it: bool
) -> None:
    scene = Scene(
        minions=minions,
        shadow_support=[SPIES_OF_MORDOR],
        shadow_hand=[MORDOR_TROOPER] * 8,
        shadow_deck=[MORDOR_TROOPER] * 9,
        site=3,
    )
    if in_regroup:
        scene.regroup_phase()
    else:
        scene.fellowship_phase()
    before = len(scene.deck(SHADOW))
    scene.happen(path.move)
    assert scene.comes_to(Verb.TRIGGER, SPIES_OF_MORDOR) is in_regroup
    if in_regroup and takes_it:
        scene.answer_with(SPIES_OF_MORDOR)
    elif in_regroup:
        scene.pass_()
    assert before - len(scene.deck(SHADOW)) == (drawn if takes_it else 0)


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_tower_assassin_exerts_to_wound_an_ally(wounds: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL, BILBO_RETIRED_ADVENTURER],
        minions=[TOWER_ASSASSIN],
        site=6,
    ).wound(TOWER_ASSASSIN, wounds)
    scene.maneuver_phase()
    assert scene.comes_to(Verb.USE, TOWER_ASSASSIN) is usable
    if usable:
        scene.use(TOWER_ASSASSIN)
        assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
        scene.choose(ELROND_LORD_OF_RIVENDELL)
        assert scene.wounds(TOWER_ASSASSIN) == scene.wounds(ELROND_LORD_OF_RIVENDELL) == 1
        assert scene.wounds(BILBO_RETIRED_ADVENTURER) == 0


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_orc_taskmaster_exerts_to_add_a_twilight(wounds: int, usable: bool) -> None:
    scene = Scene(minions=[ORC_TASKMASTER], twilight=1, site=6).wound(ORC_TASKMASTER, wounds)
    assert scene.shadow_phase().can(Verb.USE, ORC_TASKMASTER) is usable
    if usable:
        assert scene.use(ORC_TASKMASTER).twilight == 2


@pytest.mark.parametrize(
    ("fighter", "bonus"),
    [(FARAMIR_STOUT_CAPTAIN, 2), (LORIEN_ELF, 2), (MERRY_ROHIRRIM_SQUIRE, 0)],
    ids=["a Man", "an Elf", "a Hobbit"],
)
def test_vile_blade_is_stronger_against_men_and_elves(fighter: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[fighter],
        bearing={MORDOR_TROOPER: [VILE_BLADE]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        site=6,
    )
    assert scene.strength(MORDOR_TROOPER) == 6 + 2
    scene.skirmish(fighter, MORDOR_TROOPER)
    assert scene.strength(MORDOR_TROOPER) == 8 + bonus
