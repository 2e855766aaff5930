"""The Isengard cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has
from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import (
    ARCHERY,
    CANNOT_BE_ASSIGNED,
    DAMAGE,
    FIERCE,
    MANEUVER,
    TAKES_NO_WOUNDS,
    Verb,
)
from rules.tcg.engine.turn import skirmish
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign_by_effect
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, free_peoples_assign
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

BATTLEFIELDS = (*ARAGORN_SITES[:4], DEEP_OF_HELM, *ARAGORN_SITES[5:])


@pytest.mark.parametrize(
    ("victim", "burdens"), [(MERRY_ROHIRRIM_SQUIRE, 1), (ARAGORN_DRIVEN_BY_NEED, 2)]
)
def test_beyond_dark_mountains_weighs_the_death_of_the_great_heavier(
    victim: str, burdens: int
) -> None:
    scene = Scene(
        fellowship=[victim], minions=[URUK_SAVAGE], shadow_hand=[BEYOND_DARK_MOUNTAINS], site=6
    )
    scene.happen(wounds.kill, scene.card(victim)).wait_to(Verb.PLAY, BEYOND_DARK_MOUNTAINS).play(
        BEYOND_DARK_MOUNTAINS
    )
    assert (scene.burdens, scene.wounds(URUK_SAVAGE)) == (burdens, 1)


@pytest.mark.parametrize(
    ("prey", "may_prevent"), [(ARAGORN_DRIVEN_BY_NEED, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_brought_back_alive_is_not_prevented_by_a_hobbit(prey: str, may_prevent: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_RUNNER],
        shadow_hand=[BROUGHT_BACK_ALIVE],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, BROUGHT_BACK_ALIVE).play(BROUGHT_BACK_ALIVE).choose(
        prey
    )
    if may_prevent:
        assert scene.who == FREE_PEOPLES
        scene.choose("exert that companion")
    assert scene.wounds(URUK_RUNNER) == 1
    assert scene.wounds(prey) == may_prevent
    assert scene.assigned_to(URUK_RUNNER) == ([] if may_prevent else [prey])


def test_driven_back_counts_the_dead() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[BAND_OF_URUK_BOWMEN, BAND_OF_URUK_BOWMEN],
        dead=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        shadow_hand=[DRIVEN_BACK],
        site=6,
        twilight=3,
    )
    scene.archery_phase().wait_to(Verb.PLAY, DRIVEN_BACK).play(DRIVEN_BACK).pass_all()
    hurt = 0
    while scene.options(Verb.WOUND):
        scene.do(Verb.WOUND)
        hurt += 1
    assert hurt == 4


def test_haunting_her_steps_cancels_what_was_paid_for() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GRIMA_SON_OF_GALMOD, MORDOR_TROOPER],
        shadow_hand=[HAUNTING_HER_STEPS],
        site=6,
    )
    scene.archery_phase().use(LEGOLAS_GREENLEAF).play(HAUNTING_HER_STEPS)
    assert (
        scene.wounds(LEGOLAS_GREENLEAF),
        scene.wounds(GRIMA_SON_OF_GALMOD),
        scene.wounds(MORDOR_TROOPER),
    ) == (1, 1, 0)


@pytest.mark.parametrize(("items", "bonus"), [([], 2), ([WEARY], 4), ([HOBBIT_SWORD_7_319], 2)])
def test_kill_them_now_looks_for_search_cards(items: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: items},
        minions=[URUK_RUNNER],
        shadow_hand=[KILL_THEM_NOW],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_RUNNER).wait_to(Verb.PLAY, KILL_THEM_NOW).play(
        KILL_THEM_NOW
    )
    assert scene.strength(URUK_RUNNER) == 8 + bonus


@pytest.mark.parametrize(("card", "cost"), [(ORTHANC_CHAMPION, 0), (MANY_RIDDLES, 2)])
@pytest.mark.parametrize("prevents", [False, True])
def test_the_companion_may_exert_to_prevent_the_assignment(
    card: str, cost: int, prevents: bool
) -> None:
    on_aragorn = card == MANY_RIDDLES
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [card]} if on_aragorn else {},
        minions=[URUK_RUNNER if on_aragorn else card, MORDOR_TROOPER],
        site=6,
        twilight=cost,
    )
    scene.assignment_phase().wait_to(Verb.USE, card).use(card)
    assert scene.who == FREE_PEOPLES
    scene.take_number(int(prevents))
    assert scene.twilight == 0
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == prevents
    assert scene.assigned_to(URUK_RUNNER if on_aragorn else card) == (
        [] if prevents else [ARAGORN_DRIVEN_BY_NEED]
    )


@pytest.mark.parametrize(
    "lost", [[], [MERRY_ROHIRRIM_SQUIRE], [MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR]]
)
def test_new_power_rising_discards_the_free_peoples_cards_in_hand(lost: list[str]) -> None:
    scene = Scene(
        minions=[GRIMA_SON_OF_GALMOD],
        shadow_hand=[NEW_POWER_RISING, *lost, MORDOR_TROOPER],
        shadow_discards=[URUK_RUNNER, MORDOR_TROOPER],
        site=6,
        twilight=2,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, NEW_POWER_RISING).play(NEW_POWER_RISING)
    assert scene.hand(SHADOW) == [MORDOR_TROOPER, URUK_RUNNER]
    assert all(scene.is_discarded(card) for card in lost)


@pytest.mark.parametrize("owner", ["deck", "shadow_deck"])
def test_the_palantir_puts_a_card_beneath_the_deck_it_came_from(owner: str) -> None:
    scene = Scene(
        minions=[GRIMA_SON_OF_GALMOD],
        shadow_support=[THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE],
        site=6,
        twilight=2,
        deck=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        shadow_deck=[MORDOR_TROOPER, URUK_RUNNER],
    )
    scene.shadow_phase().use(THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE)
    scene.take_number(int(owner == "deck")).do(Verb.YES)
    assert scene.deck() == (
        [GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE]
        if owner == "deck"
        else [MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR]
    )
    assert scene.deck(SHADOW) == (
        [MORDOR_TROOPER, URUK_RUNNER] if owner == "deck" else [URUK_RUNNER, MORDOR_TROOPER]
    )


def test_ugluks_sword_discards_one_minion_to_play_another_for_three_less() -> None:
    scene = Scene(
        minions=[UGLUK_SERVANT_OF_SARUMAN, URUK_RUNNER],
        bearing={UGLUK_SERVANT_OF_SARUMAN: [UGLUKS_SWORD]},
        shadow_hand=[MORDOR_TROOPER, URUK_SEEKER, ADVANCE_URUK_PATROL],
        site=6,
        twilight=2,
    )
    scene.shadow_phase().use(UGLUKS_SWORD).choose(MORDOR_TROOPER).choose(ADVANCE_URUK_PATROL)
    assert (
        scene.in_play(ADVANCE_URUK_PATROL),
        scene.twilight,
        scene.wounds(UGLUK_SERVANT_OF_SARUMAN),
    ) == (True, 0, 1)


def test_ugluks_sword_gives_another_bearer_no_ability() -> None:
    scene = Scene(
        minions=[URUK_RUNNER],
        bearing={URUK_RUNNER: [UGLUKS_SWORD]},
        shadow_hand=[MORDOR_TROOPER, URUK_SEEKER],
        twilight=9,
    )
    assert not scene.shadow_phase().can(Verb.USE, UGLUKS_SWORD)


def test_vengeance_counts_every_card_the_opponent_bears() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319, WEARY],
            PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319],
        },
        minions=[URUK_RUNNER, URUK_SEEKER],
        shadow_hand=[VENGEANCE],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_RUNNER).wait_to(Verb.PLAY, VENGEANCE).play(VENGEANCE)
    if scene.can(Verb.CHOOSE, URUK_RUNNER):
        scene.choose(URUK_RUNNER)
    assert scene.strength(URUK_RUNNER) == 12


def test_volley_fire_discards_two_archers_to_exhaust_an_unbound_companion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, BAND_OF_URUK_BOWMEN, URUK_CROSSBOWMAN],
        shadow_hand=[VOLLEY_FIRE],
        twilight=3,
        site=6,
    )
    scene.archery_phase().wait_to(Verb.PLAY, VOLLEY_FIRE).play(VOLLEY_FIRE)
    assert not scene.can(Verb.CHOOSE, URUK_RUNNER)
    scene.choose(BAND_OF_URUK_BOWMEN)
    assert scene.is_discarded(BAND_OF_URUK_BOWMEN)
    assert scene.is_discarded(URUK_CROSSBOWMAN)
    assert scene.in_play(URUK_RUNNER)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_volley_fire_needs_two_archers() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, BAND_OF_URUK_BOWMEN],
        shadow_hand=[VOLLEY_FIRE],
        twilight=3,
        site=6,
    )
    assert not scene.archery_phase().comes_to(Verb.PLAY, VOLLEY_FIRE)


@pytest.mark.parametrize(("dead", "burdens"), [(0, 1), (3, 4)])
def test_beyond_all_hope_adds_a_burden_for_each_dead_card(dead: int, burdens: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, URUK_SAVAGE, MORDOR_TROOPER],
        shadow_hand=[BEYOND_ALL_HOPE],
        dead=[DWARF_GUARD] * dead,
        burdens=1,
        twilight=5,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEYOND_ALL_HOPE).play(BEYOND_ALL_HOPE)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    scene.choose(URUK_SAVAGE)
    assert scene.burdens == burdens
    assert scene.wounds(URUK_RUNNER) == scene.wounds(URUK_SAVAGE) == 1
    assert (scene.wounds(MORDOR_TROOPER), scene.twilight) == (0, 0)


@pytest.mark.parametrize(
    ("minions", "twilight"),
    [
        ([URUK_RUNNER, URUK_SAVAGE], 4),
        ([URUK_RUNNER, MORDOR_TROOPER], 5),
        ([URUK_RUNNER, URUK_FOOT_SOLDIER], 5),
    ],
    ids=["too little twilight", "one Uruk-hai", "one of them exhausted"],
)
def test_beyond_all_hope_needs_two_uruk_hai_who_can_exert(
    minions: list[str], twilight: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=minions,
        shadow_hand=[BEYOND_ALL_HOPE],
        dead=[DWARF_GUARD],
        twilight=twilight,
        site=6,
    ).maneuver_phase()
    assert not scene.comes_to(Verb.PLAY, BEYOND_ALL_HOPE)


@pytest.mark.parametrize(
    ("companion", "totals"), [(LEGOLAS_GREENLEAF, (0, 2)), (ARAGORN_DRIVEN_BY_NEED, (0, 2))]
)
def test_cloud_of_arrows_adds_to_one_total_and_takes_from_the_other(
    companion: str, totals: tuple[int, int]
) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[BAND_OF_URUK_BOWMEN, URUK_RUNNER, MORGUL_LACKEY],
        shadow_hand=[CLOUD_OF_ARROWS] * 2,
        site=6,
    )
    scene.archery_phase().wait_to(Verb.PLAY, CLOUD_OF_ARROWS).play(CLOUD_OF_ARROWS)
    assert archery_totals(scene.state) == totals
    assert (scene.wounds(BAND_OF_URUK_BOWMEN), scene.wounds(URUK_RUNNER)) == (1, 0)


@pytest.mark.parametrize("archer", [SOUTHRON_BOWMAN, URUK_RUNNER])
def test_cloud_of_arrows_needs_an_archer_of_isengard(archer: str) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[archer], shadow_hand=[CLOUD_OF_ARROWS], site=6
    ).archery_phase()
    assert not scene.comes_to(Verb.PLAY, CLOUD_OF_ARROWS)


def test_get_back_keeps_a_tracker_of_isengard_from_one_assignment_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, URUK_SAVAGE],
        shadow_hand=[GET_BACK],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, GET_BACK).play(GET_BACK)
    assert not scene.can(Verb.CHOOSE, URUK_SAVAGE)
    while not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE)
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, URUK_RUNNER)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE)
    # The one skirmish is over; the fierce tracker may be assigned in the next assignment phase.
    assert scene.wounds(URUK_SAVAGE) == 1
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, URUK_RUNNER)


def test_get_back_binds_the_shadow_player_too() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER, URUK_SAVAGE],
        shadow_hand=[GET_BACK],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, GET_BACK).play(GET_BACK)
    while not (scene.who == SHADOW and scene.can(Verb.ASSIGN)):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE)
    assert not scene.can(Verb.ASSIGN, target=URUK_RUNNER)


@pytest.mark.parametrize(("controlled", "hurt"), [(1, 1), (2, 2)])
def test_no_dawn_for_men_exerts_an_unbound_companion_for_each_site_you_control(
    controlled: int, hurt: int
) -> None:
    unbound = (ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, LEGOLAS_GREENLEAF)
    scene = dunland_scene(
        fellowship=[*unbound, GONDORIAN_RANGER],
        minions=[URUK_RUNNER, MORDOR_TROOPER],
        shadow_hand=[NO_DAWN_FOR_MEN],
        twilight=2,
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled]).maneuver_phase().wait_to(Verb.PLAY, NO_DAWN_FOR_MEN)
    scene.play(NO_DAWN_FOR_MEN)
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
    for companion in unbound[:hurt]:
        scene.choose(companion)
    assert [scene.wounds(companion) for companion in unbound] == [1] * hurt + [0] * (3 - hurt)
    assert (scene.wounds(URUK_RUNNER), scene.wounds(MORDOR_TROOPER)) == (1, 0)


def test_no_dawn_comes_without_an_uruk_hai_who_can_exert() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_FOOT_SOLDIER, MORDOR_TROOPER],
        shadow_hand=[NO_DAWN_FOR_MEN],
        twilight=2,
        site=6,
    )
    scene.control(ARAGORN_SITES[0]).maneuver_phase()
    assert not scene.comes_to(Verb.PLAY, NO_DAWN_FOR_MEN)


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


@pytest.mark.parametrize(
    ("controlled", "twilight", "hand", "usable"),
    [
        (1, 3, URUK_RUNNER, True),
        (0, 3, URUK_RUNNER, False),
        (1, 2, URUK_RUNNER, False),
        (1, 3, MORDOR_TROOPER, False),
    ],
    ids=["paid", "no site", "too little twilight", "no Uruk-hai"],
)
def test_burning_of_westfold_plays_an_uruk_hai_to_discard_a_condition(
    controlled: int, twilight: int, hand: str, usable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[STOUT_AND_STRONG],
        shadow_support=[BURNING_OF_WESTFOLD, DOWN_TO_THE_LAST_CHILD],
        shadow_hand=[hand],
        twilight=twilight,
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase()
    assert scene.can(Verb.USE, BURNING_OF_WESTFOLD) is usable
    if usable:
        scene.use(BURNING_OF_WESTFOLD)
        assert not scene.can(Verb.CHOOSE, DOWN_TO_THE_LAST_CHILD)
        assert scene.in_play(URUK_RUNNER)
        assert scene.twilight == 0
        assert scene.is_discarded(STOUT_AND_STRONG)
        assert scene.in_play(BURNING_OF_WESTFOLD)


@pytest.mark.parametrize(
    ("controlled", "twilight", "usable"), [(1, 2, True), (0, 2, False), (1, 1, False)]
)
def test_race_across_the_mark_costs_two_twilight_and_needs_a_controlled_site(
    controlled: int, twilight: int, usable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_RUNNER],
        shadow_support=[RACE_ACROSS_THE_MARK],
        twilight=twilight,
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_RUNNER)
    assert scene.comes_to(Verb.USE, RACE_ACROSS_THE_MARK) is usable
    if usable:
        scene.use(RACE_ACROSS_THE_MARK)
        assert scene.twilight == 0
        assert scene.state.skirmisher < 0
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(URUK_RUNNER) == 0


def test_race_across_the_mark_cancels_no_skirmish_of_other_minions() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, URUK_RUNNER, MORGUL_LACKEY],
        shadow_support=[RACE_ACROSS_THE_MARK],
        twilight=2,
        site=6,
    )
    scene.control(ARAGORN_SITES[0]).skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    if scene.comes_to(Verb.USE, RACE_ACROSS_THE_MARK):
        scene.use(RACE_ACROSS_THE_MARK)
    assert scene.state.skirmisher == scene.card(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(SARUMAN_BLACK_TRAITOR, True), (UNFERTH, True), (URUK_RUNNER, False), (SOUTHRON_SCOUT, False)],
    ids=["Saruman", "Man of Isengard", "Uruk-hai", "Man of Harad"],
)
def test_saruman_or_a_man_of_isengard_says_rohan_is_mine(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_hand=[ROHAN_IS_MINE],
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, ROHAN_IS_MINE) is playable
    if playable:
        assert scene.play(ROHAN_IS_MINE).bearer_of(ROHAN_IS_MINE) == ARAGORN_DRIVEN_BY_NEED


@pytest.mark.parametrize(
    ("fighter", "by", "tired"),
    [
        (ARAGORN_DRIVEN_BY_NEED, FREE_PEOPLES, 1),
        (ARAGORN_DRIVEN_BY_NEED, SHADOW, 0),
        (MERRY_ROHIRRIM_SQUIRE, FREE_PEOPLES, 0),
    ],
    ids=["the bearer", "by the Shadow", "another companion"],
)
def test_every_ally_exerts_where_the_free_peoples_assign_the_man_who_bears_rohan_is_mine(
    fighter: str, by: int, tired: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL, GUMA, HOBBIT_FARMER],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ROHAN_IS_MINE]},
        minions=[MORDOR_TROOPER],
        site=6,
    ).wound(HOBBIT_FARMER, 1)
    scene.happen(assign_by_effect, scene.card(fighter), scene.card(MORDOR_TROOPER), by).pass_all()
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == scene.wounds(GUMA) == tired
    # Exhausted, the farmer cannot exert.
    assert scene.wounds(HOBBIT_FARMER) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(
    ("loser", "hurt"),
    [(MERRY_ROHIRRIM_SQUIRE, 1), (ELROND_LORD_OF_RIVENDELL, 1), (EOWYN_RESTLESS_MAIDEN, 0)],
)
def test_banished_exerts_its_bearer_only_when_another_loses(loser: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, EOWYN_RESTLESS_MAIDEN],
        support=[ELROND_LORD_OF_RIVENDELL],
        bearing={EOWYN_RESTLESS_MAIDEN: [BANISHED]},
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.happen(skirmish.resolve_outcome, [scene.card(MORDOR_TROOPER)], [scene.card(loser)])
    assert scene.wounds(EOWYN_RESTLESS_MAIDEN) == hurt


def test_covering_fire_stops_archery_actions_and_goes_in_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[BAND_OF_URUK_BOWMEN, BAND_OF_URUK_BOWMEN],
        shadow_support=[COVERING_FIRE],
        site=6,
    )
    scene.archery_phase()
    assert not scene.can(Verb.USE, LEGOLAS_GREENLEAF)
    scene.regroup_phase()
    assert scene.is_discarded(COVERING_FIRE)


@pytest.mark.parametrize("minion", [URUK_SAVAGE, MORDOR_TROOPER])
def test_down_to_the_last_child_counts_losses_to_urukhai(minion: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_support=[DOWN_TO_THE_LAST_CHILD],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion).resolve()
    assert scene.tokens(DOWN_TO_THE_LAST_CHILD) == (minion == URUK_SAVAGE)


@pytest.mark.parametrize(
    ("bearer", "can_use"), [(MADRIL_FARAMIRS_AIDE, False), (ARAGORN_DRIVEN_BY_NEED, True)]
)
def test_leechcraft_stops_the_abilities_of_its_bearer_alone(bearer: str, can_use: bool) -> None:
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE, ARAGORN_DRIVEN_BY_NEED],
        bearing={bearer: [LEECHCRAFT]},
        minions=[MORDOR_TROOPER],
        hand=[HOBBIT_SWORD_7_319] * 4,
        site=6,
    )
    assert (
        scene.skirmish(MADRIL_FARAMIRS_AIDE, MORDOR_TROOPER).can(Verb.USE, MADRIL_FARAMIRS_AIDE)
        == can_use
    )


@pytest.mark.parametrize(
    ("fighter", "is_asked"), [(ELROND_LORD_OF_RIVENDELL, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_ranks_without_number_waits_for_an_ally(fighter: str, is_asked: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_TROOPER],
        shadow_support=[RANKS_WITHOUT_NUMBER],
        shadow_discards=[URUK_RUNNER],
        site=6,
        twilight=1,
    )
    free_peoples_assign(scene, fighter, MORDOR_TROOPER)
    assert scene.can(Verb.TRIGGER, RANKS_WITHOUT_NUMBER) == is_asked
    if is_asked:
        scene.answer_with(RANKS_WITHOUT_NUMBER)
        assert (scene.in_play(URUK_RUNNER), scene.twilight) == (True, 0)


def test_rest_while_you_can_takes_one_card_of_each_side_when_its_bearer_dies() -> None:
    deck = [GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, *[MERRY_ROHIRRIM_SQUIRE] * 9, URUK_RUNNER]
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE],
        bearing={PIPPIN_SWORN_TO_SERVICE: [REST_WHILE_YOU_CAN]},
        minions=[URUK_RUNNER],
        deck=deck,
        site=6,
    )
    scene.happen(wounds.kill, scene.card(PIPPIN_SWORN_TO_SERVICE))
    while scene.options(Verb.CHOOSE):
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
        scene.do(Verb.CHOOSE)
    assert sorted(scene.deck()) == sorted(
        [GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER, *[MERRY_ROHIRRIM_SQUIRE] * 8]
    )


def test_weary_does_not_hear_the_shadow_assign() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY]},
        minions=[URUK_RUNNER],
        site=6,
    )
    scene.happen(
        assign_by_effect, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(URUK_RUNNER), SHADOW
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


def test_what_did_you_discover_hears_the_move_of_the_regroup_phase() -> None:
    for in_regroup in (True, False):
        scene = Scene(
            shadow_support=[WHAT_DID_YOU_DISCOVER],
            shadow_hand=[MORDOR_TROOPER, MORDOR_TROOPER],
            shadow_discards=[URUK_RUNNER],
            site=3,
        )
        if in_regroup:
            scene.regroup_phase()
        else:
            scene.fellowship_phase()
        scene.happen(path.move)
        assert scene.comes_to(Verb.TRIGGER, WHAT_DID_YOU_DISCOVER) == in_regroup
        if in_regroup:
            scene.answer_with(WHAT_DID_YOU_DISCOVER)
            assert scene.hand(SHADOW) == [URUK_RUNNER]


def test_wounded_exerts_its_bearer_who_heals_no_more() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[UNFERTH], shadow_hand=[WOUNDED], site=6
    )
    scene.shadow_phase().play(WOUNDED)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(UNFERTH)) == (1, 1)
    scene.happen(wounds.heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(("archers", "playable"), [(2, True), (1, False)])
def test_covering_fire_spots_two_archers_and_stops_archery_events(
    archers: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[URUK_RUNNER, *[BAND_OF_URUK_BOWMEN] * archers],
        hand=[DOUBLE_SHOT],
        shadow_hand=[COVERING_FIRE],
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, COVERING_FIRE) is playable
    if playable:
        scene.play(COVERING_FIRE)
    scene.archery_phase()
    assert scene.can(Verb.PLAY, DOUBLE_SHOT) is not playable


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(SARUMAN_BLACK_TRAITOR, True), (UNFERTH, True), (URUK_SEEKER, False)],
    ids=["Saruman", "a Man of Isengard", "an Uruk-hai"],
)
def test_men_will_fall_weakens_an_unbound_companion(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        minions=[URUK_SAVAGE, minion, MORGUL_LACKEY],
        shadow_hand=[MEN_WILL_FALL],
        twilight=1,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE)
    assert scene.comes_to(Verb.PLAY, MEN_WILL_FALL) is playable
    if playable:
        scene.play(MEN_WILL_FALL)
        assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
        assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 - 2
        assert scene.strength(GONDORIAN_RANGER) == 5


@pytest.mark.parametrize(
    ("others", "playable"),
    [([URUK_SAVAGE], True), ([URUK_FOOT_SOLDIER], False), ([MORDOR_VETERAN], False)],
    ids=["free", "exhausted", "no Uruk-hai"],
)
def test_an_uruk_hai_without_a_skirmish_exerts_so_that_still_they_came(
    others: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SEEKER, *others, MORGUL_LACKEY],
        shadow_hand=[STILL_THEY_CAME],
        twilight=1,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SEEKER)
    assert scene.comes_to(Verb.PLAY, STILL_THEY_CAME) is playable
    if playable:
        scene.play(STILL_THEY_CAME)
        assert scene.wounds(URUK_SAVAGE) == 1
        assert scene.strength(URUK_SEEKER) == 6 + 3
        assert scene.strength(URUK_SAVAGE) == 5


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, False)])
def test_uruk_spear_exerts_its_bearer_to_discard_a_mount(wounds: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SEEKER],
        bearing={
            URUK_SEEKER: [URUK_SPEAR],
            ARAGORN_DRIVEN_BY_NEED: [BREGO, ARAGORNS_BOW],
        },
        site=6,
    ).wound(URUK_SEEKER, wounds)
    assert scene.strength(URUK_SEEKER) == 6 + 2
    assert scene.maneuver_phase().comes_to(Verb.USE, URUK_SPEAR) is usable
    if usable:
        scene.use(URUK_SPEAR)
        assert scene.wounds(URUK_SEEKER) == 1
        assert scene.is_discarded(BREGO)
        assert scene.in_play(ARAGORNS_BOW)


@pytest.mark.parametrize(("minion", "playable"), [(URUK_SEEKER, True), (UNFERTH, False)])
def test_uruk_spear_is_borne_by_an_uruk_hai(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[URUK_SPEAR], twilight=1, site=6).shadow_phase()
    assert scene.can(Verb.PLAY, URUK_SPEAR) is playable


@pytest.mark.parametrize(
    ("minion", "playable"), [(GRIMA_WORMTONGUE, True), (UNFERTH, False)], ids=["Grima", "another"]
)
def test_grima_stows_a_possession_of_an_ally_or_an_unbound_companion(
    minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        support=[HOBBIT_FARMER],
        bearing={
            ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW, ANDURIL_KINGS_BLADE],
            GONDORIAN_RANGER: [RANGERS_BOW],
            HOBBIT_FARMER: [HOBBIT_SWORD_4_306],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
        },
        minions=[minion],
        shadow_hand=[WHERE_HAS_GRIMA_STOWED_IT],
        twilight=2,
        site=6,
    ).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, WHERE_HAS_GRIMA_STOWED_IT) is playable
    if playable:
        scene.play(WHERE_HAS_GRIMA_STOWED_IT)
        for safe in (RANGERS_BOW, HOBBIT_SWORD_7_319, ANDURIL_KINGS_BLADE):
            assert not scene.can(Verb.CHOOSE, safe)
        assert scene.can(Verb.CHOOSE, HOBBIT_SWORD_4_306)
        scene.choose(ARAGORNS_BOW)
        assert scene.is_discarded(ARAGORNS_BOW)


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
