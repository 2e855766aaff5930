"""The Isengard minions of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import DAMAGE, FIERCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import free_peoples_assign
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

BATTLEFIELDS = (*ARAGORN_SITES[:4], DEEP_OF_HELM, *ARAGORN_SITES[5:])


def numbers(scene: Scene, card: str) -> tuple[int, ...]:
    return scene.strength(card), scene.number(DAMAGE, card), scene.number(FIERCE, card)


@pytest.mark.parametrize(
    ("companion_", "items", "change"),
    [
        (EOWYN_RESTLESS_MAIDEN, [WEARY], -1),
        (EOWYN_RESTLESS_MAIDEN, [KNIGHTS_SPEAR], 0),
        (FRODO_HOPE_OF_FREE_PEOPLES, [WEARY], 0),
    ],
)
def test_grima_weakens_unbound_companions_who_bear_shadow_conditions(
    companion_: str, items: list[str], change: int
) -> None:
    fellowship = [] if companion_ == FRODO_HOPE_OF_FREE_PEOPLES else [companion_]
    without = Scene(fellowship=fellowship, bearing={companion_: items}, site=6)
    scene = Scene(
        fellowship=fellowship, bearing={companion_: items}, minions=[GRIMA_SON_OF_GALMOD], site=6
    )
    for played in (without, scene):
        played.maneuver_phase()
    assert scene.strength(companion_) - without.strength(companion_) == change


def test_grima_returns_what_the_free_peoples_gave_and_no_shadow_card() -> None:
    items = [HOBBIT_SWORD_7_319, HOBBIT_SWORD_7_319, WEARY]
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={MERRY_ROHIRRIM_SQUIRE: items, PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319]},
        minions=[GRIMA_WORMTONGUE],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, GRIMA_WORMTONGUE).use(GRIMA_WORMTONGUE)
    assert scene.hand() == [HOBBIT_SWORD_7_319, HOBBIT_SWORD_7_319]
    assert scene.bearer_of(WEARY) == MERRY_ROHIRRIM_SQUIRE
    assert scene.bearer_of(HOBBIT_SWORD_7_319, 2) == PIPPIN_SWORN_TO_SERVICE


def test_grima_needs_three_cards_on_one_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319, WEARY],
            PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319],
        },
        minions=[GRIMA_WORMTONGUE],
        site=6,
    )
    assert not scene.maneuver_phase().comes_to(Verb.USE, GRIMA_WORMTONGUE)


def test_ranged_commander_cheapens_archers_in_hand() -> None:
    scene = Scene(
        minions=[RANGED_COMMANDER],
        shadow_hand=[BAND_OF_URUK_BOWMEN, URUK_CROSSBOWMAN, URUK_SAVAGE],
        site=6,
        twilight=4,
    )
    scene.shadow_phase()
    assert scene.can(Verb.PLAY, BAND_OF_URUK_BOWMEN)
    scene.play(BAND_OF_URUK_BOWMEN)
    assert scene.twilight == 0


def test_saruman_plays_his_staff_and_is_never_assigned() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY]},
        shadow_hand=[SARUMAN_BLACK_TRAITOR],
        site=6,
        twilight=4,
    )
    scene.shadow_phase().play(SARUMAN_BLACK_TRAITOR).answer_with(SARUMAN_BLACK_TRAITOR)
    assert scene.is_discarded(WEARY)
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, SARUMAN_BLACK_TRAITOR)


@pytest.mark.parametrize(
    ("card", "minion", "fighter", "hurt"),
    [
        (WEARY, URUK_RUNNER, MERRY_ROHIRRIM_SQUIRE, 1),
        (WEARY, MORDOR_TROOPER, MERRY_ROHIRRIM_SQUIRE, 0),
        (WEARY, URUK_RUNNER, PIPPIN_SWORN_TO_SERVICE, 0),
        (UNFERTH, UNFERTH, PIPPIN_SWORN_TO_SERVICE, 1),
        (UNFERTH, URUK_RUNNER, PIPPIN_SWORN_TO_SERVICE, 0),
    ],
)
def test_whom_the_free_peoples_assign_exerts(
    card: str, minion: str, fighter: str, hurt: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [WEARY]} if card == WEARY else {},
        minions=[URUK_RUNNER, MORDOR_TROOPER, UNFERTH],
        site=6,
    )
    free_peoples_assign(scene, fighter, minion)
    assert scene.wounds(fighter) == hurt


@pytest.mark.parametrize(("battlegrounds", "hurt"), [(1, 1), (2, 0)])
def test_uruk_assault_band_takes_no_wounds_with_two_battlegrounds(
    battlegrounds: int, hurt: int
) -> None:
    sites_ = (URUK_CAMP, DEEP_OF_HELM)[:battlegrounds]
    laid = (ARAGORN_SITES[0], URUK_CAMP, *ARAGORN_SITES[2:4], DEEP_OF_HELM, *ARAGORN_SITES[5:])
    scene = Scene(minions=[URUK_ASSAULT_BAND], site=6, path=laid).control(*sites_)
    scene.maneuver_phase()
    assert scene.strength(URUK_ASSAULT_BAND) == 20
    scene.happen(wounds.wound, scene.card(URUK_ASSAULT_BAND))
    assert scene.wounds(URUK_ASSAULT_BAND) == hurt


@pytest.mark.parametrize(
    ("minion", "cost"), [(URUK_BESIEGER, 1), (URUK_TROOPER, 3), (URUK_VETERAN, 2)]
)
def test_an_uruk_waits_on_a_controlled_site_and_comes_back(minion: str, cost: int) -> None:
    site = ARAGORN_SITES[0]
    scene = Scene(minions=[minion], site=6, twilight=cost).control(site)
    scene.regroup_phase().use(minion)
    assert scene.stack(site) == [minion]
    scene.shadow_phase().use(minion)
    assert (scene.in_play(minion), scene.twilight) == (True, 0)


@pytest.mark.parametrize("minion", [URUK_BESIEGER, URUK_TROOPER, URUK_VETERAN])
def test_an_uruk_waits_on_no_site_that_is_not_controlled(minion: str) -> None:
    assert not Scene(minions=[minion], site=6).regroup_phase().comes_to(Verb.USE, minion)


@pytest.mark.parametrize(
    ("card", "wounds_", "burdens"),
    [(URUK_FOLLOWER, 0, 1), (URUK_HUNTER, 2, 0), (URUK_PURSUER, 1, 0)],
)
def test_trackers_answer_the_death_of_an_unbound_hobbit(
    card: str, wounds_: int, burdens: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[card], site=6
    )
    scene.happen(wounds.discard_from_play, scene.card(MERRY_ROHIRRIM_SQUIRE), scene.card(card))
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    scene.happen(wounds.kill, scene.card(MERRY_ROHIRRIM_SQUIRE)).answer_with(card)
    if scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED):
        assert scene.who == (FREE_PEOPLES if card == URUK_PURSUER else SHADOW)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.burdens == burdens
    assert (scene.wounds(card) > 0, scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (True, 0)


@pytest.mark.parametrize(
    ("minion", "fierce", "strength", "damage"),
    [
        (URUK_FOOT_SOLDIER, False, 5, 0),
        (URUK_FOOT_SOLDIER, True, 8, 1),
        (URUK_CHASER, False, 9, 0),
        (URUK_CHASER, True, 11, 0),
    ],
)
def test_a_tracker_grows_in_fierce_skirmishes(
    minion: str, fierce: bool, strength: int, damage: int
) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion, MORGUL_LACKEY], site=6)
    scene.state.round = int(fierce)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert numbers(scene, minion)[:2] == (strength, damage)


def test_uruk_chaser_does_not_grow_in_the_fierce_skirmish_of_another() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[URUK_CHASER, URUK_RUNNER], site=6)
    scene.state.round = 1
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_RUNNER)
    assert scene.strength(URUK_CHASER) == 9


@pytest.mark.parametrize(("items", "bonus"), [([], 0), ([WEARY], 2), ([HOBBIT_SWORD_7_319], 0)])
def test_uruk_seeker_gains_from_search_cards_in_his_skirmish(items: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: items},
        minions=[URUK_SEEKER],
        site=6,
    )
    assert scene.strength(URUK_SEEKER) == 6
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_SEEKER)
    assert numbers(scene, URUK_SEEKER)[:2] == (6 + bonus, bonus // 2)


@pytest.mark.parametrize(("minion", "may_take"), [(URUK_RUNNER, True), (MORDOR_TROOPER, False)])
def test_uruk_stormer_needs_an_urukhai_in_the_skirmish_of_the_death(
    minion: str, may_take: bool
) -> None:
    site = ARAGORN_SITES[0]
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE], minions=[minion, URUK_STORMER], site=6
    ).wound(PIPPIN_SWORN_TO_SERVICE, 3)
    scene.state.position[SHADOW] = 6
    scene.skirmish(PIPPIN_SWORN_TO_SERVICE, minion)
    assert scene.is_dead(PIPPIN_SWORN_TO_SERVICE)
    assert scene.can(Verb.TRIGGER, URUK_STORMER) == may_take
    if may_take:
        scene.answer_with(URUK_STORMER)
    assert scene.controls(site) == may_take


@pytest.mark.parametrize(
    ("card", "site", "controlled", "expected"),
    [
        (ADVANCE_URUK_PATROL, 6, (), (10, 1, 0)),
        (ADVANCE_URUK_PATROL, 5, (), (10, 1, 1)),
        (ADVANCE_URUK_PATROL, 6, (DEEP_OF_HELM,), (14, 1, 0)),
        (ADVANCE_URUK_PATROL, 6, (ARAGORN_SITES[0],), (10, 1, 0)),
        (URUK_VANGUARD, 6, (), (17, 1, 0)),
        (URUK_VANGUARD, 5, (), (17, 2, 1)),
        (URUK_HAI_PATROL, 6, (), (9, 1, 0)),
        (URUK_HAI_PATROL, 6, (ARAGORN_SITES[0],), (9, 2, 0)),
    ],
)
def test_urukhai_look_at_where_they_are_and_at_the_sites_they_control(
    card: str, site: int, controlled: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    scene = Scene(minions=[card], site=site, path=BATTLEFIELDS).control(*controlled)
    scene.maneuver_phase()
    assert numbers(scene, card) == expected


@pytest.mark.parametrize(("controlled", "playable"), [(1, False), (2, True)])
@pytest.mark.parametrize(
    ("minion", "cost"), [(URUK_HAI_MARAUDER, 3), (URUK_HAI_HORDE, 6), (URUK_HAI_MOB, 5)]
)
def test_urukhai_are_cheaper_by_each_controlled_site(
    minion: str, cost: int, controlled: int, playable: bool
) -> None:
    scene = Scene(shadow_hand=[minion], site=6, twilight=cost - 2)
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase()
    assert scene.can(Verb.PLAY, minion) == playable
    if playable:
        assert scene.play(minion).twilight == 0


def test_a_raiding_party_of_urukhai_wounds_twice() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[URUK_HAI_RAIDING_PARTY_4_207], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_HAI_RAIDING_PARTY_4_207).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


@pytest.mark.parametrize(
    ("items", "fights_the_bearer", "bonus"),
    [([REST_WHILE_YOU_CAN], True, 1), ([REST_WHILE_YOU_CAN], False, 0), ([LEECHCRAFT], True, 0)],
    ids=["a search card", "on another companion", "no search card"],
)
def test_uruk_searcher_hunts_a_character_that_bears_a_search_card(
    items: list[str], fights_the_bearer: bool, bonus: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: items},
        minions=[URUK_SEARCHER, MORGUL_LACKEY],
        site=6,
    )
    companion = MERRY_ROHIRRIM_SQUIRE if fights_the_bearer else ARAGORN_DRIVEN_BY_NEED
    scene.skirmish(companion, URUK_SEARCHER)
    assert numbers(scene, URUK_SEARCHER)[:2] == (9 + 2 * bonus, bonus)


def test_lieutenant_of_orthanc_makes_another_uruk_hai_fierce_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[LIEUTENANT_OF_ORTHANC, URUK_SAVAGE, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, LIEUTENANT_OF_ORTHANC).use(LIEUTENANT_OF_ORTHANC)
    assert scene.wounds(LIEUTENANT_OF_ORTHANC) == 1
    assert [
        scene.number(FIERCE, minion)
        for minion in (LIEUTENANT_OF_ORTHANC, URUK_SAVAGE, MORDOR_TROOPER)
    ] == [0, 1, 0]
    scene.regroup_phase()
    assert scene.number(FIERCE, URUK_SAVAGE) == 0


@pytest.mark.parametrize(
    ("tracker", "spared"), [(URUK_SEEKER, True), (URUK_SAVAGE, False)], ids=["tracker", "other"]
)
def test_mauhur_keeps_a_tracker_from_wounds_for_two_twilight(tracker: str, spared: bool) -> None:
    strong = made(ARAGORN_DRIVEN_BY_NEED, strength=9)
    scene = Scene(fellowship=[strong], minions=[tracker, MAUHUR_PATROL_LEADER], twilight=2, site=6)
    scene.skirmish(strong, tracker).wait_to(Verb.USE, MAUHUR_PATROL_LEADER)
    scene.use(MAUHUR_PATROL_LEADER)
    assert not scene.can(Verb.CHOOSE, URUK_SAVAGE)
    if scene.can(Verb.CHOOSE):
        scene.choose(tracker)
    scene.resolve()
    assert scene.wounds(tracker) == (0 if spared else 1)
    assert scene.twilight == 0


def test_mauhur_is_no_help_for_one_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SEEKER, MAUHUR_PATROL_LEADER],
        twilight=1,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SEEKER)
    assert not scene.comes_to(Verb.USE, MAUHUR_PATROL_LEADER)


@pytest.mark.parametrize(
    ("machines", "offered"), [([BATTERING_RAM, SCALING_LADDER], True), ([LEECHCRAFT], False)]
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_uruk_crossbow_troop_may_place_a_token_on_a_machine(
    machines: list[str], offered: bool, takes_it: bool
) -> None:
    scene = Scene(
        shadow_support=machines, shadow_hand=[URUK_CROSSBOW_TROOP], twilight=4, site=6
    ).shadow_phase()
    scene.play(URUK_CROSSBOW_TROOP)
    assert scene.can(Verb.TRIGGER, URUK_CROSSBOW_TROOP) is offered
    if offered and takes_it:
        scene.answer_with(URUK_CROSSBOW_TROOP).choose(SCALING_LADDER)
        assert (scene.tokens(BATTERING_RAM), scene.tokens(SCALING_LADDER)) == (0, 1)
    elif offered:
        scene.pass_()
        assert (scene.tokens(BATTERING_RAM), scene.tokens(SCALING_LADDER)) == (0, 0)


@pytest.mark.parametrize(("dead", "fierce"), [(2, 0), (3, 1), (4, 1)])
def test_uruk_fanatic_is_fierce_beside_three_dead_cards(dead: int, fierce: int) -> None:
    scene = Scene(minions=[URUK_FANATIC, URUK_SAVAGE], dead=[PIPPIN_SWORN_TO_SERVICE] * dead)
    assert scene.number(FIERCE, URUK_FANATIC) == fierce
    assert scene.number(FIERCE, URUK_SAVAGE) == 0
