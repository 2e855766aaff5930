"""Two versions of a deck written so that the cards they share are at the same places.

Where a place decides where a shuffle puts its card, aligned versions draw the same cards on the
same seed, but for those that differ: with keyed shuffles in the TCG (`rules.tcg.game.Game`), and
with versions of the same size in the LCG.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

Rows = tuple[tuple[str, int], ...]


def align(old: Rows, new: Rows) -> Rows:
    """Return the new version's cards with the shared ones at the places they have in the old one.

    Its other cards take the places of those that were taken out, in order; more of them follow
    at the end. Where there are fewer, the last cards move up: a deck list has no gaps.
    """
    added = Counter(_copies(new))
    places_kept: list[str | None] = []
    for card_id in _copies(old):
        shared = added[card_id] > 0
        added[card_id] -= shared
        places_kept.append(card_id if shared else None)
    fresh = [card_id for card_id in _copies(new) if _take(added, card_id)]
    return _rows(_filled(places_kept, fresh))


def swap_cards(rows: Rows, out: str, put_in: str, copies: int) -> Rows:
    """Return rows with up to `copies` copies of a card replaced by another.

    Raise ValueError where there are none of the card.
    """
    counts = dict(rows)
    if out not in counts:
        raise ValueError(f"the deck has no {out}")
    replaced = min(copies, counts[out])
    counts[out] -= replaced
    counts[put_in] = counts.get(put_in, 0) + replaced
    return tuple((card_id, count) for card_id, count in counts.items() if count)


def _copies(rows: Rows) -> list[str]:
    return [card_id for card_id, count in rows for _ in range(count)]


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


def _rows(copies: Sequence[str]) -> Rows:
    """Return copies as rows of a deck list: neighbours that are alike in one row."""
    return tuple((card_id, len(list(alike))) for card_id, alike in groupby(copies))
