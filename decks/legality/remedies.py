"""What a player can press to put a problem right: take cards out, or search for what is missing."""

from dataclasses import dataclass
from zlib import crc32

from cards.drawn_by_value import drawn_by_value
from cards.search.query.fields import quoted
from decks.contents.zones import DeckZone
from rules.construction import Fix, Problem
from rules.construction.problem import FixKind
from rules.tcg.vocabulary import CardType, Side

# What each search is called, and its query.
_SEARCHES = {
    "card": ("Choose cards", ""),
    "site": ("Choose sites", "type:site"),
    "hero": ("Choose heroes", "type:hero"),
    Side.SHADOW.value: ("Choose Shadow cards", "side:shadow"),
    Side.FREE_PEOPLES.value: ("Choose Free Peoples cards", "side:fp"),
    "ring": ("Choose The One Ring", f"type:{quoted(CardType.THE_ONE_RING)}"),
}
_RING_BEARER = ("Choose a Ring-bearer", "is:bearer")


@drawn_by_value
@dataclass(frozen=True, slots=True)
class Remedy:
    """A button that makes a fix, by its `key`, or a link that searches for cards.

    With `fills` the first card that is chosen goes to that zone.
    """

    label: str
    key: str = ""
    query: str = ""
    fills: str = ""


def remedies(problem: Problem) -> tuple[Remedy, ...]:
    """Return what puts a problem right; nothing where no fix is suggested."""
    fix = problem.finding.fix
    if fix is None:
        return ()
    if fix.kind is FixKind.CHOOSE:
        return (_choice(fix),)
    if fix.kind is FixKind.ADD and not fix.cards:
        things = [side for side, _ in fix.sides] or [fix.what]
        return tuple(_search(thing) for thing in things)
    return (Remedy(_label(problem, fix), key=fix_key(problem)),)


def fix_key(problem: Problem) -> str:
    """Return what names a problem's fix as long as the problem is the same."""
    return f"{problem.rule}-{crc32(repr(problem.finding.fix).encode()):08x}"


def _search(thing: str) -> Remedy:
    label, query = _SEARCHES[thing]
    return Remedy(label, query=query)


def _choice(fix: Fix) -> Remedy:
    if fix.what in _SEARCHES:
        return _search(fix.what)
    label, query = _RING_BEARER
    return Remedy(label, query=query, fills=DeckZone.RING_BEARER.value)


def _label(problem: Problem, fix: Fix) -> str:
    finding = problem.finding
    if fix.kind is FixKind.ADD:
        return f"Add {fix.count}"
    if fix.kind is FixKind.SWAP:
        return "Swap them" if finding.missing or fix.count > 1 else "Swap it"
    takes_all = fix.count > 1 and finding.have in (None, fix.count)
    return f"Take out all {fix.count}" if takes_all else f"Take out {fix.count}"
