"""The Gondor cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.notation.language import bearer_must_be, man
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import wild_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_blood_of_numenor_exhausts_sauron_orcs_as_they_come() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        support=[BLOOD_OF_NUMENOR],
        shadow_hand=[MORDOR_VETERAN, GOBLIN_RUNNER],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().play(MORDOR_VETERAN).play(GOBLIN_RUNNER)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(GOBLIN_RUNNER)) == (2, 0)
    scene.maneuver_phase().pass_all()
    assert scene.state.phase == ASSIGNMENT
    scene.regroup_phase()
    assert scene.is_discarded(BLOOD_OF_NUMENOR)


@pytest.mark.parametrize(
    ("minion", "bonus"),
    [(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR, (2, 1)), (SOUTHRON_CAPTAIN, (0, 0))],
)
def test_flaming_brand_burns_a_nazgul(minion: str, bonus: tuple[int, int]) -> None:
    sword = made(ANDURIL_FLAME_OF_THE_WEST, bearer_must_be(man))
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        bearing={ARAGORN_RANGER_OF_THE_NORTH: [sword]},
        minions=[minion, MORGUL_LACKEY],
        hand=[FLAMING_BRAND],
    )
    scene.fellowship_phase().play(FLAMING_BRAND)
    assert scene.bearer_of(FLAMING_BRAND) == ARAGORN_RANGER_OF_THE_NORTH
    before = (
        scene.strength(ARAGORN_RANGER_OF_THE_NORTH),
        scene.number(DAMAGE, ARAGORN_RANGER_OF_THE_NORTH),
    )
    scene.skirmish(ARAGORN_RANGER_OF_THE_NORTH, minion)
    assert scene.state.skirmisher >= 0
    now = (
        scene.strength(ARAGORN_RANGER_OF_THE_NORTH),
        scene.number(DAMAGE, ARAGORN_RANGER_OF_THE_NORTH),
    )
    assert (now[0] - before[0], now[1] - before[1]) == bonus


def test_the_owner_of_the_orc_alone_may_pay_for_it_in_flee_in_terror() -> None:
    strong = made(ARAGORN_DRIVEN_BY_NEED, strength=12)
    scene = Scene(
        players=3,
        fellowship=[strong],
        minions=[DESERT_FIGHTER],
        minions_of={2: [MORDOR_TROOPER]},
        hand=[FLEE_IN_TERROR],
        twilight=5,
    )
    scene.wound(MORDOR_TROOPER, 1).skirmish(strong, DESERT_FIGHTER)
    scene.wait_to(Verb.PLAY, FLEE_IN_TERROR).play(FLEE_IN_TERROR)
    assert scene.who == 2
    scene.choose("remove 3 twilight")
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.twilight == 2


@pytest.mark.parametrize(("pays", "wounds"), [(True, True), (False, False)])
def test_flee_in_terror_can_be_bought_off_for_three(pays: bool, wounds: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, MORGUL_WHELP],
        hand=[FLEE_IN_TERROR],
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)
    scene.wait_to(Verb.PLAY, FLEE_IN_TERROR).play(FLEE_IN_TERROR)
    scene.take_number(int(pays))
    assert scene.twilight == (0 if pays else 3)
    assert scene.in_play(MORGUL_WHELP) == wounds


def test_gondor_will_see_it_done_exerts_gondor_for_any_companion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, EOMER_VALIANT_WARCHIEF],
        minions=[SOUTHRON_CAPTAIN],
        hand=[GONDOR_WILL_SEE_IT_DONE],
    )
    scene.happen(wound, scene.card(EOMER_VALIANT_WARCHIEF), scene.card(SOUTHRON_CAPTAIN)).play(
        GONDOR_WILL_SEE_IT_DONE
    )
    assert (scene.wounds(ARAGORN_RANGER_OF_THE_NORTH), scene.wounds(EOMER_VALIANT_WARCHIEF)) == (
        1,
        0,
    )


@pytest.mark.parametrize(("site", "total"), [(2, 0), (3, 2)])
def test_natural_cover_hides_the_fellowship_in_a_forest(site: int, total: int) -> None:
    scene = wild_scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH],
        support=[NATURAL_COVER],
        minions=[GOBLIN_ARCHER] * 2,
        site=site,
    )
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(("companion", "bonus"), [(BOROMIR_LORD_OF_GONDOR, 3), (DWARF_GUARD, 2)])
def test_no_mere_ranger_does_more_for_who_has_aragorns_signet(companion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_RANGER_OF_THE_NORTH, companion],
        minions=[SOUTHRON_CAPTAIN, MORGUL_LACKEY],
        hand=[NO_MERE_RANGER],
    )
    scene.skirmish(companion, SOUTHRON_CAPTAIN)
    before = scene.strength(companion)
    scene.play(NO_MERE_RANGER)
    assert not scene.can(Verb.CHOOSE, ARAGORN_RANGER_OF_THE_NORTH)
    scene.choose(companion)
    assert scene.state.skirmisher >= 0
    assert scene.strength(companion) == before + bonus


@pytest.mark.parametrize(
    ("bearer", "strength"), [(BOROMIR_LORD_OF_GONDOR, 7), (ARAGORN_RANGER_OF_THE_NORTH, 9)]
)
def test_shield_of_boromir_takes_the_strength_of_weapons_for_boromir_alone(
    bearer: str, strength: int
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [SHIELD_OF_BOROMIR], URUK_SOLDIER: [URUK_HAI_SWORD]},
        minions=[URUK_SOLDIER, GOBLIN_ARCHER, MORGUL_LACKEY],
    )
    assert archery_totals(scene.state)[1] == 0
    assert scene.strength(URUK_SOLDIER) == 9
    scene.skirmish(bearer, URUK_SOLDIER)
    assert scene.state.skirmisher >= 0
    assert scene.strength(URUK_SOLDIER) == strength


@pytest.mark.parametrize(("support", "shoots"), [([], True), ([BLOOD_OF_NUMENOR], False)])
def test_blood_of_numenor_skips_the_archery_phase(support: list[str], shoots: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], support=support, minions=[MORDOR_VETERAN], site=6
    ).maneuver_phase()
    # Nobody acts in the maneuver phase; Legolas could in the archery phase.
    assert (scene.state.phase == ARCHERY) is shoots
    scene.pass_all()
    assert scene.wounds(MORDOR_VETERAN) == shoots
