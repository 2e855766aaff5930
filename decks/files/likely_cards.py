"""The likeliest card for a name that no card has: misspelt, shortened or half remembered."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache

from decks.contents.zones import DeckZone
from decks.files.card_names import (
    MAX_CHOICES,
    MAX_COMPARED_LENGTH,
    NameBook,
    folded_name,
    loose_name,
)
from rules.tcg.facts.reader import all_cards

# How alike two names are, from 0 to 1, for one to be chosen where the line is clearly a card.
LIKELY = 0.7
# Below a heading for sites, there are fewer cards to take a name for.
LIKELY_SITE = 0.5
MAX_WORDS_OF_SITE = 2
MAX_INITIALS = 5
MIN_WORD = 3


def likely_cards(book: NameBook, written: str) -> tuple[str, ...]:
    """Return the cards a name may mean, the likeliest first; none if nothing comes near.

    The name may be misspelt, have another subtitle, leave out words of the card's name ("Dwarf of
    Erebor"), or write the subtitle's initials ("Frodo, SoD").
    """
    if len(written) > MAX_COMPARED_LENGTH:
        return ()
    near, _ = book.called_like(written)
    alike = near if near and _alike(book, near[0], written) >= LIKELY else ()
    for found in (alike, _by_initials(book, written), _of_title(book, written)):
        if found:
            return tuple(found)[:MAX_CHOICES]
    return (_by_words(book, written) or _somewhat_alike(book, written))[:MAX_CHOICES]


def is_shortened(book: NameBook, card: str, written: str) -> bool:
    """Return whether a name is a good part of a card's: half its words, or its initials."""
    words = loose_name(written).split()
    whole = loose_name(book.name(card)).split()
    half = len(words) > 1 and len(words) * 2 >= len(whole) and set(words) <= set(whole)
    return half or card in _by_initials(book, written)


def likely_sites(book: NameBook, written: str, number: int | None) -> tuple[str, ...]:
    """Return the sites that a name may mean, the likeliest first; of that number, if it has one."""
    if len(written) > MAX_COMPARED_LENGTH:
        return ()
    near, far = book.called_like(written)
    sites = _sites(number) if number is not None else near or far
    compared = SequenceMatcher(autojunk=False)
    compared.set_seq2(folded_name(written))
    alike: dict[str, float] = {}
    for card in sites:
        compared.set_seq1(folded_name(book.name(card)))
        if book.zones[card] is DeckZone.ADVENTURE_DECK and compared.quick_ratio() >= LIKELY_SITE:
            alike[card] = compared.ratio()
    found = sorted(alike, key=lambda card: -alike[card])
    is_short = len(written.split()) <= MAX_WORDS_OF_SITE
    enough = LIKELY_SITE if number is not None or is_short else LIKELY
    return tuple(card for card in found if alike[card] >= enough)[:MAX_CHOICES]


@cache
def _sites(number: int) -> tuple[str, ...]:
    return tuple(card.id for card in all_cards().values() if card.site_number == number)


def _alike(book: NameBook, card: str, written: str) -> float:
    key = folded_name(written)
    names = (folded_name(book.name(card)), book.titles[card])
    return max(SequenceMatcher(None, name, key, autojunk=False).ratio() for name in names)


def _by_initials(book: NameBook, written: str) -> tuple[str, ...]:
    """Return the cards of a title whose subtitle has these initials."""
    before, _, initials = written.replace(",", " ").strip().rpartition(" ")
    if not (before and initials.isalpha() and 1 < len(initials) <= MAX_INITIALS):
        return ()
    wanted = initials.casefold()
    titled = book.called(before.strip()) or _by_words(book, before)
    return tuple(card for card in titled if wanted in _initials(book.name(card)))


def _initials(name: str) -> Iterator[str]:
    words = name.partition(", ")[2].split()
    yield "".join(word[0] for word in words).casefold()
    yield "".join(word[0] for word in words if word != "The").casefold()


def _of_title(book: NameBook, written: str) -> tuple[str, ...]:
    """Return the cards of the title before a comma, those with the nearest subtitles first."""
    title, comma, _ = written.partition(",")
    titled = book.called(title) if comma else ()
    return tuple(sorted(titled, key=lambda card: -_alike(book, card, written)))


def _by_words(book: NameBook, written: str) -> tuple[str, ...]:
    """Return the cards whose names have all the words, those with the fewest others first."""
    words = [word for word in loose_name(written).split() if len(word) >= MIN_WORD]
    if not words or not all(word in book.by_word for word in words):
        return ()
    keys = frozenset.intersection(*(book.by_word[word] for word in words))
    cards = [card for key in keys for card in book.by_name.get(key, ())]
    return tuple(sorted(cards, key=lambda card: (len(book.name(card)), card)))


def _somewhat_alike(book: NameBook, written: str) -> tuple[str, ...]:
    _, far = book.called_like(written)
    return far if far and _alike(book, far[0], written) >= LIKELY else ()
