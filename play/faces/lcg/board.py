"""The table of the LCG: the quest, the staging area, and a seat for each player."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from django.template.defaultfilters import pluralize
from django.urls import reverse

from play.faces.lcg.labels import last_scenario
from play.games.slots import Board, Drawing, Piece, question, text
from rules.lcg.facts.card import LcgCard
from rules.lcg.narration.table import CardInHand, CardOnTable, Seat, Table
from rules.playtest.lcg.record import GameRecord
from rules.recording import Frame, Recording

board_template = "play/lcg/board.html"


def describe_result(record: GameRecord, names: Sequence[str]) -> str:
    """Return how a game ended, in a sentence."""
    if record.won:
        what = " all three scenarios" if record.scenarios else ""
        return f"The players win{what} with a score of {record.score}."
    where = f" {last_scenario(record)}" if record.scenarios else ""
    return {
        "threat": f"The players lose{where}: threat eliminated the last of them.",
        "heroes": f"The players lose{where}: the last hero died.",
        "unfinished": "The game reached the limit without an end.",
    }[record.ending]


def describe_length(record: GameRecord) -> str:
    """Return how long a game was, in words."""
    return f"{record.rounds} round{pluralize(record.rounds)}, {record.decisions} decisions."


def draw_boards(recording: Recording[Table], result: str) -> list[Board]:
    """Return a board for each step; `result` says how the game ended."""
    drawing = Drawing()
    return [draw_board(drawing, frame, result) for frame in recording.frames]


def draw_board(drawing: Drawing, frame: Frame[Table], result: str) -> Board:
    """Return the board of one step; `result` says how the game ended."""
    table = frame.table
    location = [table.location] if table.location else []
    return Board(
        slots={
            "phase": text(table.phase.capitalize()),
            "turn": text(f"Round {table.round}" if table.round else "Set-up"),
            "question": question(frame, result),
            "quest": [_quest(drawing, table)],
            "totals": text(
                f"{table.quest_willpower} willpower against {table.staging_threat} threat"
            ),
            "encounter": _encounter_counts(drawing, table),
            "location": _cards(drawing, location),
            "staging": _cards(drawing, table.staging),
        },
        seats=[_seat(drawing, seat) for seat in table.seats],
        acting=str(frame.acting) if frame.acting >= 0 else "",
    )


def _seat(drawing: Drawing, seat: Seat) -> dict[str, list[Piece]]:
    role = "" if seat.alive else "Eliminated"
    return {
        "role": text("First player" if seat.alive and seat.is_first else role),
        "counts": _counts(drawing, seat),
        "engaged": _cards(drawing, seat.engaged),
        "characters": _cards(drawing, (*seat.heroes, *seat.allies)),
        "hand": [_in_hand(drawing, card) for card in seat.hand],
    }


def _quest(drawing: Drawing, table: Table) -> Piece:
    quest = table.quest
    shown = (quest.code if quest else "", table.progress)
    return drawing.piece(
        "play/lcg/board_quest.html",
        shown,
        quest=quest,
        progress=table.progress,
        address=_address(quest) if quest else "",
    )


def _encounter_counts(drawing: Drawing, table: Table) -> list[Piece]:
    return drawing.counts(
        (
            ("Encounter deck", table.encounter_deck),
            ("Discard", len(table.encounter_discard)),
            ("Victory display", len(table.victory)),
        )
    )


def _counts(drawing: Drawing, seat: Seat) -> list[Piece]:
    return drawing.counts(
        (
            ("Threat", seat.threat),
            ("Deck", seat.deck),
            ("Discard", len(seat.discard_pile)),
        )
    )


def _cards(drawing: Drawing, cards: Iterable[CardOnTable]) -> list[Piece]:
    return [_card(drawing, card) for card in cards]


def _card(drawing: Drawing, card: CardOnTable) -> Piece:
    shown = (
        card.willpower,
        card.attack,
        card.defense,
        card.hit_points_left,
        card.threat,
        card.damage,
        card.progress,
        card.resources,
        card.exhausted,
        card.shadow_cards,
        card.notes,
        tuple((item.place, item.exhausted) for item in card.attached),
    )
    return drawing.piece(
        "play/lcg/board_card.html",
        shown,
        str(card.place),
        card=card,
        address=_address(card.card),
        attached=[(item, _address(item.card)) for item in card.attached],
    )


def _in_hand(drawing: Drawing, held: CardInHand) -> Piece:
    if held.card is None:
        return drawing.piece("play/boards/hand_card.html", None)
    return drawing.piece(
        "play/boards/hand_card.html",
        (),
        str(held.place),
        title=held.card.name,
        sphere=held.card.sphere,
        address=_address(held.card),
    )


def _address(card: LcgCard) -> str:
    return _address_of(card.code)


@lru_cache(maxsize=8_192)
def _address_of(card_id: str) -> str:
    return reverse("cards:card", args=["lcg", card_id])
