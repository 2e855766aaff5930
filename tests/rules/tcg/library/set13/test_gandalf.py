"""The Gandalf cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ALWAYS_THREATENING,
    DASRON,
    EASTERLING_BLADEMASTER,
    GANDALF_LEADER_OF_THE_COMPANY,
    HEIRS_OF_GONDOR,
    INSPIRATION,
    MORDOR_VETERAN,
    SHADOWFAX_ROARING_WIND,
    THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE,
    THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE,
)
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("ours", "offered"), [(1, False), (2, True)])
def test_dasron_removes_tokens_of_free_peoples_cultures_alone(ours: int, *, offered: bool) -> None:
    scene = Scene(
        fellowship=[DASRON],
        support=[HEIRS_OF_GONDOR],
        shadow_support=[ALWAYS_THREATENING],
        discards=[INSPIRATION],
    )
    scene.put_tokens(HEIRS_OF_GONDOR, ours).put_tokens(ALWAYS_THREATENING, 3)
    scene.fellowship_phase()
    assert scene.can(Verb.TRIGGER, DASRON) is offered
    if offered:
        scene.answer_with(DASRON)
        assert scene.hand() == [INSPIRATION]
        assert (scene.tokens(HEIRS_OF_GONDOR), scene.tokens(ALWAYS_THREATENING)) == (0, 3)


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_shadowfax_roaring_wind_tramples_a_minion_for_two_tokens(
    tokens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        bearing={GANDALF_LEADER_OF_THE_COMPANY: [SHADOWFAX_ROARING_WIND]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SHADOWFAX_ROARING_WIND, tokens)
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, SHADOWFAX_ROARING_WIND) is offered
    if offered:
        scene.use(SHADOWFAX_ROARING_WIND)
        assert ("wounded", scene.card(EASTERLING_BLADEMASTER)) in scene.log
        assert scene.tokens(SHADOWFAX_ROARING_WIND) == 0


@pytest.mark.parametrize("known", [[THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE], []])
def test_the_palantir_of_orthanc_takes_the_place_of_another(known: list[str]) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        shadow_support=known,
        hand=[THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE],
    )
    scene.fellowship_phase().play(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
    assert (
        scene.bearer_of(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
        == GANDALF_LEADER_OF_THE_COMPANY
    )
    assert all(scene.is_discarded(stone) for stone in known)


def test_the_palantir_of_orthanc_shows_a_minion_for_a_burden() -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        bearing={GANDALF_LEADER_OF_THE_COMPANY: [THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE]},
        shadow_hand=[EASTERLING_BLADEMASTER, MORDOR_VETERAN, ALWAYS_THREATENING],
    )
    scene.fellowship_phase().answer_with(THE_PALANTIR_OF_ORTHANC_RECOVERED_SEEING_STONE)
    assert scene.burdens == 1
    # The minion is the opponent's choice, and a condition is none.
    assert scene.who == SHADOW
    assert not scene.can(Verb.CHOOSE, ALWAYS_THREATENING)
    scene.choose(MORDOR_VETERAN)
    assert scene.hand(SHADOW) == [EASTERLING_BLADEMASTER, ALWAYS_THREATENING]
