"""Games as observers see them, kept in memory by each process: one for all who watch a table.

Who sees a table as it is now looks at the game that people play (`play.tables.live_games`). Games
that are shown with a delay are apart from those: they are some minutes behind.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Lock
from uuid import UUID

from play.models import Seat, Table
from play.tables.live_games import LiveGame, OlderRules, catch_up, live_games
from play.watching.access import Sight

# A game with its log takes about half a megabyte.
MOST_GAMES = 16


class WatchedGames:
    """The games that this process keeps for observers with a delay, those used last.

    A game is taken out while it is used, so no two threads ever share one.
    """

    def __init__(self) -> None:
        self._games: OrderedDict[UUID, tuple[int, LiveGame]] = OrderedDict()
        self._lock = Lock()

    @contextmanager
    def watch(self, table: Table, seats: Sequence[Seat], sight: Sight) -> Iterator[LiveGame]:
        """Give the game of a table as far as observers see it, for as long as the block lasts.

        Raise OlderRules for a game that today's rules might play otherwise.
        """
        if not table.rules_fingerprint:
            raise OlderRules("This game never began.")
        if sight.revision == table.revision:
            shared = live_games.take(table, seats, observed=True)
            yield shared
            live_games.keep(shared)
            return
        with self._lock:
            rewound, live = self._games.pop(table.pk, (0, None))
        # Moves that were seen may have been taken back since; a deleted account has another name.
        names = tuple(seat.name for seat in seats)
        if (
            live is None
            or (rewound, live.names) != (table.rewound, names)
            or live.revision > sight.revision
        ):
            live = LiveGame(table, seats, observed=True, seated=False)
        catch_up(live, table, sight.revision)
        yield live
        with self._lock:
            self._games[table.pk] = table.rewound, live
            while len(self._games) > MOST_GAMES:
                self._games.popitem(last=False)

    def forget(self) -> None:
        """Forget all games."""
        with self._lock:
            self._games.clear()


watched_games = WatchedGames()
