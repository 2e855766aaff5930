"""The Sauron cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def saurons_might(*, tokens_of_gondor: int) -> Scene:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[HEIRS_OF_GONDOR],
        minions=[ORKISH_SCOUT],
        shadow_support=[WHISPER_IN_THE_DARK],
        shadow_hand=[SAURONS_MIGHT],
        twilight=1,
        site=4,
    )
    scene.put_tokens(HEIRS_OF_GONDOR, tokens_of_gondor).put_tokens(WHISPER_IN_THE_DARK, 1)
    return scene.shadow_phase()


@pytest.mark.parametrize("beneath", [True, False])
def test_saurons_might_turns_a_token_of_the_free_peoples_into_a_threat(beneath: bool) -> None:
    scene = saurons_might(tokens_of_gondor=2).play(SAURONS_MIGHT)
    if beneath:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.threats == 1
    assert scene.tokens(HEIRS_OF_GONDOR) == 1
    assert scene.tokens(WHISPER_IN_THE_DARK) == 1
    assert scene.is_discarded(SAURONS_MIGHT) is not beneath
    assert scene.deck(SHADOW) == ([SAURONS_MIGHT] if beneath else [])
    assert scene.twilight == (0 if beneath else 1)


def test_saurons_might_takes_no_token_of_the_shadow() -> None:
    scene = saurons_might(tokens_of_gondor=0)
    assert not scene.can(Verb.PLAY, SAURONS_MIGHT)
