"""The Shire cards of set 19, *Age's End*."""

import pytest

from rules.tcg.engine.state.bans import DISCARD_FROM_HAND_OR_DECK
from rules.tcg.engine.state.codes import REMOVED, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("threats", "kept"), [(3, True), (4, False)])
def test_frodo_keeps_his_players_hand_from_shadow_cards(threats: int, kept: bool) -> None:
    scene = Scene(
        ring_bearer=FRODO_LITTLE_MASTER,
        hand=[MORDOR_TROOPER],
        shadow_hand=[MORDOR_TROOPER],
        threats=threats,
    )
    mine, theirs = scene.state.hands[0][0], scene.state.hands[1][0]
    assert scene.state.is_forbidden(1, DISCARD_FROM_HAND_OR_DECK, mine) is kept
    assert not scene.state.is_forbidden(1, DISCARD_FROM_HAND_OR_DECK, theirs)


def test_rabbit_stew_heals_whoever_it_goes_to() -> None:
    scene = Scene(
        fellowship=[SAM_LOYAL_FRIEND, MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [RABBIT_STEW]},
        minions=[MORDOR_SOLDIER],
        hand=[CHANCE_OBSERVATION],
        site=6,
    ).wound(SAM_LOYAL_FRIEND, 2)
    scene.happen(emit, SKIRMISH_WON, scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.answer_with(RABBIT_STEW)
    assert scene.bearer_of(RABBIT_STEW) == SAM_LOYAL_FRIEND
    assert scene.wounds(SAM_LOYAL_FRIEND) == 1


@pytest.mark.parametrize(
    ("fighter", "discards", "offered"),
    [
        (SAM_LOYAL_FRIEND, [RABBIT_STEW, CHANCE_OBSERVATION, MORDOR_TROOPER], True),
        (SAM_LOYAL_FRIEND, [RABBIT_STEW, MORDOR_TROOPER], False),
        (MERRY_RESOLUTE_FRIEND, [RABBIT_STEW, CHANCE_OBSERVATION], False),
    ],
)
def test_merry_resolute_friend_helps_from_afar_for_two_discarded_cards_of_the_shire(
    fighter: str, discards: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_RESOLUTE_FRIEND, SAM_LOYAL_FRIEND],
        minions=[MORDOR_TROOPER],
        hand=[CHANCE_OBSERVATION],
        discards=discards,
        site=6,
    )
    scene.skirmish(fighter, MORDOR_TROOPER)
    assert scene.can(Verb.USE, MERRY_RESOLUTE_FRIEND) is offered
    if offered:
        scene.use(MERRY_RESOLUTE_FRIEND)
        while scene.can(Verb.CHOOSE, RABBIT_STEW) or scene.can(Verb.CHOOSE, CHANCE_OBSERVATION):
            assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
            scene.take_first()
        scene.choose(SAM_LOYAL_FRIEND)
        assert scene.strength(SAM_LOYAL_FRIEND) == 3 + 2
        assert scene.state.zone[scene.card(RABBIT_STEW)] == REMOVED
        assert scene.is_discarded(MORDOR_TROOPER, 1)
        # Nothing of the Shire is left to remove.
        assert not scene.can(Verb.USE, MERRY_RESOLUTE_FRIEND)


@pytest.mark.parametrize(
    ("tales", "bonus"),
    [
        ([], 0),
        ([THERE_AND_BACK_AGAIN], 1),
        ([THERE_AND_BACK_AGAIN, STAIRS_OF_KHAZAD_DUM], 2),
    ],
)
def test_pippin_steadfast_friend_is_stronger_for_each_tale(tales: list[str], bonus: int) -> None:
    pippin = PIPPIN_STEADFAST_FRIEND
    scene = Scene(
        fellowship=[pippin, SAM_LOYAL_FRIEND],
        bearing={SAM_LOYAL_FRIEND: tales[:1]},
        support=tales[1:],
    )
    assert scene.strength(pippin) == 3 + bonus
