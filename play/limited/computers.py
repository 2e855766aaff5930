"""Computers alone: they draft or open packs, and build a deck each."""

from rules.lcg.deck import LcgDeck
from rules.limited.computer import build_deck, pick_for_computers
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent, counted, open_week
from rules.tcg.deck import TcgDeck


def decks_of_computers(event: LimitedEvent, players: int, seed: int) -> list[TcgDeck | LcgDeck]:
    """Draft or open packs for each player, and build their decks. Raise PoolTooSmall.

    Players who share boxes get shares of the same ones.
    """
    if not event.is_draft:
        first = seed * event.seats if event.cube is not None else seed
        pools = [counted(open_week(event, 0, first + place)) for place in range(players)]
        return [build_deck(event, pool).deck for pool in pools]
    table = DraftTable(event, players, seed)
    pick_for_computers(table, range(players), seed)
    return [build_deck(event, table.held(place)).deck for place in range(players)]
