"""The Dwarven cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    COURTESY_OF_MY_HALL,
    GIMLI_FEARED_AXEMAN,
    GIMLI_UNBIDDEN_GUEST,
    LEMBAS,
    LOYALTY_UNSHAKEN,
    MORDOR_VETERAN,
    SLAKED_THIRSTS,
    VALLEYS_OF_THE_MARK,
)
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
