"""Which restriction of a search without results excludes everything."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cards.search.card_search import find_cards
from cards.search.query.restrictions import side_by_side

# A longer query is searched once for each of its restrictions, which would take too long.
MAX_RESTRICTIONS = 8

CHOICE_NAMES: Mapping[str, str] = {
    "game": "the game filter",
    "set": "the set filter",
    "belongs": "the culture filter",
    "type": "the type filter",
}

Count = Callable[[str, Mapping[str, str]], int]


@dataclass(frozen=True, slots=True)
class Relaxation:
    """A search without one of its restrictions, and how many cards match it."""

    restriction: str
    count: int
    query: str
    choice: str = ""


def count_cards(query: str, choices: Mapping[str, str]) -> int:
    """Return how many cards match."""
    return len(find_cards(query, choices))


def find_relaxations(
    query: str, choices: Mapping[str, str] | None = None, count: Count = count_cards
) -> tuple[Relaxation, ...]:
    """Return the searches with one restriction less that match cards, for one that matches none.

    `query` is one that was read without mistakes; `choices` are those of `find_cards`.
    """
    chosen = {name: value for name, value in (choices or {}).items() if value}
    if not 2 <= len(side_by_side(query)) + len(chosen) <= MAX_RESTRICTIONS:
        return ()
    return tuple(relaxation for relaxation in _relaxed(query, chosen, count) if relaxation.count)


def _relaxed(query: str, chosen: Mapping[str, str], count: Count) -> Iterator[Relaxation]:
    for choice in chosen:
        others = {name: value for name, value in chosen.items() if name != choice}
        yield Relaxation(CHOICE_NAMES[choice], count(query, others), query, choice)
    texts = [query[part.start : part.end] for part in side_by_side(query)]
    for place, text in enumerate(texts):
        shorter = " ".join(texts[:place] + texts[place + 1 :])
        yield Relaxation(f"“{text}”", count(shorter, chosen), shorter)
