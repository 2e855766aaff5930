"""The Raider cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


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


@pytest.mark.parametrize(
    ("twilight", "discards", "may"),
    [(5, [MUMAK, WARG], True), (4, [MUMAK], False), (9, [WARG], False)],
    ids=["both paid", "too little twilight", "a mount of Isengard"],
)
def test_army_of_haradrim_calls_a_mount_in_a_skirmish(
    twilight: int, discards: list[str], may: bool
) -> None:
    """The price is (3), and the mount's own cost of 2."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ARMY_OF_HARADRIM, MORGUL_LACKEY],
        shadow_discards=discards,
        twilight=twilight,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ARMY_OF_HARADRIM)
    assert scene.comes_to(Verb.USE, ARMY_OF_HARADRIM) is may
    if may:
        scene.use(ARMY_OF_HARADRIM)
        assert scene.bearer_of(MUMAK) == ARMY_OF_HARADRIM
        assert scene.strength(ARMY_OF_HARADRIM) == 14 + 3
        assert scene.twilight == 0


@pytest.mark.parametrize(("southron", "cost"), [(SOUTHRON_MARCHER, 4), (SOUTHRON_RUNNER, 3)])
@pytest.mark.parametrize(
    ("friend", "less"), [(SOUTHRON_SENTRY, 2), (MORGUL_LACKEY, 0)], ids=["Southron", "Orc"]
)
def test_a_southron_is_cheaper_beside_another(
    southron: str, cost: int, friend: str, less: int
) -> None:
    scene = Scene(minions=[friend], shadow_hand=[southron], twilight=9, site=4)
    assert scene.shadow_phase().play(southron).twilight == 9 - cost + less


@pytest.mark.parametrize("southron", [SOUTHRON_MARCHER, SOUTHRON_RUNNER])
@pytest.mark.parametrize("agreed", [True, False])
def test_a_southron_lies_in_ambush(southron: str, agreed: bool) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[southron, MORGUL_LACKEY])
    scene.assignment_phase().wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, southron).pass_()
    assert scene.decision.question is Question.AMBUSH
    assert scene.who == SHADOW
    scene.choose("add") if agreed else scene.pass_()
    assert scene.twilight == (2 if agreed else 0)


@pytest.mark.parametrize(
    ("companion", "wins"), [(MERRY_ROHIRRIM_SQUIRE, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_mumak_is_fierce_and_adds_two_for_a_victory(companion: str, wins: bool) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[SOUTHRON_SCOUT, MORGUL_LACKEY],
        bearing={SOUTHRON_SCOUT: [MUMAK]},
    )
    assert scene.strength(SOUTHRON_SCOUT) == 3 + 3
    assert is_fierce(scene.state, scene.card(SOUTHRON_SCOUT))
    scene.skirmish(companion, SOUTHRON_SCOUT)
    assert scene.comes_to(Verb.TRIGGER, MUMAK) is wins
    if wins:
        assert scene.answer_with(MUMAK).twilight == 2


@pytest.mark.parametrize(
    ("wounded", "twilight", "may"),
    [
        (SOUTHRON_TRAVELER, 3, True),
        (SOUTHRON_SENTRY, 3, True),
        (SOUTHRON_SENTRY, 2, False),
        (MORGUL_LACKEY, 3, False),
    ],
)
def test_southron_traveler_buys_off_the_wound_of_a_southron(
    wounded: str, twilight: int, may: bool
) -> None:
    scene = Scene(minions=[SOUTHRON_TRAVELER, SOUTHRON_SENTRY, MORGUL_LACKEY], twilight=twilight)
    scene.happen(wound, scene.card(wounded))
    assert scene.can(Verb.TRIGGER, SOUTHRON_TRAVELER) is may
    if may:
        scene.answer_with(SOUTHRON_TRAVELER)
        assert scene.in_play(wounded)
        assert scene.wounds(wounded) == 0
        assert scene.twilight == 0
