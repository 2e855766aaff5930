"""Finding the card that a player wrote: by name, by collector's number, by id."""

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from decks.contents.zones import DeckZone
from rules.construction import Game
from rules.construction.printings import printings
from rules.construction.server_errata import printed_card
from rules.construction.tcg.titles import title_key
from rules.lcg.facts.reader import all_cards as all_lcg_cards
from rules.lcg.facts.reader import all_printings as all_lcg_printings
from rules.lcg.vocabulary import CardType as LcgCardType
from rules.names import fold_words
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType, Side

# How alike two names are, from 0 to 1, for one to be a guess at the other, or to be offered.
NEAR = 0.8
REMOTE = 0.55
MAX_CHOICES = 12
MAX_LIKELY = 30
MAX_COMPARED_LENGTH = 60
# The pairs of letters that the fewest names have tell the most; the common ones only cost time.
TELLING_PAIRS = 16
MIN_PART_LENGTH = 4
# How many names may still be compared with all others; None is any number.
_COMPARISONS_LEFT: ContextVar[int | None] = ContextVar("comparisons_left", default=None)
_ARTICLES = frozenset({"the", "a", "an", "and"})
# What the TCG's online server calls a second card of one title.
SERVER_NAMES = {"Orc Pursuer(2)": "7_303", "White Hand Attacker(2)": "18_124"}

# What players' sites call cards of the LCG besides.
LCG_NAMES = {
    "The Wizards's Voice": "07013",
    "A Elbereth! Gilthoniel!": "04132",
    "O Elbereth! Gilthonial!": "04132",
}


@dataclass(frozen=True, slots=True, eq=False)
class NameBook:
    """The cards of one game by everything they may be called, folded (`folded_name`).

    `by_loose_name` has the names and titles that stay apart when articles and plurals are dropped
    (`loose_name`), and `by_word` the folded names that have a word.

    The first five answer by a card's id: its name, folded title, collector's number, natural
    place in a deck, and side. `by_pair` gives the folded names and titles that hold a pair of
    letters, so that a misspelt name is compared with a few and not with all.
    """

    names: Mapping[str, str]
    titles: Mapping[str, str]
    collectors: Mapping[str, str]
    zones: Mapping[str, DeckZone]
    sides: Mapping[str, Side | None]
    by_name: Mapping[str, tuple[str, ...]]
    by_title: Mapping[str, tuple[str, ...]]
    by_number: Mapping[str, tuple[str, ...]]
    by_pair: Mapping[str, tuple[str, ...]]
    by_loose_name: Mapping[str, tuple[str, ...]]
    by_word: Mapping[str, frozenset[str]]

    def name(self, card_id: str) -> str:
        """Return a card's name by its id, the id itself where it has none."""
        return self.names.get(card_id, card_id)

    def called(self, written: str) -> tuple[str, ...]:
        """Return the cards of exactly that name, or else of that title.

        Articles and plurals don't matter where they don't keep two names apart.
        """
        key = folded_name(written)
        exact = self.by_name.get(key) or self.by_title.get(key, ())
        return exact or self.by_loose_name.get(loose_name(written), ())

    def is_spelled(self, written: str) -> bool:
        """Return whether a card has this name or title with its article and plural."""
        key = folded_name(written)
        return key in self.by_name or key in self.by_title

    def is_whole_name(self, written: str) -> bool:
        """Return whether a card has this name; a title that needs a subtitle is none."""
        loose = loose_name(written)
        return any(loose_name(self.name(card)) == loose for card in self.called(written))

    def nearly_called(self, written: str) -> tuple[str, ...]:
        """Return the cards whose names are so close that one of them is meant, closest first."""
        return self.called_like(written)[0]

    def called_like(self, written: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the cards of names so near that one is meant, and those one may look at besides.

        The latter are called something like it, or have it in their name. None of either where no
        more may be compared.
        """
        if not _may_compare():
            return (), ()
        key = folded_name(written)
        alike = _alike(self, key)
        is_part = MIN_PART_LENGTH <= len(key) <= MAX_COMPARED_LENGTH
        parts = (name for name in self.by_name if key in name) if is_part else ()
        near = self._cards_of(name for name, ratio in alike if ratio >= NEAR)
        return near, near or self._cards_of((*(name for name, _ in alike), *parts))

    def _cards_of(self, names: Iterable[str]) -> tuple[str, ...]:
        cards = (card for name in names for card in self.by_name.get(name) or self.by_title[name])
        return tuple(dict.fromkeys(cards))[:MAX_CHOICES]

    def numbered(self, written: str) -> tuple[str, ...]:
        """Return the cards of an id or a collector's number, in any of its spellings.

        A number of the players' server for a card with another text is that card.
        """
        key = number_key(written)
        printed = printed_card(key)
        return self.by_number.get(key) or self.by_number.get(printed or "", ())


@contextmanager
def comparing_at_most(names: int) -> Iterator[None]:
    """Limit how many names without a card a block compares; it finds no card like the others.

    A comparison takes milliseconds, and a stranger may send thousands of names.
    """
    token = _COMPARISONS_LEFT.set(names)
    try:
        yield
    finally:
        _COMPARISONS_LEFT.reset(token)


def _may_compare() -> bool:
    left = _COMPARISONS_LEFT.get()
    if left is not None:
        _COMPARISONS_LEFT.set(left - 1)
    return left is None or left > 0


@lru_cache(maxsize=16_384)
def folded_name(written: str) -> str:
    """Return a name without accents, case and punctuation; a ruling's new title for an old one."""
    title, _, subtitle = written.partition(",")
    return title_key(title) + title_key(subtitle)


@lru_cache(maxsize=16_384)
def loose_name(written: str) -> str:
    """Return a name without articles, "and" and plurals: "goblin armory" for "Goblin Armories"."""
    words = fold_words(written).split()
    return " ".join(_singular(word) for word in words if word not in _ARTICLES)


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > MIN_PART_LENGTH:
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and len(word) >= MIN_PART_LENGTH else word


def number_key(written: str) -> str:
    """Return a collector's number without spaces: "7P364", "15R+2"; an id as it is: "7_364"."""
    return "".join(written.split()).upper()


def five_digits(card_id: str) -> str:
    """Return an id as some programs write it, "01290" for "1_290"; an odd one as it is."""
    before, _, after = card_id.partition("_")
    return f"{before:0>2}{after:0>3}" if before.isdecimal() and after.isdecimal() else card_id


@lru_cache(maxsize=1024)
def _alike(book: NameBook, key: str) -> tuple[tuple[str, float], ...]:
    """Return the folded names of a book that are like a key, the most alike first."""
    if len(key) > MAX_COMPARED_LENGTH:
        return ()
    held = sorted((book.by_pair.get(pair, ()) for pair in _pairs(key)), key=len)
    telling = [names for names in held if names][:TELLING_PAIRS]
    shared = Counter(name for names in telling for name in names)
    return _compared(key, tuple(name for name, _ in shared.most_common(MAX_LIKELY)))


def _compared(key: str, names: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    """Return those of the names that are alike at all, each with how much, the most alike first."""
    alike = []
    comparing = difflib.SequenceMatcher(autojunk=False)
    comparing.set_seq2(key)
    for name in names:
        comparing.set_seq1(name)
        if comparing.real_quick_ratio() >= REMOTE and comparing.quick_ratio() >= REMOTE:
            alike.append((name, comparing.ratio()))
    found = [entry for entry in alike if entry[1] >= REMOTE]
    return tuple(sorted(found, key=lambda one: -one[1])[:MAX_CHOICES])


@cache
def name_book(game: Game) -> NameBook:
    """Return the names of all cards of a game."""
    return _lcg_book() if game is Game.LCG else _tcg_book()


def _lcg_book() -> NameBook:
    cards = [card for card in all_lcg_cards().values() if card.encounter_set is None]
    printings = all_lcg_printings().values()
    names = {card.code: card.name for card in cards}
    by_name = _gathered(
        [(folded_name(card.name), card.code) for card in cards]
        + [(folded_name(name), code) for name, code in LCG_NAMES.items()]
    )
    hero = LcgCardType.HERO
    return NameBook(
        names=names,
        titles={card.code: folded_name(card.name) for card in cards},
        collectors={code: code for code in names},
        zones={c.code: DeckZone.HEROES if c.type is hero else DeckZone.PLAYER_DECK for c in cards},
        sides={},
        by_name=by_name,
        by_title=by_name,
        by_number=_gathered(
            [(code, code) for code in names]
            + [(number_key(card.octgn_id), card.code) for card in cards]
            + [(later.code, later.prints) for later in printings]
            + [(number_key(later.octgn_id), later.prints) for later in printings if later.octgn_id]
        ),
        by_pair=_names_by_pair(by_name),
        by_loose_name=_by_loose_name({card.name for card in cards}, by_name),
        by_word=_names_by_word(card.name for card in cards),
    )


def _tcg_book() -> NameBook:
    cards = all_cards()
    known = dict(cards)
    known.update(
        {
            printing.id: cards[printing.of]
            for printing in printings().values()
            if printing.of is not None
        }
    )
    names = {card_id: card.name for card_id, card in known.items()}
    numbers = [(card.id, card.id) for card in cards.values()]
    numbers += [(card.collector, card.id) for card in cards.values()]
    for printing in printings().values():
        names.setdefault(printing.id, printing.name)
        numbers += [(printing.id, printing.id), (printing.collector, printing.id)]
    numbers += [(five_digits(card_id), card_id) for card_id in names]
    called = [(folded_name(card.name), card.id) for card in cards.values()]
    called += [
        (folded_name(printing.name), printing.id)
        for printing in printings().values()
        if printing.of is None
    ]
    called += [(folded_name(name), card_id) for name, card_id in SERVER_NAMES.items()]
    by_name = _gathered(called)
    by_title = _gathered((folded_name(card.title), card.id) for card in cards.values())
    return NameBook(
        names=names,
        titles=names | {card_id: title_key(card.title) for card_id, card in known.items()},
        collectors={card_id: card.collector for card_id, card in cards.items()}
        | {printing.id: printing.collector for printing in printings().values()},
        zones=_groups(names, known),
        sides={card_id: card.side for card_id, card in known.items()},
        by_name=by_name,
        by_title=by_title,
        by_number=_gathered((number_key(written), card_id) for written, card_id in numbers),
        by_pair=_names_by_pair({**by_name, **by_title}),
        by_loose_name=_by_loose_name(
            {*names.values(), *(card.title for card in cards.values())}, {**by_title, **by_name}
        ),
        by_word=_names_by_word(names.values()),
    )


def _names_by_pair(names: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    return _gathered((pair, name) for name in names for pair in _pairs(name))


def _by_loose_name(
    names: Iterable[str], cards: Mapping[str, tuple[str, ...]]
) -> Mapping[str, tuple[str, ...]]:
    """Return the cards by their loose names, without those that two names share."""
    keys = _gathered(
        (loose_name(name), key) for name in names if (key := folded_name(name)) in cards
    )
    return {loose: cards[of[0]] for loose, of in keys.items() if len(set(of)) == 1}


def _names_by_word(names: Iterable[str]) -> Mapping[str, frozenset[str]]:
    words = _gathered(
        (word, folded_name(name)) for name in names for word in loose_name(name).split()
    )
    return {word: frozenset(keys) for word, keys in words.items()}


def _pairs(name: str) -> set[str]:
    return {first + second for first, second in pairwise(name)}


def _groups(names: Iterable[str], cards: Mapping[str, Card]) -> Mapping[str, DeckZone]:
    """Return where each card stands by its type; a printing that is no card is the large ring."""
    places = {CardType.SITE: DeckZone.ADVENTURE_DECK, CardType.THE_ONE_RING: DeckZone.RING}
    return {
        card_id: places.get(cards[card_id].type, DeckZone.DRAW_DECK)
        if card_id in cards
        else DeckZone.RING
        for card_id in names
    }


def _gathered(pairs: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    gathered: dict[str, list[str]] = {}
    for key, card_id in pairs:
        gathered.setdefault(key, []).append(card_id)
    return {key: tuple(cards) for key, cards in gathered.items()}
