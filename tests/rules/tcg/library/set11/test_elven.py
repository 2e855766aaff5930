"""The Elven cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer, resistance
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_legolas_bow_heals_him_who_exerts_to_play_an_event() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_WOODLAND_EMISSARY],
        bearing={LEGOLAS_WOODLAND_EMISSARY: [LEGOLAS_BOW]},
        minions=[MORDOR_VETERAN],
        hand=[MIGHT_OF_THE_ELF_LORDS, FINAL_SHOT],
        deck=[GANDALF_FRIEND_OF_THE_SHIREFOLK],
    )
    scene.skirmish(LEGOLAS_WOODLAND_EMISSARY, MORDOR_VETERAN).play(MIGHT_OF_THE_ELF_LORDS)
    scene.wait_to(Verb.TRIGGER, LEGOLAS_BOW).answer_with(LEGOLAS_BOW)
    assert scene.wounds(LEGOLAS_WOODLAND_EMISSARY) == 0


def test_legolas_bow_heals_him_who_toils_for_a_condition() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_WOODLAND_EMISSARY],
        bearing={LEGOLAS_WOODLAND_EMISSARY: [LEGOLAS_BOW]},
        hand=[ELVEN_MARKSMANSHIP],
    )
    scene.fellowship_phase().play(ELVEN_MARKSMANSHIP).choose(LEGOLAS_WOODLAND_EMISSARY)
    scene.wait_to(Verb.TRIGGER, LEGOLAS_BOW).answer_with(LEGOLAS_BOW)
    assert scene.wounds(LEGOLAS_WOODLAND_EMISSARY) == 0
    assert scene.in_play(ELVEN_MARKSMANSHIP)


@pytest.mark.parametrize("bearer", [ARWEN_DAUGHTER_OF_ELROND, LEGOLAS_GREENLEAF])
def test_legolas_bow_heals_nobody_else_and_not_for_an_ability(bearer: str) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [LEGOLAS_BOW]},
        minions=[MORDOR_VETERAN],
        hand=[MIGHT_OF_THE_ELF_LORDS, FINAL_SHOT],
        deck=[GANDALF_FRIEND_OF_THE_SHIREFOLK],
    )
    if bearer == LEGOLAS_GREENLEAF:
        scene.archery_phase().use(LEGOLAS_GREENLEAF)
    else:
        scene.skirmish(bearer, MORDOR_VETERAN).play(MIGHT_OF_THE_ELF_LORDS)
    assert scene.wounds(bearer) == 1
    assert not scene.can(Verb.TRIGGER, LEGOLAS_BOW)


@pytest.mark.parametrize(
    ("card", "strength"), [(GANDALF_FRIEND_OF_THE_SHIREFOLK, 9), (LEGOLAS_BOW, 6)]
)
def test_might_of_the_elf_lords_asks_for_a_cheap_card(card: str, strength: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
        hand=[MIGHT_OF_THE_ELF_LORDS, FINAL_SHOT],
        deck=[card],
    )
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_VETERAN).play(MIGHT_OF_THE_ELF_LORDS)
    assert scene.strength(MORDOR_VETERAN) == strength
    assert scene.deck() == [card]


@pytest.mark.parametrize("beneath", [True, False])
def test_uncertain_future_looks_at_the_top_card_for_a_token(beneath: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        minions=[EASTERLING_BLADEMASTER],
        hand=[UNCERTAIN_FUTURE],
        deck=[AXE_STRIKE, MELLON],
        site=4,
    )
    scene.fellowship_phase().play(UNCERTAIN_FUTURE)
    assert scene.tokens(UNCERTAIN_FUTURE) == 3
    scene.maneuver_phase().use(UNCERTAIN_FUTURE).choose("remove")
    if beneath:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.tokens(UNCERTAIN_FUTURE) == 2
    assert scene.deck() == ([MELLON, AXE_STRIKE] if beneath else [AXE_STRIKE, MELLON])


def test_uncertain_future_has_no_tokens_without_an_elf() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], hand=[UNCERTAIN_FUTURE]).fellowship_phase()
    scene.play(UNCERTAIN_FUTURE)
    assert scene.tokens(UNCERTAIN_FUTURE) == 0


def test_farewell_to_lorien_heals_each_companion_who_resists_by_five() -> None:
    """Two burdens leave the Scout 5, the Guard 4 and Frodo 8."""
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD], hand=[FAREWELL_TO_LORIEN, AXE_STRIKE], burdens=2
    )
    for companion in (ELVEN_SCOUT, DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES):
        scene.wound(companion, 1)
    scene.wound(ELVEN_SCOUT, 2).fellowship_phase().play(FAREWELL_TO_LORIEN)
    assert scene.twilight == 3
    assert [
        scene.wounds(companion)
        for companion in (ELVEN_SCOUT, DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
    ] == [1, 1, 0]


def test_farewell_to_lorien_needs_an_elf() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], hand=[FAREWELL_TO_LORIEN])
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 1).fellowship_phase()
    assert not scene.can(Verb.PLAY, FAREWELL_TO_LORIEN)


@pytest.mark.parametrize(("burdens", "playable"), [(3, True), (4, False)])
def test_nocked_exerts_an_elf_who_resists_by_four_to_wound_a_minion(
    burdens: int, playable: bool
) -> None:
    """Three burdens leave the Scout 4."""
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        minions=[EASTERLING_BLADEMASTER],
        hand=[NOCKED],
        burdens=burdens,
        site=4,
    ).archery_phase()
    assert scene.can(Verb.PLAY, NOCKED) is playable
    if playable:
        scene.play(NOCKED)
        assert scene.wounds(ELVEN_SCOUT) == 1
    assert scene.wounds(EASTERLING_BLADEMASTER) == int(playable)


@pytest.mark.parametrize(("place", "bonus"), [(NORTH_UNDEEP, 3), (ARAGORN_SITES[3], 2)])
def test_the_ladys_blessing_does_more_at_a_river(place: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        minions=[EASTERLING_BLADEMASTER],
        hand=[THE_LADYS_BLESSING, THE_LADYS_BLESSING],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(ELVEN_SCOUT, EASTERLING_BLADEMASTER).play(THE_LADYS_BLESSING)
    assert scene.strength(ELVEN_SCOUT) == 6 + bonus


@pytest.mark.parametrize("woods", [0, 1, 3])
def test_arwen_staunch_defender_weakens_her_opponents_for_each_forest(woods: int) -> None:
    minions = (EASTERLING_BLADEMASTER, MORDOR_VETERAN)
    scene = Scene(
        fellowship=[ARWEN_STAUNCH_DEFENDER],
        minions=minions,
        hand=[THE_LADYS_BLESSING],
        path=(*[OLD_FOREST_ROAD] * woods, *[NORTH_UNDEEP] * (4 - woods)),
        site=4,
    )
    scene.skirmish(ARWEN_STAUNCH_DEFENDER, EASTERLING_BLADEMASTER)
    assert [scene.strength(minion) for minion in minions] == [8 - woods, 9]


@pytest.mark.parametrize(("place", "bonus"), [(OLD_FOREST_ROAD, 2), (NORTH_UNDEEP, 0)])
def test_woodland_sentinel_is_stronger_among_trees(place: str, bonus: int) -> None:
    scene = Scene(fellowship=[WOODLAND_SENTINEL], path=(*ARAGORN_SITES[:3], place), site=4)
    assert scene.strength(WOODLAND_SENTINEL) == 5 + bonus


@pytest.mark.parametrize(
    ("place", "loss"), [(OLD_FOREST_ROAD, 1), (NORTH_UNDEEP, 1), (ISENGARD_RUINED_15_192, 0)]
)
def test_blade_of_lindon_weakens_whom_its_bearer_meets_in_woods_or_at_rivers(
    place: str, loss: int
) -> None:
    minions = (EASTERLING_BLADEMASTER, MORDOR_VETERAN)
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        bearing={ELVEN_SCOUT: [BLADE_OF_LINDON]},
        minions=minions,
        hand=[THE_LADYS_BLESSING],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(ELVEN_SCOUT, EASTERLING_BLADEMASTER)
    assert [scene.strength(minion) for minion in minions] == [8 - loss, 9]


def test_elven_marksmanship_is_discarded_for_two_arrows() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        support=[ELVEN_MARKSMANSHIP],
        minions=[MORDOR_VETERAN],
        site=4,
    )
    scene.archery_phase().use(ELVEN_MARKSMANSHIP)
    assert scene.is_discarded(ELVEN_MARKSMANSHIP)
    scene.pass_all()
    assert scene.wounds(MORDOR_VETERAN) == 2


@pytest.mark.parametrize(
    ("place", "bonus"), [(OLD_FOREST_ROAD, 2), (ISENGARD_RUINED_15_192, 2), (NORTH_UNDEEP, 0)]
)
def test_legolas_companion_of_the_ring_is_at_his_best_in_woods_and_battles(
    place: str, bonus: int
) -> None:
    legolas = LEGOLAS_COMPANION_OF_THE_RING
    scene = Scene(fellowship=[legolas], path=(*ARAGORN_SITES[:3], place), site=4)
    assert scene.strength(legolas) == 6 + bonus
    assert resistance(scene.state, scene.card(legolas)) == 7 + bonus


@pytest.mark.parametrize(("friend", "offered"), [(ELVEN_SCOUT, True), (DWARF_GUARD, False)])
def test_legolas_woodland_emissary_tires_a_minion_beside_another_elf(
    friend: str, offered: bool
) -> None:
    legolas = LEGOLAS_WOODLAND_EMISSARY
    scene = Scene(fellowship=[legolas, friend], minions=[EASTERLING_BLADEMASTER], site=4)
    scene.archery_phase()
    assert scene.can(Verb.TRIGGER, legolas) is offered
    if offered:
        scene.answer_with(legolas)
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1


def test_legolas_bow_makes_an_archer() -> None:
    scene = Scene(fellowship=[ELVEN_SCOUT, DWARF_GUARD], bearing={ELVEN_SCOUT: [LEGOLAS_BOW]})
    found = [is_archer(scene.state, scene.card(card)) for card in (ELVEN_SCOUT, DWARF_GUARD)]
    assert found == [True, False]


def test_uncertain_future_may_be_discarded_for_its_last_look() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        support=[UNCERTAIN_FUTURE],
        minions=[EASTERLING_BLADEMASTER],
        deck=[AXE_STRIKE, MELLON],
        site=4,
    )
    # No token is left.
    scene.maneuver_phase().use(UNCERTAIN_FUTURE)
    assert scene.is_discarded(UNCERTAIN_FUTURE)
    scene.do(Verb.YES)
    assert scene.deck() == [MELLON, AXE_STRIKE]
