"""The Uruk-hai cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.modifiers.numbers import (
    damage_bonus,
    game_number,
    has_words,
    hunter,
    vitality_left,
)
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import (
    ARCHERY,
    DAMAGE,
    MINION_ARCHERY,
    REGROUP,
    RESISTANCE,
    SKIRMISH,
    SKIRMISH_WON,
    STRENGTH,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import begin_phase
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

# --- sites that are controlled, and freed ---
SITE_1, SITE_2 = ARAGORN_SITES[:2]


def test_saruman_takes_hunter_away_until_the_regroup_phase() -> None:
    scene = Scene(fellowship=[GIMLI_EAGER_HUNTER], minions=[SARUMAN_CURUNIR], site=6)
    gimli = scene.card(GIMLI_EAGER_HUNTER)
    assert hunter(scene.state, gimli) == 3
    scene.skirmish(GIMLI_EAGER_HUNTER, SARUMAN_CURUNIR)
    assert scene.strength(GIMLI_EAGER_HUNTER) == 9
    scene.wait_to(Verb.USE, SARUMAN_CURUNIR).use(SARUMAN_CURUNIR)
    if scene.can(Verb.CHOOSE, GIMLI_EAGER_HUNTER):
        scene.choose(GIMLI_EAGER_HUNTER)
    assert scene.wounds(SARUMAN_CURUNIR) == 2
    assert ("totals", 6, 8) in (scene.log or [])
    assert scene.state.phase == REGROUP
    assert hunter(scene.state, gimli) == 3


def test_saruman_heals_another_minion_than_the_winning_hunter() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[SARUMAN_CURUNIR, TRACKING_URUK, LOOKOUT_URUK],
        site=6,
    )
    for minion in (TRACKING_URUK, LOOKOUT_URUK):
        scene.wound(minion, 1)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, TRACKING_URUK).resolve()
    assert scene.wounds(TRACKING_URUK) == 1
    assert scene.wounds(LOOKOUT_URUK) == 0


def test_white_hand_slayer_lets_the_player_of_an_event_exert_no_hunter() -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER, FARAMIR_STOUT_CAPTAIN],
        minions=[WHITE_HAND_SLAYER, TRACKING_URUK],
        shadow_hand=[VIOLENT_HURL],
        twilight=1,
        site=6,
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, WHITE_HAND_SLAYER).wait_to(Verb.PLAY, VIOLENT_HURL).play(
        VIOLENT_HURL
    )
    while not scene.can(Verb.YES):
        scene.choose(WHITE_HAND_SLAYER)
    assert scene.who == 1
    scene.do(Verb.YES)
    choices = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert choices == {FRODO_HOPE_OF_FREE_PEOPLES, FARAMIR_STOUT_CAPTAIN, WHITE_HAND_SLAYER}
    scene.choose(FARAMIR_STOUT_CAPTAIN)
    assert scene.wounds(FARAMIR_STOUT_CAPTAIN) == 1 or scene.is_dead(FARAMIR_STOUT_CAPTAIN)


def test_white_hand_enforcer_frees_its_own_site_for_its_shadow_number() -> None:
    path = (FALLS_OF_RAUROS, *ARAGORN_SITES[1:])
    scene = Scene(shadow_hand=[WHITE_HAND_ENFORCER], twilight=3, site=5, path=path)
    scene.control(FALLS_OF_RAUROS).shadow_phase().play(WHITE_HAND_ENFORCER)
    scene.answer_with(WHITE_HAND_ENFORCER)
    assert not scene.controls(FALLS_OF_RAUROS)
    assert scene.twilight == 3


def test_land_had_changed_is_stronger_with_a_site_and_stronger_for_giving_it_up() -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER],
        minions=[TRACKING_URUK],
        shadow_hand=[LAND_HAD_CHANGED, VIOLENT_HURL],
        twilight=3,
        site=6,
    ).control(SITE_1)
    scene.skirmish(GIMLI_EAGER_HUNTER, TRACKING_URUK).wait_to(Verb.PLAY, LAND_HAD_CHANGED)
    scene.play(LAND_HAD_CHANGED)
    assert scene.strength(TRACKING_URUK) == 14 + 3
    scene.do(Verb.YES)
    assert scene.strength(TRACKING_URUK) == 14 + 3 + 2
    assert scene.number(DAMAGE, TRACKING_URUK) == 1
    assert not scene.controls(SITE_1)


def test_land_had_changed_has_nothing_to_give_up_without_a_site() -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER],
        minions=[TRACKING_URUK],
        shadow_hand=[LAND_HAD_CHANGED, VIOLENT_HURL],
        twilight=3,
        site=6,
    )
    scene.skirmish(GIMLI_EAGER_HUNTER, TRACKING_URUK).wait_to(Verb.PLAY, LAND_HAD_CHANGED)
    scene.play(LAND_HAD_CHANGED)
    assert not scene.can(Verb.YES)
    assert scene.strength(TRACKING_URUK) == 14 + 2


def test_white_hand_attacker_spreads_the_terrain_of_controlled_sites() -> None:
    path = (FANGORN_GLADE, CAVERN_ENTRANCE_11_232, *ARAGORN_SITES[2:])
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[WHITE_HAND_ATTACKER_17_120],
        hand=[CITY_OF_MEN],
        path=path,
        site=4,
    ).control(FANGORN_GLADE)
    forest, cavern = traits.trait(Keyword.FOREST), traits.trait(Keyword.UNDERGROUND)
    current = scene.state.site()
    assert not has_words(scene.state, current, forest)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, WHITE_HAND_ATTACKER_17_120)
    assert has_words(scene.state, current, forest)
    # The cavern is controlled by nobody.
    assert not has_words(scene.state, current, cavern)
    scene.control(CAVERN_ENTRANCE_11_232)
    assert has_words(scene.state, current, forest | cavern)


def test_white_hand_destroyer_hunts_for_each_site_you_control() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[WHITE_HAND_DESTROYER],
        hand=[CITY_OF_MEN],
        site=6,
    ).control(SITE_1, SITE_2)
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, WHITE_HAND_DESTROYER)
    assert scene.strength(WHITE_HAND_DESTROYER) == 10 + 3 * 2


@pytest.mark.parametrize(("controlled", "offered"), [((), True), ((SITE_1,), False)])
def test_white_hand_intruder_takes_a_first_site_alone(
    controlled: tuple[str, ...], offered: bool
) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[WHITE_HAND_INTRUDER], site=6)
    scene.state.position[SHADOW] = 4
    scene.control(*controlled)
    scene.skirmish(DWARF_GUARD, WHITE_HAND_INTRUDER).resolve()
    assert scene.can(Verb.TRIGGER, WHITE_HAND_INTRUDER) is offered
    if offered:
        scene.answer_with(WHITE_HAND_INTRUDER)
    assert scene.controls(SITE_1)
    assert not scene.controls(SITE_2)


@pytest.mark.parametrize(
    ("fighter", "free"), [(ARAGORN_SWIFT_HUNTER, False), (FARAMIR_STOUT_CAPTAIN, True)]
)
def test_white_hand_trooper_silences_hunters_and_their_skirmishes(fighter: str, free: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_SWIFT_HUNTER, FARAMIR_STOUT_CAPTAIN],
        minions=[WHITE_HAND_TROOPER],
        hand=[CITY_OF_MEN],
        site=6,
    )
    scene.skirmish(fighter, WHITE_HAND_TROOPER)
    assert scene.can(Verb.PLAY, CITY_OF_MEN) is free
    assert not scene.can(Verb.USE, ARAGORN_SWIFT_HUNTER)


@pytest.mark.parametrize(
    ("facing", "offered"), [(FARAMIR_STOUT_CAPTAIN, True), (GIMLI_EAGER_HUNTER, False)]
)
def test_white_hand_warrior_heals_a_hunter_when_it_faces_none(facing: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN, GIMLI_EAGER_HUNTER],
        minions=[WHITE_HAND_WARRIOR],
        site=6,
    )
    scene.wound(WHITE_HAND_WARRIOR, 1)
    scene.assignment_phase().do(Verb.ASSIGN, facing, WHITE_HAND_WARRIOR)
    assert scene.can(Verb.TRIGGER, WHITE_HAND_WARRIOR) is offered
    if offered:
        scene.answer_with(WHITE_HAND_WARRIOR)
        assert scene.wounds(WHITE_HAND_WARRIOR) == 0


@pytest.mark.parametrize(("sites", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 4)])
def test_blade_of_the_white_hand_grows_with_controlled_sites(sites: int, bonus: int) -> None:
    scene = Scene(
        minions=[WHITE_HAND_BUTCHER],
        bearing={WHITE_HAND_BUTCHER: [BLADE_OF_THE_WHITE_HAND]},
        site=6,
    ).control(*ARAGORN_SITES[:sites])
    assert damage_bonus(scene.state, scene.card(WHITE_HAND_BUTCHER)) == bonus


def test_saruman_master_of_the_white_hand_breaks_what_an_uruks_foe_bears() -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        bearing={SAM_STEADFAST_FRIEND: [GREAT_HEART], MERRY_ROHIRRIM_SQUIRE: [RABBIT_STEW]},
        minions=[SARUMAN_MASTER_OF_THE_WHITE_HAND, WHITE_HAND_DESTROYER],
        site=6,
    )
    without = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE]).number(RESISTANCE, MERRY_ROHIRRIM_SQUIRE)
    # Sam lends Merry one, and Saruman takes one away.
    assert scene.number(RESISTANCE, MERRY_ROHIRRIM_SQUIRE) == without
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, WHITE_HAND_DESTROYER)
    scene.wait_to(Verb.USE, SARUMAN_MASTER_OF_THE_WHITE_HAND)
    scene.use(SARUMAN_MASTER_OF_THE_WHITE_HAND)
    assert scene.is_discarded(RABBIT_STEW)
    assert scene.in_play(GREAT_HEART)


@pytest.mark.parametrize(("controlled", "offered"), [(True, True), (False, False)])
def test_white_hand_berserker_shoots_for_cultures_over_two(controlled: bool, offered: bool) -> None:
    """Frodo's, Gimli's, Elfhelm's and Targon's cultures are two over two."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, ELFHELM, TARGON],
        minions=[WHITE_HAND_BERSERKER],
        site=5,
    )
    if controlled:
        scene.control(ARAGORN_SITES[0])
    scene.archery_phase()
    assert scene.can(Verb.TRIGGER, WHITE_HAND_BERSERKER) is offered
    if offered:
        scene.answer_with(WHITE_HAND_BERSERKER)
        assert game_number(scene.state, MINION_ARCHERY) == 4


@pytest.mark.parametrize(("controlled", "offered"), [(True, True), (False, False)])
def test_white_hand_veteran_takes_an_event_back_where_you_hold_a_site(
    controlled: bool, offered: bool
) -> None:
    scene = Scene(
        shadow_hand=[WHITE_HAND_VETERAN],
        shadow_discards=[NEW_ENEMY, FERAL_URUK],
        twilight=9,
        site=5,
    )
    if controlled:
        scene.control(ARAGORN_SITES[0])
    scene.shadow_phase().play(WHITE_HAND_VETERAN)
    assert scene.can(Verb.TRIGGER, WHITE_HAND_VETERAN) is offered
    if offered:
        scene.answer_with(WHITE_HAND_VETERAN)
        assert scene.hand(SHADOW) == [NEW_ENEMY]


def test_deathly_roar_gathers_tokens_for_possessions_and_spends_them_on_victories() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WHITE_HAND_GUARD],
        shadow_support=[DEATHLY_ROAR],
        hand=[DWARVEN_AXE, DWARF_GUARD],
    )
    scene.fellowship_phase().play(DWARVEN_AXE)
    assert scene.tokens(DEATHLY_ROAR) == 1
    scene.happen(emit, SKIRMISH_WON, scene.card(WHITE_HAND_GUARD))
    scene.answer_with(DEATHLY_ROAR)
    if scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    assert scene.tokens(DEATHLY_ROAR) == 0
    assert scene.wounds(DWARF_GUARD) == 1


def test_vile_pit_trades_two_cards_for_a_hunter_and_takes_one_back() -> None:
    scene = Scene(
        shadow_support=[VILE_PIT],
        shadow_hand=[WHITE_HAND_VETERAN, WHITE_HAND_WARRIOR, CLEAVED],
        shadow_discards=[WHITE_HAND_GUARD, WHITE_HAND_VETERAN],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().answer_with(VILE_PIT)
    scene.choose(WHITE_HAND_VETERAN).choose(CLEAVED)
    if scene.can(Verb.CHOOSE, WHITE_HAND_GUARD):
        scene.choose(WHITE_HAND_GUARD)
    assert scene.in_play(WHITE_HAND_GUARD)
    assert scene.hand(1) == [WHITE_HAND_WARRIOR]


@pytest.mark.parametrize("sites", [0, 1, 2])
def test_white_hand_invader_exerts_for_each_site_you_control(sites: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        shadow_hand=[WHITE_HAND_INVADER],
        twilight=3,
        site=5,
    ).control(*ARAGORN_SITES[:sites])
    scene.shadow_phase().play(WHITE_HAND_INVADER)
    for _ in range(sites):
        assert scene.who == SHADOW
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == sites


@pytest.mark.parametrize(("threats", "playable"), [(3, True), (2, True), (1, False)])
def test_white_hand_legion_removes_two_threats(threats: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 2,
        shadow_hand=[WHITE_HAND_LEGION],
        threats=threats,
        twilight=6,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, WHITE_HAND_LEGION) is playable
    if playable:
        assert scene.play(WHITE_HAND_LEGION).threats == threats - 2


@pytest.mark.parametrize(
    ("fellowship", "others", "threats"),
    [
        ([DWARF_GUARD, ELFHELM, DWARF_GUARD], [WHITE_HAND_BUTCHER], 3),
        ([DWARF_GUARD, DWARF_GUARD], [WHITE_HAND_BUTCHER], 2),
        ([], [WHITE_HAND_BUTCHER], 1),
        ([DWARF_GUARD, ELFHELM], [], 0),
    ],
)
def test_white_hand_taskmaster_threatens_each_culture_beside_another_uruk(
    fellowship: list[str], others: list[str], threats: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=others,
        shadow_hand=[WHITE_HAND_TASKMASTER],
        twilight=4,
        site=5,
    ).shadow_phase()
    scene.play(WHITE_HAND_TASKMASTER)
    assert scene.can(Verb.TRIGGER, WHITE_HAND_TASKMASTER) is bool(others)
    if others:
        scene.answer_with(WHITE_HAND_TASKMASTER)
    assert scene.threats == threats


@pytest.mark.parametrize(
    ("minions", "gone"),
    [([WHITE_HAND_BUTCHER], 1), ([WHITE_HAND_BUTCHER, LOOKOUT_URUK], 2), ([ORKISH_SCOUT], 0)],
)
def test_you_do_not_know_fear_discards_a_condition_for_each_uruk(
    minions: list[str], gone: int
) -> None:
    conditions = [SONG_OF_THE_SHIRE, EVER_MY_HEART_RISES, ELVEN_SUPPLIES]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=conditions,
        minions=minions,
        shadow_hand=[YOU_DO_NOT_KNOW_FEAR],
        twilight=2,
        site=5,
    ).maneuver_phase()
    scene.wait_to(Verb.PLAY, YOU_DO_NOT_KNOW_FEAR).play(YOU_DO_NOT_KNOW_FEAR)
    for condition in conditions[:gone]:
        scene.choose(condition)
    assert [scene.is_discarded(card) for card in conditions] == [True] * gone + [False] * (3 - gone)


@pytest.mark.parametrize(("minion", "playable"), [(WHITE_HAND_GUARD, True), (ORKISH_SCOUT, False)])
def test_spear_of_the_white_hand_is_for_an_uruk(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SPEAR_OF_THE_WHITE_HAND], site=5).shadow_phase()
    assert scene.can(Verb.PLAY, SPEAR_OF_THE_WHITE_HAND) is playable
    if playable:
        scene.play(SPEAR_OF_THE_WHITE_HAND)
        assert scene.strength(minion) == 9 + 1
        assert vitality_left(scene.state, scene.card(minion)) == 3 + 1


@pytest.mark.parametrize(
    ("sites", "phase", "wounded"), [(1, ARCHERY, False), (1, SKIRMISH, True), (0, ARCHERY, True)]
)
def test_white_hand_aggressor_takes_wounds_in_skirmishes_alone_while_he_holds_a_site(
    sites: int, phase: int, wounded: bool
) -> None:
    """His vitality is 1."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[WHITE_HAND_AGGRESSOR], site=5)
    scene.control(*ARAGORN_SITES[:sites]).happen(begin_phase, phase)
    scene.happen(wound, scene.card(WHITE_HAND_AGGRESSOR), scene.card(DWARF_GUARD))
    assert scene.in_play(WHITE_HAND_AGGRESSOR) is not wounded


@pytest.mark.parametrize("fights", [True, False])
def test_white_hand_captain_and_vanquisher_set_hunters_on_when_assigned(fights: bool) -> None:
    """The Captain strengthens hunters of either side; the Vanquisher counts Uruk-hai."""
    minions = [WHITE_HAND_CAPTAIN, WHITE_HAND_VANQUISHER, TRACKING_URUK]
    scene = Scene(fellowship=[GIMLI_EAGER_HUNTER, DWARF_GUARD, DWARF_GUARD], minions=minions)
    if fights:
        assign(scene.state, scene.card(DWARF_GUARD), scene.card(WHITE_HAND_CAPTAIN))
        assign(scene.state, scene.card(GIMLI_EAGER_HUNTER), scene.card(TRACKING_URUK))
    assert scene.strength(GIMLI_EAGER_HUNTER) == 6 + fights
    assert scene.strength(TRACKING_URUK) == 14 + fights
    assert scene.strength(DWARF_GUARD) == 4
    assert scene.strength(WHITE_HAND_CAPTAIN) == 12
    assert damage_bonus(scene.state, scene.card(WHITE_HAND_VANQUISHER)) == int(fights)


@pytest.mark.parametrize(
    ("others", "minion", "cost"),
    [
        ([WHITE_HAND_SCOUT], WHITE_HAND_INVADER, 3 + 1),
        ([], WHITE_HAND_INVADER, 3 + 2),
        ([WHITE_HAND_SCOUT], ORKISH_DREG, 3 + 2),
    ],
)
def test_white_hand_scout_shows_uruk_hai_the_way(others: list[str], minion: str, cost: int) -> None:
    """At site 2 a minion of the sites 4 and 5 roams."""
    scene = Scene(minions=others, shadow_hand=[minion], twilight=9, site=2)
    scene.shadow_phase().play(minion)
    assert scene.twilight == 9 - cost


def test_vile_pit_takes_a_hunter_of_its_player_back_to_hand() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[TRACKING_URUK, WHITE_HAND_INVADER],
        shadow_support=[VILE_PIT],
        site=5,
    ).regroup_phase()
    scene.wait_to(Verb.USE, VILE_PIT).use(VILE_PIT)
    assert scene.hand(SHADOW) == [TRACKING_URUK]
    assert scene.is_discarded(VILE_PIT)


@pytest.mark.parametrize(
    ("minion", "playable"), [(TRACKING_URUK, True), (WHITE_HAND_INVADER, False)]
)
def test_vile_pit_is_dug_by_a_hunter(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[VILE_PIT], twilight=2, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, VILE_PIT) is playable


def test_white_hand_guard_exerts_for_a_hunter_of_the_uruk_hai() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WHITE_HAND_GUARD, TRACKING_URUK, WHITE_HAND_INVADER],
        site=5,
    ).skirmish(DWARF_GUARD, WHITE_HAND_INVADER)
    scene.wait_to(Verb.USE, WHITE_HAND_GUARD).use(WHITE_HAND_GUARD)
    assert not scene.can(Verb.CHOOSE, WHITE_HAND_INVADER)
    scene.choose(TRACKING_URUK)
    assert ("changed", scene.card(TRACKING_URUK), STRENGTH, 2) in scene.log
    assert scene.wounds(WHITE_HAND_GUARD) == 1
