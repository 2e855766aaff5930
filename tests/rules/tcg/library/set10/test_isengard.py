"""The Isengard cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.notation.language import at, battleground, gets, strength, this, while_
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("lost", "strength_"), [((), 6), ((SUFFERED_MUCH_LOSS,), 7)])
def test_suffered_much_loss_makes_the_sites_of_the_path_battlegrounds(
    lost: tuple[str, ...], strength_: int
) -> None:
    fighter = made(GIMLI_DWARF_OF_EREBOR, while_(at(battleground), gets(this, strength(+1))))
    assert Scene(fellowship=[fighter], shadow_support=lost).strength(fighter) == strength_


@pytest.mark.parametrize(("cards", "gained"), [(3, 1), (4, 0)])
def test_suffered_much_loss_strengthens_uruk_hai_with_initiative(cards: int, gained: int) -> None:
    scene = Scene(
        minions=[URUK_SAVAGE, SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, ISENGARD_RETAINER],
        shadow_support=[SUFFERED_MUCH_LOSS],
        hand=[GIMLI_DWARF_OF_EREBOR] * cards,
    )
    assert scene.strength(URUK_SAVAGE) == 5 + gained
    assert scene.strength(SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL) == 13 + gained
    assert scene.strength(ISENGARD_RETAINER) == 8
