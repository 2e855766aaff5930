"""Texts that let a card be chosen and then go on about it: "exert a companion to make that
companion strength +3".

What such a choice is worth lies mostly in what follows, so both are looked at together.
"""

from typing import Any, Final

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.players.meanings import Meanings
from rules.tcg.players.points import POINTS

Parts = tuple[Any, ...]
"""The effects of an action one after another, its cost first."""


def parts_of(action: ef.Action) -> Parts:
    """Return what an action does, one after another, its cost first."""
    parts: list[ef.Effect] = []
    for whole in (action.cost, action.effect):
        if isinstance(whole, ef.Then):
            parts.extend(whole.parts)
        elif whole is not None:
            parts.append(whole)
    return tuple(parts)


def find_choice(action: ef.Action) -> int:
    """Return the place, among its parts, of the choice of one card that the rest is about.

    It is -1 where there is none.
    """
    place: int = _CHOICES.of(action)
    return place


def what_follows(choice: object, blueprint: Blueprint) -> Parts:
    """Return what a card's text does about the card that this effect has chosen."""
    for action in _actions_of(blueprint):
        place = find_choice(action)
        if place >= 0:
            parts = parts_of(action)
            if parts[place] is choice:
                return parts[place + 1 :]
    return ()


def _find_choice(action: ef.Action) -> int:
    parts = parts_of(action)
    for place, part in enumerate(parts[:-1]):
        target = getattr(part, "target", None)
        is_choice = type(part) in POINTS and isinstance(target, ef.Choose) and target.count == 1
        if is_choice and any(_is_about_that(later) for later in parts[place + 1 :]):
            return place
    return -1


def _is_about_that(effect: object) -> bool:
    return any(True for _ in values_of_kind(effect, fi.That))


def _actions_of(blueprint: Blueprint) -> tuple[ef.Action, ...]:
    actions: tuple[ef.Action, ...] = _ACTIONS.of(blueprint)
    return actions


def _find_actions(blueprint: Blueprint) -> tuple[ef.Action, ...]:
    events = (blueprint.event,) if blueprint.event is not None else ()
    abilities = (*events, *blueprint.specials, *blueprint.triggers, *blueprint.responses)
    return tuple(
        ability.notation for ability in abilities if isinstance(ability.notation, ef.Action)
    )


_CHOICES: Final = Meanings(_find_choice)
_ACTIONS: Final = Meanings(_find_actions)
