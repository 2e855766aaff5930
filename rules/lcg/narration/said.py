"""What the parts of a card's text say in English: an ability, or the effect that is carried out."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from rules.lcg.engine.blueprint import Ability, Blueprint, Program
from rules.lcg.library import definition
from rules.lcg.notation import sentences as se
from rules.lcg.notation.effects import Effect
from rules.lcg.notation.english.effects import clause
from rules.lcg.notation.english.icons import spell_icons
from rules.lcg.notation.english.nouns import NoEnglish, Speaker
from rules.lcg.notation.english.sentences import english
from rules.lcg.notation.sentences import AttachTo, Sentence
from rules.lcg.vocabulary import Keyword

# "Action: Exhaust Gleowine to …" begins with what its button says already.
_WORD_BEFORE = re.compile(
    r"^(?:[A-Z][a-z]+ )?(?:Action|Response|Forced|When Revealed|Shadow|Travel|Setup): "
)
_AS_CONDITION = re.compile(r'^Counts as a Condition attachment with: "(.*)"$')
# What is chosen is seen on the board: "choose a location. Place 1 progress token on it".
_CHOSEN_FIRST = re.compile(r"^choose [^.]*\. (\w)")
# … and a question about it says "it".
_THAT_ONE = re.compile(r"\bthat (?:location|enemy|attachment)\b(?!')")


def without_word_before(sentence: str) -> str:
    """Return a sentence without the word that says when it can be used."""
    attached = _AS_CONDITION.match(sentence)
    return _WORD_BEFORE.sub("", attached[1] if attached else sentence)


@lru_cache(maxsize=4_096)
def said_of_ability(blueprint: Blueprint, ability: Ability) -> str:
    """Return the sentence of an ability: "Action: Exhaust Gleowine to choose a player. …"."""
    sentence = blueprint.notations.get(ability)
    if not isinstance(sentence, Sentence):
        return ""
    return _sentence(blueprint, sentence)


@lru_cache(maxsize=4_096)
def said_of_step(blueprint: Blueprint, step: object) -> str:
    """Return what a step does: "exhaust 1 character you control"; nothing for one unknown."""
    effect = blueprint.notations.get(step)
    if not isinstance(effect, Effect):
        return ""
    try:
        words = clause(effect, Speaker(blueprint.card))
    except NoEnglish:
        return ""
    # Words that depend on what was chosen before are those of the whole sentence.
    if "{" in words:
        return ""
    if _CHOSEN_FIRST.match(words):
        words = _CHOSEN_FIRST.sub(lambda found: found[1].lower(), words)
        words = _THAT_ONE.sub("it", words, count=1)
    return spell_icons(words.removeprefix("choose and ").rstrip("."))


def said_of_program(blueprint: Blueprint, program: Program) -> str:
    """Return what the steps of a program do, one after another."""
    found = dict.fromkeys(said_of_step(blueprint, step) for step in program.steps)
    return ", then ".join(words for words in found if words)


@lru_cache(maxsize=4_096)
def said_of_card(blueprint: Blueprint) -> str:
    """Return the first sentence of a card that does something, without the word before it."""
    said = (*_said(blueprint, _DOING), *_said(blueprint, (se.Rule,)))
    return next(map(without_word_before, said), "")


@lru_cache(maxsize=4_096)
def said_in_play(blueprint: Blueprint) -> str:
    """Return the first sentence of a card that matters while it is in play."""
    return next((without_word_before(said) for said in _said(blueprint, _IN_PLAY)), "")


@lru_cache(maxsize=4_096)
def said_of_location(blueprint: Blueprint) -> tuple[str, ...]:
    """Return what it costs to travel to a location, then what it does, a sentence each."""
    costs = _said(blueprint, (se.Travel,))
    does = (without_word_before(said) for said in _said(blueprint, _IN_PLAY))
    return tuple(words.removesuffix(".") for words in (*costs, *does))


@lru_cache(maxsize=4_096)
def said_when_revealed(blueprint: Blueprint) -> str:
    """Return what a card does when it is revealed, its keywords first; nothing if it does not."""
    keywords = (keyword for keyword in blueprint.card.keywords if keyword.keyword in _WHEN_REVEALED)
    found = [f"{keyword}." for keyword in keywords]
    found += [without_word_before(said) for said in _said(blueprint, (se.WhenRevealed,))]
    return " ".join(found)


@lru_cache(maxsize=4_096)
def said_of_shadow(blueprint: Blueprint) -> str:
    """Return the shadow effect of a card; nothing for one without."""
    return " ".join(without_word_before(said) for said in _said(blueprint, (se.Shadow,)))


def _said(
    blueprint: Blueprint, kinds: type[Sentence] | tuple[type[Sentence], ...]
) -> Iterator[str]:
    """Return the sentences of these kinds on a card."""
    text = definition_of(blueprint)
    for sentence in text.sentences if text is not None else ():
        if isinstance(sentence, kinds):
            yield _sentence(blueprint, sentence)


_WHEN_REVEALED = frozenset({Keyword.DOOMED, Keyword.SURGE})
_IN_PLAY = (se.Action, se.Response, se.Forced, se.Rule, se.Gets, se.Whenever)


_DOING = (
    se.Action,
    se.Response,
    se.Forced,
    se.WhenRevealed,
    se.Shadow,
    se.Travel,
    se.Setup,
)


def definition_of(blueprint: Blueprint) -> se.Definition | None:
    """Return the text of a card; None for one of the rules' own, as an Orc Guard is."""
    return definition(blueprint.card.code, blueprint.edition)


def _sentence(blueprint: Blueprint, sentence: Sentence) -> str:
    """Return a sentence in English; where the card is attached tells what it calls its bearer."""
    text = definition_of(blueprint)
    assert text is not None, "a sentence is part of a text"
    before = tuple(one for one in text.sentences if isinstance(one, AttachTo))
    return english(blueprint.card, replace(text, sentences=(*before, sentence)))[-1]
