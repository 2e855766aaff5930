"""The sites of set 12, *Black Rider*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words, twilight_cost
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, RESISTANCE, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def _at(site: str, **laid: Any) -> Scene:
    return Scene(path=(*ARAGORN_SITES[:3], site), site=4, **laid)


@pytest.mark.parametrize("plays", [True, False])
def test_the_angle_gives_a_card_for_a_nazgul_or_two_cards(plays: bool) -> None:
    scene = _at(
        THE_ANGLE,
        fellowship=[DWARF_GUARD] * 5,
        shadow_hand=[ULAIRE_CANTEA_BLACK_ASSASSIN] if plays else [MELLON, MORDOR_TROOPER],
        shadow_deck=[MORDOR_VETERAN],
        twilight=9 if plays else 0,
    )
    scene.shadow_phase().use(THE_ANGLE)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.hand(SHADOW) == [MORDOR_VETERAN]
    assert scene.in_play(ULAIRE_CANTEA_BLACK_ASSASSIN) if plays else scene.is_discarded(MELLON)


def test_emyn_muil_makes_a_minion_fierce_that_exerts() -> None:
    scene = _at(EMYN_MUIL_12_187, minions=[MORDOR_VETERAN, PURSUING_URUK], twilight=2)
    scene.maneuver_phase().use(EMYN_MUIL_12_187)
    # The Uruk is fierce already.
    assert fierce(scene, MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("others", "minions", "loss"), [(1, 2, 0), (1, 3, 2), (5, 1, 2), (4, 1, 0)]
)
def test_hill_of_sight_weakens_wills_in_a_crowd(others: int, minions: int, loss: int) -> None:
    scene = _at(
        HILL_OF_SIGHT,
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        minions=[MORDOR_VETERAN] * minions,
    )
    assert scene.number(RESISTANCE, GIMLI_DWARF_OF_EREBOR) == 6 - loss
    assert scene.number(RESISTANCE, FRODO_HOPE_OF_FREE_PEOPLES) == 10


def test_hobbiton_market_wounds_all_but_lurkers_as_the_fellowship_leaves() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN, PROWLING_ORC],
        path=(ARAGORN_SITES[0], HOBBITON_MARKET, *ARAGORN_SITES[2:]),
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options():
        scene.pass_()
    assert [scene.wounds(card) for card in (MORDOR_VETERAN, PROWLING_ORC)] == [1, 0]


@pytest.mark.parametrize(
    ("hand", "offered"),
    [([MELLON, DWARF_GUARD], True), ([MELLON, MORDOR_TROOPER], False)],
)
def test_slopes_of_orodruin_take_two_free_peoples_cards_for_one(
    hand: list[str], offered: bool
) -> None:
    scene = _at(SLOPES_OF_ORODRUIN, shadow_hand=hand, shadow_deck=[MORDOR_VETERAN], twilight=2)
    scene.shadow_phase()
    assert scene.can(Verb.USE, SLOPES_OF_ORODRUIN) is offered
    if offered:
        scene.use(SLOPES_OF_ORODRUIN)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.hand(SHADOW) == [MORDOR_VETERAN]
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("winner", "offered"), [(DWARF_GUARD, True), (FRODO_HOPE_OF_FREE_PEOPLES, False)]
)
def test_starkhorn_draws_a_card_for_a_dwarf_who_wins(winner: str, offered: bool) -> None:
    scene = _at(STARKHORN, fellowship=[DWARF_GUARD], deck=[MELLON])
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, STARKHORN) is offered
    if offered:
        assert scene.answer_with(STARKHORN).hand() == [MELLON]


def test_wold_battlefield_gives_damage_to_a_man_who_exerts() -> None:
    scene = _at(
        WOLD_BATTLEFIELD, fellowship=[ARAGORN_STRIDER, DWARF_GUARD], minions=[MORDOR_VETERAN]
    )
    scene.skirmish(ARAGORN_STRIDER, MORDOR_VETERAN).use(WOLD_BATTLEFIELD)
    assert scene.wounds(ARAGORN_STRIDER) == 1
    assert damage_bonus(scene.state, scene.card(ARAGORN_STRIDER)) == 1


@pytest.mark.parametrize(
    ("minion", "price"), [(THE_BALROG_THE_TERROR_OF_KHAZAD_DUM, 12 - 3), (PROWLING_ORC, 3)]
)
def test_the_balrog_is_cheaper_on_the_bridge(minion: str, price: int) -> None:
    scene = _at(THE_BRIDGE_OF_KHAZAD_DUM_12_186, shadow_hand=[minion])
    assert twilight_cost(scene.state, scene.card(minion)) == price


def test_a_lurker_steps_out_in_the_northern_pelennor() -> None:
    scene = _at(NORTHERN_PELENNOR, fellowship=[DWARF_GUARD], minions=[PROWLING_ORC, MORDOR_VETERAN])
    assert has_words(scene.state, scene.card(PROWLING_ORC), traits.LURKER)
    scene.shadow_phase().use(NORTHERN_PELENNOR)
    assert not has_words(scene.state, scene.card(PROWLING_ORC), traits.LURKER)
    scene.regroup_phase()
    assert has_words(scene.state, scene.card(PROWLING_ORC), traits.LURKER)
