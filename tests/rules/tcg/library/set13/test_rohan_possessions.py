"""The Rohirrim of set 13, *Bloodlines*: what they bear, and the king's house."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import FELLOWSHIP, REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


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


def test_ferthu_theoden_hal_may_have_to_cost_ones_own_possession() -> None:
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


BOARD = {
    "Éomer": EOMER_HEIR_TO_MEDUSELD,
    "Éowyn": EOWYN_RESTLESS_WARRIOR,
    "Théoden": THEODEN_THE_RENOWNED,
}


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
