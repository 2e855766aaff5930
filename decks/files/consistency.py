"""What only a whole deck can tell of its lines: what there is too much of, what is there twice."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from decks.contents.encoding import MAX_CARDS
from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from decks.files.card_names import name_book
from decks.files.lines import MAX_COPIES, Line, Status
from decks.files.ring_bearer import with_ring_bearer
from rules.construction import Game

Place = tuple[DeckZone, str]
AGAIN = "Line {} lists this card already, and a deck has only one."


def check_consistency(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines as they are beside each other.

    A Ring-bearer or ring after the first is rejected, and so is what would make more copies of
    a card, or more cards, than any deck has. A card that is listed twice adds up, and its later
    lines say so. A card whose line says no place stands where its type belongs.
    """
    first: dict[Place | DeckZone, Line] = {}
    copies: Counter[Place] = Counter()
    placed = with_ring_bearer(map(_place, lines))
    return tuple(_check_line(line, first, copies) for line in placed)


def _check_line(line: Line, first: dict[Place | DeckZone, Line], copies: Counter[Place]) -> Line:
    if not line.holds_card or line.card is None or line.zone is None:
        return line
    place = (line.zone, line.card)
    held = first.get(line.zone) if line.zone in SINGLE_CARD_ZONES else None
    if held is not None and held.card == line.card and line.count == 1:
        return replace(line, status=Status.NOTE, card=None, why=AGAIN.format(held.number))
    too_many = _too_many(line, line.zone, first, copies[place], copies.total())
    if too_many:
        return line.rejected(too_many)
    copies[place] += line.count
    earlier = first.setdefault(line.zone if line.zone in SINGLE_CARD_ZONES else place, line)
    if earlier is line:
        return line
    again = f"Line {earlier.number} lists this card too; together they are {copies[place]} copies."
    return replace(line, remark=f"{line.remark} {again}".strip())


def _too_many(
    line: Line, group: DeckZone, first: dict[Place | DeckZone, Line], copies: int, cards: int
) -> str:
    """Return why the deck has no room for the line's card; nothing where it has."""
    if group in SINGLE_CARD_ZONES and group in first:
        return f"The deck has its {group} already, on line {first[group].number}."
    if group in SINGLE_CARD_ZONES and line.count > 1:
        return f"A deck has one {group}, not {line.count}."
    if copies + line.count > MAX_COPIES:
        return f"With this line there would be {copies + line.count} copies of the card."
    if cards + line.count > MAX_CARDS:
        return f"With this line the deck would have more than {MAX_CARDS} cards."
    return ""


def _place(line: Line) -> Line:
    if line.card is None or (line.zone is not None and not _moves(line, line.zone)):
        return line
    return replace(line, zone=_default_zone(line.card), by_type=True)


def _moves(line: Line, group: DeckZone) -> bool:
    """Whether a person chose a card of another place than the one the line stood in by nature."""
    taken = line.choices[0] if line.choices else line.card
    return taken != line.card and taken is not None and _default_zone(taken) is group


def _default_zone(card_id: str) -> DeckZone:
    game = Game.TCG if "_" in card_id else Game.LCG
    return name_book(game).zones[card_id]
