"""Isengard cards of *The Fellowship of the Ring* whose text is easily misread."""

import pytest

from rules.tcg.engine import phases, wounds
from rules.tcg.engine.codes import ARCHERY, ASSIGNMENT, FIERCE, Verb
from rules.tcg.engine.numbers import twilight_cost
from tests.rules.tcg.cards import (
    ARAGORN,
    DWARF_GUARD,
    FRODO,
    GIMLI,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

ALIVE_AND_UNSPOILED = "1_120"
BREEDING_PIT = "1_122"
CARADHRAS = "1_123"
CRUEL_CARADHRAS = "1_124"
LURTZ = "1_127"
MISADVENTURE = "1_129"
NO_ORDINARY_STORM = "1_130"
PARRY = "1_132"
CHILL = "1_134"
REACH = "1_137"
SAVAGERY = "1_139"
SPIES_OF_SARUMAN = "1_140"
TRAITORS_VOICE = "1_142"
BLOODLUST = "1_144"
URUK_FIGHTER = "1_146"
URUK_SAVAGE = "1_151"
URUK_SPY = "1_155"
URUK_WARRIOR = "1_156"
RAMPAGE = "1_159"
WORRY = "1_162"


RETAINER = "3_57"

DWARVEN_AXE = "1_9"
BARLIMAN = "1_70"


def fellowship_of(companions):
    """Frodo and so many others, that they are as many as this."""
    return [DWARF_GUARD] * (companions - 1)


@pytest.mark.parametrize(
    ("minion", "companions", "can_use"),
    [
        (URUK_FIGHTER, 4, False),
        (URUK_FIGHTER, 5, True),
        (URUK_WARRIOR, 5, False),
        (URUK_WARRIOR, 6, True),
    ],
)
def test_urukhai_grow_fierce_against_many_companions(minion, companions, can_use):
    scene = Scene(fellowship=fellowship_of(companions), minions=[minion], site=6).maneuver_phase()
    assert scene.can(Verb.USE, minion) == can_use
    if can_use:
        assert scene.use(minion).number(FIERCE, minion) == 1


@pytest.mark.parametrize(("other", "can_use"), [(TROOPER, False), (URUK_SAVAGE, True)])
def test_lurtz_needs_another_urukhai(other, can_use):
    scene = Scene(fellowship=[ARAGORN], minions=[LURTZ, other], site=6).maneuver_phase()
    assert scene.can(Verb.USE, LURTZ) == can_use


@pytest.mark.parametrize(("companions", "choices"), [(4, 0), (5, 2)])
def test_savagery_offers_the_greater_strength_against_five_companions(companions, choices):
    scene = Scene(
        fellowship=fellowship_of(companions),
        minions=[URUK_SAVAGE],
        shadow_hand=[SAVAGERY] * 2,
        site=6,
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY)
    assert len(scene.options(Verb.EITHER)) == choices
    if choices:
        scene.take_number(1)
    assert scene.strength(URUK_SAVAGE) - before == (4 if choices else 2)
    assert scene.number(FIERCE, URUK_SAVAGE) == (1 if choices else 0)


def test_the_greater_strength_of_savagery_outlasts_the_skirmish():
    """Comprehensive rulebook 2.0, clarifications: it lasts until the regroup phase."""
    scene = Scene(
        fellowship=fellowship_of(5), minions=[URUK_SAVAGE], shadow_hand=[SAVAGERY], site=6
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY).take_number(1)
    assert scene.state.phase == ASSIGNMENT, "the fierce minion is to be assigned again"
    assert scene.strength(URUK_SAVAGE) == before + 4


@pytest.mark.parametrize("response", [BLOODLUST, RAMPAGE])
def test_only_your_winning_urukhai_are_healed_or_made_fierce(response):
    strong = made(URUK_SAVAGE, strength=9, vitality=3)
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[strong, RETAINER],
        shadow_support=[response],
        site=6,
        twilight=3,
    )
    scene.wound(strong, 1).wound(RETAINER, 1)
    scene.skirmish(ARAGORN, strong, RETAINER).resolve()
    assert len(scene.options(Verb.TRIGGER)) == 1
    scene.answer_with(response)
    assert scene.wounds(strong) == (0 if response == BLOODLUST else 1)
    assert scene.number(FIERCE, strong) == (1 if response == RAMPAGE else 0)
    assert scene.twilight == (2 if response == BLOODLUST else 0)


def test_cruel_caradhras_lets_the_free_peoples_player_choose():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.maneuver_phase().play(CRUEL_CARADHRAS)
    assert scene.who == FREE_PEOPLES
    scene.take_number(1)
    assert (scene.burdens, scene.wounds(FRODO)) == (1, 0)


def test_cruel_caradhras_adds_a_burden_where_the_ring_bearer_cannot_exert():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.wound(FRODO, 3).maneuver_phase().play(CRUEL_CARADHRAS)
    assert (scene.burdens, scene.wounds(FRODO)) == (1, 3)


def test_worry_asks_once_for_a_skirmish_lost_to_two_urukhai():
    strong = made(URUK_SAVAGE, strength=5, unique=False)
    scene = Scene(fellowship=[ARAGORN], minions=[strong] * 2, shadow_support=[WORRY], site=6)
    scene.skirmish(ARAGORN, strong, strong).resolve()
    assert scene.who == FREE_PEOPLES
    scene.take_number(1)
    assert scene.burdens == 1
    assert not scene.options(Verb.EITHER)


def test_worry_needs_an_urukhai_in_the_skirmish():
    strong = made(RETAINER, strength=9)
    scene = Scene(
        fellowship=[ARAGORN], minions=[strong, URUK_SAVAGE], shadow_support=[WORRY], site=6
    )
    scene.skirmish(ARAGORN, strong).resolve()
    assert not scene.options(Verb.EITHER)
    assert scene.burdens == 0


def test_sarumans_reach_puts_the_ring_on_a_bearer_with_nobody_beside_him():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[REACH], site=6).maneuver_phase().play(REACH)
    assert scene.state.wearing[FREE_PEOPLES]


def test_sarumans_reach_lets_two_companions_exert_instead():
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_SAVAGE], shadow_hand=[REACH], site=6)
    scene.maneuver_phase().wait_to(Verb.PLAY, REACH).play(REACH)
    assert scene.who == FREE_PEOPLES
    scene.take_number(0).choose(ARAGORN)
    assert (scene.wounds(FRODO), scene.wounds(ARAGORN)) == (1, 1)
    assert not scene.state.wearing[FREE_PEOPLES]


def test_caradhras_does_not_discard_the_ring_bearer():
    scene = Scene(
        fellowship=[*fellowship_of(4), MERRY],
        minions=[URUK_SAVAGE],
        shadow_hand=[CARADHRAS],
        site=6,
        twilight=3,
    )
    scene.wound(FRODO, 3).wound(MERRY, 3).maneuver_phase().play(CARADHRAS)
    assert scene.is_discarded(MERRY)


@pytest.mark.parametrize(
    ("copies", "hurt", "burdens", "moves"),
    [(1, 2, 4, 2), (1, 3, 0, 1), (1, 0, 5, 1), (1, 3, 5, 1), (2, 0, 5, 1)],
)
def test_traitors_voice_lowers_the_move_limit_to_one_at_least(copies, hurt, burdens, moves):
    scene = Scene(shadow_support=[TRAITORS_VOICE] * copies, site=4, burdens=burdens)
    scene.wound(FRODO, hurt).regroup_phase()
    assert phases.moves_allowed(scene.state) == moves


def test_uruk_spy_adds_a_burden_for_each_shadow_card_he_discards():
    scene = Scene(
        minions=[URUK_SPY, URUK_SAVAGE, TROOPER],
        shadow_hand=[REACH],
        shadow_deck=[TROOPER, TROOPER, TROOPER, MERRY],  # the top card last
        shadow_discards=[CHILL],
        site=6,
    )
    scene.maneuver_phase().play(REACH).choose(URUK_SAVAGE).answer_with(URUK_SPY)
    assert [option.number for option in scene.options()] == [2, 1, 0], "Isengard minions"
    scene.take_number(2)
    assert scene.deck(SHADOW) == [TROOPER, TROOPER]
    assert scene.burdens == 1


def test_weather_on_another_site_exerts_nobody():
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CHILL], site=3, twilight=1).shadow_phase()
    scene.play(CHILL).do(Verb.CHOOSE, CHILL, ARAGORN_SITES[1]).happen(phases.move)
    assert scene.wounds(FRODO) == 0


def test_no_ordinary_storm_exerts_a_gandalf_ally():
    scene = Scene(
        fellowship=[ARAGORN],
        support=[BARLIMAN],
        minions=[URUK_SAVAGE],
        shadow_support=[NO_ORDINARY_STORM],
        shadow_hand=[CHILL],
        site=3,
        twilight=1,
    )
    scene.shadow_phase().play(CHILL).do(Verb.CHOOSE, CHILL, ARAGORN_SITES[2])
    assert (scene.wounds(BARLIMAN), scene.wounds(ARAGORN)) == (1, 0)


@pytest.mark.parametrize(("site", "extra"), [(2, 2), (3, 0)])
def test_companions_cost_more_except_at_a_sanctuary(site, extra):
    scene = Scene(hand=[MERRY], shadow_support=[MISADVENTURE], site=site)
    plain = Scene(hand=[MERRY], site=site)
    assert twilight_cost(scene.state, scene._find(MERRY)) == extra + twilight_cost(
        plain.state, plain._find(MERRY)
    )


def test_alive_and_unspoiled_shows_no_more_cards_than_there_are_burdens():
    scene = Scene(
        minions=[URUK_SAVAGE],
        shadow_support=[ALIVE_AND_UNSPOILED],
        hand=[MERRY, PIPPIN, GIMLI],
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


def test_breeding_pit_places_copies_of_the_card_just_played_and_no_namesakes():
    namesake = made(LURTZ, title="Lurtz", subtitle="of the Test")
    scene = Scene(
        shadow_hand=[LURTZ, BREEDING_PIT],
        shadow_deck=[CHILL],
        shadow_discards=[LURTZ, LURTZ, namesake, URUK_SAVAGE],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().play(LURTZ).play(BREEDING_PIT)
    assert scene.deck(SHADOW) == [LURTZ, LURTZ, CHILL]
    assert scene.is_discarded(namesake)


@pytest.mark.parametrize(("site", "is_skipped"), [(5, True), (6, False)])
def test_spies_of_saruman_skip_archery_at_their_site_alone(site, is_skipped):
    scene = Scene(
        fellowship=[LEGOLAS],
        minions=[RETAINER],
        bearing={ARAGORN_SITES[4]: [SPIES_OF_SARUMAN]},
        site=site,
    )
    scene.maneuver_phase()
    assert scene.state.phase == (ASSIGNMENT if is_skipped else ARCHERY)


def test_parry_takes_the_strength_bonus_of_one_possession():
    scene = Scene(
        fellowship=[MERRY, GIMLI],
        bearing={MERRY: [HOBBIT_SWORD], GIMLI: [DWARVEN_AXE]},
        minions=[URUK_SAVAGE],
        shadow_hand=[PARRY],
        site=6,
        twilight=2,
    )
    before = scene.strength(MERRY), scene.strength(GIMLI)
    scene.maneuver_phase().wait_to(Verb.PLAY, PARRY).play(PARRY).choose(HOBBIT_SWORD)
    assert (scene.strength(MERRY), scene.strength(GIMLI)) == (before[0] - 2, before[1])
    scene.happen(wounds.discard_from_play, scene._find(HOBBIT_SWORD))
    assert scene.strength(MERRY) == before[0] - 2, "nothing is lost twice"


def test_what_parry_took_comes_back_with_the_regroup_phase():
    scene = Scene(
        bearing={FRODO: [HOBBIT_SWORD]},
        minions=[URUK_SAVAGE],
        shadow_hand=[PARRY],
        site=6,
        twilight=2,
    )
    before = scene.strength(FRODO)
    scene.maneuver_phase().play(PARRY)
    assert scene.strength(FRODO) == before - 2
    scene.regroup_phase()
    assert scene.strength(FRODO) == before
