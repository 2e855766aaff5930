"""The table of the TCG: adventure path, minions, the skirmish, and a seat for each player."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from django.template.defaultfilters import pluralize
from django.urls import reverse
from django.utils.text import Truncator

from cards.behaviour import behaviour
from play.face import GameEnd
from play.faces.tcg.tables import describe_ending
from play.games.slots import Board, Drawing, Piece, question, text
from rules.construction import Game
from rules.english import join_words
from rules.playtest.tcg.record import GameRecord
from rules.recording import Frame, Recording
from rules.tcg.facts.card import Card
from rules.tcg.narration.fights import Fight
from rules.tcg.narration.sayings import spell_twilight
from rules.tcg.narration.table import (
    AT_HOME,
    RING_BEARER,
    CardInHand,
    CardOnTable,
    Seat,
    SiteOnPath,
    Table,
)
from rules.tcg.vocabulary import CardType, Side

board_template = "play/tcg/board.html"
MARKED_SEATS = 4
SERIES = ("a", "b", "c", "d", "e", "f")
# More vitality than this is shown as a number: nobody counts that many dots.
MOST_PIPS = 6
# A card on the table shows some lines of what it does; its face has the rest.
MOST_LETTERS_OF_TEXT = 80
# "Skirmish: Make a Man strength +2." begins with what the card's kind says already.
_PHASE = re.compile(r"^(?:[A-Z][a-z]+(?: or [a-z]+)?: )+")
# What a card asks for to be played says nothing of it in play.
_TO_PLAY = "To play, "
CHARACTERS = frozenset({CardType.COMPANION, CardType.ALLY, CardType.MINION})


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
    fighting = {minion for fight in table.fights for minion in fight.minions}
    return Board(
        slots={
            "phase": text(table.phase.capitalize()),
            "turn": text(f"Turn {table.turn}" if table.turn else "Before turn 1"),
            "twilight": text(str(table.twilight)),
            "question": question(frame, result),
            "path": _path(drawing, table),
            "minions": [
                _card(drawing, card) for card in table.minions if card.place not in fighting
            ],
            "lanes": [_lane(drawing, table, card) for card in _in_lanes(table)],
        },
        seats=[_seat(drawing, seat, table) for seat in table.seats],
        acting=str(frame.acting) if frame.acting >= 0 else "",
    )


def _in_lanes(table: Table) -> list[CardOnTable]:
    """Return the companions of the player whose turn it is, and the allies that may fight."""
    return [
        card
        for card in table.seats[table.active].fellowship
        if card.card.type is CardType.COMPANION
        or AT_HOME in card.notes
        or table.fight_of(card.place)
    ]


def _lane(drawing: Drawing, table: Table, character: CardOnTable) -> Piece:
    """Return a character's lane: it keeps its place, and minions come to it.

    The strongest minion is drawn whole, the others as lines above it.
    """
    fight = table.fight_of(character.place)
    places = fight.minions if fight is not None else ()
    minions = sorted(
        (card for card in table.minions if card.place in places),
        key=lambda card: card.strength or 0,
    )
    below = _card(drawing, character)
    strongest = _card(drawing, minions[-1]) if minions else None
    lines = [_line(drawing, card) for card in minions[:-1]]
    return drawing.piece(
        "play/tcg/lane.html",
        (fight, below, strongest, tuple(lines)),
        f"lane-{character.place}",
        label=_lane_in_words(character, minions, fight),
        fight=fight,
        lines=lines,
        strongest=strongest,
        character=below,
    )


def _lane_in_words(
    character: CardOnTable, minions: Sequence[CardOnTable], fight: Fight | None
) -> str:
    """Return "Aragorn, 10, against Orc Savage, 18: 1 wound, 3 left" for a screen reader."""
    if fight is None:
        return character.card.title
    names = join_words([card.card.title for card in minions])
    return (
        f"{character.card.title}, {fight.defence}, against {names}, {fight.attack}: {fight.outcome}"
    )


def _seat(drawing: Drawing, seat: Seat, table: Table) -> dict[str, list[Piece]]:
    is_active = seat.player == table.active and bool(table.turn)
    drawn = {card.place for card in _in_lanes(table)}
    others = [card for card in seat.fellowship if card.place not in drawn]
    companions = [card for card in others if card.card.type is CardType.COMPANION]
    allies = [card for card in others if card.card.type is not CardType.COMPANION]
    return {
        "role": text("Free Peoples player" if is_active else ""),
        "counts": _counts(drawing, seat),
        "characters": [_line(drawing, card) for card in companions],
        "support": [_line(drawing, card) for card in (*allies, *seat.support_area)],
        "hand": [_in_hand(drawing, card) for card in seat.hand if card.card is not None],
    }


def _counts(drawing: Drawing, seat: Seat) -> list[Piece]:
    return drawing.counts(
        (
            ("Hand", len(seat.hand)),
            ("Burdens", f"{seat.burdens} of {seat.resistance}"),
            ("Threats", f"{seat.threats} of {seat.threat_limit}"),
            ("Deck", seat.draw_deck),
            ("Discard", len(seat.discard_pile)),
            ("Dead", len(seat.dead_pile)),
            *((("The One Ring", "worn"),) if seat.wears_ring else ()),
        )
    )


def _shown(card: CardOnTable) -> tuple[object, ...]:
    """Return all that the looks of a card depend on."""
    return (
        card.strength,
        card.vitality,
        card.wounds,
        card.notes,
        card.sources,
        card.tokens,
        tuple(item.place for item in card.bears),
        tuple(item.id for item in card.stacked),
    )


def _card(drawing: Drawing, card: CardOnTable) -> Piece:
    """Return a card with its numbers and where they come from."""
    return drawing.piece(
        "play/tcg/board_card.html",
        _shown(card),
        str(card.place),
        **_looks(card),
        many=(card.vitality or 0) > MOST_PIPS,
        left=range(card.vitality_left or 0),
        hurt=range(min(card.wounds, card.vitality or 0)),
        change=_change(card),
        sources=_sources(card),
        text=_words_in_play(card.card.id),
        stacked=[(item, _address(item)) for item in card.stacked],
    )


def _line(drawing: Drawing, card: CardOnTable) -> Piece:
    """Return a card as a line with its name, its strength and what it bears."""
    return drawing.piece(
        "play/tcg/line_card.html",
        _shown(card),
        str(card.place),
        **_looks(card),
        is_bearer=RING_BEARER in card.notes
        and not any(item.card.type is CardType.THE_ONE_RING for item in card.bears),
        notes=[note for note in card.notes if note != RING_BEARER],
    )


def _looks(card: CardOnTable) -> dict[str, Any]:
    return {
        "card": card,
        "address": _address(card.card),
        "emblem": _emblem(card.card),
        "side": _side(card.card),
        "attached": [
            (item.card, _address(item.card), item.place, _item_emblem(item.card))
            for item in card.bears
        ],
    }


def _item_emblem(card: Card) -> str:
    return "ring" if card.type is CardType.THE_ONE_RING else f"type-{card.type}"


def _change(card: CardOnTable) -> str:
    """Return whether strength is higher ("up") or lower ("down") than printed."""
    printed = card.card.strength
    if card.strength is None or printed is None or card.strength == printed:
        return ""
    return "up" if card.strength > printed else "down"


def _sources(card: CardOnTable) -> str:
    """Return "7 + 2 Knight's Spear - 1 effects", nothing for a strength as printed."""
    if not card.sources:
        return ""
    changes = (f"{'+' if n > 0 else '−'} {abs(n)} {name}" for n, name in card.sources)
    return " ".join([str(card.card.strength or 0), *changes])


def _in_hand(drawing: Drawing, held: CardInHand) -> Piece:
    card = held.card
    assert card is not None, "only known cards are drawn in a hand"
    return drawing.piece(
        "play/tcg/hand_card.html",
        (),
        str(held.place),
        card=card,
        address=_address(card),
        side=_side(card),
        kind=_kind(card),
        kind_emblem=f"type-{card.type}",
        text=_first_words(card),
        vitality=range(card.vitality or 0) if card.type in CHARACTERS else (),
    )


def _side(card: Card) -> str:
    return "shadow" if card.side is Side.SHADOW else "free"


def _emblem(card: Card) -> str:
    """Return the emblem of a card's culture; sites and Rings have their own."""
    if card.type is CardType.SITE:
        return "site"
    return "ring" if card.type is CardType.THE_ONE_RING else str(card.culture)


def _kind(card: Card) -> str:
    """Return the type of a card, and of an event its phase: "Skirmish event", "Minion · Orc"."""
    if card.type is CardType.EVENT and card.timewords:
        return f"{' or '.join(card.timewords)} event".capitalize()
    kind = str(card.type).replace("_", " ").capitalize()
    return f"{kind} · {card.race.replace('_', ' ').title()}" if card.race else kind


def _first_words(card: Card) -> str:
    """Return the first sentence of what a card does; the phase of an event is in its kind."""
    said = spell_twilight(next(iter(behaviour(Game.TCG, card.id).sentences), ""))
    return _PHASE.sub("", said) if card.type is CardType.EVENT else said


@lru_cache(maxsize=2_048)
def _words_in_play(card_id: str) -> str:
    """Return the beginning of what a card does once it is in play."""
    said = behaviour(Game.TCG, card_id).sentences
    first = next((words for words in said if not words.startswith(_TO_PLAY)), "")
    return str(Truncator(spell_twilight(first)).chars(MOST_LETTERS_OF_TEXT))


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
