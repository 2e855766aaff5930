"""What came of a player's games: by format, by deck and by opponent."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import QuerySet

from decks.access import is_listed
from decks.models import DeckVersion
from decks.ownership import NOBODY, Visitor
from play.models import Seat, Table, TableStatus, Watching
from play.results.labels import format_name, scenario_name
from play.watching.finished import tables_of_seats

# Results are counted over the newest games; the list of games has all.
MOST_COUNTED = 500
MOST_LINES = 12


@dataclass(frozen=True, slots=True)
class ResultLine:
    """How many games were won, lost or drawn; `address` is where to go on, empty for nowhere."""

    name: str
    won: int
    lost: int
    drawn: int
    profile: str = ""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost + self.drawn

    @property
    def percent(self) -> float:
        """The share of the games that was won, a draw being half."""
        return 100 * (self.won + self.drawn / 2) / self.games


@dataclass(frozen=True, slots=True)
class Results:
    """A player's results; `counted` is how many games they come from."""

    counted: int
    by_format: list[ResultLine]
    by_deck: list[ResultLine]
    by_opponent: list[ResultLine]


@dataclass(frozen=True, slots=True)
class _Game:
    what: str
    deck: str
    opponents: tuple[tuple[str, str], ...]
    score: float


def games_of(player: User, visitor: Visitor = NOBODY) -> QuerySet[Table]:
    """Return the finished games of a player that a visitor may see, the newest thousands.

    A game that was played on from a replay is no game of theirs.
    """
    own = tables_of_seats(Seat.objects.filter(owner=player.pk, by_person=True))
    games = Table.objects.filter(pk__in=own, status=TableStatus.OVER, source=None)
    games = games.filter(source_table=None, source_step=0)
    if is_own(player, visitor):
        return games
    return games.filter(watching=Watching.EVERYBODY) if settings.WATCHING else games.none()


def is_own(player: User, visitor: Visitor) -> bool:
    """Return whether a visitor looks at their own games."""
    return visitor.user is not None and visitor.user.pk == player.pk


def results_of(player: User, visitor: Visitor = NOBODY) -> Results:
    """Return the results of a player's newest games, as far as a visitor may see them."""
    tables = {
        table.pk: table for table in games_of(player, visitor).order_by("-changed")[:MOST_COUNTED]
    }
    seats: dict[UUID, list[Seat]] = {key: [] for key in tables}
    read = Seat.objects.filter(table__in=tables).select_related("owner").defer("contents", "blanks")
    for seat in read:
        seats[seat.table_id].append(seat)
    versions = {seat.version_id for each in seats.values() for seat in each if seat.version_id}
    read_versions = DeckVersion.objects.filter(pk__in=versions).select_related("deck")
    named = {
        version.pk: version.deck.name
        for version in read_versions.defer("contents", "deck__notes")
        if is_listed(visitor, version.deck)
        and (version.deck.sample or version.deck.owner_id == player.pk)
    }
    games = [_game(tables[key], each, player, named) for key, each in seats.items()]
    return Results(
        counted=len(games),
        by_format=_lines(games, lambda game: [(game.what, "")]),
        by_deck=_lines(games, lambda game: [(game.deck, "")] if game.deck else []),
        by_opponent=_lines(games, lambda game: game.opponents),
    )


def _game(table: Table, seats: list[Seat], player: User, decks: dict[int, str]) -> _Game:
    mine = [seat for seat in seats if seat.owner_id == player.pk and seat.by_person]
    others = [seat for seat in seats if seat not in mine] if table.face.has_opponents else []
    return _Game(
        what=scenario_name(table.scenario) if table.scenario else format_name(table.format),
        deck=decks.get(mine[0].version_id or 0, "") if mine else "",
        opponents=tuple(_opponent(table, seat) for seat in others),
        score=_score(table, mine),
    )


def _score(table: Table, mine: list[Seat]) -> float:
    """Return 1 for a victory, 0 for a defeat, 0.5 for a draw; whoever left has lost."""
    if table.face.has_opponents:
        if table.winner is None:
            return 0.5
        return float(any(seat.place == table.winner and not seat.left for seat in mine))
    return float(table.winner is not None)


def _opponent(table: Table, seat: Seat) -> tuple[str, str]:
    if seat.by_person:
        return seat.name, seat.owner.get_username() if seat.owner is not None else ""
    return f"{table.face.player_label(seat.player)} (computer)", ""


def _lines(
    games: Iterable[_Game], keys: Callable[[_Game], Iterable[tuple[str, str]]]
) -> list[ResultLine]:
    """Return the results of games by their keys, what was played most first."""
    counted: dict[tuple[str, str], Counter[float]] = {}
    for game in games:
        for key in keys(game):
            counted.setdefault(key, Counter())[game.score] += 1
    lines = [
        ResultLine(name, scores[1.0], scores[0.0], scores[0.5], profile)
        for (name, profile), scores in counted.items()
    ]
    return sorted(lines, key=lambda line: (-line.games, line.name))[:MOST_LINES]
