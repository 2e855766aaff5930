"""The Dwarven cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, NO_DAMAGE_BONUS, Verb
from rules.tcg.engine.turn import assignment
from rules.tcg.notation.language import ability, add_threats, exert, this
from rules.tcg.vocabulary import Phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_baruk_khazad_lets_its_player_act_again_before_the_shadow() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        hand=[BARUK_KHAZAD, BARUK_KHAZAD],
    )
    scene.maneuver_phase().play(BARUK_KHAZAD).choose(MORDOR_TROOPER)
    assert scene.who == 0
    scene.play(BARUK_KHAZAD).choose(MORDOR_TROOPER)
    assert scene.is_discarded(MORDOR_TROOPER)


def test_who_declines_the_next_action_has_not_passed() -> None:
    acts = made(MORDOR_TROOPER, ability(Phase.MANEUVER, exert(this) >> add_threats(1)))
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_TROOPER, acts],
        hand=[BARUK_KHAZAD, BARUK_KHAZAD],
    )
    scene.maneuver_phase().play(BARUK_KHAZAD).choose(MORDOR_TROOPER).pass_()
    assert scene.who == 1
    scene.pass_()
    assert scene.who == 0
    assert scene.can(Verb.PLAY, BARUK_KHAZAD)


@pytest.mark.parametrize("drawn", [True, False])
def test_defending_the_keep_draws_or_plays_a_condition(drawn: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        hand=[DEFENDING_THE_KEEP],
        deck=[ROHIRRIM_GUARD],
        discards=[HERE_IS_GOOD_ROCK, HOBBIT_SWORD_7_319],
    )
    scene.fellowship_phase().play(DEFENDING_THE_KEEP).take_number(0 if drawn else 1)
    assert scene.in_play(HERE_IS_GOOD_ROCK) is not drawn
    assert scene.hand() == ([ROHIRRIM_GUARD] if drawn else [])


def test_gimli_skilled_defender_wounds_a_minion_who_is_still_to_fight() -> None:
    scene = Scene(
        fellowship=[GIMLI_SKILLED_DEFENDER, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_SOLDIER, MORDOR_VETERAN],
        site=6,
    )
    assignment.assign(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED), scene.card(MORDOR_VETERAN))
    scene.skirmish(GIMLI_SKILLED_DEFENDER, MORDOR_SOLDIER)
    scene.do(Verb.FIGHT, GIMLI_SKILLED_DEFENDER).wait_to(
        Verb.TRIGGER, GIMLI_SKILLED_DEFENDER
    ).answer_with(GIMLI_SKILLED_DEFENDER)
    if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
        scene.choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 1


@pytest.mark.parametrize(("site", "bonus"), [(URUK_CAMP, 0), (FANGORN_FOREST, 1)])
def test_horn_of_helm_works_at_a_battleground(site: str, bonus: int) -> None:
    path = (
        HORSE_COUNTRY,
        site,
        BARROWS_OF_EDORAS,
        WHITE_ROCKS,
        DEEPING_WALL,
        HORNBURG_ARMORY,
        HORNBURG_CAUSEWAY,
        RING_OF_ISENGARD,
        FORTRESS_OF_ORTHANC_4_360,
    )
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        support=[HORN_OF_HELM],
        minions=[ORTHANC_WARRIOR],
        path=path,
        site=2,
    )
    scene.maneuver_phase().use(HORN_OF_HELM)
    assert scene.number(DAMAGE, ORTHANC_WARRIOR) == 1
    assert scene.number(NO_DAMAGE_BONUS, ORTHANC_WARRIOR) == 1 - bonus


def test_more_to_my_liking_stacks_once_and_pays_with_any_stacked_card() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        support=[MORE_TO_MY_LIKING, HERE_IS_GOOD_ROCK],
        stacked={HERE_IS_GOOD_ROCK: [MORDOR_TROOPER]},
        deck=[MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.maneuver_phase().use(MORE_TO_MY_LIKING)
    assert scene.stack(MORE_TO_MY_LIKING) == [ROHIRRIM_GUARD]
    scene.use(MORE_TO_MY_LIKING)
    if scene.can(Verb.CHOOSE, MORDOR_TROOPER):
        scene.choose(MORDOR_TROOPER)
    assert scene.hand() == [ROHIRRIM_GUARD]
    assert not scene.can(Verb.USE, MORE_TO_MY_LIKING)
