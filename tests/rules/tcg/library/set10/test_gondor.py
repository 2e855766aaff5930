"""The Gondor cards of set 10, *Mount Doom*."""

import pytest

from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    END_OF_THE_GAME,
    MORGUL_LACKEY,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(("choice", "left", "wounds"), [(0, 2, 1), (1, 3, 2)])
def test_a_winner_at_the_end_of_the_game_is_healed_or_strikes_harder(
    choice: int, left: int, wounds: int
) -> None:
    """The wounds are counted once it is settled who wins, so damage +1 still counts."""
    sturdy = made(SOUTHRON_CAPTAIN, strength=7, vitality=9)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[sturdy, BYSTANDER], hand=[END_OF_THE_GAME]
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).skirmish(ARAGORN_DRIVEN_BY_NEED, sturdy).play(
        END_OF_THE_GAME
    )
    scene.resolve().take_number(choice)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == left
    assert scene.wounds(sturdy) == wounds


def test_a_loser_at_the_end_of_the_game_gains_nothing() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[END_OF_THE_GAME],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(
        END_OF_THE_GAME
    ).resolve()
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 0
