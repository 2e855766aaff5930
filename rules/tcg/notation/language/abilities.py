"""Sentences that do something: event, ability, response, each time."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.abilities import Limit, Per
from rules.tcg.notation.amounts import (
    Zone,
)
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action, Effect, to_action
from rules.tcg.notation.language.filters import this
from rules.tcg.notation.sentences import Sentence
from rules.tcg.notation.triggers import (
    IsPlayed,
    PhaseStarts,
    Trigger,
)
from rules.tcg.vocabulary import Phase

__all__ = [
    "ability",
    "aid",
    "at_start_of",
    "each_time",
    "event",
    "once_per_phase",
    "once_per_site",
    "once_per_turn",
    "response",
    "response_event",
    "when_played",
]


def once_per_phase(uses: int = 1) -> Limit:
    """At most `uses` uses in each phase."""
    return Limit(uses, Per.PHASE)


def once_per_turn(uses: int = 1) -> Limit:
    """At most `uses` uses in each turn."""
    return Limit(uses, Per.TURN)


def once_per_site(uses: int = 1) -> Limit:
    """At most `uses` uses while the fellowship is at a site."""
    return Limit(uses, Per.SITE)


Said = Phase | Action | Effect


def take_apart(words: tuple[Said, ...]) -> tuple[tuple[Phase, ...], Condition | None, Action]:
    """Return the phases, the condition and the action of a sentence, whose action comes last.

    Raise TypeError for any other word.
    """
    phases: list[Phase] = []
    condition: Condition | None = None
    action: Action | None = None
    for word in words:
        if action is not None:
            raise TypeError(f"{word!r} follows the action; the action comes last")
        if isinstance(word, Phase):
            phases.append(word)
        elif isinstance(word, ef.Given):
            if condition is not None:
                raise TypeError("name all conditions in one given(...)")
            condition = word.condition
        elif isinstance(word, Action | Effect):
            action = to_action(word)
        else:
            raise TypeError(f"{word!r} is neither a phase, given(...), nor an action")
    if action is None:
        raise TypeError("a sentence needs an action")
    return tuple(phases), condition, action


def event(*words: Said) -> Sentence:
    """An event: its phases, `given(...)`, then what it does."""
    phases, condition, action = take_apart(words)
    if not phases:
        raise TypeError("an event names its phase")
    return se.Event(phases, action, condition)


def response_event(answers: Trigger, *words: Said) -> Sentence:
    """An event that answers something."""
    _, condition, action = take_apart(words)
    return se.ResponseEvent(answers, action, condition)


def ability(*words: Said, limit: Limit | None = None, used_from: Zone | None = None) -> Sentence:
    """A special ability: its phases, `given(...)`, then what it does.

    `used_from` is where the card is if it is not in play: `its_stack`, `hand`, `discard_pile`.
    """
    phases, condition, action = take_apart(words)
    if not phases:
        raise TypeError("an ability names its phase")
    return se.Special(phases, action, condition, limit, used_from)


def response(
    answers: Trigger, *words: Said, limit: Limit | None = None, used_from: Zone | None = None
) -> Sentence:
    """A special ability that answers something."""
    _, condition, action = take_apart(words)
    return se.Response(answers, action, condition, limit, used_from)


def each_time(
    trigger: Trigger, *words: Effect, limit: Limit | None = None, used_from: Zone | None = None
) -> Sentence:
    """What is done each time something happens; `may(...)` makes it optional.

    A card that says this in hand (`used_from=hand`) may answer and stays there.
    """
    _, condition, action = take_apart(words)
    if action.cost is not None:
        raise TypeError("what each_time(...) does has a cost only inside may(...)")
    from_hand_at_will = used_from is Zone.HAND and isinstance(action.effect, ef.May)
    if used_from is not None and not from_hand_at_will:
        raise TypeError("a card out of play answers from hand, and with may(...)")
    return se.EachTime(trigger, action.effect, condition, limit, used_from)


def when_played(*words: Effect) -> Sentence:
    """What is done when this card is played."""
    return each_time(IsPlayed(this), *words)


def at_start_of(phase: Phase, *words: Effect) -> Sentence:
    """What is done at the start of each such phase."""
    return each_time(PhaseStarts(phase), *words)


def aid(price: Effect) -> Sentence:
    """A follower's aid, and what it costs."""
    return se.Aid(price)
