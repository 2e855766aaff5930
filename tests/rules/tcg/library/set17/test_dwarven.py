"""The Dwarven cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    AXE_STRIKE,
    BALIN_AVENGED,
    CHAMPION_ORC,
    CUTTHROAT_ORC,
    DWARF_GUARD,
    GIMLI_DWARF_OF_EREBOR,
    MELLON,
    MORDOR_TROOPER,
    MORNING_CAME,
    SOUTHRON_CAPTAIN,
    THORIN_III,
    URUK_SAVAGE,
)
from tests.rules.tcg.scene import Scene


def _avenged(tokens: int = 4, **laid: object) -> Scene:
    return Scene(
        **{  # type: ignore[arg-type]
            "fellowship": [GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
            "support": [BALIN_AVENGED],
            "shadow_hand": [CHAMPION_ORC, MORDOR_TROOPER],
            "site": 6,
            "twilight": 12,
            **laid,
        }
    ).put_tokens(BALIN_AVENGED, tokens, Culture.DWARVEN)


def test_balin_avenged_makes_orcs_cost_a_card_of_their_discard_pile() -> None:
    scene = _avenged(shadow_discards=[CUTTHROAT_ORC, SOUTHRON_CAPTAIN]).shadow_phase()
    scene.play(CHAMPION_ORC)
    assert scene.in_play(CHAMPION_ORC)
    assert not scene.is_discarded(CUTTHROAT_ORC)
    assert scene.state.removed[1] == [scene.card(CUTTHROAT_ORC)]


@pytest.mark.parametrize(
    ("laid", "may"),
    [
        ({}, False),
        ({"shadow_discards": [CUTTHROAT_ORC]}, True),
        ({"tokens": 3}, True),
        ({"fellowship": [DWARF_GUARD]}, True),
    ],
)
def test_balin_avenged_keeps_orcs_from_play_without_one(laid: dict[str, object], may: bool) -> None:
    """With four tokens and two Dwarves, and for [orc] Orcs alone."""
    scene = _avenged(**laid).shadow_phase()  # type: ignore[arg-type]
    assert scene.can(Verb.PLAY, CHAMPION_ORC) is may
    assert scene.can(Verb.PLAY, MORDOR_TROOPER)


def test_balin_avenged_exerts_a_minion_for_each_dwarf() -> None:
    scene = _avenged(minions=[SOUTHRON_CAPTAIN], hand=[MORNING_CAME])
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN).use(BALIN_AVENGED)
    assert scene.is_discarded(BALIN_AVENGED)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 2


def test_thorin_makes_the_owner_of_a_beaten_minion_discard_a_card() -> None:
    thorin = THORIN_III
    scene = Scene(
        fellowship=[thorin],
        minions=[URUK_SAVAGE],
        shadow_deck=[MELLON, AXE_STRIKE],
        deck=[MELLON],
        site=4,
    )
    scene.skirmish(thorin, URUK_SAVAGE)
    assert scene.is_discarded(AXE_STRIKE)
    assert not scene.is_discarded(MELLON, 0)
    assert not scene.is_discarded(MELLON, 1)
