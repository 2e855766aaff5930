"""Sentences that hold: gets, while, discards, archery totals, the move limit."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import (
    Amount,
)
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.qualities import to_quality
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentences import GameNumberIs, Sentence
from rules.tcg.vocabulary import Phase

__all__ = [
    "as_soon_as",
    "costs_on",
    "discard_during",
    "discard_when",
    "discards",
    "discards_leave_the_game",
    "fellowship_archery",
    "first_played_costs",
    "first_played_here_costs",
    "gets",
    "has_text_of",
    "may_skip",
    "minion_archery",
    "more_cards_for_initiative",
    "more_ents_to_spot",
    "move_limit",
    "skips",
    "the_shadow_has_initiative",
    "the_shadow_orders_skirmishes",
    "transfers_are_free",
    "while_",
    "wins_after_reconciling",
    "wounds_become_burdens",
]


def gets(affects: Filter, *qualities: Quality | Filter) -> se.Gets:
    """This card, its bearer, or each card that passes has qualities."""
    if not qualities:
        raise ValueError("gets(...) needs a quality")
    return se.Gets(affects, tuple(map(to_quality, qualities)))


def while_(condition: Condition, *statements: se.Statement) -> Sentence:
    """Statements that hold while a condition does."""
    if not statements:
        raise ValueError("while_(...) needs a statement")
    return se.While(condition, statements)


def more_ents_to_spot(amount: Amount) -> GameNumberIs:
    """You can spot more Ents than there are."""
    return GameNumberIs(ef.GameNumber.ENTS_SPOTTED, amount)


discards_leave_the_game = GameNumberIs(ef.GameNumber.DISCARDS_LEAVE_THE_GAME, 1)


def fellowship_archery(amount: Amount) -> GameNumberIs:
    """The fellowship archery total is higher or lower."""
    return GameNumberIs(ef.GameNumber.FELLOWSHIP_ARCHERY, amount)


def minion_archery(amount: Amount) -> GameNumberIs:
    """The minion archery total is higher or lower."""
    return GameNumberIs(ef.GameNumber.MINION_ARCHERY, amount)


def move_limit(amount: Amount, least: int | None = None) -> GameNumberIs:
    """The move limit is higher or lower, for the turn once it is at all; never below `least`."""
    return GameNumberIs(ef.GameNumber.MOVE_LIMIT, amount, least)


def discards(*cards: Filter) -> se.Discards:
    """Such cards are discarded as soon as they are in play: "discard all other minions"."""
    return se.Discards(all_of(cards))


discard_when = se.DiscardWhen


def has_text_of(*site: Filter) -> Sentence:
    """While you can spot such a site of yours, this card has the game text of that site."""
    return se.HasTextOf(all_of(site))


may_skip = se.MaySkip
as_soon_as = se.AsSoonAs
discard_during = se.DiscardDuring
skips = se.Skips
the_shadow_has_initiative = se.ShadowHasInitiative()
the_shadow_orders_skirmishes = se.ShadowOrdersSkirmishes()
more_cards_for_initiative = se.MoreForInitiative
transfers_are_free = se.FreeTransfers()
wins_after_reconciling = se.WinsAfterReconciling()
wounds_become_burdens = se.WoundsBecomeBurdens


def costs_on(on: Filter, amount: Amount, *cards: Filter) -> se.CostsOnBearer:
    """Such cards cost more or less when played on such a bearer."""
    return se.CostsOnBearer(all_of(cards), on, amount)


def first_played_costs(phase: Phase | None, amount: Amount, *cards: Filter) -> se.FirstPlayed:
    """The first such card costs more or less in each such phase, or in each turn (None)."""
    return se.FirstPlayed(phase, all_of(cards), amount)


def first_played_here_costs(amount: Amount, *cards: Filter) -> se.FirstPlayed:
    """The first such card costs more or less that is played while the fellowship is at a site."""
    return se.FirstPlayed(None, all_of(cards), amount, here=True)
