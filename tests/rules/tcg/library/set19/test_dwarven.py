"""The Dwarven cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.codes import TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize("wins", [True, False])
def test_still_twitching_stays_with_who_won_a_skirmish_this_turn(wins: bool) -> None:
    gimli = GIMLI_DWARF_OF_EREBOR
    scene = Scene(fellowship=[gimli], minions=[MORDOR_TROOPER], bearing={gimli: [STILL_TWITCHING]})
    if wins:
        scene.skirmish(gimli, MORDOR_TROOPER).resolve()
    scene.happen(emit, TURN_ENDS, -1)
    assert scene.is_discarded(STILL_TWITCHING) is not wins


@pytest.mark.parametrize(
    ("gimli", "other", "playable"),
    [
        (GIMLI_DWARF_OF_EREBOR, LEGOLAS_SKEPTICAL_GUIDE, True),
        # Nobody has the keyword fellowship, or Gimli is not there.
        (GIMLI_DWARF_OF_EREBOR, LEGOLAS_GREENLEAF, False),
        (DWARF_GUARD, LEGOLAS_SKEPTICAL_GUIDE, False),
    ],
)
def test_thats_two_needs_gimli_and_a_companion_of_the_fellowship(
    gimli: str, other: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[gimli, other],
        minions=[MORDOR_TROOPER],
        shadow_support=[NOT_THIS_TIME],
        hand=[THATS_TWO],
        site=4,
    ).regroup_phase()
    assert scene.can(Verb.PLAY, THATS_TWO) is playable
    if playable:
        scene.play(THATS_TWO)
        assert scene.wounds(other) == 1
        assert scene.wounds(gimli) == 0
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, gimli)
        scene.choose(NOT_THIS_TIME)
        assert scene.is_discarded(NOT_THIS_TIME)
        assert scene.in_play(MORDOR_TROOPER)


def test_thats_two_costs_each_shadow_player_a_card_of_his_own() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, LEGOLAS_SKEPTICAL_GUIDE],
        minions=[MORDOR_TROOPER, ORKISH_SCOUT],
        minions_of={2: [SOUTHRON_CAPTAIN, BRUTAL_EASTERLING]},
        hand=[THATS_TWO],
        players=3,
        site=4,
    )
    scene.regroup_phase().play(THATS_TWO)
    gone = {1: ORKISH_SCOUT, 2: SOUTHRON_CAPTAIN}
    for player in scene.state.shadows:
        assert scene.who == player
        assert not scene.can(Verb.CHOOSE, gone[3 - player])
        scene.choose(gone[player])
    for minion in (MORDOR_TROOPER, ORKISH_SCOUT, SOUTHRON_CAPTAIN, BRUTAL_EASTERLING):
        assert scene.is_discarded(minion) is (minion in gone.values())


@pytest.mark.parametrize(
    ("played", "draws"), [(DWARVEN_AXE, True), (ENDURANCE_OF_DWARVES, False), (ATHELAS, False)]
)
def test_gimli_opinionated_guide_may_draw_when_a_possession_of_the_dwarves_is_played(
    played: str, draws: bool
) -> None:
    gimli = GIMLI_OPINIONATED_GUIDE
    scene = Scene(fellowship=[gimli, ARAGORN_STRIDER], hand=[played], deck=[STURDY_STOCK, MELLON])
    scene.fellowship_phase().play(played)
    if scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.can(Verb.TRIGGER, gimli) is draws
    if draws:
        scene.answer_with(gimli)
    assert scene.hand() == ([MELLON] if draws else [])
