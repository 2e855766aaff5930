"""Conditions as clauses: "this attack is undefended"."""

from __future__ import annotations

from rules.english import article
from rules.lcg.notation.amounts import TokensOn
from rules.lcg.notation.conditions import (
    ActiveLocationIs,
    BothSo,
    Condition,
    InPlay,
    Is,
    IsAtLeast,
    Moment,
    NotSo,
    ThreatIsAtLeast,
    VictoryPointsAreAtLeast,
)
from rules.lcg.notation.english.nouns import (
    NoEnglish,
    Speaker,
    phrase_of,
    reference,
)
from rules.lcg.notation.filters import AllOf, NotOf, Quality, Reference
from rules.lcg.notation.own import OwnCondition


def condition_clause(condition: Condition, speaker: Speaker) -> str:
    """Return a condition: "this attack is undefended"."""
    if isinstance(condition, Moment):
        return condition.value
    if isinstance(condition, NotSo):
        return _not_so(condition, speaker)
    if isinstance(condition, Is):
        return f"{reference(condition.card, speaker)} is {_predicate(condition, speaker)}"
    if isinstance(condition, InPlay):
        return _in_play(condition, speaker)
    if isinstance(condition, ActiveLocationIs):
        kind = phrase_of(condition.filter, speaker).adjectives
        return f"the active location is {article(' '.join([*kind, 'location']))}"
    if isinstance(condition, ThreatIsAtLeast):
        whose = "defending player's" if condition.of_defending_player else speaker.your
        return f"{whose} threat is {condition.threat} or higher"
    if isinstance(condition, IsAtLeast):
        return _is_at_least(condition, speaker)
    if isinstance(condition, VictoryPointsAreAtLeast):
        return f"they have collected at least {condition.points} victory points"
    if isinstance(condition, OwnCondition):
        return condition.english
    if isinstance(condition, BothSo):
        first = condition_clause(condition.first, speaker)
        second = condition_clause(condition.second, speaker)
        if first.startswith("they "):
            second = second.removeprefix("they ")
        second = second.replace(f"{speaker.this} ", f"{speaker.he} ", 1)
        return f"{first} and {second}"
    raise NoEnglish(f"no English is written for the condition {condition!r}")


def _is_at_least(condition: IsAtLeast, speaker: Speaker) -> str:
    amount = condition.amount
    if isinstance(amount, TokensOn):
        card = reference(amount.card, speaker)
        tokens = f"{amount.token} tokens on {speaker.it}"
        return f"{card} has {condition.number} or more {tokens}"
    raise NoEnglish(f"no English is written for the number {amount!r}")


def _predicate(condition: Is, speaker: Speaker) -> str:
    phrase = phrase_of(condition.filter, speaker)
    if condition.filter is Quality.ACTIVE:
        return "the active location"
    if condition.filter is Quality.COMMITTED:
        return "committed to a quest"
    if phrase.nouns:
        return phrase.text() if phrase.head[:1].isupper() else article(phrase.text())
    if condition.filter is Quality.EXHAUSTED:
        return "exhausted"
    if condition.filter == NotOf(Quality.EXHAUSTED):
        return "ready"
    if phrase.adjectives and not phrase.tails:
        return article(" ".join(phrase.adjectives))
    return " ".join([*phrase.adjectives, *phrase.tails])


def _in_play(condition: InPlay, speaker: Speaker) -> str:
    filter_ = condition.filter
    if isinstance(filter_, Reference):
        return f"{reference(filter_, speaker)} is still in play"
    phrase = phrase_of(filter_, speaker)
    if isinstance(filter_, AllOf) and Quality.YOURS in filter_.parts:
        inner = AllOf(tuple(part for part in filter_.parts if part is not Quality.YOURS))
        return f"{speaker.you} control any {phrase_of(inner, speaker).text(many=True)}"
    named = [noun for noun in phrase.nouns if noun[:1].isupper()]
    return f"{(named or [article(phrase.text())])[0]} is in play"


def _not_so(condition: NotSo, speaker: Speaker) -> str:
    part = condition.part
    if isinstance(part, InPlay):
        phrase = phrase_of(part.filter, speaker)
        if isinstance(part.filter, AllOf) and Quality.YOURS in part.filter.parts:
            inner = AllOf(
                tuple(quality for quality in part.filter.parts if quality is not Quality.YOURS)
            )
            return f"{speaker.you} control no {phrase_of(inner, speaker).text(many=True)}"
        named = [noun for noun in phrase.nouns if noun[:1].isupper()]
        if named:
            return f"{named[0]} is not in play"
        return f"there are no {phrase.text(many=True)} in play"
    if isinstance(part, OwnCondition):
        return part.english.replace("they have ", "they do not have ")
    raise NoEnglish(f"no English is written for what is not {part!r}")
