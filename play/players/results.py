"""What came of a player's games: by format, by deck and by opponent."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from typing import NamedTuple
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Exists, FilteredRelation, OuterRef, Q, QuerySet

from decks.models import Visibility
from decks.ownership import NOBODY, Visitor
from play.face import face_of
from play.models import Seat, Table, TableStatus, Watching
from play.results.labels import format_name, scenario_name

# Results are counted over the newest games: to read a game takes as long as to list it.
MOST_COUNTED = 100
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


class _Row(NamedTuple):
    """A seat with what is counted of its game and its deck; rows are cheaper than models."""

    table: UUID
    place: int
    player: str
    name: str
    left: datetime | None
    by_person: bool
    owner: int | None
    owner__username: str | None
    table__game: str
    table__format: str
    table__scenario: str
    table__winner: int | None
    version__deck__name: str | None
    version__deck__sample: bool | None
    version__deck__visibility: str | None
    version__deck__owner: int | None


def games_of(player: User, visitor: Visitor = NOBODY) -> QuerySet[Table]:
    """Return the finished games of a player that a visitor may see, the newest first.

    A game that was played on from a replay is no game of theirs. They come in the order in which
    the player sat down: so the newest are found without a look at all the others.
    """
    another = Seat.objects.filter(
        table=OuterRef("pk"), owner=player.pk, by_person=True, pk__lt=OuterRef("mine__pk")
    )
    condition = Q(seats__owner=player.pk, seats__by_person=True)
    games = Table.objects.alias(mine=FilteredRelation("seats", condition=condition)).filter(
        # Of several seats of the player's the first counts.
        ~Exists(another),
        mine__isnull=False,
        status=TableStatus.OVER,
        source=None,
        source_table=None,
        source_step=0,
    )
    games = games.order_by("-mine__pk")
    if is_own(player, visitor):
        return games
    return games.filter(watching=Watching.EVERYBODY) if settings.WATCHING else games.none()


def is_own(player: User, visitor: Visitor) -> bool:
    """Return whether a visitor looks at their own games."""
    return visitor.user is not None and visitor.user.pk == player.pk


def results_of(player: User, games: Iterable[UUID], visitor: Visitor = NOBODY) -> Results:
    """Return what came of the first hundred of a player's games, for a visitor who may see them."""
    seats: dict[UUID, list[_Row]] = {}
    read = Seat.objects.filter(table__in=list(islice(games, MOST_COUNTED))).order_by("-pk")
    for row in read.values_list(*_Row._fields):
        seats.setdefault(row[0], []).append(_Row(*row))
    played = [_game(each, player, visitor) for each in seats.values()]
    return Results(
        counted=len(played),
        by_format=_lines(played, lambda game: [(game.what, "")]),
        by_deck=_lines(played, lambda game: [(game.deck, "")] if game.deck else []),
        by_opponent=_lines(played, lambda game: game.opponents),
    )


def _game(seats: list[_Row], player: User, visitor: Visitor) -> _Game:
    table, has_opponents = seats[0], face_of(seats[0].table__game).has_opponents
    mine = [seat for seat in seats if seat.owner == player.pk and seat.by_person]
    others = [seat for seat in seats if seat not in mine] if has_opponents else []
    what = table.table__scenario
    return _Game(
        what=scenario_name(what) if what else format_name(table.table__format),
        deck=_deck_name(mine[0], player, visitor) if mine else "",
        opponents=tuple(map(_opponent, others)),
        score=_score(mine, table.table__winner, has_opponents=has_opponents),
    )


def _deck_name(seat: _Row, player: User, visitor: Visitor) -> str:
    """Return the name of a player's own deck or a sample, if the visitor may find it in a list."""
    is_listed = seat.version__deck__visibility == Visibility.PUBLIC or is_own(player, visitor)
    is_theirs = seat.version__deck__owner == player.pk and is_listed
    return (seat.version__deck__name or "") if seat.version__deck__sample or is_theirs else ""


def _score(mine: list[_Row], winner: int | None, *, has_opponents: bool) -> float:
    """Return 1 for a victory, 0 for a defeat, 0.5 for a draw; leaving counts as a loss."""
    if not has_opponents:
        return float(winner is not None)
    if winner is None:
        return 0.5
    return float(any(seat.place == winner and not seat.left for seat in mine))


def _opponent(seat: _Row) -> tuple[str, str]:
    if seat.by_person:
        return seat.name, seat.owner__username or ""
    return f"{face_of(seat.table__game).player_label(seat.player)} (computer)", ""


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
