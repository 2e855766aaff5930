"""Elven cards of set 15, *The Hunters*, about archers and those whom Elves help."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("bearer", "archer"), [(ELVEN_DEFENDER, True), (DWARF_GUARD, False)])
def test_elven_bow_makes_an_elf_an_archer(bearer: str, archer: bool) -> None:
    scene = Scene(fellowship=[bearer], hand=[ELVEN_BOW_15_13]).fellowship_phase()
    assert scene.can(Verb.PLAY, ELVEN_BOW_15_13) is archer
    if archer:
        scene.play(ELVEN_BOW_15_13)
    assert is_archer(scene.state, scene.card(bearer)) is archer


@pytest.mark.parametrize(
    ("items", "strength"),
    [([], 5), ([ELVEN_BOW_15_13], 5 + 2), ([THE_SPLENDOR_OF_THEIR_BANNERS], 5)],
)
def test_elven_warrior_is_stronger_with_a_possession(items: list[str], strength: int) -> None:
    scene = Scene(fellowship=[ELVEN_WARRIOR], bearing={ELVEN_WARRIOR: items})
    assert scene.strength(ELVEN_WARRIOR) == strength


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_elven_warrior_exerts_to_keep_an_elven_card(wounds: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_WARRIOR],
        minions=[MORDOR_TROOPER],
        discards=[MELLON, ELVEN_BOW_15_13, FOCUS],
        deck=[HEIRS_OF_GONDOR],
        site=6,
    ).wound(ELVEN_WARRIOR, wounds)
    assert scene.maneuver_phase().can(Verb.USE, ELVEN_WARRIOR) is offered
    if offered:
        scene.use(ELVEN_WARRIOR)
        assert not scene.can(Verb.CHOOSE, MELLON)
        scene.choose(ELVEN_BOW_15_13)
        assert scene.wounds(ELVEN_WARRIOR) == wounds + 1
        assert scene.deck() == [ELVEN_BOW_15_13, HEIRS_OF_GONDOR]


@pytest.mark.parametrize("winner", [LEGOLAS_FLEET_FOOTED_HUNTER, DWARF_GUARD])
def test_focus_heals_a_hunter_of_the_dwarves_or_of_gondor_when_legolas_wins(winner: str) -> None:
    wounded = [GIMLI_EAGER_HUNTER, SILENT_TRAVELER, DWARF_GUARD, BOROMIR_LORD_OF_GONDOR]
    scene = Scene(fellowship=[LEGOLAS_FLEET_FOOTED_HUNTER, *wounded], support=[FOCUS])
    for companion in (LEGOLAS_FLEET_FOOTED_HUNTER, *wounded):
        scene.wound(companion, 1)
    scene.wound(SILENT_TRAVELER, 2)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    wins = winner == LEGOLAS_FLEET_FOOTED_HUNTER
    assert scene.can(Verb.TRIGGER, FOCUS) is wins
    if wins:
        scene.answer_with(FOCUS)
        assert scene.can(Verb.CHOOSE, GIMLI_EAGER_HUNTER)
        # Neither of these two hunts, and Legolas is an Elf.
        for other in (DWARF_GUARD, BOROMIR_LORD_OF_GONDOR, LEGOLAS_FLEET_FOOTED_HUNTER):
            assert not scene.can(Verb.CHOOSE, other)
        scene.choose(SILENT_TRAVELER)
        assert scene.wounds(SILENT_TRAVELER) == 1
        assert scene.wounds(GIMLI_EAGER_HUNTER) == 1
        assert scene.in_play(FOCUS)


def test_focus_is_given_up_for_an_elf() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER, DWARF_GUARD],
        support=[FOCUS],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE, POINT_BLANK_RANGE],
        site=6,
    )
    scene.skirmish(ELVEN_DEFENDER, MORDOR_TROOPER).use(FOCUS)
    assert scene.strength(ELVEN_DEFENDER) == 5 + 2
    assert scene.strength(DWARF_GUARD) == 4
    assert scene.is_discarded(FOCUS)


@pytest.mark.parametrize(("archers", "total"), [(4, 1), (2, 0)])
def test_loriens_blessing_takes_three_from_the_arrows_of_minions(archers: int, total: int) -> None:
    scene = Scene(
        support=[DINENDAL_MIRKWOOD_ARCHER],
        minions=[SOUTHRON_MURDERER] * archers,
        hand=[LORIENS_BLESSING, DOUBLE_SHOT],
        fellowship=[LEGOLAS_GREENLEAF],
        site=6,
    ).archery_phase()
    assert archery_totals(scene.state)[1] == archers
    scene.play(LORIENS_BLESSING)
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize("support", [[GWAIHIR], []])
def test_loriens_blessing_needs_an_elven_follower(support: list[str]) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=support,
        minions=[SOUTHRON_MURDERER],
        hand=[LORIENS_BLESSING],
        site=6,
    )
    assert not scene.archery_phase().can(Verb.PLAY, LORIENS_BLESSING)


@pytest.mark.parametrize(("archers", "bonus"), [(1, 2), (2, 4)])
def test_point_blank_range_does_more_among_three_archers(archers: int, bonus: int) -> None:
    """Legolas is one, and archers of the Shadow count."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, DWARF_GUARD],
        minions=[MORDOR_TROOPER, *[SOUTHRON_MURDERER] * archers],
        hand=[POINT_BLANK_RANGE, AXE_STRIKE],
        site=6,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_TROOPER).play(POINT_BLANK_RANGE)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + bonus
    assert scene.strength(DWARF_GUARD) == 4
