"""The gauntlets that the list of playtests shows."""

from decks.ownership import Visitor
from play.gauntlets.results import Gauntlet, with_tables
from play.queue.gauntlets import gauntlet_cells, own_gauntlets

GAUNTLETS_LISTED = 8


def latest_gauntlets(visitor: Visitor) -> list[Gauntlet]:
    """Return the visitor's latest gauntlets, the newest first."""
    return with_tables(gauntlet_cells(own_gauntlets(visitor)[:GAUNTLETS_LISTED]))
