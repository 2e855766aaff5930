"""Proposals: versions of a deck with some cards out and as many of the same group in.

A group has the cards that may take each other's place: the Free Peoples cards of a TCG deck, its
Shadow cards, its sites of one number, the player deck of the LCG. So the sides of a deck stay as
large as they were. `Latitude.is_allowed` has the last word: format, day, and the cards owned.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from rules.playtest.improving.worth import Worths

Copies = Mapping[str, int]

# How many copies the proposals of a step exchange, in turn: bold ones and careful ones.
SIZES = (16, 10, 6, 12, 8, 4)
# How often a version is drawn again that is not allowed, or was proposed already.
_DRAWS = 6


@dataclass(frozen=True, slots=True)
class Latitude:
    """What may change of the `first` version.

    Each of the `groups` has the most copies that a version may hold of each card. No copy of a
    card that is `kept` goes, and at most `changes` copies differ from the first version.
    """

    first: Copies
    groups: tuple[Copies, ...]
    kept: frozenset[str]
    changes: int
    is_allowed: Callable[[Copies], bool]


@dataclass(frozen=True, slots=True)
class _Exchange:
    """A copy that goes, one that comes, and what that seems to be worth."""

    gain: float
    out: str
    put_in: str


def change_between(old: Copies, new: Copies) -> dict[str, int]:
    """Return how many copies more the new version has of each card; fewer are negative."""
    found = {card: new.get(card, 0) - old.get(card, 0) for card in sorted({*old, *new})}
    return {card: copies for card, copies in found.items() if copies}


def copies_changed(old: Copies, new: Copies) -> int:
    """Return how many copies of the new version are not in the old one."""
    return sum(copies for copies in change_between(old, new).values() if copies > 0)


def propose(
    current: Copies, count: int, worths: Worths, latitude: Latitude, seed: int
) -> list[dict[str, int]]:
    """Return up to `count` different versions of a deck that are allowed, each from its own draw.

    There may be fewer, or none, where little can change.
    """
    dice = Random(seed)
    cards = sorted({card for group in latitude.groups for card in group} | {*current})
    found: list[dict[str, int]] = []
    for number in range(count):
        for _ in range(_DRAWS):
            worth = worths.draw(cards, dice)
            version = _version(current, SIZES[number % len(SIZES)], worth, latitude, dice)
            if version != current and version not in found:
                found.append(version)
                break
    return found


def _version(
    current: Copies, size: int, worth: Mapping[str, float], latitude: Latitude, dice: Random
) -> dict[str, int]:
    """Return the deck with up to `size` copies exchanged, those first that seem to gain most."""
    exchanges = [
        exchange
        for group in latitude.groups
        for exchange in _exchanges(current, group, worth, latitude.kept, dice)
    ]
    exchanges.sort(key=lambda exchange: -exchange.gain)
    version = dict(current)
    for block in _blocks(exchanges[:size]):
        changed = Counter(version)
        changed.update(exchange.put_in for exchange in block)
        changed.subtract(exchange.out for exchange in block)
        held = {card: copies for card, copies in sorted(changed.items()) if copies > 0}
        if copies_changed(latitude.first, held) > latitude.changes:
            continue
        if latitude.is_allowed(held):
            version = held
    return version


def _exchanges(
    current: Copies,
    group: Copies,
    worth: Mapping[str, float],
    kept: frozenset[str],
    dice: Random,
) -> Iterator[_Exchange]:
    """Return the exchanges in a group that gain: the worst copy for the best one, and so on."""
    going = sorted(
        (card for card in sorted(group) if card not in kept for _ in range(current.get(card, 0))),
        key=lambda card: worth[card],
    )
    # Not every card is best as often as a deck may hold it: each version draws its own number.
    most = {card: dice.randint(1, max(1, limit)) for card, limit in sorted(group.items())}
    coming = sorted(
        (card for card in sorted(group) for _ in range(most[card] - current.get(card, 0))),
        key=lambda card: -worth[card],
    )
    for out, put_in in zip(going, coming, strict=False):
        if worth[put_in] > worth[out]:
            yield _Exchange(worth[put_in] - worth[out], out, put_in)


def _blocks(exchanges: Sequence[_Exchange]) -> Iterator[list[_Exchange]]:
    """Return exchanges by the card that comes, in their order."""
    by_card: dict[str, list[_Exchange]] = {}
    for exchange in exchanges:
        by_card.setdefault(exchange.put_in, []).append(exchange)
    yield from by_card.values()
