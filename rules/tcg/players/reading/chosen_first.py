"""Texts that let a card be chosen and then go on about it: "exert a companion to make that
companion strength +3".

What such a choice is worth lies mostly in what follows, so both are looked at together.
"""

from typing import Any, Final, NamedTuple

from rules.notation.traversal import values_of_kind
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.players.reading.meanings import Meanings
from rules.tcg.players.reading.points import POINTS

Parts = tuple[Any, ...]
"""Effects that are done one after another."""


class ChosenFirst(NamedTuple):
    """An action in which one card is chosen that the rest is about: before, then, afterwards.

    `among` is the target that names the cards to choose from.
    """

    before: Parts
    choice: Any
    among: Any
    afterwards: Parts


def chosen_first(action: ef.Action) -> ChosenFirst | None:
    """Return how an action lets a card be chosen that the rest is about; None if it does not."""
    found: ChosenFirst | None = _CHOICES.of(action)
    return found


def what_follows(choice: object, blueprint: Blueprint) -> Parts:
    """Return what a card's text does about the card that this effect has chosen."""
    found: tuple[ChosenFirst, ...] = _CHOICES_ON_CARD.of(blueprint)
    return next((known.afterwards for known in found if known.choice is choice), ())


def _find_choice(action: ef.Action) -> ChosenFirst | None:
    parts = _parts_of(action)
    for place, part in enumerate(parts[:-1]):
        among = _chosen_among(part)
        afterwards = parts[place + 1 :]
        if among is not None and any(_is_about_that(later, part) for later in afterwards):
            return ChosenFirst(parts[:place], part, among, afterwards)
    return None


def _chosen_among(part: ef.Effect) -> Any:
    """Return the target among whose cards one is chosen or spotted; None if there is none."""
    if isinstance(part, ef.Spot):
        return ef.Each(part.filter) if part.count == 1 else None
    target = getattr(part, "target", None)
    is_choice = type(part) in POINTS and isinstance(target, ef.Choose) and target.count == 1
    return target if is_choice else None


def _parts_of(action: ef.Action) -> Parts:
    """Return what an action does, one after another, its cost first."""
    parts: list[ef.Effect] = []
    for whole in (action.cost, action.effect):
        if isinstance(whole, ef.Then):
            parts.extend(whole.parts)
        elif whole is not None:
            parts.append(whole)
    return tuple(parts)


def _is_about_that(effect: object, choice: ef.Effect) -> bool:
    """Return whether an effect goes on about a choice; of a card spotted, it must name its kind."""
    return any(
        not isinstance(choice, ef.Spot) or _names(that.filter, choice.filter)
        for that in values_of_kind(effect, fi.That)
    )


def _names(kind: fi.Filter, spotted: fi.Filter) -> bool:
    asked = _words_of(spotted)
    return all(word in asked for word in _words_of(kind))


def _words_of(words: fi.Filter) -> tuple[fi.Filter, ...]:
    return words.parts if isinstance(words, fi.AllOf) else (words,)


def _find_choices(blueprint: Blueprint) -> tuple[ChosenFirst, ...]:
    events = (blueprint.event,) if blueprint.event is not None else ()
    abilities = (*events, *blueprint.specials, *blueprint.triggers, *blueprint.responses)
    actions = [ability.notation for ability in abilities if isinstance(ability.notation, ef.Action)]
    return tuple(found for found in map(chosen_first, actions) if found is not None)


_CHOICES: Final = Meanings(_find_choice)
_CHOICES_ON_CARD: Final = Meanings(_find_choices)
