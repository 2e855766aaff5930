"""Which game a plain list belongs to: the one whose cards it names."""

import re
from collections.abc import Iterable

from decks.files.card_names import NameBook, name_book
from decks.files.headings import Heading, read_heading
from decks.files.markup import WrittenLine
from decks.files.spellings import parse_line
from rules.construction import Game

_LCG_PAGE = re.compile(r"\]\([^()\s]*/cards/lcg/")
_FIVE_DIGITS = re.compile(r"\d{5}")
_PIECE = re.compile(r"[,;\t|]\s*")
_NAME_LABEL = re.compile(r"(?:deck ?name|name|deck title|title)\s*:", re.IGNORECASE)
MAX_PIECES = 12
MAX_LENGTH = 200
# A name or number of one game is worth two headings; a title that needs a subtitle is worth one.
SURE, HALF = 2, 1
MAX_HEADINGS = 3


def game_of_lines(lines: Iterable[WrittenLine]) -> Game:
    """Return the game whose cards most lines name; its headings decide where both are as many.

    Cards are counted for both games, so that neither a heading nor a single name that both have
    makes a deck of the wrong game.
    """
    points = dict.fromkeys(Game, 0)
    headings = dict.fromkeys(Game, 0)
    for line in lines:
        if _LCG_PAGE.search(line.text):
            return Game.LCG
        heading = read_heading(line.plain) if len(line.plain) <= MAX_LENGTH else None
        if heading is not None and (heading.zone is not None or heading.lcg):
            headings[Game.LCG if heading.lcg else Game.TCG] += 1
        if not _NAME_LABEL.match(line.plain):
            for game, worth in _worths(_said(line, heading)).items():
                points[game] += worth
    for game in Game:
        points[game] += min(headings[game], MAX_HEADINGS)
    lcg_wins_ties = headings[Game.LCG] > 0 and points[Game.LCG] > 0
    ahead = points[Game.LCG] - points[Game.TCG]
    return Game.LCG if ahead > 0 or (ahead == 0 and lcg_wins_ties) else Game.TCG


def _said(line: WrittenLine, heading: Heading | None) -> str:
    if line.cells:
        return "|".join(line.cells)
    return heading.rest if heading is not None and heading.rest else line.plain


def _worths(text: str) -> dict[Game, int]:
    """Return what a line is worth by game: most for a number or a card's whole name.

    Only a line that is no card of either game is taken apart.
    """
    whole = {game: _worth_of_card(name_book(game), game, text) for game in Game}
    pieces = _PIECE.split(text, MAX_PIECES)
    if any(whole.values()) or not 1 < len(pieces) <= MAX_PIECES:
        return whole
    return {
        game: min(SURE, sum(_worth_of_card(name_book(game), game, piece) for piece in pieces))
        for game in Game
    }


def _worth_of_card(book: NameBook, game: Game, text: str) -> int:
    if len(text) > MAX_LENGTH:
        return 0
    said = parse_line(text, lambda name: bool(book.called(name)))
    if not said.name:
        if not book.numbered(said.number):
            return 0
        # Five digits are a code of the LCG, and some programs write TCG numbers so.
        ambiguous = game is Game.TCG and _FIVE_DIGITS.fullmatch(said.number)
        return HALF if ambiguous else SURE
    if not book.called(said.name):
        return 0
    return SURE if book.is_whole_name(said.name) else HALF
