"""Why a seat cannot do something now with a card that it sees, with the rule that says so.

It speaks only of cards that the seat sees, so it gives nothing hidden away.
"""

from typing import Any

from cards.reference.addresses import citation_address
from play.models import Seat, Table
from play.tables.live_games import LiveGame
from rules.refusals import Reason, Refusal


def describe_refusals(table: Table, seat: Seat, live: LiveGame, card: int) -> dict[str, Any]:
    """Return a card's name and each thing that a seat cannot do with it now, as plain values.

    `refusals` is empty for a card that the seat may choose; raise UnseenCard for one that it
    does not see.
    """
    found = _refusals(table, seat, live, card)
    return {
        "card": card,
        "name": live.face.card_name(live.game, card),
        "refusals": [
            {
                "deed": refusal.deed,
                "why": refusal.reason.text,
                "rule": refusal.reason.source,
                "rule_address": citation_address(refusal.reason.source),
            }
            for refusal in found
        ],
    }


def describe_hand(table: Table, seat: Seat, live: LiveGame) -> list[dict[str, Any]]:
    """Return what `describe_refusals` does, for each card in the seat's hand."""
    hand = live.game.state.hands[seat.place]
    return [describe_refusals(table, seat, live, card) for card in hand]


def _refusals(table: Table, seat: Seat, live: LiveGame, card: int) -> list[Refusal]:
    found: list[Refusal] = live.face.refusals(live.game, seat.place, card)
    if seat.player:
        return [_closed("A computer player chooses for this seat.")]
    if not table.is_playing:
        return [_closed("The game is over.")]
    return found


def _closed(why: str) -> Refusal:
    return Refusal("choose", Reason(why, ""))
