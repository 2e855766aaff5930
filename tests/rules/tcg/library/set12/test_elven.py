"""The Elven cards of set 12, *Black Rider*."""

from tests.rules.tcg.cards import (
    ATTUNEMENT,
    LEGOLAS_GREENLEAF,
    MADRIL_FARAMIRS_AIDE,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORGUL_LACKEY,
    PIPPIN_SWORN_TO_SERVICE,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_attunement_reveals_down_to_the_first_shadow_card() -> None:
    deck = [PIPPIN_SWORN_TO_SERVICE, MORDOR_TROOPER, MERRY_ROHIRRIM_SQUIRE, MADRIL_FARAMIRS_AIDE]
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[ATTUNEMENT],
        deck=deck,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, SOUTHRON_CAPTAIN).play(ATTUNEMENT)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + 2 * 3
    scene.choose(MADRIL_FARAMIRS_AIDE).choose(MORDOR_TROOPER)
    assert scene.deck() == [
        MADRIL_FARAMIRS_AIDE,
        MORDOR_TROOPER,
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
    ]


def test_attunement_reveals_a_whole_deck_without_a_shadow_card() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[ATTUNEMENT],
        deck=[PIPPIN_SWORN_TO_SERVICE, MERRY_ROHIRRIM_SQUIRE],
    )
    scene.skirmish(LEGOLAS_GREENLEAF, SOUTHRON_CAPTAIN).play(ATTUNEMENT)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + 2 * 2
