"""Gauntlets: one deck against many, or all against all, as playtests in one table."""

import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations_with_replacement
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from django.http import Http404
from django.utils import timezone

from decks.legality.verdicts import judge
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from play.access import readable_playtests
from play.domain import GauntletCell, order_playtest
from play.models import Playtest
from play.playtest_request import Entrant, PlaytestRequest, enter
from play.quota import claim_quota
from rules.construction import Format
from rules.lcg.scenarios import SCENARIOS

# The row and the column of a playtest in the table, and the playtest.
Meeting = tuple[int, int, PlaytestRequest]

MAX_PAIRINGS = 200
GAUNTLETS_LISTED = 8


class TooManyPairings(ValueError):
    """More pairings than a gauntlet can have; the message says what the person can do."""


@dataclass(frozen=True, slots=True)
class FieldOfDecks:
    """Decks that are to meet, and the names of those left out because they can't be played."""

    entrants: tuple[Entrant, ...]
    left_out: tuple[str, ...]


def field_of_decks(decks: QuerySet[Deck], player: str, format: Format, day: date) -> FieldOfDecks:
    """Return the latest versions of a format's decks that are legal and have no blank card."""
    entrants: list[Entrant] = []
    left_out: list[str] = []
    for deck in decks.filter(game=format.game).order_by("name", "pk"):
        version = deck.versions.first()
        entrant = enter(deck.name, version.cards(), player, version) if version else None
        if entrant is not None and _is_playable(entrant, format, day):
            entrants.append(entrant)
        else:
            left_out.append(deck.name)
    return FieldOfDecks(tuple(entrants), tuple(left_out))


def _is_playable(entrant: Entrant, format: Format, day: date) -> bool:
    return judge(entrant.cards, format, day).legal and not entrant.blanks()


def saved_field(gauntlet: UUID, visitor: Visitor, player: str) -> tuple[Entrant, ...]:
    """Return the decks of one of the visitor's own gauntlets, as they were then."""
    found: dict[int, Entrant] = {}
    cells = Playtest.objects.filter(owned_by(visitor), gauntlet=gauntlet)
    for playtest in cells.prefetch_related("decks__version"):
        deck = list(playtest.decks.all())[1]
        found[playtest.column] = Entrant(deck.name, deck.cards(), player, deck.version)
    return tuple(found[column] for column in sorted(found))


def pairings(
    deck: Entrant | None, field: Sequence[Entrant]
) -> Iterator[tuple[int, int, tuple[Entrant, Entrant]]]:
    """Return row, column and decks of each pairing: of one deck, or of all against all.

    A table of all against all has each pairing once, and every deck against itself.
    """
    if deck is not None:
        for column, opponent in enumerate(field):
            yield 0, column, (deck, opponent)
        return
    for row, column in combinations_with_replacement(range(len(field)), 2):
        yield row, column, (field[row], field[column])


def deck_meetings(
    deck: Entrant | None,
    field: Sequence[Entrant],
    *,
    games: int,
    seed: int,
    format: Format,
    day: date,
) -> list[Meeting]:
    """Return the playtests of one TCG deck against a field; without a deck, of all against all."""
    return [
        (row, column, PlaytestRequest(decks, games=games, seed=seed, format=format, day=day))
        for row, column, decks in pairings(deck, field)
    ]


def scenario_meetings(
    decks: Sequence[Entrant],
    *,
    difficulty: str,
    games: int,
    seed: int,
    format: Format,
    day: date | None,
) -> list[Meeting]:
    """Return the playtests of each LCG deck alone in every scenario."""
    return [
        (row, column, PlaytestRequest((deck,), games, seed, format, day, scenario, difficulty))
        for row, deck in enumerate(decks)
        for column, scenario in enumerate(SCENARIOS)
    ]


@transaction.atomic
def order_gauntlet(
    meetings: Sequence[Meeting], *, maker: Visitor, queue_key: str
) -> list[Playtest]:
    """Write down the playtests of a gauntlet.

    Raise TooManyPairings, and `play.quota.QuotaExceeded` where the maker has no room for all
    games.
    """
    if not 1 <= len(meetings) <= MAX_PAIRINGS:
        raise TooManyPairings(
            f"A gauntlet has 1 to {MAX_PAIRINGS} pairings, not {len(meetings)}. Choose fewer decks."
        )
    claim_quota(maker, queue_key, sum(request.games for _, _, request in meetings))
    gauntlet = uuid.uuid4()
    return [
        order_playtest(
            request, maker=maker, queue_key=queue_key, cell=GauntletCell(gauntlet, row, column)
        )
        for row, column, request in meetings
    ]


def gauntlet_to_read(visitor: Visitor, gauntlet: UUID) -> list[Playtest]:
    """Return the playtests of a gauntlet; Http404 unless the visitor may see all of them."""
    cells = Playtest.objects.filter(gauntlet=gauntlet)
    readable = readable_playtests(visitor).filter(gauntlet=gauntlet)
    found = list(readable.order_by("row", "column").prefetch_related("decks__version__deck"))
    if not found or len(found) != cells.count():
        raise Http404("This gauntlet doesn't exist, or one of its decks is private.")
    return found


def own_gauntlets(visitor: Visitor) -> list[list[Playtest]]:
    """Return the visitor's latest gauntlets, each as its playtests."""
    own = Playtest.objects.filter(owned_by(visitor)).exclude(gauntlet=None)
    earlier = own.filter(gauntlet=OuterRef("gauntlet"), pk__lt=OuterRef("pk"))
    firsts = own.filter(~Exists(earlier)).order_by("-created")[:GAUNTLETS_LISTED]
    cells = own.order_by("row", "column").prefetch_related("decks")
    return [list(cells.filter(gauntlet=first.gauntlet)) for first in firsts]


def cancel_gauntlet(visitor: Visitor, gauntlet: UUID) -> int:
    """Stop all playtests of the visitor's own gauntlet; return how many were not over."""
    own = Playtest.objects.filter(owned_by(visitor), gauntlet=gauntlet)
    return own.filter(finished=None, cancelled=None, failed=None).update(cancelled=timezone.now())
