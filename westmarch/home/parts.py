"""The tiles of the start page: what each shows, and in which order they come.

A part that has nothing to show leaves no gap. What is the same for all visitors is remembered by
each process for half a minute.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.utils.timezone import localdate

from decks.access import own_decks
from decks.contents.belonging import Belonging
from decks.ownership import Visitor, owned_by
from decks.sharing.public_search import PublicDeck, newest_decks
from play.ladder.standings import ladders, standings
from play.lobby.open_tables import TableInLobby, describe, waiting_tables
from play.models import Playtest, Seat, Table, TableStatus
from play.playtests.samples import sample_playtest
from play.puzzles.choosing import THEMES, puzzle_of_the_day
from play.puzzles.page import title_of
from play.results.labels import scenario_name
from play.results.progress import sides_so_far
from play.results.titles import playtest_title
from rules.construction import Game

SECONDS_KEPT = 30
# How many lines a tile has room for.
LINES = 3
EMBLEMS = 3


@dataclass(frozen=True, slots=True)
class Part:
    """A tile of the start page: the template that draws it, and what it shows."""

    template: str
    shown: Any


@dataclass(frozen=True, slots=True)
class OwnThings:
    """The games where it is the visitor's turn, and the decks that they changed last."""

    turns: Sequence[tuple[Table, str]]
    games: int
    decks: Sequence[tuple[str, str]]
    deck_count: int


@dataclass(frozen=True, slots=True)
class OpenTables:
    """How many tables wait, and the first of them."""

    count: int
    newest: Sequence[TableInLobby]


@dataclass(frozen=True, slots=True)
class TodaysPuzzle:
    """A game's puzzle of the day: what it is about, who plays, and how many have solved it."""

    game: str
    theme: str
    title: str
    address: str
    tries: int
    solved: int

    @property
    def percent(self) -> int:
        """The share of tries that solved it."""
        return round(100 * self.solved / self.tries) if self.tries else 0


@dataclass(frozen=True, slots=True)
class NewDeck:
    """A public deck in a line: the emblems of its cards, and the first format it is legal in."""

    name: str
    address: str
    belongings: Sequence[Belonging]
    format: str


@dataclass(frozen=True, slots=True)
class LadderTop:
    """The best decks of the ladder that was played last."""

    name: str
    address: str
    best: Sequence[tuple[int, str, str]]


@dataclass(frozen=True, slots=True)
class SampleResult:
    """How often a sample deck won, or several together, while no ladder is played."""

    name: str
    rate: float
    address: str


def home_parts(visitor: Visitor) -> list[Part]:
    """Return the tiles for a visitor, those with something to show."""
    return [part for find in PARTS if (part := find(visitor)) is not None]


def own_part(visitor: Visitor) -> Part | None:
    """Return what is the visitor's own; None for somebody who has nothing here yet."""
    if visitor.user is None and not visitor.browser:
        return None
    playing = Seat.objects.filter(owned_by(visitor), table__status=TableStatus.PLAYING)
    mine = list(playing.select_related("table").defer("contents", "blanks"))
    waiting = [seat for seat in mine if not seat.player and seat.place == seat.table.to_choose]
    waiting.sort(key=lambda seat: seat.table.changed, reverse=True)
    turns = [(seat.table, _others(seat)) for seat in waiting[:LINES]]
    games = len({seat.table_id for seat in mine})
    decks = own_decks(visitor)
    newest = [
        (name, f"/decks/{slug}/")
        for name, slug in decks.order_by("-updated").values_list("name", "slug")[:LINES]
    ]
    if not games and not newest:
        return None
    return Part("pages/home/own.html", OwnThings(turns, games, newest, decks.count()))


def tables_part(_: Visitor) -> Part:
    """Return the tables that wait; without any, the way to open one."""
    return Part("pages/home/tables.html", _kept("home-tables", _open_tables))


def puzzle_part(_: Visitor) -> Part | None:
    """Return today's puzzle of each game."""
    found = _kept("home-puzzles", _puzzles)
    return Part("pages/home/puzzles.html", found) if found else None


def decks_part(_: Visitor) -> Part | None:
    """Return the newest public decks; those of players come before the samples."""
    found = _kept("home-decks", _new_decks)
    return Part("pages/home/decks.html", found) if found else None


def ladder_part(_: Visitor) -> Part | None:
    """Return the best decks of last night, or how the sample decks fared."""
    top = _kept("home-ladder", lambda: _ladder_top() or "")
    if top:
        return Part("pages/home/ladder.html", top)
    results = _kept("home-samples", _sample_results)
    return Part("pages/home/samples.html", results) if results else None


# The visitor's own things come first, then where people meet, then what is new.
PARTS: Sequence[Callable[[Visitor], Part | None]] = (
    own_part,
    tables_part,
    puzzle_part,
    decks_part,
    ladder_part,
)


def _kept(key: str, find: Callable[[], Any]) -> Any:
    return cache.get_or_set(key, find, SECONDS_KEPT)


def _others(seat: Seat) -> str:
    """Return whom a game is played with or against: other people, or the scenario."""
    table = seat.table
    if table.game == Game.LCG:
        return scenario_name(table.scenario)
    others = table.seats.exclude(pk=seat.pk).values_list("name", flat=True)
    return " and ".join(others)


def _open_tables() -> OpenTables:
    waiting = waiting_tables() if settings.LOBBY else []
    return OpenTables(len(waiting), [describe(table) for table in waiting[:LINES]])


def _puzzles() -> list[TodaysPuzzle]:
    today = localdate()
    found = [(game, puzzle_of_the_day(game.value, today)) for game in Game]
    return [
        TodaysPuzzle(
            game=game.name,
            theme=THEMES.get(puzzle.theme, puzzle.theme),
            title=title_of(puzzle),
            address=puzzle.get_absolute_url(),
            tries=puzzle.tries,
            solved=puzzle.solved,
        )
        for game, puzzle in found
        if puzzle is not None
    ]


def _new_decks() -> list[NewDeck]:
    return [_new_deck(found) for found in newest_decks(LINES, localdate())]


def _new_deck(found: PublicDeck) -> NewDeck:
    return NewDeck(
        name=found.name,
        address=found.address,
        belongings=found.shares[:EMBLEMS],
        format=found.formats[0] if found.formats else "",
    )


def _ladder_top() -> LadderTop | None:
    played = [ladder for ladder in ladders() if ladder.decks]
    if not played:
        return None
    latest = max(played, key=lambda ladder: ladder.night.begun)
    best = [
        (each.rank, each.deck.name, each.deck.get_absolute_url())
        for each in standings(latest.format)[:LINES]
    ]
    return LadderTop(latest.name, latest.get_absolute_url(), best)


def _sample_results() -> list[SampleResult]:
    finished = [sample_playtest(game) for game in Game]
    return [
        result for playtest in finished if playtest is not None for result in _results_of(playtest)
    ]


def _results_of(playtest: Playtest) -> Iterator[SampleResult]:
    """Yield a line for each side; players who win together are named by what they played."""
    shares = [(side.name, side.share) for side in sides_so_far(playtest) if side.share is not None]
    for name, share in shares:
        shown = name if len(shares) > 1 else playtest_title(playtest, short=True)
        yield SampleResult(shown, share.rate, playtest.get_absolute_url())
