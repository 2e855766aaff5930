"""Shadow conditions of set 7 that take the initiative with three tokens."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

HAND = [DWARF_GUARD] * 4  # with four cards the Free Peoples player has the initiative


@pytest.mark.parametrize("condition", [HARSH_TONGUES, MORE_UNBEARABLE, SOME_SECRET_ART_OF_FLAME])
@pytest.mark.parametrize(("tokens", "initiative"), [(2, False), (3, True)])
def test_three_tokens_take_the_initiative(condition: str, tokens: int, *, initiative: bool) -> None:
    scene = Scene(shadow_support=[condition], hand=HAND).put_tokens(condition, tokens)
    assert scene.state.shadow_has_initiative() is initiative


@pytest.mark.parametrize(
    ("condition", "minion"),
    [
        (HARSH_TONGUES, EASTERLING_BLADEMASTER),
        (MORE_UNBEARABLE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL),
        (SOME_SECRET_ART_OF_FLAME, MORDOR_VETERAN),
    ],
)
def test_it_is_played_where_its_people_are(condition: str, minion: str) -> None:
    others = {EASTERLING_BLADEMASTER, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, MORDOR_VETERAN} - {minion}
    for minions in ([minion], sorted(others)):
        scene = Scene(minions=minions, shadow_hand=[condition], twilight=9, site=6).shadow_phase()
        assert scene.can(Verb.PLAY, condition) is (minions == [minion])


@pytest.mark.parametrize(
    ("twilight", "men", "offered"), [(3, 1, True), (2, 1, False), (3, 0, False)]
)
def test_harsh_tongues_pay_three_twilight_for_a_token(
    twilight: int, men: int, *, offered: bool
) -> None:
    scene = Scene(
        minions=[EASTERLING_BLADEMASTER] * men,
        shadow_support=[HARSH_TONGUES],
        twilight=twilight,
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, HARSH_TONGUES) is offered
    if offered:
        scene.use(HARSH_TONGUES)
        assert (scene.tokens(HARSH_TONGUES), scene.twilight) == (1, 0)


def test_some_secret_art_of_flame_gains_a_token_for_a_condition_played() -> None:
    """It costs what it costs: the Free Peoples player may prevent nothing."""
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_support=[SOME_SECRET_ART_OF_FLAME],
        shadow_hand=[TOWER_WALKWAY, HARSH_TONGUES],
        twilight=1,
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, SOME_SECRET_ART_OF_FLAME)
    scene.use(SOME_SECRET_ART_OF_FLAME)
    assert scene.in_play(TOWER_WALKWAY)
    assert scene.hand(SHADOW) == [HARSH_TONGUES]
    assert (scene.tokens(SOME_SECRET_ART_OF_FLAME), scene.twilight) == (1, 0)


@pytest.mark.parametrize(("controlled", "strength"), [(0, 9), (2, 11)])
def test_tower_walkway_strengthens_besiegers_for_each_site_you_control(
    controlled: int, strength: int
) -> None:
    scene = Scene(
        minions=[GORGOROTH_AXEMAN, MORDOR_VETERAN], shadow_support=[TOWER_WALKWAY], site=6
    )
    scene.control(*ARAGORN_SITES[:controlled])
    assert (scene.strength(GORGOROTH_AXEMAN), scene.strength(MORDOR_VETERAN)) == (strength, 9)


def test_tower_walkway_takes_a_site_for_three_orcs() -> None:
    orcs = [GORGOROTH_AXEMAN, MORDOR_VETERAN, GORGOROTH_RANSACKER]
    scene = Scene(
        minions=[*orcs, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], shadow_support=[TOWER_WALKWAY], site=6
    )
    scene.state.position[SHADOW] = 5
    scene.regroup_phase().wait_to(Verb.USE, TOWER_WALKWAY).use(TOWER_WALKWAY)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert [scene.is_discarded(orc) for orc in orcs] == [True] * 3
    assert scene.in_play(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    assert scene.is_discarded(TOWER_WALKWAY)
    assert scene.controls(ARAGORN_SITES[0])
