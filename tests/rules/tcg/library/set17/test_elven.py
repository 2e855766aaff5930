"""The Elven cards of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.path import leave_site
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

SHADOW_CONDITIONS = [CRY_AND_PANIC, A_DEFILED_CHARGE, DESTROYERS_AND_USURPERS, CHAOTIC_CLASH]


@pytest.mark.parametrize(
    ("laid", "playable"),
    [
        ({"fellowship": [LORIEN_ELF, ELVEN_DEFENDER]}, True),
        ({"fellowship": [LORIEN_ELF], "support": [WOODHALL_ELF]}, True),
        ({"fellowship": [LORIEN_ELF], "support": [GWAIHIR]}, False),
        ({"fellowship": [LORIEN_ELF]}, False),
        ({"fellowship": [DWARF_GUARD], "support": [WOODHALL_ELF]}, False),
    ],
)
def test_lothlorien_guides_spot_two_elves_or_an_elf_and_a_follower(
    laid: dict[str, Any], playable: bool
) -> None:
    scene = Scene(
        hand=[LOTHLORIEN_GUIDES],
        minions=[MORDOR_TROOPER],
        shadow_support=[CRY_AND_PANIC],
        site=6,
        **laid,
    )
    scene.maneuver_phase()
    assert scene.comes_to(Verb.PLAY, LOTHLORIEN_GUIDES) is playable


@pytest.mark.parametrize(("conditions", "gone"), [(3, 1), (4, 2)])
def test_lothlorien_guides_discard_a_second_condition_among_four(
    conditions: int, gone: int
) -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF, ELVEN_DEFENDER],
        support=[ELVEN_SUPPLIES],
        minions=[MORDOR_TROOPER],
        hand=[LOTHLORIEN_GUIDES],
        shadow_support=SHADOW_CONDITIONS[:conditions],
        site=6,
    )
    scene.maneuver_phase().play(LOTHLORIEN_GUIDES)
    assert scene.can(Verb.CHOOSE, ELVEN_SUPPLIES)
    for condition in SHADOW_CONDITIONS[:gone]:
        scene.choose(condition)
    left = [scene.in_play(condition) for condition in SHADOW_CONDITIONS[:conditions]]
    assert left == [False] * gone + [True] * (conditions - gone)
    assert scene.in_play(ELVEN_SUPPLIES)


@pytest.mark.parametrize(
    ("fellowship", "minions", "tokens"),
    [
        ([LEGOLAS_FLEET_FOOTED_HUNTER], [], 1),
        ([LEGOLAS_FLEET_FOOTED_HUNTER], [TRACKING_URUK], 2),
        ([LORIEN_ELF], [], 0),
    ],
)
def test_namarie_begins_with_a_token_for_each_hunter(
    fellowship: list[str], minions: list[str], tokens: int
) -> None:
    scene = Scene(fellowship=fellowship, minions=minions, hand=[NAMARIE]).fellowship_phase()
    assert scene.play(NAMARIE).tokens(NAMARIE) == tokens


@pytest.mark.parametrize("way", ["token", "discard"])
def test_namarie_pays_with_a_token_or_with_itself(way: str) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_FLEET_FOOTED_HUNTER],
        support=[NAMARIE],
        minions=[MORDOR_TROOPER],
        shadow_support=[CRY_AND_PANIC, CHAOTIC_CLASH],
        site=6,
    ).put_tokens(NAMARIE, 2)
    scene.maneuver_phase().use(NAMARIE).choose(way).choose(CHAOTIC_CLASH)
    assert scene.is_discarded(CHAOTIC_CLASH)
    assert scene.in_play(CRY_AND_PANIC)
    assert scene.in_play(NAMARIE) is (way == "token")
    if way == "token":
        assert scene.tokens(NAMARIE) == 1


def test_namarie_without_tokens_can_only_be_discarded() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_FLEET_FOOTED_HUNTER],
        support=[NAMARIE],
        minions=[MORDOR_TROOPER],
        shadow_support=[CRY_AND_PANIC],
        site=6,
    )
    scene.maneuver_phase().use(NAMARIE)
    assert scene.is_discarded(NAMARIE)
    assert scene.is_discarded(CRY_AND_PANIC)


@pytest.mark.parametrize("fellowship", [[LORIEN_ELF], [GIMLI_EAGER_HUNTER]])
def test_namarie_needs_a_hunter_of_the_elves(fellowship: list[str]) -> None:
    scene = Scene(
        fellowship=fellowship,
        support=[NAMARIE],
        minions=[MORDOR_TROOPER],
        shadow_support=[CRY_AND_PANIC],
        site=6,
    ).put_tokens(NAMARIE, 2)
    assert not scene.maneuver_phase().comes_to(Verb.USE, NAMARIE)


BROTHERS = [OROPHIN_SILVAN_ELF, RUMIL_SILVAN_ELF]


@pytest.mark.parametrize("elf", BROTHERS)
def test_orophin_and_rumil_shoot_with_another_hunter_for_a_threat(elf: str) -> None:
    scene = Scene(
        fellowship=[elf, LEGOLAS_FLEET_FOOTED_HUNTER],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.archery_phase().use(elf)
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert scene.wounds(LEGOLAS_FLEET_FOOTED_HUNTER) == 1
    assert scene.wounds(elf) == 0
    assert scene.threats == 1


@pytest.mark.parametrize("elf", BROTHERS)
@pytest.mark.parametrize(
    ("other", "wounds", "threats"),
    [
        (LORIEN_ELF, 0, 0),
        (GIMLI_EAGER_HUNTER, 0, 0),
        (LEGOLAS_FLEET_FOOTED_HUNTER, 2, 0),
        (LEGOLAS_FLEET_FOOTED_HUNTER, 0, 3),
    ],
)
def test_orophin_and_rumil_cannot_shoot_without_another_elf_who_hunts_and_room_for_a_threat(
    elf: str, other: str, wounds: int, threats: int
) -> None:
    scene = Scene(fellowship=[elf, other], minions=[MORDOR_VETERAN], threats=threats, site=6).wound(
        other, wounds
    )
    assert not scene.archery_phase().comes_to(Verb.USE, elf)


@pytest.mark.parametrize(
    ("elf", "fights", "wounded", "strength"),
    [
        (OROPHIN_SILVAN_ELF, True, MORDOR_VETERAN, 10),
        (OROPHIN_SILVAN_ELF, True, MORDOR_TROOPER, 7),
        (OROPHIN_SILVAN_ELF, False, MORDOR_VETERAN, 6),
        (RUMIL_SILVAN_ELF, True, MORDOR_TROOPER, 8),
        (RUMIL_SILVAN_ELF, False, MORDOR_TROOPER, 7),
        (RUMIL_SILVAN_ELF, False, "", 6),
    ],
)
def test_orophin_fights_a_wounded_minion_and_rumil_sees_one_anywhere(
    elf: str, fights: bool, wounded: str, strength: int
) -> None:
    """Against a minion that is no hunter, hunter 1 adds 1."""
    scene = Scene(
        fellowship=[elf],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[CURSE_THEIR_FOUL_FEET, DEFIANCE_1_37],
        threats=2,
        site=6,
    )
    if wounded:
        scene.wound(wounded, 1)
    if fights:
        scene.skirmish(elf, MORDOR_VETERAN)
    assert scene.strength(elf) == strength
    shoots = elf == RUMIL_SILVAN_ELF and bool(wounded)
    assert is_archer(scene.state, scene.card(elf)) is shoots


@pytest.mark.parametrize(
    ("site", "threats", "wounds", "drawn"), [(2, 1, 1, 0), (4, 0, 0, 0), (7, 0, 1, 1)]
)
def test_the_world_ahead_answers_each_move_by_its_region(
    site: int, threats: int, wounds: int, drawn: int
) -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF, DWARF_GUARD],
        support=[THE_WORLD_AHEAD],
        deck=[ELVEN_DEFENDER] * 3,
        path=ARAGORN_SITES[:site],
        site=site,
    )
    scene.wound(LORIEN_ELF, 1).wound(DWARF_GUARD, 1)
    scene.state.position[FREE_PEOPLES] = site - 1
    scene.happen(leave_site).pass_all()
    assert scene.threats == threats
    assert scene.wounds(LORIEN_ELF) == wounds
    assert scene.wounds(DWARF_GUARD) == 1
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize(("elf", "playable"), [(LORIEN_ELF, True), (DWARF_GUARD, False)])
def test_the_world_ahead_needs_an_elf(elf: str, playable: bool) -> None:
    scene = Scene(fellowship=[elf], hand=[THE_WORLD_AHEAD]).fellowship_phase()
    assert scene.can(Verb.PLAY, THE_WORLD_AHEAD) is playable


@pytest.mark.parametrize(
    ("way", "threats", "done"), [("wound a minion", 1, "wounded"), ("exert 3", 3, "exerted")]
)
def test_weapons_of_lothlorien_wound_one_or_exert_three(way: str, threats: int, done: str) -> None:
    minions = [MORDOR_VETERAN, MORDOR_REGULAR, MORDOR_TROOPER, MORDOR_SOLDIER]
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, DWARF_GUARD],
        minions=minions,
        hand=[WEAPONS_OF_LOTHLORIEN],
        site=6,
    )
    scene.archery_phase().play(WEAPONS_OF_LOTHLORIEN).choose(way)
    hit = 1 if done == "wounded" else 3
    for minion in minions[:hit]:
        scene.choose(minion)
    assert [scene.wounds(minion) for minion in minions] == [1] * hit + [0] * (4 - hit)
    assert (done, scene.card(MORDOR_VETERAN)) in scene.log
    assert scene.threats == threats


def test_weapons_of_lothlorien_wound_where_three_threats_do_not_fit() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[WEAPONS_OF_LOTHLORIEN],
        threats=1,
        site=6,
    )
    scene.archery_phase().play(WEAPONS_OF_LOTHLORIEN)
    assert ("wounded", scene.card(MORDOR_VETERAN)) in scene.log
    assert scene.threats == 2


@pytest.mark.parametrize(("archer", "threats"), [(LORIEN_ELF, 0), (LEGOLAS_GREENLEAF, 2)])
def test_weapons_of_lothlorien_need_an_archer_and_room_for_a_threat(
    archer: str, threats: int
) -> None:
    scene = Scene(
        fellowship=[archer],
        minions=[MORDOR_VETERAN],
        hand=[WEAPONS_OF_LOTHLORIEN],
        threats=threats,
        site=6,
    )
    assert not scene.archery_phase().comes_to(Verb.PLAY, WEAPONS_OF_LOTHLORIEN)
