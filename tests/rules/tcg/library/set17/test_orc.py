"""The Orcs of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import hunter, is_fierce
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import FIERCE, REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

# A place on the path that is a cavern, and one that is a forest.
IN_A_CAVERN = (ARAGORN_SITES[0], CAVERN_ENTRANCE_11_232, *ARAGORN_SITES[2:])
IN_A_FOREST = (ARAGORN_SITES[0], FANGORN_GLADE, *ARAGORN_SITES[2:])
FOUR_CULTURES = [DWARF_GUARD, ELFHELM, ARAGORN_DRIVEN_BY_NEED]


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
        scene.choose("add 2 twilight")
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
    scene.choose("exert" if exerts else "add 2 twilight")
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(exerts)
    assert scene.wounds(DWARF_GUARD) == 0
    assert scene.twilight == (0 if exerts else 2)


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


@pytest.mark.parametrize(
    ("rider", "bonus"), [(ORKISH_RIDER, 1), (ORKISH_SCOUT, 1), (BRUTAL_EASTERLING, 0)]
)
def test_orkish_rider_strengthens_each_mounted_orc_of_its_culture(rider: str, bonus: int) -> None:
    mount = BEAST_OF_WAR if rider == BRUTAL_EASTERLING else VICIOUS_WARG
    minions = [ORKISH_RIDER, ORKISH_SCOUT, BRUTAL_EASTERLING]
    scenes = [
        Scene(minions=minions, bearing={rider: [mount]}),
        Scene(minions=minions[1:], bearing={rider: [mount]} if rider != ORKISH_RIDER else {}),
    ]
    if rider == ORKISH_RIDER:
        assert scenes[0].strength(ORKISH_RIDER) == 6 + 4 + bonus
        return
    assert scenes[0].strength(rider) == scenes[1].strength(rider) + bonus
    assert scenes[0].strength(ORKISH_RIDER) == 6


@pytest.mark.parametrize(
    ("hand", "offered"), [([CRY_AND_PANIC, BRUTAL_EASTERLING], True), ([BRUTAL_EASTERLING], False)]
)
def test_orkish_rider_fetches_a_mount_for_an_orc_card_of_the_hand(
    hand: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=[ORKISH_RIDER],
        shadow_hand=hand,
        shadow_discards=[VICIOUS_WARG, RIDERS_GEAR],
        twilight=4,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORKISH_RIDER) is offered
    if offered:
        scene.use(ORKISH_RIDER)
        assert scene.is_discarded(CRY_AND_PANIC)
        assert scene.bearer_of(VICIOUS_WARG) == ORKISH_RIDER
        assert scene.twilight == 4 - 3


def test_orkish_rider_cannot_ride_the_mount_that_pays() -> None:
    """4.2, "effect": what is played from the discard pile lies there before the costs are paid."""
    scene = Scene(
        minions=[ORKISH_RIDER],
        shadow_hand=[VICIOUS_WARG, CRY_AND_PANIC],
        shadow_discards=[RELENTLESS_WARG],
        twilight=9,
        site=5,
    ).shadow_phase()
    scene.use(ORKISH_RIDER)
    scene.do(scene.options()[0].verb, VICIOUS_WARG)
    assert not scene.can(Verb.CHOOSE, VICIOUS_WARG)
    if scene.can(Verb.CHOOSE, RELENTLESS_WARG):
        scene.choose(RELENTLESS_WARG)
    assert scene.in_play(RELENTLESS_WARG)
    assert scene.is_discarded(VICIOUS_WARG)


@pytest.mark.parametrize("mounted", [True, False])
def test_orkish_warg_master_may_send_a_card_of_the_hand_back_to_the_deck(mounted: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_WARG_MASTER, ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: [VICIOUS_WARG] if mounted else []},
        hand=[CITY_OF_MEN, AXE_STRIKE],
        deck=[ELFHELM],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ORKISH_SCOUT))
    assert scene.can(Verb.TRIGGER, ORKISH_WARG_MASTER) is mounted
    if mounted:
        assert scene.who == SHADOW
        scene.answer_with(ORKISH_WARG_MASTER)
        assert scene.who == FREE_PEOPLES
        scene.choose(AXE_STRIKE)
        assert scene.hand() == [CITY_OF_MEN]
        assert scene.deck() == [ELFHELM, AXE_STRIKE]


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_orkish_warg_master_exerts_to_fetch_a_mount(wounds: int, offered: bool) -> None:
    scene = Scene(
        minions=[ORKISH_WARG_MASTER],
        shadow_discards=[VICIOUS_WARG, RIDERS_GEAR],
        twilight=3,
        site=5,
    ).wound(ORKISH_WARG_MASTER, wounds)
    assert scene.shadow_phase().can(Verb.USE, ORKISH_WARG_MASTER) is offered
    if offered:
        scene.use(ORKISH_WARG_MASTER)
        assert scene.bearer_of(VICIOUS_WARG) == ORKISH_WARG_MASTER
        assert scene.wounds(ORKISH_WARG_MASTER) == 1
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ([ORKISH_VETERAN, ORKISH_RUNNER], True),
        ([ORKISH_VETERAN], False),
        ([ORKISH_VETERAN, BRUTAL_EASTERLING], False),
    ],
)
def test_threatening_warg_brings_another_mount_for_two_orcs_on_foot(
    others: list[str], offered: bool
) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT, *others],
        shadow_hand=[THREATENING_WARG],
        shadow_deck=[RIDERS_GEAR, VICIOUS_WARG, CRY_AND_PANIC],
        twilight=5,
        site=5,
    ).shadow_phase()
    scene.play(THREATENING_WARG)
    if scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE, THREATENING_WARG, ORKISH_SCOUT)
    assert is_fierce(scene.state, scene.card(ORKISH_SCOUT))
    assert scene.strength(ORKISH_SCOUT) == 8 + 2
    assert scene.can(Verb.TRIGGER, THREATENING_WARG) is offered
    if offered:
        scene.answer_with(THREATENING_WARG)
        while scene.can(Verb.CHOOSE) and not scene.can(Verb.CHOOSE, VICIOUS_WARG):
            scene.take_first()
        scene.do(Verb.CHOOSE, VICIOUS_WARG)
        if scene.can(Verb.CHOOSE, VICIOUS_WARG, ORKISH_VETERAN):
            scene.do(Verb.CHOOSE, VICIOUS_WARG, ORKISH_VETERAN)
        assert scene.bearer_of(VICIOUS_WARG) == ORKISH_VETERAN
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("orc", "playable"), [(ORKISH_INVADER, True), (BATTLEFIELD_VETERAN, False)]
)
def test_threatening_warg_bears_an_orc_of_strength_ten_but_not_of_eleven(
    orc: str, playable: bool
) -> None:
    scene = Scene(minions=[orc], shadow_hand=[THREATENING_WARG], twilight=5, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, THREATENING_WARG) is playable


@pytest.mark.parametrize(
    ("minion", "borne", "bonus"),
    [(ORKISH_SCOUT, [VICIOUS_WARG], 4), (ORKISH_SCOUT, [], 2), (BRUTAL_EASTERLING, [], 0)],
)
def test_feral_ride_does_more_for_a_rider(minion: str, borne: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        bearing={minion: borne},
        shadow_hand=[FERAL_RIDE],
        hand=[AXE_STRIKE],
        twilight=1,
    ).skirmish(DWARF_GUARD, minion)
    if scene.comes_to(Verb.PLAY, FERAL_RIDE):
        scene.play(FERAL_RIDE)
    gained = [entry[3] for entry in scene.log if entry[:2] == ("changed", scene.card(minion))]
    assert gained == [bonus] * bool(bonus)


@pytest.mark.parametrize(
    ("others", "hunts"),
    [
        ([ORKISH_SCOUT], 0),
        ([ORKISH_SCOUT, WHITE_HAND_BUTCHER], 1),
        ([ORKISH_SCOUT, UGLUK_SERVANT_OF_SARUMAN], 0),
        ([ORKISH_SCOUT, UGLUK_UGLY_FELLOW], 2),
    ],
)
def test_grishnakh_hunts_with_uruk_hai_and_most_with_ugluk(others: list[str], hunts: int) -> None:
    """The Servant of Saruman is an Uglúk of Isengard."""
    scene = Scene(minions=[GRISHNAKH_TREACHEROUS_CAPTAIN, *others])
    assert hunter(scene.state, scene.card(ORKISH_SCOUT)) == hunts
    assert hunter(scene.state, scene.card(GRISHNAKH_TREACHEROUS_CAPTAIN)) == 2 + hunts


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_grishnakh_finds_a_hunter_of_the_uruk_hai_in_the_deck(wounds: int, offered: bool) -> None:
    scene = Scene(
        minions=[GRISHNAKH_TREACHEROUS_CAPTAIN],
        shadow_deck=[WHITE_HAND_BUTCHER, WHITE_HAND_INVADER, TRACKING_URUK, ORKISH_SCOUT],
        twilight=9,
        site=5,
    ).wound(GRISHNAKH_TREACHEROUS_CAPTAIN, wounds)
    assert scene.shadow_phase().can(Verb.USE, GRISHNAKH_TREACHEROUS_CAPTAIN) is offered
    if offered:
        scene.use(GRISHNAKH_TREACHEROUS_CAPTAIN)
        choices = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
        assert not choices & {ORKISH_SCOUT, WHITE_HAND_INVADER}
        scene.choose(TRACKING_URUK)
        assert scene.in_play(TRACKING_URUK)
        assert scene.wounds(GRISHNAKH_TREACHEROUS_CAPTAIN) == 2
        assert scene.twilight == 9 - 5


@pytest.mark.parametrize("mounted", [True, False])
def test_a_defiled_charge_asks_a_mounted_orc_to_exert(mounted: bool) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: [VICIOUS_WARG] if mounted else []},
        shadow_hand=[A_DEFILED_CHARGE],
        twilight=2,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, A_DEFILED_CHARGE) is mounted
    if mounted:
        assert scene.play(A_DEFILED_CHARGE).wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(
    ("card", "minions", "playable"),
    [
        (CHAOTIC_CLASH, [], True),
        (CHAOTIC_CLASH, [BRUTAL_EASTERLING], False),
        (ORKISH_FIEND, [ORKISH_SCOUT], True),
        (ORKISH_FIEND, [BRUTAL_EASTERLING], False),
    ],
)
def test_chaotic_clash_comes_before_minions_and_the_fiend_after_an_orc(
    card: str, minions: list[str], playable: bool
) -> None:
    scene = Scene(minions=minions, shadow_hand=[card], twilight=8, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize("draws", [True, False])
def test_orkish_cavalry_may_draw_a_card_for_each_mount(draws: bool) -> None:
    scene = Scene(
        minions=[ORKISH_CAVALRY],
        shadow_hand=[VICIOUS_WARG],
        shadow_deck=[ORKISH_SCOUT] * 2,
        twilight=3,
        site=4,
    ).shadow_phase()
    scene.play(VICIOUS_WARG)
    if draws:
        scene.answer_with(ORKISH_CAVALRY)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == int(draws)


def test_orkish_veteran_makes_the_fellowship_choose_whom_he_wounds() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM], minions=[ORKISH_VETERAN], site=4
    ).regroup_phase()
    scene.wait_to(Verb.USE, ORKISH_VETERAN).use(ORKISH_VETERAN)
    assert scene.who == FREE_PEOPLES
    scene.choose(ELFHELM)
    assert scene.wounds(ELFHELM) == 1
    assert scene.wounds(ORKISH_VETERAN) == 1
