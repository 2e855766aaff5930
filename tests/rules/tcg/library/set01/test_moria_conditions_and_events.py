"""Conditions, events and a scout of Moria of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import moria_scene
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def moved(scene: Scene) -> int:
    """Return how much twilight a move adds, whatever its triggers ask."""
    before = scene.twilight
    scene.happen(path.move).pass_all()
    return scene.twilight - before


@pytest.mark.parametrize(("site", "added"), [(2, 0), (3, 4), (4, 4), (5, 0)])
def test_the_long_dark_adds_two_for_each_dwarf_companion_at_sites_4_and_5(
    site: int, added: int
) -> None:
    dwarves = {
        "fellowship": [GIMLI_DWARF_OF_EREBOR, DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        "support": [GRIMIR_DWARVEN_ELDER],
    }
    plain = moved(moria_scene(site=site, **dwarves))
    dark = moved(moria_scene(site=site, shadow_support=[THE_LONG_DARK], **dwarves))
    assert dark - plain == added


def test_the_long_dark_knows_no_sites_4_of_later_blocks() -> None:
    plain = moved(Scene(fellowship=[DWARF_GUARD], site=3, path=ARAGORN_SITES))
    dark = moved(
        Scene(fellowship=[DWARF_GUARD], site=3, path=ARAGORN_SITES, shadow_support=[THE_LONG_DARK])
    )
    assert dark == plain


def test_the_long_dark_is_discarded_to_strengthen_an_orc_of_moria() -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, MORDOR_TROOPER, MORGUL_LACKEY],
        shadow_support=[THE_LONG_DARK],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).wait_to(Verb.USE, THE_LONG_DARK)
    scene.use(THE_LONG_DARK)
    assert scene.strength(GOBLIN_RUNNER) == 5 + 2
    assert scene.strength(MORDOR_TROOPER) == 6
    assert scene.is_discarded(THE_LONG_DARK)


@pytest.mark.parametrize(
    ("cards", "added"),
    [
        ({"fellowship": [LEGOLAS_GREENLEAF]}, 2),
        ({"support": [ELROND_LORD_OF_RIVENDELL]}, 2),
        ({"fellowship": [DWARF_GUARD]}, 0),
    ],
    ids=["companion", "ally", "no Elf"],
)
def test_moria_scout_adds_two_where_an_elf_is(cards: dict[str, list[str]], added: int) -> None:
    scene = moria_scene(shadow_hand=[MORIA_SCOUT], twilight=2, **cards)
    assert scene.shadow_phase().play(MORIA_SCOUT).twilight == added


def test_threat_of_the_unknown_exerts_an_orc_of_moria_to_draw_two_cards() -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP, MORDOR_VETERAN],
        shadow_hand=[THREAT_OF_THE_UNKNOWN],
        shadow_deck=[MORDOR_TROOPER] * 3,
    )
    scene.shadow_phase().play(THREAT_OF_THE_UNKNOWN)
    assert scene.hand(SHADOW) == [MORDOR_TROOPER] * 2
    assert (scene.wounds(GOBLIN_PATROL_TROOP), scene.wounds(MORDOR_VETERAN)) == (1, 0)


@pytest.mark.parametrize("orc", [GOBLIN_RUNNER, MORDOR_VETERAN], ids=["exhausted", "of Sauron"])
def test_threat_of_the_unknown_finds_nobody_to_exert(orc: str) -> None:
    scene = moria_scene(minions=[orc], shadow_hand=[THREAT_OF_THE_UNKNOWN], twilight=5)
    assert not scene.shadow_phase().can(Verb.PLAY, THREAT_OF_THE_UNKNOWN)


@pytest.mark.parametrize(("items", "bonus"), [([], 1), ([CAVE_TROLLS_HAMMER], 2)])
def test_the_hammer_adds_to_the_damage_of_the_cave_troll(items: list[str], bonus: int) -> None:
    troll = CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT
    scene = moria_scene(minions=[troll], bearing={troll: items})
    assert scene.number(DAMAGE, troll) == bonus
    assert scene.strength(troll) == 15 + 3 * len(items)


def test_no_other_minion_of_moria_bears_the_hammer() -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP], shadow_hand=[CAVE_TROLLS_HAMMER], twilight=5
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, CAVE_TROLLS_HAMMER)


@pytest.mark.parametrize(("twilight", "bonus"), [(2, 0), (3, 2), (6, 4)])
def test_guard_commander_strengthens_orcs_of_moria_for_three_twilight_each_time(
    twilight: int, bonus: int
) -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, GUARD_COMMANDER, MORDOR_TROOPER, MORGUL_LACKEY],
        twilight=twilight,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)
    for strength in range(7, 6 + bonus, 2):
        scene.wait_to(Verb.USE, GUARD_COMMANDER).use(GUARD_COMMANDER)
        assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
        scene.choose(GOBLIN_RUNNER)
        assert scene.strength(GOBLIN_RUNNER) == strength
    assert not scene.comes_to(Verb.USE, GUARD_COMMANDER)


def goblin_swarms(*hosts: str) -> Scene:
    """Return the moment when an Orc of Moria has won, beside copies of Goblin Swarms."""
    scene = moria_scene(
        fellowship=[DWARF_GUARD], minions=[GOBLIN_PATROL_TROOP], shadow_support=list(hosts)
    )
    scene.skirmish(DWARF_GUARD, GOBLIN_PATROL_TROOP)
    return scene.wait_to(Verb.TRIGGER, GOBLIN_SWARMS)


def test_an_orc_stacked_on_one_copy_of_goblin_swarms_is_not_there_for_the_second() -> None:
    """4.2, "stacking": it has left play."""
    scene = goblin_swarms(GOBLIN_SWARMS, GOBLIN_SWARMS)
    first, second = (scene.card(GOBLIN_SWARMS, copy) for copy in (0, 1))
    assert [option.card for option in scene.options(Verb.TRIGGER)] == [first, second]
    scene.answer_with(GOBLIN_SWARMS)
    assert scene.stack(GOBLIN_SWARMS) == [GOBLIN_PATROL_TROOP]
    assert not scene.comes_to(Verb.TRIGGER, GOBLIN_SWARMS)
    assert scene.state.stacks.get(first) == (scene.card(GOBLIN_PATROL_TROOP),)
    assert not scene.state.stacks.get(second)


def test_the_orc_may_be_stacked_on_the_second_copy_instead() -> None:
    scene = goblin_swarms(GOBLIN_SWARMS, GOBLIN_SWARMS)
    second = scene.card(GOBLIN_SWARMS, 1)
    scene.take(next(option for option in scene.options() if option.card == second))
    assert scene.state.stacks.get(second) == (scene.card(GOBLIN_PATROL_TROOP),)
    assert scene.stack(GOBLIN_SWARMS) == []
