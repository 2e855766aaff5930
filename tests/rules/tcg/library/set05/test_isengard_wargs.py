"""The warg-riders of set 5, *Battle of Helm's Deep*, their wargs and the wolves around them."""

import pytest

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import DAMAGE, UNTIL_END_OF_TURN, VITALITY, Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_foul_horde_with_one_more_vitality_is_damage_plus_one() -> None:
    scene = Scene(minions=[FOUL_HORDE])
    horde = scene.card(FOUL_HORDE)
    assert damage_bonus(scene.state, horde) == 0
    change_number(scene.state, horde, VITALITY, 1, UNTIL_END_OF_TURN)
    assert damage_bonus(scene.state, horde) == 1


def test_sharku_lets_no_hobbit_be_exerted_for_a_mount() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN, ARAGORN_DRIVEN_BY_NEED],
        minions=[SHARKU_WARG_CAPTAIN],
        shadow_hand=[SHARKUS_WARG],
        site=6,
        twilight=5,
    )
    scene.shadow_phase().play(SHARKUS_WARG).answer_with(SHARKU_WARG_CAPTAIN)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
    scene.choose(EOWYN_RESTLESS_MAIDEN)
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == 1
    assert scene.number(DAMAGE, SHARKU_WARG_CAPTAIN) == 1


@pytest.mark.parametrize("mount", [WAR_WARG, WARG])
@pytest.mark.parametrize(("cancels", "gained"), [(True, 0), (False, 3)])
def test_a_warg_cancels_a_skirmish_ability_whose_cost_is_paid(
    mount: str, cancels: bool, gained: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, BOROMIR_SON_OF_DENETHOR],
        minions=[WARG_RIDER, BYSTANDER],
        bearing={WARG_RIDER: [mount]},
    )
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, WARG_RIDER).wait_to(
        Verb.USE, BOROMIR_SON_OF_DENETHOR
    ).use(BOROMIR_SON_OF_DENETHOR)
    if scene.decision.question is Question.TARGET:
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(BOROMIR_SON_OF_DENETHOR) == 1
    if cancels:
        scene.answer_with(mount)
    else:
        scene.pass_()
        if scene.decision.question is Question.TARGET:
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(WARG_RIDER) == int(cancels)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + gained


def test_a_warg_cancels_nothing_in_the_skirmishes_of_others() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, BOROMIR_SON_OF_DENETHOR],
        minions=[WARG_RIDER, BYSTANDER],
        bearing={WARG_RIDER: [WARG]},
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, BYSTANDER).wait_to(Verb.USE, BOROMIR_SON_OF_DENETHOR).use(
        BOROMIR_SON_OF_DENETHOR
    )
    assert not scene.can(Verb.TRIGGER, WARG)


@pytest.mark.parametrize(("bearing", "wounds_left"), [([WARG], 0), ([], 1)])
def test_wolf_voices_heal_a_mounted_orc(bearing: list[str], wounds_left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[FOUL_HORDE],
        bearing={FOUL_HORDE: bearing},
        shadow_hand=[WOLF_VOICES],
        twilight=1,
    )
    scene.wound(FOUL_HORDE, 1).skirmish(ARAGORN_DRIVEN_BY_NEED, FOUL_HORDE).wait_to(
        Verb.PLAY, WOLF_VOICES
    ).play(WOLF_VOICES)
    assert scene.wounds(FOUL_HORDE) == wounds_left


@pytest.mark.parametrize(
    ("winner", "wounds", "may"),
    [
        (ISENGARD_SCOUT_TROOP, 0, True),
        (ISENGARD_SCOUT_TROOP, 2, False),
        (ISENGARD_RETAINER, 0, True),
        (URUK_RUNNER, 0, False),
        (MORDOR_VETERAN, 0, False),
    ],
)
def test_isengard_scout_troop_takes_a_site_when_an_orc_of_isengard_wins(
    winner: str, wounds: int, may: bool
) -> None:
    others = [] if winner == ISENGARD_SCOUT_TROOP else [winner]
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[ISENGARD_SCOUT_TROOP, *others]
    ).wound(ISENGARD_SCOUT_TROOP, wounds)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, winner)
    assert scene.comes_to(Verb.TRIGGER, ISENGARD_SCOUT_TROOP) is may
    if may:
        scene.answer_with(ISENGARD_SCOUT_TROOP)
        assert scene.controls(ARAGORN_SITES[0])
        assert scene.wounds(ISENGARD_SCOUT_TROOP) == 1


@pytest.mark.parametrize(
    ("rider", "vitality"),
    [
        (ISENGARD_SCOUT_TROOP, 3),
        (ISENGARD_FLANKER, 2),
        (ISENGARD_RIDER, 3),
        (WARG_MASTER, 2),
        (WARG_RIDER, 2),
        (SHARKU_WARG_CAPTAIN, 2),
        (FOUL_HORDE, 3),
    ],
)
def test_a_warg_rider_is_fierce_until_it_is_exhausted(rider: str, vitality: int) -> None:
    scene = Scene(minions=[rider])
    assert fierce(scene, rider)
    assert fierce(scene.wound(rider, vitality - 2), rider)
    assert not fierce(scene.wound(rider, vitality - 1), rider)


@pytest.mark.parametrize(
    ("controlled", "may"),
    [([STEPS_OF_EDORAS, WEST_ROAD], True), ([STEPS_OF_EDORAS], False), ([], False)],
    ids=["plains", "no plains", "none"],
)
def test_wolves_of_isengard_roam_plains_under_control(controlled: list[str], may: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[WOLVES_OF_ISENGARD],
        twilight=5,
        site=7,  # Pelennor Grassland, plains too
    )
    scene.control(*controlled).shadow_phase()
    assert scene.can(Verb.PLAY, WOLVES_OF_ISENGARD) is may
    if may:
        assert scene.play(WOLVES_OF_ISENGARD).bearer_of(WOLVES_OF_ISENGARD) == WEST_ROAD


@pytest.mark.parametrize(
    ("minion", "wounds", "may"),
    [(ISENGARD_RETAINER, 0, True), (ISENGARD_RETAINER, 2, False), (URUK_RUNNER, 0, False)],
)
def test_wolves_of_isengard_exert_an_orc_to_wound_a_companion(
    minion: str, wounds: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[minion],
        shadow_hand=[WOLVES_OF_ISENGARD],
        twilight=5,
        site=6,
    ).wound(minion, wounds)
    scene.control(WEST_ROAD).shadow_phase().play(WOLVES_OF_ISENGARD).regroup_phase()
    assert scene.comes_to(Verb.USE, WOLVES_OF_ISENGARD) is may
    if may:
        scene.use(WOLVES_OF_ISENGARD)
        assert scene.wounds(minion) == 1
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, ELROND_LORD_OF_RIVENDELL)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


@pytest.mark.parametrize("agreed", [True, False])
def test_warg_master_finds_a_mount_of_isengard(agreed: bool) -> None:
    scene = Scene(
        shadow_hand=[WARG_MASTER, WARG_MASTER],
        shadow_discards=[WARG, MUMAK, ISENGARD_SCIMITAR],
        minions=[SOUTHRON_SENTRY],
        twilight=5,
        site=6,
    )
    scene.shadow_phase().play(WARG_MASTER)
    if agreed:
        scene.answer_with(WARG_MASTER)
        assert scene.bearer_of(WARG) == WARG_MASTER
        assert scene.strength(WARG_MASTER) == 6 + 3
    else:
        scene.pass_()
        assert scene.is_discarded(WARG)
    # The mount's own cost is paid.
    assert scene.twilight == (0 if agreed else 3)
    assert scene.is_discarded(MUMAK)
    assert scene.is_discarded(ISENGARD_SCIMITAR)


@pytest.mark.parametrize(
    ("mounts", "twilight"), [([MUMAK], 9), ([WARG], 4)], ids=["of the Raiders", "too costly"]
)
def test_warg_master_finds_no_mount_he_cannot_play(mounts: list[str], twilight: int) -> None:
    scene = Scene(
        shadow_hand=[WARG_MASTER],
        shadow_discards=mounts,
        minions=[SOUTHRON_SENTRY],
        twilight=twilight,
        site=6,
    )
    assert not scene.shadow_phase().play(WARG_MASTER).can(Verb.TRIGGER, WARG_MASTER)


@pytest.mark.parametrize(("wounds", "twilight"), [(0, 1), (1, 0)])
def test_foul_horde_is_in_ambush_until_it_is_wounded(wounds: int, twilight: int) -> None:
    """4.2, "vitality": a wound reduces it by one."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[FOUL_HORDE, MORGUL_LACKEY])
    scene.wound(FOUL_HORDE, wounds).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, FOUL_HORDE).pass_()
    if scene.decision.question is Question.AMBUSH:
        scene.choose("add")
    assert scene.twilight == twilight


@pytest.mark.parametrize(("rider", "bonus"), [(SHARKU_WARG_CAPTAIN, 1), (WARG_RIDER, 0)])
def test_sharkus_warg_bites_harder_under_sharku_and_cancels_for_any_rider(
    rider: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, BOROMIR_SON_OF_DENETHOR],
        minions=[rider, BYSTANDER],
        bearing={rider: [SHARKUS_WARG]},
    )
    assert scene.number(DAMAGE, rider) == bonus
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, rider)
    scene.wait_to(Verb.USE, BOROMIR_SON_OF_DENETHOR).use(BOROMIR_SON_OF_DENETHOR)
    if scene.decision.question is Question.TARGET:
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    scene.answer_with(SHARKUS_WARG)
    assert scene.wounds(rider) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3
