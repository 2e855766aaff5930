"""Skirmish events of sets 1 to 4: how much stronger they make whom, and when they do more."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import WILDS
from tests.rules.tcg.library.towers_scenes import PLAIN as TOWERS
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

BYSTANDER = MORGUL_LACKEY
ROAMER = made(ORC_CHIEFTAIN, site_number=9)


def played(event: str, companion: str, minion: str, **laid: Any) -> Scene:
    """Return a skirmish in which an event was played for the one of its side."""
    mine = "shadow_hand" if event in SHADOW_EVENTS else "hand"
    wounds = laid.pop("wounds", {})
    fierce_skirmish = laid.pop("is_fierce", False)
    controlled = laid.pop("controlled", ())
    laid = {"site": 6, "twilight": 9, mine: [event], **laid}
    others = laid.pop("others", [])
    scene = Scene(fellowship=[companion, *others], minions=[minion, BYSTANDER], **laid)
    for card, count in wounds.items():
        scene.wound(card, count)
    scene.control(*controlled).state.round = int(fierce_skirmish)
    scene.skirmish(companion, minion).wait_to(Verb.PLAY, event)
    return scene


def gains(scene: Scene, event: str, card: str) -> tuple[int, int]:
    """Play the event for a card; return what it gains in strength and damage."""
    before = scene.strength(card), scene.number(DAMAGE, card)
    scene.play(event)
    if scene.can(Verb.CHOOSE, card):
        scene.choose(card)
    return scene.strength(card) - before[0], scene.number(DAMAGE, card) - before[1]


FREE_PEOPLES_EVENTS: list[tuple[str, str, str, dict[str, Any], tuple[int, int]]] = [
    (BATTLE_FURY, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {}, (3, 1)),
    (CLEAVING_BLOW, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {}, (2, 1)),
    (
        THEIR_HALLS_OF_STONE,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"path": WILDS, "site": 4},
        (4, 0),
    ),
    (
        THEIR_HALLS_OF_STONE,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"path": WILDS, "site": 6},
        (2, 0),
    ),
    (BORDER_DEFENSES, LEGOLAS_GREENLEAF, ORC_ARCHER_TROOP, {}, (4, 0)),
    (BORDER_DEFENSES, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {}, (2, 0)),
    (DEFIANCE_1_37, LEGOLAS_GREENLEAF, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, {}, (4, 0)),
    (DEFIANCE_1_37, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {}, (2, 0)),
    (MYSTERIOUS_WIZARD_1_78, GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN, {"burdens": 4}, (4, 0)),
    (MYSTERIOUS_WIZARD_1_78, GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN, {"burdens": 5}, (2, 0)),
    (SWORDSMAN_OF_THE_NORTHERN_KINGDOM, RANGER_OF_OSGILIATH, ROAMER, {}, (4, 0)),
    (SWORDSMAN_OF_THE_NORTHERN_KINGDOM, RANGER_OF_OSGILIATH, MORDOR_VETERAN, {}, (2, 0)),
    (HALFLING_DEFTNESS, MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN, {}, (3, 0)),
    (
        NOBLE_INTENTIONS_1_304,
        MERRY_ROHIRRIM_SQUIRE,
        MORDOR_VETERAN,
        {"others": [DWARF_GUARD]},
        (3, 0),
    ),
    (SENTINELS_OF_NUMENOR, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, {}, (2, 0)),
    (SENTINELS_OF_NUMENOR, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, {"is_fierce": True}, (4, 0)),
    (
        STILL_SHARP,
        ARAGORN_DRIVEN_BY_NEED,
        MORDOR_VETERAN,
        {"support": [THE_SHARDS_OF_NARSIL]},
        (3, 1),
    ),
    (BEST_COMPANY, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {"path": TOWERS, "site": 5}, (4, 0)),
    (BEST_COMPANY, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {"path": WILDS, "site": 6}, (2, 0)),
    (
        KHAZAD_AI_MENU,
        GIMLI_DWARF_OF_EREBOR,
        MORDOR_VETERAN,
        {"others": [LEGOLAS_GREENLEAF]},
        (3, 1),
    ),
    (KHAZAD_AI_MENU, GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN, {}, (2, 0)),
    (VALOR, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {"wounds": {MORDOR_VETERAN: 1}}, (3, 0)),
    (VALOR, LEGOLAS_GREENLEAF, MORDOR_VETERAN, {}, (2, 0)),
    (WAR_AND_VALOR, ARAGORN_DRIVEN_BY_NEED, ROAMER, {}, (3, 1)),
    (WAR_AND_VALOR, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN, {}, (2, 0)),
    (
        WORK_FOR_THE_SWORD,
        ROHIRRIM_GUARD,
        MORDOR_VETERAN,
        {"bearing": {ROHIRRIM_GUARD: [SWIFT_STEED]}},
        (2, 2),
    ),
    (WORK_FOR_THE_SWORD, ROHIRRIM_GUARD, MORDOR_VETERAN, {}, (2, 0)),
]
EVENTS_OF_MINIONS: list[tuple[str, str, str, dict[str, Any], tuple[int, int]]] = [
    (LURTZS_BATTLE_CRY, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {}, (-1, 1)),
    (DRUMS_IN_THE_DEEP, GIMLI_DWARF_OF_EREBOR, GOBLIN_RUNNER, {}, (4, 0)),
    (DRUMS_IN_THE_DEEP, LEGOLAS_GREENLEAF, GOBLIN_RUNNER, {}, (2, 0)),
    (
        THRESHOLD_OF_SHADOW,
        ARAGORN_DRIVEN_BY_NEED,
        ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
        {"burdens": 5},
        (4, 0),
    ),
    (
        THRESHOLD_OF_SHADOW,
        ARAGORN_DRIVEN_BY_NEED,
        ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
        {"burdens": 4},
        (2, 0),
    ),
    (HIDE_AND_SEEK, MERRY_ROHIRRIM_SQUIRE, GOBLIN_RUNNER, {}, (0, 1)),
    (DARK_FURY, ARAGORN_DRIVEN_BY_NEED, DUNLENDING_PILLAGER, {"path": WILDS, "site": 3}, (4, 0)),
    (DARK_FURY, ARAGORN_DRIVEN_BY_NEED, DUNLENDING_PILLAGER, {"path": WILDS, "site": 4}, (2, 0)),
    (FEROCITY, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {"path": TOWERS, "site": 5}, (3, 0)),
    (FEROCITY, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {"path": WILDS, "site": 6}, (2, 0)),
    (
        WE_ARE_THE_FIGHTING_URUK_HAI,
        ARAGORN_DRIVEN_BY_NEED,
        URUK_RAGER,
        {"controlled": ARAGORN_SITES[:1]},
        (2, 1),
    ),
    (WE_ARE_THE_FIGHTING_URUK_HAI, ARAGORN_DRIVEN_BY_NEED, URUK_RAGER, {}, (2, 0)),
]
SHADOW_EVENTS = {event for event, *_ in EVENTS_OF_MINIONS} | {OLD_DIFFERENCES, NEWS_OF_MORDOR}


@pytest.mark.parametrize(("event", "companion", "minion", "laid", "gained"), FREE_PEOPLES_EVENTS)
def test_an_event_strengthens_a_companion(
    event: str, companion: str, minion: str, laid: dict[str, Any], gained: tuple[int, int]
) -> None:
    assert gains(played(event, companion, minion, **laid), event, companion) == gained


@pytest.mark.parametrize(("event", "companion", "minion", "laid", "gained"), EVENTS_OF_MINIONS)
def test_an_event_strengthens_a_minion(
    event: str, companion: str, minion: str, laid: dict[str, Any], gained: tuple[int, int]
) -> None:
    assert gains(played(event, companion, minion, **laid), event, minion) == gained


@pytest.mark.parametrize("event", [BATTLE_FURY, HALFLING_DEFTNESS])
def test_some_exert_whom_they_strengthen(event: str) -> None:
    companion = {BATTLE_FURY: GIMLI_DWARF_OF_EREBOR, HALFLING_DEFTNESS: MERRY_ROHIRRIM_SQUIRE}[
        event
    ]
    scene = played(event, companion, MORDOR_VETERAN).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    gains(scene, event, companion)
    assert scene.wounds(companion) == 1


def test_noble_intentions_exert_a_companion_who_is_no_hobbit() -> None:
    scene = played(
        NOBLE_INTENTIONS_1_304, MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN, others=[DWARF_GUARD]
    )
    gains(scene, NOBLE_INTENTIONS_1_304, MERRY_ROHIRRIM_SQUIRE)
    assert (scene.wounds(DWARF_GUARD), scene.wounds(MERRY_ROHIRRIM_SQUIRE)) == (1, 0)


@pytest.mark.parametrize(("others", "lost"), [([LEGOLAS_GREENLEAF], 3), ([], 1)])
def test_old_differences_weaken_a_dwarf_more_beside_an_elf(others: list[str], lost: int) -> None:
    scene = played(OLD_DIFFERENCES, GIMLI_DWARF_OF_EREBOR, GOBLIN_RUNNER, others=others)
    assert gains(scene, OLD_DIFFERENCES, GIMLI_DWARF_OF_EREBOR) == (-lost, 0)


def test_news_of_mordor_make_a_nazgul_damage_one_beside_isengard() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, URUK_RAGER, BYSTANDER],
        shadow_hand=[NEWS_OF_MORDOR],
        twilight=5,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.PLAY, NEWS_OF_MORDOR
    ).play(NEWS_OF_MORDOR)
    assert scene.number(DAMAGE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == 1
