"""The sites of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import fighters, is_fierce, shooters
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import SHADOW_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import PLAIN, at, moving_to
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

# Sites of the Towers block whose text does not touch these scenes.
TRACKERS = (URUK_FOOT_SOLDIER, URUK_PLAINS_RUNNER, URUK_RUNNER)


def test_saruman_comes_back_to_his_balcony_for_two_less() -> None:
    scene = at(
        ORTHANC_BALCONY,
        9,
        shadow_discards=[SARUMAN_BLACK_TRAITOR],
        minions=[MORDOR_TROOPER],
        twilight=5,
    )
    scene.shadow_phase().use(ORTHANC_BALCONY)
    assert scene.in_play(SARUMAN_BLACK_TRAITOR)
    assert scene.twilight == 3


def test_a_companion_at_eastemnet_downs_costs_two_cards() -> None:
    scene = at(
        EASTEMNET_DOWNS,
        1,
        hand=[
            MERRY_ROHIRRIM_SQUIRE,
            HOBBIT_SWORD_7_319,
            PIPPIN_SWORN_TO_SERVICE,
            LEGOLAS_GREENLEAF,
        ],
    )
    scene.fellowship_phase().play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    scene.choose(PIPPIN_SWORN_TO_SERVICE).choose(LEGOLAS_GREENLEAF)
    assert scene.hand() == [HOBBIT_SWORD_7_319]


def test_ring_bound_companions_exert_when_emyn_muil_is_left() -> None:
    places = (WESTERN_EMYN_MUIL, *PLAIN[1:])
    fellowship = [SAM_FRODOS_GARDENER, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(path=places, site=2, fellowship=fellowship, ring_bearer=FRODO_COURTEOUS_HALFLING)
    scene.state.position[0] = 1
    scene.happen(path.move)
    assert [
        scene.wounds(card)
        for card in (FRODO_COURTEOUS_HALFLING, SAM_FRODOS_GARDENER, MERRY_ROHIRRIM_SQUIRE)
    ] == [1, 1, 0]


@pytest.mark.parametrize(("trackers", "usable"), [(TRACKERS, True), (TRACKERS[:2], False)])
def test_three_isengard_trackers_stop_the_fellowship_at_eastfold(
    trackers: tuple[str, ...], usable: bool
) -> None:
    scene = at(
        EASTFOLD, 2, fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[*trackers, MORDOR_TROOPER]
    ).shadow_phase()
    assert scene.can(Verb.USE, EASTFOLD) == usable
    if usable:
        scene.use(EASTFOLD).regroup_phase()
        assert scene.state.active == SHADOW


@pytest.mark.parametrize(("site", "fights"), [(STREETS_OF_EDORAS, False), (THRONE_ROOM, True)])
def test_rohan_allies_do_not_fight_in_the_streets_though_at_home(site: str, fights: bool) -> None:
    """Aldor's home is site 3 of the Towers block."""
    scene = at(site, 3, fellowship=[ALDOR, MERRY_ROHIRRIM_SQUIRE], minions=[MORDOR_TROOPER])
    assert (scene.card(ALDOR) in shooters(scene.state)) == fights
    scene.assignment_phase()
    assert scene.can(Verb.ASSIGN, ALDOR) == fights
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)


@pytest.mark.parametrize("theoden", [True, False])
def test_theoden_or_two_others_exert_at_the_white_mountains(theoden: bool) -> None:
    scene = moving_to(
        WHITE_MOUNTAINS,
        4,
        fellowship=[THEODEN_LEADER_OF_SPEARS, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
    )
    scene.take_number(0 if theoden else 1)
    if not theoden:
        assert not scene.can(Verb.CHOOSE, THEODEN_LEADER_OF_SPEARS)
        scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(ARAGORN_DRIVEN_BY_NEED)
    wounds = [
        scene.wounds(card)
        for card in (
            THEODEN_LEADER_OF_SPEARS,
            MERRY_ROHIRRIM_SQUIRE,
            ARAGORN_DRIVEN_BY_NEED,
            FRODO_HOPE_OF_FREE_PEOPLES,
        )
    ]
    assert wounds == ([1, 0, 0, 0] if theoden else [0, 1, 1, 0])


@pytest.mark.parametrize(("minion", "usable"), [(ORTHANC_WARRIOR, True), (MORDOR_TROOPER, False)])
def test_the_caves_make_an_uruk_of_the_shadow_player_fierce(minion: str, usable: bool) -> None:
    scene = at(
        CAVES_OF_AGLAROND_4_352, 6, fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[minion], twilight=2
    ).maneuver_phase()
    assert scene.can(Verb.USE, CAVES_OF_AGLAROND_4_352) == usable
    if usable:
        assert scene.who == SHADOW
        scene.use(CAVES_OF_AGLAROND_4_352)
        assert is_fierce(scene.state, scene.card(ORTHANC_WARRIOR))
        assert scene.twilight == 0


@pytest.mark.parametrize(("site", "fights"), [(GREAT_HALL, True), (HORNBURG_WALL, False)])
def test_rohan_allies_fight_at_the_great_hall(site: str, fights: bool) -> None:
    scene = at(site, 6, fellowship=[ALDOR, ELROND_LORD_OF_RIVENDELL])
    here, elsewhere = scene.card(ALDOR), scene.card(ELROND_LORD_OF_RIVENDELL)
    assert (here in fighters(scene.state)) == fights
    assert (here in shooters(scene.state)) == fights
    assert elsewhere not in fighters(scene.state)


@pytest.mark.parametrize(
    ("site", "allowed"), [(HORNBURG_CAUSEWAY, True), (CAVERN_ENTRANCE_4_355, False)]
)
def test_nothing_is_done_in_the_skirmishes_of_the_cavern_entrance(site: str, allowed: bool) -> None:
    scene = at(
        site,
        7,
        fellowship=[BOROMIR_SON_OF_DENETHOR, LEGOLAS_GREENLEAF],
        minions=[DUNLENDING_BRIGAND],
        shadow_hand=[BURN_EVERY_VILLAGE],
    ).skirmish(LEGOLAS_GREENLEAF, DUNLENDING_BRIGAND)
    assert scene.can(Verb.USE, BOROMIR_SON_OF_DENETHOR) == allowed
    if allowed:
        scene.pass_()
    assert scene.can(Verb.PLAY, BURN_EVERY_VILLAGE) == allowed


@pytest.mark.parametrize(("others", "number"), [(3, 9), (4, 11), (5, 13)])
def test_orthanc_grows_dark_with_each_companion_over_four(others: int, number: int) -> None:
    scene = at(FORTRESS_OF_ORTHANC_4_360, 9, fellowship=[ROHIRRIM_GUARD] * others)
    assert scene.number(SHADOW_NUMBER, FORTRESS_OF_ORTHANC_4_360) == number


@pytest.mark.parametrize(("twilight", "after"), [(8, 12), (9, 9)])
def test_wizards_vale_fills_a_small_pool(twilight: int, after: int) -> None:
    scene = Scene(path=(*ARAGORN_SITES[:7], WIZARDS_VALE), site=8, twilight=twilight)
    scene.shadow_phase()
    assert scene.twilight == after


@pytest.mark.parametrize(("site", "added"), [(WOLD_OF_ROHAN, 1), (DERNDINGLE, 0)])
def test_each_one_the_free_peoples_assign_on_the_wold_adds_a_twilight(
    site: str, added: int
) -> None:
    scene = at(
        site,
        2,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        minions=[MORDOR_TROOPER, DUNLENDING_BRIGAND, URUK_RUNNER],
    ).assignment_phase()
    while not scene.can(Verb.ASSIGN):
        scene.pass_()
    scene.do(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    scene.do(Verb.ASSIGN, ROHIRRIM_GUARD, DUNLENDING_BRIGAND)
    while not (scene.who == SHADOW and scene.can(Verb.ASSIGN)):
        scene.pass_() if scene.can(Verb.PASS) else scene.take_first()
    assert scene.twilight == 2 * added
    # The Shadow player assigns the minion that is left.
    scene.do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_RUNNER)
    assert scene.twilight == 2 * added
