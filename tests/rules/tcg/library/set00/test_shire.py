"""The promotional cards of the Shire."""

import pytest

from rules.tcg.engine.operations.tokens import add_burdens, add_threats
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_tom_bombadils_hat_gathers_what_shadow_cards_add() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[TOM_BOMBADILS_HAT],
        minions=[MORDOR_TROOPER],
        burdens=2,
        site=4,
    )
    orc, merry = scene.card(MORDOR_TROOPER), scene.card(MERRY_ROHIRRIM_SQUIRE)
    scene.happen(add_threats, 0, 1, orc).happen(add_burdens, 0, 1, orc)
    assert scene.tokens(TOM_BOMBADILS_HAT) == 2
    scene.happen(add_threats, 0, 1, merry).happen(add_burdens, 0, 1, merry)
    assert scene.tokens(TOM_BOMBADILS_HAT) == 2
    scene.fellowship_phase().use(TOM_BOMBADILS_HAT)
    assert scene.burdens == 3
    assert scene.tokens(TOM_BOMBADILS_HAT) == 0
    assert not scene.comes_to(Verb.USE, TOM_BOMBADILS_HAT)


@pytest.mark.parametrize(
    ("item", "bearer", "cost"),
    [
        (STING, FRODO_MR_UNDERHILL, 0),
        (MITHRIL_COAT, FRODO_MR_UNDERHILL, 1),
        (THERE_AND_BACK_AGAIN, FRODO_MR_UNDERHILL, 0),
        (THERE_AND_BACK_AGAIN, MERRY_ROHIRRIM_SQUIRE, 1),
        (HOBBIT_SWORD_7_319, MERRY_ROHIRRIM_SQUIRE, 1),
    ],
    ids=["possession", "artifact", "tale", "tale on another", "possession on another"],
)
def test_what_is_played_on_mr_underhill_costs_one_less(item: str, bearer: str, cost: int) -> None:
    scene = Scene(
        ring_bearer=FRODO_MR_UNDERHILL,
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[BILBO_RETIRED_ADVENTURER],
        hand=[item],
    )
    scene.fellowship_phase().play(item)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    assert scene.bearer_of(item) == bearer
    assert scene.twilight == cost
