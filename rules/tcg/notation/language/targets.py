"""Targets: a card that is chosen, each card, cards of a pile."""

from rules.tcg.notation.amounts import (
    Amount,
    Zone,
)
from rules.tcg.notation.effects import (
    CardsIn,
    Choose,
    Each,
    TopOfDeck,
)
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.filters import this
from rules.tcg.notation.players import Player


def a(*filters: Filter) -> Choose:
    """A card that passes, chosen; `that(...)` speaks of it in what follows."""
    return Choose(all_of(filters))


def another(*filters: Filter) -> Choose:
    """A card that passes and is not this one, chosen."""
    return Choose(all_of((*filters, ~this)))


def some(count: Amount, *filters: Filter) -> Choose:
    """So many different cards that pass, chosen."""
    return Choose(all_of(filters), count)


def up_to(count: Amount, *filters: Filter) -> Choose:
    """So many different cards that pass or fewer, chosen."""
    return Choose(all_of(filters), count, least=0)


def any_number(*filters: Filter) -> Choose:
    """As many cards that pass as the player likes."""
    return Choose(all_of(filters), None, least=0)


def one_of_each(what: str, *filters: Filter) -> Choose:
    """One card that passes of each culture (or race): as many as there are different ones."""
    return Choose(all_of(filters), None, one_of_each=what)


def each(*filters: Filter) -> Each:
    """Every card that passes."""
    return Each(all_of(filters))


def _cards_in(
    zone: Zone, filters: tuple[Filter, ...], count: Amount | None, **more: object
) -> CardsIn:
    return CardsIn(zone, all_of(filters) if filters else None, count, **more)  # type: ignore[arg-type]


def from_hand(
    *filters: Filter,
    count: Amount | None = 1,
    least: int | None = None,
    who: Player = Player.YOU,
    random: bool = False,
) -> CardsIn:
    """So many cards from a hand; every one that passes where `count` is None."""
    return _cards_in(Zone.HAND, filters, count, least=least, who=who, random=random)


def from_discard_pile(
    *filters: Filter,
    count: Amount | None = 1,
    least: int | None = None,
    who: Player = Player.YOU,
    or_zone: Zone | None = None,
) -> CardsIn:
    """So many cards from a discard pile (or from another place as well)."""
    return _cards_in(Zone.DISCARD_PILE, filters, count, least=least, who=who, or_zone=or_zone)


def from_draw_deck(
    *filters: Filter,
    count: Amount | None = 1,
    least: int | None = None,
    who: Player = Player.YOU,
    or_zone: Zone | None = None,
) -> CardsIn:
    """So many cards from a draw deck, which is looked through and then shuffled.

    They may come from another place as well: "from your draw deck or discard pile".
    """
    return _cards_in(Zone.DRAW_DECK, filters, count, least=least, who=who, or_zone=or_zone)


def from_dead_pile(
    *filters: Filter, count: Amount | None = 1, least: int | None = None, who: Player = Player.YOU
) -> CardsIn:
    """So many cards from a dead pile."""
    return _cards_in(Zone.DEAD_PILE, filters, count, least=least, who=who)


def from_stack(
    *filters: Filter, on: Filter, count: Amount | None = 1, least: int | None = None
) -> CardsIn:
    """So many cards stacked on such a card."""
    return _cards_in(Zone.STACKED, filters, count, least=least, on=on)


def from_revealed(*filters: Filter, count: Amount | None = 1, least: int | None = None) -> CardsIn:
    """So many of the cards just revealed or looked at."""
    return _cards_in(Zone.REVEALED, filters, count, least=least)


def revealed_in_any_order() -> CardsIn:
    """All cards just revealed or looked at, in an order the player chooses."""
    return CardsIn(Zone.REVEALED, None, None, in_any_order=True)


def top_of_deck(count: Amount = 1, who: Player = Player.YOU) -> TopOfDeck:
    """The topmost cards of a draw deck."""
    return TopOfDeck(count, who)


def bottom_of_deck(count: Amount = 1, who: Player = Player.YOU) -> TopOfDeck:
    """The bottommost cards of a draw deck."""
    return TopOfDeck(count, who, bottom=True)
