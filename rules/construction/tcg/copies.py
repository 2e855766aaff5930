"""How many copies of a title a draw deck may hold."""

from collections.abc import Iterator, Mapping, Sequence

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import Build
from rules.construction.tcg.rulebook import TCG_RULES
from rules.construction.tcg.titles import title_key
from rules.tcg.facts.card import Card


@TCG_RULES.rule("copies-of-a-title")
def copies_of_a_title(
    build: Build, *, most: int, counted_alone: tuple[str, ...]
) -> Iterator[Finding]:
    """Each title at most `most` times, subtitles ignored.

    Cards `counted_alone` share a title with another card and are counted each by itself. The
    Ring-bearer's title has a rule of its own.
    """
    ring_bearer = _ring_bearer_title(build)
    for title, held in _by_title(build, counted_alone).items():
        have = sum(count for _, count in held)
        if have > most and title != ring_bearer:
            yield _too_many("too-many-copies", held, have, most)


@TCG_RULES.rule("copies-of-the-ring-bearers-title")
def copies_of_the_ring_bearers_title(build: Build, *, most: int) -> Iterator[Finding]:
    """Beside the Ring-bearer, at most `most` cards of his title."""
    held = build.by_title.get(_ring_bearer_title(build), ())
    have = sum(count for _, count in held)
    if have > most:
        yield _too_many("too-many-ring-bearers", held, have, most)


def _too_many(code: str, held: Sequence[tuple[Card, int]], have: int, most: int) -> Finding:
    cards = tuple(card.id for card, _ in held)
    return Finding(
        code,
        cards=cards,
        have=have,
        limit=most,
        subject=held[0][0].title,
        fix=Fix(FixKind.REMOVE, have - most, cards=cards),
    )


def _by_title(build: Build, alone: tuple[str, ...]) -> Mapping[str, Sequence[tuple[Card, int]]]:
    """Return the cards by their titles, those that are counted alone by their ids."""
    if build.copies.keys().isdisjoint(alone):
        return build.by_title
    by_title: dict[str, list[tuple[Card, int]]] = {}
    for title, held in build.by_title.items():
        for card, count in held:
            by_title.setdefault(card.id if card.id in alone else title, []).append((card, count))
    return by_title


def _ring_bearer_title(build: Build) -> str:
    return title_key(build.ring_bearer.title) if build.ring_bearer is not None else ""
