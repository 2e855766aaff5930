"""All cards in memory, ready to be asked: made from the catalogue, once for each change of it.

A process keeps its index until the catalogue's newest change bears another stamp; to find that
out is the one query that a search costs.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import groupby
from uuid import UUID

from django.urls import reverse

from cards.drawn_by_value import drawn_by_value
from cards.models import Card, CatalogueChange, Facts, PrintedText
from cards.printed.markup import spell_marks
from rules.construction import Game
from rules.lcg.facts.card import LcgCard
from rules.names import fold, fold_words
from rules.tcg.facts.card import Card as TcgCard

# Where a printed sentence ends: at a full stop before a space, or with its line.
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|\n+")


@drawn_by_value
@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A card as search sees it.

    `ids` and `versions` are all rows of the one printed card: three for 15 C 60, which means
    three cultures. `facts` are those of the first; `tcg` and `lcg` are the same, or None for a
    card of the other game. A search reads them of every card, so they are stored.
    `words` is its name folded for finding, with and without the spaces that hyphens make;
    `title_words` and `subtitle_words` are each folded alone. `printed_text` and `lore` are what is
    printed on it, where an operator has loaded it; their `…_words` are those folded, and
    `printed_sentences` are the sentences, each word after a space.
    """

    game: Game
    id: str
    ids: tuple[str, ...]
    name: str
    title: str
    subtitle: str
    collector: str
    set_code: str
    set_name: str
    set_order: int
    number: int
    block: str
    versions: tuple[Facts, ...]
    belongs: frozenset[str]
    words: str
    title_words: str
    subtitle_words: str
    printed_text: str = ""
    lore: str = ""
    printed_words: str = ""
    lore_words: str = ""
    printed_sentences: tuple[str, ...] = ()
    facts: Facts = field(init=False)
    tcg: TcgCard | None = field(init=False)
    lcg: LcgCard | None = field(init=False)

    def __post_init__(self) -> None:
        """Store the facts by game."""
        facts = self.versions[0]
        object.__setattr__(self, "facts", facts)
        object.__setattr__(self, "tcg", facts if isinstance(facts, TcgCard) else None)
        object.__setattr__(self, "lcg", facts if isinstance(facts, LcgCard) else None)

    @property
    def address(self) -> str:
        """The address of the card's page."""
        return card_address("cards:card", self.game.value, self.id)


@cache
def card_address(route: str, game: str, card_id: str) -> str:
    """Return an address of a card, reversed once: lists name fifty and more cards a page."""
    return reverse(route, args=[game, card_id])


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """Every card once, sorted by game, set and number; and where to find it.

    `by_id` and `places` (in `entries`) go by game and id, `by_title` by game and folded title.
    `has_printed_texts` tells whether any card has one.
    """

    entries: tuple[Entry, ...]
    by_id: Mapping[tuple[str, str], Entry]
    by_title: Mapping[tuple[str, str], tuple[Entry, ...]]
    places: Mapping[tuple[str, str], int]
    has_printed_texts: bool = False

    def named_alike(self, entry: Entry) -> tuple[Entry, ...]:
        """Return the other cards of the same title, which a deck counts together."""
        alike = self.by_title[entry.game, fold(entry.title)]
        return tuple(other for other in alike if other is not entry)


def index() -> Index:
    """Return the index of the catalogue as it is now."""
    stamp = CatalogueChange.objects.order_by("-pk").values_list("stamp", flat=True).first()
    return _index_of(stamp)


@lru_cache(maxsize=1)
def _index_of(stamp: UUID | None) -> Index:
    cards = Card.objects.select_related("card_set").order_by(
        "-game", "card_set__order", "number", "pk"
    )
    by_print = groupby(cards, key=lambda card: (card.game, card.collector))
    printed = {(text.game, text.collector): text for text in PrintedText.objects.all()}
    entries = tuple(_entry(tuple(rows), printed.get(key)) for key, rows in by_print)
    return Index(
        entries=entries,
        by_id={(entry.game, card_id): entry for entry in entries for card_id in entry.ids},
        by_title=_gathered(entries),
        places={(entry.game, entry.id): place for place, entry in enumerate(entries)},
        has_printed_texts=bool(printed),
    )


def _gathered(entries: Iterable[Entry]) -> Mapping[tuple[str, str], tuple[Entry, ...]]:
    gathered: dict[tuple[str, str], tuple[Entry, ...]] = {}
    for entry in entries:
        key = (entry.game, fold(entry.title))
        gathered[key] = (*gathered.get(key, ()), entry)
    return gathered


def _entry(rows: tuple[Card, ...], printed: PrintedText | None) -> Entry:
    card = rows[0]
    text, lore = (printed.text, printed.lore) if printed is not None else ("", "")
    text = spell_marks(Game(card.game), text)
    return Entry(
        game=Game(card.game),
        id=card.printed_id,
        ids=tuple(row.printed_id for row in rows),
        name=card.name,
        title=card.title,
        subtitle=card.subtitle,
        collector=card.collector,
        set_code=card.card_set.code,
        set_name=card.card_set.name,
        set_order=card.card_set.order,
        number=card.number,
        block=card.card_set.block,
        versions=tuple(row.facts for row in rows),
        belongs=frozenset(row.belongs_to for row in rows if row.belongs_to),
        words=name_words(card),
        title_words=fold_words(card.title),
        subtitle_words=fold_words(card.subtitle),
        printed_text=text,
        lore=lore,
        printed_words=fold_words(text),
        lore_words=fold_words(lore),
        printed_sentences=tuple(
            f" {words}" for sentence in _SENTENCE_END.split(text) if (words := fold_words(sentence))
        ),
    )


def name_words(card: Card) -> str:
    """Return what a card's name is found by, each word after a space."""
    back = card.facts.back_name if isinstance(card.facts, LcgCard) else ""
    names = [f"{card.name} {back}"]
    if "-" in names[0]:
        names.append(names[0].replace("-", ""))
    return " " + " | ".join(fold_words(name) for name in names)
