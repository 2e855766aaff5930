"""What would put a problem right, in plain words."""

from collections.abc import Callable, Mapping

from decks.contents.card_labels import printing_label, printing_labels
from decks.legality.phrases import NAMED
from rules.construction import Fix
from rules.construction.problem import FixKind
from rules.english import count_of, join_words
from rules.tcg.vocabulary import Side


def fix_sentence(fix: Fix | None) -> str:
    """Say what would put it right; empty where nothing is suggested."""
    return _FIXES[fix.kind](fix) if fix is not None else ""


_THINGS = {
    "card": ("card", "cards"),
    "site": ("site", "sites"),
    Side.SHADOW: ("Shadow card", "Shadow cards"),
    Side.FREE_PEOPLES: ("Free Peoples card", "Free Peoples cards"),
    "hero": ("hero", "heroes"),
}
_CHOICES = {
    "ring": "Choose a card of The One Ring.",
    "ring-bearer-frodo": "Choose a Ring-bearer: any card of Frodo.",
    "ring-bearer-other": (
        "Choose another Ring-bearer: another card of Frodo, or a companion with a ring around its "
        "resistance."
    ),
    "ring-bearer-ringed": (
        "Choose a Ring-bearer: any card of Frodo, or a companion with a ring around its resistance."
    ),
}


def _thing(fix: Fix) -> str:
    if fix.sides:
        return " and ".join(count_of(count, *_THINGS[Side(side)]) for side, count in fix.sides)
    return count_of(fix.count, *_THINGS[fix.what])


def _of_cards(fix: Fix) -> str:
    if not fix.cards:
        return _thing(fix)
    if len(fix.each) > 1 and len(fix.each) <= NAMED:
        return join_words([_copies_of(cards, count) for cards, count in fix.each])
    return _copies_of(fix.cards, fix.count)


def _copies_of(cards: tuple[str, ...], count: int) -> str:
    if len(cards) == 1:
        return f"{count_of(count, 'copy', 'copies')} of {printing_label(cards[0])}"
    if len(cards) > NAMED:
        return f"{count} of these cards"
    return f"{count} of {printing_labels(cards)}"


def _add(fix: Fix) -> str:
    return f"Add {_of_cards(fix)}."


def _replace(fix: Fix) -> str:
    if fix.what == "released":
        return f"Take out {_of_cards(fix)} and put in cards that had come out."
    if len(fix.cards) > NAMED:
        return f"Replace {fix.count} of them."
    return f"Replace {_of_cards(fix)}."


def _swap(fix: Fix) -> str:
    if len(fix.cards) == len(fix.by) == 1:
        return f"Play {printing_label(fix.by[0])} instead."
    if len(fix.cards) + len(fix.by) > NAMED:
        return "Take out the first and put in the others."
    return f"Take out {printing_labels(fix.cards)} and put in {printing_labels(fix.by)}."


_FIXES: Mapping[FixKind, Callable[[Fix], str]] = {
    FixKind.ADD: _add,
    FixKind.REMOVE: lambda fix: f"Take out {_of_cards(fix)}.",
    FixKind.REPLACE: _replace,
    FixKind.SWAP: _swap,
    FixKind.CHOOSE: lambda fix: _CHOICES[fix.what],
}
