"""Which starter deck or box a player takes: the choices of a form."""

from rules.construction.starters import starter
from rules.lcg.facts.sets import SETS
from rules.limited.events import Week


def starter_choices(week: Week) -> list[tuple[str, str]]:
    """Return the starter decks or boxes of a week with their names, none without a choice."""
    return [(slug, _name(slug)) for slug in week.starters]


def _name(slug: str) -> str:
    return SETS[slug].name if slug in SETS else starter(slug).name.removesuffix(" deck")
