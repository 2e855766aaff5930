"""Sites of set 4, *The Two Towers*, that call heroes, and what else they do to who comes."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import SHADOW_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import at, moving_to

HEROES = [LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR, ARAGORN_DRIVEN_BY_NEED]


@pytest.mark.parametrize(
    ("site", "hero"),
    list(zip((EASTEMNET_GULLIES, PLAINS_OF_ROHAN, THE_RIDDERMARK), HEROES, strict=True)),
)
def test_two_unbound_companions_exert_to_call_a_hero_from_the_draw_deck(
    site: str, hero: str
) -> None:
    company = [MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD]
    scene = at(site, 1, fellowship=company, deck=HEROES).fellowship_phase()
    scene.use(site)
    while scene.can(Verb.CHOOSE) and not scene.can(Verb.CHOOSE, hero):
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.take_first()
    others = [other for other in HEROES if other != hero]
    assert not any(scene.can(Verb.CHOOSE, other) for other in others)
    if scene.can(Verb.CHOOSE):
        scene.choose(hero)
    assert scene.in_play(hero)
    assert [scene.wounds(companion) for companion in company] == [1, 1]
    assert sorted(scene.deck()) == sorted(others)


@pytest.mark.parametrize("site", [EASTEMNET_GULLIES, PLAINS_OF_ROHAN, THE_RIDDERMARK])
@pytest.mark.parametrize(
    "company",
    [[MERRY_ROHIRRIM_SQUIRE], [MERRY_ROHIRRIM_SQUIRE, GONDORIAN_RANGER]],
    ids=["one", "one unbound, one Ring-bound"],
)
def test_one_unbound_companion_calls_nobody(site: str, company: list[str]) -> None:
    scene = at(site, 1, fellowship=company, deck=HEROES).fellowship_phase()
    assert not scene.can(Verb.USE, site)


def test_weapons_are_left_at_the_doors_of_the_golden_hall() -> None:
    scene = moving_to(
        GOLDEN_HALL,
        3,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            ARAGORN_DRIVEN_BY_NEED: [ANDURIL_KINGS_BLADE, ARMOR],
            LEGOLAS_GREENLEAF: [ELVEN_BOW_4_62],
            URUK_SAVAGE: [URUK_HAI_SWORD],
        },
        minions=[URUK_SAVAGE],
    )
    for weapon in (HOBBIT_SWORD_7_319, ANDURIL_KINGS_BLADE, ELVEN_BOW_4_62):
        assert scene.is_discarded(weapon)
    assert scene.in_play(ARMOR)
    assert scene.in_play(URUK_HAI_SWORD)


@pytest.mark.parametrize(
    ("site", "minion", "hurt"),
    [
        (WESTEMNET_PLAINS, HILL_CHIEF, 0),
        (WESTEMNET_PLAINS, SOUTHRON_SENTRY, 1),
        (STABLES_4_339, HILL_CHIEF, 1),
    ],
    ids=["a Man of Dunland", "a Man of Harad", "elsewhere"],
)
def test_no_arrow_hits_a_man_of_dunland_on_the_westemnet_plains(
    site: str, minion: str, hurt: int
) -> None:
    scene = at(site, 3, fellowship=[LEGOLAS_GREENLEAF], minions=[minion]).archery_phase()
    scene.happen(wound, scene.card(minion))
    assert scene.wounds(minion) == hurt


def test_a_man_of_dunland_is_wounded_on_the_westemnet_plains_in_a_skirmish() -> None:
    scene = at(WESTEMNET_PLAINS, 3, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[HILL_CHIEF])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, HILL_CHIEF)
    before = scene.wounds(HILL_CHIEF)
    scene.happen(wound, scene.card(HILL_CHIEF))
    assert scene.wounds(HILL_CHIEF) == before + 1


@pytest.mark.parametrize(
    ("companion", "number"), [(ARAGORN_DRIVEN_BY_NEED, 6), (ROHIRRIM_GUARD, 8)]
)
def test_the_hornburg_courtyard_is_friendlier_to_aragorn(companion: str, number: int) -> None:
    scene = moving_to(HORNBURG_COURTYARD, 5, fellowship=[companion])
    assert scene.number(SHADOW_NUMBER, HORNBURG_COURTYARD) == number
    # Two companions move there.
    assert scene.twilight == number + 2
