"""Games that are over and open to everybody: found by what was played, by whom, how close."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple
from uuid import UUID

from django.conf import settings
from django.core.cache import cache
from django.core.paginator import Page
from django.db.models import QuerySet
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from cards.addresses import address
from cards.drawn_by_value import drawn_by_value
from cards.paging import BoundedPaginator, in_order
from decks.access import ListedDeck, is_listed
from decks.contents.belonging import Belonging, belongings
from decks.models import DeckVersion
from decks.ownership import NOBODY, Visitor, accounts_named
from decks.sharing.public_search import named_like, public_decks
from play.models import Seat, Table, TableStatus, Watching
from play.results.labels import format_name, scenario_name
from rules.english import count_of

ON_A_PAGE = 20
EMBLEMS = 3
# A search for decks by words stops there; more words find fewer.
MOST_DECKS = 200
# Of a player or a deck with more games only these are found: the newest.
MOST_TABLES = 500
SECONDS_KEPT = 24 * 3600
WORDS = {"site 9": "reached site 9", "conceded": "gave up", "time": "out of time", "draw": "a draw"}


class GameOrder(StrEnum):
    """In which order finished games are listed."""

    NEWEST = "newest"
    CLOSEST = "closest"
    LONGEST = "longest"


ORDERS = {
    GameOrder.NEWEST: ("-changed", "-pk"),
    GameOrder.CLOSEST: ("gap", "-changed"),
    GameOrder.LONGEST: ("-length", "-changed"),
}

# What a list shows of a table, whose row has dozens of columns.
SHOWN = ("game", "format", "scenario", "watching", "winner", "ending", "length", "gap", "changed")


@dataclass(frozen=True, slots=True)
class GameQuery:
    """What is looked for; what is left empty narrows nothing."""

    game: str = ""
    format: str = ""
    player: str = ""
    deck: str = ""
    order: GameOrder = GameOrder.NEWEST


@drawn_by_value
@dataclass(frozen=True, slots=True)
class PlayerOfGame:
    """Somebody who played: their name, whether they won, and their deck if everybody may read it.

    `profile` is the name of an account, empty for guests and computer players.
    """

    name: str
    won: bool
    profile: str
    deck: str
    deck_address: str
    emblems: SafeString


@drawn_by_value
@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, as a list shows it."""

    game: str
    what: str
    players: tuple[PlayerOfGame, ...]
    together: bool
    won: bool
    words: str
    ended: datetime
    address: str


class _Seat(NamedTuple):
    """What a list shows of a seat and its deck; rows are cheaper than models."""

    table: UUID
    place: int
    name: str
    by_person: bool
    owner__username: str | None
    version: int | None
    version__deck__slug: str | None
    version__deck__name: str | None
    version__deck__sample: bool | None
    version__deck__visibility: str | None
    version__deck__owner: int | None
    version__deck__browser: str | None

    @property
    def deck(self) -> ListedDeck | None:
        """What decides who may find its deck in a list; None without a deck."""
        if self.version is None:
            return None
        return ListedDeck(
            sample=bool(self.version__deck__sample),
            visibility=self.version__deck__visibility or "",
            owner_id=self.version__deck__owner,
            browser=self.version__deck__browser or "",
        )


def finished_tables() -> QuerySet[Table]:
    """Return the games that are over and open to everybody."""
    if not settings.WATCHING:
        return Table.objects.none()
    return Table.objects.filter(watching=Watching.EVERYBODY, status=TableStatus.OVER)


def find_games(asked: GameQuery, number: str | None) -> tuple[Page[UUID], list[FinishedGame]]:
    """Return a page of the finished games that are asked for."""
    tables = finished_tables()
    if asked.game:
        tables = tables.filter(game=asked.game)
    if asked.format:
        tables = tables.filter(format=asked.format)
    if asked.player:
        tables = tables.filter(pk__in=_played_by(asked.player))
    if asked.deck:
        tables = tables.filter(pk__in=_playing_decks(asked.deck))
    if asked.order is GameOrder.CLOSEST:
        tables = tables.filter(gap__isnull=False)
    page = BoundedPaginator(tables.order_by(*ORDERS[asked.order]), ON_A_PAGE).get_page(number)
    return page, describe_games(games_in_order(page.object_list))


def latest_games(most: int) -> list[FinishedGame]:
    """Return the games that ended last."""
    return describe_games(finished_tables().order_by("-changed").only(*SHOWN)[:most])


def games_in_order(keys: Iterable[UUID]) -> list[Table]:
    """Return the tables of these keys in their order, with what a list shows of them."""
    return in_order(Table.objects.only(*SHOWN), keys)


def describe_games(tables: Iterable[Table], visitor: Visitor = NOBODY) -> list[FinishedGame]:
    """Return games as a list shows them; a deck is named if everybody or the visitor may find it.

    A game that only its players may see leads to their own replay of it.
    """
    found = list(tables)
    seats: dict[UUID, list[_Seat]] = {table.pk: [] for table in found}
    read = Seat.objects.filter(table__in=list(seats)).order_by("place")
    for row in read.values_list(*_Seat._fields):
        seats[row[0]].append(_Seat(*row))
    readable = {
        seat.version
        for each in seats.values()
        for seat in each
        if seat.version is not None and seat.deck is not None and is_listed(visitor, seat.deck)
    }
    emblems = emblems_of(readable)
    return [_describe(table, seats[table.pk], emblems) for table in found]


def _describe(
    table: Table, seats: Sequence[_Seat], emblems: dict[int, tuple[Belonging, ...]]
) -> FinishedGame:
    return FinishedGame(
        game=table.game,
        what=scenario_name(table.scenario) if table.scenario else format_name(table.format),
        players=tuple(_player(table, seat, emblems) for seat in seats),
        together=not table.face.has_opponents,
        won=table.winner is not None,
        words=_how(table),
        ended=table.changed,
        address=address(
            "watching:replay" if table.watching == Watching.EVERYBODY else "tables:replay",
            table.pk,
        ),
    )


def _player(table: Table, seat: _Seat, emblems: dict[int, tuple[Belonging, ...]]) -> PlayerOfGame:
    """Return who had a seat; their deck is named if its emblems are known."""
    shares = emblems.get(seat.version or 0)
    named = shares is not None
    return PlayerOfGame(
        name=seat.name,
        won=table.winner == seat.place if table.face.has_opponents else table.winner is not None,
        profile=(seat.owner__username or "") if seat.by_person else "",
        deck=(seat.version__deck__name or "") if named else "",
        deck_address=address("decks:deck", seat.version__deck__slug or "") if named else "",
        emblems=emblems_html(tuple((share.name, share.kind) for share in shares or ())),
    )


def emblems_of(versions: Iterable[int]) -> dict[int, tuple[Belonging, ...]]:
    """Return the cultures or spheres that versions of decks have most of; they never change."""
    wanted = list(versions)
    kept = cache.get_many([f"emblems-{version}" for version in wanted])
    found = {version: kept[key] for version in wanted if (key := f"emblems-{version}") in kept}
    unknown = [version for version in wanted if version not in found]
    if unknown:
        read = DeckVersion.objects.filter(pk__in=unknown).select_related("deck")
        fresh = {version.pk: belongings(version.cards())[:EMBLEMS] for version in read}
        cache.set_many({f"emblems-{key}": value for key, value in fresh.items()}, SECONDS_KEPT)
        found |= fresh
    return found


def _how(table: Table) -> str:
    """Return how long and how close a game was: "14 turns, reached site 9, 1 site apart"."""
    noun = table.face.length_noun.removesuffix("s")
    parts = [count_of(table.length, noun) if table.length else "ended in the set-up"]
    if table.face.has_opponents:
        parts.append(WORDS.get(table.ending, table.ending))
        if table.gap is not None:
            parts.append(
                f"{count_of(table.gap, 'site')} apart" if table.gap else "at the same site"
            )
    elif table.gap is not None:
        parts.append(f"{table.gap} below the threat limit")
    return ", ".join(part for part in parts if part)


def _tables_of(seats: QuerySet[Seat]) -> QuerySet[Any]:
    """Return the tables of some seats, the newest."""
    return seats.order_by("-pk").values("table")[:MOST_TABLES]


def _played_by(player: str) -> QuerySet[Any]:
    """Return the tables at which an account of this name has played."""
    return _tables_of(Seat.objects.filter(owner__in=accounts_named(player), by_person=True))


def _playing_decks(words: str) -> QuerySet[Any]:
    """Return the tables at which a public deck with these words in its name was played."""
    decks = public_decks()
    for word in words.split():
        decks = decks.filter(named_like(word))
    keys = decks.order_by().values_list("pk", flat=True)[:MOST_DECKS]
    versions = DeckVersion.objects.filter(deck__in=list(keys)).values_list("pk", flat=True)
    return _tables_of(Seat.objects.filter(version__in=list(versions)))


@lru_cache(maxsize=1_024)
def emblems_html(names: tuple[tuple[str, str], ...]) -> SafeString:
    """Return the emblems of cultures or spheres, each by name and kind, as HTML."""
    shares = [Belonging(name, kind, 0.0, 0.0) for name, kind in names]
    return render_to_string("decks/sharing/emblems.html", {"shares": shares})
