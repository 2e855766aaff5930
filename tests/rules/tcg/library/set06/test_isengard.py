"""The Isengard cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene


@pytest.mark.parametrize(
    ("others", "over"),
    [
        ([], 0),
        ([GIMLI_DWARF_OF_EREBOR], 0),
        (
            [
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
                EOWYN_RESTLESS_MAIDEN,
                ARAGORN_DRIVEN_BY_NEED,
            ],
            3,
        ),
    ],
)
def test_agents_of_orthanc_count_cultures_over_two(others: list[str], over: int) -> None:
    scene = Scene(fellowship=others, minions=[AGENTS_OF_ORTHANC], site=6).maneuver_phase()
    assert (scene.strength(AGENTS_OF_ORTHANC), scene.number(DAMAGE, AGENTS_OF_ORTHANC)) == (
        9 + 2 * over,
        over,
    )


def test_banner_of_isengard_exerts_once_a_site_and_may_take_one_companion_twice() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        bearing={UNFERTH: [BANNER_OF_ISENGARD]},
        minions=[UNFERTH],
        site=6,
    )
    scene.control(*ARAGORN_SITES[:2]).skirmish(MERRY_ROHIRRIM_SQUIRE, UNFERTH)
    while not scene.options(Verb.CHOOSE):
        scene.pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose(ARAGORN_DRIVEN_BY_NEED).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_berserk_butcher_keeps_urukhai_from_wounds_until_the_assignment_phase() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],  # who could act, so that the phase goes on
        minions=[BERSERK_BUTCHER, URUK_RUNNER, MORDOR_TROOPER],
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    scene.put_tokens(SCALING_LADDER, 1).maneuver_phase().wait_to(Verb.USE, BERSERK_BUTCHER).use(
        BERSERK_BUTCHER
    )
    scene.happen(wounds.wound, scene.card(URUK_RUNNER))
    scene.happen(wounds.wound, scene.card(MORDOR_TROOPER))
    assert (
        scene.wounds(URUK_RUNNER),
        scene.wounds(MORDOR_TROOPER),
        scene.wounds(BERSERK_BUTCHER),
    ) == (0, 1, 2)
    scene.assignment_phase()
    scene.happen(wounds.wound, scene.card(URUK_RUNNER))
    assert scene.wounds(URUK_RUNNER) == 1


def test_berserk_butcher_prevents_wounds_that_are_assigned() -> None:
    """4.2, "wound": wounds are prevented as they come, so arrows may be assigned to Uruk-hai."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE],
        minions=[BERSERK_BUTCHER, URUK_RUNNER, MORDOR_TROOPER],
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    scene.put_tokens(SCALING_LADDER, 1).maneuver_phase().wait_to(Verb.USE, BERSERK_BUTCHER).use(
        BERSERK_BUTCHER
    )
    scene.archery_phase().wait_to(Verb.WOUND, MORDOR_TROOPER).do(Verb.WOUND, URUK_RUNNER)
    assert (scene.wounds(URUK_RUNNER), scene.wounds(MORDOR_TROOPER)) == (0, 0)


def test_desertion_assigns_a_weaker_isengard_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL],  # strength 8, less 1 by the condition
        bearing={ARAGORN_HEIR_OF_ELENDIL: [DESERTION]},
        minions=[UNFERTH, URUK_RUNNER, MORDOR_TROOPER],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.USE, DESERTION).use(DESERTION)
    assert scene.assigned_to(UNFERTH) == [ARAGORN_HEIR_OF_ELENDIL]
    assert scene.is_discarded(DESERTION)


def test_twisted_tales_takes_a_possession_when_an_isengard_man_wins() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319]},
        minions=[UNFERTH],
        shadow_support=[TWISTED_TALES],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, UNFERTH).wait_to(Verb.TRIGGER, TWISTED_TALES).answer_with(
        TWISTED_TALES
    )
    assert scene.stack(TWISTED_TALES) == [HOBBIT_SWORD_7_319]
    assert scene.strength(PIPPIN_SWORN_TO_SERVICE) == 3


@pytest.mark.parametrize(
    ("builder", "wounds", "may"),
    [(URUK_RUNNER, 0, True), (URUK_RUNNER, 1, False), (ISENGARD_RETAINER, 0, False)],
)
def test_assault_ladder_is_built_by_an_uruk_hai(builder: str, wounds: int, may: bool) -> None:
    scene = Scene(minions=[builder], shadow_support=[ASSAULT_LADDER], site=6).wound(builder, wounds)
    scene.shadow_phase()
    assert scene.can(Verb.USE, ASSAULT_LADDER) is may
    if may:
        scene.use(ASSAULT_LADDER)
        assert scene.wounds(builder) == 1
        assert scene.tokens(ASSAULT_LADDER) == 1


@pytest.mark.parametrize(("tokens", "may"), [(3, True), (2, False)])
def test_assault_ladder_carries_an_uruk_hai_when_it_has_three_tokens(
    tokens: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, ISENGARD_RETAINER],
        shadow_support=[ASSAULT_LADDER, SCALING_LADDER],
        site=6,
    )
    scene.put_tokens(ASSAULT_LADDER, tokens).put_tokens(SCALING_LADDER, 1)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ISENGARD_RETAINER)
    assert scene.comes_to(Verb.USE, ASSAULT_LADDER) is may
    if may:
        scene.use(ASSAULT_LADDER)
        # Shagrat is an Uruk-hai, if not one of Isengard; the Orc is none.
        assert scene.strength(SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL) == 13 + 3
        assert scene.strength(ISENGARD_RETAINER) == 8
        assert scene.is_discarded(ASSAULT_LADDER)


@pytest.mark.parametrize(
    ("bearing", "gained"),
    [
        ({ARAGORN_DRIVEN_BY_NEED: [WOUNDED]}, 2),
        ({ARAGORN_DRIVEN_BY_NEED: [RANGERS_SWORD]}, 0),
        ({URUK_RUNNER: [CITY_WALL]}, 0),
        ({}, 0),
    ],
    ids=["of Isengard", "a possession", "on a minion", "none"],
)
def test_rohirrim_traitor_is_stronger_where_a_companion_bears_a_condition_of_isengard(
    bearing: dict[str, list[str]], gained: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing=bearing,
        minions=[ROHIRRIM_TRAITOR, URUK_RUNNER],
        shadow_support=[SCALING_LADDER],
    )
    assert scene.strength(ROHIRRIM_TRAITOR) == 6 + gained


@pytest.mark.parametrize(("wounds", "strong"), [(0, True), (1, False)])
def test_sharku_vile_marauder_is_fierce_and_adds_twilight_until_exhausted(
    wounds: int, strong: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SHARKU_VILE_MARAUDER, FOUL_HORDE], site=6
    ).wound(SHARKU_VILE_MARAUDER, wounds)
    assert fierce(scene, SHARKU_VILE_MARAUDER) is strong
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, SHARKU_VILE_MARAUDER) is strong
    if strong:
        scene.use(SHARKU_VILE_MARAUDER)
        assert scene.twilight == 1
        assert scene.wounds(SHARKU_VILE_MARAUDER) == 1


@pytest.mark.parametrize(("wounds", "strength"), [(0, 12), (2, 12 + 2 + 1)])
def test_berserk_butcher_grows_by_every_wound_in_his_skirmish(wounds: int, strength: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[BERSERK_BUTCHER, MORDOR_TROOPER],
        site=6,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(MERRY_ROHIRRIM_SQUIRE, wounds)
    scene.wound(BERSERK_BUTCHER, wounds // 2).skirmish(MERRY_ROHIRRIM_SQUIRE, BERSERK_BUTCHER)
    assert scene.strength(BERSERK_BUTCHER) == strength
