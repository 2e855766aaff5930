"""The Isengard cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.engine.turn import regroup
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

ORCS = [ISENGARD_RETAINER, ISENGARD_WORKER, ISENGARD_TENDER, FOUL_HORDE]


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


def test_orcs_that_leave_at_the_end_of_the_turn_are_not_stacked() -> None:
    scene = Scene(minions=[FOUL_HORDE], shadow_support=[GNAWING_BITING_HACKING_BURNING])
    scene.happen(regroup.discard_minions)
    assert scene.stack(GNAWING_BITING_HACKING_BURNING) == []
    assert scene.is_discarded(FOUL_HORDE)


def test_two_stacked_cards_bring_back_an_isengard_orc() -> None:
    scene = Scene(
        shadow_support=[GNAWING_BITING_HACKING_BURNING],
        stacked={GNAWING_BITING_HACKING_BURNING: [FOUL_HORDE, FOUL_HORDE]},
        shadow_discards=[FOUL_HORDE],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().use(GNAWING_BITING_HACKING_BURNING).choose(FOUL_HORDE)
    assert scene.stack(GNAWING_BITING_HACKING_BURNING) == []
    assert len(scene.state.minions) == 1


def test_isengard_tender_exhausts_a_companion_from_his_stack() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        shadow_support=[IRON_FIST_OF_THE_ORC],
        stacked={IRON_FIST_OF_THE_ORC: [ISENGARD_TENDER]},
        site=6,
        twilight=2,
    )
    scene.regroup_phase().wait_to(Verb.USE, ISENGARD_TENDER).use(ISENGARD_TENDER).choose(
        MERRY_ROHIRRIM_SQUIRE
    )
    assert (
        scene.wounds(MERRY_ROHIRRIM_SQUIRE),
        scene.twilight,
        scene.is_discarded(ISENGARD_TENDER),
    ) == (3, 0, True)


def test_scaffolding_saves_isengard_orcs_for_two_stacked_cards() -> None:
    scene = Scene(
        minions=[ISENGARD_RETAINER, URUK_RUNNER],
        shadow_support=[SCAFFOLDING],
        stacked={SCAFFOLDING: [ISENGARD_WORKER, ISENGARD_WORKER]},
        site=6,
    )
    scene.happen(wounds.wound, scene.card(URUK_RUNNER))
    assert scene.wounds(URUK_RUNNER) == 1
    scene.happen(wounds.wound, scene.card(ISENGARD_RETAINER)).answer_with(SCAFFOLDING)
    scene.choose(ISENGARD_WORKER)
    assert (scene.wounds(ISENGARD_RETAINER), scene.stack(SCAFFOLDING)) == (0, [])


def test_an_isengard_orc_that_a_regroup_action_discards_may_be_stacked() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[FOUL_HORDE],
        shadow_support=[GNAWING_BITING_HACKING_BURNING],
        hand=[GONDORS_VENGEANCE],
    )
    scene.regroup_phase().play(GONDORS_VENGEANCE).answer_with(GNAWING_BITING_HACKING_BURNING)
    assert scene.stack(GNAWING_BITING_HACKING_BURNING) == [FOUL_HORDE]


def test_fires_and_foul_fumes_discard_four_orcs_to_wound_a_companion_four_times() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DEFENDER_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE],
        minions=[*ORCS, URUK_RUNNER],
        shadow_hand=[FIRES_AND_FOUL_FUMES],
        twilight=4,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, FIRES_AND_FOUL_FUMES).play(FIRES_AND_FOUL_FUMES)
    for orc in ORCS[:3]:
        assert not scene.can(Verb.CHOOSE, URUK_RUNNER)
        scene.choose(orc)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(ARAGORN_DEFENDER_OF_FREE_PEOPLES)
    assert [scene.is_discarded(orc) for orc in ORCS] == [True] * 4
    assert scene.in_play(URUK_RUNNER)
    assert scene.is_dead(ARAGORN_DEFENDER_OF_FREE_PEOPLES)


def test_fires_and_foul_fumes_need_four_orcs_of_isengard() -> None:
    scene = Scene(
        minions=[*ORCS[1:], URUK_RUNNER, MORDOR_TROOPER],
        shadow_hand=[FIRES_AND_FOUL_FUMES],
        twilight=4,
        site=6,
    )
    assert not scene.regroup_phase().comes_to(Verb.PLAY, FIRES_AND_FOUL_FUMES)


@pytest.mark.parametrize(
    ("stacked", "twilight", "usable"), [(3, 1, True), (2, 1, False), (3, 0, False)]
)
def test_iron_fist_discards_three_stacked_cards_to_discard_a_possession(
    stacked: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        shadow_support=[IRON_FIST_OF_THE_ORC],
        stacked={IRON_FIST_OF_THE_ORC: [ISENGARD_WORKER] * stacked},
        site=6,
        twilight=twilight,
    )
    assert scene.regroup_phase().comes_to(Verb.USE, IRON_FIST_OF_THE_ORC) is usable
    if usable:
        scene.use(IRON_FIST_OF_THE_ORC)
        while scene.can(Verb.CHOOSE, ISENGARD_WORKER):
            scene.choose(ISENGARD_WORKER)
        assert scene.is_discarded(HOBBIT_SWORD_7_319)
        assert (scene.stack(IRON_FIST_OF_THE_ORC), scene.twilight) == ([], 0)


@pytest.mark.parametrize(
    "orc", [ISENGARD_ARTISAN, ISENGARD_JOURNEYMAN, ISENGARD_PLODDER, ISENGARD_TINKER]
)
@pytest.mark.parametrize("itself", [True, False])
def test_an_orc_of_isengard_is_given_up_to_wound_a_companion(orc: str, itself: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[orc, FOUL_HORDE, URUK_RUNNER, MORDOR_TROOPER],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, orc).use(orc)
    assert not scene.can(Verb.CHOOSE, URUK_RUNNER)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    scene.choose(orc if itself else FOUL_HORDE)
    assert scene.is_discarded(orc) is itself
    assert scene.is_discarded(FOUL_HORDE) is not itself
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, ELROND_LORD_OF_RIVENDELL)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("companions", "wounded"), [(5, 1), (6, 2)])
def test_isengard_mechanics_wound_two_of_six_companions(companions: int, wounded: int) -> None:
    men = [ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(
        fellowship=[*men, *[ROHIRRIM_GUARD] * (companions - 3)],
        minions=[ISENGARD_MECHANICS, ISENGARD_RETAINER],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, ISENGARD_MECHANICS).use(ISENGARD_MECHANICS)
    scene.choose(ISENGARD_RETAINER)
    assert scene.is_discarded(ISENGARD_RETAINER)
    for man in men[:wounded]:
        assert scene.who == FREE_PEOPLES
        scene.choose(man)
    assert sum(scene.wounds(man) for man in men) == wounded


@pytest.mark.parametrize(
    ("stacked", "orc", "gained"),
    [
        (ISENGARD_BUILDER, URUK_RUNNER, 2),
        (ISENGARD_MECHANICS, ISENGARD_RETAINER, 3),
        (ISENGARD_MECHANICS, URUK_RUNNER, 0),
    ],
)
def test_a_stacked_orc_is_discarded_for_twilight(stacked: str, orc: str, gained: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[orc],
        shadow_support=[IRON_FIST_OF_THE_ORC],
        stacked={IRON_FIST_OF_THE_ORC: [stacked]},
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, stacked) is bool(gained)
    if gained:
        scene.use(stacked)
        assert scene.twilight == gained
        assert scene.is_discarded(stacked)
        assert scene.stack(IRON_FIST_OF_THE_ORC) == []


@pytest.mark.parametrize("place", [IRON_FIST_OF_THE_ORC, SCAFFOLDING])
@pytest.mark.parametrize("agreed", [True, False])
def test_an_orc_whom_a_regroup_action_discards_goes_to_either_stack(
    place: str, agreed: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ISENGARD_TINKER],
        shadow_support=[place],
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, ISENGARD_TINKER).use(ISENGARD_TINKER)
    while not scene.can(Verb.TRIGGER, place):
        scene.take_first()
    if agreed:
        scene.answer_with(place)
    else:
        scene.pass_()
    assert scene.stack(place) == [ISENGARD_TINKER] * agreed
    assert scene.is_discarded(ISENGARD_TINKER) is not agreed
