"""Cards of the Dwarves of *The Fellowship of the Ring* whose text is easily misread."""

import pytest

from tests.rules.tcg.cards import HOBBIT_SWORD, TROOPER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

DWARF_GUARD = "1_7"
DWARVEN_AXE = "1_9"


@pytest.mark.parametrize("minions", [1, 2])
def test_dwarven_axe_discards_one_card_however_many_minions_lose(minions):
    """Rulings of 5 April 2004, section 4: once for each Shadow player, not for each minion."""
    weak = made(TROOPER, strength=2, vitality=4, unique=False)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[weak] * minions,
        shadow_deck=[HOBBIT_SWORD] * 5,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, *[weak] * minions).resolve()
    assert [what for what, *_ in scene.state.log].count("discarded from deck") == 1


def test_dwarven_axe_discards_nothing_when_its_bearer_loses():
    strong = made(TROOPER, strength=9)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[strong],
        shadow_deck=[HOBBIT_SWORD] * 5,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, strong).resolve()
    assert scene.wounds(DWARF_GUARD) == 1
    assert "discarded from deck" not in [what for what, *_ in scene.state.log]
