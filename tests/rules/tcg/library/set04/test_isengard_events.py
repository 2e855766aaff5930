"""How Isengard of set 4, *The Two Towers*, weakens, robs and relieves in its fights."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(SARUMAN_BLACK_TRAITOR, True), (UNFERTH, True), (URUK_SEEKER, False)],
    ids=["Saruman", "a Man of Isengard", "an Uruk-hai"],
)
def test_men_will_fall_weakens_an_unbound_companion(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        minions=[URUK_SAVAGE, minion, MORGUL_LACKEY],
        shadow_hand=[MEN_WILL_FALL],
        twilight=1,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE)
    assert scene.comes_to(Verb.PLAY, MEN_WILL_FALL) is playable
    if playable:
        scene.play(MEN_WILL_FALL)
        assert not scene.can(Verb.CHOOSE, GONDORIAN_RANGER)
        assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 - 2
        assert scene.strength(GONDORIAN_RANGER) == 5


@pytest.mark.parametrize(
    ("others", "playable"),
    [([URUK_SAVAGE], True), ([URUK_FOOT_SOLDIER], False), ([MORDOR_VETERAN], False)],
    ids=["free", "exhausted", "no Uruk-hai"],
)
def test_an_uruk_hai_without_a_skirmish_exerts_so_that_still_they_came(
    others: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SEEKER, *others, MORGUL_LACKEY],
        shadow_hand=[STILL_THEY_CAME],
        twilight=1,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SEEKER)
    assert scene.comes_to(Verb.PLAY, STILL_THEY_CAME) is playable
    if playable:
        scene.play(STILL_THEY_CAME)
        assert scene.wounds(URUK_SAVAGE) == 1
        assert scene.strength(URUK_SEEKER) == 6 + 3
        assert scene.strength(URUK_SAVAGE) == 5


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, False)])
def test_uruk_spear_exerts_its_bearer_to_discard_a_mount(wounds: int, usable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SEEKER],
        bearing={
            URUK_SEEKER: [URUK_SPEAR],
            ARAGORN_DRIVEN_BY_NEED: [BREGO, ARAGORNS_BOW],
        },
        site=6,
    ).wound(URUK_SEEKER, wounds)
    assert scene.strength(URUK_SEEKER) == 6 + 2
    assert scene.maneuver_phase().comes_to(Verb.USE, URUK_SPEAR) is usable
    if usable:
        scene.use(URUK_SPEAR)
        assert scene.wounds(URUK_SEEKER) == 1
        assert scene.is_discarded(BREGO)
        assert scene.in_play(ARAGORNS_BOW)


@pytest.mark.parametrize(("minion", "playable"), [(URUK_SEEKER, True), (UNFERTH, False)])
def test_uruk_spear_is_borne_by_an_uruk_hai(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[URUK_SPEAR], twilight=1, site=6).shadow_phase()
    assert scene.can(Verb.PLAY, URUK_SPEAR) is playable


@pytest.mark.parametrize(
    ("minion", "playable"), [(GRIMA_WORMTONGUE, True), (UNFERTH, False)], ids=["Grima", "another"]
)
def test_grima_stows_a_possession_of_an_ally_or_an_unbound_companion(
    minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        support=[HOBBIT_FARMER],
        bearing={
            ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW, ANDURIL_KINGS_BLADE],
            GONDORIAN_RANGER: [RANGERS_BOW],
            HOBBIT_FARMER: [HOBBIT_SWORD_4_306],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
        },
        minions=[minion],
        shadow_hand=[WHERE_HAS_GRIMA_STOWED_IT],
        twilight=2,
        site=6,
    ).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, WHERE_HAS_GRIMA_STOWED_IT) is playable
    if playable:
        scene.play(WHERE_HAS_GRIMA_STOWED_IT)
        for safe in (RANGERS_BOW, HOBBIT_SWORD_7_319, ANDURIL_KINGS_BLADE):
            assert not scene.can(Verb.CHOOSE, safe)
        assert scene.can(Verb.CHOOSE, HOBBIT_SWORD_4_306)
        scene.choose(ARAGORNS_BOW)
        assert scene.is_discarded(ARAGORNS_BOW)
