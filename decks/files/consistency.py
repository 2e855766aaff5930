"""What only a whole deck can tell of its lines: what there is too much of, what is there twice."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from decks.contents.encoding import MOST_CARDS
from decks.files.card_names import name_book
from decks.files.lines import MOST_COPIES, Line
from decks.files.zones import ALONE, Group
from rules.construction import Game

Place = tuple[Group, str]


def settled(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Give the lines as they are beside each other.

    A Ring-bearer or ring after the first is rejected, and so is what would make more copies of
    a card, or more cards, than any deck has. A card that is listed twice adds up, and its later
    lines say so. A card whose line says no place stands where its type belongs.
    """
    first: dict[Place | Group, int] = {}
    copies: Counter[Place] = Counter()
    return tuple(_settle(_placed(line), first, copies) for line in lines)


def _settle(line: Line, first: dict[Place | Group, int], copies: Counter[Place]) -> Line:
    if not line.holds_card or line.card is None or line.group is None:
        return line
    place = (line.group, line.card)
    too_many = _too_many(line, line.group, first, copies[place], copies.total())
    if too_many:
        return line.rejected(too_many)
    copies[place] += line.count
    earlier = first.setdefault(line.group if line.group in ALONE else place, line.number)
    if earlier == line.number:
        return line
    remark = f"Line {earlier} lists this card too; together they are {copies[place]} copies."
    return replace(line, remark=remark)


def _too_many(
    line: Line, group: Group, first: dict[Place | Group, int], copies: int, cards: int
) -> str:
    """Say why the deck has no room for the line's card; nothing where it has."""
    if group in ALONE and group in first:
        return f"The deck has its {group} already, on line {first[group]}."
    if group in ALONE and line.count > 1:
        return f"A deck has one {group}, not {line.count}."
    if copies + line.count > MOST_COPIES:
        return f"With this line there would be {copies + line.count} copies of the card."
    if cards + line.count > MOST_CARDS:
        return f"With this line the deck would have more than {MOST_CARDS} cards."
    return ""


def _placed(line: Line) -> Line:
    if line.card is None or (line.group is not None and not _moves(line, line.group)):
        return line
    return replace(line, group=_natural(line.card))


def _moves(line: Line, group: Group) -> bool:
    """Whether a person chose a card of another place than the one the line stood in by nature."""
    taken = line.choices[0] if line.choices else line.card
    return taken != line.card and taken is not None and _natural(taken) is group


def _natural(card_id: str) -> Group:
    game = Game.TCG if "_" in card_id else Game.LCG
    return name_book(game).groups[card_id]
