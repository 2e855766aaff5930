"""Orc cards of set 15, *The Hunters*, that count threats, sites and conditions."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

ARMED = {
    DWARF_GUARD: [DWARVEN_AXE],
    ARAGORN_DRIVEN_BY_NEED: [ANDURIL_KINGS_BLADE],
    ORKISH_SCOUT: [MORDOR_SCIMITAR],
}


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
    scene.choose("(2)" if prevented else "discard")
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
