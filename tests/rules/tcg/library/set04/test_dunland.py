"""The Dunland cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import SHADOW_NUMBER, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW

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
