"""Isengard's Uruk-hai of set 1, *The Fellowship of the Ring*, and what drives them."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.state.codes import FIERCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import fellowship_of
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("other", "can_use"), [(MORDOR_TROOPER, False), (URUK_SAVAGE, True)])
def test_lurtz_needs_another_urukhai(other: str, can_use: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[LURTZ_SERVANT_OF_ISENGARD, other], site=6
    ).maneuver_phase()
    assert scene.can(Verb.USE, LURTZ_SERVANT_OF_ISENGARD) == can_use


@pytest.mark.parametrize("response", [URUK_BLOODLUST, URUK_HAI_RAMPAGE])
def test_only_your_winning_urukhai_are_healed_or_made_fierce(response: str) -> None:
    strong = made(URUK_SAVAGE, strength=9, vitality=3)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[strong, ISENGARD_RETAINER],
        shadow_support=[response],
        site=6,
        twilight=3,
    )
    scene.wound(strong, 1).wound(ISENGARD_RETAINER, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, strong, ISENGARD_RETAINER).resolve()
    assert len(scene.options(Verb.TRIGGER)) == 1
    scene.answer_with(response)
    assert scene.wounds(strong) == (0 if response == URUK_BLOODLUST else 1)
    assert scene.number(FIERCE, strong) == (1 if response == URUK_HAI_RAMPAGE else 0)
    assert scene.twilight == (2 if response == URUK_BLOODLUST else 0)


@pytest.mark.parametrize(
    ("minion", "companions", "can_use"),
    [
        (URUK_FIGHTER, 4, False),
        (URUK_FIGHTER, 5, True),
        (URUK_WARRIOR, 5, False),
        (URUK_WARRIOR, 6, True),
    ],
)
def test_urukhai_grow_fierce_against_many_companions(
    minion: str, companions: int, can_use: bool
) -> None:
    scene = Scene(fellowship=fellowship_of(companions), minions=[minion], site=6).maneuver_phase()
    assert scene.can(Verb.USE, minion) == can_use
    if can_use:
        assert scene.use(minion).number(FIERCE, minion) == 1


def test_uruk_spy_adds_a_burden_for_each_shadow_card_he_discards() -> None:
    scene = Scene(
        minions=[URUK_SPY, URUK_SAVAGE, MORDOR_TROOPER],
        shadow_hand=[SARUMANS_REACH],
        shadow_deck=[
            MORDOR_TROOPER,
            MORDOR_TROOPER,
            MORDOR_TROOPER,
            MERRY_ROHIRRIM_SQUIRE,
        ],  # the top card last
        shadow_discards=[SARUMANS_CHILL],
        site=6,
    )
    scene.maneuver_phase().play(SARUMANS_REACH).choose(URUK_SAVAGE).answer_with(URUK_SPY)
    assert [option.number for option in scene.options()] == [2, 1, 0], "Isengard minions"
    scene.take_number(2)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER, MORDOR_TROOPER]
    assert scene.burdens == 1


@pytest.mark.parametrize(("side", "stays"), [(0, True), (1, False)])
def test_wariness_exerts_or_discards_an_uruk_hai(side: int, stays: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_SHAMAN],
        hand=[HOBBIT_STEALTH],
        shadow_hand=[WARINESS],
        twilight=5,
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_SHAMAN).play(HOBBIT_STEALTH).wait_to(
        Verb.PLAY, WARINESS
    ).play(WARINESS)
    scene.take_number(side)
    assert scene.in_play(URUK_SHAMAN) is stays
    if stays:
        assert scene.wounds(URUK_SHAMAN) == 1


def test_worry_asks_once_for_a_skirmish_lost_to_two_urukhai() -> None:
    strong = made(URUK_SAVAGE, strength=5, unique=False)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[strong] * 2, shadow_support=[WORRY], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, strong, strong).resolve()
    assert scene.who == FREE_PEOPLES
    scene.choose("add a burden")
    assert scene.burdens == 1
    assert not scene.options(Verb.EITHER)


def test_worry_needs_an_urukhai_in_the_skirmish() -> None:
    strong = made(ISENGARD_RETAINER, strength=9)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[strong, URUK_SAVAGE],
        shadow_support=[WORRY],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, strong).resolve()
    assert not scene.options(Verb.EITHER)
    assert scene.burdens == 0


def test_hunt_them_down_makes_an_uruk_hai_fierce_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE, MORDOR_TROOPER],
        shadow_hand=[HUNT_THEM_DOWN],
        twilight=3,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, HUNT_THEM_DOWN).play(HUNT_THEM_DOWN)
    assert is_fierce(scene.state, scene.card(URUK_SAVAGE))
    assert not is_fierce(scene.state, scene.card(MORDOR_TROOPER))
    assert scene.twilight == 0
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(URUK_SAVAGE))


def test_hunt_them_down_is_not_paid_for_with_two_twilight() -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[HUNT_THEM_DOWN], twilight=2, site=6)
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, HUNT_THEM_DOWN)


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(SARUMAN_KEEPER_OF_ISENGARD, True), (URUK_SAVAGE, True), (ISENGARD_RETAINER, False)],
)
def test_their_arrows_enrage_saruman_or_an_uruk_hai(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[THEIR_ARROWS_ENRAGE], twilight=1, site=6)
    assert scene.shadow_phase().can(Verb.PLAY, THEIR_ARROWS_ENRAGE) is playable


@pytest.mark.parametrize(("support", "weaker"), [([], 0), ([THEIR_ARROWS_ENRAGE], 1)])
def test_their_arrows_make_archers_of_the_fellowship_weaker(
    support: list[str], weaker: int
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        support=[RUMIL_ELVEN_PROTECTOR],
        minions=[GOBLIN_MARKSMAN],
        shadow_support=support,
    )
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 - weaker
    assert scene.strength(RUMIL_ELVEN_PROTECTOR) == 3 - weaker
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == scene.strength(GOBLIN_MARKSMAN) == 7


@pytest.mark.parametrize(
    ("others", "strength"),
    [([], 8), ([URUK_SAVAGE, URUK_SAVAGE], 10), ([ISENGARD_RETAINER, MORDOR_TROOPER], 8)],
)
def test_uruk_lieutenant_grows_with_other_uruk_hai(others: list[str], strength: int) -> None:
    scene = Scene(minions=[URUK_LIEUTENANT, *others], site=6)
    assert scene.strength(URUK_LIEUTENANT) == strength


@pytest.mark.parametrize(
    ("support", "strength"),
    [([], 6), ([SARUMANS_CHILL], 9), ([SARUMANS_CHILL, SARUMANS_FROST], 9), ([WORRY], 6)],
)
def test_uruk_messenger_is_three_stronger_in_any_weather(support: list[str], strength: int) -> None:
    scene = Scene(minions=[URUK_MESSENGER], shadow_support=support, site=6)
    assert scene.strength(URUK_MESSENGER) == strength
