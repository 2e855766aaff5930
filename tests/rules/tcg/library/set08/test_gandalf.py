"""Gandalf's cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import FELLOWSHIP, OVERWHELM_FACTOR, SETUP, Verb
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_saved_from_the_fire_gives_a_companion_for_cards_of_its_culture() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST, ARAGORN_DRIVEN_BY_NEED],
        hand=[SAVED_FROM_THE_FIRE],
        deck=[KNIGHTS_SPEAR, FOURTH_LEVEL, SWEPT_AWAY, GIMLIS_HELM],
    )
    scene.fellowship_phase().play(SAVED_FROM_THE_FIRE).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    scene.choose(KNIGHTS_SPEAR).choose(FOURTH_LEVEL).choose(SWEPT_AWAY)
    assert sorted(scene.hand()) == sorted([KNIGHTS_SPEAR, FOURTH_LEVEL, SWEPT_AWAY])
    assert scene.deck() == [GIMLIS_HELM]


@pytest.mark.parametrize(("site", "healed"), [(5, True), (6, False)])
def test_a_fool_heals_gandalf_or_saves_a_hobbit(site: int, *, healed: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[A_FOOL],
        site=site,
    ).wound(GANDALF_THE_GREY_WIZARD, 1)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN).play(A_FOOL)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1 - healed
    assert scene.number(OVERWHELM_FACTOR, MERRY_ROHIRRIM_SQUIRE) == (0 if healed else 3)


@pytest.mark.parametrize("spotted", [0, 2])
def test_let_us_not_tarry_weakens_a_minion_for_each_gandalf_signet_spotted(spotted: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_HEIR_OF_ELENDIL, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[LET_US_NOT_TARRY],
        site=6,
    )
    before = scene.strength(MORDOR_VETERAN)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN).play(LET_US_NOT_TARRY).take_number(
        spotted
    )
    assert scene.strength(MORDOR_VETERAN) == before - spotted
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1


@pytest.mark.parametrize(("mount", "wounds"), [([SHADOWFAX], 0), ([], 1)])
def test_mighty_steed_brings_gandalf_into_a_skirmish(mount: list[str], wounds: int) -> None:
    """Shadowfax carries him for nothing."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        bearing={GANDALF_THE_GREY_WIZARD: mount},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[MIGHTY_STEED],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(MIGHTY_STEED)
    if scene.can(Verb.EITHER):
        scene.choose("spot")
    assert scene.id_of(scene.state.skirmisher) == GANDALF_THE_GREY_WIZARD
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == wounds


def test_mighty_steed_does_not_bring_gandalf_from_another_skirmish() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[MIGHTY_STEED],
        site=6,
    )
    assign(scene.state, scene.card(GANDALF_THE_GREY_WIZARD), scene.card(MORGUL_LACKEY))
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).do(Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.PLAY, MIGHTY_STEED)


def test_on_your_doorstep_returns_a_card_of_the_culture_of_who_exerts() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, MERRY_ROHIRRIM_SQUIRE],
        hand=[ON_YOUR_DOORSTEP],
        discards=[HOBBIT_STEALTH, AXE_STRIKE, HOBBIT_SWORD_1_299],
        deck=[DWARF_GUARD],
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.fellowship_phase().play(ON_YOUR_DOORSTEP).choose(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.CHOOSE, AXE_STRIKE)
    scene.choose(HOBBIT_SWORD_1_299)
    assert scene.deck() == [DWARF_GUARD, HOBBIT_SWORD_1_299]
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


def test_shadowfax_greatheart_tires_who_fights_gandalf_and_strengthens_him_for_threats() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        bearing={GANDALF_THE_GREY_WIZARD: [SHADOWFAX_GREATHEART]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN)
    before = scene.strength(GANDALF_THE_GREY_WIZARD)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(MORGUL_LACKEY)) == (1, 0)
    scene.use(SHADOWFAX_GREATHEART)
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == before + 1
    assert scene.threats == 1


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 4)])
def test_gandalf_leader_of_men_is_cheaper_in_the_starting_fellowship(phase: int, cost: int) -> None:
    scene = Scene(hand=[GANDALF_LEADER_OF_MEN])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(GANDALF_LEADER_OF_MEN)) == cost


@pytest.mark.parametrize(
    ("companion", "lost"), [(ARAGORN_DRIVEN_BY_NEED, 2), (FRODO_HOPE_OF_FREE_PEOPLES, 0)]
)
def test_not_the_first_halfling_weakens_whom_an_unbound_companion_fights(
    companion: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[NOT_THE_FIRST_HALFLING],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).put_tokens(NOT_THE_FIRST_HALFLING, 1)
    before = scene.strength(MORDOR_VETERAN)
    scene.skirmish(companion, MORDOR_VETERAN)
    if scene.can(Verb.USE, NOT_THE_FIRST_HALFLING):
        scene.use(NOT_THE_FIRST_HALFLING)
    assert scene.strength(MORDOR_VETERAN) == before - lost
