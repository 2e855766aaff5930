"""Sentences about playing the card: its bearer, its price, where an event goes."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation import qualities as qu
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Amount, Statistic, Zone
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Effect
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.abilities import take_apart
from rules.tcg.notation.language.qualities import to_quality
from rules.tcg.notation.sentences import Sentence
from rules.tcg.vocabulary import Phase

__all__ = [
    "also_playable",
    "bearer_must_be",
    "borne_in_addition",
    "borne_in_addition_by",
    "cheaper_for",
    "event_goes_beneath_deck",
    "event_goes_on_deck",
    "event_returns_to_hand",
    "exerts_to_play",
    "instead_of_cost",
    "limit_per_character",
    "playable_from",
    "plays_on",
    "plays_stacked",
    "threats_lower_cost",
    "to_assign",
    "to_play",
    "toils_again",
]


def bearer_must_be(*bearer_: Filter, limit: int | None = None) -> Sentence:
    """Who may bear this card; `limit` of its title on one bearer."""
    return se.BearerMustBe(all_of(bearer_), limit=limit)


def plays_on(*bearer_: Filter, limit: int | None = None) -> Sentence:
    """On whom this card is played; `limit` of its title on one bearer."""
    return se.BearerMustBe(all_of(bearer_), plays_on=True, limit=limit)


limit_per_character = se.LimitPerCharacter
borne_in_addition = se.BorneInAddition()


def borne_in_addition_by(*bearer_: Filter) -> Sentence:
    """This item may be borne by such a character in addition to one other of its class."""
    return se.BorneInAddition(all_of(bearer_))


def to_play(*prices: Effect) -> Sentence:
    """What must be paid or spotted to play this card."""
    first, *rest = prices
    price = first
    for part in rest:
        price = price + part
    return se.ToPlay(price)


def to_assign(*words: Effect) -> Sentence:
    """What the Free Peoples player must pay to assign this minion."""
    _, condition, action = take_apart(words)
    return se.ToAssign(action.effect, condition)


also_playable = se.AlsoPlayable
instead_of_cost = se.InsteadOfCost


def exerts_to_play(*who: Filter, saves: Amount) -> Sentence:
    """Exert any number of such characters to play this card for less for each."""
    return se.ExertsToPlay(all_of(who), saves)


def toils_again(*cards: Filter) -> Sentence:
    """This character may exert any number of times for such cards that have toil."""
    return se.ToilsAgain(all_of(cards))


threats_lower_cost = se.ThreatsLowerCost()


def cheaper_for(price: Effect, change: qu.Quality, *then: qu.Quality | Filter) -> Sentence:
    """As you play this card you may pay a price to change its cost, and what it is in play.

    `cheaper_for(discard(some(5, orc)), twilight_cost(-10), fierce)`.
    """
    if not isinstance(change, qu.Change) or change.statistic is not Statistic.TWILIGHT_COST:
        raise TypeError("name the change of the cost after the price: twilight_cost(-2)")
    return se.CheaperFor(price, change.amount, tuple(map(to_quality, then)))


def playable_from(
    zone: Zone,
    *conditions: ef.Given,
    phase: Phase | None = None,
    then_beneath_deck: bool = False,
) -> Sentence:
    """This card may be played from another place: `playable_from(discard_pile, given(...))`."""
    condition = conditions[0].condition if conditions else None
    return se.PlayableFrom(zone, phase, condition, then_beneath_deck)


def plays_stacked(phase: Phase, *cards: Filter, on: Filter) -> Sentence:
    """You may play such events of a phase that are stacked on such cards, as if from hand."""
    return se.PlaysStacked(phase, all_of(cards), on)


def event_returns_to_hand(*words: Effect) -> Sentence:
    """This event may return to hand: `given(...)` and a price, if there are any."""
    return _event_goes("hand", words)


def event_goes_on_deck(*words: Effect) -> Sentence:
    """This event may go on top of the draw deck: `given(...)` and a price, if there are any."""
    return _event_goes("top", words)


def event_goes_beneath_deck(*words: Effect) -> Sentence:
    """This event may go beneath the draw deck: `given(...)` and a price, if there are any."""
    return _event_goes("bottom", words)


def _event_goes(where: str, words: tuple[Effect, ...]) -> Sentence:
    condition: Condition | None = None
    price: Effect | None = None
    for word in words:
        if isinstance(word, ef.Given):
            condition = word.condition
        else:
            price = word
    return se.EventGoes(where, price, condition)
