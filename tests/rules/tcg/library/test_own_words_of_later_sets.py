"""Words of single cards of sets 4 to 10: what each changes, and what it leaves alone."""

from rules.tcg.engine.modifiers.numbers import has, twilight_cost
from rules.tcg.engine.state.codes import (
    ARCHERY,
    CANNOT_BE_ASSIGNED,
    DAMAGE,
    FIERCE,
    STRENGTH,
    TAKES_NO_WOUNDS,
    Verb,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import PLAIN
from tests.rules.tcg.scene import Scene


def test_come_down_lets_allies_take_the_arrows() -> None:
    """4.2, "Come Down": all allies take wounds from archery fire, and no companion does."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        shadow_support=[COME_DOWN],
        minions=[BAND_OF_URUK_BOWMEN, RANGED_COMMANDER],
        site=5,
    )
    scene.archery_phase().wait_to(Verb.USE, COME_DOWN).use(COME_DOWN)
    while scene.state.phase == ARCHERY and scene.options():
        if scene.can(Verb.PASS):
            scene.pass_()
        else:
            scene.take_first()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) > 0


def test_sarumans_staff_sends_him_to_fight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SARUMAN_BLACK_TRAITOR],
        bearing={SARUMAN_BLACK_TRAITOR: [SARUMANS_STAFF]},
        site=5,
    )
    saruman = scene.card(SARUMAN_BLACK_TRAITOR)
    assert scene.number(FIERCE, SARUMAN_BLACK_TRAITOR)
    assert scene.number(DAMAGE, SARUMAN_BLACK_TRAITOR) == 1
    assert has(scene.state, CANNOT_BE_ASSIGNED, saruman)
    scene.maneuver_phase().wait_to(Verb.USE, SARUMANS_STAFF)
    scene.use(SARUMANS_STAFF)
    assert not has(scene.state, CANNOT_BE_ASSIGNED, saruman)
    assert not scene.can(Verb.USE, SARUMANS_STAFF)
    scene.archery_phase()
    assert not has(scene.state, TAKES_NO_WOUNDS, saruman)
    scene.regroup_phase()
    assert has(scene.state, CANNOT_BE_ASSIGNED, saruman)


def test_black_shapes_crawling_brings_a_weapon_for_each_uruk_spotted() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SLAYER, URUK_SAVAGE],
        shadow_hand=[BLACK_SHAPES_CRAWLING],
        shadow_discards=[URUK_HAI_SWORD, BROAD_BLADED_SWORD],
        site=5,
        twilight=9,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BLACK_SHAPES_CRAWLING).play(BLACK_SHAPES_CRAWLING)
    scene.take_number(2)
    assert scene.who == 0
    scene.do(Verb.YES).choose(URUK_SLAYER).choose(URUK_SLAYER)
    assert not scene.in_play(URUK_SLAYER)
    scene.choose(URUK_HAI_SWORD)
    assert scene.bearer_of(URUK_HAI_SWORD) == URUK_SAVAGE


def test_morannon_lowers_the_cost_of_the_first_orc_at_site_four_alone() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[MORANNON],
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN],
        site=4,
        path=PLAIN,
        twilight=9,
    )
    veteran = scene.card(MORDOR_VETERAN)
    before = twilight_cost(scene.state, veteran)
    scene.shadow_phase().play(MORDOR_TROOPER)
    assert twilight_cost(scene.state, veteran) == before + 3
    elsewhere = Scene(shadow_support=[MORANNON], shadow_hand=[MORDOR_VETERAN], site=4)
    assert twilight_cost(elsewhere.state, elsewhere.card(MORDOR_VETERAN)) == before + 3


def eye_of_barad_dur() -> Scene:
    return Scene(
        fellowship=[SMEAGOL_ALWAYS_HELPS, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        hand=[NO_SAFE_PLACES],
        shadow_hand=[EYE_OF_BARAD_DUR, MORDOR_VETERAN],
        site=6,
    )


def test_eye_of_barad_dur_answers_its_being_revealed() -> None:
    """Comprehensive Rulebook 2.0, Eye of Barad-dûr: it is played to use its response."""
    scene = eye_of_barad_dur()
    scene.regroup_phase().play(NO_SAFE_PLACES).play(EYE_OF_BARAD_DUR)
    assert scene.burdens == 2
    assert scene.is_discarded(EYE_OF_BARAD_DUR)


def test_eye_of_barad_dur_weakens_in_a_skirmish_without_burdens() -> None:
    scene = eye_of_barad_dur()
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.wait_to(Verb.PLAY, EYE_OF_BARAD_DUR).play(EYE_OF_BARAD_DUR)
    if scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED):
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    # Frodo and Sméagol are Ring-bound.
    aragorn = scene.card(ARAGORN_DRIVEN_BY_NEED)
    assert ("changed", aragorn, STRENGTH, -2) in scene.log
    assert scene.burdens == 0


def test_gate_picket_wounds_who_is_of_no_named_culture() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE, TARGON],
        minions=[GATE_PICKET],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, GATE_PICKET).use(GATE_PICKET)
    assert scene.who == 0
    scene.choose("gondor").choose("shire").choose("dwarven")
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.wounds(TARGON) == 0


def test_final_strike_cancels_an_archery_ability() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        shadow_support=[FINAL_STRIKE],
        minions=[GOLLUM_VILE_CREATURE, MORDOR_TROOPER],
        site=6,
    )
    scene.archery_phase().use(LEGOLAS_GREENLEAF)
    if scene.can(Verb.TRIGGER, FINAL_STRIKE):
        scene.answer_with(FINAL_STRIKE)
    assert scene.wounds(GOLLUM_VILE_CREATURE) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0
