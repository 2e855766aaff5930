"""The Elven cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BACK_TO_THE_LIGHT,
    CHAMBER_OF_RECORDS,
    ELVEN_ARMAMENTS,
    ELVEN_DEFENDER,
    SWORD_OF_THE_FALLEN,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("culture", "more"), [("elven", 2), ("dwarven", 0)])
def test_elven_defender_spots_a_token_of_its_culture_anywhere(culture: str, more: int) -> None:
    scene = Scene(fellowship=[ELVEN_DEFENDER], support=[CHAMBER_OF_RECORDS])
    printed = scene.strength(ELVEN_DEFENDER)
    scene.put_tokens(CHAMBER_OF_RECORDS, 1, culture)
    assert scene.strength(ELVEN_DEFENDER) == printed + more


@pytest.mark.parametrize(("borne", "playable"), [([], True), ([SWORD_OF_THE_FALLEN], False)])
def test_elven_armaments_go_to_who_bears_no_possession(borne: list[str], playable: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER], bearing={ELVEN_DEFENDER: borne}, hand=[ELVEN_ARMAMENTS]
    )
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, ELVEN_ARMAMENTS) is playable


def test_who_bears_elven_armaments_bears_no_other_possession() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        bearing={ELVEN_DEFENDER: [ELVEN_ARMAMENTS]},
        hand=[SWORD_OF_THE_FALLEN],
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, SWORD_OF_THE_FALLEN)


def test_back_to_the_light_puts_what_is_set_aside_on_top() -> None:
    scene = Scene(
        fellowship=[ELVEN_DEFENDER],
        hand=[BACK_TO_THE_LIGHT],
        deck=[*[ELVEN_DEFENDER] * 6, SWORD_OF_THE_FALLEN],
    )
    scene.maneuver_phase().play(BACK_TO_THE_LIGHT)
    scene.do(Verb.CHOOSE, SWORD_OF_THE_FALLEN).pass_()
    assert scene.state.blueprints[scene.state.decks[0][-1]].card.id == SWORD_OF_THE_FALLEN
    assert len(scene.deck()) == 7
