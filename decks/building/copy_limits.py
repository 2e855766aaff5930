"""How many copies of a card a player may add: as many as the deck's format allows."""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import lru_cache

from cards.legality.amendments import amendments
from decks.building.edits import empty_deck
from decks.contents.allowed_zones import allowed_zones
from decks.contents.differences import deck_from_zones, deck_zones
from rules.construction import Amendments, Format, Game, validate

# Copies of a title that a deck may have in most formats.
USUAL_LIMIT = {Game.TCG: 4, Game.LCG: 3}
# Problems whose limit is a number of copies of a card.
_OF_COPIES = frozenset(
    {"too-many-copies", "too-many-ring-bearers", "restricted", "more-than-the-boxes-hold"}
)


def copy_limits(
    cards: Iterable[str],
    game: Game,
    format: Format | None,
    day: date,
    pool: Mapping[str, int] | None = None,
) -> dict[str, int]:
    """Return the most copies of each card that a format allows on a day, at least 1.

    A `pool` has as many of its cards as it has, whatever the usual number is.

    The rules are asked, not repeated: a deck with the usual number of copies of each card is
    judged, and where they find too many, their limit counts. Without a format the usual number
    is the limit.
    """
    asked = tuple(cards)
    if pool is not None:
        return {card_id: max(1, pool.get(card_id, 0)) for card_id in asked}
    if format is None:
        return dict.fromkeys(asked, USUAL_LIMIT[game])
    return dict(_limits_in(format, asked, game, day, amendments()))


# Most ask for the cards that a format begins with.
@lru_cache(maxsize=256)
def _limits_in(
    format: Format, cards: tuple[str, ...], game: Game, day: date, entered: Amendments
) -> Mapping[str, int]:
    limits = dict.fromkeys(cards, USUAL_LIMIT[game])
    zones = deck_zones(empty_deck(game))
    for card_id, usual in limits.items():
        for zone in allowed_zones(card_id)[:1]:
            zones[zone][card_id] = usual
    verdict = validate(deck_from_zones(game, zones), format, on=day, amendments=entered)
    for problem in verdict.problems:
        limit = problem.finding.limit
        if problem.code in _OF_COPIES and limit:
            for card_id in limits.keys() & set(problem.finding.cards):
                limits[card_id] = min(limits[card_id], limit)
    return limits
