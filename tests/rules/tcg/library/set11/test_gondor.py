"""The Gondor cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_GUIDE_AND_PROTECTOR,
    ARAGORN_STRIDER,
    BOROMIR_HERO_OF_OSGILIATH,
    CITY_OF_MEN,
    DUILIN,
    EASTERLING_BLADEMASTER,
    GREEN_DRAGON_INN_11_242,
    HOUSES_OF_HEALING,
    MADRIL_RANGER_OF_ITHILIEN,
    MORDOR_VETERAN,
    MORIA_STAIRWAY_11_248,
    RALLY_THE_COMPANY,
    STABLES_11_259,
    THE_HIGHEST_QUALITY,
    WELL_TRAVELED,
    WOODY_END,
)
from tests.rules.tcg.scene import Scene


def scene_of_the_highest_quality(*companions: str) -> Scene:
    scene = Scene(
        fellowship=companions,
        minions=[MORDOR_VETERAN],
        hand=[THE_HIGHEST_QUALITY, RALLY_THE_COMPANY],
    )
    return scene.skirmish(ARAGORN_STRIDER, MORDOR_VETERAN)


def test_the_highest_quality_exerts_until_resistance_adds_up_to_twelve() -> None:
    scene = scene_of_the_highest_quality(ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, DUILIN)
    scene.play(THE_HIGHEST_QUALITY).choose(ARAGORN_STRIDER)
    assert not scene.can(Verb.PASS)
    scene.choose(BOROMIR_HERO_OF_OSGILIATH).pass_()
    assert scene.strength(MORDOR_VETERAN) == 9 - 2 * 3
    assert [
        scene.wounds(card) for card in (ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, DUILIN)
    ] == [1, 1, 0]


def test_the_highest_quality_may_exert_more_than_it_needs() -> None:
    scene = scene_of_the_highest_quality(ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, DUILIN)
    scene.play(THE_HIGHEST_QUALITY).choose(ARAGORN_STRIDER)
    scene.choose(BOROMIR_HERO_OF_OSGILIATH).choose(DUILIN)
    assert scene.strength(MORDOR_VETERAN) == 0
    assert scene.wounds(DUILIN) == 1


def test_the_highest_quality_cannot_be_paid_with_less_resistance() -> None:
    scene = scene_of_the_highest_quality(ARAGORN_STRIDER)
    assert not scene.can(Verb.PLAY, THE_HIGHEST_QUALITY)


def scene_of_well_traveled(site: int) -> Scene:
    path = (MORIA_STAIRWAY_11_248,) * site
    scene = Scene(
        fellowship=[ARAGORN_STRIDER],
        hand=[WELL_TRAVELED],
        path=path,
        site=site,
        adventure=[GREEN_DRAGON_INN_11_242, STABLES_11_259, WOODY_END],
    )
    return scene.fellowship_phase().play(WELL_TRAVELED)


def test_in_region_1_well_traveled_plays_two_sites() -> None:
    scene = scene_of_well_traveled(2).choose(STABLES_11_259).choose(WOODY_END)
    assert scene.wounds(ARAGORN_STRIDER) == 1
    assert [scene.id_of(site) for site in scene.state.path[2:]] == [STABLES_11_259, WOODY_END]


def test_beyond_region_1_well_traveled_plays_one_site() -> None:
    scene = scene_of_well_traveled(4).choose(STABLES_11_259)
    assert [scene.id_of(site) for site in scene.state.path[4:]] == [STABLES_11_259]


def test_aragorn_guide_and_protector_strikes_as_an_event_is_played() -> None:
    aragorn = ARAGORN_GUIDE_AND_PROTECTOR
    scene = Scene(
        fellowship=[aragorn],
        minions=[EASTERLING_BLADEMASTER, MORDOR_VETERAN],
        hand=[CITY_OF_MEN, CITY_OF_MEN],
        site=4,
    )
    scene.skirmish(aragorn, EASTERLING_BLADEMASTER).play(CITY_OF_MEN)
    scene.wait_to(Verb.TRIGGER, aragorn).answer_with(aragorn)
    assert scene.wounds(aragorn) == 1
    assert scene.wounds(EASTERLING_BLADEMASTER) == 1
    assert scene.wounds(MORDOR_VETERAN) == 0


@pytest.mark.parametrize("token", [True, False])
def test_houses_of_healing_heal_for_two_twilight_and_a_token_or_themselves(token: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER], hand=[HOUSES_OF_HEALING, MADRIL_RANGER_OF_ITHILIEN]
    ).wound(ARAGORN_STRIDER, 1)
    scene.fellowship_phase().play(HOUSES_OF_HEALING)
    before = scene.twilight
    assert scene.tokens(HOUSES_OF_HEALING) == 3
    scene.use(HOUSES_OF_HEALING).choose("remove" if token else "discard")
    assert scene.twilight == before + 2
    assert scene.wounds(ARAGORN_STRIDER) == 0
    assert scene.in_play(HOUSES_OF_HEALING) is token
    if token:
        assert scene.tokens(HOUSES_OF_HEALING) == 2
