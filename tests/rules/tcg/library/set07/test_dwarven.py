"""The Dwarven cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.operations.wounds import discard_from_play, wound
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_slaked_thirsts_draws_a_card_from_hand() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        minions=[MORDOR_VETERAN],
        hand=[SLAKED_THIRSTS],
        deck=[LEMBAS],
    )
    scene.maneuver_phase().play(SLAKED_THIRSTS)
    assert scene.hand() == [LEMBAS]


def test_slaked_thirsts_exerts_a_minion_twice_from_a_dwarven_condition() -> None:
    """4.2, "Slaked Thirsts" (clarification): one or the other."""
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        support=[COURTESY_OF_MY_HALL],
        stacked={COURTESY_OF_MY_HALL: [SLAKED_THIRSTS]},
        minions=[MORDOR_VETERAN],
        deck=[LEMBAS],
    )
    scene.maneuver_phase().use(SLAKED_THIRSTS)
    assert scene.wounds(MORDOR_VETERAN) == 2
    assert scene.is_discarded(SLAKED_THIRSTS)
    assert scene.hand() == []


def test_slaked_thirsts_does_nothing_stacked_elsewhere() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        stacked={GIMLI_UNBIDDEN_GUEST: [SLAKED_THIRSTS]},
        minions=[MORDOR_VETERAN],
    )
    assert not scene.maneuver_phase().can(Verb.USE, SLAKED_THIRSTS)


def test_loyalty_unshaken_stacks_the_one_card_there_is() -> None:
    """Stacking is an effect and no cost: you stack as many as you can (4.2, "effect")."""
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        hand=[LOYALTY_UNSHAKEN, SLAKED_THIRSTS],
        deck=[LEMBAS],
    )
    scene.fellowship_phase().play(LOYALTY_UNSHAKEN).answer_with(LOYALTY_UNSHAKEN)
    assert scene.stack(LOYALTY_UNSHAKEN) == [SLAKED_THIRSTS]
    assert scene.hand() == [LEMBAS]


@pytest.mark.parametrize("pays", ["exert", "discard"])
def test_gimli_saves_a_dwarven_condition_from_an_opponents_card(pays: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_FEARED_AXEMAN],
        support=[COURTESY_OF_MY_HALL],
        minions=[MORDOR_VETERAN],
        hand=[SLAKED_THIRSTS, LEMBAS],
    )
    condition = scene.card(COURTESY_OF_MY_HALL)
    scene.happen(discard_from_play, condition, scene.card(MORDOR_VETERAN))
    scene.answer_with(GIMLI_FEARED_AXEMAN).choose(pays)
    assert scene.in_play(COURTESY_OF_MY_HALL)
    assert scene.wounds(GIMLI_FEARED_AXEMAN) == (pays == "exert")
    assert scene.hand() == ([LEMBAS] if pays == "discard" else [SLAKED_THIRSTS, LEMBAS])


@pytest.mark.parametrize(
    ("condition", "source"),
    [(COURTESY_OF_MY_HALL, LEMBAS), (VALLEYS_OF_THE_MARK, MORDOR_VETERAN)],
    ids=["by a card of his own", "a condition of another culture"],
)
def test_gimli_saves_nothing_else(condition: str, source: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_FEARED_AXEMAN],
        support=[condition],
        minions=[MORDOR_VETERAN],
        hand=[LEMBAS],
    )
    scene.happen(discard_from_play, scene.card(condition), scene.card(source))
    assert not scene.can(Verb.TRIGGER, GIMLI_FEARED_AXEMAN)
    assert scene.is_discarded(condition)


def test_calculated_risk_draws_three_cards_for_a_threat() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], hand=[CALCULATED_RISK], deck=[LEMBAS] * 4
    ).fellowship_phase()
    scene.play(CALCULATED_RISK)
    assert (len(scene.hand()), scene.threats) == (3, 1)
    full = Scene(fellowship=[DWARF_GUARD], hand=[CALCULATED_RISK], deck=[LEMBAS] * 4, threats=2)
    assert not full.fellowship_phase().can(Verb.PLAY, CALCULATED_RISK)


@pytest.mark.parametrize(("cards", "strength"), [(4, 8), (3, 6)])
def test_gimli_is_stronger_with_initiative(cards: int, strength: int) -> None:
    scene = Scene(fellowship=[GIMLI_FAITHFUL_COMPANION], hand=[LEMBAS] * cards)
    assert scene.strength(GIMLI_FAITHFUL_COMPANION) == strength


@pytest.mark.parametrize("cards", [4, 3])
def test_gimlis_armor_prevents_a_wound_for_two_cards_with_initiative(cards: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        bearing={GIMLI_UNBIDDEN_GUEST: [GIMLIS_ARMOR]},
        hand=[LEMBAS] * cards,
    )
    scene.happen(wound, scene.card(GIMLI_UNBIDDEN_GUEST))
    assert scene.can(Verb.TRIGGER, GIMLIS_ARMOR) is (cards == 4)
    if cards == 4:
        scene.answer_with(GIMLIS_ARMOR)
        while scene.can(Verb.DISCARD):
            scene.take_first()
        assert scene.hand() == [LEMBAS] * 2
    assert scene.wounds(GIMLI_UNBIDDEN_GUEST) == (0 if cards == 4 else 1)


@pytest.mark.parametrize("exerts", [True, False])
def test_out_of_darkness_may_exert_the_dwarf_to_draw_two_cards(*, exerts: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[OUT_OF_DARKNESS],
        deck=[LEMBAS] * 3,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).play(OUT_OF_DARKNESS)
    if exerts:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.strength(DWARF_GUARD) == 4 + 2
    assert (scene.wounds(DWARF_GUARD), len(scene.hand())) == (int(exerts), 2 * exerts)


def test_dark_ways_heals_a_dwarf_twice_and_finds_a_skirmish_event() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, LEGOLAS_GREENLEAF],
        support=[DARK_WAYS],
        discards=[AXE_STRIKE, WEALTH_OF_MORIA, ANCIENT_ENMITY],
    )
    scene.wound(GIMLI_DWARF_OF_EREBOR, 2).wound(LEGOLAS_GREENLEAF, 1).regroup_phase().use(DARK_WAYS)
    assert (scene.wounds(GIMLI_DWARF_OF_EREBOR), scene.wounds(LEGOLAS_GREENLEAF)) == (0, 1)
    assert scene.hand() == [AXE_STRIKE]
    assert scene.is_discarded(DARK_WAYS)
