"""A person's record: games won and lost by deck and opponent.

A game that was played on from a replay does not count, as its beginning was not theirs, and neither
does a guided game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db.models import Prefetch

from decks.ownership import Visitor, owned_by
from play.models import Seat, Table, TableStatus
from play.results.labels import scenario_name
from play.tables.access import own_seats
from play.tables.endings import DRAW
from rules.construction import Game
from rules.english import join_words

# A person may have thousands of games: of more seats only the newest are counted.
MOST_SEATS = 150
SEAT_COUNTED = (
    *("table", "owner", "browser", "place", "player", "name", "deck_name"),
    *("left", "taken_back", "hints"),
)


@dataclass(slots=True)
class RecordLine:
    """A deck against an opponent: how many games were won, lost, or neither.

    `helped` are those in which something was taken back or a hint was given.
    """

    game: str
    deck: str
    against: str
    won: int = 0
    lost: int = 0
    other: int = 0
    helped: int = 0
    tables: list[Table] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost + self.other


def find_record(visitor: Visitor) -> list[RecordLine]:
    """Return a visitor's record over their newest games, what was played most first."""
    lines: dict[tuple[str, str, str], RecordLine] = {}
    newest = Seat.objects.filter(owned_by(visitor)).order_by("-pk").values("table")
    over = Table.objects.filter(
        pk__in=newest[:MOST_SEATS],
        status=TableStatus.OVER,
        course="",
        source=None,
        source_table=None,
        source_step=0,
    )
    played = Seat.objects.only(*SEAT_COUNTED)
    read = over.only("game", "scenario", "winner", "ending")
    for table in read.order_by().prefetch_related(Prefetch("seats", queryset=played)):
        seats = list(table.seats.all())
        mine = [seat for seat in own_seats(visitor, seats) if not seat.left]
        if not mine:
            continue
        deck = join_words([seat.deck_name for seat in mine])
        against = _against(table, seats, mine)
        line = lines.setdefault((table.game, deck, against), RecordLine(table.game, deck, against))
        _count(line, table, mine)
    return sorted(lines.values(), key=lambda line: (-line.games, line.deck, line.against))


def _against(table: Table, seats: Sequence[Seat], mine: Sequence[Seat]) -> str:
    if table.game == Game.LCG:
        return scenario_name(table.scenario)
    others = [seat for seat in seats if seat not in mine]
    return join_words([_opponent(table, seat) for seat in others]) or "yourself"


def _opponent(table: Table, seat: Seat) -> str:
    who = table.face.player_label(seat.player) if seat.player else seat.name
    return f"{seat.deck_name} ({who})"


def _count(line: RecordLine, table: Table, mine: Sequence[Seat]) -> None:
    line.tables.append(table)
    line.helped += any(seat.taken_back or seat.hints for seat in mine)
    if table.ending in ("unfinished", DRAW):
        line.other += 1
    elif table.game == Game.LCG:
        line.won += table.winner is not None
        line.lost += table.winner is None
    else:
        won = table.winner in [seat.place for seat in mine]
        line.won += won
        line.lost += not won
