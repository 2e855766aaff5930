"""The Dwarven cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_deep_hatred_wounds_two_orcs_or_one_orc_twice() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        support=[DEEP_HATRED],
        minions=[ORKISH_SCOUT, MORDOR_VETERAN],
        site=4,
    )
    scene.state.position[1] = 4
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, ORKISH_SCOUT).use(DEEP_HATRED)
    # Gimli is skirmishing, so the Guard exerts.
    assert scene.wounds(DWARF_GUARD) == 1
    scene.choose("wound an Orc twice").choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 2
    assert scene.wounds(ORKISH_SCOUT) == 0


def test_deep_hatred_needs_a_dwarf_who_is_not_assigned() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[DEEP_HATRED],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.state.position[1] = 4
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, EASTERLING_BLADEMASTER)
    assert not scene.comes_to(Verb.USE, DEEP_HATRED)


@pytest.mark.parametrize(("opponent", "stays"), [(3, False), (4, True), (5, True)])
def test_deep_hatred_goes_when_the_fellowship_is_ahead(opponent: int, stays: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], support=[DEEP_HATRED], site=4)
    scene.state.position[1] = opponent
    scene.fellowship_phase()
    assert scene.in_play(DEEP_HATRED) is stays


@pytest.mark.parametrize(("site", "tokens"), [(1, 0), (2, 1), (3, 2)])
def test_subterranean_homestead_counts_mountains_and_caverns_up_to_now(
    site: int, tokens: int
) -> None:
    path = (ARAGORN_SITES[0], CRAGS_OF_EMYN_MUIL, CHAMBER_OF_MAZARBUL, ARAGORN_SITES[3])
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        hand=[SUBTERRANEAN_HOMESTEAD],
        path=path,
        site=site,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, SUBTERRANEAN_HOMESTEAD)
    scene.play(SUBTERRANEAN_HOMESTEAD).choose(DWARF_GUARD)
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.tokens(SUBTERRANEAN_HOMESTEAD) == tokens


@pytest.mark.parametrize(("tokens", "stays"), [(2, True), (1, False)])
def test_subterranean_homestead_costs_two_tokens_or_itself(tokens: int, stays: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SUBTERRANEAN_HOMESTEAD],
        minions=[ORKISH_SCOUT],
        shadow_deck=[MORDOR_VETERAN, ORKISH_BERSERKER],
        site=4,
    )
    scene.put_tokens(SUBTERRANEAN_HOMESTEAD, tokens)
    scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).use(SUBTERRANEAN_HOMESTEAD)
    if stays:
        scene.choose("remove 2")
    assert scene.in_play(SUBTERRANEAN_HOMESTEAD) is stays
    assert scene.is_discarded(ORKISH_BERSERKER)
    assert not scene.is_discarded(MORDOR_VETERAN)


@pytest.mark.parametrize(("tokens", "offered"), [(1, True), (0, False)])
def test_sorrow_shared_heals_a_dwarf_for_a_token(tokens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[DEEP_HATRED],
        minions=[MORDOR_VETERAN],
        hand=[SORROW_SHARED],
        site=4,
    ).put_tokens(DEEP_HATRED, tokens)
    scene.state.position[SHADOW] = 4
    scene.wound(DWARF_GUARD, 1).maneuver_phase()
    assert scene.can(Verb.PLAY, SORROW_SHARED) is offered
    if offered:
        scene.play(SORROW_SHARED)
        assert scene.wounds(DWARF_GUARD) == 0
        assert scene.tokens(DEEP_HATRED) == 0


@pytest.mark.parametrize("in_fierce", [True, False])
def test_honoring_his_kinfolk_arms_a_dwarf_after_a_fierce_victory(in_fierce: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[PURSUING_URUK],
        hand=[HONORING_HIS_KINFOLK, AXE_STRIKE],
        discards=[DWARVEN_AXE],
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, PURSUING_URUK)
    scene.happen(emit, SKIRMISH_WON, scene.card(GIMLI_DWARF_OF_EREBOR))
    assert scene.can(Verb.PLAY, HONORING_HIS_KINFOLK) is in_fierce
    if in_fierce:
        scene.play(HONORING_HIS_KINFOLK)
        assert scene.bearer_of(DWARVEN_AXE) == GIMLI_DWARF_OF_EREBOR


def test_honoring_his_kinfolk_may_reinforce_a_dwarven_token_too() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[DEEP_HATRED],
        minions=[PURSUING_URUK],
        hand=[HONORING_HIS_KINFOLK, AXE_STRIKE],
        discards=[DWARVEN_AXE],
        site=6,
    ).put_tokens(DEEP_HATRED, 1)
    scene.state.position[SHADOW] = 6
    scene.assignment_phase(fierce=True).do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, PURSUING_URUK)
    scene.happen(emit, SKIRMISH_WON, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.play(HONORING_HIS_KINFOLK)
    assert scene.bearer_of(DWARVEN_AXE) == GIMLI_DWARF_OF_EREBOR
    assert scene.tokens(DEEP_HATRED) == 1
    scene.do(Verb.YES)
    assert scene.tokens(DEEP_HATRED) == 2


@pytest.mark.parametrize(("tokens", "bonus", "damage"), [(0, 3, 0), (1, 4, 1)])
def test_awkward_moment_does_more_with_a_dwarven_token(
    tokens: int, bonus: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SUBTERRANEAN_HOMESTEAD],
        minions=[MORDOR_VETERAN],
        hand=[AWKWARD_MOMENT, AXE_STRIKE],
        site=4,
    ).put_tokens(SUBTERRANEAN_HOMESTEAD, tokens)
    before = scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).strength(DWARF_GUARD)
    usual = damage_bonus(scene.state, scene.card(DWARF_GUARD))
    scene.play(AWKWARD_MOMENT)
    assert scene.strength(DWARF_GUARD) == before + bonus
    assert damage_bonus(scene.state, scene.card(DWARF_GUARD)) == usual + damage


@pytest.mark.parametrize("pays", [True, False])
def test_arod_carries_a_dwarf_out_of_a_wound_for_two_tokens(pays: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [AROD]},
        support=[SUBTERRANEAN_HOMESTEAD],
        minions=[MORDOR_VETERAN],
    ).put_tokens(SUBTERRANEAN_HOMESTEAD, 2)
    scene.state.phase = SKIRMISH
    scene.happen(wound, scene.card(DWARF_GUARD), scene.card(MORDOR_VETERAN))
    if pays:
        scene.answer_with(AROD)
    else:
        scene.pass_()
    assert scene.wounds(DWARF_GUARD) == int(not pays)
    assert scene.tokens(SUBTERRANEAN_HOMESTEAD) == (0 if pays else 2)


def test_gimli_lord_of_the_glittering_caves_drags_lurkers_out() -> None:
    gimli = GIMLI_LORD_OF_THE_GLITTERING_CAVES
    scene = Scene(
        fellowship=[gimli],
        minions=[PROWLING_ORC, MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(gimli) == 6
    scene.assignment_phase().use(gimli)
    assert not has_words(scene.state, scene.card(PROWLING_ORC), traits.trait(Keyword.LURKER))
    assert scene.wounds(gimli) == 1
    scene.wait_to(Verb.ASSIGN, gimli).do(Verb.ASSIGN, gimli, MORDOR_VETERAN)
    assert scene.strength(gimli) >= 6 + 1


def test_gimli_lord_of_the_glittering_caves_grows_with_every_minion_that_is_assigned() -> None:
    """To whomever."""
    gimli = GIMLI_LORD_OF_THE_GLITTERING_CAVES
    minions = (PROWLING_ORC, MORDOR_VETERAN, ORKISH_SCOUT)
    scene = Scene(fellowship=[gimli, DWARF_GUARD], minions=minions)
    for count, minion in enumerate(minions, start=1):
        assign(scene.state, scene.card(DWARF_GUARD), scene.card(minion))
        assert scene.strength(gimli) == 6 + count
