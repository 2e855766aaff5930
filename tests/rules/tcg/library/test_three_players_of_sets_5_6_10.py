"""Cards of sets 5, 6 and 10 with two Shadow players: whose sites and minions a sentence means."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

# Players 1 and 2 are the Shadow; cards of the Shadow belong to player 1 unless a test says so.
OWNERS = pytest.mark.parametrize(("controller", "counted"), [(1, 1), (2, 0)])


@OWNERS
def test_gothmog_counts_sites_of_his_own_player(controller: int, counted: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_hand=[GOTHMOG_LIEUTENANT_OF_MORGUL],
        twilight=20,
        site=7,
        players=3,
    ).control(ARAGORN_SITES[0], player=controller)
    scene.shadow_phase().play(GOTHMOG_LIEUTENANT_OF_MORGUL)
    if counted:
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == counted
    assert fierce(scene, GOTHMOG_LIEUTENANT_OF_MORGUL) is bool(counted)


@OWNERS
def test_gothmogs_warg_counts_sites_of_its_own_player(controller: int, counted: int) -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        bearing={MORDOR_VETERAN: [GOTHMOGS_WARG]},
        site=7,
        players=3,
    ).control(ARAGORN_SITES[0], player=controller)
    assert scene.strength(MORDOR_VETERAN) == 9 + 1 + counted


@OWNERS
def test_ready_to_fall_asks_for_two_sites_of_one_player(controller: int, counted: int) -> None:
    scene = Scene(
        shadow_support=[READY_TO_FALL],
        shadow_discards=[DUNLENDING_BRIGAND],
        twilight=9,
        site=6,
        players=3,
    )
    scene.control(ARAGORN_SITES[0]).control(ARAGORN_SITES[1], player=controller).shadow_phase()
    assert scene.can(Verb.USE, READY_TO_FALL) is bool(counted)


@pytest.mark.parametrize("controller", [1, 2])
def test_last_throw_is_hindered_by_the_site_of_any_opponent(controller: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        hand=[LAST_THROW],
        site=4,
        players=3,
    ).control(ARAGORN_SITES[0], player=controller)
    assert not scene.regroup_phase().can(Verb.PLAY, LAST_THROW)


@pytest.mark.parametrize("chosen", [1, 2])
def test_pippin_makes_the_player_he_chooses_wound_a_minion_of_his_own(chosen: int) -> None:
    scene = Scene(
        fellowship=[PIPPIN_HASTIEST_OF_ALL],
        minions=[MORDOR_VETERAN],
        minions_of={2: [EASTERLING_REGIMENT]},
        site=6,
        players=3,
    )
    scene.regroup_phase().use(PIPPIN_HASTIEST_OF_ALL).choose_player(chosen)
    assert scene.wounds(MORDOR_VETERAN) == int(chosen == 1)
    assert scene.wounds(EASTERLING_REGIMENT) == int(chosen == 2)


@pytest.mark.parametrize("chosen", [1, 2])
def test_narrow_escape_takes_a_minion_of_the_player_chosen(chosen: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[NARROW_ESCAPE],
        minions=[MORDOR_VETERAN],
        minions_of={2: [EASTERLING_REGIMENT]},
        site=6,
        players=3,
    )
    scene.regroup_phase().play(NARROW_ESCAPE).choose_player(chosen)
    assert scene.is_discarded(MORDOR_VETERAN) is (chosen == 1)
    assert scene.is_discarded(EASTERLING_REGIMENT) is (chosen == 2)


@pytest.mark.parametrize("payer", [0, 1, 2])
def test_turn_of_the_tide_can_be_bought_off_by_any_shadow_player(payer: int) -> None:
    """Each is asked; nobody pays where the payer is the Free Peoples player."""
    minions = {1: MORDOR_VETERAN, 2: EASTERLING_REGIMENT}
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[TURN_OF_THE_TIDE],
        minions=[MORDOR_VETERAN],
        minions_of={2: [EASTERLING_REGIMENT]},
        shadow_support=[CORSAIR_WAR_GALLEY],
        site=6,
        players=3,
    )
    scene.maneuver_phase().play(TURN_OF_THE_TIDE)
    while scene.can(Verb.CHOOSE, CORSAIR_WAR_GALLEY):
        scene.choose(CORSAIR_WAR_GALLEY)
    asked = set()
    while scene.can(Verb.EITHER) and scene.who is not None:
        asked.add(scene.who)
        scene.choose("discard a minion" if scene.who == payer else "discard up to 2")
    if payer and scene.can(Verb.CHOOSE, minions[payer]):
        scene.choose(minions[payer])
    while scene.can(Verb.CHOOSE, CORSAIR_WAR_GALLEY):
        scene.choose(CORSAIR_WAR_GALLEY)
    assert asked
    assert asked <= {1, 2}
    assert scene.is_discarded(CORSAIR_WAR_GALLEY) is not bool(payer)
