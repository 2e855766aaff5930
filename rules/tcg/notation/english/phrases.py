"""Filters as noun phrases: "a wounded Sauron minion", "2 Gondor Men skirmishing Targon"."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import singledispatch

from rules.tcg.facts.card import Card
from rules.tcg.notation import filters as fi
from rules.tcg.notation.effects import Who
from rules.tcg.vocabulary import CardType, Culture, ItemClass, Keyword, Race, Side, Signet

_CULTURES = {Culture.WRAITH: "Ringwraith"}
_RACES = {Race.NAZGUL: "Nazgûl", Race.URUK_HAI: "Uruk-hai", Race.HALF_TROLL: "Half-troll"}
_PLURALS = {
    "Man": "Men",
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Nazgûl": "Nazgûl",
    "Uruk-hai": "Uruk-hai",
    "ally": "allies",
    "possession": "possessions",
}
_PROPER_KEYWORDS = frozenset({Keyword.SOUTHRON, Keyword.EASTERLING, Keyword.CORSAIR})
_QUALITIES = {
    fi.Quality.UNIQUE: "unique",
    fi.Quality.WOUNDED: "wounded",
    fi.Quality.EXHAUSTED: "exhausted",
    fi.Quality.ROAMING: "roaming",
    fi.Quality.FIERCE: "fierce",
}
_NOUN_QUALITIES = {fi.Quality.ARCHER: "archer"}
_TAIL_QUALITIES = {
    fi.Quality.IN_SKIRMISH: "in the skirmish",
    fi.Quality.IN_SUPPORT_AREA: "in your support area",
}


@dataclass
class Speaker:
    """Who is spoken of: the card itself, the card chosen last ("that Man"), and who acts."""

    card: Card
    chosen: str = "card"
    actor: Who = Who.YOU

    @property
    def this(self) -> str:
        """How the card speaks of itself."""
        if self.card.unique and self.card.is_character:
            return self.card.title
        return f"this {noun_of_type(self.card.type)}"

    @property
    def that(self) -> str:
        """How it speaks of the card chosen last."""
        return f"that {self.chosen}"


@dataclass
class Phrase:
    """A noun phrase in its making."""

    determiner: str = ""
    adjectives: list[str] = field(default_factory=list)
    nouns: list[str] = field(default_factory=list)
    tails: list[str] = field(default_factory=list)

    @property
    def head(self) -> str:
        """The noun by which the card is spoken of again."""
        return self.nouns[-1] if self.nouns else "card"


def noun_of_type(card_type: CardType) -> str:
    """Give the noun of a card type."""
    return "The One Ring" if card_type is CardType.THE_ONE_RING else card_type.value


def plural(noun: str) -> str:
    """Give a noun's plural."""
    return _PLURALS.get(noun, f"{noun}s")


def phrase(filter_: fi.Filter, speaker: Speaker) -> Phrase:
    """Take a filter apart into a noun phrase."""
    made = Phrase()
    add_to(filter_, made, speaker)
    return made


@singledispatch
def add_to(filter_: fi.Filter, made: Phrase, speaker: Speaker) -> None:
    """Add what a filter says to a phrase; `TypeError` for a word without English."""
    raise TypeError(f"no English is written for the filter {filter_!r}")


# Where the words of a phrase stand: a noun later in this order is nearer to the end.
_ORDER = (Keyword, ItemClass, Race, CardType)


@add_to.register
def _(filter_: fi.AllOf, made: Phrase, speaker: Speaker) -> None:
    def place(part: fi.Filter) -> int:
        if isinstance(part, fi.Printed) and type(part.word) in _ORDER:
            return _ORDER.index(type(part.word))
        return -1

    for part in sorted(filter_.parts, key=place):
        add_to(part, made, speaker)


@add_to.register
def _(filter_: fi.Printed, made: Phrase, speaker: Speaker) -> None:
    word = filter_.word
    match word:
        case Culture():
            made.adjectives.append(_CULTURES.get(word, word.value.capitalize()))
        case Race():
            made.nouns.append(_RACES.get(word, word.value.capitalize()))
        case CardType():
            made.nouns.append(noun_of_type(word))
        case Keyword():
            proper = word in _PROPER_KEYWORDS
            made.nouns.append(word.value.capitalize() if proper else word.value)
        case Side():
            made.adjectives.append("Free Peoples" if word is Side.FREE_PEOPLES else "Shadow")
        case Signet():
            made.tails.append(f"with the {word.value.capitalize()} signet")
        case _:
            made.nouns.append(word.value)


@add_to.register
def _(filter_: fi.AnyOf, made: Phrase, speaker: Speaker) -> None:
    if filter_ == fi.character:
        made.nouns.append("character")
        return
    made.nouns.append(" or ".join(bare(part, speaker) for part in filter_.parts))


@add_to.register
def _(filter_: fi.NotOf, made: Phrase, speaker: Speaker) -> None:
    if filter_.part is fi.Reference.THIS:
        made.determiner = "another"
    else:
        made.tails.append(f"that is not {a(filter_.part, speaker)}")


@add_to.register
def _(filter_: fi.Titled, made: Phrase, speaker: Speaker) -> None:
    made.nouns.append(filter_.title)
    made.determiner = "the"


@add_to.register
def _(filter_: fi.Reference, made: Phrase, speaker: Speaker) -> None:
    made.nouns.append(known(filter_, speaker))
    made.determiner = "the"


@add_to.register
def _(filter_: fi.Quality, made: Phrase, speaker: Speaker) -> None:
    if filter_ is fi.Quality.YOURS:
        made.determiner = "your"
    elif filter_ in _QUALITIES:
        made.adjectives.insert(0, _QUALITIES[filter_])
    elif filter_ in _NOUN_QUALITIES:
        made.nouns.append(_NOUN_QUALITIES[filter_])
    else:
        made.tails.append(_TAIL_QUALITIES[filter_])


@add_to.register
def _(filter_: fi.Bearing, made: Phrase, speaker: Speaker) -> None:
    if filter_ == fi.mounted:
        made.adjectives.insert(0, "mounted")
    else:
        made.tails.append(f"bearing {a(filter_.item, speaker)}")


@add_to.register
def _(filter_: fi.BorneBy, made: Phrase, speaker: Speaker) -> None:
    made.tails.append(f"borne by {a(filter_.bearer, speaker)}")


@add_to.register
def _(filter_: fi.Skirmishing, made: Phrase, speaker: Speaker) -> None:
    made.tails.append(f"skirmishing {a(filter_.opponent, speaker)}")


# --- phrases with their article ---


def known(reference: fi.Reference, speaker: Speaker) -> str:
    """Name a card the sentence already knows."""
    return {
        fi.Reference.THIS: speaker.this,
        fi.Reference.BEARER: "bearer",
        fi.Reference.THAT: speaker.that,
        fi.Reference.SUBJECT: "that card",
    }[reference]


def _words(made: Phrase, *, many: bool = False) -> str:
    nouns = made.nouns or ["card"]
    last = plural(nouns[-1]) if many else nouns[-1]
    return " ".join([*made.adjectives, *nouns[:-1], last, *made.tails])


def bare(filter_: fi.Filter, speaker: Speaker) -> str:
    """Name such a card without an article: "Gondor Man"."""
    return _words(phrase(filter_, speaker))


def a(filter_: fi.Filter, speaker: Speaker) -> str:
    """Name one such card: "a Gondor Man", "another Sauron minion", "Targon"."""
    if isinstance(filter_, fi.Reference):
        return known(filter_, speaker)
    made = phrase(filter_, speaker)
    words = _words(made)
    if made.determiner == "the":
        return words
    if made.determiner:
        return f"{made.determiner} {words}"
    return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"


def some(filter_: fi.Filter, count: int, speaker: Speaker) -> str:
    """Name so many such cards: "2 rangers", "a ranger"."""
    if count == 1:
        return a(filter_, speaker)
    made = phrase(filter_, speaker)
    others = f"{count} other" if made.determiner == "another" else str(count)
    return f"{others} {_words(made, many=True)}"


def each(filter_: fi.Filter, speaker: Speaker) -> str:
    """Name every such card: "each Rohan companion", "each of your Sauron Orcs"."""
    if isinstance(filter_, fi.Reference):
        return known(filter_, speaker)
    made = phrase(filter_, speaker)
    if made.determiner == "your":
        return f"each of your {_words(made, many=True)}"
    if made.determiner == "another":
        return f"each other {_words(made)}"
    return f"each {_words(made)}"


def word(vocabulary_word: StrEnum) -> str:
    """Give a word of the vocabulary as it begins a sentence."""
    return vocabulary_word.value.capitalize()
