"""The Isengard cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.notation.language import at, battleground, gets, strength, this, while_
from tests.rules.tcg.cards import GIMLI_DWARF_OF_EREBOR, SUFFERED_MUCH_LOSS
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("lost", "strength_"), [((), 6), ((SUFFERED_MUCH_LOSS,), 7)])
def test_suffered_much_loss_makes_the_sites_of_the_path_battlegrounds(
    lost: tuple[str, ...], strength_: int
) -> None:
    fighter = made(GIMLI_DWARF_OF_EREBOR, while_(at(battleground), gets(this, strength(+1))))
    assert Scene(fellowship=[fighter], shadow_support=lost).strength(fighter) == strength_
