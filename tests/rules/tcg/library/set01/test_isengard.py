"""The Isengard cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path as journey
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, FIERCE, Verb
from rules.tcg.engine.turn import phases
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import fellowship_of
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_alive_and_unspoiled_shows_no_more_cards_than_there_are_burdens() -> None:
    scene = Scene(
        minions=[URUK_SAVAGE],
        shadow_support=[ALIVE_AND_UNSPOILED],
        hand=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, GIMLI_DWARF_OF_EREBOR],
        site=6,
        twilight=3,
        burdens=2,
    )
    scene.shadow_phase().use(ALIVE_AND_UNSPOILED)
    assert scene.who == SHADOW
    assert [option.number for option in scene.options()] == [2, 1, 0]
    scene.take_number(2).do(Verb.YES)
    assert scene.who == SHADOW
    assert len(scene.options(Verb.CHOOSE)) == 2
    scene.do(Verb.CHOOSE)
    assert len(scene.hand()) == 2


def test_breeding_pit_places_copies_of_the_card_just_played_and_no_namesakes() -> None:
    namesake = made(LURTZ_SERVANT_OF_ISENGARD, title="Lurtz", subtitle="of the Test")
    scene = Scene(
        shadow_hand=[LURTZ_SERVANT_OF_ISENGARD, BREEDING_PIT],
        shadow_deck=[SARUMANS_CHILL],
        shadow_discards=[
            LURTZ_SERVANT_OF_ISENGARD,
            LURTZ_SERVANT_OF_ISENGARD,
            namesake,
            URUK_SAVAGE,
        ],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().play(LURTZ_SERVANT_OF_ISENGARD).play(BREEDING_PIT)
    assert scene.deck(SHADOW) == [
        LURTZ_SERVANT_OF_ISENGARD,
        LURTZ_SERVANT_OF_ISENGARD,
        SARUMANS_CHILL,
    ]
    assert scene.is_discarded(namesake)


def test_caradhras_does_not_discard_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[*fellowship_of(4), MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_SAVAGE],
        shadow_hand=[CARADHRAS_HAS_NOT_FORGIVEN_US],
        site=6,
        twilight=3,
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).wound(
        MERRY_ROHIRRIM_SQUIRE, 3
    ).maneuver_phase().play(CARADHRAS_HAS_NOT_FORGIVEN_US)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)


def test_cruel_caradhras_lets_the_free_peoples_player_choose() -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.maneuver_phase().play(CRUEL_CARADHRAS)
    assert scene.who == FREE_PEOPLES
    scene.choose("add a burden")
    assert (scene.burdens, scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (1, 0)


def test_cruel_caradhras_adds_a_burden_where_the_ring_bearer_cannot_exert() -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).maneuver_phase().play(CRUEL_CARADHRAS)
    assert (scene.burdens, scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (1, 3)


@pytest.mark.parametrize(("site", "extra"), [(2, 2), (3, 0)])
def test_companions_cost_more_except_at_a_sanctuary(site: int, extra: int) -> None:
    scene = Scene(
        hand=[MERRY_ROHIRRIM_SQUIRE], shadow_support=[THE_MISADVENTURE_OF_MR_UNDERHILL], site=site
    )
    plain = Scene(hand=[MERRY_ROHIRRIM_SQUIRE], site=site)
    assert twilight_cost(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE)) == extra + twilight_cost(
        plain.state, plain.card(MERRY_ROHIRRIM_SQUIRE)
    )


def test_no_ordinary_storm_exerts_a_gandalf_ally() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR],
        minions=[URUK_SAVAGE],
        shadow_support=[NO_ORDINARY_STORM],
        shadow_hand=[SARUMANS_CHILL],
        site=3,
        twilight=1,
    )
    scene.shadow_phase().play(SARUMANS_CHILL).do(Verb.CHOOSE, SARUMANS_CHILL, ARAGORN_SITES[2])
    assert (
        scene.wounds(BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR),
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
    ) == (1, 0)


def test_parry_takes_the_strength_bonus_of_one_possession() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319], GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[URUK_SAVAGE],
        shadow_hand=[PARRY],
        site=6,
        twilight=2,
    )
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.strength(GIMLI_DWARF_OF_EREBOR)
    scene.maneuver_phase().wait_to(Verb.PLAY, PARRY).play(PARRY).choose(HOBBIT_SWORD_7_319)
    assert (scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.strength(GIMLI_DWARF_OF_EREBOR)) == (
        before[0] - 2,
        before[1],
    )
    scene.happen(wounds.discard_from_play, scene.card(HOBBIT_SWORD_7_319))
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before[0] - 2, "nothing is lost twice"


def test_what_parry_took_comes_back_with_the_regroup_phase() -> None:
    scene = Scene(
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[URUK_SAVAGE],
        shadow_hand=[PARRY],
        site=6,
        twilight=2,
    )
    before = scene.strength(FRODO_HOPE_OF_FREE_PEOPLES)
    scene.maneuver_phase().play(PARRY)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == before - 2
    scene.regroup_phase()
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == before


def test_weather_on_another_site_exerts_nobody() -> None:
    scene = Scene(
        minions=[URUK_SAVAGE], shadow_hand=[SARUMANS_CHILL], site=3, twilight=1
    ).shadow_phase()
    scene.play(SARUMANS_CHILL).do(Verb.CHOOSE, SARUMANS_CHILL, ARAGORN_SITES[1]).happen(
        journey.move
    )
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_sarumans_reach_puts_the_ring_on_a_bearer_with_nobody_beside_him() -> None:
    scene = (
        Scene(minions=[URUK_SAVAGE], shadow_hand=[SARUMANS_REACH], site=6)
        .maneuver_phase()
        .play(SARUMANS_REACH)
    )
    assert scene.state.wearing[FREE_PEOPLES]


def test_sarumans_reach_lets_two_companions_exert_instead() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE],
        shadow_hand=[SARUMANS_REACH],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, SARUMANS_REACH).play(SARUMANS_REACH)
    assert scene.who == FREE_PEOPLES
    scene.choose("exert 2 companions").choose(ARAGORN_DRIVEN_BY_NEED)
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (
        1,
        1,
    )
    assert not scene.state.wearing[FREE_PEOPLES]


@pytest.mark.parametrize(("companions", "choices"), [(4, 0), (5, 2)])
def test_savagery_offers_the_greater_strength_against_five_companions(
    companions: int, choices: int
) -> None:
    scene = Scene(
        fellowship=fellowship_of(companions),
        minions=[URUK_SAVAGE],
        shadow_hand=[SAVAGERY_TO_MATCH_THEIR_NUMBERS] * 2,
        site=6,
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY_TO_MATCH_THEIR_NUMBERS)
    assert len(scene.options(Verb.EITHER)) == choices
    if choices:
        scene.choose("spot 5 companions")
    assert scene.strength(URUK_SAVAGE) - before == (4 if choices else 2)
    assert scene.number(FIERCE, URUK_SAVAGE) == (1 if choices else 0)


def test_the_greater_strength_of_savagery_outlasts_the_skirmish() -> None:
    """Comprehensive rulebook 2.0, clarifications: it lasts until the regroup phase."""
    scene = Scene(
        fellowship=fellowship_of(5),
        minions=[URUK_SAVAGE],
        shadow_hand=[SAVAGERY_TO_MATCH_THEIR_NUMBERS],
        site=6,
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY_TO_MATCH_THEIR_NUMBERS).choose(
        "spot 5 companions"
    )
    assert scene.state.phase == ASSIGNMENT, "the fierce minion is to be assigned again"
    assert scene.strength(URUK_SAVAGE) == before + 4


@pytest.mark.parametrize(("site", "is_skipped"), [(5, True), (6, False)])
def test_spies_of_saruman_skip_archery_at_their_site_alone(site: int, is_skipped: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[ISENGARD_RETAINER],
        bearing={ARAGORN_SITES[4]: [SPIES_OF_SARUMAN]},
        site=site,
    )
    scene.maneuver_phase()
    assert scene.state.phase == (ASSIGNMENT if is_skipped else ARCHERY)


@pytest.mark.parametrize(
    ("copies", "hurt", "burdens", "moves"),
    [(1, 2, 4, 2), (1, 3, 0, 1), (1, 0, 5, 1), (1, 3, 5, 1), (2, 0, 5, 1)],
)
def test_traitors_voice_lowers_the_move_limit_to_one_at_least(
    copies: int, hurt: int, burdens: int, moves: int
) -> None:
    scene = Scene(shadow_support=[TRAITORS_VOICE] * copies, site=4, burdens=burdens)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, hurt).regroup_phase()
    assert phases.moves_allowed(scene.state) == moves
