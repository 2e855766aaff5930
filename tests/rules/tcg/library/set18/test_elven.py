"""The Elven cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import RESISTANCE, STRENGTH, Verb
from tests.rules.tcg.cards import (
    BACK_TO_THE_LIGHT,
    CHAMBER_OF_RECORDS,
    EASTERLING_BLADEMASTER,
    ELVEN_ARMAMENTS,
    ELVEN_DEFENDER,
    ELVEN_SUPPLIES,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GALADRIEL_BEARER_OF_WISDOM,
    GALADRIELS_SILVER_EWER,
    GIL_GALAD_HIGH_KING_OF_THE_NOLDOR,
    LORIEN_ELF,
    MELLON,
    MORDOR_VETERAN,
    SECLUDED_HOMESTEAD,
    SONG_OF_THE_SHIRE,
    STANDING_TALL,
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


def test_elven_supplies_gather_tokens_of_others_against_an_elfs_foe() -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF],
        support=[ELVEN_SUPPLIES, SONG_OF_THE_SHIRE],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 1)
    scene.fellowship_phase().use(ELVEN_SUPPLIES)
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0
    assert scene.tokens(ELVEN_SUPPLIES) == 1
    scene.put_tokens(ELVEN_SUPPLIES, 1)
    scene.skirmish(LORIEN_ELF, EASTERLING_BLADEMASTER).use(ELVEN_SUPPLIES)
    assert scene.tokens(ELVEN_SUPPLIES) == 0
    assert ("changed", scene.card(EASTERLING_BLADEMASTER), 0, -1) in scene.log


@pytest.mark.parametrize(("bearer", "bonus"), [(True, 2), (False, 0)])
def test_galadriels_silver_ewer_strengthens_her_as_ring_bearer(bearer: bool, bonus: int) -> None:
    scenes = [
        Scene(
            fellowship=[] if bearer else [GALADRIEL_BEARER_OF_WISDOM],
            support=support,
            ring_bearer=GALADRIEL_BEARER_OF_WISDOM if bearer else FRODO_HOPE_OF_FREE_PEOPLES,
        )
        for support in ([], [GALADRIELS_SILVER_EWER])
    ]
    without, scene = scenes
    for statistic in (STRENGTH, RESISTANCE):
        before = without.number(statistic, GALADRIEL_BEARER_OF_WISDOM)
        assert scene.number(statistic, GALADRIEL_BEARER_OF_WISDOM) == before + bonus


def test_gil_galad_fetches_events_for_threats_and_conditions_for_tokens() -> None:
    scene = Scene(
        fellowship=[GIL_GALAD_HIGH_KING_OF_THE_NOLDOR],
        support=[SECLUDED_HOMESTEAD],
        discards=[STANDING_TALL, MELLON],
        minions=[MORDOR_VETERAN],
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.regroup_phase().use(GIL_GALAD_HIGH_KING_OF_THE_NOLDOR)
    assert scene.in_play(STANDING_TALL)
    assert scene.is_discarded(MELLON)
    assert scene.tokens(SECLUDED_HOMESTEAD) == 0
