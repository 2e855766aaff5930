"""The English of what a card is or does: "he is skirmishing an Orc"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.english import article
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.filters import as_said_of_one
from rules.tcg.notation.english.filters_of_numbers import SETS_OF_DAMAGE_X, range_words, tokens
from rules.tcg.notation.english.filters_of_relations import borne
from rules.tcg.notation.english.labels import list_of, pronoun_of_title, signet_name
from rules.tcg.notation.english.phrases import (
    a,
    noun_phrase,
    reference_name,
    that_name,
)
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import CONDITIONS, measure
from rules.tcg.vocabulary import ItemClass, Signet

_CONTROLS: dict[fi.Filter, tuple[str, str]] = {
    fi.State.CONTROLLED_BY_YOU: ("you control", "you do not control"),
    fi.State.CONTROLLED_BY_SHADOW: ("a Shadow player controls", "no Shadow player controls"),
}


def _is(value: co.Is, speaker: Speaker, holds: bool) -> str:
    said = predicate(value.filter, speaker, holds=holds)
    if value.filter in _CONTROLS:
        name = subject_name(value.reference, speaker)
        return f"{_CONTROLS[value.filter][0 if holds else 1]} {name}"
    if value.reference is fi.Reference.THIS and isinstance(value.filter, fi.BearingTokens):
        count = value.filter.count
        there = f"there {'is' if count == 1 else 'are'} {'' if holds else 'not '}"
        return f"{there}{tokens(value.filter.culture, count, speaker)} here"
    if value.reference is fi.Reference.IT and isinstance(value.filter, fi.Skirmishing | fi.Bearing):
        # "strength +2 (or +4 if skirmishing an archer)" is about the card just named.
        return said.removeprefix("is ")
    words = f"{subject_name(value.reference, speaker)} {said}"
    if value.reference is fi.Reference.BEARER and isinstance(value.filter, fi.Titled):
        if speaker.aside:
            return f"bearer {said}"
        # "If bearer is Éomer, he …": the name tells the pronoun.
        known = pronoun_of_title(value.filter.title)
        speaker.topic, speaker.bearer = "bearer", replace(speaker.bearer, pronoun=known)
    return words


def subject_name(reference: fi.Filter, speaker: Speaker) -> str:
    """Return a known card as a subject, by its pronoun where it was just spoken of."""
    if isinstance(reference, fi.That):
        return that_name(reference, speaker)
    if isinstance(reference, fi.Reference):
        if reference is fi.Reference.IT and speaker.subject:
            return speaker.subject
        if reference is fi.Reference.IT or reference.value == speaker.topic:
            return speaker.pronoun.value
        speaker.topic = reference.value
        return reference_name(reference, speaker)
    return a(reference, speaker)


def predicate(filter_: fi.Filter, speaker: Speaker, *, holds: bool = True) -> str:
    """Return what is said of a subject: "is a Gondor Man", "bears a hand weapon"."""
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    spoken = [part for part in parts if type(part) in _PREDICATES]
    rest = [part for part in parts if type(part) not in _PREDICATES]
    words = [_PREDICATES[type(part)](part, speaker, holds) for part in spoken]
    if rest:
        words.insert(0, _is_such(fi.all_of(rest), speaker, holds))
    return list_of(words, "and" if holds else "or")


def _is_such(filter_: fi.Filter, speaker: Speaker, holds: bool) -> str:
    verb_ = "is" if holds else "is not"
    if isinstance(filter_, fi.NotOf):
        return predicate(filter_.part, speaker, holds=not holds)
    if filter_ is fi.State.IN_SUPPORT_AREA:
        return f"{verb_} in your support area"
    made = noun_phrase(filter_, speaker)
    if isinstance(filter_, fi.Printed) and isinstance(filter_.word, Signet):
        return f"{_does('has', 'have', holds)} the {signet_name(filter_.word)} signet"
    if made.proper:
        return f"{verb_} {made.words()}"
    if not made.nouns and not made.cultures:
        tails = [tail for tail, _ in made.tails]
        return f"{verb_} {as_said_of_one(' '.join([*made.adjectives, *tails]))}"
    if made.owner:
        return f"{verb_} {made.owner} {made.words()}"
    return f"{verb_} {article(made.words())}"


def _does(third_person: str, base: str, holds: bool) -> str:
    return third_person if holds else f"does not {base}"


def _skirmishing(filter_: fi.Skirmishing, speaker: Speaker, holds: bool) -> str:
    return f"is {'' if holds else 'not '}skirmishing {a(filter_.opponent, speaker)}"


def _bearing(filter_: fi.Bearing, speaker: Speaker, holds: bool) -> str:
    if filter_.item == fi.Printed(ItemClass.MOUNT):
        return f"is {'' if holds else 'not '}mounted"
    return f"is {'' if holds else 'not '}bearing {borne(filter_, speaker)}"


def _bearing_tokens(filter_: fi.BearingTokens, speaker: Speaker, holds: bool) -> str:
    words = f"{tokens(filter_.culture, filter_.count, speaker)} on it"
    return f"{_does('has', 'have', holds)} {words}"


def _has_stacked(filter_: fi.HasStacked, speaker: Speaker, holds: bool) -> str:
    return f"{_does('has', 'have', holds)} {a(filter_.card, speaker)} stacked on it"


def _wounds_in(filter_: fi.WoundsIn, speaker: Speaker, holds: bool) -> str:
    words = range_words(filter_.range)
    return f"{_does('has', 'have', holds)} {words} {'wound' if words == '1' else 'wounds'}"


def _with(filter_: fi.With, speaker: Speaker, holds: bool) -> str:
    flags = {
        am.Statistic.FIERCE: "fierce",
        am.Statistic.ARCHER: "an archer",
        am.Statistic.HUNTER: "a hunter",
        am.Statistic.DEFENDER: "defender +1",
    }
    if filter_.range == fi.Range(1, None) and filter_.statistic in flags:
        return f"is {'' if holds else 'not '}{flags[filter_.statistic]}"
    is_damage = filter_ == fi.With(am.Statistic.DAMAGE, fi.Range(1, None))
    if is_damage and holds and speaker.card.set in SETS_OF_DAMAGE_X:
        speaker.damage_is_x = True
        return "is damage +X"
    words = f"{filter_.statistic.value} {range_words(filter_.range)}"
    return f"{_does('has', 'have', holds)} {words}"


def _with_more_than(filter_: fi.WithMoreThan, speaker: Speaker, holds: bool) -> str:
    compared = "greater" if filter_.more else "less"
    words = f"{filter_.statistic.value} {compared} than {measure(filter_.amount, speaker)}"
    return f"{_does('has', 'have', holds)} {words}"


_PREDICATES: dict[type, Callable[..., str]] = {
    fi.Bearing: _bearing,
    fi.BearingTokens: _bearing_tokens,
    fi.HasStacked: _has_stacked,
    fi.Skirmishing: _skirmishing,
    fi.With: _with,
    fi.WithMoreThan: _with_more_than,
    fi.WoundsIn: _wounds_in,
}


CONDITIONS.update(
    {
        co.Is: _is,
    }
)
