"""Cards that may take another's place in a deck: of its kind, about its cost, and allowed."""

from django.utils.timezone import localdate

from cards.search.card_search import find_cards
from cards.search.index import Entry
from cards.search.query.facts import cost
from decks.building.draft_legality import legal_on
from decks.contents.encoding import AnyDeck
from decks.suggestions.namesakes import namesakes_in_play, unique_namesakes
from play.models.limits import MAX_CANDIDATES
from play.requests.trial import main_cards
from rules.construction import Format

SUGGESTED = 6
# Costs further apart make a card of another kind.
COST_APART = 1


def legal_cards(format: Format) -> frozenset[str]:
    """Return the cards that a format allows today."""
    return frozenset(card_id for entry in _allowed(format) for card_id in entry.ids)


def suggest_cards(card_out: str, deck: AnyDeck, format: Format) -> list[str]:
    """Return cards to try in the place of one: its culture or sphere, its type, about its cost.

    Those that the deck holds already, that the format does not allow, or that can't be in play
    beside the deck's own (another Frodo beside its Ring-bearer) are left out. The ones that cost
    the same come first.
    """
    assert SUGGESTED <= MAX_CANDIDATES
    allowed = _allowed(format)
    entries = {card_id: entry for entry in allowed for card_id in entry.ids}
    out = entries.get(card_out)
    if out is None:
        return []
    held = main_cards(deck).keys() - {card_out}
    shut_out = namesakes_in_play(deck) | unique_namesakes(format.game, held)
    alike = [
        entry
        for entry in allowed
        if _is_alike(entry, out) and entry.title != out.title and not shut_out & set(entry.ids)
    ]
    ranked = sorted(alike, key=lambda entry: (_apart(entry, out), entry.set_order, entry.number))
    return [entry.id for entry in ranked[:SUGGESTED]]


def _allowed(format: Format) -> tuple[Entry, ...]:
    """Return the cards of a format; all of the game where its rules are for whole decks."""
    legal = legal_on(format, localdate())
    return find_cards(f"legal:{legal}" if legal else "", {"game": format.game.value})


def _is_alike(entry: Entry, out: Entry) -> bool:
    """Whether a card is of another's culture or sphere and type, and costs about as much."""
    is_same_kind = entry.facts.type is out.facts.type and bool(entry.belongs & out.belongs)
    return is_same_kind and _apart(entry, out) <= COST_APART


def _apart(entry: Entry, out: Entry) -> int:
    """Return how far apart two costs are; what has none, or X, counts as 0."""
    costs = [cost(card) for card in (entry, out)]
    first, second = (number if isinstance(number, int) else 0 for number in costs)
    return abs(first - second)
