"""The Uruk-hai of set 11, *Shadows*, who seek battlegrounds and the exhausted."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_archer
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import SKIRMISH_WON, VITALITY, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

AT_A_BATTLEGROUND = (*ARAGORN_SITES[:4], ISENGARD_RUINED_15_192)


@pytest.mark.parametrize("battleground", [True, False])
def test_force_of_uruk_hai_gives_a_card_for_a_wound(battleground: bool) -> None:
    scene = Scene(
        minions=[FORCE_OF_URUK_HAI, TRACKING_URUK],
        deck=[CITY_OF_MEN],
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    scene.happen(wounds.wound, scene.card(FORCE_OF_URUK_HAI))
    if battleground:
        scene.answer_with(FORCE_OF_URUK_HAI)
    assert scene.wounds(FORCE_OF_URUK_HAI) == int(not battleground)
    assert scene.hand() == ([CITY_OF_MEN] if battleground else [])


@pytest.mark.parametrize("battleground", [True, False])
def test_isengard_siege_bow_shoots_on_a_battleground(battleground: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[FERAL_URUK],
        bearing={FERAL_URUK: [ISENGARD_SIEGE_BOW]},
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    assert is_archer(scene.state, scene.card(FERAL_URUK)) is battleground
    assert scene.number(VITALITY, FERAL_URUK) == 2 + 1


@pytest.mark.parametrize(("minion", "playable"), [(FERAL_URUK, True), (ORKISH_SCOUT, False)])
def test_isengard_siege_bow_is_for_uruk_hai(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[ISENGARD_SIEGE_BOW], twilight=1, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, ISENGARD_SIEGE_BOW) is playable


@pytest.mark.parametrize("battleground", [True, False])
def test_watchman_uruk_draws_a_card_on_a_battleground(battleground: bool) -> None:
    scene = Scene(
        shadow_hand=[WATCHMAN_URUK],
        shadow_deck=[FERAL_URUK],
        path=AT_A_BATTLEGROUND,
        twilight=9,
        site=5 if battleground else 4,
    )
    scene.shadow_phase().play(WATCHMAN_URUK)
    assert scene.can(Verb.TRIGGER, WATCHMAN_URUK) is battleground
    if battleground:
        scene.answer_with(WATCHMAN_URUK)
    assert scene.hand(1) == [FERAL_URUK] * battleground


@pytest.mark.parametrize(("wounds", "bonus"), [(0, 2), (1, 3)])
def test_furor_does_more_where_a_companion_is_exhausted(wounds: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD],
        minions=[FERAL_URUK, ORKISH_SCOUT],
        shadow_hand=[FUROR],
        hand=[AXE_STRIKE],
        twilight=1,
        site=4,
    ).wound(DWARF_GUARD, wounds)
    scene.skirmish(GIMLI_SON_OF_GLOIN, FERAL_URUK).pass_().play(FUROR)
    assert scene.strength(FERAL_URUK) == 9 + bonus


@pytest.mark.parametrize(("minion", "strength"), [(BLOODTHIRSTY_URUK, 8), (HOUNDING_URUK, 5)])
@pytest.mark.parametrize(("wounds", "bonus"), [(0, 0), (1, 3)])
def test_an_uruk_smells_the_exhausted(minion: str, strength: int, wounds: int, bonus: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[minion], site=5).wound(DWARF_GUARD, wounds)
    assert scene.strength(minion) == strength + bonus


@pytest.mark.parametrize("places", [0, 1, 3])
def test_brutality_counts_the_battlegrounds(places: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[RUTHLESS_URUK, ORKISH_SCOUT],
        shadow_hand=[BRUTALITY],
        hand=[AXE_STRIKE],
        path=(*[ISENGARD_RUINED_15_192] * places, *[ROHAN_UPLANDS] * (4 - places)),
        twilight=2,
        site=4,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, RUTHLESS_URUK)
    if places:
        scene.pass_().play(BRUTALITY)
    assert scene.strength(RUTHLESS_URUK) == 10 + places


@pytest.mark.parametrize("lookouts", [0, 1])
def test_lookout_uruk_makes_a_battleground_of_the_site(lookouts: int) -> None:
    scene = Scene(minions=[FERAL_URUK, *[LOOKOUT_URUK] * lookouts], site=4)
    assert scene.strength(FERAL_URUK) == 9 + lookouts
    assert damage_bonus(scene.state, scene.card(FERAL_URUK)) == lookouts


@pytest.mark.parametrize(("wounds", "bonus"), [((0, 0), 0), ((1, 0), 3), ((1, 2), 6)])
def test_lurtz_minion_of_the_white_wizard_scents_the_exhausted(
    wounds: tuple[int, int], bonus: int
) -> None:
    lurtz = LURTZ_MINION_OF_THE_WHITE_WIZARD
    scene = Scene(fellowship=[DWARF_GUARD, GIMLI_SON_OF_GLOIN], minions=[lurtz], site=5)
    scene.wound(DWARF_GUARD, wounds[0]).wound(GIMLI_SON_OF_GLOIN, wounds[1])
    assert scene.strength(lurtz) == 13 + bonus


@pytest.mark.parametrize(
    ("battleground", "others", "safe"),
    [
        (True, 1, [True, False, False]),
        (False, 1, [False, False, False]),
        (False, 5, [True, True, False]),
    ],
)
def test_invincible_uruk_takes_no_wounds_in_battle_and_shields_all_at_six(
    battleground: bool, others: int, safe: list[bool]
) -> None:
    minions = (INVINCIBLE_URUK, RUTHLESS_URUK, ORKISH_SCOUT)
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=minions,
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    found = [not can_take_wound(scene.state, scene.card(minion)) for minion in minions]
    assert found == safe


def test_devastation_answers_a_victory_of_ones_own_uruk() -> None:
    scene = Scene(
        support=[MELLON],
        minions_of={2: [FERAL_URUK]},
        shadow_hand=[DEVASTATION],
        twilight=1,
        site=5,
        players=3,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(FERAL_URUK))
    assert not scene.can(Verb.PLAY, DEVASTATION)
