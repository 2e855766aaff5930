"""Errata applied to a TCG deck that is laid open."""

from collections.abc import Iterable
from dataclasses import replace

from rules.construction.amendments import OF_CONSTRUCTION, Erratum, ErratumKind
from rules.construction.tcg.build import Build
from rules.tcg.facts.card import Card


def amend(build: Build, errata: Iterable[Erratum]) -> Build:
    """Return the deck with its cards as the errata have them; errata to other cards do nothing.

    The deck keeps what it is with each of them, and with that what rules found.
    """
    touching = tuple(
        erratum
        for erratum in errata
        if erratum.card in build.copies and erratum.kind in OF_CONSTRUCTION
    )
    if not touching:
        return build
    known = build.amended.get(touching)
    if known is None:
        known = build.amended[touching] = _with_errata(build, touching)
    return known


def _with_errata(build: Build, errata: Iterable[Erratum]) -> Build:
    amended = {card.id: card for card in build.cards()}
    for erratum in errata:
        amended[erratum.card] = _amended(amended[erratum.card], erratum)
    return replace(
        build,
        ring_bearer=_now(build.ring_bearer, amended),
        ring=_now(build.ring, amended),
        sites=tuple((amended.get(card.id, card), count) for card, count in build.sites),
        draw_deck=tuple((amended.get(card.id, card), count) for card, count in build.draw_deck),
    )


def _now(card: Card | None, amended: dict[str, Card]) -> Card | None:
    return amended.get(card.id, card) if card is not None else None


def _amended(card: Card, erratum: Erratum) -> Card:
    match erratum.kind:
        case ErratumKind.TITLE:
            return replace(card, title=erratum.title)
        case ErratumKind.UNIQUE:
            return replace(card, unique=True)
        case ErratumKind.NOT_UNIQUE:
            return replace(card, unique=False)
        case ErratumKind.BEARS_RING:
            return replace(card, may_bear_ring=True)
        case _:
            return card
