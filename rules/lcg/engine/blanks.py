"""A card whose text box counts as blank."""

from functools import cache
from typing import Final

from rules.lcg.engine.blueprint import Blueprint

BLANK: Final = " blank"


@cache
def blank(blueprint: Blueprint) -> Blueprint:
    """Return a card with an empty text box; its name, traits and numbers are what they were."""
    return Blueprint(
        card=blueprint.card,
        edition=blueprint.edition + BLANK,
        mask=blueprint.mask,
        title=blueprint.title,
        printed=blueprint.printed,
        cost=blueprint.cost,
        threat_cost=blueprint.threat_cost,
        # Limits of what was used before still find their ability.
        abilities=blueprint.abilities,
    )
