"""The Gollum cards of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, STRENGTH, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def test_gollum_pays_with_a_threat_or_with_himself() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[GOLLUM_VILE_CREATURE], threats=1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOLLUM_VILE_CREATURE).wait_to(
        Verb.USE, GOLLUM_VILE_CREATURE
    ).use(GOLLUM_VILE_CREATURE)
    scene.choose("exert Gollum twice")
    assert scene.wounds(GOLLUM_VILE_CREATURE) == 2
    assert scene.strength(GOLLUM_VILE_CREATURE) == 7


def test_gollum_is_played_from_the_discard_pile_with_initiative() -> None:
    """4.2, "initiative": the Shadow has it while the Free Peoples player holds few cards."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_discards=[GOLLUM_PLOTTING_DECEIVER],
        shadow_hand=[MORDOR_TROOPER],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().use(GOLLUM_PLOTTING_DECEIVER)
    assert scene.in_play(GOLLUM_PLOTTING_DECEIVER)
    assert scene.twilight == 7


def test_gollum_stays_in_the_discard_pile_without_initiative() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[TARGON] * 4,
        shadow_discards=[GOLLUM_PLOTTING_DECEIVER],
        shadow_hand=[MORDOR_TROOPER],
        twilight=9,
        site=6,
    )
    scene.shadow_phase()
    assert not scene.can(Verb.USE, GOLLUM_PLOTTING_DECEIVER)


def test_hobbitses_are_dead_goes_beneath_the_deck_from_the_discard_pile() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_discards=[HOBBITSES_ARE_DEAD],
        shadow_deck=[MORDOR_TROOPER],
        twilight=1,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOLLUM_VILE_CREATURE)
    scene.wait_to(Verb.USE, HOBBITSES_ARE_DEAD).use(HOBBITSES_ARE_DEAD)
    assert scene.strength(GOLLUM_VILE_CREATURE) == 7
    assert HOBBITSES_ARE_DEAD in scene.deck(SHADOW)
    assert not scene.is_discarded(HOBBITSES_ARE_DEAD)


def test_hobbitses_are_dead_is_discarded_when_played_from_hand() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[HOBBITSES_ARE_DEAD],
        twilight=1,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOLLUM_VILE_CREATURE)
    scene.wait_to(Verb.PLAY, HOBBITSES_ARE_DEAD).play(HOBBITSES_ARE_DEAD)
    assert scene.is_discarded(HOBBITSES_ARE_DEAD)


def test_no_safe_places_costs_a_card_for_each_culture() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_ALWAYS_HELPS],
        hand=[NO_SAFE_PLACES],
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN, GOLLUM_VILE_CREATURE, HOBBITSES_ARE_DEAD],
    )
    scene.regroup_phase().play(NO_SAFE_PLACES).choose(MORDOR_TROOPER).choose(HOBBITSES_ARE_DEAD)
    assert sorted(scene.hand(SHADOW)) == sorted([MORDOR_VETERAN, GOLLUM_VILE_CREATURE])


def test_clever_hobbits_counts_the_conditions_discarded() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_ALWAYS_HELPS],
        support=[SCOUTING, SCOUTING],
        minions=[MORDOR_TROOPER],
        hand=[CLEVER_HOBBITS],
        site=6,
    )
    scene.skirmish(SMEAGOL_ALWAYS_HELPS, MORDOR_TROOPER).play(CLEVER_HOBBITS)
    scene.choose(SCOUTING).choose(SCOUTING)
    smeagol = scene.card(SMEAGOL_ALWAYS_HELPS)
    assert scene.log.count(("changed", smeagol, STRENGTH, 3)) == 2
    assert scene.log.count(("changed", smeagol, DAMAGE, 1)) == 2


def test_sneaking_cancels_only_for_more_vitality() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_ALWAYS_HELPS], minions=[MORDOR_TROOPER], hand=[SNEAKING], site=6
    )
    scene.skirmish(SMEAGOL_ALWAYS_HELPS, MORDOR_TROOPER).play(SNEAKING)
    assert scene.wounds(SMEAGOL_ALWAYS_HELPS) == 0
    assert scene.state.skirmisher < 0
    weak = Scene(
        fellowship=[SMEAGOL_ALWAYS_HELPS], minions=[MORDOR_TROOPER], hand=[SNEAKING], site=6
    ).wound(SMEAGOL_ALWAYS_HELPS, 2)
    weak.skirmish(SMEAGOL_ALWAYS_HELPS, MORDOR_TROOPER).play(SNEAKING)
    assert ("healed", weak.card(SMEAGOL_ALWAYS_HELPS)) in weak.log
    assert weak.is_dead(SMEAGOL_ALWAYS_HELPS)


def friends() -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        discards=[SMEAGOL_ALWAYS_HELPS],
        hand=[VERY_NICE_FRIENDS, TARGON],
        deck=[TARGON] * 12,
        site=3,
    )
    return scene.regroup_phase().play(VERY_NICE_FRIENDS)


def test_very_nice_friends_costs_the_hand_of_a_player_who_stays_before_they_reconcile() -> None:
    scene = friends()
    while not scene.can(Verb.STAY):
        scene.pass_()
    scene.do(Verb.STAY)
    assert scene.in_play(SMEAGOL_ALWAYS_HELPS)
    assert scene.is_discarded(TARGON)
    assert len(scene.hand()) == 8


def test_very_nice_friends_costs_nothing_who_moves_again() -> None:
    scene = friends()
    while not scene.can(Verb.MOVE):
        scene.pass_()
    scene.do(Verb.MOVE)
    assert scene.hand() == [TARGON]


def test_plotting_adds_as_many_threats_as_its_player_likes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, TARGON, TARGON],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_hand=[PLOTTING],
        twilight=5,
        site=6,
    )
    scene.shadow_phase().play(PLOTTING).take_number(3)
    assert scene.threats == 3
    assert scene.strength(GOLLUM_VILE_CREATURE) == 7


@pytest.mark.parametrize(("threats", "offered"), [(1, True), (0, False)])
def test_heavy_burden_turns_gollum_and_a_threat_into_a_burden(threats: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_VILE_CREATURE],
        shadow_support=[HEAVY_BURDEN],
        threats=threats,
        site=4,
    )
    assert scene.regroup_phase().comes_to(Verb.USE, HEAVY_BURDEN) is offered
    if offered:
        scene.use(HEAVY_BURDEN)
        assert scene.is_discarded(GOLLUM_VILE_CREATURE)
        assert (scene.threats, scene.burdens) == (0, 1)


def test_so_polite_brings_gollum_back_and_adds_for_threats() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        shadow_hand=[SO_POLITE],
        shadow_discards=[GOLLUM_VILE_CREATURE],
        threats=3,
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(SO_POLITE)
    if scene.can(Verb.NUMBER):
        scene.take_number(3)
    assert scene.in_play(GOLLUM_VILE_CREATURE)
    assert scene.twilight == 2 - 2 + 3


@pytest.mark.parametrize(("cards", "offered"), [(3, True), (4, False)])
def test_let_her_deal_with_them_comes_back_to_who_has_initiative(cards: int, offered: bool) -> None:
    """The Free Peoples player has the initiative with four cards in hand."""
    scene = Scene(
        minions=[GOLLUM_VILE_CREATURE],
        shadow_discards=[LET_HER_DEAL_WITH_THEM],
        hand=[DWARF_GUARD] * cards,
        twilight=1,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, LET_HER_DEAL_WITH_THEM) is offered
    if offered:
        scene.use(LET_HER_DEAL_WITH_THEM)
        assert scene.bearer_of(LET_HER_DEAL_WITH_THEM) == GOLLUM_VILE_CREATURE
        assert damage_bonus(scene.state, scene.card(GOLLUM_VILE_CREATURE)) == 1


@pytest.mark.parametrize("place", ["shadow_deck", "shadow_discards"])
def test_captured_by_the_ring_plays_gollum_from_deck_or_discard_pile(place: str) -> None:
    laid: dict[str, Any] = {place: [GOLLUM_PLOTTING_DECEIVER, MORDOR_VETERAN]}
    scene = Scene(shadow_hand=[CAPTURED_BY_THE_RING], twilight=9, site=6, **laid).shadow_phase()
    scene.play(CAPTURED_BY_THE_RING)
    if scene.can(Verb.EITHER):
        scene.choose("draw deck" if place == "shadow_deck" else "discard pile")
    if scene.can(Verb.CHOOSE, GOLLUM_PLOTTING_DECEIVER):
        scene.choose(GOLLUM_PLOTTING_DECEIVER)
    assert scene.in_play(GOLLUM_PLOTTING_DECEIVER)
    assert scene.threats == 1


def test_days_growing_dark_bring_smeagol_back_for_three_cards() -> None:
    scene = Scene(
        support=[DAYS_GROWING_DARK],
        hand=[DWARF_GUARD] * 3,
        discards=[SMEAGOL_HURRIED_GUIDE, AXE_STRIKE],
    )
    scene.fellowship_phase().use(DAYS_GROWING_DARK)
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert scene.in_play(SMEAGOL_HURRIED_GUIDE)
    assert (scene.hand(), scene.burdens) == ([], 1)


@pytest.mark.parametrize(("card", "threats"), [(SMEAGOL_HURRIED_GUIDE, 1), (DWARF_GUARD, 0)])
def test_fat_one_wants_it_adds_a_threat_for_smeagol(card: str, threats: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], hand=[card], shadow_support=[FAT_ONE_WANTS_IT]
    )
    assert scene.fellowship_phase().play(card).threats == threats


def test_fat_one_wants_it_adds_a_threat_for_gollum_and_takes_him_back_to_hand() -> None:
    scene = Scene(
        shadow_support=[FAT_ONE_WANTS_IT],
        shadow_hand=[GOLLUM_PLOTTING_DECEIVER],
        twilight=9,
        site=6,
    ).shadow_phase()
    assert scene.play(GOLLUM_PLOTTING_DECEIVER).threats == 1
    scene.regroup_phase().wait_to(Verb.USE, FAT_ONE_WANTS_IT).use(FAT_ONE_WANTS_IT)
    assert scene.hand(SHADOW) == [GOLLUM_PLOTTING_DECEIVER]
    assert scene.is_discarded(FAT_ONE_WANTS_IT)


@pytest.mark.parametrize(
    ("top", "taken"),
    [
        (GOLLUM_PLOTTING_DECEIVER, True),
        (ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, True),
        (MORDOR_VETERAN, False),
    ],
)
def test_its_mine_takes_a_card_of_gollum_or_the_wraiths(top: str, *, taken: bool) -> None:
    scene = Scene(
        minions=[GOLLUM_VILE_CREATURE],
        shadow_support=[ITS_MINE],
        shadow_deck=[GORGOROTH_AXEMAN, top],
        twilight=1,
        site=6,
    ).shadow_phase()
    scene.use(ITS_MINE)
    assert (scene.hand(SHADOW) == [top]) is taken
    assert scene.is_discarded(top) is not taken
    assert (scene.wounds(GOLLUM_VILE_CREATURE), scene.twilight) == (1, 0)


@pytest.mark.parametrize("spotted", [1, 2])
def test_nasty_counts_gollum_cards(spotted: int) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_HURRIED_GUIDE],
        support=[DAYS_GROWING_DARK],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[NASTY],
        site=6,
    )
    scene.skirmish(SMEAGOL_HURRIED_GUIDE, MORDOR_VETERAN).play(NASTY).take_number(spotted)
    assert scene.strength(SMEAGOL_HURRIED_GUIDE) == 3 + spotted


def test_never_removes_two_threats_for_smeagol() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_HURRIED_GUIDE],
        support=[NEVER],
        minions=[MORDOR_VETERAN],
        threats=3,
        site=6,
    )
    scene.regroup_phase().use(NEVER)
    assert scene.is_discarded(SMEAGOL_HURRIED_GUIDE)
    assert scene.threats == 1


def test_secret_paths_allow_another_move_this_turn() -> None:
    scene = Scene(fellowship=[SMEAGOL_HURRIED_GUIDE], hand=[SECRET_PATHS]).fellowship_phase()
    before = moves_allowed(scene.state)
    scene.play(SECRET_PATHS)
    assert moves_allowed(scene.state) == before + 1
    assert scene.threats == 2


def test_serving_the_precious_exchanges_smeagol_for_a_companion() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_HURRIED_GUIDE],
        hand=[SERVING_THE_PRECIOUS],
        discards=[ROHIRRIM_GUARD, AXE_STRIKE],
    )
    scene.fellowship_phase().play(SERVING_THE_PRECIOUS)
    if scene.can(Verb.CHOOSE, ROHIRRIM_GUARD):
        scene.choose(ROHIRRIM_GUARD)
    assert scene.in_play(ROHIRRIM_GUARD)
    assert scene.is_discarded(SMEAGOL_HURRIED_GUIDE)


@pytest.mark.parametrize(
    ("others", "saved"), [([GOLLUM_PLOTTING_DECEIVER], True), ([MORGUL_LACKEY], False)]
)
def test_sweeter_meats_prevents_a_wound_where_gollum_is(others: list[str], *, saved: bool) -> None:
    scene = Scene(minions=[MORDOR_VETERAN, *others], shadow_hand=[SWEETER_MEATS], site=6)
    scene.happen(wound, scene.card(MORDOR_VETERAN))
    assert scene.can(Verb.PLAY, SWEETER_MEATS) is saved
    if saved:
        scene.play(SWEETER_MEATS)
    assert scene.wounds(MORDOR_VETERAN) == 1 - saved


def test_where_shall_we_go_wounds_twice_for_two_cards() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_HURRIED_GUIDE],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[WHERE_SHALL_WE_GO, *[DWARF_GUARD] * 4],
        site=6,
    )
    scene.skirmish(SMEAGOL_HURRIED_GUIDE, MORDOR_VETERAN).play(WHERE_SHALL_WE_GO)
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert scene.wounds(MORDOR_VETERAN) == 2
    assert scene.hand() == [DWARF_GUARD] * 2
