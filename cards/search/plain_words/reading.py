"""Reading plain words: as a name, as facts of cards, as words of what cards do.

Words may be read in several ways, and the cards of all likely ones are found, the likeliest first:
"gandalf" is a wizard and a culture, "heal companion" a companion that heals and a card that heals
one. Each way has a query that finds its cards alone, to be shown and clicked.

Words that cards' names have stay names. Words with a meaning (`meanings`) keep it as long as cards
fit; the rest is looked for in names, then in what cards do.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache, reduce
from itertools import combinations
from operator import and_, or_

from cards.search.index import Index
from cards.search.plain_words.card_numbers import spell_number
from cards.search.plain_words.meanings import Meaning, meanings
from cards.search.query import read
from cards.search.query.fields import Predicate, quoted
from cards.search.word_index import Cards, word_index
from rules.names import fold_words

# Words that tell nothing of a card: "cards that heal the ring-bearer".
_IDLE = frozenset(
    {"a", "all", "an", "any", "can", "card", "cards", "do", "does", "for", "from", "have", "i"}
    | {"in", "is", "me", "my", "of", "show", "that", "the", "their", "them", "to", "which", "who"}
    | {"with", "you", "your"}
)
# More words than these are read only as a name or a text: nobody lists that many facts.
MAX_MEANINGS = 6
MAX_WORDS_READ = 12
MAX_ASKED = 512
MAX_READINGS = 256


class Kind(StrEnum):
    """Where words are looked for."""

    NAMES = "names"
    FACTS = "card facts"
    TEXTS = "what cards do"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read words: the query that asks exactly so, and the cards it finds.

    `likely` says whether a search for the words finds these cards too.
    """

    kind: Kind
    query: str
    cards: Cards
    likely: bool = True

    @property
    def count(self) -> int:
        """How many cards it finds."""
        return self.cards.bit_count()


@lru_cache(maxsize=1)
def plain_words(catalogue: Index) -> "PlainWords":
    """Return the reader of plain words for a catalogue, made once for each change of it."""
    return PlainWords(catalogue)


class PlainWords:
    """Reads plain words over the cards of a catalogue."""

    def __init__(self, catalogue: Index) -> None:
        self._catalogue = catalogue
        self._words = word_index(catalogue)
        # Bounded, since some words have numbers: "site 9".
        self._asked = lru_cache(maxsize=MAX_ASKED)(self._ask)
        self.readings = lru_cache(maxsize=MAX_READINGS)(self._read)

    def predicate(self, words: tuple[str, ...]) -> Predicate:
        """Return whether a card fits plain words, read in any likely way."""
        found = reduce(
            or_, (reading.cards for reading in self.readings(words) if reading.likely), 0
        )
        return self._words.entries(found).__contains__

    def _read(self, words: tuple[str, ...]) -> tuple[Reading, ...]:
        """Return the ways to read words that find cards, the likeliest first."""
        folded = [part for word in words for part in fold_words(_spelled(word)).split()]
        names = Reading(Kind.NAMES, _quoted_words(words), self._named(words))
        facts = tuple(self._by_facts(folded)) if len(folded) <= MAX_WORDS_READ else ()
        said = _without_idle(folded)
        texts = self._in_texts(said, likely=self._are_texts_meant(words, said, names, facts))
        action_first = bool(said) and not isinstance(next(meanings(said)), Meaning)
        rest = (texts, *facts) if texts.likely and action_first else (*facts, texts)
        return _distinct((names, *rest))

    def _by_facts(self, folded: Sequence[str]) -> Iterator[Reading]:
        """Return what words mean, the least firm of them read as plain words where nothing fits."""
        parts = tuple(meanings(folded))
        known = [part for part in parts if isinstance(part, Meaning)]
        if not 0 < len(known) <= MAX_MEANINGS:
            return
        dropped = (some for count in range(len(known)) for some in combinations(known, count))
        for given_up in sorted(dropped, key=lambda some: sum(meaning.firmness for meaning in some)):
            kept = [meaning for meaning in known if meaning not in given_up]
            rest = _without_idle(
                word for part in parts if part not in kept for word in _words_of(part)
            )
            found = list(self._of_facts(kept, rest))
            if found:
                yield from found
                return

    def _of_facts(self, kept: Sequence[Meaning], rest: Sequence[str]) -> Iterator[Reading]:
        """Return the cards of some meanings whose names have the other words, or that do them."""
        for queries in (
            [meaning.queries for meaning in kept],
            [meaning.otherwise or meaning.queries for meaning in kept],
        ):
            facts = reduce(and_, (self._any(some) for some in queries))
            named = facts & self._named(rest)
            if named:
                names = _quoted_words(rest)
                yield Reading(Kind.FACTS, self._query(queries, named, names), named)
            stems = self._stems(rest)
            doing = facts & self._words.doing(stems) if rest else 0
            if doing:
                likely = not named or self._is_rather_text(rest, named)
                texts = f"does:{quoted(' '.join(stems))}"
                yield Reading(Kind.FACTS, self._query(queries, doing, texts), doing, likely)
            if named or doing:
                return

    def _query(self, queries: Sequence[Sequence[str]], cards: Cards, rest: str) -> str:
        """Return the query of some meanings, without those that none of the cards has."""
        used = ([query for query in some if self._asked(query) & cards] for some in queries)
        return " ".join([*dict.fromkeys(map(_either, used)), rest]).strip()

    def _any(self, queries: Sequence[str]) -> Cards:
        return reduce(or_, map(self._asked, queries))

    def _ask(self, query: str) -> Cards:
        places = self._catalogue.places
        found = read(query).of(self._catalogue.entries)
        return sum(1 << places[entry.game, entry.id] for entry in found)

    def _named(self, words: Sequence[str]) -> Cards:
        return reduce(and_, map(self._words.named, words), self._every)

    @property
    def _every(self) -> Cards:
        return (1 << len(self._catalogue.entries)) - 1

    def _in_texts(self, said: Sequence[str], *, likely: bool) -> Reading:
        stems = self._stems(said)
        query = f"does:{quoted(' '.join(stems))}" if stems else ""
        return Reading(Kind.TEXTS, query, self._words.doing(stems), likely)

    def _are_texts_meant(
        self,
        words: Sequence[str],
        said: Sequence[str],
        names: Reading,
        facts: Sequence[Reading],
    ) -> bool:
        """Return whether words, or a part of them, speak of what cards do."""
        if not names.cards and not facts:
            return True
        if facts:
            return any(" does:" in fact.query and fact.likely for fact in facts)
        return self._is_rather_text(said, names.cards)

    def _is_rather_text(self, words: Sequence[str], named: Cards) -> bool:
        """Return whether texts have words whole of which names have only the beginning: "heal"."""
        whole_in_names = reduce(and_, map(self._words.named_whole, words), named)
        return not whole_in_names and all(self._words.texts.whole(word) for word in words)

    def _stems(self, words: Sequence[str]) -> list[str]:
        return [self._stem(word) for word in words]

    def _stem(self, word: str) -> str:
        """Return what a word begins with in all its forms in texts: burdens, burden."""
        texts = self._words.texts
        for ending in ("s", "ing", "ed"):
            stem = word.removesuffix(ending)
            if stem != word and len(stem) > 2 and (texts.whole(stem) or texts.whole(f"{stem}e")):
                return stem
        return word


def _spelled(word: str) -> str:
    """Return a word so that folding keeps what it means: "8+" is "8 or more"."""
    if word.endswith("+") and word[:-1].isdecimal():
        return f"{word[:-1]} or more"
    return spell_number(word)


def _words_of(part: Meaning | str) -> Sequence[str]:
    return part.words if isinstance(part, Meaning) else (part,)


def _without_idle(words: Iterable[str]) -> list[str]:
    return [word for word in words if word not in _IDLE]


def _quoted_words(words: Iterable[str]) -> str:
    """Return words as a query looks for them in names and nowhere else."""
    return " ".join(f'"{word}"' for word in words)


def _either(queries: Sequence[str]) -> str:
    if len(queries) == 1:
        return queries[0]
    return f"({' or '.join(queries)})"


def _distinct(readings: Iterable[Reading]) -> tuple[Reading, ...]:
    """Return the readings that find cards, of those that find the same the first."""
    found: dict[Cards, Reading] = {}
    for reading in readings:
        if reading.cards:
            found.setdefault(reading.cards, reading)
    return tuple(found.values())
