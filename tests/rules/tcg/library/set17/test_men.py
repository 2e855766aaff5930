"""The Men cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BRUTAL_EASTERLING,
    CEREMONIAL_ARMOR,
    DWARF_GUARD,
    EASTERLING_DISPATCHER,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    SARUMAN_COLDLY_STILL,
    STAMPEDING_SAVAGE,
    SUNLAND_TROOPER,
    VENGEFUL_PRIMITIVE,
    VENGEFUL_WILD_MAN,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("others", "threats"), [(3, 1), (5, 3)])
def test_vengeful_wild_man_adds_a_threat_and_more_for_a_large_fellowship(
    others: int, threats: int
) -> None:
    """Frodo is a companion too."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * others, minions=[VENGEFUL_WILD_MAN, BRUTAL_EASTERLING], site=6
    )
    scene.maneuver_phase().take_number(others + 1)
    assert scene.wounds(VENGEFUL_WILD_MAN) == 1
    assert scene.threats == threats


def test_vengeful_wild_man_needs_another_man() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5, minions=[VENGEFUL_WILD_MAN, MORDOR_TROOPER], site=6
    ).maneuver_phase()
    assert scene.wounds(VENGEFUL_WILD_MAN) == 0
    assert scene.threats == 0


def test_vengeful_wild_man_must_exert_for_a_threat_if_another_man_is_there() -> None:
    """Print has no "may": nobody is asked."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[VENGEFUL_WILD_MAN, EASTERLING_DISPATCHER],
        site=6,
    )
    scene.maneuver_phase()
    assert scene.wounds(VENGEFUL_WILD_MAN) == 1
    assert scene.threats == 1


def test_vengeful_wild_man_adds_nothing_alone_or_exhausted() -> None:
    alone = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[VENGEFUL_WILD_MAN], site=6
    ).maneuver_phase()
    assert alone.threats == 0
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[VENGEFUL_WILD_MAN, EASTERLING_DISPATCHER],
        site=6,
    )
    vitality = 2
    scene.wound(VENGEFUL_WILD_MAN, vitality - 1).maneuver_phase()
    assert scene.threats == 0
    assert scene.wounds(VENGEFUL_WILD_MAN) == vitality - 1


def test_sunland_trooper_counts_minions_stacked_on_a_possession() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SUNLAND_TROOPER],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING, EASTERLING_DISPATCHER]},
        site=6,
    )
    before = scene.strength(SUNLAND_TROOPER)
    scene.maneuver_phase().wait_to(Verb.USE, SUNLAND_TROOPER).use(SUNLAND_TROOPER).pass_()
    assert before == 9 + 2
    assert scene.twilight == 2
    assert scene.is_discarded(SUNLAND_TROOPER)


def test_ceremonial_armor_takes_minions_discarded_in_the_maneuver_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SUNLAND_TROOPER],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING]},
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, SUNLAND_TROOPER).use(SUNLAND_TROOPER).answer_with(
        CEREMONIAL_ARMOR
    )
    assert scene.stack(CEREMONIAL_ARMOR) == [BRUTAL_EASTERLING, SUNLAND_TROOPER]


def test_vengeful_primitive_comes_in_the_maneuver_phase_and_turns_men_into_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING, EASTERLING_DISPATCHER],
        shadow_hand=[VENGEFUL_PRIMITIVE],
        twilight=6,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, VENGEFUL_PRIMITIVE).play(VENGEFUL_PRIMITIVE)
    scene.answer_with(VENGEFUL_PRIMITIVE).take_number(2)
    scene.choose(BRUTAL_EASTERLING).choose(EASTERLING_DISPATCHER)
    assert scene.in_play(VENGEFUL_PRIMITIVE)
    assert scene.twilight == 2


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
