"""The table of the TCG: adventure path, minions, the skirmish, and a seat for each player."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from django.template.defaultfilters import pluralize
from django.urls import reverse

from play.face import GameEnd
from play.faces.tcg.tables import describe_ending
from play.games.slots import Board, Drawing, Piece, question, text
from rules.playtest.tcg.record import GameRecord
from rules.recording import Frame, Recording
from rules.tcg.facts.card import Card
from rules.tcg.narration.table import CardInHand, CardOnTable, Seat, SiteOnPath, Table

board_template = "play/tcg/board.html"
MARKED_SEATS = 4
SERIES = ("a", "b", "c", "d", "e", "f")


def describe_result(record: GameRecord, names: Sequence[str]) -> str:
    """Return how a game ended, in a sentence."""
    return describe_ending(GameEnd(record.winner, record.ending, record.turns), names)


def describe_length(record: GameRecord) -> str:
    """Return how long a game was, in words."""
    return f"{record.turns} turn{pluralize(record.turns)}, {record.decisions} decisions."


def draw_boards(recording: Recording[Table], result: str) -> list[Board]:
    """Return a board for each step; `result` says how the game ended."""
    drawing = Drawing()
    return [draw_board(drawing, frame, result) for frame in recording.frames]


def draw_board(drawing: Drawing, frame: Frame[Table], result: str) -> Board:
    """Return the board of one step; `result` says how the game ended."""
    table = frame.table
    minions = [card for card in table.minions if not card.fights]
    fellowship = table.seats[table.active].fellowship
    defenders = [card for card in fellowship if card.fights]
    attackers = [card for card in table.minions if card.fights]
    return Board(
        slots={
            "phase": text(table.phase.capitalize()),
            "turn": text(f"Turn {table.turn}" if table.turn else "Set-up"),
            "twilight": text(str(table.twilight)),
            "question": question(frame, result),
            "path": _path(drawing, table),
            "minions": _cards(drawing, minions),
            "defenders": _cards(drawing, defenders),
            "attackers": _cards(drawing, attackers),
            "totals": text(f"{_strength(defenders)} : {_strength(attackers)}"),
        },
        seats=[_seat(drawing, seat, table) for seat in table.seats],
        acting=str(frame.acting) if frame.acting >= 0 else "",
    )


def _seat(drawing: Drawing, seat: Seat, table: Table) -> dict[str, list[Piece]]:
    is_active = seat.player == table.active and bool(table.turn)
    return {
        "role": text("Free Peoples player" if is_active else ""),
        "counts": _counts(drawing, seat),
        "characters": _cards(drawing, [card for card in seat.fellowship if not card.fights]),
        "support": _cards(drawing, seat.support_area),
        "hand": [_in_hand(drawing, card) for card in seat.hand],
    }


def _strength(cards: Iterable[CardOnTable]) -> int:
    return sum(card.strength or 0 for card in cards)


def _counts(drawing: Drawing, seat: Seat) -> list[Piece]:
    return drawing.counts(
        (
            ("Burdens", f"{seat.burdens} of {seat.resistance}"),
            ("Threats", seat.threats),
            ("Deck", seat.draw_deck),
            ("Discard", len(seat.discard_pile)),
            ("Dead", len(seat.dead_pile)),
            *((("The One Ring", "worn"),) if seat.wears_ring else ()),
        )
    )


def _cards(drawing: Drawing, cards: Iterable[CardOnTable]) -> list[Piece]:
    return [_card(drawing, card) for card in cards]


def _card(drawing: Drawing, card: CardOnTable) -> Piece:
    shown = (
        card.strength,
        card.vitality_left,
        card.wounds,
        card.note,
        card.tokens,
        tuple(item.place for item in card.bears),
        tuple(item.id for item in card.stacked),
    )
    return drawing.piece(
        "play/tcg/board_card.html",
        shown,
        str(card.place),
        card=card,
        address=_address(card.card),
        attached=[(item.card, _address(item.card), item.place) for item in card.bears],
        stacked=[(item, _address(item)) for item in card.stacked],
    )


def _in_hand(drawing: Drawing, held: CardInHand) -> Piece:
    if held.card is None:
        return drawing.piece("play/boards/hand_card.html", None)
    return drawing.piece(
        "play/boards/hand_card.html",
        (),
        str(held.place),
        title=held.card.title,
        culture=held.card.culture,
        address=_address(held.card),
    )


def _path(drawing: Drawing, table: Table) -> list[Piece]:
    here = next((site.number for site in table.path if table.active in site.fellowships), 0)
    return [_site(drawing, site, here) for site in table.path]


def _site(drawing: Drawing, site: SiteOnPath, here: int) -> Piece:
    state = "passed" if site.number < here else "here" if site.number == here else "ahead"
    tile = {
        "number": site.number,
        "name": site.card.title if site.card else "",
        "address": _address(site.card) if site.card else "",
        "state": state,
        **{series: seat in site.fellowships for seat, series in enumerate(SERIES[:MARKED_SEATS])},
        "control": "" if site.controlled_by is None else SERIES[site.controlled_by],
    }
    shown = tuple(tile.values())
    key = str(site.place) if site.place >= 0 else f"site-{site.number}"
    return drawing.piece("components/site_tile.html", shown, key, **tile)


def _address(card: Card) -> str:
    return _address_of(card.id)


@lru_cache(maxsize=8_192)
def _address_of(card_id: str) -> str:
    return reverse("cards:card", args=["tcg", card_id])
