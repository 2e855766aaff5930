"""The Elven cards of set 7, *The Return of the King*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ANDURIL_FLAME_OF_THE_WEST,
    ARAGORN_DRIVEN_BY_NEED,
    ELROND_ELVEN_LORD,
    ELVEN_BOW_1_41,
    EOMER_VALIANT_WARCHIEF,
    LEGOLAS_GREENLEAF,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("companion", "playable"),
    [(ARAGORN_DRIVEN_BY_NEED, True), (LEGOLAS_GREENLEAF, True), (EOMER_VALIANT_WARCHIEF, False)],
)
def test_elrond_comes_where_aragorn_or_an_elf_is(companion: str, *, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[ELROND_ELVEN_LORD]).fellowship_phase()
    assert scene.can(Verb.PLAY, ELROND_ELVEN_LORD) is playable
    if playable:
        assert scene.play(ELROND_ELVEN_LORD).in_play(ELROND_ELVEN_LORD)


@pytest.mark.parametrize("heals", [True, False])
def test_elrond_may_exert_at_the_start_of_a_turn_to_heal_the_bearer_of_an_artifact(
    *, heals: bool
) -> None:
    scene = Scene(
        fellowship=[ELROND_ELVEN_LORD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        bearing={
            ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST],
            LEGOLAS_GREENLEAF: [ELVEN_BOW_1_41],
        },
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(LEGOLAS_GREENLEAF, 1).turn_starts()
    if heals:
        scene.answer_with(ELROND_ELVEN_LORD)
    else:
        scene.pass_()
    assert [
        scene.wounds(card)
        for card in (ELROND_ELVEN_LORD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF)
    ] == [
        int(heals),
        1 - heals,
        1,
    ]
