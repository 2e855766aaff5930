"""The Raider cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    COMPANY_OF_HARADRIM,
    DESERT_STALKER,
    EOMER_VALIANT_WARCHIEF,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    MEN_OF_RHUN,
    MERRY_ROHIRRIM_SQUIRE,
    RAIDER_BOW,
    SOUTHRON_SCOUT,
    SOUTHRON_SENTRY,
    STRENGTH_IN_NUMBERS,
    WAR_MUMAK,
)
from tests.rules.tcg.scene import Scene


def test_company_of_haradrim_lowers_the_move_limit_to_one_at_least() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[COMPANY_OF_HARADRIM, SOUTHRON_SENTRY],
        twilight=18,
    )
    scene.regroup_phase().wait_to(Verb.USE, COMPANY_OF_HARADRIM).use(COMPANY_OF_HARADRIM)
    assert moves_allowed(scene.state) == 1
    scene.wait_to(Verb.USE, COMPANY_OF_HARADRIM).use(COMPANY_OF_HARADRIM)
    assert moves_allowed(scene.state) == 1


@pytest.mark.parametrize(
    ("third", "usable"), [(GIMLI_DWARF_OF_EREBOR, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_desert_stalker_needs_four_free_peoples_cultures(third: str, usable: bool) -> None:
    fellowship = [ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, third]
    scene = Scene(fellowship=fellowship, minions=[DESERT_STALKER]).maneuver_phase()
    assert scene.can(Verb.USE, DESERT_STALKER) is usable
    if usable:
        scene.use(DESERT_STALKER)
        assert [scene.wounds(card) for card in (FRODO_HOPE_OF_FREE_PEOPLES, *fellowship)] == [
            1,
            1,
            1,
            1,
        ]


@pytest.mark.parametrize(
    ("minions", "bearing", "added"),
    [
        ([SOUTHRON_SCOUT, SOUTHRON_SENTRY], {}, 1),
        ([SOUTHRON_SCOUT, SOUTHRON_SENTRY], {SOUTHRON_SENTRY: [RAIDER_BOW]}, 2),
    ],
)
def test_strength_in_numbers_counts_men_who_have_or_gain_ambush(
    minions: list[str], bearing: dict[str, list[str]], added: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=minions,
        bearing=bearing,
        shadow_support=[STRENGTH_IN_NUMBERS],
    ).maneuver_phase()
    assert (
        scene.wait_to(Verb.USE, STRENGTH_IN_NUMBERS)
        .use(STRENGTH_IN_NUMBERS)
        .take_number(added)
        .twilight
        == added
    )


def test_war_mumak_adds_five_for_a_character_overwhelmed() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_SENTRY],
        bearing={SOUTHRON_SENTRY: [WAR_MUMAK]},
        shadow_hand=[MEN_OF_RHUN],
    ).skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_SENTRY)
    while not scene.can(Verb.TRIGGER, WAR_MUMAK):
        scene.pass_()
    assert scene.answer_with(WAR_MUMAK).twilight == 5
