"""The Gollum cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, SHADOW_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_still_far_ahead_plays_the_next_site_and_makes_it_easier() -> None:
    scene = Scene(
        fellowship=[SMEAGOL_SLINKER],
        hand=[STILL_FAR_AHEAD],
        path=ARAGORN_SITES[:2],
        adventure=[FALLS_OF_RAUROS],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, STILL_FAR_AHEAD).play(STILL_FAR_AHEAD)
    assert scene.state.path[2] == scene.card(FALLS_OF_RAUROS)
    assert scene.number(SHADOW_NUMBER, FALLS_OF_RAUROS) == 3 - 1


def test_still_far_ahead_needs_smeagol() -> None:
    scene = Scene(hand=[STILL_FAR_AHEAD], adventure=[FALLS_OF_RAUROS], path=ARAGORN_SITES[:2])
    assert not scene.fellowship_phase().comes_to(Verb.PLAY, STILL_FAR_AHEAD)


@pytest.mark.parametrize(("companions", "offered"), [(2, True), (1, False)])
def test_smeagol_slippery_sneak_slips_away_for_threats_that_all_fit(
    companions: int, offered: bool
) -> None:
    """The Veteran's vitality is 3, and there are no more threats than companions."""
    scene = Scene(
        fellowship=[SMEAGOL_SLIPPERY_SNEAK, DWARF_GUARD][:companions],
        minions=[MORDOR_VETERAN],
        site=6,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(SMEAGOL_SLIPPERY_SNEAK, MORDOR_VETERAN)
    assert scene.can(Verb.USE, SMEAGOL_SLIPPERY_SNEAK) is offered
    if offered:
        scene.use(SMEAGOL_SLIPPERY_SNEAK)
        assert scene.is_discarded(SMEAGOL_SLIPPERY_SNEAK)
        assert scene.threats == 3


def test_hidden_even_from_her_makes_gollum_fierce_and_brings_him_back() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 4 + [ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[HIDDEN_EVEN_FROM_HER],
        shadow_discards=[GOLLUM_PLOTTING_DECEIVER],
        shadow_deck=[MORDOR_VETERAN],
        twilight=9,
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.shadow_phase().use(HIDDEN_EVEN_FROM_HER).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.in_play(GOLLUM_PLOTTING_DECEIVER)
    assert fierce(scene, GOLLUM_PLOTTING_DECEIVER) is False
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.deck(SHADOW) == [MORDOR_VETERAN, HIDDEN_EVEN_FROM_HER]


@pytest.mark.parametrize("condition", [True, False])
def test_gollum_is_fierce_while_he_is_hidden_even_from_her(*, condition: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 4,
        minions=[GOLLUM_PLOTTING_DECEIVER],
        shadow_support=[HIDDEN_EVEN_FROM_HER] if condition else [],
    )
    assert fierce(scene, GOLLUM_PLOTTING_DECEIVER) is condition


def test_larder_stores_orcs_and_feeds_shelob_six_strength_at_most() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SHELOB_EATER_OF_LIGHT, MORGUL_LACKEY],
        shadow_support=[LARDER],
        shadow_hand=[MORDOR_VETERAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        site=6,
    ).put_tokens(LARDER, 2)
    scene.regroup_phase().wait_to(Verb.USE, LARDER).use(LARDER)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.tokens(LARDER) == 3
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SHELOB_EATER_OF_LIGHT)
    before = scene.strength(SHELOB_EATER_OF_LIGHT)
    for _ in range(3):
        if scene.comes_to(Verb.USE, LARDER):
            scene.use(LARDER)
    assert scene.strength(SHELOB_EATER_OF_LIGHT) == before + 6


@pytest.mark.parametrize("is_fierce", [False, True])
def test_shelob_last_child_of_ungoliant_is_damage_one_in_a_fierce_skirmish(
    *, is_fierce: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SHELOB_LAST_CHILD_OF_UNGOLIANT, MORGUL_LACKEY],
        site=6,
    )
    scene.state.round = int(is_fierce)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SHELOB_LAST_CHILD_OF_UNGOLIANT)
    assert scene.number(DAMAGE, SHELOB_LAST_CHILD_OF_UNGOLIANT) == int(is_fierce)


@pytest.mark.parametrize("price", ["threat", "burden"])
def test_spider_poison_is_transferred_to_whom_shelob_fights(price: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[SHELOB_EATER_OF_LIGHT, MORGUL_LACKEY],
        shadow_support=[SPIDER_POISON],
        threats=1,
        burdens=1,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SHELOB_EATER_OF_LIGHT).wait_to(
        Verb.USE, SPIDER_POISON
    ).use(SPIDER_POISON).choose(price)
    assert scene.bearer_of(SPIDER_POISON) == ARAGORN_DRIVEN_BY_NEED
    assert (scene.threats, scene.burdens) == ((0, 1) if price == "threat" else (1, 0))


def test_the_poisoned_exert_when_they_are_assigned() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SPIDER_POISON]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED).do(
        Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN
    )
    scene.pass_()  # no more defenders
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(LEGOLAS_GREENLEAF)) == (1, 0)
