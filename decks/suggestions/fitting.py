"""How well a card fits a deck, and why: culture, set and type, words, and other decks."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from heapq import nsmallest
from math import log, sqrt

from cards.labels import label
from decks.contents.differences import deck_copies
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.suggestions.company import Company
from decks.suggestions.profiles import Profile, Profiles
from rules.english import count_of

# Chosen by the 30 starters, five cards taken out of each (tests/decks/suggestions).
_BELONGS, _SET, _TYPE, _WORDS, _COMPANY = 1.0, 1.0, 0.5, 3.0, 3.0
# What a share of 0 counts as, so that its logarithm stays finite.
_RARE = 0.02
# Zones that say nothing of what the rest of a deck is about.
_SET_ASIDE = frozenset({DeckZone.ADVENTURE_DECK, DeckZone.RING, DeckZone.SIDEBOARD})
# How alike a deck must be to be a reason, and how many names of cards are.
_ALIKE = 0.2
_NAMES_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A card that fits, by how much (higher is better; only the order means something), and why."""

    card: str
    fit: float
    reasons: tuple[str, ...]


@dataclass(slots=True)
class _Half:
    """What a deck holds of one side: copies by culture and type, and its words together."""

    copies: int
    belongs: Counter[str]
    types: Counter[str]
    words: defaultdict[str, float]
    cards: list[Profile]
    length: float = 1.0


def cards_that_fit(
    deck: AnyDeck,
    candidates: Iterable[str],
    known: Profiles,
    company: Company,
    slug: str = "",
    at_most: int = 40,
) -> list[Suggestion]:
    """Return the candidates that a deck doesn't hold, the best first, the two sides in turn.

    A card of a culture or sphere of which the deck holds none does not fit; a deck without cards
    of a side gets none of that side. `slug` is the deck's, which does not speak for itself.
    """
    held = _held(deck, known)
    halves = _halves(held, known)
    sets = Counter[str]()
    for card, copies in held.items():
        sets[known[card].set_code] += copies
    if not held:
        return []
    neighbours = company.neighbours(frozenset(held), slug)
    together: dict[str, list[float]] = defaultdict(list)
    for other, alike in neighbours:
        for card in company.decks[other]:
            together[card].append(alike)
    found: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for card in candidates:
        profile = known.get(card)
        half = halves.get(profile.side) if profile is not None else None
        if profile is None or half is None or card in held:
            continue
        if profile.belongs and not half.belongs[profile.belongs]:
            continue
        decks = together.get(card, [])
        fit = _fit(profile, half, sets[profile.set_code] / sets.total(), sum(decks))
        found[profile.side].append((-fit, card))
    return [
        Suggestion(card, -worse, _reasons(known[card], halves[known[card].side], together[card]))
        for worse, card in _in_turn([nsmallest(at_most, side) for side in found.values()])[:at_most]
    ]


def _in_turn(sides: list[list[tuple[float, str]]]) -> list[tuple[float, str]]:
    """Return the best of each side, then the second of each, and so on; of a tie the better fit."""
    ranked = sorted((place, *card) for side in sides for place, card in enumerate(side))
    return [(worse, card) for _, worse, card in ranked]


def _fit(profile: Profile, half: _Half, of_set: float, together: float) -> float:
    belongs = half.belongs[profile.belongs] / half.copies
    words = sum(half.words.get(word, 0.0) * weight for word, weight in profile.words.items())
    return (
        _BELONGS * log(belongs + _RARE)
        + _SET * log(of_set + _RARE)
        + _TYPE * log(half.types[profile.type] / half.copies + _RARE)
        + _WORDS * words / half.length
        + _COMPANY * min(together, 1.0)
    )


def _reasons(profile: Profile, half: _Half, decks: list[float]) -> tuple[str, ...]:
    """Return why a card fits, in a few words each: decks alike, who names whom, its culture."""
    reasons = []
    alike = sum(likeness >= _ALIKE for likeness in decks)
    if alike:
        reasons.append(f"in {count_of(alike, 'similar deck')}")
    named = Counter(
        shown
        for other in half.cards
        for called, shown in other.called.items()
        if f" {called}" in profile.text
    )
    if named:
        reasons.append(f"names {', '.join(name for name, _ in named.most_common(_NAMES_SHOWN))}")
    naming = sum(
        any(f" {called}" in other.text for called in profile.called) for other in half.cards
    )
    if naming:
        reasons.append(f"named by {naming} of your cards")
    copies = half.belongs[profile.belongs]
    if profile.belongs:
        reasons.append(f"{label(profile.belongs)}, like {count_of(copies, 'card')}")
    return tuple(reasons)


def _held(deck: AnyDeck, known: Profiles) -> Counter[str]:
    """Return the copies of each known card in a deck, its sites and its ring aside."""
    copies = deck_copies(deck, without=_SET_ASIDE)
    return Counter({card: count for card, count in copies.items() if card in known})


def _halves(held: Counter[str], known: Profiles) -> dict[str, _Half]:
    halves: dict[str, _Half] = {}
    for card, copies in held.items():
        profile = known[card]
        half = halves.setdefault(
            profile.side, _Half(0, Counter(), Counter(), defaultdict(float), [])
        )
        half.copies += copies
        half.belongs[profile.belongs] += copies
        half.types[profile.type] += copies
        half.cards.append(profile)
        for word, weight in profile.words.items():
            half.words[word] += weight
    for half in halves.values():
        half.length = sqrt(sum(weight * weight for weight in half.words.values())) or 1.0
    return halves
