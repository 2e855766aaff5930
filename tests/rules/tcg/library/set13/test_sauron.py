"""The Sauron cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

OTHERS = [BRUTAL_EASTERLING, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS]


@pytest.mark.parametrize(("twilight", "playable"), [(12, True), (11, False)])
def test_sauron_costs_the_region_less_for_each_minion_that_exerts(
    twilight: int, playable: bool
) -> None:
    """Of any culture; in region 2 two minions make 16 to 12."""
    scene = Scene(
        minions=OTHERS, shadow_hand=[SAURON_DARK_LORD_OF_MORDOR], twilight=twilight, site=6
    ).shadow_phase()
    assert scene.can(Verb.PLAY, SAURON_DARK_LORD_OF_MORDOR) is playable
    if playable:
        scene.play(SAURON_DARK_LORD_OF_MORDOR).choose(BRUTAL_EASTERLING)
        if scene.can(Verb.CHOOSE, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS):
            scene.choose(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
        assert scene.in_play(SAURON_DARK_LORD_OF_MORDOR)
        assert [scene.wounds(minion) for minion in OTHERS] == [1, 1]
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("strength", "site", "wounds"), [(20, 8, 3), (20, 6, 2), (20, 2, 1), (3, 8, 0)]
)
def test_the_sceptre_spreads_wounds_by_region_if_the_loser_lives(
    strength: int, site: int, wounds: int
) -> None:
    loser = made(DWARF_GUARD, strength=strength, vitality=5)
    friend = made(DWARF_GUARD, vitality=4)
    sauron = SAURON_DARK_LORD_OF_MORDOR
    scene = Scene(
        fellowship=[loser, friend],
        minions=[sauron],
        bearing={sauron: [SCEPTRE_OF_THE_DARK_LORD]},
        site=site,
    )
    assert scene.strength(sauron) == 24 + 2
    assert scene.number(DAMAGE, sauron) == 2
    scene.skirmish(loser, sauron)
    assert scene.can(Verb.TRIGGER, SCEPTRE_OF_THE_DARK_LORD) is bool(wounds)
    if wounds:
        scene.answer_with(SCEPTRE_OF_THE_DARK_LORD)
        for _ in range(wounds):
            assert not scene.can(Verb.CHOOSE, loser)
            scene.choose(friend)
    assert scene.in_play(loser) is bool(wounds)
    assert scene.wounds(friend) == wounds


def test_the_sceptre_is_for_sauron_alone() -> None:
    scene = Scene(
        minions=[SAURON_DARK_LORD_OF_MORDOR, ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS],
        shadow_hand=[SCEPTRE_OF_THE_DARK_LORD],
        site=8,
    )
    scene.shadow_phase().play(SCEPTRE_OF_THE_DARK_LORD)
    assert scene.bearer_of(SCEPTRE_OF_THE_DARK_LORD) == SAURON_DARK_LORD_OF_MORDOR
    without = Scene(
        minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS],
        shadow_hand=[SCEPTRE_OF_THE_DARK_LORD],
        site=8,
    ).shadow_phase()
    assert not without.can(Verb.PLAY, SCEPTRE_OF_THE_DARK_LORD)
