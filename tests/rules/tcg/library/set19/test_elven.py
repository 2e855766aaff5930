"""The Elven cards of set 19, *Ages End*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("companions", "offered"), [(3, True), (2, False)])
def test_arwen_royal_maiden_reconciles_for_three_threats_that_fit(
    companions: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARWEN_ROYAL_MAIDEN, *[DWARF_GUARD] * (companions - 2)],
        minions=[MORDOR_VETERAN],
        deck=[ELFHELM] * 9,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, ARWEN_ROYAL_MAIDEN) is offered
    if offered:
        scene.use(ARWEN_ROYAL_MAIDEN)
        assert scene.threats == 3
        assert len(scene.hand()) == 8


@pytest.mark.parametrize(
    ("followers", "weaker"),
    [
        ([DINENDAL_MIRKWOOD_ARCHER, URUVIEL_WOODLAND_MAID], 2),
        ([DINENDAL_MIRKWOOD_ARCHER, GWAIHIR], 0),
    ],
)
def test_arwen_royal_maiden_weakens_minions_with_two_elven_followers(
    followers: list[str], weaker: int
) -> None:
    scene = Scene(
        fellowship=[ARWEN_ROYAL_MAIDEN, DWARF_GUARD],
        support=followers,
        minions=[BRUTAL_EASTERLING, TRACKING_URUK],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = [scene.strength(minion) for minion in (BRUTAL_EASTERLING, TRACKING_URUK)]
    assign(scene.state, scene.card(DWARF_GUARD), scene.card(TRACKING_URUK))
    scene.skirmish(ARWEN_ROYAL_MAIDEN, BRUTAL_EASTERLING).do(Verb.FIGHT, ARWEN_ROYAL_MAIDEN)
    assert scene.strength(BRUTAL_EASTERLING) == before[0] - weaker
    assert scene.strength(TRACKING_URUK) == before[1] + 0


@pytest.mark.parametrize("choice", ["exert", "return"])
def test_army_long_trained_tires_its_bearer_or_goes_home_as_archery_starts(choice: str) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        bearing={ELVEN_DEFENDER: [ARMY_LONG_TRAINED]},
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assert scene.strength(ELVEN_DEFENDER) == 5 + 1
    scene.archery_phase()
    assert not scene.can(Verb.PASS)
    scene.choose(choice)
    assert scene.wounds(ELVEN_DEFENDER) == int(choice == "exert")
    assert scene.in_play(ARMY_LONG_TRAINED) is (choice == "exert")
    assert scene.hand() == ([] if choice == "exert" else [ARMY_LONG_TRAINED])


def test_army_long_trained_leaves_a_bearer_who_is_exhausted() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        bearing={ELVEN_DEFENDER: [ARMY_LONG_TRAINED]},
        minions=[MORDOR_VETERAN],
        site=6,
    ).wound(ELVEN_DEFENDER, 2)
    scene.archery_phase()
    assert scene.hand() == [ARMY_LONG_TRAINED]
    assert scene.wounds(ELVEN_DEFENDER) == 2


@pytest.mark.parametrize(("threats", "offered"), [(0, True), (1, False)])
def test_legolas_skeptical_guide_shoots_for_two_threats_instead_of_for_the_fellowship(
    threats: int, offered: bool
) -> None:
    """With Frodo and the Guard, three threats are the limit, and two more would be too many."""
    legolas = LEGOLAS_SKEPTICAL_GUIDE
    scene = Scene(
        fellowship=[legolas, *([DWARF_GUARD] if offered else [])],
        minions=[MORDOR_VETERAN],
        hand=[DOUBLE_SHOT],
        threats=threats,
        site=6,
    ).archery_phase()
    assert scene.can(Verb.USE, legolas) is offered
    assert archery_totals(scene.state)[0] == 1
    if offered:
        scene.use(legolas)
        assert scene.threats == 2
        assert scene.wounds(MORDOR_VETERAN) == 1
        assert archery_totals(scene.state)[0] == 0
        # A third and a fourth threat do not fit.
        assert not scene.can(Verb.USE, legolas)


@pytest.mark.parametrize(("companion", "playable"), [(ELVEN_DEFENDER, True), (DWARF_GUARD, False)])
def test_army_long_trained_follows_companions_of_the_elves(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ARMY_LONG_TRAINED]).fellowship_phase()
    assert scene.can(Verb.PLAY, ARMY_LONG_TRAINED) is playable


def test_army_long_trained_goes_from_a_winner_to_another_companion_of_the_elves() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER, ARWEN_ROYAL_MAIDEN, LEGOLAS_SKEPTICAL_GUIDE, DWARF_GUARD],
        bearing={ELVEN_DEFENDER: [ARMY_LONG_TRAINED]},
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, ARMY_LONG_TRAINED)
    scene.happen(emit, SKIRMISH_WON, scene.card(ELVEN_DEFENDER)).answer_with(ARMY_LONG_TRAINED)
    for other in (ELVEN_DEFENDER, DWARF_GUARD):
        assert not scene.can(Verb.CHOOSE, other)
    scene.choose(ARWEN_ROYAL_MAIDEN)
    assert scene.bearer_of(ARMY_LONG_TRAINED) == ARWEN_ROYAL_MAIDEN
