"""What an effect is done to, counted as print counts it."""

from rules.lcg.notation import effects as ef
from rules.lcg.notation.amounts import Amount
from rules.lcg.notation.effects import (
    Choose,
    ChooseFrom,
    Each,
    Pile,
)
from rules.lcg.notation.filters import (
    Filter,
    all_of,
)

__all__ = [
    "a",
    "a_card_from",
    "a_single",
    "all_",
    "any_one",
    "any_single",
    "choose_a",
    "choose_from",
    "choose_one",
    "each",
    "each_card_from",
    "one",
    "some_from",
    "topmost_from",
]

# --- targets ---


def a(*filters: Filter) -> Choose:
    """A card in play that is all of these, chosen; it is `that` in what follows."""
    return Choose(all_of(filters))


def one(*filters: Filter) -> Choose:
    """The same, where print says "1"."""
    return Choose(all_of(filters), "1")


def any_one(*filters: Filter) -> Choose:
    """The same, where print says "any"."""
    return Choose(all_of(filters), "any")


def any_single(*filters: Filter) -> Choose:
    """The same, where print says "any 1"."""
    return Choose(all_of(filters), "any 1")


def a_single(*filters: Filter) -> Choose:
    """The same, where print says "a single"."""
    return Choose(all_of(filters), "a single")


def choose_a(*filters: Filter) -> Choose:
    """The same, where print has the choice in a sentence of its own: "Choose a hero"."""
    return Choose(all_of(filters), beforehand=True)


def choose_one(*filters: Filter) -> Choose:
    """The same, where print says "Choose 1 hero"."""
    return Choose(all_of(filters), "1", beforehand=True)


def all_(*filters: Filter) -> Each:
    """Every card in play that is all of these, where print says "all"."""
    return Each(all_of(filters), as_all=True)


def each(*filters: Filter) -> Each:
    """Every card in play that is all of these."""
    return Each(all_of(filters))


def a_card_from(pile: Pile, *filters: Filter) -> ChooseFrom:
    """A card from a pile, chosen."""
    return ChooseFrom(pile, all_of(filters))


def choose_from(pile: Pile, *filters: Filter) -> ChooseFrom:
    """A card from a pile, chosen in a sentence of its own."""
    return ChooseFrom(pile, all_of(filters), beforehand=True)


def each_card_from(pile: Pile, *filters: Filter) -> ef.EachFrom:
    """Every card of a pile that is all of these."""
    return ef.EachFrom(pile, all_of(filters))


def some_from(amount: Amount, pile: Pile, *filters: Filter) -> ef.EachFrom:
    """This many such cards of a pile: they are alike."""
    return ef.EachFrom(pile, all_of(filters), amount)


def topmost_from(pile: Pile, *filters: Filter) -> ChooseFrom:
    """The topmost such card of a pile."""
    return ChooseFrom(pile, all_of(filters), topmost=True)
