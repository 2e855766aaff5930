"""What a card is about, as words with weights: its traits, its title and what it does.

The weight of a word is its inverse document frequency: a word of few cards says much, a word of
nearly all says nothing. Each profile has length 1, so that the product of two is their cosine.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from cards.labels import label
from cards.search.index import Entry, Index
from cards.search.sentences import searched_sentences
from decks.contents.allowed_zones import allowed_zones
from decks.contents.zones import DeckZone
from rules.names import fold_words
from rules.tcg.facts.card import Card

# Parts of a deck for which cards are suggested.
SUGGESTED_ZONES = frozenset({DeckZone.DRAW_DECK, DeckZone.PLAYER_DECK})


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """What a card is about. `side` is "" in the LCG, `belongs` its culture or sphere, "" for none.

    `words` have length 1 together. `called` is what other cards name it by (title, race, classes,
    keywords, traits), folded, with each as a reader writes it; `text` is what it does, folded.
    """

    side: str
    belongs: str
    type: str
    set_code: str
    words: Mapping[str, float]
    called: Mapping[str, str]
    text: str


Profiles = Mapping[str, Profile]


@lru_cache(maxsize=1)
def profiles(catalogue: Index) -> Profiles:
    """Return the profiles of a catalogue, made once for each change of it (about a second)."""
    entries = [entry for entry in catalogue.entries if allowed_zones(entry.id)]
    words = {entry.id: _words(entry) for entry in entries}
    cards_with = Counter(word for said in words.values() for word in said)
    rarity = {word: log(len(entries) / count) for word, count in cards_with.items()}
    return {entry.id: _profile(entry, words[entry.id], rarity) for entry in entries}


def _profile(entry: Entry, words: frozenset[str], rarity: Mapping[str, float]) -> Profile:
    # Sorted, so that the length is the same sum in every process.
    weights = {word: rarity[word] for word in sorted(words)}
    length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    facts = entry.facts
    side = str(facts.side or "") if isinstance(facts, Card) else ""
    return Profile(
        side=side,
        belongs=min(entry.belongs, default=""),
        type=str(facts.type),
        set_code=entry.set_code,
        words={word: weight / length for word, weight in weights.items()},
        called=_called(entry),
        text=" ".join(searched_sentences(entry)),
    )


def _words(entry: Entry) -> frozenset[str]:
    said = " ".join((*_called(entry), str(entry.facts.type), *entry.belongs))
    return frozenset(f"{fold_words(said)} {' '.join(searched_sentences(entry))}".split())


def _called(entry: Entry) -> dict[str, str]:
    facts = entry.facts
    kinds: list[object]
    if isinstance(facts, Card):
        kinds = [facts.race, *facts.classes, *facts.keywords]
    else:
        kinds = [*facts.traits, *(printed.keyword for printed in facts.keywords)]
    names = [entry.title, *(label(str(kind)) for kind in kinds if kind)]
    return {fold_words(name): name for name in names}
