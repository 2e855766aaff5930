"""Putting printed texts into the database, and taking them out."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from django.db import transaction

from cards.models import Card, CatalogueChange, PrintedText
from cards.printed.folder import read_folder
from cards.printed.reading import Numbered, Printed, read_lines
from rules.construction import Game
from rules.construction.printings import printings


@dataclass(frozen=True, slots=True)
class LoadedTexts:
    """What loading a file did, in numbers of cards."""

    added: int
    changed: int
    left: int
    unknown: int = 0

    def summary(self) -> str:
        """Say it in a line."""
        words = (
            f"Printed texts: {self.added:,} added, {self.changed:,} changed, "
            f"{self.left:,} left as they were"
        )
        if self.unknown:
            words += f"; {self.unknown:,} cards of the files are not in the catalogue"
        return words


def load_printed_texts(lines: Iterable[bytes]) -> LoadedTexts:
    """Add and change texts to what the lines of a file say; other cards keep theirs.

    All or nothing. Raises `BadPrintedTexts` for a file with lines that cannot be taken.
    """
    games = _games()
    return _store(read_lines(lines, Numbered(games, _twins(games))), games)


def load_printed_folder(path: Path) -> LoadedTexts:
    """Add and change texts to what files of other programs say; other cards keep theirs.

    All or nothing. Raise BadPrintedTexts for files that cannot be taken.
    """
    games = _games()
    read = read_folder(path, Numbered(games, _twins(games), _collectors_by_id()))
    return replace(_store(read.texts, games), unknown=read.unknown)


@transaction.atomic
def remove_printed_texts() -> int:
    """Take all texts out and tell how many there were."""
    removed, _by_model = PrintedText.objects.all().delete()
    if removed:
        CatalogueChange.objects.create(summary=f"Printed texts: {removed:,} removed")
    return removed


@transaction.atomic
def _store(rows: tuple[Printed, ...], games: dict[str, Game]) -> LoadedTexts:
    stored = {(text.game, text.collector): text for text in PrintedText.objects.all()}
    added, changed, left = [], [], 0
    for printed in rows:
        row = stored.get((games[printed.collector], printed.collector))
        if row is None:
            added.append(_row(printed, games[printed.collector]))
        elif (row.text, row.lore) == (printed.text, printed.lore):
            left += 1
        else:
            row.text, row.lore = printed.text, printed.lore
            changed.append(row)
    PrintedText.objects.bulk_create(added, batch_size=500)
    PrintedText.objects.bulk_update(changed, ["text", "lore"], batch_size=200)
    loaded = LoadedTexts(len(added), len(changed), left)
    if added or changed:
        # The stamp of the change makes every process read the cards again.
        CatalogueChange.objects.create(summary=loaded.summary())
    return loaded


def _row(printed: Printed, game: Game) -> PrintedText:
    return PrintedText(game=game, collector=printed.collector, text=printed.text, lore=printed.lore)


def _games() -> dict[str, Game]:
    rows = Card.objects.values_list("collector", "game")
    return {collector: Game(game) for collector, game in rows}


def _collectors_by_id() -> dict[str, str]:
    collectors = dict(Card.objects.values_list("printed_id", "collector"))
    promotional = {
        printing_id: collectors[printing.of]
        for printing_id, printing in printings().items()
        if printing.of in collectors and printing_id not in collectors
    }
    return collectors | promotional


def _twins(games: dict[str, Game]) -> dict[str, str]:
    """Return promotional printings that are cards of other sets, with those cards' numbers."""
    numbers = dict(Card.objects.filter(game=Game.TCG).values_list("printed_id", "collector"))
    return {
        printing.collector: numbers[printing.of]
        for printing in printings().values()
        if printing.of in numbers and printing.collector not in games
    }
