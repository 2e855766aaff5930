"""The Rohirrim of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, game_number
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import (
    DEFENDER,
    FELLOWSHIP,
    FELLOWSHIP_ARCHERY,
    MINION_ARCHERY,
    REGROUP,
    SITE_REPLACED,
    SKIRMISH_WON,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

BOARD = {
    "Éomer": EOMER_HEIR_TO_MEDUSELD,
    "Éowyn": EOWYN_RESTLESS_WARRIOR,
    "Théoden": THEODEN_THE_RENOWNED,
}


@pytest.mark.parametrize(("site", "tokens"), [(WEST_ROAD, 1), (NORTHERN_PELENNOR, 2)])
def test_a_plains_battleground_is_two_tokens_for_the_wind_swept_homestead(
    site: str, tokens: int
) -> None:
    """Print counts "each plains site and each battleground site"."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
        hand=[WIND_SWEPT_HOMESTEAD],
        path=(ARAGORN_SITES[0], site, *ARAGORN_SITES[2:]),
        site=2,
    )
    scene.fellowship_phase().play(WIND_SWEPT_HOMESTEAD)
    assert scene.tokens(WIND_SWEPT_HOMESTEAD) == tokens


@pytest.mark.parametrize(
    ("place", "player", "others", "offered"),
    [
        (4, SHADOW, [ELFHELM], True),
        (4, SHADOW, [], False),
        (3, SHADOW, [ELFHELM], False),
    ],
    ids=["here", "alone", "elsewhere"],
)
def test_riddermark_tactician_answers_a_shadow_player_who_replaces_the_current_site(
    place: int, player: int, others: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[RIDDERMARK_TACTICIAN, *others],
        minions=[ORC_PLAINS_RUNNER],
        site=4,
    )
    site = scene.card(ARAGORN_SITES[place - 1])
    scene.happen(emit, SITE_REPLACED, site, -1, -1, player)
    assert scene.can(Verb.TRIGGER, RIDDERMARK_TACTICIAN) is offered
    if offered:
        scene.answer_with(RIDDERMARK_TACTICIAN)
        assert game_number(scene.state, FELLOWSHIP_ARCHERY) == 2
        assert game_number(scene.state, MINION_ARCHERY) == -2


def test_merchant_of_westfold_trades_tokens_on_the_way() -> None:
    scene = Scene(
        fellowship=[MERCHANT_OF_WESTFOLD],
        support=[SONG_OF_THE_SHIRE, STERN_PEOPLE],
        site=2,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.put_tokens(STERN_PEOPLE, 1)
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    before = scene.twilight
    scene.answer_with(MERCHANT_OF_WESTFOLD).choose(SONG_OF_THE_SHIRE)
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0
    assert scene.tokens(STERN_PEOPLE) == 2
    assert scene.twilight >= before + 1


@pytest.mark.parametrize(
    ("rider", "tokens", "offered"),
    [
        (THEODEN_TALL_AND_PROUD, 2, True),
        (THEODEN_TALL_AND_PROUD, 1, False),
        (ELFHELM, 2, False),
    ],
)
def test_snowmane_noble_mearas_exhausts_theodens_foe(
    rider: str, tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[rider],
        bearing={rider: [SNOWMANE_NOBLE_MEARAS]},
        minions=[EASTERLING_REGIMENT],
        site=4,
    ).put_tokens(SNOWMANE_NOBLE_MEARAS, tokens)
    scene.skirmish(rider, EASTERLING_REGIMENT)
    assert scene.can(Verb.USE, SNOWMANE_NOBLE_MEARAS) is offered
    if offered:
        scene.use(SNOWMANE_NOBLE_MEARAS)
        assert ("exerted", scene.card(EASTERLING_REGIMENT)) in scene.log


@pytest.mark.parametrize(("others", "bonus"), [([], 2), ([DWARF_GUARD], 0)])
def test_eomer_heir_to_meduseld_fights_best_alone(others: list[str], bonus: int) -> None:
    eomer = EOMER_HEIR_TO_MEDUSELD
    scene = Scene(
        fellowship=[eomer, MERCHANT_OF_WESTFOLD, RIDDERMARK_TACTICIAN, *others],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
    )
    for other in others:
        assign(scene.state, scene.card(other), scene.card(MORDOR_TROOPER))
    assign(scene.state, scene.card(eomer), scene.card(MORDOR_VETERAN))
    assert scene.strength(eomer) == 7 + bonus


@pytest.mark.parametrize(
    ("rider", "offered"), [(EOMER_HEIR_TO_MEDUSELD, True), (MERCHANT_OF_WESTFOLD, False)]
)
def test_firefoot_mearas_of_the_mark_bears_eomer_to_battle(rider: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[rider],
        bearing={rider: [FIREFOOT_MEARAS_OF_THE_MARK]},
        support=[WIND_SWEPT_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        site=4,
    ).put_tokens(WIND_SWEPT_HOMESTEAD, 2)
    before = scene.strength(rider)
    scene.maneuver_phase()
    assert scene.can(Verb.TRIGGER, FIREFOOT_MEARAS_OF_THE_MARK) is offered
    if offered:
        scene.answer_with(FIREFOOT_MEARAS_OF_THE_MARK)
        assert scene.strength(rider) == before + 1
        assert scene.number(DEFENDER, rider) == 1
        assert scene.tokens(WIND_SWEPT_HOMESTEAD) == 0


def test_hama_captain_of_the_kings_guard_counts_and_takes_possessions() -> None:
    hama = HAMA_CAPTAIN_OF_THE_KINGS_GUARD
    scene = Scene(
        fellowship=[hama, DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=[BRUTAL_EASTERLING],
        shadow_support=[CEREMONIAL_ARMOR],
    )
    assert scene.strength(hama) == 6 + 2
    scene.happen(emit, SKIRMISH_WON, scene.card(hama)).answer_with(hama)
    scene.choose(CORSAIR_SCIMITAR)
    assert scene.is_discarded(CORSAIR_SCIMITAR)
    assert scene.strength(hama) == 6 + 1


@pytest.mark.parametrize("exerts", [True, False])
def test_ride_with_me_is_more_with_theoden(exerts: bool) -> None:
    theoden = THEODEN_THE_RENOWNED
    scene = Scene(
        fellowship=[theoden, MERCHANT_OF_WESTFOLD],
        minions=[MORDOR_VETERAN],
        hand=[RIDE_WITH_ME, RIDE_WITH_ME],
        site=4,
    )
    before = scene.skirmish(MERCHANT_OF_WESTFOLD, MORDOR_VETERAN).strength(MERCHANT_OF_WESTFOLD)
    scene.play(RIDE_WITH_ME).choose("exert" if exerts else "strength +2")
    scene.choose(MERCHANT_OF_WESTFOLD)
    assert scene.strength(MERCHANT_OF_WESTFOLD) == before + (5 if exerts else 2)
    assert damage_bonus(scene.state, scene.card(MERCHANT_OF_WESTFOLD)) == int(exerts)
    assert scene.wounds(theoden) == int(exerts)


def test_theodred_tires_those_he_meets() -> None:
    scene = Scene(
        fellowship=[THEODRED],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[RIDE_WITH_ME],
        site=4,
    )
    scene.skirmish(THEODRED, MORDOR_VETERAN).answer_with(THEODRED)
    assert [scene.wounds(card) for card in (MORDOR_VETERAN, MORDOR_TROOPER)] == [1, 0]


@pytest.mark.parametrize(
    ("wounded", "other", "offered"),
    [
        (THEODEN_THE_RENOWNED, EOMER_HEIR_TO_MEDUSELD, True),
        (THEODEN_THE_RENOWNED, THEODRED, True),
        (THEODEN_THE_RENOWNED, EOWYN_RESTLESS_MAIDEN, False),
        (THEODRED, EOMER_HEIR_TO_MEDUSELD, True),
        (THEODRED, EOWYN_RESTLESS_MAIDEN, True),
        (THEODRED, THEODEN_THE_RENOWNED, False),
        (ELFHELM, EOMER_HEIR_TO_MEDUSELD, False),
    ],
)
def test_bitter_tidings_part_the_kings_house(wounded: str, other: str, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[wounded, other],
        minions=[BRUTAL_EASTERLING],
        hand=[BITTER_TIDINGS],
        site=4,
    )
    scene.skirmish(wounded, BRUTAL_EASTERLING)
    assert scene.comes_to(Verb.PLAY, BITTER_TIDINGS) is offered
    if offered:
        scene.play(BITTER_TIDINGS)
        assert scene.is_discarded(other)
    assert scene.wounds(wounded) == int(not offered)


def test_bitter_tidings_come_in_skirmishes_alone() -> None:
    theoden = THEODEN_THE_RENOWNED
    scene = Scene(
        fellowship=[theoden, EOMER_HEIR_TO_MEDUSELD],
        minions=[BRUTAL_EASTERLING],
        hand=[BITTER_TIDINGS],
        site=4,
    ).maneuver_phase()
    scene.happen(wound, scene.card(theoden))
    assert not scene.can(Verb.PLAY, BITTER_TIDINGS)
    assert scene.wounds(theoden) == 1


@pytest.mark.parametrize(
    ("friend", "defender", "damage", "moves"),
    [
        (EOWYN_RESTLESS_MAIDEN, 1, 0, 0),
        (EOMER_HEIR_TO_MEDUSELD, 0, 1, 0),
        (THEODRED, 0, 0, 1),
        (ELFHELM, 0, 0, 0),
    ],
)
def test_theoden_the_renowned_is_more_with_each_of_his_house(
    friend: str, defender: int, damage: int, moves: int
) -> None:
    theoden = THEODEN_THE_RENOWNED
    scene = Scene(fellowship=[theoden, friend])
    assert scene.number(DEFENDER, theoden) == defender
    assert damage_bonus(scene.state, scene.card(theoden)) == damage
    assert moves_allowed(scene.state) == 2 + moves


@pytest.mark.parametrize(
    ("friend", "burdens", "cost"),
    [
        (EOMER_HEIR_TO_MEDUSELD, 0, 1),
        (EOMER_HEIR_TO_MEDUSELD, 1, 2),
        (ELFHELM, 0, 2),
        (MADRIL_RANGER_OF_ITHILIEN, 0, 2),
    ],
)
def test_theodred_is_cheaper_beside_a_steadfast_man_of_rohan(
    friend: str, burdens: int, cost: int
) -> None:
    scene = Scene(fellowship=[friend], hand=[THEODRED], burdens=burdens).fellowship_phase()
    assert scene.wait_to(Verb.PLAY, THEODRED).play(THEODRED).twilight == cost


@pytest.mark.parametrize(("item", "damage"), [(ROHIRRIM_MOUNT, 1), (RIDERS_BOW, 0)])
def test_eomer_heir_to_meduseld_strikes_harder_on_horseback(item: str, damage: int) -> None:
    eomer = EOMER_HEIR_TO_MEDUSELD
    scene = Scene(fellowship=[eomer], bearing={eomer: [item]})
    assert damage_bonus(scene.state, scene.card(eomer)) == damage


@pytest.mark.parametrize(
    ("companions", "tokens"), [([ELVEN_SCOUT], 0), ([ELVEN_SCOUT, ELVEN_SCOUT, DWARF_GUARD], 2)]
)
def test_wind_swept_homestead_gathers_those_who_muster(companions: list[str], tokens: int) -> None:
    """A Scout musters beside another Elf."""
    scene = Scene(fellowship=companions, support=[WIND_SWEPT_HOMESTEAD], site=4)
    scene.regroup_phase()
    assert scene.tokens(WIND_SWEPT_HOMESTEAD) == tokens


def test_bitter_tidings_prevent_one_wound_of_two() -> None:
    """Wounds are taken one at a time, and the minion's damage +1 is another."""
    theoden = made(THEODEN_THE_RENOWNED, title="Théoden", vitality=4)
    foe = BRUTAL_EASTERLING
    scene = Scene(
        fellowship=[theoden, EOMER_HEIR_TO_MEDUSELD],
        minions=[foe],
        bearing={foe: [CORSAIR_HALBERD]},
        hand=[BITTER_TIDINGS],
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(foe)) == 1
    scene.skirmish(theoden, foe).wait_to(Verb.PLAY, BITTER_TIDINGS).play(BITTER_TIDINGS)
    assert scene.wounds(theoden) == 1


@pytest.mark.parametrize(("bearer", "cost"), [(EOWYN_RESTLESS_WARRIOR, 1), (ELFHELM, 2)])
def test_eowyn_restless_warrior_is_armed_cheaply(bearer: str, cost: int) -> None:
    scene = Scene(fellowship=[EOWYN_RESTLESS_WARRIOR, ELFHELM], hand=[ROHIRRIM_MOUNT])
    scene.fellowship_phase().play(ROHIRRIM_MOUNT).do(Verb.CHOOSE, target=bearer)
    assert scene.bearer_of(ROHIRRIM_MOUNT) == bearer
    assert scene.twilight == cost


@pytest.mark.parametrize(
    ("phase", "others", "reinforced"),
    [
        (REGROUP, [ELFHELM], 1),
        (REGROUP, [EOMER_HEIR_TO_MEDUSELD], 2),
        (REGROUP, [THEODEN_THE_RENOWNED], 2),
        (REGROUP, [EOMER_HEIR_TO_MEDUSELD, THEODEN_THE_RENOWNED], 2),
        (FELLOWSHIP, [EOMER_HEIR_TO_MEDUSELD], 0),
    ],
)
def test_eowyn_restless_warrior_reinforces_more_beside_her_kin(
    phase: int, others: list[str], reinforced: int
) -> None:
    eowyn = EOWYN_RESTLESS_WARRIOR
    scene = Scene(fellowship=[eowyn, *others], support=[WIND_SWEPT_HOMESTEAD], site=2)
    scene.put_tokens(WIND_SWEPT_HOMESTEAD, 1).state.phase = phase
    scene.happen(move)
    assert scene.comes_to(Verb.TRIGGER, eowyn) is bool(reinforced)
    if reinforced:
        scene.answer_with(eowyn)
    assert scene.tokens(WIND_SWEPT_HOMESTEAD) == 1 + reinforced


@pytest.mark.parametrize(("burdens", "discards"), [(0, True), (1, True), (2, False)])
def test_ferthu_theoden_hal_where_everybody_is_steadfast(burdens: int, *, discards: bool) -> None:
    """The Merchant resists five; with two burdens three, which is too little."""
    scene = Scene(
        fellowship=[MERCHANT_OF_WESTFOLD, ELFHELM],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=[BRUTAL_EASTERLING],
        hand=[FERTHU_THEODEN_HAL],
        burdens=burdens,
        site=4,
    )
    scene.maneuver_phase().play(FERTHU_THEODEN_HAL)
    assert scene.is_discarded(CORSAIR_SCIMITAR) is discards
    assert scene.is_discarded(FERTHU_THEODEN_HAL)


def test_ferthu_theoden_hal_may_have_to_cost_your_own_possession() -> None:
    scene = Scene(
        fellowship=[MERCHANT_OF_WESTFOLD, ELFHELM],
        bearing={ELFHELM: [ROHIRRIM_MOUNT]},
        minions=[BRUTAL_EASTERLING],
        hand=[FERTHU_THEODEN_HAL],
        site=4,
    )
    scene.maneuver_phase().play(FERTHU_THEODEN_HAL)
    assert scene.is_discarded(ROHIRRIM_MOUNT)


def test_ferthu_theoden_hal_is_called_by_two_men_of_rohan() -> None:
    scene = Scene(
        fellowship=[ELFHELM, DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING],
        hand=[FERTHU_THEODEN_HAL],
        site=4,
    )
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, FERTHU_THEODEN_HAL)


def test_freely_across_our_land_begins_with_a_token() -> None:
    scene = Scene(fellowship=[ELFHELM], hand=[FREELY_ACROSS_OUR_LAND])
    scene.fellowship_phase().play(FREELY_ACROSS_OUR_LAND)
    assert scene.tokens(FREELY_ACROSS_OUR_LAND) == 1


@pytest.mark.parametrize(("tokens", "stays"), [(1, True), (1, False), (0, False)])
@pytest.mark.parametrize("rider", [ELFHELM, EOWYN_RESTLESS_WARRIOR])
def test_freely_across_our_land_finds_a_possession_again(
    rider: str, tokens: int, *, stays: bool
) -> None:
    """It is paid for, and in full: Éowyn's reduction is for the fellowship phase."""
    scene = Scene(
        fellowship=[rider, ARAGORN_DRIVEN_BY_NEED],
        support=[FREELY_ACROSS_OUR_LAND],
        discards=[ROHIRRIM_MOUNT, DWARVEN_AXE],
        site=4,
    ).put_tokens(FREELY_ACROSS_OUR_LAND, tokens)
    scene.regroup_phase().use(FREELY_ACROSS_OUR_LAND)
    if tokens:
        scene.choose("remove" if stays else "discard")
    assert scene.bearer_of(ROHIRRIM_MOUNT) == rider
    assert scene.twilight == 2
    assert scene.in_play(FREELY_ACROSS_OUR_LAND) is stays
    assert scene.tokens(FREELY_ACROSS_OUR_LAND) == 0


def test_riders_bow_is_for_the_rohirrim_and_better_on_horseback() -> None:
    scene = Scene(
        fellowship=[ELFHELM, ARAGORN_DRIVEN_BY_NEED],
        hand=[RIDERS_BOW, ROHIRRIM_MOUNT],
    )
    before = scene.fellowship_phase().strength(ELFHELM)
    scene.play(RIDERS_BOW)
    assert scene.bearer_of(RIDERS_BOW) == ELFHELM
    assert scene.strength(ELFHELM) == before
    scene.play(ROHIRRIM_MOUNT)
    assert scene.strength(ELFHELM) == before + 1


@pytest.mark.parametrize("winner", [ELFHELM, THEODRED])
def test_riders_bow_has_the_shadow_wound_a_minion(winner: str) -> None:
    scene = Scene(
        fellowship=[ELFHELM, THEODRED],
        bearing={ELFHELM: [RIDERS_BOW]},
        minions=[MORDOR_VETERAN, BRUTAL_EASTERLING],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, RIDERS_BOW) is (winner == ELFHELM)
    if winner == ELFHELM:
        scene.answer_with(RIDERS_BOW)
        assert scene.who == SHADOW
        scene.choose(BRUTAL_EASTERLING)
    assert scene.wounds(BRUTAL_EASTERLING) == int(winner == ELFHELM)
    assert scene.wounds(MORDOR_VETERAN) == 0


def test_riders_bow_chooses_among_shadow_players_who_choose_among_their_own() -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [RIDERS_BOW]},
        minions=[BRUTAL_EASTERLING],
        minions_of={2: [MORDOR_VETERAN, MORDOR_TROOPER]},
        players=3,
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ELFHELM)).answer_with(RIDERS_BOW)
    scene.choose_player(2)
    assert scene.who == 2
    assert not scene.can(Verb.CHOOSE, BRUTAL_EASTERLING)
    scene.choose(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) == 1


@pytest.mark.parametrize("chosen", BOARD)
@pytest.mark.parametrize("exerted", BOARD)
def test_at_the_kings_board_one_exerts_for_another(exerted: str, chosen: str) -> None:
    scene = Scene(
        fellowship=[*BOARD.values()], support=[KINGS_BOARD], minions=[BRUTAL_EASTERLING], site=4
    )
    before = scene.skirmish(BOARD["Théoden"], BRUTAL_EASTERLING).strength(BOARD[chosen])
    scene.choose(f"exert {exerted} to make")
    assert scene.wounds(BOARD[exerted]) == 1
    assert scene.can(Verb.CHOOSE, BOARD[chosen]) is (chosen != exerted)
    if chosen != exerted:
        scene.choose(BOARD[chosen])
        assert scene.strength(BOARD[chosen]) == before + 2


def test_at_the_kings_board_the_exhausted_help_nobody() -> None:
    scene = Scene(
        fellowship=[*BOARD.values()], support=[KINGS_BOARD], minions=[BRUTAL_EASTERLING], site=4
    )
    for card in BOARD.values():
        scene.wound(card, 2)
    scene.skirmish(BOARD["Théoden"], BRUTAL_EASTERLING)
    assert not scene.comes_to(Verb.USE, KINGS_BOARD)


@pytest.mark.parametrize("bearer", [EOWYN_RESTLESS_WARRIOR, ELFHELM])
def test_eowyn_restless_warrior_pays_nothing_for_what_costs_nothing(bearer: str) -> None:
    scene = Scene(fellowship=[EOWYN_RESTLESS_WARRIOR, ELFHELM], hand=[COIF])
    scene.fellowship_phase().play(COIF).do(Verb.CHOOSE, target=bearer)
    assert scene.twilight == 0


def test_freely_across_our_land_finds_nothing_that_nobody_can_bear() -> None:
    """Éowyn's sword is hers alone."""
    scene = Scene(
        fellowship=[ELFHELM],
        support=[FREELY_ACROSS_OUR_LAND],
        discards=[EOWYNS_SWORD_DERNHELMS_BLADE],
        site=4,
    ).put_tokens(FREELY_ACROSS_OUR_LAND, 1)
    assert not scene.regroup_phase().can(Verb.USE, FREELY_ACROSS_OUR_LAND)


def test_freely_across_our_land_lets_firefoot_bring_a_token() -> None:
    """What is played out of the discard pile is played."""
    scene = Scene(
        fellowship=[ELFHELM],
        support=[FREELY_ACROSS_OUR_LAND, WIND_SWEPT_HOMESTEAD],
        discards=[FIREFOOT_MEARAS_OF_THE_MARK],
        site=4,
    ).put_tokens(WIND_SWEPT_HOMESTEAD, 1)
    scene.regroup_phase().use(FREELY_ACROSS_OUR_LAND).answer_with(FIREFOOT_MEARAS_OF_THE_MARK)
    assert scene.bearer_of(FIREFOOT_MEARAS_OF_THE_MARK) == ELFHELM
    assert scene.tokens(WIND_SWEPT_HOMESTEAD) == 2
