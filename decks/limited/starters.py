"""Which starter deck a player takes: the choices of a form."""

from rules.construction.starters import starter
from rules.limited.events import Week


def starter_choices(week: Week) -> list[tuple[str, str]]:
    """Return the starter decks of a week with their names, none where a week has none."""
    return [(slug, starter(slug).name.removesuffix(" deck")) for slug in week.starters]
