"""Effects on tokens: threats, burdens, twilight, culture tokens, totals."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import (
    Amount,
)
from rules.tcg.notation.effects import Effect, Target
from rules.tcg.notation.filters import (
    Filter,
    Reference,
)
from rules.tcg.notation.language.filters import culture_of, culture_or_side
from rules.tcg.notation.triggers import (
    Token,
)

__all__ = [
    "add_burdens",
    "add_threats",
    "add_to_fellowship_archery",
    "add_to_minion_archery",
    "add_to_move_limit",
    "add_to_pipes_you_can_spot",
    "add_twilight",
    "place_tokens",
    "reinforce",
    "remove_burdens",
    "remove_threats",
    "remove_tokens",
    "remove_tokens_anywhere",
    "remove_twilight",
]


def add_threats(count: Amount = 1) -> Effect:
    """Add threats."""
    return ef.AddTokens(Token.THREAT, count)


def remove_threats(count: Amount = 1) -> Effect:
    """Remove threats."""
    return ef.RemoveTokens(Token.THREAT, count)


def add_burdens(count: Amount = 1) -> Effect:
    """Add burdens."""
    return ef.AddTokens(Token.BURDEN, count)


def remove_burdens(count: Amount = 1) -> Effect:
    """Remove burdens."""
    return ef.RemoveTokens(Token.BURDEN, count)


def add_twilight(count: Amount) -> Effect:
    """Add twilight tokens to the pool."""
    return ef.AddTokens(Token.TWILIGHT, count)


def remove_twilight(count: Amount) -> Effect:
    """Remove twilight tokens from the pool."""
    return ef.RemoveTokens(Token.TWILIGHT, count)


def place_tokens(count: Amount, culture: Filter, on: Target = Reference.THIS) -> Effect:
    """Place culture tokens on a card: this one where none is named."""
    known = culture_of(culture)
    if known is None:
        raise TypeError("tokens that are placed belong to a culture")
    return ef.PlaceCultureTokens(count, known, on)


def remove_tokens(
    count: Amount, culture: Filter | None = None, on: Target = Reference.THIS
) -> Effect:
    """Remove culture tokens from a card: this one where none is named."""
    return ef.RemoveCultureTokens(count, culture_of(culture), on)


def remove_tokens_anywhere(count: Amount = 1, culture: Filter | None = None) -> Effect:
    """Remove culture tokens from any cards in play, one here and one there.

    `remove_tokens_anywhere(2, free_peoples)`: of Free Peoples cultures.
    """
    return ef.RemoveCultureTokens(count, culture_or_side(culture), None)


def reinforce(count: Amount | Filter = 1, culture: Filter | None = None) -> Effect:
    """Add tokens to cards that have one of that culture: `reinforce(gondor)`, one of any alone."""
    if isinstance(count, Filter):
        return ef.Reinforce(1, culture_or_side(count))
    return ef.Reinforce(count, culture_or_side(culture))


def add_to_fellowship_archery(amount: Amount, limit: int | None = None) -> Effect:
    """Make the fellowship archery total higher or lower this phase."""
    return ef.ChangeGameNumber(ef.GameNumber.FELLOWSHIP_ARCHERY, amount, limit=limit)


def add_to_minion_archery(amount: Amount, limit: int | None = None) -> Effect:
    """Make the minion archery total higher or lower; `limit` bounds what a card adds in a phase."""
    return ef.ChangeGameNumber(ef.GameNumber.MINION_ARCHERY, amount, limit=limit)


def add_to_pipes_you_can_spot(amount: Amount) -> Effect:
    """Count more pipes than there are, this phase."""
    return ef.ChangeGameNumber(ef.GameNumber.PIPES_SPOTTED, amount)


def add_to_move_limit(amount: Amount, least: int | None = None) -> Effect:
    """Make the move limit for this turn higher or lower; never below `least`."""
    return ef.ChangeGameNumber(ef.GameNumber.MOVE_LIMIT, amount, least)
