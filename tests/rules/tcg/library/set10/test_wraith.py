"""The Wraith cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer, is_fierce
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    GORBAG_COVETOUS_CAPTAIN,
    GORBAGS_SWORD,
    HOUSES_OF_LAMENTATION,
    MADRIL_FARAMIRS_AIDE,
    MORGUL_BANNER_BEARER,
    MORGUL_LACKEY,
    MORGUL_PREDATOR,
    PIPPIN_SWORN_TO_SERVICE,
    RANGERS_SWORD,
)
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("dead", "bonus"), [((), 2), ((MADRIL_FARAMIRS_AIDE,), 4), ((PIPPIN_SWORN_TO_SERVICE,), 2)]
)
def test_houses_of_lamentation_mourns_a_dead_of_the_same_culture(
    dead: tuple[str, ...], bonus: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=[HOUSES_OF_LAMENTATION],
        dead=dead,
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_PREDATOR).wait_to(
        Verb.PLAY, HOUSES_OF_LAMENTATION
    )
    scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.strength(MORGUL_PREDATOR) == 11 + bonus


@pytest.mark.parametrize("on_deck", [True, False])
def test_gorbags_sword_takes_a_possession_or_its_owner_keeps_it_on_the_deck(on_deck: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [RANGERS_SWORD]},
        minions=[GORBAG_COVETOUS_CAPTAIN],
        shadow_hand=[GORBAGS_SWORD],
        twilight=5,
    )
    scene.shadow_phase().play(GORBAGS_SWORD).answer_with(GORBAGS_SWORD).choose(RANGERS_SWORD)
    assert scene.who == 0
    scene.take_number(int(on_deck))
    assert scene.deck() == [RANGERS_SWORD] * on_deck
    assert scene.is_discarded(RANGERS_SWORD) is not on_deck


@pytest.mark.parametrize(
    ("bearer", "fierce"), [(GORBAG_COVETOUS_CAPTAIN, True), (MORGUL_BANNER_BEARER, False)]
)
def test_gorbags_sword_makes_gorbag_fierce(bearer: str, fierce: bool) -> None:
    scene = Scene(minions=[bearer], bearing={bearer: [GORBAGS_SWORD]}, twilight=9)
    assert is_fierce(scene.state, scene.card(bearer)) is fierce


@pytest.mark.parametrize(
    ("twilight", "others", "holds"), [(3, 0, True), (1, 2, True), (2, 2, False)]
)
def test_morgul_banner_bearer_is_an_archer_where_the_shadow_is_weak(
    twilight: int, others: int, holds: bool
) -> None:
    scene = Scene(minions=[MORGUL_BANNER_BEARER] + [BYSTANDER] * others, twilight=twilight)
    assert scene.strength(MORGUL_BANNER_BEARER) == 8 + 3 * holds
    assert is_archer(scene.state, scene.card(MORGUL_BANNER_BEARER)) is holds
