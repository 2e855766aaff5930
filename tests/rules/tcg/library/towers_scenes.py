"""Scenes that tests of the cards of sets 4 to 6 share."""

from typing import Any

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.turn.assignment import assign_by_effect
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_TOWERS
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

ORC = made(MORDOR_TROOPER, unique=False, vitality=4)


def dunland_scene(**laid: Any) -> Scene:
    """Return a scene in which the opponent stands at site 3: sites 1 and 2 may be controlled."""
    scene = Scene(**{"site": 4, "shadow_hand": [BURN_EVERY_VILLAGE], **laid})
    scene.state.position[SHADOW] = 3
    return scene


def fierce(scene: Scene, card_id: str, copy: int = 0) -> bool:
    return is_fierce(scene.state, scene.card(card_id, copy))


def place(scene: Scene, host: str, count: int) -> None:
    change_culture_tokens(scene.state, scene.card(host), Culture.ELVEN, count)


def free_peoples_assign(scene: Scene, character: str, minion: str) -> Scene:
    return scene.happen(assign_by_effect, scene.card(character), scene.card(minion), FREE_PEOPLES)


def in_skirmish(character: str, minion: str = ORC, **more: Any) -> Scene:
    """A skirmish of this character at site 6, and an event to play in it."""
    fellowship = [character, *more.pop("others", [])]
    scene = Scene(
        **{"fellowship": fellowship, "minions": [minion], "site": 6, "hand": [MORNING_CAME], **more}
    )
    return scene.skirmish(character, minion)


def at(site: str, number: int, **laid: Any) -> Scene:
    """Return a scene with the fellowship at this site."""
    places = (*PLAIN_TOWERS[: number - 1], site, *PLAIN_TOWERS[number:])
    return Scene(path=places, site=number, **laid)


def moving_to(site: str, number: int, **laid: Any) -> Scene:
    """Return a scene in which the fellowship has moved to this site."""
    places = (*PLAIN_TOWERS[: number - 1], site, *PLAIN_TOWERS[number:])
    scene = Scene(path=places, site=number, **laid)
    scene.state.position[0] = number - 1
    return scene.happen(path.move).pass_()  # Frodo's own text
