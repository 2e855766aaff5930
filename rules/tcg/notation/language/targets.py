"""Targets: a card that is chosen, each card, cards of a pile."""

from dataclasses import replace
from typing import overload

from rules.tcg.notation.amounts import (
    Amount,
    Number,
    Over,
    Zone,
    only_filters,
)
from rules.tcg.notation.effects import CardsIn, Choose, Each, TopOfDeck
from rules.tcg.notation.filters import (
    Feature,
    Filter,
    all_of,
)
from rules.tcg.notation.language.filters import this
from rules.tcg.notation.players import Player

__all__ = [
    "a",
    "all_but",
    "another",
    "any_number",
    "bottom_of_deck",
    "each",
    "each_of_one",
    "from_dead_pile",
    "from_discard_pile",
    "from_draw_deck",
    "from_hand",
    "from_revealed",
    "from_stack",
    "of_total_resistance",
    "one_of_each",
    "revealed_in_any_order",
    "some",
    "top_of_deck",
    "up_to",
]


def a(*filters: Filter) -> Choose:
    """A card that passes, chosen; `that(...)` speaks of it in what follows."""
    return Choose(all_of(filters))


def another(*filters: Filter) -> Choose:
    """A card that passes and is not this one, chosen."""
    return Choose(all_of((*filters, ~this)))


def some(count: Amount, *filters: Filter) -> Choose:
    """`count` different cards that pass, chosen."""
    return Choose(all_of(filters), count)


@overload
def up_to(count: Amount, cards: CardsIn, /) -> CardsIn: ...


@overload
def up_to(count: Amount, /, *filters: Filter) -> Choose: ...


def up_to(count: Amount, /, *cards: Filter | CardsIn) -> Choose | CardsIn:
    """At most `count` different cards that pass, chosen; also `up_to(2, from_hand(elf))`."""
    if pile := _pile(cards):
        return replace(pile, count=count, least=0)
    return Choose(all_of(only_filters(cards)), count, least=0)


@overload
def any_number(cards: CardsIn, /) -> CardsIn: ...


@overload
def any_number(*filters: Filter) -> Choose: ...


def any_number(*cards: Filter | CardsIn) -> Choose | CardsIn:
    """As many cards that pass as the player likes; `any_number(from_hand(elf))` as well."""
    if pile := _pile(cards):
        return replace(pile, count=None, least=0)
    return Choose(all_of(only_filters(cards)), None, least=0)


def of_total_resistance(least: int, *filters: Filter) -> Choose:
    """Any number of cards that pass who together have a given amount of resistance or more."""
    return Choose(all_of(filters), None, least=1, total_resistance=least)


def one_of_each(what: Feature, *filters: Filter) -> Choose:
    """One card that passes of each culture (or race): as many as there are different ones."""
    return Choose(all_of(filters), None, one_of_each=what)


@overload
def each(cards: CardsIn, /) -> CardsIn: ...


@overload
def each(*filters: Filter) -> Each: ...


def each(*cards: Filter | CardsIn) -> Each | CardsIn:
    """Every card that passes; `each(from_hand(elf))` as well."""
    if pile := _pile(cards):
        return replace(pile, count=None, least=None)
    return Each(all_of(only_filters(cards)))


def each_of_one(what: Feature, *filters: Filter) -> Each:
    """Every card that passes of one culture (or race), which the player chooses."""
    return Each(all_of(filters), of_one=what)


def all_but(count: int, *filters: Filter) -> Choose:
    """As many cards that pass, chosen, as leave no more than `count`."""
    return Choose(all_of(filters), Over(Number(all_of(filters)), count))


def _pile(cards: tuple[Filter | CardsIn, ...]) -> CardsIn | None:
    """Return the cards of a pile, if that is what is named. Raise TypeError if they are counted."""
    if not cards or not isinstance(cards[0], CardsIn):
        return None
    if len(cards) > 1 or cards[0].count != 1:
        raise TypeError("cards of a pile are counted once: up_to(2, from_hand(elf))")
    return cards[0]


def _cards_in(
    zone: Zone, count: Amount | Filter, filters: tuple[Filter, ...], **more: object
) -> CardsIn:
    if isinstance(count, Filter):
        filters, count = (count, *filters), 1
    return CardsIn(zone, all_of(filters) if filters else None, count, **more)  # type: ignore[arg-type]


def from_hand(
    count: Amount | Filter = 1,
    *filters: Filter,
    who: Player = Player.YOU,
    random: bool = False,
) -> CardsIn:
    """`count` cards from a hand, or one: `from_hand(elf)`, `from_hand(2, elf)`.

    `up_to(2, from_hand(elf))`, `any_number(from_hand(elf))` and `each(from_hand(elf))` say how
    many where it is no plain number; so for every pile.
    """
    return _cards_in(Zone.HAND, count, filters, who=who, random=random)


def from_discard_pile(
    count: Amount | Filter = 1,
    *filters: Filter,
    who: Player = Player.YOU,
    or_from: Zone | None = None,
) -> CardsIn:
    """`count` cards from a discard pile (or from another place as well), or one."""
    return _cards_in(Zone.DISCARD_PILE, count, filters, who=who, or_zone=or_from)


def from_draw_deck(
    count: Amount | Filter = 1,
    *filters: Filter,
    who: Player = Player.YOU,
    or_from: Zone | None = None,
) -> CardsIn:
    """`count` cards from a draw deck, or one; it is looked through and then shuffled.

    They may come from another place as well: `from_draw_deck(weather, or_from=discard_pile)`.
    """
    return _cards_in(Zone.DRAW_DECK, count, filters, who=who, or_zone=or_from)


def from_dead_pile(
    count: Amount | Filter = 1, *filters: Filter, who: Player = Player.YOU
) -> CardsIn:
    """`count` cards from a dead pile, or one."""
    return _cards_in(Zone.DEAD_PILE, count, filters, who=who)


def from_stack(count: Amount | Filter = 1, *filters: Filter, on: Filter) -> CardsIn:
    """`count` cards stacked on such a card, or one."""
    return _cards_in(Zone.STACKED, count, filters, on=on)


def from_revealed(count: Amount | Filter = 1, *filters: Filter) -> CardsIn:
    """`count` of the cards just revealed or looked at, or one."""
    return _cards_in(Zone.REVEALED, count, filters)


def revealed_in_any_order() -> CardsIn:
    """All cards just revealed or looked at, in an order the player chooses."""
    return CardsIn(Zone.REVEALED, None, None, in_any_order=True)


def top_of_deck(count: Amount = 1, who: Player = Player.YOU) -> TopOfDeck:
    """The topmost cards of a draw deck."""
    return TopOfDeck(count, who)


def bottom_of_deck(count: Amount = 1, who: Player = Player.YOU) -> TopOfDeck:
    """The bottommost cards of a draw deck."""
    return TopOfDeck(count, who, bottom=True)
