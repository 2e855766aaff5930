"""Choosing a format: the official ones first, all others folded away behind a search."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from cards.kept_select import KeptSelect
from rules.construction import Game, formats_of
from rules.construction.format import Family

FAMILIES: Mapping[Family, str] = {
    Family.BLOCK: "Block formats",
    Family.CONSTRUCTED: "Constructed formats",
    Family.CORE_SET: "Core set",
    Family.CASUAL: "Games at home",
    Family.PLAYERS: "Players’ formats",
    Family.LIMITED: "Starter and sealed play",
}
OFFICIAL = frozenset({Family.BLOCK, Family.CONSTRUCTED, Family.CORE_SET, Family.CASUAL})

Choices = list[tuple[str, list[tuple[str, str]]]]


class FormatSelect(KeptSelect):
    """A field that chooses a format.

    `js/format_chooser.js` leaves the official formats in it and offers the others in a dialog with
    a search. Without scripts it lists all of them, the official ones first.
    """

    def get_context(self, name: str, value: Any, attrs: dict[str, Any] | None) -> dict[str, Any]:
        """Add which formats are official."""
        return super().get_context(name, value, {**(attrs or {}), "data-official": _official()})


def format_choices(game: Game) -> Choices:
    """Return the formats of a game for a field to choose from, under their families' headings."""
    formats = formats_of(game)
    return [
        (heading, [(format.slug, format.name) for format in formats if format.family is family])
        for family, heading in FAMILIES.items()
        if any(format.family is family for format in formats)
    ]


def choices_of_both_games() -> Choices:
    """Return the formats of both games, each heading with its game; the official ones first."""
    official = {FAMILIES[family] for family in OFFICIAL}
    named = {Game.TCG: "TCG", Game.LCG: "LCG"}
    every = [
        (heading in official, f"{named[game]}: {heading[0].lower()}{heading[1:]}", choices)
        for game in Game
        for heading, choices in format_choices(game)
    ]
    return [
        (heading, choices)
        for wanted in (True, False)
        for is_official, heading, choices in every
        if is_official is wanted
    ]


@cache
def _official() -> str:
    """Return the slugs of all official formats, with spaces between."""
    every = (format for game in Game for format in formats_of(game))
    return " ".join(format.slug for format in every if format.family in OFFICIAL)
