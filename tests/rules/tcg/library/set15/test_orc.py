"""The Orc cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.state.codes import FIERCE, SITE_NUMBER, STRENGTH, UNTIL_END_OF_TURN, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

ARMED = {
    DWARF_GUARD: [DWARVEN_AXE],
    ARAGORN_DRIVEN_BY_NEED: [ANDURIL_KINGS_BLADE],
    ORKISH_SCOUT: [MORDOR_SCIMITAR],
}
FIVE_ORCS = [DENIZEN_OF_KHAZAD_DUM] * 5
FOUR = [
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    EOWYN_RESTLESS_MAIDEN,
    LEGOLAS_GREENLEAF,
]


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


@pytest.mark.parametrize("adds", [True, False])
def test_black_land_chieftain_may_add_a_threat_for_each_item_of_the_free_peoples(
    adds: bool,
) -> None:
    """A possession and an artifact count, and the scimitar of an Orc does not."""
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        bearing=ARMED,
        minions=[ORKISH_SCOUT],
        shadow_hand=[BLACK_LAND_CHIEFTAIN],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(BLACK_LAND_CHIEFTAIN)
    if adds:
        scene.answer_with(BLACK_LAND_CHIEFTAIN)
    else:
        scene.pass_()
    assert scene.threats == (2 if adds else 0)


def test_black_land_chieftain_adds_no_more_threats_than_there_are_companions() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={
            DWARF_GUARD: [DWARVEN_AXE],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_1_299, MITHRIL_COAT],
        },
        minions=[ORKISH_SCOUT],
        shadow_hand=[BLACK_LAND_CHIEFTAIN],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(BLACK_LAND_CHIEFTAIN).answer_with(BLACK_LAND_CHIEFTAIN)
    assert scene.threats == 2


@pytest.mark.parametrize(
    ("played", "minions", "support", "playable"),
    [
        (BLACK_LAND_CHIEFTAIN, [ORKISH_SCOUT], [], True),
        (BLACK_LAND_CHIEFTAIN, [MORDOR_TROOPER], [DEMORALIZED], False),
        (BLACK_LAND_RUNNER, [ORKISH_SCOUT], [], True),
        (BLACK_LAND_RUNNER, [MORDOR_TROOPER], [], False),
        # A Troll of the Orcs' culture is no Orc.
        (BLACK_LAND_RUNNER, [TOWER_TROLL], [], False),
        (BLACK_LAND_SHRIEKER, [], [DEMORALIZED], True),
        (BLACK_LAND_SHRIEKER, [ORKISH_SCOUT], [NOT_THIS_TIME], False),
        (COORDINATED_EFFORT, [ORKISH_SCOUT, TOWER_TROLL], [], True),
        (COORDINATED_EFFORT, [ORKISH_SCOUT, MORDOR_TROOPER], [DEMORALIZED], False),
    ],
)
def test_a_card_of_the_orcs_is_played_beside_others(
    played: str, minions: list[str], support: list[str], playable: bool
) -> None:
    scene = Scene(
        minions=minions, shadow_support=support, shadow_hand=[played], twilight=20, site=6
    )
    assert scene.shadow_phase().can(Verb.PLAY, played) is playable


@pytest.mark.parametrize(
    ("sites", "minions", "strength"), [(3, 2, 9 + 5), (3, 3, 9), (2, 3, 9), (4, 3, 9 + 5)]
)
def test_black_land_runner_is_strong_where_sites_outnumber_minions(
    sites: int, minions: int, strength: int
) -> None:
    """He counts himself among the minions; only sites on the path count."""
    scene = Scene(minions=[BLACK_LAND_RUNNER, *[ORKISH_SCOUT] * (minions - 1)], site=sites)
    assert scene.strength(BLACK_LAND_RUNNER) == strength


@pytest.mark.parametrize(("threats", "price"), [(0, 8), (3, 5)])
def test_black_land_shrieker_is_cheaper_for_each_threat(threats: int, price: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        shadow_support=[DEMORALIZED],
        shadow_hand=[BLACK_LAND_SHRIEKER],
        threats=threats,
        twilight=10,
        site=5,
    )
    scene.shadow_phase().play(BLACK_LAND_SHRIEKER)
    assert scene.twilight == 10 - price


@pytest.mark.parametrize(
    ("played", "twilight"), [(DWARVEN_AXE, 0 + 2), (ENDURANCE_OF_DWARVES, 1), (GIMLIS_HELM, 0 + 2)]
)
def test_coordinated_effort_adds_twilight_when_a_possession_is_played(
    played: str, twilight: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER], shadow_support=[COORDINATED_EFFORT], hand=[played]
    )
    scene.fellowship_phase().play(played)
    assert scene.twilight == twilight


def test_coordinated_effort_is_silent_about_possessions_of_the_shadow() -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[COORDINATED_EFFORT],
        shadow_hand=[MORDOR_SCIMITAR, BLACK_LAND_RUNNER],
        twilight=5,
        site=5,
    )
    scene.shadow_phase().play(MORDOR_SCIMITAR)
    assert scene.twilight == 5 - 2


@pytest.mark.parametrize(
    ("deck", "bonus"), [([LEAFLOCK], 7), ([DWARVEN_AXE], 0), ([MORDOR_TROOPER], 2), ([], 0)]
)
def test_moria_menace_is_as_much_stronger_as_a_revealed_card_costs(
    deck: list[str], bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORIA_MENACE],
        deck=deck,
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(DWARF_GUARD, MORIA_MENACE).pass_()
    scene.use(MORIA_MENACE)
    assert scene.wounds(MORIA_MENACE) == 1
    assert scene.strength(MORIA_MENACE) == 7 + bonus
    assert scene.deck() == deck
    # Exhausted, it reveals no more.
    assert not scene.comes_to(Verb.USE, MORIA_MENACE)


@pytest.mark.parametrize("prevented", [True, False])
def test_unreasonable_choice_costs_a_condition_or_twilight_for_each(prevented: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        support=[MELLON, CITY_WALL, HEIRS_OF_GONDOR],
        minions=[ORKISH_SCOUT, TOWER_TROLL],
        shadow_support=[DEMORALIZED],
        shadow_hand=[UNREASONABLE_CHOICE],
        twilight=1,
        site=5,
    )
    scene.shadow_phase().play(UNREASONABLE_CHOICE)
    assert not scene.can(Verb.CHOOSE, DEMORALIZED)
    assert not scene.can(Verb.CHOOSE, DWARVEN_AXE)
    scene.choose(CITY_WALL)
    assert scene.who == FREE_PEOPLES
    scene.choose("2 twilight" if prevented else "discard")
    assert scene.is_discarded(CITY_WALL) is not prevented
    assert scene.twilight == (2 * 3 if prevented else 0)


def test_unreasonable_choice_needs_two_minions_of_the_orcs() -> None:
    scene = Scene(
        support=[MELLON],
        minions=[ORKISH_SCOUT, MORDOR_TROOPER],
        shadow_support=[DEMORALIZED],
        shadow_hand=[UNREASONABLE_CHOICE],
        twilight=1,
        site=5,
    )
    assert not scene.shadow_phase().can(Verb.PLAY, UNREASONABLE_CHOICE)


@pytest.mark.parametrize("orc", [BLACK_GATE_SENTRY, SCOUTING_ORC, VETERAN_WAR_CHIEF])
def test_an_orc_exerts_to_wound_the_companion_it_fights(orc: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER, ELFHELM],
        minions=[orc],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(GIMLI_EAGER_HUNTER, orc).pass_()
    scene.use(orc)
    assert scene.wounds(orc) == 1
    assert scene.wounds(GIMLI_EAGER_HUNTER) == 1
    assert scene.wounds(ELFHELM) == 0


@pytest.mark.parametrize("orc", [BLACK_GATE_SENTRY, SCOUTING_ORC, VETERAN_WAR_CHIEF])
def test_an_exhausted_orc_wounds_nobody(orc: str) -> None:
    scene = Scene(fellowship=[GIMLI_EAGER_HUNTER], minions=[orc], hand=[AXE_STRIKE], site=5)
    scene.wound(orc, 3 - 1 if orc == BLACK_GATE_SENTRY else 2 - 1)
    scene.skirmish(GIMLI_EAGER_HUNTER, orc)
    assert not scene.comes_to(Verb.USE, orc)


@pytest.mark.parametrize(("others", "playable"), [(3, True), (2, False)])
def test_isengard_marauder_costs_three_cards(others: int, playable: bool) -> None:
    scene = Scene(
        shadow_hand=[ISENGARD_MARAUDER, *[NOT_THIS_TIME] * others], twilight=2, site=5
    ).shadow_phase()
    assert scene.can(Verb.PLAY, ISENGARD_MARAUDER) is playable
    if playable:
        scene.play(ISENGARD_MARAUDER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.in_play(ISENGARD_MARAUDER)
        assert scene.hand(SHADOW) == []


@pytest.mark.parametrize(
    ("others", "is_fierce"),
    [
        ([ORKISH_SCOUT, TOWER_TROLL], True),
        ([ORKISH_SCOUT, MORDOR_TROOPER], False),
        ([ORKISH_SCOUT], False),
    ],
)
def test_isengard_marauder_is_fierce_among_minions_of_the_orcs(
    others: list[str], is_fierce: bool
) -> None:
    scene = Scene(minions=[ISENGARD_MARAUDER, *others], site=5)
    assert fierce(scene, ISENGARD_MARAUDER) is is_fierce


def test_moria_menace_has_the_deck_shuffled_before_the_top_card_is_shown() -> None:
    deck = [DWARVEN_AXE] * 10 + [LEAFLOCK] * 10
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORIA_MENACE],
        deck=deck,
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(DWARF_GUARD, MORIA_MENACE).pass_()
    scene.use(MORIA_MENACE)
    assert scene.deck() != deck
    assert sorted(scene.deck()) == sorted(deck)
    assert scene.strength(MORIA_MENACE) == 7 + (7 if scene.deck()[-1] == LEAFLOCK else 0)


def test_mountain_troll_costs_nothing_and_is_fierce_for_five_orcs() -> None:
    scene = Scene(minions=FIVE_ORCS, shadow_hand=[MOUNTAIN_TROLL], site=5)
    scene.shadow_phase().play(MOUNTAIN_TROLL)
    while scene.can(Verb.CHOOSE, DENIZEN_OF_KHAZAD_DUM):
        scene.take_first()
    assert scene.in_play(MOUNTAIN_TROLL)
    assert scene.twilight == 0
    assert all(scene.is_discarded(DENIZEN_OF_KHAZAD_DUM, copy) for copy in range(5))
    assert scene.number(FIERCE, MOUNTAIN_TROLL)


def test_mountain_troll_can_be_paid_in_full() -> None:
    scene = Scene(minions=FIVE_ORCS, shadow_hand=[MOUNTAIN_TROLL], twilight=12, site=5)
    scene.shadow_phase().play(MOUNTAIN_TROLL).pass_()
    assert scene.twilight == 2
    assert scene.in_play(DENIZEN_OF_KHAZAD_DUM, 4)
    assert not scene.number(FIERCE, MOUNTAIN_TROLL)


def test_mountain_troll_needs_five_orcs_to_cost_less() -> None:
    scene = Scene(minions=FIVE_ORCS[1:], shadow_hand=[MOUNTAIN_TROLL], twilight=9, site=5)
    assert not scene.shadow_phase().can(Verb.PLAY, MOUNTAIN_TROLL)


@pytest.mark.parametrize(("more", "asked"), [([], True), ([MERRY_ROHIRRIM_SQUIRE], False)])
def test_tower_troll_is_not_stopped_by_six_companions(more: list[str], asked: bool) -> None:
    scene = Scene(fellowship=[*FOUR, *more], minions=[TOWER_TROLL], site=5)
    scene.assignment_phase().wait_to(Verb.USE, TOWER_TROLL).use(TOWER_TROLL)
    scene.choose(EOWYN_RESTLESS_MAIDEN)
    if asked:
        scene.choose("exert").choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(asked)
    assert scene.assigned_to(TOWER_TROLL) == ([] if asked else [EOWYN_RESTLESS_MAIDEN])


@pytest.mark.parametrize("struck", [True, False])
def test_a_site_with_a_pummeling_blow_cannot_be_replaced(struck: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS, TOWER_TROLL, DESOLATION_ORC],
        shadow_hand=[PUMMELING_BLOW] if struck else [],
        site=5,
        path=ARAGORN_SITES[:5],
    )
    before = scene.strength(TOWER_TROLL)
    scene.shadow_phase()
    if struck:
        scene.play(PUMMELING_BLOW)
        if scene.can(Verb.CHOOSE, DESOLATION_ORC):
            scene.choose(DESOLATION_ORC)
    assert scene.strength(TOWER_TROLL) == before + int(struck)
