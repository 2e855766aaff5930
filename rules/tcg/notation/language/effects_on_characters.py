"""Effects on characters: exert, wound, heal, make strength +2, assign."""

from typing import overload

from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import (
    Amount,
    Counted,
)
from rules.tcg.notation.effects import Duration, Effect, Target, Until
from rules.tcg.notation.filters import (
    Filter,
    Printed,
    all_of,
)
from rules.tcg.notation.language.qualities import to_quality
from rules.tcg.notation.qualities import Quality
from rules.tcg.vocabulary import Race

__all__ = [
    "assign",
    "become_minion",
    "cancel_skirmish",
    "end_of",
    "end_of_turn",
    "exert",
    "exhaust",
    "heal",
    "heal_all",
    "kill",
    "lose_keywords_of_choice",
    "make",
    "remove_from_skirmish",
    "replace_in_skirmish",
    "rest_of_game",
    "skirmish_again",
    "wound",
]


def become_minion(
    *words: Quality | Filter,
    strength: int,
    vitality: int,
    race: Filter | None = None,
    until: Duration,
) -> Effect:
    """Make this condition a minion too for a while, of a race, with such qualities."""
    word = race.word if isinstance(race, Printed) else None
    if race is not None and not isinstance(word, Race):
        raise TypeError(f"{race!r} is no race")
    named = word if isinstance(word, Race) else None
    return ef.BecomeMinion(strength, vitality, named, tuple(map(to_quality, words)), until)


exhaust = ef.Exhaust
kill = ef.Kill
lose_keywords_of_choice = ef.LoseKeywordsOfChoice
assign = ef.Assign
remove_from_skirmish = ef.RemoveFromSkirmish
replace_in_skirmish = ef.ReplaceInSkirmish

end_of_turn = Until.END_OF_TURN
rest_of_game = Until.END_OF_GAME
end_of = ef.EndOf


def _times(first: Amount | Target, target: Target | None) -> tuple[Target, Amount]:
    """Return whom an effect is done to and how often. Raise TypeError if the target is first."""
    if target is None:
        if isinstance(first, int | Counted):
            raise TypeError("name the target after the number: exert(2, this)")
        return first, 1
    if not isinstance(first, int | Counted):
        raise TypeError("the number comes first: exert(2, this)")
    return target, first


@overload
def exert(target: Target, /) -> Effect: ...


@overload
def exert(times: Amount, target: Target, /) -> Effect: ...


def exert(first: Amount | Target, target: Target | None = None, /) -> Effect:
    """Exert a character, once or several times: `exert(this)`, `exert(2, this)`."""
    return ef.Exert(*_times(first, target))


@overload
def wound(target: Target, /) -> Effect: ...


@overload
def wound(times: Amount, target: Target, /) -> Effect: ...


def wound(first: Amount | Target, target: Target | None = None, /) -> Effect:
    """Wound a character, once or several times: `wound(2, a(minion))`."""
    return ef.Wound(*_times(first, target))


@overload
def heal(target: Target, /) -> Effect: ...


@overload
def heal(times: Amount, target: Target, /) -> Effect: ...


def heal(first: Amount | Target, target: Target | None = None, /) -> Effect:
    """Heal a character, once or several times: `heal(2, bearer)`."""
    return ef.Heal(*_times(first, target))


def heal_all(target: Target) -> Effect:
    """Heal every wound of a character."""
    return ef.Heal(target, None)


def make(
    target: Target,
    *qualities: Quality | Filter,
    until: Duration = Until.END_OF_PHASE,
    limit: int | None = None,
) -> Effect:
    """Give a card qualities for a while: to the end of the phase where nothing is said.

    `limit` bounds what one card adds in a phase: "(limit +3)". What a player does is
    `have(player, effect)`; a card is made something, a player is had do something.
    """
    if not qualities:
        raise ValueError("make(...) needs a quality")
    return ef.Make(target, tuple(map(to_quality, qualities)), until, limit)


def cancel_skirmish(*involving: Filter) -> Effect:
    """Cancel the skirmish being fought, where such a character is in it."""
    return ef.CancelSkirmish(all_of(involving) if involving else None)


def skirmish_again(target: Target, *against: Filter) -> Effect:
    """A character takes part in another skirmish."""
    return ef.SkirmishAgain(target, all_of(against) if against else None)
