"""Making the fix of a problem in a draft, in one step."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from decks.building.edits import BadEdit
from decks.contents.allowed_zones import allowed_zones
from decks.contents.differences import deck_from_zones, deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.legality.remedies import fix_key
from rules.construction import Fix, Problem, Verdict, game_of
from rules.construction.problem import FixKind

Parts = Mapping[DeckZone, Counter[str]]

GONE = "This problem is gone or has changed."
# Where cards are taken from first; the Ring-bearer and the ring go last.
_ZONES = (
    DeckZone.DRAW_DECK,
    DeckZone.PLAYER_DECK,
    DeckZone.SIDEBOARD,
    DeckZone.ADVENTURE_DECK,
    DeckZone.HEROES,
    DeckZone.RING_BEARER,
    DeckZone.RING,
)
# The only zone that a problem is about.
_ONLY = {
    "not-a-draw-deck-card": DeckZone.DRAW_DECK,
    "not-a-site": DeckZone.ADVENTURE_DECK,
    "not-a-hero": DeckZone.HEROES,
    "same-hero-twice": DeckZone.HEROES,
    "not-a-player-card": DeckZone.PLAYER_DECK,
    "too-many-copies": DeckZone.PLAYER_DECK,
}
# Where cards that no fix names are taken from.
_PLACES = {"site": DeckZone.ADVENTURE_DECK, "hero": DeckZone.HEROES}


def apply_fix(deck: AnyDeck, verdict: Verdict, key: str) -> AnyDeck:
    """Return the deck after the fix that `key` names in its verdict; raise BadEdit for no fix."""
    problem = next((each for each in verdict.problems if fix_key(each) == key), None)
    fix = problem.finding.fix if problem is not None else None
    if problem is None or fix is None:
        raise BadEdit(GONE)
    parts = deck_zones(deck)
    _make(parts, problem, fix)
    after = deck_from_zones(game_of(deck), parts)
    if after == deck:
        raise BadEdit(GONE)
    return after


def _make(parts: Parts, problem: Problem, fix: Fix) -> None:
    finding = problem.finding
    if finding.surplus or finding.missing:
        for card, count in finding.surplus:
            _take(parts, _ZONES, [card], count)
        for card, count in finding.missing:
            parts[allowed_zones(card)[0]][card] += count
    elif fix.kind is FixKind.SWAP:
        for part in finding.parts or (finding,):
            card, print_of_it = part.cards
            for zone in _take(parts, _ZONES, [card], part.have or 0):
                parts[zone][print_of_it] += 1
    elif not fix.cards:
        zone = _PLACES[fix.what]
        _take(parts, [zone], list(parts[zone])[::-1], fix.count)
    else:
        only = _ONLY.get(problem.code)
        zones = _ZONES if only is None or only not in parts else (only,)
        for cards, count in fix.takes():
            _take(parts, zones, cards, count)


def _take(
    parts: Parts, zones: Iterable[DeckZone], cards: Sequence[str], count: int
) -> list[DeckZone]:
    """Take out copies of some cards; return the zone of each copy that was taken."""
    taken: list[DeckZone] = []
    for zone in zones:
        for card in cards if zone in parts else ():
            copies = min(count - len(taken), parts[zone][card])
            parts[zone][card] -= copies
            taken += [zone] * copies
    return taken
