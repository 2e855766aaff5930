"""How many copies of a title a draw deck may hold."""

from collections.abc import Iterator

from rules.construction.problem import Finding, Fix, FixKind
from rules.construction.tcg.build import ASIDE, Build
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
        if title != ring_bearer:
            yield from _too_many("too-many-copies", held, most)


@TCG_RULES.rule("copies-of-the-ring-bearers-title")
def copies_of_the_ring_bearers_title(build: Build, *, most: int) -> Iterator[Finding]:
    """Beside the Ring-bearer, at most `most` cards of his title."""
    held = _by_title(build, ()).get(_ring_bearer_title(build))
    if held is not None:
        yield from _too_many("too-many-ring-bearers", held, most)


def _too_many(code: str, held: list[tuple[Card, int]], most: int) -> Iterator[Finding]:
    have = sum(count for _, count in held)
    if have > most:
        cards = tuple(card.id for card, _ in held)
        yield Finding(
            code,
            cards=cards,
            have=have,
            limit=most,
            subject=held[0][0].title,
            fix=Fix(FixKind.REMOVE, have - most, cards=cards),
        )


def _by_title(build: Build, alone: tuple[str, ...]) -> dict[str, list[tuple[Card, int]]]:
    held: dict[str, list[tuple[Card, int]]] = {}
    for card, count in build.draw_deck:
        if card.type not in ASIDE:
            key = card.id if card.id in alone else title_key(card.title)
            held.setdefault(key, []).append((card, count))
    return held


def _ring_bearer_title(build: Build) -> str:
    return title_key(build.ring_bearer.title) if build.ring_bearer is not None else ""
