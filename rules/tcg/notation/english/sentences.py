"""Whole sentences: each sentence of a definition as a player reads it."""

from __future__ import annotations

from functools import singledispatch

from rules.tcg.facts.card import Card
from rules.tcg.notation import abilities as ab
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action, Statistic
from rules.tcg.notation.english.clauses import condition, effect, quality, signed
from rules.tcg.notation.english.phrases import Speaker, a, each, known, word
from rules.tcg.notation.filters import Filter, Reference


def sentences_of(card: Card, definition: ab.Definition) -> tuple[str, ...]:
    """Give the English of a card's definition, a string a sentence, in the card's order."""
    speaker = Speaker(card)
    return tuple(_finished(sentence(part, speaker)) for part in definition.sentences)


def _finished(said: str) -> str:
    return f"{said[0].upper()}{said[1:]}."


@singledispatch
def sentence(part: ab.Sentence, speaker: Speaker) -> str:
    """Say a sentence, without its capital and stop; `TypeError` for one without English."""
    raise TypeError(f"no English is written for the sentence {part!r}")


def action(done: Action, speaker: Speaker) -> str:
    """Say a cost and what it is paid for: "exert Targon to wound a minion"."""
    if done.cost is None:
        return effect(done.effect, speaker)
    cost = effect(done.cost, speaker)
    return f"{cost} to {effect(done.effect, speaker)}"


def _given(holds: Condition | None, said: str, speaker: Speaker) -> str:
    return said if holds is None else f"if {condition(holds, speaker)}, {said}"


def _after(timeword: str, said: str) -> str:
    return f"{timeword}: {said[0].upper()}{said[1:]}"


@sentence.register
def _(part: ab.Event, speaker: Speaker) -> str:
    timeword = " or ".join(word(phase) for phase in part.phases)
    return _after(timeword, _given(part.given, action(part.action, speaker), speaker))


@sentence.register
def _(part: ab.Special, speaker: Speaker) -> str:
    timeword = " or ".join(word(phase) for phase in part.phases)
    return _after(timeword, _given(part.given, action(part.action, speaker), speaker))


@sentence.register
def _(part: ab.ResponseEvent, speaker: Speaker) -> str:
    return _response(part.answers, part.action, part.given, speaker)


@sentence.register
def _(part: ab.Response, speaker: Speaker) -> str:
    return _response(part.answers, part.action, part.given, speaker)


def _response(
    answers: ab.Happening, done: Action, given: Condition | None, speaker: Speaker
) -> str:
    when = f"if {happening(answers, speaker)}"
    if given is not None:
        when += f" and {condition(given, speaker)}"
    return f"Response: {when[0].upper()}{when[1:]}, {action(done, speaker)}"


@sentence.register
def _(part: ab.EachTime, speaker: Speaker) -> str:
    said = _given(part.given, effect(part.effect, speaker), speaker)
    return f"each time {happening(part.happening, speaker)}, {said}"


@sentence.register
def _(part: ab.EachTimeMay, speaker: Speaker) -> str:
    said = _given(part.given, f"you may {action(part.action, speaker)}", speaker)
    return f"each time {happening(part.happening, speaker)}, {said}"


@sentence.register
def _(part: ab.While, speaker: Speaker) -> str:
    said = " and ".join(modifier(each_, speaker) for each_ in part.modifiers)
    if part.condition is None:
        return said
    return f"while {condition(part.condition, speaker)}, {said}"


def modifier(part: ab.Modifier, speaker: Speaker) -> str:
    """Say a modifier: "Targon is strength +2"."""
    affected = part.affects
    who = known(affected, speaker) if isinstance(affected, Reference) else each(affected, speaker)
    match part.statistic:
        case Statistic.TWILIGHT_COST | Statistic.SITE_NUMBER | Statistic.SHADOW_NUMBER:
            return f"the {part.statistic.value} of {who} is {signed(part.amount, speaker)}"
        case Statistic.WOUND_LIMIT:
            return f"{who} takes no more than {part.amount} wound during each skirmish"
        case _:
            return f"{who} is {quality(part.statistic, part.amount, speaker)}"


@sentence.register
def _(part: ab.WoundsBecomeBurdens, speaker: Speaker) -> str:
    where = " in a skirmish" if part.in_skirmish else ""
    burdens = "a burden" if part.burdens == 1 else f"{part.burdens} burdens"
    return (
        "while the Ring-bearer wears The One Ring, each wound he would take"
        f"{where} adds {burdens} instead"
    )


@sentence.register
def _(part: ab.BearerMustBe, speaker: Speaker) -> str:
    return f"bearer must be {a(part.bearer, speaker)}"


@sentence.register
def _(part: ab.ToPlay, speaker: Speaker) -> str:
    return f"to play, {condition(part.requirement, speaker).replace('you can ', '')}"


@sentence.register
def _(part: ab.AlsoPlayable, speaker: Speaker) -> str:
    return (
        f"you may {effect(part.price, speaker)} to play {speaker.this}"
        f" when you could play a {part.phase.value} event"
    )


# --- what happens ---


@singledispatch
def happening(told: ab.Happening, speaker: Speaker) -> str:
    """Say what happens; `TypeError` for a word without English."""
    raise TypeError(f"no English is written for the happening {told!r}")


@happening.register
def _(told: ab.FellowshipMoves, speaker: Speaker) -> str:
    return "the fellowship moves"


@happening.register
def _(told: ab.FellowshipLeaves, speaker: Speaker) -> str:
    return "the fellowship moves from here"


@happening.register
def _(told: ab.FellowshipReaches, speaker: Speaker) -> str:
    return "the fellowship moves here"


@happening.register
def _(told: ab.PhaseStarts, speaker: Speaker) -> str:
    return f"the {told.phase.value} phase starts here"


@happening.register
def _(told: ab.SkirmishStarts, speaker: Speaker) -> str:
    return f"a skirmish that involves {a(told.involving, speaker)} starts"


@happening.register
def _(told: ab.WinsSkirmish, speaker: Speaker) -> str:
    said = f"{a(told.winner, speaker)} wins a skirmish"
    return said + _involving(told.involving, speaker)


@happening.register
def _(told: ab.IsOverwhelmed, speaker: Speaker) -> str:
    return f"{a(told.loser, speaker)} is overwhelmed" + _involving(told.involving, speaker)


def _involving(involved: Filter | None, speaker: Speaker) -> str:
    return "" if involved is None else f" against {a(involved, speaker)}"


@happening.register
def _(told: ab.IsKilled, speaker: Speaker) -> str:
    return f"{a(told.victim, speaker)} is killed"


@happening.register
def _(told: ab.AboutToBeWounded, speaker: Speaker) -> str:
    where = " in a skirmish" if told.in_skirmish else ""
    return f"{a(told.victim, speaker)} is about to take a wound{where}"


@happening.register
def _(told: ab.IsPlayed, speaker: Speaker) -> str:
    return f"{a(told.card, speaker)} is played"
