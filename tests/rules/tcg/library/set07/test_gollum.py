"""The Gollum cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.state.codes import DAMAGE, REGROUP, STRENGTH, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    CLEVER_HOBBITS,
    DWARF_GUARD,
    GOLLUM_PLOTTING_DECEIVER,
    GOLLUM_VILE_CREATURE,
    HEAVY_BURDEN,
    HOBBITSES_ARE_DEAD,
    LET_HER_DEAL_WITH_THEM,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    NO_SAFE_PLACES,
    PLOTTING,
    SCOUTING,
    SMEAGOL_ALWAYS_HELPS,
    SNEAKING,
    SO_POLITE,
    TARGON,
    VERY_NICE_FRIENDS,
)
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


def test_very_nice_friends_costs_the_hand_of_who_stays() -> None:
    scene = friends()
    while scene.state.phase == REGROUP and scene.hand():
        if scene.can(Verb.STAY):
            scene.do(Verb.STAY)
        elif scene.can(Verb.PASS):
            scene.pass_()
        else:
            break
    assert scene.in_play(SMEAGOL_ALWAYS_HELPS)
    assert scene.hand() == []


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
