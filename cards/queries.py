"""What a card's page shows, gathered."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from django.conf import settings

from cards.behaviour import Behaviour, behaviour
from cards.card_facts import Fact, card_facts
from cards.formats import OFFICIAL
from cards.legality.amendments import amendments
from cards.legality.card_legality import CardLegality, NoCardLegality, card_legality
from cards.legality.timeline import TimelineEntry, card_timeline
from cards.search.index import Entry, index
from rules.construction import Format, Game, formats_of
from rules.construction.games import GAMES
from rules.construction.printings import Printing, printings
from rules.lcg.facts.reader import all_printings as all_lcg_printings
from rules.lcg.facts.reader import printings_of as lcg_printings_of
from rules.lcg.facts.sets import SETS as LCG_SETS


@dataclass(frozen=True, slots=True)
class FormatRow:
    """How a card stands in one format; `why_not` where the format has no answer that day."""

    format: Format
    standing: CardLegality | None
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class FormatTable:
    """How a card stands on a day: in the official formats, and in the players' and limited ones."""

    official: tuple[FormatRow, ...]
    others: tuple[FormatRow, ...]

    @property
    def others_open(self) -> int:
        """Return in how many of the other formats the card may be played."""
        playable = (CardLegality.LEGAL, CardLegality.RESTRICTED)
        return sum(row.standing in playable for row in self.others)


@dataclass(frozen=True, slots=True)
class ProductPrinting:
    """A later product that has a card of the LCG: the card's number there, and its copies."""

    code: str
    name: str
    copies: int


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A card's page.

    `reprints` are its prints in other sets, `promotional` those without a row of their own,
    `products` later products of the LCG with the same card. `namesakes` are other cards of the
    title, and `time_line` its errata, rulings and lists.
    """

    entry: Entry
    facts: tuple[Fact, ...]
    behaviour: Behaviour
    reprints: tuple[Entry, ...]
    promotional: tuple[Printing, ...]
    products: tuple[ProductPrinting, ...]
    namesakes: tuple[Entry, ...]
    time_line: tuple[TimelineEntry, ...]
    before: Entry | None
    after: Entry | None


def find_card(game: str, card_id: str) -> Entry | None:
    """Return a card by the id of one of its prints, a promotional one too; None for none."""
    if game == Game.LCG:
        later = all_lcg_printings().get(card_id)
        return index().by_id.get((game, later.prints if later is not None else card_id))
    printing = printings().get(card_id)
    wanted = printing.of if printing is not None and printing.of else card_id
    return index().by_id.get((game, wanted))


def picture_address(entry: Entry) -> str:
    """Return the address of the operator's picture of a card, "" where this site has none."""
    address: str = settings.PICTURES.address(
        game=entry.game,
        set=entry.set_code,
        number=entry.number,
        id=entry.id,
        collector=entry.collector,
    )
    return address


def sheet(entry: Entry) -> CardSheet:
    """Gather a card's page."""
    alike = index().named_alike(entry)
    prints = GAMES[Game(entry.game)].prints(entry.id)
    place = index().places[entry.game, entry.id]
    return CardSheet(
        entry=entry,
        facts=card_facts(entry),
        behaviour=behaviour(entry.game, entry.id),
        reprints=tuple(namesake for namesake in alike if namesake.id in prints),
        promotional=tuple(
            printing for printing in printings().values() if printing.of in entry.ids
        ),
        products=tuple(_products(entry)),
        namesakes=tuple(namesake for namesake in alike if namesake.id not in prints),
        time_line=card_timeline(entry),
        before=_of_same_set(entry, place - 1),
        after=_of_same_set(entry, place + 1),
    )


def _products(entry: Entry) -> Iterator[ProductPrinting]:
    for printing in lcg_printings_of(entry.id) if entry.lcg is not None else ():
        name = LCG_SETS[printing.set].name
        yield ProductPrinting(printing.code, name, printing.quantity)


def _of_same_set(entry: Entry, place: int) -> Entry | None:
    entries = index().entries
    if not 0 <= place < len(entries):
        return None
    there = entries[place]
    return there if (there.game, there.set_code) == (entry.game, entry.set_code) else None


def format_table(entry: Entry, on: date) -> FormatTable:
    """Return how a card stands in each format of its game on a day, in the formats' order."""
    rows = tuple(format_rows(entry, on))
    return FormatTable(
        official=tuple(row for row in rows if row.format.family in OFFICIAL),
        others=tuple(row for row in rows if row.format.family not in OFFICIAL),
    )


def format_rows(entry: Entry, on: date) -> Iterator[FormatRow]:
    """Return how a card stands in each format of its game on a day, in the formats' order."""
    entered = amendments()
    for format in formats_of(entry.game):
        try:
            yield FormatRow(format, card_legality(entry.id, format, on, entered))
        except NoCardLegality as why:
            yield FormatRow(format, None, str(why))
