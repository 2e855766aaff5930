"""The promotional cards of the Shire."""

from rules.tcg.engine.operations.tokens import add_burdens, add_threats
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    PIPPIN_SWORN_TO_SERVICE,
    TOM_BOMBADILS_HAT,
)
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
