"""The Dunland cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

STRONG = made(DUNLENDING_BRIGAND, strength=12, vitality=3)
# Players 1 and 2 are the Shadow; cards of the Shadow belong to player 1 unless a test says so.
OWNERS = pytest.mark.parametrize(("controller", "counted"), [(1, 1), (2, 0)])


@pytest.mark.parametrize(("controlled", "strength", "bonus"), [(1, 7, 0), (2, 12, 1)])
def test_dunlending_elder_is_stronger_with_two_sites(
    controlled: int, strength: int, bonus: int
) -> None:
    scene = dunland_scene(minions=[DUNLENDING_ELDER]).control(*ARAGORN_SITES[:controlled])
    assert scene.strength(DUNLENDING_ELDER) == strength
    assert scene.number(DAMAGE, DUNLENDING_ELDER) == bonus
    assert fierce(scene, DUNLENDING_ELDER) == bool(bonus)


@pytest.mark.parametrize(("pays", "controlled"), [(True, False), (False, True)])
def test_dunlending_headman_takes_a_site_unless_two_cards_are_paid(
    pays: bool, controlled: bool
) -> None:
    scene = dunland_scene(
        minions=[DUNLENDING_BRIGAND, DUNLENDING_SAVAGE],
        shadow_hand=[DUNLENDING_HEADMAN],
        hand=[HOBBIT_SWORD_7_319] * 2,
        twilight=9,
    )
    scene.shadow_phase().play(DUNLENDING_HEADMAN).answer_with(DUNLENDING_HEADMAN)
    assert scene.who == 0
    scene.take_number(int(pays))
    assert scene.controls(ARAGORN_SITES[0]) == controlled


def test_too_long_discards_the_conditions_of_both_sides() -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[STRONG],
        support=[SECOND_LEVEL],
        shadow_support=[NO_REFUGE],
        shadow_hand=[TOO_LONG_HAVE_THESE_PEASANTS_STOOD],
        twilight=3,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, STRONG).wait_to(
        Verb.PLAY, TOO_LONG_HAVE_THESE_PEASANTS_STOOD
    ).play(TOO_LONG_HAVE_THESE_PEASANTS_STOOD)
    assert scene.is_discarded(SECOND_LEVEL)
    assert scene.is_discarded(NO_REFUGE)


@pytest.mark.parametrize(
    ("sites", "twilight", "may"),
    [(2, 4, True), (1, 4, False), (2, 3, False)],
    ids=["two sites", "one site", "too little for the Man"],
)
def test_ready_to_fall_calls_a_man_of_dunland_from_the_discard_pile(
    sites: int, twilight: int, may: bool
) -> None:
    """The price is (2) and the Man's own cost, and what cannot be played cannot be paid for."""
    scene = Scene(
        shadow_support=[READY_TO_FALL],
        shadow_discards=[DUNLENDING_BRIGAND, SARUMAN_RABBLE_ROUSER, MORDOR_TROOPER],
        twilight=twilight,
        site=6,
    )
    scene.control(*ARAGORN_SITES[:sites]).shadow_phase()
    assert scene.can(Verb.USE, READY_TO_FALL) is may
    if may:
        scene.use(READY_TO_FALL)
        assert scene.in_play(DUNLENDING_BRIGAND)
        assert scene.twilight == 0


@pytest.mark.parametrize(("men", "may"), [(2, True), (1, False)])
def test_bound_by_rage_comes_with_two_tokens_for_two_men(men: int, may: bool) -> None:
    scene = Scene(
        minions=[DUNLENDING_BRIGAND] * men, shadow_hand=[BOUND_BY_RAGE], twilight=3, site=6
    )
    scene.shadow_phase().play(BOUND_BY_RAGE)
    if scene.can(Verb.TRIGGER, BOUND_BY_RAGE):
        scene.answer_with(BOUND_BY_RAGE)
    assert scene.tokens(BOUND_BY_RAGE) == (2 if may else 0)


@pytest.mark.parametrize("tokens", [0, 1])
def test_bound_by_rage_prevents_a_wound_for_a_token_or_for_itself(tokens: int) -> None:
    scene = Scene(
        minions=[DUNLENDING_BRIGAND, MORDOR_TROOPER], shadow_support=[BOUND_BY_RAGE], site=6
    )
    scene.put_tokens(BOUND_BY_RAGE, tokens)
    scene.happen(wound, scene.card(MORDOR_TROOPER))
    assert scene.wounds(MORDOR_TROOPER) == 1
    scene.happen(wound, scene.card(DUNLENDING_BRIGAND)).answer_with(BOUND_BY_RAGE)
    if tokens:
        scene.choose("remove")
    assert scene.wounds(DUNLENDING_BRIGAND) == 0
    assert scene.in_play(DUNLENDING_BRIGAND)
    assert scene.in_play(BOUND_BY_RAGE) is bool(tokens)
    assert scene.tokens(BOUND_BY_RAGE) == 0


def test_hill_clan_brings_a_fierce_man_when_it_wins() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[HILL_CLAN],
        shadow_hand=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        twilight=9,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, HILL_CLAN).wait_to(Verb.TRIGGER, HILL_CLAN)
    scene.answer_with(HILL_CLAN)
    assert scene.in_play(DUNLENDING_BRIGAND)
    assert scene.twilight == 7
    assert fierce(scene, DUNLENDING_BRIGAND)
    assert scene.number(DAMAGE, DUNLENDING_BRIGAND) == 2
    scene.regroup_phase()
    assert not fierce(scene, DUNLENDING_BRIGAND)
    assert scene.number(DAMAGE, DUNLENDING_BRIGAND) == 0


@OWNERS
def test_ready_to_fall_asks_for_two_sites_of_one_player(controller: int, counted: int) -> None:
    scene = Scene(
        shadow_support=[READY_TO_FALL],
        shadow_discards=[DUNLENDING_BRIGAND],
        twilight=9,
        site=6,
        players=3,
    )
    scene.control(ARAGORN_SITES[0]).control(ARAGORN_SITES[1], player=controller).shadow_phase()
    assert scene.can(Verb.USE, READY_TO_FALL) is bool(counted)
