"""The Men cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.state.codes import TAKES_NO_ARCHERY_WOUNDS, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BRUTAL_EASTERLING,
    COLUMN_OF_EASTERLINGS,
    DWARF_GUARD,
    EASTERLING_HOST,
    EOMER_VALIANT_WARCHIEF,
    FORCE_OF_HARAD,
    FRODO_HOPE_OF_FREE_PEOPLES,
    LATHSPELL,
    LONG_SPEAR,
    MORDOR_TROOPER,
    OATH_SWORN,
    PRECISION_TARGETING,
    SALVE,
    SWARTHY_BREE_LANDER,
)
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("other", "stays"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_force_of_harad_leaves_without_another_minion_of_men(other: str, stays: bool) -> None:
    scene = Scene(minions=[FORCE_OF_HARAD, other], site=6).maneuver_phase()
    assert scene.in_play(FORCE_OF_HARAD) is stays
    assert scene.in_play(other)


@pytest.mark.parametrize(("minion", "lost"), [(BRUTAL_EASTERLING, True), (MORDOR_TROOPER, False)])
def test_lathspell_takes_bonuses_from_possessions_against_men(minion: str, lost: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR, LATHSPELL]},
        minions=[minion],
        site=6,
    )
    armed = scene.strength(EOMER_VALIANT_WARCHIEF)
    scene.skirmish(EOMER_VALIANT_WARCHIEF, minion).resolve()
    assert totals(scene)[0] == armed - (2 if lost else 0)


def test_easterling_host_lends_its_strength_to_each_other_minion_of_men() -> None:
    minions = [EASTERLING_HOST, BRUTAL_EASTERLING, COLUMN_OF_EASTERLINGS, MORDOR_TROOPER]
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=minions, site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    before = [scene.strength(minion) for minion in minions]
    scene.wait_to(Verb.USE, EASTERLING_HOST).use(EASTERLING_HOST)
    after = [scene.strength(minion) for minion in minions]
    assert [late - early for early, late in zip(before, after, strict=True)] == [-2, 1, 1, 0]
    assert scene.wounds(EASTERLING_HOST) == 1


def test_oath_sworn_discards_the_whole_hand_for_eight_twilight() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING, COLUMN_OF_EASTERLINGS],
        shadow_support=[OATH_SWORN],
        shadow_hand=[MORDOR_TROOPER, FORCE_OF_HARAD],
        site=6,
    )
    scene.maneuver_phase().answer_with(OATH_SWORN)
    assert scene.hand(1) == []
    assert scene.twilight == 8


def test_oath_sworn_needs_two_cards_in_hand() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING, COLUMN_OF_EASTERLINGS],
        shadow_support=[OATH_SWORN],
        shadow_hand=[MORDOR_TROOPER],
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.TRIGGER, OATH_SWORN)


def test_precision_targeting_spares_all_but_three_companions() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[PRECISION_TARGETING],
        twilight=5,
        site=6,
    )
    scene.archery_phase().wait_to(Verb.PLAY, PRECISION_TARGETING).play(PRECISION_TARGETING)
    assert scene.who == 0
    for companion in (ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, DWARF_GUARD):
        scene.choose(companion)
    spared = [
        companion
        for companion in (
            FRODO_HOPE_OF_FREE_PEOPLES,
            ARAGORN_DRIVEN_BY_NEED,
            EOMER_VALIANT_WARCHIEF,
            DWARF_GUARD,
        )
        if scene.number(TAKES_NO_ARCHERY_WOUNDS, companion)
    ]
    assert spared == [FRODO_HOPE_OF_FREE_PEOPLES]


def test_swarthy_bree_lander_gives_a_condition_to_another_than_its_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, DWARF_GUARD],
        minions=[SWARTHY_BREE_LANDER],
        bearing={EOMER_VALIANT_WARCHIEF: [SALVE]},
        twilight=2,
        site=6,
    )
    scene.maneuver_phase().answer_with(SWARTHY_BREE_LANDER)
    offered = [scene.id_of(option.card) for option in scene.options()]
    assert EOMER_VALIANT_WARCHIEF not in offered
    assert SWARTHY_BREE_LANDER not in offered  # print: a companion bears it
    scene.choose(DWARF_GUARD)
    assert scene.bearer_of(SALVE) == DWARF_GUARD
    assert scene.twilight == 0
