"""A tiny table of people's games, made up from two starter decks."""

import json
from collections.abc import Iterator

from lab.tcg.realism.results import CardResult, parse_results
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck

DECKS = ("fotr-aragorn-starter", "rotel-legolas-starter")


def tiny_lines() -> list[str]:
    """Return the lines: every card of both decks, each with 40 games or more."""
    return [json.dumps(row) for slug in DECKS for row in _rows(starter(slug).deck)]


def tiny_results() -> tuple[CardResult, ...]:
    """Return the table as it is read."""
    return parse_results(tiny_lines())


def _rows(deck: TcgDeck) -> Iterator[dict[str, object]]:
    for place, (card_id, copies) in enumerate(deck.draw_deck):
        wins, losses = 20 + place, 30
        yield {
            "id": card_id,
            "name": "a card",
            "part": "draw deck",
            "wins": wins,
            "losses": losses,
            "by_copies": {str(copies): [wins, losses]},
        }
    others = [("ring", deck.ring), ("ring-bearer", deck.ring_bearer)]
    others += [("site", site) for site in deck.sites]
    for part, other in others:
        yield {"id": other, "part": part, "wins": 50, "losses": 50, "by_copies": {}}
