"""An LCG deck laid open for the rules: its cards looked up once, counted once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

from rules.construction.problem import Finding
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.card import LcgCard
from rules.lcg.facts.reader import card
from rules.rows import UnknownCard

Held = tuple[tuple[LcgCard, int], ...]


@dataclass(frozen=True, slots=True)
class LcgBuild:
    """What the rules ask of a deck.

    Each part gives a card once with its copies; `copies` counts cards over the whole deck, side
    board and all, by code. `unknown` are codes that no card has. `findings` keeps what rules have
    found.
    """

    heroes: Held
    player_deck: Held
    copies: Mapping[str, int]
    unknown: tuple[str, ...]
    findings: dict[object, tuple[Finding, ...]] = field(
        init=False, default_factory=dict, repr=False, compare=False
    )


@cache
def card_of(code: str) -> LcgCard | None:
    """Return the card of a code, None where no card has it."""
    try:
        return card(code)
    except UnknownCard:
        return None


@lru_cache(maxsize=8)
def resolve_deck(deck: LcgDeck) -> LcgBuild:
    """Look up the deck's cards. Codes that are no card are set aside, never an error.

    The last decks are kept: a page asks about one deck in every format.
    """
    everything = (*deck.heroes, *deck.player_deck, *deck.side_board)
    copies: Counter[str] = Counter()
    for code, count in everything:
        copies[code] += count
    return LcgBuild(
        heroes=_counted(deck.heroes),
        player_deck=_counted(deck.player_deck),
        copies=copies,
        unknown=tuple(code for code in copies if card_of(code) is None),
    )


def _counted(held: Iterable[tuple[str, int]]) -> Held:
    copies: Counter[str] = Counter()
    for code, count in held:
        copies[code] += count
    cards = ((card_of(code), count) for code, count in copies.items())
    return tuple((found, count) for found, count in cards if found is not None)


def cards_by_set(build: LcgBuild) -> Mapping[str, Mapping[str, int]]:
    """Return the cards of a deck with their copies by the code of their set."""
    by_set: dict[str, dict[str, int]] = {}
    for code, count in build.copies.items():
        found = card_of(code)
        if found is not None:
            by_set.setdefault(found.set, {})[code] = count
    return by_set
