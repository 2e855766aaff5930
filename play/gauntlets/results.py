"""The table of a gauntlet: the share each deck wins of each other, with its interval."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from uuid import UUID

from django.db.models import Count, Sum
from django.urls import reverse

from play.models import Chunk, PlayedGame, Playtest, Status
from play.queue.totals import side_sums
from play.results.labels import STATUSES, scenario_name, short_names
from play.results.shares import Share, share_won
from rules.english import join_words
from rules.playtest.lcg.facts import ENCOUNTER

# The games of a playtest that are stored, and those that its first and second deck won.
Counts = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """The games of a row's deck against a column's: how many were played, won and lost."""

    playtest: UUID
    played: int
    wins: int
    losses: int

    @property
    def address(self) -> str:
        """The page of its playtest."""
        return reverse("play:playtest", args=[self.playtest])

    @property
    def games_address(self) -> str:
        """The list of its games."""
        return reverse("play:games", args=[self.playtest])

    @property
    def share(self) -> Share | None:
        """The share of decided games that the row's deck won."""
        return share_won(self.wins, self.wins + self.losses)

    @property
    def outcome(self) -> str:
        """Whether that is a "win" or a "loss"; "even" while the interval includes half."""
        share = self.share
        if share is not None and share.low > 50:
            return "win"
        return "loss" if share is not None and share.high < 50 else "even"


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """A deck and its cells by column, None where it met nobody.

    `wins` and `losses` are those of all its games but those against itself.
    """

    name: str
    cells: tuple[MatrixCell | None, ...]
    wins: int
    losses: int

    @property
    def total(self) -> Share | None:
        """The share of all these games that it won."""
        return share_won(self.wins, self.wins + self.losses)


@dataclass(frozen=True, slots=True)
class Matrix:
    """The whole table; `is_gauntlet` where one deck meets the others.

    `partners` play along with every deck of the LCG.
    """

    columns: tuple[str, ...]
    rows: tuple[MatrixRow, ...]
    is_gauntlet: bool
    in_scenarios: bool
    played: int
    games: int
    status: Status
    partners: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether games of it may still be played."""
        return self.status in {Status.WAITING, Status.PLAYING, Status.PAUSED}

    @property
    def title(self) -> str:
        """What the gauntlet is called."""
        decks = len(self.columns)
        if self.in_scenarios:
            who = self.rows[0].name if len(self.rows) == 1 else f"{len(self.rows)} decks"
            party = f"{who} with {join_words(self.partners)}" if self.partners else who
            return f"{party} in {self.columns[0] if decks == 1 else f'{decks} scenarios'}"
        if self.is_gauntlet:
            return f"{self.rows[0].name} against {decks} deck{'s' if decks != 1 else ''}"
        return f"{decks} decks against each other"

    @property
    def legs(self) -> tuple[tuple[str, MatrixCell | None], ...]:
        """The opponents of a gauntlet, the hardest first, with the games against each."""
        pairs = zip(self.columns, self.rows[0].cells, strict=True)
        return tuple(sorted(pairs, key=lambda leg: _share_won(leg[1])))


def _share_won(cell: MatrixCell | None) -> float:
    return cell.share.rate if cell is not None and cell.share is not None else 101.0


@dataclass(frozen=True, slots=True)
class Gauntlet:
    """The playtests of a gauntlet, which have their decks at hand, and its table."""

    cells: Sequence[Playtest]
    table: Matrix

    @property
    def first(self) -> Playtest:
        """A playtest that has what all of them share: the game, the games, the seed, the rules."""
        return self.cells[0]

    @property
    def status(self) -> tuple[str, str]:
        """How far it is: a word, and the level of its badge."""
        return STATUSES[self.table.status]

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("play:gauntlet", args=[self.first.gauntlet])


def with_tables(gauntlets: Sequence[Sequence[Playtest]]) -> list[Gauntlet]:
    """Return gauntlets with their tables; the games of all are counted at once."""
    counts = _counts([cell for cells in gauntlets for cell in cells])
    return [Gauntlet(cells, _matrix(cells, counts)) for cells in gauntlets]


def matrix(cells: Sequence[Playtest]) -> Matrix:
    """Return the table of a gauntlet's playtests, which have their decks at hand."""
    return _matrix(cells, _counts(cells))


def _matrix(cells: Sequence[Playtest], counts: Mapping[object, Counts]) -> Matrix:
    columns = dict(sorted((cell.column, _column_name(cell)) for cell in cells))
    rows = dict(sorted((cell.row, next(iter(cell.decks.all())).name) for cell in cells))
    in_scenarios = any(cell.scenario for cell in cells)
    is_gauntlet = len(rows) == 1 and (len(columns) > 1 or rows != columns)
    by_place: dict[tuple[int, int], MatrixCell] = {}
    for cell in cells:
        played, first, second = counts.get(cell.pk, (0, 0, 0))
        by_place[cell.row, cell.column] = MatrixCell(cell.pk, played, first, second)
        if not is_gauntlet and not in_scenarios and cell.row != cell.column:
            by_place[cell.column, cell.row] = MatrixCell(cell.pk, played, second, first)
    names = tuple(columns.values())
    if len(names) > 1 and not in_scenarios:
        names = short_names(names)
    shown = rows if is_gauntlet or in_scenarios else dict(zip(columns, names, strict=True))
    return Matrix(
        columns=names,
        rows=tuple(
            replace(_row(row, name, columns, by_place), name=shown.get(row, name))
            for row, name in rows.items()
        ),
        is_gauntlet=is_gauntlet,
        in_scenarios=in_scenarios,
        played=sum(counts[cell.pk][0] for cell in cells if cell.pk in counts),
        games=sum(cell.games for cell in cells),
        status=gauntlet_status(cells),
        partners=tuple(deck.name for deck in list(cells[0].decks.all())[1:])
        if in_scenarios
        else (),
    )


def gauntlet_status(cells: Sequence[Playtest]) -> Status:
    """Return how far a gauntlet is, from how far its playtests are.

    It is paused while nothing of it is played, and failed or cancelled where a playtest of it was.
    """
    statuses = {cell.status for cell in cells}
    if statuses & {Status.WAITING, Status.PLAYING}:
        return Status.WAITING if statuses == {Status.WAITING} else Status.PLAYING
    return next(
        (
            status
            for status in (Status.PAUSED, Status.FAILED, Status.CANCELLED)
            if status in statuses
        ),
        Status.FINISHED,
    )


def _column_name(cell: Playtest) -> str:
    """Return the name of the opponent, or of the scenario."""
    return scenario_name(cell.scenario) if cell.scenario else list(cell.decks.all())[1].name


def _row(
    row: int,
    name: str,
    columns: Mapping[int, str],
    by_place: Mapping[tuple[int, int], MatrixCell],
) -> MatrixRow:
    cells = {column: by_place.get((row, column)) for column in columns}
    against_others = [
        cell for column, cell in cells.items() if cell is not None and columns[column] != name
    ]
    wins = sum(cell.wins for cell in against_others)
    losses = sum(cell.losses for cell in against_others)
    return MatrixRow(name, tuple(cells.values()), wins, losses)


def _counts(cells: Sequence[Playtest]) -> dict[object, Counts]:
    """Return games and wins of both sides of each playtest that has any."""
    rows = (
        Chunk.objects.filter(playtest__in=[cell.pk for cell in cells])
        .order_by()
        .values_list("playtest")
        .annotate(played=Sum("games"), **side_sums(2))
    )
    lost = _lost_games(cells)
    return {
        playtest: (played, first, second or lost.get(playtest, 0))
        for playtest, played, first, second in rows
    }


def _lost_games(cells: Sequence[Playtest]) -> dict[object, int]:
    """Return how many games of LCG playtests were lost: their chunks count only those won."""
    lost = PlayedGame.objects.filter(
        playtest__in=[cell.pk for cell in cells if cell.scenario], winner=ENCOUNTER
    )
    return dict(lost.order_by().values_list("playtest").annotate(games=Count("pk")))
