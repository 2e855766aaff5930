"""Isengard's archers, trackers and fighters at battlegrounds of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, FIERCE, MANEUVER, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

BATTLEFIELDS = (*ARAGORN_SITES[:4], DEEP_OF_HELM, *ARAGORN_SITES[5:])


@pytest.mark.parametrize("archer", [ELITE_CROSSBOWMEN, RANGED_COMMANDER, URUK_CROSSBOWMAN])
def test_an_archer_exerts_so_that_an_unbound_companion_is_wounded_in_place_of_his_arrow(
    archer: str,
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, GONDORIAN_RANGER],
        minions=[archer, BAND_OF_URUK_BOWMEN, SOUTHRON_BOWMAN],
        site=6,
    ).archery_phase()
    before = archery_totals(scene.state)[1]
    scene.wait_to(Verb.USE, archer).use(archer)
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(archer) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert archery_totals(scene.state)[1] == before - 1


@pytest.mark.parametrize(("controlled", "total"), [(0, 1), (1, 2), (2, 2)])
def test_uruk_bowmen_shoot_once_more_where_you_control_a_site(controlled: int, total: int) -> None:
    scene = Scene(minions=[BAND_OF_URUK_BOWMEN], site=6).control(*ARAGORN_SITES[:controlled])
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(
    ("others", "strength", "damage"),
    [([], 9, 0), ([URUK_SEEKER], 12, 0), ([URUK_SEEKER, URUK_RUNNER], 12, 1), ([ORC_SCOUT], 9, 0)],
    ids=["alone", "two trackers", "three trackers", "a tracker of Sauron"],
)
def test_ugluk_leads_trackers_of_isengard(others: list[str], strength: int, damage: int) -> None:
    ugluk = UGLUK_SERVANT_OF_SARUMAN
    scene = Scene(minions=[ugluk, *others], site=6)
    assert (scene.strength(ugluk), scene.number(DAMAGE, ugluk)) == (strength, damage)


@pytest.mark.parametrize(
    ("minion", "price"), [(URUK_RUNNER, 3), (URUK_SAVAGE, 2 + 2), (MORDOR_TROOPER, 2 + 2)]
)
def test_trackers_of_isengard_roam_for_nothing_beside_ugluk(minion: str, price: int) -> None:
    scene = Scene(
        minions=[UGLUK_SERVANT_OF_SARUMAN], shadow_hand=[minion], twilight=9, site=3
    ).shadow_phase()
    assert scene.play(minion).twilight == 9 - price


@pytest.mark.parametrize(
    ("minion", "fierce", "strength", "damage"),
    [
        (URUK_PLAINS_RUNNER, False, 7, 0),
        (URUK_PLAINS_RUNNER, True, 10, 1),
        (URUK_RUNNER, False, 8, 0),
        (URUK_RUNNER, True, 10, 0),
    ],
)
def test_a_runner_grows_in_fierce_skirmishes(
    minion: str, fierce: bool, strength: int, damage: int
) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion, MORGUL_LACKEY], site=6)
    scene.state.round = int(fierce)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert (scene.strength(minion), scene.number(DAMAGE, minion)) == (strength, damage)


@pytest.mark.parametrize(("site", "fierce"), [(5, 1), (6, 0)])
def test_uruk_assault_band_is_fierce_at_a_battleground(site: int, fierce: int) -> None:
    scene = Scene(minions=[URUK_ASSAULT_BAND], site=site, path=BATTLEFIELDS)
    assert scene.number(FIERCE, URUK_ASSAULT_BAND) == fierce


@pytest.mark.parametrize(("helper", "bonus"), [(URUK_DEFENDER, 2), (URUK_REAR_GUARD, 1)])
@pytest.mark.parametrize("site", [5, 6])
def test_an_uruk_exerts_at_a_battleground_to_strengthen_another(
    helper: str, bonus: int, site: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE, helper, MORGUL_LACKEY],
        site=site,
        path=BATTLEFIELDS,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE)
    assert scene.comes_to(Verb.USE, helper) is (site == 5)
    if site == 5:
        before = scene.strength(helper)
        scene.use(helper)
        assert scene.wounds(helper) == 1
        assert scene.strength(URUK_SAVAGE) == 5 + bonus
        assert scene.strength(helper) == before


@pytest.mark.parametrize(("others", "paid"), [([], 7), ([URUK_SAVAGE, URUK_SEEKER], 5)])
def test_uruk_regular_exerts_to_play_an_uruk_hai_for_less(others: list[str], paid: int) -> None:
    """His own kind beside him lowers the cost, he himself does not."""
    scene = Scene(
        minions=[URUK_REGULAR, *others, MORDOR_TROOPER],
        shadow_hand=[LIEUTENANT_OF_ORTHANC, MORDOR_VETERAN],
        twilight=9,
        site=6,
    ).shadow_phase()
    scene.use(URUK_REGULAR)
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    if scene.can(Verb.CHOOSE):
        scene.choose(LIEUTENANT_OF_ORTHANC)
    assert scene.in_play(LIEUTENANT_OF_ORTHANC)
    assert (scene.wounds(URUK_REGULAR), scene.twilight) == (1, 9 - paid)


@pytest.mark.parametrize(
    ("dead", "strength", "fierce"),
    [([], 8, 0), ([MERRY_ROHIRRIM_SQUIRE], 8, 0), ([GUMA], 11, 1)],
    ids=["nobody", "a companion", "an ally"],
)
def test_uruk_stalker_grows_with_a_dead_ally(dead: list[str], strength: int, fierce: int) -> None:
    scene = Scene(minions=[URUK_STALKER], dead=dead, site=6)
    assert scene.strength(URUK_STALKER) == strength
    assert scene.number(FIERCE, URUK_STALKER) == fierce


@pytest.mark.parametrize(("phase", "hurt"), [(ARCHERY, 0), (MANEUVER, 1)])
def test_no_arrow_hits_saruman(phase: int, hurt: int) -> None:
    saruman = SARUMAN_BLACK_TRAITOR
    scene = Scene(fellowship=[LEGOLAS_GREENLEAF], minions=[saruman, URUK_SAVAGE], site=6)
    scene.state.phase = phase
    scene.happen(wound, scene.card(saruman))
    assert scene.wounds(saruman) == hurt


@pytest.mark.parametrize(("tokens", "usable"), [(1, False), (3, True)])
def test_two_tokens_of_down_to_the_last_child_take_a_site(tokens: int, usable: bool) -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_support=[DOWN_TO_THE_LAST_CHILD], site=4)
    scene.state.position[SHADOW] = 3
    scene.put_tokens(DOWN_TO_THE_LAST_CHILD, tokens).shadow_phase()
    assert scene.can(Verb.USE, DOWN_TO_THE_LAST_CHILD) is usable
    if usable:
        scene.use(DOWN_TO_THE_LAST_CHILD)
        assert scene.tokens(DOWN_TO_THE_LAST_CHILD) == 1
    assert scene.controls(ARAGORN_SITES[0]) is usable


@pytest.mark.parametrize(
    ("played", "usable"), [(URUK_CROSSBOWMAN, True), (URUK_SAVAGE, False), (SOUTHRON_BOWMAN, False)]
)
def test_weapons_of_isengard_gather_a_token_for_an_archer_of_isengard(
    played: str, usable: bool
) -> None:
    scene = Scene(
        shadow_support=[WEAPONS_OF_ISENGARD], shadow_hand=[played], twilight=5, site=6
    ).shadow_phase()
    assert scene.can(Verb.USE, WEAPONS_OF_ISENGARD) is usable
    if usable:
        scene.use(WEAPONS_OF_ISENGARD)
        assert scene.in_play(played)
        assert scene.tokens(WEAPONS_OF_ISENGARD) == 1


@pytest.mark.parametrize(("tokens", "usable"), [(1, False), (2, True)])
def test_weapons_of_isengard_give_two_tokens_and_themselves_for_two_arrows(
    tokens: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BAND_OF_URUK_BOWMEN, SOUTHRON_BOWMAN],
        shadow_support=[WEAPONS_OF_ISENGARD],
        site=6,
    )
    scene.put_tokens(WEAPONS_OF_ISENGARD, tokens).archery_phase()
    assert scene.comes_to(Verb.USE, WEAPONS_OF_ISENGARD) is usable
    if usable:
        scene.use(WEAPONS_OF_ISENGARD)
        assert archery_totals(scene.state)[1] == 2 + 2
        assert scene.is_discarded(WEAPONS_OF_ISENGARD)


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (3, False)])
def test_saruman_exerts_for_his_staff_in_the_discard_pile(wounds: int, usable: bool) -> None:
    saruman, staff = SARUMAN_BLACK_TRAITOR, SARUMANS_STAFF
    scene = Scene(
        minions=[saruman], shadow_discards=[staff, URUK_HAI_SWORD], twilight=5, site=6
    ).wound(saruman, wounds)
    assert scene.shadow_phase().can(Verb.USE, saruman) is usable
    if usable:
        scene.use(saruman)
        assert scene.bearer_of(staff) == saruman
        assert (scene.wounds(saruman), scene.twilight) == (1, 5 - 2)
