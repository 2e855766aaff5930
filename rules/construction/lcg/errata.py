"""Errata applied to an LCG deck that is laid open: titles and uniqueness."""

from collections.abc import Iterable
from dataclasses import replace

from rules.construction.amendments import OF_CONSTRUCTION, Erratum, ErratumKind
from rules.construction.lcg.build import Held, LcgBuild
from rules.lcg.facts.card import LcgCard


def amend(build: LcgBuild, errata: Iterable[Erratum]) -> LcgBuild:
    """Return the deck with its cards as the errata have them; errata to other cards do nothing."""
    for erratum in errata:
        if erratum.card in build.copies and erratum.kind in OF_CONSTRUCTION:
            build = replace(
                build,
                heroes=_amended(build.heroes, erratum),
                player_deck=_amended(build.player_deck, erratum),
            )
    return build


def _amended(held: Held, erratum: Erratum) -> Held:
    return tuple(
        (_card(card, erratum) if card.code == erratum.card else card, count) for card, count in held
    )


def _card(card: LcgCard, erratum: Erratum) -> LcgCard:
    match erratum.kind:
        case ErratumKind.TITLE:
            return replace(card, name=erratum.title)
        case ErratumKind.UNIQUE:
            return replace(card, unique=True)
        case ErratumKind.NOT_UNIQUE:
            return replace(card, unique=False)
        case _:
            return card
