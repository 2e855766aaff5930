"""Sentences that hold without doing anything: that each is seen to make a difference."""

from collections.abc import Callable

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.study.exercised.observed import Observer
from rules.tcg.study.exercised.played import count_logged
from tests.rules.tcg import scene as scenes
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    ARWEN_DAUGHTER_OF_ELROND,
    ASFALOTH,
    ATTACK_ON_HELMS_DEEP,
    BLADE_TIP,
    GANDALF_GREYHAME,
    GROWN_SUDDENLY_TALL,
    HOST_OF_UDUN,
    INTO_DARK_TUNNELS,
    LEGOLAS_GREENLEAF,
    MORGUL_BLADE,
    MORGUL_LACKEY,
    RIVENDELL_VALLEY,
    SILINDE,
    THE_BALROG_DURINS_BANE,
    ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,
)
from tests.rules.tcg.library.fellowship_scenes import PLAIN
from tests.rules.tcg.scene import Scene

# The fourth site is underground.
SITES = (*PLAIN[:2], RIVENDELL_VALLEY, *PLAIN[3:])


@pytest.fixture
def observer(monkeypatch: pytest.MonkeyPatch) -> Observer:
    """Let scenes play with cards that are watched."""
    watching = Observer()
    monkeypatch.setattr(scenes, "find_blueprint", watching.blueprint)
    return watching


def asfaloth_for(rider: str) -> Scene:
    return Scene(fellowship=[rider], hand=[ASFALOTH]).fellowship_phase().play(ASFALOTH)


def silinde_at(number: int) -> Scene:
    return Scene(fellowship=[SILINDE], path=SITES, site=number).fellowship_phase()


def balrog_beside(minions: list[str]) -> Scene:
    scene = Scene(minions=[THE_BALROG_DURINS_BANE, *minions], path=SITES, site=4)
    return scene.shadow_phase()


def blade_against_who_bears(tips: list[str]) -> Scene:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={
            ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR: [MORGUL_BLADE],
            ARAGORN_DRIVEN_BY_NEED: tips,
        },
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_support=[BLADE_TIP],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
    return scene.wait_to(Verb.USE, MORGUL_BLADE).use(MORGUL_BLADE)


def host_of_udun_for(threats: int) -> Scene:
    scene = Scene(shadow_hand=[HOST_OF_UDUN], threats=2, twilight=20, site=6)
    return scene.shadow_phase().play(HOST_OF_UDUN).take_number(threats)


def dark_tunnels_after(event: str) -> Scene:
    scene = Scene(
        fellowship=[GANDALF_GREYHAME],
        shadow_support=[ATTACK_ON_HELMS_DEEP],
        hand=[event, INTO_DARK_TUNNELS],
    )
    return scene.fellowship_phase().play(event).play(INTO_DARK_TUNNELS)


@pytest.mark.parametrize(
    ("card_id", "place", "play", "matters"),
    [
        (ASFALOTH, 1, lambda: asfaloth_for(ARWEN_DAUGHTER_OF_ELROND), True),
        (ASFALOTH, 1, lambda: asfaloth_for(LEGOLAS_GREENLEAF), False),
        (SILINDE, 0, lambda: silinde_at(4), True),
        (SILINDE, 0, lambda: silinde_at(2), False),
        (THE_BALROG_DURINS_BANE, 0, lambda: balrog_beside([MORGUL_LACKEY]), True),
        (THE_BALROG_DURINS_BANE, 0, lambda: balrog_beside([]), False),
        (BLADE_TIP, 1, lambda: blade_against_who_bears([BLADE_TIP]), True),
        (BLADE_TIP, 1, lambda: blade_against_who_bears([]), False),
        (HOST_OF_UDUN, 0, lambda: host_of_udun_for(2), True),
        (HOST_OF_UDUN, 0, lambda: host_of_udun_for(0), False),
        (INTO_DARK_TUNNELS, 0, lambda: dark_tunnels_after(GROWN_SUDDENLY_TALL), True),
    ],
    ids=[
        "a cost on one bearer",
        "no cost on another",
        "a site's text",
        "no such site",
        "others to discard",
        "no others",
        "no room for a second",
        "room for one",
        "threats that lower a cost",
        "no threats removed",
        "what an effect puts off",
    ],
)
def test_a_sentence_counts_when_it_makes_a_difference(
    observer: Observer, card_id: str, place: int, play: Callable[[], Scene], *, matters: bool
) -> None:
    count_logged(observer, play().state)
    found = observer.tallies[card_id, ""].sentences[place]
    assert found.offered
    assert bool(found.used) is matters
    assert found.is_exercised is matters
