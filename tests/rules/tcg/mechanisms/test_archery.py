"""Archery totals: archers, what cards add and take, who adds nothing (4.2, "archery phase")."""

from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import ARCHERY, ASSIGNMENT, MANEUVER, Verb
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, ELROND, GIMLI, LEGOLAS, MERRY, PIPPIN, TROOPER
from tests.rules.tcg.scene import Scene

GREAT_SHIELD = "1_107"
URUK_HAI_ARMORY = "1_157"
GOBLIN_MARKSMAN = "1_176"
URUK_SLAYER = "1_153"
THRARIN = "1_27"
FELLOWSHIP_SITES = (
    "1_319", "1_327", "1_337", "1_343", "1_349", "1_350", "1_354", "1_356", "1_360",
)  # fmt: skip


def totals(scene: Scene) -> tuple[int, int]:
    return archery_totals(scene.state)


def test_each_archer_adds_one_to_the_total_of_its_side():
    scene = Scene(fellowship=[LEGOLAS, ARAGORN], minions=[GOBLIN_MARKSMAN, TROOPER])
    assert totals(scene) == (1, 1)


def test_a_possession_lowers_the_minion_archery_total():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[GOBLIN_MARKSMAN, GOBLIN_MARKSMAN],
        bearing={ARAGORN: [GREAT_SHIELD]},
    )
    assert totals(scene) == (0, 1)


def test_a_total_is_never_below_zero():
    """2.0, "Modifiers": a result below zero counts as zero."""
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], bearing={ARAGORN: [GREAT_SHIELD]})
    assert totals(scene) == (0, 0)


def test_a_condition_lowers_the_fellowship_total_while_what_it_spots_is_there():
    scene = Scene(fellowship=[LEGOLAS], minions=[URUK_SLAYER], shadow_support=[URUK_HAI_ARMORY])
    assert totals(scene) == (0, 0)
    scene = Scene(fellowship=[LEGOLAS], minions=[TROOPER], shadow_support=[URUK_HAI_ARMORY])
    assert totals(scene) == (1, 0)


def test_a_site_adds_for_each_companion_over_four():
    """1 U 356: with Frodo there are six companions, two over four, so four more arrows."""
    fellowship = [ARAGORN, MERRY, PIPPIN, GIMLI, LEGOLAS]
    scene = Scene(fellowship=fellowship, minions=[TROOPER], site=8, path=FELLOWSHIP_SITES)
    assert totals(scene) == (1, 4)
    scene = Scene(fellowship=fellowship[:3], minions=[TROOPER], site=8, path=FELLOWSHIP_SITES)
    assert totals(scene) == (0, 0)


def test_an_archer_who_shoots_by_an_ability_adds_nothing_this_phase():
    scene = Scene(fellowship=[LEGOLAS], minions=[CAPTAIN]).archery_phase()
    scene.use(LEGOLAS)
    assert scene.wounds(CAPTAIN) == 1
    assert scene.wounds(LEGOLAS) == 1
    assert totals(scene) == (0, 0)
    scene.pass_all()
    assert scene.state.phase != ARCHERY
    assert scene.wounds(CAPTAIN) == 1
    assert totals(scene) == (1, 0)


def test_a_site_skips_the_archery_phase():
    """1 C 354: assignment follows the maneuver phase at once."""
    scene = Scene(
        fellowship=[LEGOLAS], minions=[CAPTAIN], site=7, path=FELLOWSHIP_SITES
    ).maneuver_phase()
    assert scene.state.phase == ASSIGNMENT
    assert scene.wounds(CAPTAIN) == 0


def test_elsewhere_the_archers_shoot():
    scene = Scene(
        fellowship=[LEGOLAS, MERRY], minions=[CAPTAIN], site=5, path=FELLOWSHIP_SITES
    ).maneuver_phase()
    scene.pass_all()
    assert scene.state.phase != MANEUVER
    scene.pass_all()
    assert scene.wounds(CAPTAIN) == 1


def test_an_ally_away_from_home_may_be_allowed_to_take_part():
    """2.0, "Allies": only at home, unless a card lets them take part elsewhere."""
    scene = Scene(fellowship=[THRARIN], minions=[CAPTAIN], site=5, path=FELLOWSHIP_SITES)
    scene.maneuver_phase().use(THRARIN)
    scene.wait_to(Verb.ASSIGN, THRARIN)
    assert scene.can(Verb.ASSIGN, THRARIN, CAPTAIN)


def test_an_ally_away_from_home_takes_no_part_by_itself():
    scene = Scene(fellowship=[ELROND], minions=[CAPTAIN], site=5, path=FELLOWSHIP_SITES)
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, ELROND)
