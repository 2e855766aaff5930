"""The Orc cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.state.codes import SITE_NUMBER, STRENGTH, UNTIL_END_OF_TURN, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_black_land_spy_is_strong_where_a_companion_is() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[BLACK_LAND_SPY])
    before = scene.strength(BLACK_LAND_SPY)
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    for more, extra in ((5, 0), (1, 7)):
        change_number(scene.state, aragorn, STRENGTH, more, UNTIL_END_OF_TURN)
        assert scene.strength(BLACK_LAND_SPY) == before + extra


@pytest.mark.parametrize(
    ("fellowship", "playable"),
    [([ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF], True), ([ARAGORN_DRIVEN_BY_NEED], False)],
)
def test_desolation_orc_spots_three_cultures(fellowship: list[str], playable: bool) -> None:
    """Frodo's is the first culture."""
    scene = Scene(fellowship=fellowship, shadow_hand=[DESOLATION_ORC], twilight=9, site=6)
    assert scene.shadow_phase().can(Verb.PLAY, DESOLATION_ORC) is playable


def test_desolation_orc_discards_two_conditions_instead() -> None:
    scene = Scene(
        shadow_support=[DEMORALIZED, DEMORALIZED],
        shadow_hand=[DESOLATION_ORC],
        twilight=9,
        site=6,
    )
    scene.shadow_phase().play(DESOLATION_ORC).choose(DEMORALIZED)
    if scene.can(Verb.CHOOSE, DEMORALIZED):
        scene.choose(DEMORALIZED)
    assert scene.in_play(DESOLATION_ORC)
    assert scene.is_discarded(DEMORALIZED, 0)
    assert scene.is_discarded(DEMORALIZED, 1)


def test_unmistakable_omen_costs_three_orcs_and_three_threats_for_a_companion() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[ORKISH_SCOUT, ORKISH_BERSERKER, CUTTHROAT_ORC],
        shadow_support=[UNMISTAKABLE_OMEN],
        threats=3,
        site=4,
    )
    assert scene.number(SITE_NUMBER, ORKISH_SCOUT) == 3
    scene.regroup_phase().wait_to(Verb.USE, UNMISTAKABLE_OMEN).use(UNMISTAKABLE_OMEN)
    # The last of three needs no choice.
    scene.choose(ORKISH_SCOUT).choose(ORKISH_BERSERKER)
    assert scene.who == 0
    scene.choose(DWARF_GUARD)
    assert scene.is_dead(DWARF_GUARD)
    assert scene.is_discarded(UNMISTAKABLE_OMEN)
    assert scene.is_discarded(ORKISH_SCOUT)
    assert scene.threats == 0


@pytest.mark.parametrize(("threats", "orcs"), [(2, 3), (3, 2)])
def test_unmistakable_omen_needs_all_three_of_both(threats: int, orcs: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[ORKISH_SCOUT] * orcs,
        shadow_support=[UNMISTAKABLE_OMEN],
        threats=threats,
        site=4,
    )
    assert not scene.regroup_phase().comes_to(Verb.USE, UNMISTAKABLE_OMEN)


@pytest.mark.parametrize(("strong", "bonus"), [(TREEBEARD_ENRAGED_SHEPHERD, 5), (DWARF_GUARD, 0)])
def test_black_land_commander_rises_against_strength_twelve(strong: str, bonus: int) -> None:
    scene = Scene(fellowship=[strong], minions=[BLACK_LAND_COMMANDER])
    assert scene.strength(BLACK_LAND_COMMANDER) == 8 + bonus


@pytest.mark.parametrize(("wargs", "broken"), [(0, 0), (1, 1), (2, 2)])
def test_destructive_orc_breaks_a_fortification_for_each_possession_of_orcs(
    wargs: int, broken: int
) -> None:
    scene = Scene(
        support=[CITY_WALL] * 3,
        minions=[ORKISH_SCOUT, BATTLEFIELD_VETERAN],
        bearing={
            ORKISH_SCOUT: [VICIOUS_WARG][:wargs],
            BATTLEFIELD_VETERAN: [RELENTLESS_WARG][: wargs - 1] if wargs > 1 else [],
        },
        shadow_hand=[DESTRUCTIVE_ORC],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(DESTRUCTIVE_ORC)
    scene.answer_with(DESTRUCTIVE_ORC)
    while scene.can(Verb.CHOOSE, CITY_WALL):
        scene.take_first()
    assert [scene.is_discarded(CITY_WALL, copy) for copy in range(3)].count(True) == broken


@pytest.mark.parametrize("guarded", [True, False])
def test_pummeling_blow_keeps_the_site_that_bears_it(guarded: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_RIDER, ARAGORN_STRIDER],
        minions=[TOWER_TROLL],
        shadow_hand=[PUMMELING_BLOW] if guarded else [],
        hand=[TRAVELED_LEADER],
        path=(THE_PRANCING_PONY_11_256, GREEN_DRAGON_INN_11_242, WOODY_END, STABLES_11_259),
        adventure=[CARAS_GALADHON_11_231],
        site=4,
    )
    before = scene.strength(TOWER_TROLL)
    scene.shadow_phase()
    if guarded:
        scene.play(PUMMELING_BLOW)
        assert scene.wounds(TOWER_TROLL) == 1
        assert scene.strength(TOWER_TROLL) == before + 1
    scene.maneuver_phase().wait_to(Verb.PLAY, TRAVELED_LEADER).play(TRAVELED_LEADER)
    assert (scene.id_of(scene.state.path[3]) == STABLES_11_259) is guarded


@pytest.mark.parametrize(("others", "price"), [(1, 1), (5, 0)])
def test_beasts_of_burden_bring_an_orc_cheaply(others: int, price: int) -> None:
    """A Scout costs 3: less 2, or less 4 with six companions."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        shadow_support=[BEASTS_OF_BURDEN, DEMORALIZED],
        shadow_hand=[ORKISH_SCOUT],
        twilight=3,
        site=4,
    ).shadow_phase()
    scene.answer_with(BEASTS_OF_BURDEN).choose(DEMORALIZED)
    assert scene.in_play(ORKISH_SCOUT)
    assert scene.twilight == 3 - price
    assert scene.in_play(BEASTS_OF_BURDEN)


@pytest.mark.parametrize(("hunters", "lost"), [([], 1), ([GIMLI_EAGER_HUNTER], 2)])
def test_gorbag_filthy_rebel_discards_a_card_for_each_hunter(hunters: list[str], lost: int) -> None:
    """He is a hunter himself."""
    scene = Scene(
        fellowship=hunters,
        shadow_hand=[GORBAG_FILTHY_REBEL],
        deck=[CITY_WALL] * 4,
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(GORBAG_FILTHY_REBEL).answer_with(GORBAG_FILTHY_REBEL)
    assert len(scene.deck()) == 4 - lost
