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
    drafts = [_Draft(entry) for entry in catalogue.entries if allowed_zones(entry.id)]
    cards_with = Counter(word for draft in drafts for word in draft.words)
    rarity = {word: log(len(drafts) / count) for word, count in cards_with.items()}
    return {draft.entry.id: draft.profile(rarity) for draft in drafts}


class _Draft:
    """What is read of a card once, before the weights of words are known."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.called = _called(entry)
        self.text = " ".join(searched_sentences(entry))
        said = fold_words(" ".join((*self.called, str(entry.facts.type), *entry.belongs)))
        self.words = frozenset(f"{said} {self.text}".split())

    def profile(self, rarity: Mapping[str, float]) -> Profile:
        """Return the card's profile, its words weighed by how rare they are."""
        # Sorted, so that the length is the same sum in every process.
        weights = {word: rarity[word] for word in sorted(self.words)}
        length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        facts = self.entry.facts
        side = str(facts.side or "") if isinstance(facts, Card) else ""
        return Profile(
            side=side,
            belongs=min(self.entry.belongs, default=""),
            type=str(facts.type),
            set_code=self.entry.set_code,
            words={word: weight / length for word, weight in weights.items()},
            called=self.called,
            text=self.text,
        )


def _called(entry: Entry) -> dict[str, str]:
    facts = entry.facts
    kinds: list[object]
    if isinstance(facts, Card):
        kinds = [facts.race, *facts.classes, *facts.keywords]
    else:
        kinds = [*facts.traits, *(printed.keyword for printed in facts.keywords)]
    names = [entry.title, *(label(str(kind)) for kind in kinds if kind)]
    return {fold_words(name): name for name in names}
