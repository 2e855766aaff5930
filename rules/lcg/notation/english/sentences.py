"""Sentences in English: "Response: After X commits to a quest, …"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.english import article, capitalize_first, end_sentence, join_words
from rules.lcg.facts.card import LcgCard
from rules.lcg.notation import sentences as se
from rules.lcg.notation.effects import Paid
from rules.lcg.notation.english.effects import (
    NO_NUMBER,
    change_phrase,
    clause,
    clause_after_cost,
    condition_clause,
)
from rules.lcg.notation.english.laws import law_sentence
from rules.lcg.notation.english.nouns import (
    NoEnglish,
    Speaker,
    phrase_of,
    reference,
)
from rules.lcg.notation.filters import Filter, Reference
from rules.lcg.notation.own import OwnCondition
from rules.lcg.notation.sentences import Occasion
from rules.lcg.vocabulary import Sphere


def english(card: LcgCard, definition: se.Definition) -> tuple[str, ...]:
    """Return what a card does, a sentence at a time."""
    speaker = Speaker(card)
    for sentence in definition.sentences:
        if isinstance(sentence, se.AttachTo):
            speaker.bearer = phrase_of(sentence.filter, speaker).head
    found = []
    for sentence in definition.sentences:
        say = SENTENCES.get(type(sentence))
        if say is None:
            raise NoEnglish(f"no English is written for the sentence {sentence!r}")
        found.append(say(sentence, speaker))
    return tuple(found)


def english_of_side(card: LcgCard, definition: se.Definition, side: str) -> tuple[str, ...]:
    """Return what side A of a quest card says (its set-up), or side B (all else)."""
    wanted = tuple(
        sentence
        for sentence in definition.sentences
        if isinstance(sentence, se.Setup) == (side == "A")
    )
    return english(card, se.Definition(definition.code, wanted, definition.edition))


def _ended(text: str) -> str:
    return end_sentence(capitalize_first(text))


# --- sentences that do something ---


def _paid(does: Paid, speaker: Speaker) -> str:
    if does.cost is None:
        return clause(does.effect, speaker)
    speaker.pays = True
    cost = clause(does.cost, speaker)
    speaker.pays = False
    return f"{cost} to {clause_after_cost(does.effect, speaker)}"


def _action(sentence: se.Action, speaker: Speaker) -> str:
    word = "Action" if sentence.phase is None else f"{sentence.phase.value.capitalize()} Action"
    text = f"{word}: {_ended(_paid(sentence.does, speaker))}"
    if sentence.different_pools:
        text = f"You must use resources from 3 different heroes' pools to pay for this card. {text}"
    if sentence.limit is not None:
        text += f" {_limit(sentence.limit)}"
    return text


def _limit(limit: se.Limit) -> str:
    often = "once" if limit.times == 1 else f"{limit.times} times"
    if limit.each_player:
        return f"This effect may be triggered by each player {often} each {limit.period.value}."
    return f"Limit {often} per {limit.period.value}."


def _response(sentence: se.Response, speaker: Speaker) -> str:
    after = happening_clause(sentence.after, speaker)
    speaker.optional = True
    text = f"Response: After {after}, {end_sentence(_paid(sentence.does, speaker))}"
    speaker.optional = False
    return text


def _forced(sentence: se.Forced, speaker: Speaker) -> str:
    occasion = sentence.when.occasion
    when = happening_clause(sentence.when, speaker)
    word = _WORDS.get(occasion, "After")
    given = ""
    if sentence.given is not None:
        given = condition_clause(sentence.given, speaker)
    effect = end_sentence(clause(sentence.effect, speaker))
    if occasion is Occasion.IS_REVEALED:
        effect = effect.replace("that ", "each ")
        return f"While {given}, {effect[:-1]} as it is revealed by the encounter deck."
    if isinstance(sentence.given, OwnCondition):
        return f"Forced: {word} {when}, if {given}, {effect}"
    if given:
        return f"Forced: If {given} {word.lower()} {when}, {effect}"
    return f"Forced: {word} {when}, {effect}"


_WORDS = {
    Occasion.ATTACKS: "When",
    Occasion.PHASE_BEGINS: "At",
    Occasion.PHASE_ENDS: "At",
    Occasion.ROUND_ENDS: "At",
    Occasion.THREAT_RISES: "When",
    Occasion.PRISONER_RESCUED: "When",
    Occasion.STAGE_DEFEATED: "When",
}


def _when_revealed(sentence: se.WhenRevealed, speaker: Speaker) -> str:
    return f"When Revealed: {_ended(clause(sentence.effect, speaker))}"


def _shadow(sentence: se.Shadow, speaker: Speaker) -> str:
    return f"Shadow: {_ended(clause(sentence.effect, speaker))}"


def _travel(sentence: se.Travel, speaker: Speaker) -> str:
    return f"Travel: {capitalize_first(clause(sentence.cost, speaker))} to travel here."


def _setup(sentence: se.Setup, speaker: Speaker) -> str:
    return f"Setup: {_ended(clause(sentence.effect, speaker))}"


# --- sentences that are always so ---


def _attach_to(sentence: se.AttachTo, speaker: Speaker) -> str:
    return f"Attach to {article(phrase_of(sentence.filter, speaker).text())}."


def _gets(sentence: se.Gets, speaker: Speaker) -> str:
    card = capitalize_first(reference(sentence.card, speaker))
    changes = [quality for quality in sentence.qualities if isinstance(quality, se.Change)]
    gained = [quality for quality in sentence.qualities if isinstance(quality, se.Gains)]
    if gained:
        text = f"{card} gains {join_words([_gained(quality) for quality in gained])}"
    elif changes[0].statistic in NO_NUMBER:
        text = f"{card} {join_words([change_phrase(change, speaker) for change in changes])}"
        text = text.replace(" and cannot ", " or ")
    else:
        text = f"{card} gets {join_words([change_phrase(change, speaker) for change in changes])}"
    if sentence.given is not None:
        so = condition_clause(sentence.given, speaker)
        known = sentence.card is Reference.BEARER and so.startswith("attached")
        if known:
            text = f"If {so}, it gains {join_words([_gained(quality) for quality in gained])}"
        else:
            text += f" when it {so}"
    text = end_sentence(text)
    if sentence.instead is not None:
        so = condition_clause(sentence.instead[0], speaker)
        text += f" ({change_phrase(sentence.instead[1], speaker)} instead if {so}.)"
    return text


def _gained(quality: se.Gains) -> str:
    if isinstance(quality.word, Sphere):
        return f"a [{quality.word.value}] resource icon"
    return f"the {quality.word} trait"


def _rule(sentence: se.Rule, speaker: Speaker) -> str:
    given = None if sentence.given is None else condition_clause(sentence.given, speaker)
    return law_sentence(sentence.law, speaker.this, given, sentence.amount)


SENTENCES: dict[type, Callable[[Any, Speaker], str]] = {
    se.Action: _action,
    se.Response: _response,
    se.Forced: _forced,
    se.WhenRevealed: _when_revealed,
    se.Shadow: _shadow,
    se.Travel: _travel,
    se.Setup: _setup,
    se.AttachTo: _attach_to,
    se.Gets: _gets,
    se.Rule: _rule,
}


# --- happenings ---


def happening_clause(happening: se.Happening, speaker: Speaker) -> str:
    """Return what happens: "Legolas commits to a quest"; remember the card it is about."""
    occasion = happening.occasion
    phase = "" if happening.phase is None else happening.phase.value
    subject = _subject(happening.subject, occasion, speaker)
    say = _HAPPENINGS.get(occasion, f"{{subject}} {occasion.value}")
    return say.format(subject=subject, phase=phase)


def _subject(filter_: Filter | None, occasion: Occasion, speaker: Speaker) -> str:
    if filter_ is None:
        speaker.subject = "card"
        return "a card"
    if isinstance(filter_, Reference):
        speaker.subject = speaker.card.type.value
        return reference(filter_, speaker)
    phrase = phrase_of(filter_, speaker)
    speaker.subject = phrase.head
    return phrase.text() if phrase.head[:1].isupper() else article(phrase.text())


_HAPPENINGS = {
    Occasion.ATTACKS_AND_DESTROYS: "{subject} attacks and destroys an enemy",
    Occasion.IS_PLAYED: "you play {subject}",
    Occasion.IS_REVEALED: "{subject} is revealed by the encounter deck",
    Occasion.SHADOW_DEALT: "a shadow card is dealt to an enemy attacking you",
    Occasion.SHADOW_TRIGGERED: "a shadow effect is triggered during combat",
    Occasion.SHADOW_RESOLVED: "a shadow effect dealt to {subject} resolves",
    Occasion.HAS_ATTACKED: "{subject} attacks",
    Occasion.IS_TRAVELED_TO: "the players travel to {subject}",
    Occasion.QUEST_FAILS: "the players have just quested unsuccessfully",
    Occasion.PROGRESS_PLACED: "placing any number of progress tokens on this card",
    Occasion.PHASE_BEGINS: "the beginning of each {phase} phase",
    Occasion.PHASE_ENDS: "the end of the {phase} phase",
    Occasion.ROUND_ENDS: "the end of the round",
    Occasion.THREAT_RISES: "threat is raised during the refresh phase",
    Occasion.PRISONER_RESCUED: 'the prisoner is "rescued"',
    Occasion.STAGE_DEFEATED: "you defeat this stage",
}
