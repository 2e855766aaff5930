"""The check of the formats that the operator names for ladders: `manage.py check` makes it."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, register


@register
def check_formats(**_: Any) -> list[CheckMessage]:
    """Say which formats of `WESTMARCH_LADDER` are none, or can have no ladder."""
    if not settings.LADDER_FORMATS:
        return []
    # What reads decks needs the models, which are not there yet as checks are registered.
    from play.ladder.entrants import NoLadder, check_format
    from rules.construction import UnknownFormat, load_format

    found: list[CheckMessage] = []
    for slug in settings.LADDER_FORMATS:
        try:
            check_format(load_format(slug))
        except (UnknownFormat, NoLadder) as error:
            found.append(Error(f"WESTMARCH_LADDER: {error}", id="play.E001"))
    return found
