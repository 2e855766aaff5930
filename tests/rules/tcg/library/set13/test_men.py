"""The Men cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BRUTAL_EASTERLING,
    CORSAIR_CHAMPION,
    EOMER_VALIANT_WARCHIEF,
    FIRES_BRIGHTLY_BURNING,
    HARMLESS,
    LONG_SPEAR,
    MORDOR_TROOPER,
)
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("men_discarded", "playable"), [(4, True), (3, False)])
def test_fires_brightly_burning_is_paid_for_with_four_discarded_cards(
    men_discarded: int, playable: bool
) -> None:
    """The twilight pool is empty, so its cost of 2 cannot be paid."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[FIRES_BRIGHTLY_BURNING],
        shadow_discards=[BRUTAL_EASTERLING] * men_discarded,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    before = scene.strength(BRUTAL_EASTERLING)
    assert scene.comes_to(Verb.PLAY, FIRES_BRIGHTLY_BURNING) is playable
    if playable:
        scene.play(FIRES_BRIGHTLY_BURNING)
        scene.resolve()
        assert totals(scene)[1] == before + 2
        assert len(scene.state.removed[1]) == 4
        assert scene.is_discarded(FIRES_BRIGHTLY_BURNING)


def test_corsair_champion_answers_a_possession_from_hand() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        hand=[LONG_SPEAR],
        shadow_support=[HARMLESS],
        shadow_hand=[CORSAIR_CHAMPION],
    )
    scene.fellowship_phase().play(LONG_SPEAR).answer_with(CORSAIR_CHAMPION)
    scene.choose(EOMER_VALIANT_WARCHIEF)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1
    assert scene.hand(1) == [CORSAIR_CHAMPION]


def test_harmless_keeps_minions_from_wounds_in_its_bearers_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [HARMLESS]},
        minions=[MORDOR_TROOPER],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).resolve()
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) == 0
