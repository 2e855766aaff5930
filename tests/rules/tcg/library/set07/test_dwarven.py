"""The Dwarven cards of set 7, *The Return of the King*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    COURTESY_OF_MY_HALL,
    GIMLI_UNBIDDEN_GUEST,
    LEMBAS,
    LOYALTY_UNSHAKEN,
    MORDOR_VETERAN,
    SLAKED_THIRSTS,
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
