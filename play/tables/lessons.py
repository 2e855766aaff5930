"""What a guided game says beside the board: the lesson, what it points at, what is right."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.urls import reverse

from play.games.slots import Board, Pieces
from play.models import Seat, Table
from play.tables.guided import guide_of
from play.tables.keys import option_key
from play.tables.live_games import LiveGame
from rules.construction import Game
from rules.lessons.course import Page, Pointer
from rules.lessons.guiding import Guide
from rules.lessons.options import describe_options, find_words
from rules.reference import entry

# Entries of the rules that the panel links to: the first ones of a lesson.
MOST_TERMS = 4
ENOUGH = "That is enough: confirm that you want nobody else."
CHANGED = "These lessons have changed since you began. Play on as you like, or begin them again."
# Cards lie in pieces of their own, or within those of others: minions in a lane, what is borne.
_CARD = re.compile(r'data-key="(\d+)"')


def describe_lesson(table: Table, seat: Seat, live: LiveGame, board: Board) -> dict[str, Any]:
    """Return what the lessons of a table say now; nothing for a game without any.

    `pages` are read one after another. Each has the `cards` it points at by their keys on the
    board, `zones` by their slots, and `options` by their keys; `right` are the right options.
    """
    if not table.course:
        return {}
    guide = guide_of(table)
    if guide is None:
        return {"over": True, "answer": "", "say": CHANGED}
    place = guide.place(live.steps)
    if place is None:
        answer = guide.last_answer if live.steps == guide.course.length else ""
        return {"over": True, "answer": answer, "say": guide.course.end}
    lesson, step = guide.lesson(place), guide.step(place)
    right = _right_keys(guide, live)
    pages = [_page(page, table, seat, live, board) for page in step.pages]
    enough = bool(place.chosen) and guide.is_enough(place)
    if enough:
        pages = [{"say": ENOUGH, "cards": [], "zones": [], "options": right}]
    return {
        "over": False,
        "number": place.lesson + 1,
        "of": len(guide.course.lessons),
        "title": lesson.title,
        "chosen": place.chosen,
        "answer": "" if place.chosen or place.answered is None else place.answered.answer,
        "place": f"{place.lesson}.{place.step}{'.enough' if enough else ''}",
        "pages": pages,
        "right": right,
        "terms": _terms(table.game, lesson.terms[:MOST_TERMS]),
    }


def mark_board(board: Board, lesson: Mapping[str, Any]) -> Board:
    """Return a board with the cards marked that a lesson points at, for pages without scripts."""
    cards = {card for page in lesson.get("pages", ()) for card in page["cards"]}
    if not cards:
        return board

    def marked(slots: Mapping[str, Pieces]) -> dict[str, Pieces]:
        return {
            name: [
                replace(each, pointed=each.key.removeprefix("lane-") in cards) for each in pieces
            ]
            for name, pieces in slots.items()
        }

    return replace(board, slots=marked(board.slots), seats=[marked(seat) for seat in board.seats])


def _page(page: Page, table: Table, seat: Seat, live: LiveGame, board: Board) -> dict[str, Any]:
    return {
        "say": page.say,
        "cards": list(_cards(page.point, seat, live, board)),
        "zones": list(_zones(page.point, seat, board)),
        "options": list(_options(page.point, Game(table.game), live)),
    }


def _cards(pointers: Sequence[Pointer], seat: Seat, live: LiveGame, board: Board) -> Iterator[str]:
    """Yield the keys of cards by name.

    A card in play comes before one in the hand, and the seat's own before another's.
    """
    names = [pointer.name for pointer in pointers if pointer.kind == "card"]
    if not names:
        return
    shown = dict.fromkeys(_shown_cards(board))
    hand = live.game.state.hands[seat.place]
    for name in names:
        known = [card for card in shown if _is_named(live.face.card_name(live.game, card), name)]
        open_cards = [card for card in known if card not in hand] or known
        own = [card for card in open_cards if live.game.state.owner[card] == seat.place]
        yield from map(str, own or open_cards)


def _shown_cards(board: Board) -> Iterator[int]:
    for pieces in board.every_slot().values():
        for piece in pieces:
            if piece.key.isdigit():
                yield int(piece.key)
            yield from map(int, _CARD.findall(piece.html))


def _is_named(full: str, name: str) -> bool:
    """Return whether a card goes by a name, which may leave its subtitle out."""
    return full == name or full.startswith(f"{name}, ")


def _zones(pointers: Sequence[Pointer], seat: Seat, board: Board) -> Iterator[str]:
    for pointer in pointers:
        if pointer.kind == "zone":
            is_shared = pointer.name in board.slots
            yield pointer.name if is_shared else f"{pointer.name}-{seat.place}"


def _options(pointers: Sequence[Pointer], game: Game, live: LiveGame) -> Iterator[str]:
    wanted = [pointer.name for pointer in pointers if pointer.kind == "choice"]
    if not wanted:
        return
    described = describe_options(game, live.game)
    for words in wanted:
        found = find_words(words, described)
        if found is not None:
            yield option_key(live.game.options()[found])


def _right_keys(guide: Guide, live: LiveGame) -> list[str]:
    options = live.game.options()
    return [option_key(options[at]) for at in guide.wanted_options(live.game, live.steps)]


def _terms(game: str, slugs: Sequence[str]) -> list[dict[str, str]]:
    found = [each for slug in slugs if (each := entry(game, slug)) is not None]
    return [
        {"name": each.name, "address": reverse("rules:entry", args=[game, each.slug])}
        for each in found
    ]
