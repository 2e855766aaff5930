"""Effects made of effects: a choice, a condition, a repetition, another player, a later moment."""

from typing import overload

from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import (
    Amount,
    Tally,
    only_filters,
)
from rules.tcg.notation.conditions import Condition, all_hold
from rules.tcg.notation.effects import Action, Duration, Effect, Until, to_action
from rules.tcg.notation.filters import (
    Feature,
    Filter,
    Reference,
    That,
    all_of,
)
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentences import Sentence
from rules.tcg.vocabulary import Phase

__all__ = [
    "at_end_of",
    "either",
    "for_each",
    "given",
    "have",
    "if_",
    "if_killed",
    "if_loses",
    "if_wins",
    "lasting",
    "may",
    "name_a",
    "spot",
    "spot_a",
    "unless",
    "until_you_stop",
]


def may(action: Action | Effect) -> Effect:
    """The player may do this."""
    return ef.May(to_action(action))


@overload
def either(*options: Effect) -> Effect: ...


@overload
def either(*options: Action | Effect) -> Action | Effect: ...


def either(*options: Action | Effect) -> Action | Effect:
    """The player does one of these, of those that can be done; each may have a cost of its own."""
    if any(isinstance(option, Action) for option in options):
        actions = tuple(map(to_action, options))
        return ef.PayEither(actions) >> ef.DoAsPaid(actions)
    return ef.Either(tuple(option for option in options if isinstance(option, Effect)))


def have(who: Player, effect: Effect) -> Effect:
    """Have a player do something: `have(free_peoples_player, exert(a(companion)))`.

    Like every effect it is a command, and it reads as one: "have the Free Peoples player exert a
    companion". `make(card, quality)` is for cards.
    """
    return ef.PlayerDoes(who, effect)


def unless(who: Player, pays: Effect, effect: Effect, instead: Effect | None = None) -> Effect:
    """Do something, unless a player pays to prevent it; then do `instead`, if anything."""
    return ef.UnlessPrevented(who, effect, pays, instead)


def if_wins(winner: That | Reference, effect: Effect) -> Effect:
    """Do something if a character wins this skirmish, before the wounds are counted."""
    return ef.IfWins(winner, effect)


def if_loses(loser: That | Reference, effect: Effect) -> Effect:
    """Do something if a character loses this skirmish, after its wounds."""
    return ef.IfLoses(loser, effect)


def if_killed(victim: Filter, effect: Effect) -> Effect:
    """Do something if the character that passes now is killed before this phase ends."""
    return ef.IfKilled(victim, effect)


def if_(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    """Do something where a condition holds."""
    return ef.If(condition, effect, otherwise)


def for_each(amount: Amount, effect: Effect) -> Effect:
    """Do something as many times as an amount says."""
    return ef.ForEach(amount, effect)


def until_you_stop(limit: int, effect: Effect) -> Effect:
    """Do something until the player chooses to stop, so often at most."""
    return ef.UntilYouStop(limit, effect)


def at_end_of(phase: Phase | Until, effect: Effect) -> ef.AtMoment:
    """Do something when this phase, or the turn, ends."""
    return ef.AtMoment(phase if isinstance(phase, Phase) else None, True, effect)


def lasting(sentence: Sentence, until: Duration = Until.END_OF_PHASE) -> Effect:
    """Make a sentence last for a while."""
    return ef.Lasting(sentence, until)


def spot(count: Amount | Filter | Tally, *of: Filter | Tally) -> Effect:
    """Spot a given number of such cards, or tokens: a requirement said in the place of a cost."""
    if isinstance(count, Filter):
        return ef.Spot(1, all_of((count, *only_filters(of))))
    if isinstance(count, Tally):
        return ef.SpotTokens(1, count)
    if len(of) == 1 and isinstance(of[0], Tally):
        return ef.SpotTokens(count, of[0])
    return ef.Spot(count, all_of(only_filters(of)))


def given(*conditions: Condition) -> ef.Given:
    """If these hold: the condition of an event, ability or trigger, or one of several costs."""
    return ef.Given(all_hold(conditions))


def name_a(what: Feature, *choices: Filter) -> Effect:
    """Name a culture, race, keyword or title; the card remembers it (`named(what)`)."""
    return ef.Name(what, choices)


def spot_a(what: Feature) -> Effect:
    """Spot a race or culture that a card in play has; the card remembers it (`named(what)`)."""
    return ef.Name(what, spotted=True)
