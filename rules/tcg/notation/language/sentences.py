"""Sentences: event, ability, each time, while, bearer must be."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import (
    Amount,
)
from rules.tcg.notation.conditions import Condition, all_hold
from rules.tcg.notation.effects import (
    Action,
    Effect,
    to_action,
)
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.filters import this
from rules.tcg.notation.language.qualities import to_quality
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentences import Forbidden, From, GameNumberIs, Limit, Per, Sentence
from rules.tcg.notation.triggers import (
    IsPlayed,
    PhaseStarts,
    Trigger,
)
from rules.tcg.vocabulary import Phase


class Given:
    """What must hold for a sentence, named before its action, as print has it."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition


def given(*conditions: Condition) -> Given:
    """If these hold: the condition of an event, ability or trigger."""
    return Given(all_hold(conditions))


def once_per_phase(uses: int = 1) -> Limit:
    """So many uses in each phase."""
    return Limit(uses, Per.PHASE)


def once_per_turn(uses: int = 1) -> Limit:
    """So many uses in each turn."""
    return Limit(uses, Per.TURN)


Said = Phase | Given | Action | Effect


def _take_apart(words: tuple[Said, ...]) -> tuple[tuple[Phase, ...], Condition | None, Action]:
    phases: list[Phase] = []
    condition: Condition | None = None
    action: Action | None = None
    for word in words:
        if action is not None:
            raise TypeError(f"{word!r} follows the action; the action comes last")
        if isinstance(word, Phase):
            phases.append(word)
        elif isinstance(word, Given):
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
    phases, condition, action = _take_apart(words)
    if not phases:
        raise TypeError("an event names its phase")
    return se.Event(phases, action, condition)


def response_event(answers: Trigger, *words: Said) -> Sentence:
    """An event that answers something."""
    _, condition, action = _take_apart(words)
    return se.ResponseEvent(answers, action, condition)


def ability(*words: Said, limit: Limit | None = None, source: From = From.PLAY) -> Sentence:
    """A special ability: its phases, `given(...)`, then what it does."""
    phases, condition, action = _take_apart(words)
    if not phases:
        raise TypeError("an ability names its phase")
    return se.Special(phases, action, condition, limit, source)


def response(
    answers: Trigger, *words: Said, limit: Limit | None = None, source: From = From.PLAY
) -> Sentence:
    """A special ability that answers something."""
    _, condition, action = _take_apart(words)
    return se.Response(answers, action, condition, limit, source)


def each_time(trigger: Trigger, *words: Given | Effect, limit: Limit | None = None) -> Sentence:
    """What is done each time something happens; `may(...)` makes it optional."""
    _, condition, action = _take_apart(words)
    if action.cost is not None:
        raise TypeError("what each_time(...) does has a cost only inside may(...)")
    return se.EachTime(trigger, action.effect, condition, limit)


def when_played(*words: Given | Effect) -> Sentence:
    """What is done when this card is played."""
    return each_time(IsPlayed(this), *words)


def at_start_of(phase: Phase, *words: Given | Effect) -> Sentence:
    """What is done at the start of each such phase."""
    return each_time(PhaseStarts(phase), *words)


def aid(price: Effect) -> Sentence:
    """A follower's aid, and what it costs."""
    return se.Aid(price)


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


def fellowship_archery(amount: Amount) -> GameNumberIs:
    """The fellowship archery total is higher or lower."""
    return GameNumberIs(ef.GameNumber.FELLOWSHIP_ARCHERY, amount)


def minion_archery(amount: Amount) -> GameNumberIs:
    """The minion archery total is higher or lower."""
    return GameNumberIs(ef.GameNumber.MINION_ARCHERY, amount)


def move_limit(amount: Amount, least: int | None = None) -> GameNumberIs:
    """The move limit is higher or lower, for the turn once it is at all; never below `least`."""
    return GameNumberIs(ef.GameNumber.MOVE_LIMIT, amount, least)


def forbids(who: Player, what: Forbidden, *cards: Filter, phase: Phase | None = None) -> se.Forbids:
    """A player may not do something, with such cards."""
    return se.Forbids(who, what, all_of(cards) if cards else None, phase)


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
transfers_are_free = se.FreeTransfers()
wins_after_reconciling = se.WinsAfterReconciling()
wounds_become_burdens = se.WoundsBecomeBurdens


def bearer_must_be(*bearer_: Filter, limit: int | None = None) -> Sentence:
    """Who may bear this card; `limit` of its title on one bearer."""
    return se.BearerMustBe(all_of(bearer_), limit=limit)


def plays_on(*bearer_: Filter, limit: int | None = None) -> Sentence:
    """On whom this card is played; `limit` of its title on one bearer."""
    return se.BearerMustBe(all_of(bearer_), plays_on=True, limit=limit)


limit_per_character = se.LimitPerCharacter
borne_in_addition = se.BorneInAddition()


def to_play(*prices: Effect) -> Sentence:
    """What must be paid or spotted to play this card."""
    first, *rest = prices
    price = first
    for part in rest:
        price = price + part
    return se.ToPlay(price)


def costs_on(on: Filter, amount: Amount, *cards: Filter) -> se.CostsOnBearer:
    """Such cards cost more or less when played on such a bearer."""
    return se.CostsOnBearer(all_of(cards), on, amount)


def first_played_costs(phase: Phase | None, amount: Amount, *cards: Filter) -> se.FirstPlayed:
    """The first such card costs more or less in each such phase, or in each turn (None)."""
    return se.FirstPlayed(phase, all_of(cards), amount)


def to_assign(*words: Given | Effect) -> Sentence:
    """What the Free Peoples player must pay to assign this minion."""
    _, condition, action = _take_apart(words)
    return se.ToAssign(action.effect, condition)


also_playable = se.AlsoPlayable


def event_goes(
    where: str, price: Effect | None = None, condition: Condition | None = None
) -> Sentence:
    """Where an event may go instead of the discard pile: "hand", "top" or "bottom" of the deck."""
    return se.EventGoes(where, price, condition)
