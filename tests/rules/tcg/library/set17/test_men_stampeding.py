"""The Wild Men of set 17, *Rise of Saruman*, and a Man of the Sunland in arms."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def _chief(**laid: Any) -> Scene:
    usual: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED],
        "shadow_hand": [STAMPEDING_CHIEF],
        "site": 6,
    }
    return Scene(**(usual | laid))


@pytest.mark.parametrize(
    ("twilight", "others", "stays"),
    [(11, [SUNLAND_TROOPER], True), (10, [SUNLAND_TROOPER], False), (11, [], False)],
)
def test_stampeding_chief_must_be_paid_for_twice(
    twilight: int, others: list[str], stays: bool
) -> None:
    """He costs 8, and 3 more from hand, beside another [men] minion."""
    scene = _chief(twilight=twilight, minions=others).shadow_phase().play(STAMPEDING_CHIEF)
    if scene.can(Verb.EITHER):
        scene.choose("remove (3)")
    assert scene.in_play(STAMPEDING_CHIEF) is stays


def test_stampeding_chief_is_discarded_at_will() -> None:
    scene = _chief(twilight=20, minions=[SUNLAND_TROOPER]).shadow_phase().play(STAMPEDING_CHIEF)
    scene.choose("discard")
    assert scene.is_discarded(STAMPEDING_CHIEF)
    assert scene.twilight == 12


@pytest.mark.parametrize("discarded", [1, 2])
def test_stampeding_savage_counts_only_the_minions_that_were_stacked(discarded: int) -> None:
    """Saruman costs 4; the Savage is discarded too, but X is the number of stacked minions."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_SAVAGE],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING, EASTERLING_DISPATCHER]},
        shadow_discards=[SARUMAN_COLDLY_STILL],
        twilight=10,
        site=6,
    ).maneuver_phase()
    scene.wait_to(Verb.USE, STAMPEDING_SAVAGE).use(STAMPEDING_SAVAGE).choose("do nothing more")
    scene.take_number(discarded).choose(BRUTAL_EASTERLING)
    assert scene.in_play(SARUMAN_COLDLY_STILL)
    assert scene.twilight == 10 - (4 - discarded)


def test_stampeding_savage_needs_a_possession_with_a_minion_on_it() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_SAVAGE],
        shadow_support=[CEREMONIAL_ARMOR],
        shadow_discards=[SARUMAN_COLDLY_STILL],
        twilight=10,
        site=6,
    ).maneuver_phase()
    assert not scene.comes_to(Verb.USE, STAMPEDING_SAVAGE)


@pytest.mark.parametrize(
    ("discards", "offered"),
    [([EASTERLING_DISPATCHER, ORKISH_SCOUT], True), ([ORKISH_SCOUT, BEAST_OF_WAR], False)],
)
def test_stampeding_hillsman_gives_way_to_a_minion_of_the_discard_pile(
    discards: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_HILLSMAN],
        shadow_support=[CEREMONIAL_ARMOR],
        shadow_discards=discards,
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, STAMPEDING_HILLSMAN) is offered
    if offered:
        scene.use(STAMPEDING_HILLSMAN)
        assert scene.stack(CEREMONIAL_ARMOR) == [EASTERLING_DISPATCHER]
        assert scene.is_discarded(STAMPEDING_HILLSMAN)


def test_stampeding_hillsman_stacks_nothing_on_a_possession_that_is_borne() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_HILLSMAN, BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        shadow_discards=[EASTERLING_DISPATCHER],
        site=6,
    ).regroup_phase()
    if scene.comes_to(Verb.USE, STAMPEDING_HILLSMAN):
        scene.use(STAMPEDING_HILLSMAN)
    assert scene.stack(CORSAIR_SCIMITAR) == []
    assert scene.is_discarded(EASTERLING_DISPATCHER)


@pytest.mark.parametrize(("controlled", "wounds"), [(True, 3), (False, 0)])
def test_stampeding_ransacker_exhausts_a_companion_while_he_holds_a_site(
    controlled: bool, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[STAMPEDING_RANSACKER],
        site=6,
    )
    if controlled:
        scene.control(ARAGORN_SITES[0])
    scene.happen(emit, SKIRMISH_WON, scene.card(STAMPEDING_RANSACKER))
    if controlled:
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds
    assert scene.wounds(DWARF_GUARD) == 0


@pytest.mark.parametrize("minion", [STAMPEDING_RANSACKER, SUNLAND_WEAPONMASTER])
@pytest.mark.parametrize(
    ("others", "playable"),
    [
        ([BRUTAL_EASTERLING, EASTERLING_DISPATCHER], True),
        ([BRUTAL_EASTERLING, ORKISH_SCOUT], False),
    ],
)
def test_two_men_call_the_ransacker_and_the_weaponmaster(
    minion: str, others: list[str], playable: bool
) -> None:
    scene = Scene(minions=others, shadow_hand=[minion], twilight=6, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, minion) is playable


@pytest.mark.parametrize(
    ("other", "offered"), [(STAMPEDING_HILLSMAN, True), (BRUTAL_EASTERLING, False)]
)
def test_stampeding_shepherd_turns_himself_and_a_cheap_minion_into_the_chief(
    other: str, offered: bool
) -> None:
    """The Chief costs 8, and nothing more as he does not come out of hand."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_SHEPHERD, other],
        shadow_deck=[ORKISH_SCOUT, STAMPEDING_CHIEF, ORKISH_SCOUT],
        twilight=1,
        site=6,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, STAMPEDING_SHEPHERD) is offered
    if offered:
        scene.use(STAMPEDING_SHEPHERD)
        if scene.can(Verb.CHOOSE, STAMPEDING_CHIEF):
            scene.choose(STAMPEDING_CHIEF)
        assert scene.is_discarded(STAMPEDING_SHEPHERD)
        assert scene.is_discarded(other)
    assert scene.in_play(STAMPEDING_CHIEF) is offered
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("fellowship", "armed", "strength"),
    [
        ([DWARF_GUARD, ELFHELM], True, 13 + 6),
        ([DWARF_GUARD, GIMLI_DWARF_OF_EREBOR], True, 13 + 4),
        ([DWARF_GUARD, ELFHELM], False, 13),
    ],
)
def test_sunland_weaponmaster_in_arms_counts_the_cultures_he_faces(
    fellowship: list[str], armed: bool, strength: int
) -> None:
    """Frodo is of the Shire; a scimitar by itself gives no strength without [men] tokens."""
    scene = Scene(
        fellowship=fellowship,
        minions=[SUNLAND_WEAPONMASTER],
        bearing={SUNLAND_WEAPONMASTER: [CORSAIR_SCIMITAR] if armed else []},
        site=4,
    )
    assert scene.strength(SUNLAND_WEAPONMASTER) == strength
