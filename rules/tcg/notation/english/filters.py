"""Each filter's part in a noun phrase: an adjective, a noun, or what follows it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.english import article
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.filters_of_numbers import with_number_in_range
from rules.tcg.notation.english.labels import (
    ADJECTIVES,
    culture_name,
    keyword_name,
    list_of,
    phase_name,
    race_name,
    side_name,
    signet_name,
    type_name,
)
from rules.tcg.notation.english.phrases import (
    NounPhrase,
    a,
    add_filter,
    noun_phrase,
)
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import FILTERS
from rules.tcg.vocabulary import CardType, Culture, ItemClass, Keyword, Race, Side, Signet

CHARACTER_TYPES = (CardType.COMPANION, CardType.ALLY, CardType.MINION)

_ADJECTIVE_STATES = {
    fi.State.UNIQUE: "unique",
    fi.State.WOUNDED: "wounded",
    fi.State.EXHAUSTED: "exhausted",
    fi.State.ROAMING: "roaming",
    fi.State.UNBOUND: "unbound",
    fi.State.SKIRMISHING: "skirmishing",
    fi.State.CONTROLLED: "controlled",
    fi.State.STACKED: "stacked",
}
_TAIL_STATES = {
    fi.State.ASSIGNED: "assigned to a skirmish",
    fi.State.UNASSIGNED: "not assigned to a skirmish",
    fi.State.IN_SUPPORT_AREA: "in a support area",
    fi.State.CONTROLLED_BY_YOU: "you control",
    fi.State.ON_PATH: "on the adventure path",
    fi.State.CONTROLLED_BY_SHADOW: "a Shadow player controls",
    fi.State.PARTICIPATING: "able to participate in a skirmish",
    fi.State.PLAYED_THIS_TURN: "played this turn",
    fi.State.BEING_PLAYED: "being played",
    fi.State.DISCARDED: "in your discard pile",
    fi.State.OF_UNSPOTTED_RACE: "whose race you cannot spot",
    fi.State.OF_UNSPOTTED_CULTURE: "whose culture you cannot spot",
    fi.State.IN_THAT_SKIRMISH: "in that skirmish",
    fi.State.OF_CULTURE_OF_TOKEN: "of the culture of a culture token you can spot",
    fi.State.OF_SAME_NUMBER: "of the same number",
    fi.State.OF_LOWEST_STRENGTH: "with the lowest strength",
    fi.State.OF_MOST_COMMON_RACE: "of each race that has the most companions",
}
_PROPER_STATES = {
    fi.State.RING_BEARER: "the Ring-bearer",
    fi.State.CURRENT: "the fellowship's current site",
    fi.State.NEXT: "the fellowship's next site",
}
_NEGATIVES: dict[fi.Filter, str] = {
    fi.State.UNIQUE: "non-unique",
    fi.State.WOUNDED: "unwounded",
    fi.State.UNBOUND: "Ring-bound",
    fi.State.CONTROLLED: "uncontrolled",
}
# The order of nouns: the last one is the head.
_RANKS = (Keyword, Race, ItemClass, CardType)


def as_said_of_one(adjectives: str) -> str:
    """Return adjectives as they follow "is": a valiant companion is valiant, a lurker a lurker."""
    return article(adjectives) if adjectives == Keyword.LURKER else adjectives


# --- each filter ---


def _place(filter_: fi.Filter) -> int:
    if isinstance(filter_, fi.Printed) and type(filter_.word) in _RANKS:
        return _RANKS.index(type(filter_.word))
    if isinstance(filter_, fi.AnyOf):
        return max(_place(part) for part in filter_.parts)
    return -1


def _all_of(filter_: fi.AllOf, made: NounPhrase, speaker: Speaker) -> None:
    types = [part for part in filter_.parts if isinstance(part, fi.Printed)]
    made.type_follows = any(isinstance(part.word, CardType) for part in types)
    for part in sorted(filter_.parts, key=_place):
        add_filter(part, made, speaker)
    made.nouns = list(dict.fromkeys(made.nouns))
    if fi.State.RING_BEARER in filter_.parts and any(
        isinstance(part, fi.NotOf) for part in filter_.parts
    ):
        # There is one, but not always such a one: "a non-Shire Ring-bearer".
        made.nouns, made.proper = [("Ring-bearer", "Ring-bearers")], False
    if ("sanctuary", "sanctuaries") in made.nouns:
        made.nouns = [noun for noun in made.nouns if noun[0] != "site"]
    if made.proper and len(made.nouns) > 1:
        named = [noun for noun in made.nouns if noun[0] == noun[1]]
        if ("hunter", "hunters") in made.nouns and named:
            made.adjectives.append("hunter")
        made.nouns = named or made.nouns


# "A companion who has the Gandalf signet", where other sets say "with".
_SETS_WHO_HAVE_SIGNETS = (1, 2, 4)


def _printed(filter_: fi.Printed, made: NounPhrase, speaker: Speaker) -> None:
    word = filter_.word
    match word:
        case Culture():
            made.cultures.append(culture_name(word, brackets=speaker.brackets))
        case Race():
            made.add_noun(race_name(word))
        case CardType() if word is CardType.THE_ONE_RING:
            made.add_noun(type_name(word), type_name(word))
            made.proper = True
        case CardType():
            made.add_noun(type_name(word))
        case Keyword.LURKER if made.type_follows:
            made.nouns.insert(0, ("lurker", "lurker"))
        case Keyword() if word in ADJECTIVES:
            made.adjectives.append(keyword_name(word))
        case Keyword():
            made.add_noun(keyword_name(word))
        case Side():
            made.adjectives.append(side_name(word))
        case Signet():
            signet = f"the {signet_name(word)} signet"
            if speaker.card.set in _SETS_WHO_HAVE_SIGNETS:
                made.add_tail(f"who has {signet}", f"who have {signet}")
            else:
                made.add_tail(f"with {signet}")
        case _:
            made.add_noun(word.value)


def _event_of(filter_: fi.EventOf, made: NounPhrase, speaker: Speaker) -> None:
    made.add_noun(phase_name(filter_.phase), phase_name(filter_.phase))
    made.add_noun("event")


def _any_of(filter_: fi.AnyOf, made: NounPhrase, speaker: Speaker) -> None:
    if set(filter_.parts) == {fi.Printed(side) for side in Side}:
        return  # Every card is of one side or the other.
    parts = _collapsed(filter_.parts)
    phrases = [noun_phrase(part, speaker) for part in parts]
    if len(phrases) == 1 and isinstance(parts[0], _Noun):
        made.add_noun(parts[0].noun)
    elif all(phrase.is_adjective for phrase in phrases):
        made.adjectives.append(list_of([" ".join(each_.adjectives) for each_ in phrases], "or"))
    elif all(phrase.cultures and not phrase.nouns and not phrase.tails for phrase in phrases):
        words = [" ".join([*each_.adjectives, *each_.cultures]) for each_ in phrases]
        made.cultures.append(list_of(words, "or"))
    elif any(phrase.proper for phrase in phrases):
        words = [_alternative(part, speaker) for part in parts]
        made.add_noun(list_of(words, "or"), list_of(words, "or"))
        made.proper = True
    elif all(not phrase.nouns and phrase.tails for phrase in phrases):
        made.add_tail(list_of([phrase.tails[0][0] for phrase in phrases], "or"))
    else:
        words = [_one_of_several(phrase, made) for phrase in phrases]
        many = [_one_of_several(phrase, made, many=True) for phrase in phrases]
        made.add_noun(list_of(words, "or"), list_of(many, "or"))


def _one_of_several(phrase: NounPhrase, made: NounPhrase, *, many: bool = False) -> str:
    """Return one of "Man or roaming minion", where the type follows, or "Dwarf or other Elf"."""
    if phrase.is_adjective and made.type_follows:
        return " ".join(phrase.adjectives)
    return f"{'other ' if phrase.other else ''}{phrase.words(many=many)}"


def _alternative(part: fi.Filter, speaker: Speaker) -> str:
    return article(part.noun) if isinstance(part, _Noun) else a(part, speaker)


@dataclass(frozen=True)
class _Noun(fi.Filter):
    """Several filters for which there is one noun: "character", "weapon"."""

    noun: str


_TOGETHER: tuple[tuple[frozenset[object], str], ...] = (
    (frozenset(CHARACTER_TYPES), "character"),
    (frozenset({ItemClass.HAND_WEAPON, ItemClass.RANGED_WEAPON}), "weapon"),
)


def _collapsed(parts: tuple[fi.Filter, ...]) -> list[fi.Filter]:
    """Replace filters that have one noun together by that noun, where the first one was."""
    left = list(parts)
    for words, noun in _TOGETHER:
        found = [part for part in left if isinstance(part, fi.Printed) and part.word in words]
        if len(found) == len(words):
            place = left.index(found[0])
            left = [part for part in left if part not in found]
            left.insert(place, _Noun(noun))
    return left


def _noun(filter_: _Noun, made: NounPhrase, speaker: Speaker) -> None:
    made.add_noun(filter_.noun)


def _not_of(filter_: fi.NotOf, made: NounPhrase, speaker: Speaker) -> None:
    part = filter_.part
    if part in (fi.Reference.THIS, fi.Reference.BEARER) or isinstance(part, fi.That | fi.Those):
        made.other = True
        return
    if isinstance(part, fi.With) and (opposite := _opposite(part.range)) is not None:
        with_number_in_range(fi.With(part.statistic, opposite), made, speaker)
        return
    negative = _NEGATIVES.get(part)
    if negative is not None:
        made.adjectives.append(negative)
        return
    phrase = NounPhrase() if isinstance(part, fi.Reference) else noun_phrase(part, speaker)
    if phrase.is_adjective:
        words = " ".join(phrase.adjectives)
        many = f"{words}s" if words == Keyword.LURKER else words
        that = "who" if made.proper else "that"
        made.add_tail(f"{that} is not {as_said_of_one(words)}", f"{that} are not {many}")
    elif phrase.cultures and not phrase.nouns and not phrase.tails:
        made.cultures.append(f"non-{' '.join(phrase.cultures)}")
    elif phrase.is_noun and len(phrase.nouns) == 1 and isinstance(part, fi.Printed | fi.With):
        made.adjectives.append(f"non-{phrase.nouns[0][0]}")
    elif not phrase.nouns and phrase.tails and not phrase.adjectives:
        tail = phrase.tails[0][0]
        made.add_tail(tail.removeprefix("not ") if tail.startswith("not ") else f"not {tail}")
    else:
        made.add_tail(f"(except {a(part, speaker)})")


_LEAST_OF_A_NUMBER = 2


def _opposite(range_: fi.Range) -> fi.Range | None:
    """Return "4 or less" for "5 or more"; None for a range with two ends or of "any"."""
    match range_:
        case fi.Range(int() as least, None) if least >= _LEAST_OF_A_NUMBER:
            return fi.Range(None, least - 1)
        case fi.Range(None, int() as most):
            return fi.Range(most + 1, None)
        case _:
            return None


def _titled(filter_: fi.Titled, made: NounPhrase, speaker: Speaker) -> None:
    made.add_noun(filter_.title, filter_.title)
    made.proper = True


def _state(filter_: fi.State, made: NounPhrase, speaker: Speaker) -> None:
    if filter_ is fi.State.YOURS:
        made.owner = "your"
    elif filter_ is fi.State.OPPONENTS:
        made.owner = "an opponent's"
    elif filter_ is fi.State.YOUR_OWN:
        made.owner = "your own"
    elif filter_ in _ADJECTIVE_STATES:
        made.adjectives.append(_ADJECTIVE_STATES[filter_])
    elif filter_ in _TAIL_STATES:
        made.add_tail(_TAIL_STATES[filter_])
    else:
        made.add_noun(_PROPER_STATES[filter_], _PROPER_STATES[filter_])
        made.proper = True


FILTERS.update(
    {
        _Noun: _noun,
        fi.AllOf: _all_of,
        fi.AnyOf: _any_of,
        fi.EventOf: _event_of,
        fi.NotOf: _not_of,
        fi.Printed: _printed,
        fi.State: _state,
        fi.Titled: _titled,
    }
)
