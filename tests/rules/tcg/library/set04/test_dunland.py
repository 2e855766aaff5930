"""The Dunland cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, REGROUP, SHADOW_NUMBER, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES
STRONG = made(DUNLENDING_BRIGAND, strength=12, vitality=3)
MIGHTY = made(ARAGORN_DRIVEN_BY_NEED, strength=14)


@pytest.mark.parametrize(
    ("character", "strength"), [(EOMER_VALIANT_WARCHIEF, 7), (ARAGORN_DRIVEN_BY_NEED, 5)]
)
def test_dunlending_ravager_is_stronger_against_rohan_men(character: str, strength: int) -> None:
    scene = dunland_scene(fellowship=[character], minions=[DUNLENDING_RAVAGER])
    assert scene.strength(DUNLENDING_RAVAGER) == 5
    assert scene.skirmish(character, DUNLENDING_RAVAGER).strength(DUNLENDING_RAVAGER) == strength


@pytest.mark.parametrize("minion", [DUNLENDING_RAVAGER, DUNLENDING_WARRIOR])
def test_an_ally_far_from_home_is_made_to_fight(minion: str) -> None:
    scene = dunland_scene(fellowship=[ALDOR, ARAGORN_DRIVEN_BY_NEED], minions=[minion], site=5)
    scene.assignment_phase().wait_to(Verb.USE, minion).use(minion)
    assert scene.state.assigned[scene.card(minion)] == (scene.card(ALDOR),)
    while scene.state.phase != SKIRMISH:
        scene.pass_()
    assert scene.state.skirmisher == scene.card(ALDOR)


@pytest.mark.parametrize(
    ("card", "wealth"), [(HIDES, 2), (HIDES, 0), (BOUND_BY_RAGE, 1), (BOUND_BY_RAGE, 0)]
)
def test_a_dunland_man_is_saved_by_the_card_or_by_its_wealth(card: str, wealth: int) -> None:
    """The twilight pool, or a token on the card; without these the card itself is discarded."""
    scene = dunland_scene(
        fellowship=[MIGHTY],
        minions=[DUNLENDING_BRIGAND],
        shadow_support=[card],
        twilight=wealth if card == HIDES else 0,
    )
    scene.put_tokens(card, wealth if card == BOUND_BY_RAGE else 0)
    scene.skirmish(MIGHTY, DUNLENDING_BRIGAND).wait_to(Verb.TRIGGER, card).answer_with(card)
    if wealth:
        scene.take_number(0 if card == HIDES else 1)
    assert scene.in_play(DUNLENDING_BRIGAND)
    assert scene.is_discarded(card) == (not wealth)
    assert scene.tokens(card) == 0


@pytest.mark.parametrize(
    ("others", "asked"), [([DUNLENDING_BRIGAND], True), ([MORDOR_TROOPER], False), ([], False)]
)
def test_hillman_band_needs_another_man_when_the_fellowship_moves(
    others: list[str], asked: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[HILLMAN_BAND, *others], site=5
    )
    scene.state.position[0] = 4
    scene.happen(path.move).pass_()
    assert scene.can(Verb.TRIGGER, HILLMAN_BAND) == asked
    if asked:
        scene.answer_with(HILLMAN_BAND)
    assert scene.controls(ARAGORN_SITES[0]) == asked


@pytest.mark.parametrize(
    ("loser", "asked"), [(EOMER_VALIANT_WARCHIEF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_living_off_rock_hears_of_rohan_men_alone(loser: str, asked: bool) -> None:
    scene = dunland_scene(fellowship=[loser], minions=[STRONG], shadow_support=[LIVING_OFF_ROCK])
    assert scene.skirmish(loser, STRONG).comes_to(Verb.TRIGGER, LIVING_OFF_ROCK) == asked
    if asked:
        scene.answer_with(LIVING_OFF_ROCK)
        assert (scene.strength(STRONG), scene.strength(EOMER_VALIANT_WARCHIEF)) == (14, 7)
        assert fierce(scene, STRONG)


def test_no_defense_takes_the_bonuses_of_possessions_in_that_skirmish() -> None:
    bearing = {
        EOMER_VALIANT_WARCHIEF: [RIDERS_SPEAR_4_288],
        THEODEN_LEADER_OF_SPEARS: [RIDERS_SPEAR_4_288],
    }
    scene = dunland_scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS],
        bearing=bearing,
        minions=[DUNLENDING_SAVAGE, DUNLENDING_BRIGAND],
        shadow_support=[NO_DEFENSE],
    )
    before = scene.strength(EOMER_VALIANT_WARCHIEF), scene.strength(THEODEN_LEADER_OF_SPEARS)
    scene.put_tokens(NO_DEFENSE, 1).skirmish(EOMER_VALIANT_WARCHIEF, DUNLENDING_SAVAGE).wait_to(
        Verb.USE, NO_DEFENSE
    ).use(NO_DEFENSE)
    scene.choose(DUNLENDING_SAVAGE)
    assert scene.tokens(NO_DEFENSE) == 0
    assert (scene.strength(EOMER_VALIANT_WARCHIEF), scene.strength(THEODEN_LEADER_OF_SPEARS)) == (
        before[0] - 2,
        before[1],
    )


def test_no_defense_does_nothing_for_a_man_who_does_not_fight() -> None:
    scene = dunland_scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [RIDERS_SPEAR_4_288]},
        minions=[DUNLENDING_SAVAGE, DUNLENDING_BRIGAND],
        shadow_support=[NO_DEFENSE],
    )
    before = scene.strength(EOMER_VALIANT_WARCHIEF)
    scene.put_tokens(NO_DEFENSE, 1).skirmish(EOMER_VALIANT_WARCHIEF, DUNLENDING_SAVAGE).wait_to(
        Verb.USE, NO_DEFENSE
    ).use(NO_DEFENSE)
    scene.choose(DUNLENDING_BRIGAND)
    assert scene.strength(EOMER_VALIANT_WARCHIEF) == before


@pytest.mark.parametrize(("stacked", "more"), [(DUNLENDING_BRIGAND, 5), (MORDOR_TROOPER, 0)])
def test_no_refuge_counts_a_stacked_dunland_man_alone(stacked: str, more: int) -> None:
    laid = {"shadow_support": [NO_REFUGE], "stacked": {ARAGORN_SITES[0]: [stacked]}}
    scene = dunland_scene(**laid).control(ARAGORN_SITES[0])
    for place in (STEPS_OF_EDORAS, BEACON_OF_MINAS_TIRITH):
        printed = scene.state.blueprints[scene.card(place)].card.twilight
        assert scene.number(SHADOW_NUMBER, place) == printed + more


@pytest.mark.parametrize("used", [True, False])
def test_no_retreat_drives_the_fellowship_on(used: bool) -> None:
    laid = {
        "minions": [DUNLENDING_BRIGAND, DUNLENDING_SAVAGE],
        "bearing": {ARAGORN_SITES[0]: [NO_RETREAT]},
    }
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], **laid).control(ARAGORN_SITES[0])
    scene.regroup_phase().wait_to(Verb.USE, NO_RETREAT)
    if used:
        scene.use(NO_RETREAT)
    while scene.can(Verb.PASS) and scene.state.position[0] == 4:
        scene.pass_()
    assert scene.can(Verb.STAY) != used
    assert (scene.state.position[0] == 5) == used


def test_over_the_isen_leaves_the_ring_bearer_alone() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[DUNLENDING_BRIGAND],
        shadow_support=[OVER_THE_ISEN],
        twilight=2,
    )
    scene.control(ARAGORN_SITES[0]).assignment_phase().wait_to(Verb.USE, OVER_THE_ISEN).use(
        OVER_THE_ISEN
    )
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.state.assigned[scene.card(DUNLENDING_BRIGAND)] == (
        scene.card(ARAGORN_DRIVEN_BY_NEED),
    )
    assert scene.twilight == 0


def test_ravage_the_defeated_takes_what_the_loser_bore_and_no_more() -> None:
    scene = dunland_scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS],
        minions=[STRONG],
        bearing={
            EOMER_VALIANT_WARCHIEF: [RIDERS_SPEAR_4_288, HORSE_OF_ROHAN],
            THEODEN_LEADER_OF_SPEARS: [HERUGRIM],
        },
        shadow_hand=[RAVAGE_THE_DEFEATED],
        twilight=3,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, STRONG).wait_to(Verb.PLAY, RAVAGE_THE_DEFEATED).play(
        RAVAGE_THE_DEFEATED
    )
    assert [
        scene.is_discarded(card) for card in (RIDERS_SPEAR_4_288, HORSE_OF_ROHAN, HERUGRIM)
    ] == [
        True,
        True,
        False,
    ]


def test_saruman_makes_the_free_peoples_player_exert_for_each_dunland_man() -> None:
    minions = [SARUMAN_RABBLE_ROUSER, DUNLENDING_BRIGAND, DUNLENDING_SAVAGE, MORDOR_TROOPER]
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        minions=minions,
        site=5,
    )
    scene.state.position[0] = 4
    scene.happen(path.move)
    assert scene.who == 0
    scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.CHOOSE)
    assert [
        scene.wounds(card)
        for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED)
    ] == [1, 0, 1]


@pytest.mark.parametrize(("tokens", "gone"), [(0, 0), (2, 2), (5, 3)])
def test_secret_folk_takes_a_possession_for_each_token_up_to_three(tokens: int, gone: int) -> None:
    bearing = {
        EOMER_VALIANT_WARCHIEF: [HORSE_OF_ROHAN],
        THEODEN_LEADER_OF_SPEARS: [RIDERS_SPEAR_4_288],
        ELITE_RIDER_7_225: [SWORD_OF_ROHAN],
        MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
    }
    scene = dunland_scene(
        fellowship=[*bearing],
        bearing=bearing,
        minions=[DUNLENDING_BRIGAND],
        shadow_support=[SECRET_FOLK],
    )
    scene.put_tokens(SECRET_FOLK, tokens).maneuver_phase().wait_to(Verb.USE, SECRET_FOLK).use(
        SECRET_FOLK
    )
    while scene.can(Verb.CHOOSE) and scene.who == SHADOW:
        scene.do(Verb.CHOOSE)
    lost = [item for items in bearing.values() for item in items if scene.is_discarded(item)]
    assert len(lost) == gone
    assert scene.is_discarded(SECRET_FOLK)


@pytest.mark.parametrize(("controlled", "playable"), [(1, False), (2, True)])
def test_wake_of_destruction_makes_your_men_fierce_with_two_controlled_sites(
    controlled: int, playable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND, HILL_CHIEF, MORDOR_TROOPER, SOUTHRON_SCOUT],
        shadow_hand=[WAKE_OF_DESTRUCTION],
    )
    scene.control(*ARAGORN_SITES[:controlled]).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, WAKE_OF_DESTRUCTION) is playable
    if playable:
        scene.play(WAKE_OF_DESTRUCTION)
        assert [
            fierce(scene, minion)
            for minion in (DUNLENDING_BRIGAND, HILL_CHIEF, MORDOR_TROOPER, SOUTHRON_SCOUT)
        ] == [True, True, False, False]
        scene.regroup_phase()
        assert not fierce(scene, DUNLENDING_BRIGAND)


@pytest.mark.parametrize(
    ("moves", "twilight", "usable"),
    [(2, 4, True), (1, 4, False), (2, 1, False), (2, 3, False)],
    ids=["paid", "moved once", "one twilight", "too little for the Man"],
)
def test_constantly_threatening_brings_a_man_of_dunland_back_after_a_second_move(
    moves: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        shadow_support=[CONSTANTLY_THREATENING],
        shadow_discards=[DUNLENDING_BRIGAND, SOUTHRON_SCOUT, HIDES],
        twilight=twilight,
        site=4,
    )
    scene.state.moves = moves
    assert scene.shadow_phase().can(Verb.USE, CONSTANTLY_THREATENING) is usable
    if usable:
        scene.use(CONSTANTLY_THREATENING)
        assert not scene.can(Verb.CHOOSE, SOUTHRON_SCOUT)
        if scene.can(Verb.CHOOSE):
            scene.choose(DUNLENDING_BRIGAND)
        assert scene.in_play(DUNLENDING_BRIGAND)
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minions", "controlled", "playable"), [(3, 0, True), (2, 0, False), (2, 1, True)]
)
def test_anger_needs_three_minions_or_a_controlled_site(
    minions: int, controlled: int, playable: bool
) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND] * minions,
        shadow_hand=[ANGER],
    )
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    assert scene.comes_to(Verb.PLAY, ANGER) == playable
    if playable:
        scene.play(ANGER).choose(DUNLENDING_BRIGAND)
        assert fierce(scene, DUNLENDING_BRIGAND)


@pytest.mark.parametrize(("controlled", "more"), [(0, 2), (1, 4)])
def test_burn_every_village_gives_four_where_you_control_a_site(controlled: int, more: int) -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        shadow_hand=[BURN_EVERY_VILLAGE] * 2,
    )
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    scene.wait_to(Verb.PLAY, BURN_EVERY_VILLAGE).play(BURN_EVERY_VILLAGE)
    assert scene.strength(DUNLENDING_BRIGAND) == 8 + more


def test_hill_chief_draws_for_a_site_that_is_controlled() -> None:
    scene = Scene(
        minions=[HILL_CHIEF], shadow_deck=[MORDOR_TROOPER] * 3, shadow_hand=[MORDOR_TROOPER], site=4
    )
    scene.control(SITE_1).shadow_phase().use(HILL_CHIEF)
    assert scene.wounds(HILL_CHIEF) == 1
    assert len(scene.hand(SHADOW)) == 4


@pytest.mark.parametrize(
    ("controlled", "skipped", "angry", "bonus"),
    [(1, False, False, 0), (2, True, False, 0), (3, True, True, 0), (4, True, True, 1)],
)
def test_hillman_horde_grows_with_the_sites_you_control(
    controlled: int, skipped: bool, angry: bool, bonus: int
) -> None:
    scene = dunland_scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[HILLMAN_HORDE, DUNLENDING_BRIGAND, MORDOR_TROOPER],
        site=6,
    )
    scene.control(*ARAGORN_SITES[:controlled])
    assert [
        fierce(scene, card) for card in (HILLMAN_HORDE, DUNLENDING_BRIGAND, MORDOR_TROOPER)
    ] == [
        angry,
        angry,
        False,
    ]
    assert [
        scene.number(DAMAGE, card) for card in (HILLMAN_HORDE, DUNLENDING_BRIGAND, MORDOR_TROOPER)
    ] == [bonus, bonus, 0]
    scene.maneuver_phase().pass_all()
    assert (scene.state.phase != ARCHERY) == skipped


def test_hillman_rabble_comes_back_from_the_site_for_two_less() -> None:
    site = ARAGORN_SITES[0]
    scene = dunland_scene(
        stacked={site: [HILLMAN_RABBLE]}, minions=[DUNLENDING_BRIGAND], twilight=3
    )
    scene.control(site).shadow_phase().use(HILLMAN_RABBLE)
    assert scene.in_play(HILLMAN_RABBLE)
    assert scene.twilight == 1


@pytest.mark.parametrize("takes_it", [True, False])
def test_a_madman_who_wins_may_grow_stronger_and_fierce_until_the_regroup_phase(
    takes_it: bool,
) -> None:
    madman = DUNLENDING_MADMAN
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[madman, DUNLENDING_BRIGAND])
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, madman).wait_to(Verb.TRIGGER, madman)
    if takes_it:
        scene.answer_with(madman)
    else:
        scene.pass_()
    assert (scene.strength(madman), fierce(scene, madman)) == (7 + 2 * takes_it, takes_it)
    assert not fierce(scene, DUNLENDING_BRIGAND)
    scene.regroup_phase()
    assert (scene.strength(madman), fierce(scene, madman)) == (7, False)


@pytest.mark.parametrize("winner", [DUNLENDING_MADMAN, HILLMAN_TRIBE, HILLMAN_MOB])
def test_a_man_of_dunland_who_loses_gains_nothing(winner: str) -> None:
    scene = dunland_scene(
        fellowship=[MIGHTY], minions=[winner, STRONG], shadow_hand=[DUNLENDING_BRIGAND], twilight=5
    )
    scene.skirmish(MIGHTY, winner)
    assert not scene.comes_to(Verb.TRIGGER, winner)


@pytest.mark.parametrize(
    ("others", "takes"),
    [([DUNLENDING_BRIGAND], True), ([SARUMAN_RABBLE_ROUSER], True), ([MORDOR_TROOPER], False)],
    ids=["a Man of Dunland", "Saruman of Dunland", "an Orc"],
)
def test_hillman_tribe_takes_a_site_beside_another_minion_of_dunland(
    others: list[str], takes: bool
) -> None:
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[HILLMAN_TRIBE, *others])
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, HILLMAN_TRIBE)
    assert scene.comes_to(Verb.TRIGGER, HILLMAN_TRIBE) is takes
    if takes:
        scene.answer_with(HILLMAN_TRIBE)
    assert scene.controls(ARAGORN_SITES[0]) is takes
    assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(("bearer", "asked"), [(STRONG, True), (DUNLENDING_BRIGAND, False)])
def test_war_club_takes_two_possessions_where_its_bearer_wins(bearer: str, asked: bool) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, PIPPIN_SWORN_TO_SERVICE],
        minions=[STRONG, DUNLENDING_BRIGAND],
        bearing={
            bearer: [WAR_CLUB],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
            ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW, ANDURIL_KINGS_BLADE],
            PIPPIN_SWORN_TO_SERVICE: [ESCAPE, HOBBIT_SWORD_4_306],
        },
    )
    assert scene.strength(bearer) == (12 if bearer == STRONG else 8) + 2
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, STRONG)
    assert scene.comes_to(Verb.TRIGGER, WAR_CLUB) is asked
    if asked:
        scene.answer_with(WAR_CLUB)
        for safe in (ANDURIL_KINGS_BLADE, ESCAPE, WAR_CLUB):
            assert not scene.can(Verb.CHOOSE, safe)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        gone = [HOBBIT_SWORD_4_306, ARAGORNS_BOW, HOBBIT_SWORD_7_319]
        assert sum(map(scene.is_discarded, gone)) == 2
    else:
        assert scene.in_play(ARAGORNS_BOW)


@pytest.mark.parametrize("item", [WAR_CLUB, IRON_AXE])
@pytest.mark.parametrize(
    ("minion", "playable"),
    [(DUNLENDING_BRIGAND, True), (SARUMAN_RABBLE_ROUSER, False), (SOUTHRON_SCOUT, False)],
)
def test_a_weapon_of_dunland_is_borne_by_a_man_of_dunland(
    item: str, minion: str, playable: bool
) -> None:
    scene = dunland_scene(minions=[minion], shadow_hand=[item], twilight=1).shadow_phase()
    assert scene.can(Verb.PLAY, item) is playable
    if playable:
        scene.play(item)
        assert scene.strength(minion) == 8 + {WAR_CLUB: 2, IRON_AXE: 3}[item]


@pytest.mark.parametrize("spotted", [0, 2, 4])
def test_death_to_the_strawheads_counts_the_companions_you_spot(spotted: int) -> None:
    scene = dunland_scene(
        fellowship=[MIGHTY, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[ALDOR],
        minions=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        shadow_hand=[DEATH_TO_THE_STRAWHEADS] * 2,
        twilight=6,
    )
    scene.skirmish(MIGHTY, DUNLENDING_BRIGAND).wait_to(Verb.PLAY, DEATH_TO_THE_STRAWHEADS)
    scene.play(DEATH_TO_THE_STRAWHEADS)
    if scene.can(Verb.CHOOSE, DUNLENDING_BRIGAND):
        scene.choose(DUNLENDING_BRIGAND)
    assert max(option.number for option in scene.options(Verb.NUMBER)) == 4
    scene.take_number(spotted)
    assert scene.strength(DUNLENDING_BRIGAND) == 8 + spotted
    assert scene.twilight == 3


def test_war_cry_makes_the_winner_fierce_and_four_stronger() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[STRONG, DUNLENDING_SAVAGE],
        shadow_hand=[WAR_CRY_OF_DUNLAND],
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, STRONG).wait_to(Verb.PLAY, WAR_CRY_OF_DUNLAND).play(
        WAR_CRY_OF_DUNLAND
    )
    assert scene.strength(STRONG) == 16
    assert [fierce(scene, card) for card in (STRONG, DUNLENDING_SAVAGE)] == [True, False]


@pytest.mark.parametrize(
    ("winner", "bonus", "cost"),
    [
        (DUNLENDING_ARSONIST, 1, 0),
        (WILD_MAN_OF_DUNLAND, 1, 0),
        (HILLMAN_MOB, 1, 0),
        (HILL_CLAN, 2, 2),
    ],
)
def test_the_winner_calls_a_man_who_is_fierce_until_the_regroup_phase(
    winner: str, bonus: int, cost: int
) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[winner],
        shadow_hand=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        shadow_discards=[DUNLENDING_SAVAGE],
        twilight=5,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, winner).wait_to(Verb.TRIGGER, winner).answer_with(winner)
    assert [
        scene.in_play(card) for card in (DUNLENDING_BRIGAND, MORDOR_TROOPER, DUNLENDING_SAVAGE)
    ] == [True, False, False]
    assert scene.twilight == 5 - cost
    assert fierce(scene, DUNLENDING_BRIGAND)
    assert scene.number(DAMAGE, DUNLENDING_BRIGAND) == bonus
    scene.state.phase = REGROUP
    scene.regroup_phase()
    assert not fierce(scene, DUNLENDING_BRIGAND)


@pytest.mark.parametrize(
    ("winner", "asked"), [(STRONG, True), (WULF, False), (MORDOR_TROOPER, False)]
)
def test_wulf_answers_the_victory_of_another_dunland_man(winner: str, asked: bool) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[WULF, STRONG, MORDOR_TROOPER]
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, winner)
    assert scene.comes_to(Verb.TRIGGER, WULF) == asked
    if asked:
        scene.answer_with(WULF)
        assert scene.controls(ARAGORN_SITES[0])
        assert scene.wounds(WULF) == 1


@pytest.mark.parametrize(("companions", "gone"), [(4, 1), (6, 2)])
def test_dunlending_pillager_takes_a_possession_or_two_before_six_companions(
    companions: int, gone: int
) -> None:
    pillager = DUNLENDING_PILLAGER
    items = {
        ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW],
        PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_4_306],
        FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
    }
    # Merry dies in the skirmish, and the companions are counted afterwards.
    others = [made(DWARF_GUARD, unique=False)] * (companions - 3)
    scene = dunland_scene(
        fellowship=[
            MERRY_ROHIRRIM_SQUIRE,
            ARAGORN_DRIVEN_BY_NEED,
            PIPPIN_SWORN_TO_SERVICE,
            *others,
        ],
        minions=[pillager],
        bearing=items,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, pillager).wait_to(Verb.TRIGGER, pillager)
    scene.answer_with(pillager)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    lost = [ARAGORNS_BOW, HOBBIT_SWORD_4_306, HOBBIT_SWORD_7_319]
    assert sum(map(scene.is_discarded, lost)) == gone


@pytest.mark.parametrize("controlled", [0, 1])
def test_hillman_rabble_may_retire_to_a_controlled_site_where_it_wins(controlled: int) -> None:
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[HILLMAN_RABBLE])
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(MERRY_ROHIRRIM_SQUIRE, HILLMAN_RABBLE)
    if scene.comes_to(Verb.TRIGGER, HILLMAN_RABBLE):
        scene.answer_with(HILLMAN_RABBLE)
    assert scene.stack(ARAGORN_SITES[0]) == [HILLMAN_RABBLE] * controlled


@pytest.mark.parametrize("takes_it", [True, False])
def test_hides_may_draw_a_card_as_they_are_played(takes_it: bool) -> None:
    scene = dunland_scene(shadow_hand=[HIDES] * 2, shadow_deck=[MORDOR_TROOPER] * 2, twilight=2)
    scene.shadow_phase().play(HIDES)
    if takes_it:
        scene.answer_with(HIDES)
    else:
        scene.pass_()
    assert scene.hand(SHADOW).count(MORDOR_TROOPER) == takes_it


@pytest.mark.parametrize(("twilight", "usable"), [(3, True), (2, False)])
def test_no_defense_gathers_a_token_for_three_twilight(twilight: int, usable: bool) -> None:
    scene = dunland_scene(
        minions=[DUNLENDING_BRIGAND], shadow_support=[NO_DEFENSE], twilight=twilight
    ).shadow_phase()
    assert scene.can(Verb.USE, NO_DEFENSE) is usable
    if usable:
        scene.use(NO_DEFENSE)
        assert (scene.tokens(NO_DEFENSE), scene.twilight) == (1, 0)


@pytest.mark.parametrize(("winner", "offered"), [(STRONG, True), (MORDOR_VETERAN, False)])
def test_secret_folk_gather_where_a_man_of_dunland_wins(winner: str, offered: bool) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[winner], shadow_support=[SECRET_FOLK]
    ).skirmish(MERRY_ROHIRRIM_SQUIRE, winner)
    assert scene.comes_to(Verb.TRIGGER, SECRET_FOLK) is offered
    if offered:
        scene.answer_with(SECRET_FOLK)
        assert scene.tokens(SECRET_FOLK) == 1


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (3, False)])
def test_saruman_rouses_a_man_of_dunland_for_an_exertion(wounds: int, usable: bool) -> None:
    saruman = SARUMAN_RABBLE_ROUSER
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND, saruman, MORGUL_LACKEY],
    ).wound(saruman, wounds)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    assert scene.comes_to(Verb.USE, saruman) is usable
    if usable:
        scene.use(saruman)
        assert scene.strength(DUNLENDING_BRIGAND) == 8 + 2
        assert scene.wounds(saruman) == 1


def test_the_rabble_rouser_is_not_assigned() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SARUMAN_RABBLE_ROUSER, DUNLENDING_BRIGAND]
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.ASSIGN, target=SARUMAN_RABBLE_ROUSER)
