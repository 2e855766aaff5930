"""The Orcs of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import FIERCE, REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

# A place on the path that is a cavern, and one that is a forest.
IN_A_CAVERN = (ARAGORN_SITES[0], CAVERN_ENTRANCE_11_232, *ARAGORN_SITES[2:])
IN_A_FOREST = (ARAGORN_SITES[0], FANGORN_GLADE, *ARAGORN_SITES[2:])


@pytest.mark.parametrize(("path", "free"), [(IN_A_CAVERN, False), (IN_A_FOREST, True)])
def test_orkish_fiend_lets_the_fellowship_play_no_site_underground(
    path: tuple[str, ...], free: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_SWIFT_HUNTER],
        minions=[ORKISH_FIEND],
        hand=[PATHFINDER_1_110],
        adventure=[FALLS_OF_RAUROS],
        path=path,
    )
    assert scene.number(FIERCE, ORKISH_FIEND) == int(not free)
    scene.regroup_phase().wait_to(Verb.PLAY, PATHFINDER_1_110).play(PATHFINDER_1_110)
    assert (scene.card(FALLS_OF_RAUROS) in scene.state.path) is free


@pytest.mark.parametrize(("rides", "price"), [(True, 2), (False, 0)])
def test_a_defiled_charge_makes_it_dear_to_face_a_rider(rides: bool, price: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BATTLEFIELD_VETERAN],
        bearing={BATTLEFIELD_VETERAN: [VICIOUS_WARG]} if rides else {},
        shadow_support=[A_DEFILED_CHARGE],
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, BATTLEFIELD_VETERAN)
    if rides:
        assert scene.who == 0
        scene.choose("add (2)")
    assert scene.twilight == price
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_cry_and_panic_puts_two_free_peoples_cards_of_the_hand_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BATTLEFIELD_VETERAN],
        bearing={BATTLEFIELD_VETERAN: [VICIOUS_WARG]},
        shadow_support=[CRY_AND_PANIC],
        hand=[CITY_OF_MEN, EOMER_VALIANT_WARCHIEF, PATHFINDER_1_110, TRACKING_URUK],
        deck=[ARAGORN_DRIVEN_BY_NEED],
    )
    scene.skirmish(DWARF_GUARD, BATTLEFIELD_VETERAN).resolve()
    assert scene.who == 0
    assert not scene.can(Verb.CHOOSE, TRACKING_URUK)
    scene.choose(CITY_OF_MEN).choose(PATHFINDER_1_110)
    assert scene.hand() == [EOMER_VALIANT_WARCHIEF, TRACKING_URUK]
    assert set(scene.deck()[:2]) == {CITY_OF_MEN, PATHFINDER_1_110}
    assert scene.deck()[-1] == ARAGORN_DRIVEN_BY_NEED


def test_orkish_invader_pays_with_itself_for_two_wounds() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORKISH_INVADER],
        shadow_hand=[ORKISH_CAMP],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ORKISH_INVADER)
    assert scene.who == SHADOW
    scene.answer_with(ORKISH_INVADER)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
    assert scene.is_discarded(ORKISH_INVADER)
    assert scene.hand(SHADOW) == [ORKISH_CAMP]


def test_orkish_scout_adds_the_shadow_number_of_the_current_site() -> None:
    path = (ARAGORN_SITES[0], FALLS_OF_RAUROS, *ARAGORN_SITES[2:])
    scene = Scene(minions=[ORKISH_SCOUT], path=path).shadow_phase()
    scene.use(ORKISH_SCOUT)
    assert scene.twilight == 3
    assert scene.wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(("site", "region"), [(3, 1), (4, 2), (8, 3)])
def test_orkish_runner_adds_the_number_of_the_region(site: int, region: int) -> None:
    scene = Scene(minions=[ORKISH_RUNNER, BATTLEFIELD_VETERAN], site=site).shadow_phase()
    scene.use(ORKISH_RUNNER)
    assert scene.twilight == region


@pytest.mark.parametrize(("fighter", "bonus"), [(ARAGORN_DRIVEN_BY_NEED, 0), (DWARF_GUARD, 3)])
def test_relentless_warg_is_strong_against_the_race_that_was_spotted(
    fighter: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_hand=[RELENTLESS_WARG],
        hand=[AXE_STRIKE, CITY_OF_MEN],
        twilight=3,
        site=4,
    )
    scene.shadow_phase().play(RELENTLESS_WARG)
    # Hobbit, Man, Dwarf and Orc are to be seen; an Elf is not.
    assert len(scene.options(Verb.NAME)) == 4
    scene.choose("name dwarf")
    scene.skirmish(fighter, ORKISH_SCOUT)
    assert scene.strength(ORKISH_SCOUT) == 8 + 2 + bonus


@pytest.mark.parametrize(("rides", "wounds"), [(True, 0), (False, 1)])
def test_riders_gear_saves_a_rider_from_wounds_before_skirmishes(rides: bool, wounds: int) -> None:
    gear = [RIDERS_GEAR, VICIOUS_WARG] if rides else [RIDERS_GEAR]
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: gear},
    )
    scene.maneuver_phase()
    scene.happen(wound, scene.card(ORKISH_SCOUT), scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.wounds(ORKISH_SCOUT) == wounds


def test_orkish_berserker_costs_an_orc_when_it_wins() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[ORKISH_BERSERKER, ORKISH_SCOUT], site=4)
    scene.skirmish(DWARF_GUARD, ORKISH_BERSERKER).resolve()
    scene.choose(ORKISH_SCOUT)
    assert scene.is_discarded(ORKISH_SCOUT)
    assert scene.in_play(ORKISH_BERSERKER)


def test_chaotic_clash_makes_its_players_minions_dearer() -> None:
    scene = Scene(
        shadow_support=[CHAOTIC_CLASH], shadow_hand=[ORKISH_SCOUT], twilight=4, site=4
    ).shadow_phase()
    assert scene.strength(scene.id_of(scene.state.ring_bearer[0])) == 4
    scene.play(ORKISH_SCOUT)
    assert scene.twilight == 0
    assert scene.strength(scene.id_of(scene.state.ring_bearer[0])) == 3


@pytest.mark.parametrize(("follower", "bonus"), [(True, 2), (False, 0)])
def test_orkish_assassin_scents_a_follower_on_a_companion(follower: bool, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [GWAIHIR] if follower else []},
        minions=[ORKISH_ASSASSIN, ORKISH_SCOUT, BRUTAL_EASTERLING],
    )
    assert scene.strength(ORKISH_ASSASSIN) == 8 + bonus
    assert scene.strength(ORKISH_SCOUT) == 8 + bonus
    assert scene.strength(BRUTAL_EASTERLING) == 11


@pytest.mark.parametrize(
    ("orcs", "rides", "offered"), [(3, True, True), (2, True, False), (3, False, False)]
)
def test_orkish_flanker_breaks_a_condition_with_three_orcs_and_a_mount(
    orcs: int, rides: bool, offered: bool
) -> None:
    others = [ORKISH_SCOUT, BATTLEFIELD_VETERAN][: orcs - 1]
    scene = Scene(
        support=[MELLON],
        minions=[ORKISH_FLANKER, *others],
        bearing={ORKISH_SCOUT: [VICIOUS_WARG] if rides else []},
        twilight=1,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORKISH_FLANKER) is offered
    if offered:
        scene.use(ORKISH_FLANKER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.is_discarded(MELLON)
        assert scene.wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(("mounted", "wounds"), [(True, 1), (False, 0)])
def test_orkish_flanker_tires_a_companion_when_he_wins_mounted(mounted: bool, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_FLANKER],
        bearing={ORKISH_FLANKER: [VICIOUS_WARG] if mounted else []},
        site=5,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ORKISH_FLANKER))
    if scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == wounds


@pytest.mark.parametrize(("travelers", "price"), [(0, 3), (1, 2)])
def test_orkish_traveler_makes_mounts_cheaper(travelers: int, price: int) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT, *[ORKISH_TRAVELER] * travelers],
        shadow_hand=[VICIOUS_WARG],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(VICIOUS_WARG)
    assert scene.twilight == 9 - price


def test_orkish_traveler_spurs_a_mounted_orc() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_TRAVELER, ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: [VICIOUS_WARG]},
        hand=[AXE_STRIKE],
        twilight=4,
        site=5,
    )
    scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).pass_()
    before = scene.strength(ORKISH_SCOUT)
    scene.use(ORKISH_TRAVELER)
    assert scene.strength(ORKISH_SCOUT) == before + 2
    assert scene.twilight == 1


def test_orkish_veteran_reinforces_with_each_mount() -> None:
    scene = Scene(
        minions=[ORKISH_VETERAN],
        shadow_support=[CRY_AND_PANIC],
        shadow_hand=[VICIOUS_WARG, ORKISH_SCOUT],
        twilight=9,
        site=5,
    ).put_tokens(CRY_AND_PANIC, 1)
    scene.shadow_phase().play(ORKISH_SCOUT)
    assert not scene.can(Verb.TRIGGER, ORKISH_VETERAN)
    scene.play(VICIOUS_WARG)
    if scene.can(Verb.CHOOSE):
        scene.take_first()
    scene.answer_with(ORKISH_VETERAN)
    assert scene.tokens(CRY_AND_PANIC) == 2


@pytest.mark.parametrize(("strong", "bonus"), [(TREEBEARD_ENRAGED_SHEPHERD, 4), (DWARF_GUARD, 0)])
def test_orkish_warrior_rises_against_strength_twelve_and_does_not_follow(
    strong: str, bonus: int
) -> None:
    scene = Scene(fellowship=[strong], minions=[ORKISH_WARRIOR], site=2)
    assert scene.strength(ORKISH_WARRIOR) == 14 + bonus
    scene.state.phase = REGROUP
    scene.happen(move)
    assert scene.is_discarded(ORKISH_WARRIOR)


@pytest.mark.parametrize("mounted", [True, False])
def test_orkish_cavalry_charges_the_strong(mounted: bool) -> None:
    """Twice exerted, he needs the vitality of his mount."""
    scene = Scene(
        fellowship=[DWARF_GUARD, TREEBEARD_ENRAGED_SHEPHERD],
        minions=[ORKISH_CAVALRY],
        bearing={ORKISH_CAVALRY: [VICIOUS_WARG] if mounted else []},
        site=5,
    ).assignment_phase()
    assert scene.comes_to(Verb.USE, ORKISH_CAVALRY) is mounted
    if mounted:
        scene.use(ORKISH_CAVALRY)
        treebeard = scene.card(TREEBEARD_ENRAGED_SHEPHERD)
        assert ("assigned", treebeard, scene.card(ORKISH_CAVALRY)) in scene.log


@pytest.mark.parametrize("exerts", [True, False])
def test_a_defiled_charge_lets_the_fellowship_exert_who_faces_a_rider(exerts: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[BATTLEFIELD_VETERAN],
        bearing={BATTLEFIELD_VETERAN: [VICIOUS_WARG]},
        shadow_support=[A_DEFILED_CHARGE],
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, BATTLEFIELD_VETERAN)
    scene.choose("exert" if exerts else "add (2)")
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(exerts)
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.twilight == (0 if exerts else 2)


FOUR_CULTURES = [DWARF_GUARD, ELFHELM, ARAGORN_DRIVEN_BY_NEED]


@pytest.mark.parametrize(
    ("fellowship", "others", "wounds"),
    [
        (FOUR_CULTURES, [ORKISH_SCOUT], 2),
        (FOUR_CULTURES[:2], [ORKISH_SCOUT], 1),
        (FOUR_CULTURES[:1], [ORKISH_SCOUT], 0),
        (FOUR_CULTURES, [BRUTAL_EASTERLING], 0),
    ],
)
def test_orkish_dreg_exerts_for_each_culture_over_two(
    fellowship: list[str], others: list[str], wounds: int
) -> None:
    scene = Scene(
        fellowship=fellowship, minions=others, shadow_hand=[ORKISH_DREG], twilight=9, site=5
    )
    scene.shadow_phase().play(ORKISH_DREG)
    if scene.can(Verb.TRIGGER, ORKISH_DREG):
        scene.answer_with(ORKISH_DREG)
    for companion in fellowship[-wounds:] if wounds else []:
        scene.choose(companion)
    assert sum(scene.wounds(companion) for companion in fellowship) == wounds


@pytest.mark.parametrize("twilight", [0, 4])
def test_orkish_footman_counts_twilight_tokens(twilight: int) -> None:
    assert Scene(minions=[ORKISH_FOOTMAN], twilight=twilight).strength(ORKISH_FOOTMAN) == (
        7 + twilight
    )


@pytest.mark.parametrize(
    ("discards", "bonus"),
    [
        ({"shadow_discards": [CRY_AND_PANIC, CHAOTIC_CLASH]}, 2),
        ({"shadow_discards": [VICIOUS_WARG, ORKISH_SCOUT, DEATHLY_ROAR]}, 0),
        ({"discards": [CRY_AND_PANIC]}, 0),
    ],
)
def test_orkish_maurader_counts_conditions_of_his_players_discard_pile(
    discards: dict[str, Any], bonus: int
) -> None:
    scene = Scene(minions=[ORKISH_MAURADER], **discards)
    assert scene.strength(ORKISH_MAURADER) == 6 + bonus


@pytest.mark.parametrize(
    ("conditions", "offered"), [([CRY_AND_PANIC, CHAOTIC_CLASH], True), ([CRY_AND_PANIC], False)]
)
def test_orkish_lackey_wounds_with_two_conditions_in_play(
    conditions: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[ORKISH_LACKEY], shadow_support=conditions
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, ORKISH_LACKEY) is offered
    if offered:
        scene.use(ORKISH_LACKEY)
        assert scene.wounds(DWARF_GUARD) == 1
        assert scene.is_discarded(ORKISH_LACKEY)
