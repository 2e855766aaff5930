"""The Isengard cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


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
