"""Archery totals: archers, what cards add and take, who adds nothing (4.2, "archery phase")."""

from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, MANEUVER, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

FELLOWSHIP_SITES = (
    BAG_END,
    BREE_GATE,
    COUNCIL_COURTYARD,
    BALINS_TOMB,
    THE_BRIDGE_OF_KHAZAD_DUM_1_349,
    DIMRILL_DALE,
    ANDUIN_WILDERLAND,
    ANDUIN_BANKS_1_356,
    EMYN_MUIL_1_360,
)


def totals(scene: Scene) -> tuple[int, int]:
    return archery_totals(scene.state)


def test_each_archer_adds_one_to_the_total_of_its_side() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_MARKSMAN, MORDOR_TROOPER],
    )
    assert totals(scene) == (1, 1)


def test_a_possession_lowers_the_minion_archery_total() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_MARKSMAN, GOBLIN_MARKSMAN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [GREAT_SHIELD]},
    )
    assert totals(scene) == (0, 1)


def test_a_total_is_never_below_zero() -> None:
    """2.0, "Modifiers": a result below zero counts as zero."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        bearing={ARAGORN_DRIVEN_BY_NEED: [GREAT_SHIELD]},
    )
    assert totals(scene) == (0, 0)


def test_a_condition_lowers_the_fellowship_total_while_what_it_spots_is_there() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[URUK_SLAYER], shadow_support=[URUK_HAI_ARMORY]
    )
    assert totals(scene) == (0, 0)
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[MORDOR_TROOPER], shadow_support=[URUK_HAI_ARMORY]
    )
    assert totals(scene) == (1, 0)


def test_a_site_adds_for_each_companion_over_four() -> None:
    """1 U 356: with Frodo there are six companions, two over four, so four more arrows."""
    fellowship = [
        ARAGORN_DRIVEN_BY_NEED,
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
        GIMLI_DWARF_OF_EREBOR,
        LEGOLAS_GREENLEAF,
    ]
    scene = Scene(fellowship=fellowship, minions=[MORDOR_TROOPER], site=8, path=FELLOWSHIP_SITES)
    assert totals(scene) == (1, 4)
    scene = Scene(
        fellowship=fellowship[:3], minions=[MORDOR_TROOPER], site=8, path=FELLOWSHIP_SITES
    )
    assert totals(scene) == (0, 0)


def test_an_archer_who_shoots_by_an_ability_adds_nothing_this_phase() -> None:
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[SOUTHRON_CAPTAIN]).archery_phase()
    scene.use(LEGOLAS_GREENLEAF)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert totals(scene) == (0, 0)
    scene.pass_all()
    assert scene.state.phase != ARCHERY
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert totals(scene) == (1, 0)


def test_a_site_skips_the_archery_phase() -> None:
    """1 C 354: assignment follows the maneuver phase at once."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[SOUTHRON_CAPTAIN], site=7, path=FELLOWSHIP_SITES
    ).maneuver_phase()
    assert scene.state.phase == ASSIGNMENT
    assert scene.wounds(SOUTHRON_CAPTAIN) == 0


def test_elsewhere_the_archers_shoot() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        site=5,
        path=FELLOWSHIP_SITES,
    ).maneuver_phase()
    scene.pass_all()
    assert scene.state.phase != MANEUVER
    scene.pass_all()
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


def test_an_ally_away_from_home_may_be_allowed_to_take_part() -> None:
    """2.0, "Allies": only at home, unless a card lets them take part elsewhere."""
    scene = Scene(
        fellowship=[THRARIN_DWARVEN_SMITH],
        minions=[SOUTHRON_CAPTAIN],
        site=5,
        path=FELLOWSHIP_SITES,
    )
    scene.maneuver_phase().use(THRARIN_DWARVEN_SMITH)
    scene.wait_to(Verb.ASSIGN, THRARIN_DWARVEN_SMITH)
    assert scene.can(Verb.ASSIGN, THRARIN_DWARVEN_SMITH, SOUTHRON_CAPTAIN)


def test_an_ally_away_from_home_takes_no_part_by_itself() -> None:
    scene = Scene(
        fellowship=[ELROND_LORD_OF_RIVENDELL],
        minions=[SOUTHRON_CAPTAIN],
        site=5,
        path=FELLOWSHIP_SITES,
    )
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, ELROND_LORD_OF_RIVENDELL)
