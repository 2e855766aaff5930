"""Two versions of a deck written so that the cards they share are at the same places.

With keyed shuffles (`rules.tcg.game.Game`) a place decides where a shuffle puts its card. So
aligned versions draw the same cards on the same seed, but for those that differ.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from rules.tcg.deck import TcgDeck


def align(old: TcgDeck, new: TcgDeck) -> TcgDeck:
    """Return the new version with its shared cards at the places they have in the old one.

    Its other cards take the places of those that were taken out, in order; more of them follow
    at the end. Where there are fewer, the last cards move up: a deck list has no gaps.
    """
    places = list(old.copies())
    added = Counter(new.copies())
    places_kept: list[str | None] = []
    for card_id in places:
        shared = added[card_id] > 0
        added[card_id] -= shared
        places_kept.append(card_id if shared else None)
    fresh = [card_id for card_id in new.copies() if _take(added, card_id)]
    return replace(new, draw_deck=_rows(_filled(places_kept, fresh)))


def _take(left: Counter[str], card_id: str) -> bool:
    if left[card_id] <= 0:
        return False
    left[card_id] -= 1
    return True


def _filled(places: Sequence[str | None], fresh: Sequence[str]) -> list[str]:
    filled = list(places)
    coming = iter(fresh)
    for place, card_id in enumerate(filled):
        if card_id is None:
            filled[place] = next(coming, None)
    filled += coming
    while None in filled:
        last = filled.pop()
        if last is not None:
            filled[filled.index(None)] = last
    return [card_id for card_id in filled if card_id is not None]


def _rows(copies: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Return copies as rows of a deck list: neighbours that are alike in one row."""
    return tuple((card_id, len(list(alike))) for card_id, alike in groupby(copies))
