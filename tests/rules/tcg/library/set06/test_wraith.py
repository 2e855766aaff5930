"""The Wraith cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EASTERLING_AXEMAN,
    GONDORIAN_RANGER,
    HOBBIT_SWORD_7_319,
    SECOND_LEVEL,
    SOUTHRON_SCOUT,
    SPIED_FROM_ABOVE,
    SWORD_OF_DOL_GULDUR,
    ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL,
    ULAIRE_TOLDEA_WINGED_SENTRY,
    WINGED_AND_OMINOUS,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=8, vitality=4)


def test_spied_from_above_plays_an_exhausted_minion_for_eight_less() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[SPIED_FROM_ABOVE],
        shadow_hand=[ULAIRE_TOLDEA_WINGED_SENTRY, EASTERLING_AXEMAN],
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, SPIED_FROM_ABOVE).use(SPIED_FROM_ABOVE)
    assert scene.wounds(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == 2
    assert scene.in_play(ULAIRE_TOLDEA_WINGED_SENTRY)
    assert scene.wounds(ULAIRE_TOLDEA_WINGED_SENTRY) == 2
    assert not scene.in_play(EASTERLING_AXEMAN)


@pytest.mark.parametrize(
    ("bearer", "discarded"),
    [(ULAIRE_TOLDEA_WINGED_SENTRY, True), (ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, False)],
)
def test_sword_of_dol_guldur_asks_a_discard_where_toldea_wins(bearer: str, discarded: bool) -> None:
    scene = Scene(
        fellowship=[WEAK, GONDORIAN_RANGER],
        support=[SECOND_LEVEL],
        minions=[bearer],
        bearing={bearer: [SWORD_OF_DOL_GULDUR]},
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.skirmish(WEAK, bearer)
    for _ in range(9):
        if scene.can(Verb.PASS):
            scene.pass_()
    if scene.can(Verb.TRIGGER, SWORD_OF_DOL_GULDUR):
        scene.answer_with(SWORD_OF_DOL_GULDUR)
    assert scene.is_discarded(SECOND_LEVEL) is discarded


def test_winged_and_ominous_gives_two_for_three_tokens() -> None:
    scene = Scene(
        minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[WINGED_AND_OMINOUS],
        shadow_hand=[SOUTHRON_SCOUT],
        twilight=0,
    )
    change_culture_tokens(scene.state, scene.card(WINGED_AND_OMINOUS), "wraith", 2)
    scene.shadow_phase()
    assert not scene.can(Verb.USE, WINGED_AND_OMINOUS)
    change_culture_tokens(scene.state, scene.card(WINGED_AND_OMINOUS), "wraith", 1)
    scene.shadow_phase().use(WINGED_AND_OMINOUS)
    assert scene.twilight == 2
    assert scene.tokens(WINGED_AND_OMINOUS) == 0
