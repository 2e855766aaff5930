"""Possessions of the Men of set 17, *Rise of Saruman*, and those who bear or spot them."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("threats", "playable"), [(5, True), (4, False)])
def test_beast_of_war_returns_from_the_discard_pile_with_five_threats(
    threats: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5,
        minions=[BRUTAL_EASTERLING],
        shadow_discards=[BEAST_OF_WAR],
        threats=threats,
        twilight=3,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, BEAST_OF_WAR) is playable
    if playable:
        assert scene.use(BEAST_OF_WAR).bearer_of(BEAST_OF_WAR) == BRUTAL_EASTERLING
        assert scene.twilight == 0


@pytest.mark.parametrize(("threats", "fierce", "damage"), [(0, 0, 0), (1, 1, 0), (3, 1, 1)])
def test_beast_of_war_rages_with_the_threats(threats: int, fierce: int, damage: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [BEAST_OF_WAR]},
        threats=threats,
    )
    easterling = scene.card(BRUTAL_EASTERLING)
    assert (is_fierce(scene.state, easterling), damage_bonus(scene.state, easterling)) == (
        bool(fierce),
        damage,
    )


@pytest.mark.parametrize("way", ["stacked here", "this possession"])
def test_ceremonial_armor_saves_a_man_by_a_minion_stacked_here_or_by_itself(way: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [EASTERLING_DISPATCHER]},
    )
    scene.happen(wound, scene.card(BRUTAL_EASTERLING), scene.card(DWARF_GUARD))
    scene.answer_with(CEREMONIAL_ARMOR).choose(way)
    assert scene.wounds(BRUTAL_EASTERLING) == 0
    assert scene.is_discarded(EASTERLING_DISPATCHER)
    assert scene.in_play(CEREMONIAL_ARMOR) is (way == "stacked here")


def test_ceremonial_armor_saves_men_alone() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_support=[CEREMONIAL_ARMOR],
    )
    scene.happen(wound, scene.card(ORKISH_SCOUT), scene.card(DWARF_GUARD))
    assert scene.wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(
    ("others", "twilight"),
    [([BRUTAL_EASTERLING, SUNLAND_SCOUT], 2), ([BRUTAL_EASTERLING, ORKISH_SCOUT], 0)],
)
def test_easterling_dispatcher_adds_twilight_for_possessions_beside_two_men(
    others: list[str], twilight: int
) -> None:
    """Possessions of either side may be spotted."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=others,
        shadow_hand=[EASTERLING_DISPATCHER],
        twilight=4,
        site=4,
    ).shadow_phase()
    before = scene.play(EASTERLING_DISPATCHER).twilight
    if scene.can(Verb.TRIGGER, EASTERLING_DISPATCHER):
        scene.answer_with(EASTERLING_DISPATCHER)
    if scene.can(Verb.NUMBER):
        scene.take_number(2)
    assert scene.twilight == before + twilight


@pytest.mark.parametrize(("bearer", "bonus"), [(GRIMA_WITLESS_WORM, 1), (BRUTAL_EASTERLING, 0)])
def test_grimas_dagger_counts_cultures_for_grima(bearer: str, bonus: int) -> None:
    """Shire, Dwarves and Rohan are one over two; the dagger itself adds 1."""
    fellowship = [DWARF_GUARD, ELFHELM]
    bare = Scene(fellowship=fellowship, minions=[bearer])
    scene = Scene(fellowship=fellowship, minions=[bearer], bearing={bearer: [GRIMAS_DAGGER]})
    assert scene.strength(bearer) == bare.strength(bearer) + 1 + bonus


def test_saruman_coldly_still_arms_a_man_out_of_the_discard_pile() -> None:
    saruman = SARUMAN_COLDLY_STILL
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[saruman, BRUTAL_EASTERLING],
        shadow_discards=[CORSAIR_SCIMITAR, EASTERLING_DISPATCHER],
        hand=[BATTLE_FURY],
        twilight=2,
        site=4,
    ).skirmish(DWARF_GUARD, BRUTAL_EASTERLING)
    scene.wait_to(Verb.USE, saruman).use(saruman)
    if scene.can(Verb.CHOOSE, CORSAIR_SCIMITAR, BRUTAL_EASTERLING):
        scene.do(Verb.CHOOSE, CORSAIR_SCIMITAR, BRUTAL_EASTERLING)
    assert scene.bearer_of(CORSAIR_SCIMITAR) == BRUTAL_EASTERLING
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
    assert scene.wounds(saruman) == 1


@pytest.mark.parametrize(("possession", "offered"), [(CEREMONIAL_ARMOR, True), (VILE_PIT, False)])
def test_sunland_scout_gives_himself_for_a_condition_beside_a_possession_of_men(
    possession: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SONG_OF_THE_SHIRE],
        minions=[SUNLAND_SCOUT],
        shadow_support=[possession],
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, SUNLAND_SCOUT) is offered
    if offered:
        # Ceremonial Armor need not take him.
        scene.use(SUNLAND_SCOUT).pass_()
        assert scene.is_discarded(SONG_OF_THE_SHIRE)
