"""Scenes that tests of the cards of sets 1 to 3 share."""

from typing import Any

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import Scene

# Sites of the Fellowship block: 2 is a forest, 4 and 5 are underground, 7 and 8 rivers.
WILDS = (
    BAG_END,
    BREELAND_FOREST,
    COUNCIL_COURTYARD,
    DWARROWDELF_CHAMBER,
    THE_BRIDGE_OF_KHAZAD_DUM_1_349,
    DIMRILL_DALE,
    ANDUIN_WILDERLAND,
    ANDUIN_BANKS_1_356,
    EMYN_MUIL_1_360,
)
ORC = made(MORDOR_TROOPER, unique=False)  # Sauron Orc, 6/2


def count_discarded(scene: Scene, card: str, copies: int) -> int:
    return [scene.is_discarded(card, copy) for copy in range(copies)].count(True)


def wild_scene(**cards: Any) -> Scene:
    return Scene(path=WILDS, **cards)


def moria_scene(**laid: Any) -> Scene:
    return Scene(**{"path": PLAIN_FELLOWSHIP, "site": 4, **laid})


def at(site: str, number: int, **laid: Any) -> Scene:
    """Return a scene with the fellowship at this site."""
    places = (*PLAIN_FELLOWSHIP[: number - 1], site, *PLAIN_FELLOWSHIP[number:])
    return Scene(path=places, site=number, **laid)


def moving_to(site: str, number: int, **laid: Any) -> Scene:
    """Return a scene in which the fellowship has moved to this site."""
    places = (*PLAIN_FELLOWSHIP[: number - 1], site, *PLAIN_FELLOWSHIP[number:])
    scene = Scene(path=places, site=number, **laid)
    scene.state.position[0] = number - 1
    return scene.happen(path.move)


def prices(scene: Scene, *cards: str) -> list[int]:
    scene.shadow_phase()
    paid = []
    for card in cards:
        before = scene.twilight
        scene.play(card)
        paid.append(before - scene.twilight)
    return paid


def fellowship_of(companions: int) -> list[str]:
    """Frodo and so many others, that they are as many as this."""
    return [DWARF_GUARD] * (companions - 1)


def maneuver(event_: str, **more: Any) -> Scene:
    """Play a Shadow event in the maneuver phase."""
    scene = Scene(**{"minions": [ORC], "shadow_hand": [event_], "site": 6, "twilight": 5, **more})
    return scene.maneuver_phase().wait_to(Verb.PLAY, event_).play(event_)
