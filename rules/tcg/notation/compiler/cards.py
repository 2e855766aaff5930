"""A card and its definition become a blueprint."""

from typing import Final

from rules.tcg.engine.state import codes, traits
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.facts.card import Card
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.filters_of_actions import asked_for
from rules.tcg.notation.compiler.tables import add_sentence
from rules.tcg.notation.conditions import During, HappenedThisTurn, Is, Moment
from rules.tcg.notation.filters import (
    AllOf,
    AssignedThisTurnTo,
    Filter,
    InRegionOf,
    Reference,
    Skirmishing,
    State,
)
from rules.tcg.notation.sentences import Definition, Forbidden, Forbids, Gets, Sentence, While
from rules.tcg.notation.traversal import values, values_of_kind
from rules.tcg.notation.triggers import IsPlayed
from rules.tcg.vocabulary import CardType, Keyword, Phase

_NUMBERED_KEYWORDS: Final = {
    codes.DAMAGE: Keyword.DAMAGE,
    codes.DEFENDER: Keyword.DEFENDER,
    codes.AMBUSH: Keyword.AMBUSH,
    codes.HUNTER: Keyword.HUNTER,
    codes.TOIL: Keyword.TOIL,
    codes.FIERCE: Keyword.FIERCE,
    codes.ARCHER: Keyword.ARCHER,
}


def compile_card(card: Card, definition: Definition | None, since: str = "") -> Blueprint:
    """Return a card's blueprint; without a definition it has its facts and no behaviour."""
    compilation = Compilation(card, since)
    blueprint = Blueprint(
        card=card,
        traits=traits.traits_of(card),
        title=card.title,
        since=since,
        printed=_printed(card),
        unwritten=definition is None,
        asks_for=asked_for(definition) if card.type is CardType.EVENT else (),
        asks_of_turn=_asks_of_turn(definition),
        counts_in_skirmishes=_counts_in_skirmishes(definition),
        counts_in_all_skirmishes=_counts_in_all_skirmishes(definition),
        holds_while_controlled=_speaks_of_control(card, definition),
        holds_on_path=_keeps_its_region(card, definition),
    )
    for sentence in definition.sentences if definition else ():
        add_sentence(sentence, blueprint, compilation)
    blueprint.parts = tuple(compilation.parts)
    blueprint.complete()
    return blueprint


def _asks_of_turn(definition: Definition | None) -> bool:
    """Whether a text asks for what a turn remembers."""
    return (
        any(values_of_kind(definition, HappenedThisTurn))
        or any(values_of_kind(definition, AssignedThisTurnTo))
        or any(trigger.names_origin for trigger in values_of_kind(definition, IsPlayed))
    )


def _counts_in_skirmishes(definition: Definition | None) -> bool:
    """Whether a text changes cards while they are skirmishing.

    What else it changes may change strength: a site number makes a minion roam.
    """
    return any(
        isinstance(sentence, Gets | While)
        and any(_asks_who_skirmishes(value) for value in values(sentence))
        for sentence in values_of_kind(definition, Sentence)
    )


def _counts_in_all_skirmishes(definition: Definition | None) -> bool:
    """Whether such a text changes others than the card, its bearer and whom these skirmish."""
    return _counts_in_skirmishes(definition) and any(
        gets.affects not in _ITSELF
        and not any(against.opponent in _ITSELF for against in _opponents(gets.affects))
        for gets in values_of_kind(definition, Gets)
    )


_ITSELF: Final = (Reference.THIS, Reference.BEARER)


def _opponents(affected: Filter) -> list[Skirmishing]:
    """Return whom affected cards must be skirmishing, each as a part that they all must pass."""
    parts = affected.parts if isinstance(affected, AllOf) else (affected,)
    return [part for part in parts if isinstance(part, Skirmishing)]


_OF_SKIRMISHES: Final = frozenset(
    (
        State.SKIRMISHING,
        State.IN_THAT_SKIRMISH,
        State.ASSIGNED,
        State.UNASSIGNED,
        Moment.SKIRMISH,
        Moment.NORMAL_SKIRMISH,
        Moment.FIERCE_SKIRMISH,
    )
)


def _asks_who_skirmishes(value: object) -> bool:
    return (
        (isinstance(value, State | Moment) and value in _OF_SKIRMISHES)
        or isinstance(value, Skirmishing)
        or (isinstance(value, During) and value.phase is Phase.SKIRMISH)
    )


def _keeps_its_region(card: Card, definition: Definition | None) -> bool:
    """Whether a site keeps those of its region from being replaced.

    That counts from the moment it enters play, whether anybody is there or not (4.2, rulings,
    "Mount Doom").
    """
    if card.type is not CardType.SITE or definition is None:
        return False
    own_region = InRegionOf(Reference.THIS)
    return any(
        ban.what is Forbidden.REPLACE_SITES and own_region in values_of_kind(ban, InRegionOf)
        for ban in values_of_kind(definition, Forbids)
    )


def _speaks_of_control(card: Card, definition: Definition | None) -> bool:
    """Whether a site's text says what holds while a player controls it."""
    if card.type is not CardType.SITE or definition is None:
        return False
    return any(
        condition == Is(Reference.THIS, State.CONTROLLED_BY_YOU)
        for condition in values_of_kind(definition, Is)
    )


def _printed(card: Card) -> tuple[int, ...]:
    numbers = [0] * codes.STATISTICS
    numbers[codes.STRENGTH] = card.strength or 0
    numbers[codes.VITALITY] = card.vitality or 0
    numbers[codes.RESISTANCE] = card.resistance or 0
    if card.type is CardType.SITE:
        numbers[codes.SHADOW_NUMBER] = card.twilight
    else:
        numbers[codes.TWILIGHT_COST] = card.twilight
        numbers[codes.SITE_NUMBER] = card.site_number or 0
    for statistic, keyword in _NUMBERED_KEYWORDS.items():
        numbers[statistic] = card.keywords.get(keyword, 0)
    return tuple(numbers)
