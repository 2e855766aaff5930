"""Games of tables as this process has them in memory, made from their moves.

The database is the record. A process keeps the games it played last, so that a choice does not play
the whole game again; what it keeps is brought up to date from the moves it has not seen, and made
anew where something was taken back. No process depends on another's memory, and none is stored.
"""

from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Condition, get_ident
from typing import Any
from uuid import UUID
from weakref import WeakValueDictionary

from django.db import connection, transaction

from decks.rows import read_again
from play.games.slots import Drawing
from play.models import Move, Seat, Table
from play.tables.access import other_seats
from rules import rng
from rules.players.player import Player
from rules.playtest.playing import play_choices, player_seed
from rules.protocol import Game
from rules.recording import OBSERVER, Frame, Line, Recorder

PASSES = "pass"
# A long game with its log takes about half a megabyte.
MOST_GAMES = 96
# Choices of all games together.
MOST_CHOICES = 30_000
# From this many positions back a seat is shown what happened without playing the game again.
MOST_MARKS = 8
# So long a thread waits for another that uses a game, before it makes the game anew.
PATIENCE = 1.0


class OlderRules(ValueError):
    """A game of rules or card texts that are no longer those of the site."""


@dataclass(frozen=True, slots=True)
class Declined:
    """Options that a seat has passed, and how many choices were made then."""

    step: int
    options: Sequence[Any]


class LiveGame:
    """The game of a table at its last choice, with the log of each person's seat.

    One that is `observed` has the log of an observer too, or that alone unless it is `seated`.
    """

    def __init__(
        self, table: Table, seats: Sequence[Seat], *, observed: bool = False, seated: bool = True
    ) -> None:
        self.table_id = table.pk
        self.use: _Use | None = None
        self.kind = table.kind
        self.face = table.face
        self.description = table.description()
        self.fingerprint = self.kind.rules_fingerprint(self.description)
        self.number = table.number
        self.seed = table.seed
        self.revision = 0
        self.names = tuple(seat.name for seat in seats)
        self.choices: list[int] = []
        # What each seat has passed last.
        self.declined: dict[int, Declined] = {}
        # At which step each revision was that this process saw.
        self.reached: dict[int, int] = {}
        self.recorders: dict[int, Recorder[Any]] = {}
        self.players: dict[tuple[int, str], Player] = {}
        self.drawing = Drawing()
        self._games = self.kind.games(self.description, self.number)
        self.scenarios: list[Game] = []
        self._marks: deque[tuple[int, Game]] = deque(maxlen=MOST_MARKS)
        if observed:
            self.recorders[OBSERVER] = self.face.recorder(self.names, OBSERVER)
        for seat in seats if seated else ():
            if not seat.player or seat.left:
                own = [other.place for other in other_seats(seats, seat)]
                self.recorders[seat.place] = self.face.recorder(self.names, seat.place, own)
        self._open(next(self._games))

    @property
    def steps(self) -> int:
        """How many choices were made."""
        return len(self.choices)

    @property
    def game(self) -> Game:
        """The game; of a campaign the one that is played now."""
        return self.scenarios[-1]

    def choose(self, place: int) -> None:
        """Take the option at a place, and begin the next game of a campaign after a victory.

        Raise NoSuchOption if there is no such option.
        """
        decision = self.game.decision()
        self.game.choose(place)
        self.choices.append(place)
        self._write()
        if decision is not None and self.face.verb_name(decision.options[place]) == PASSES:
            self.declined[decision.player] = Declined(self.steps, decision.options)
        if self.game.is_over():
            following = next(self._games, None)
            if following is not None:
                self._marks.clear()
                self._open(following)

    def come_to(self, revision: int) -> None:
        """Note that the table has a revision now."""
        self.revision = revision
        self.reached[revision] = self.steps

    def mark(self) -> None:
        """Remember this position, from which seats will want to see what happened."""
        if not self._marks or self._marks[-1][0] != self.steps:
            self._marks.append((self.steps, self.game.clone()))

    def player(self, place: int, name: str, make: Any) -> Player:
        """Return the computer player of a place, the same one as long as the game is kept.

        Its random numbers come from the seed of the table and the step at which it is made. Another
        player may take the place later.
        """
        if (place, name) not in self.players:
            seed = rng.seeded(player_seed(self.seed, self.number, place), self.steps)
            self.players[place, name] = make(name, seed)
        return self.players[place, name]

    def lines(self, seat: int, after: int = -1) -> list[Line]:
        """Return the lines of a seat's log that were written after a step, or all."""
        found = self.recorders[seat].lines
        begin = len(found)
        while begin and found[begin - 1].step > after:
            begin -= 1
        return found[begin:]

    def frames(self, seat: int, after: int, most: int = 0) -> Iterator[Frame[Any]]:
        """Return what a seat saw of the table at a step and at each one since.

        With `most`, only the last ones, at most that many.
        """
        recorder = self.recorders[seat]
        step, game = self._nearest(after)
        after = max(after, step)
        for place in self.choices[step:after]:
            game.choose(place)
        first = max(after, self.steps - most) if most else after
        for at in range(after, self.steps):
            if at == after or at >= first:
                yield recorder.frame(game, at, self.choices[at : at + 1])
            game.choose(self.choices[at])
        yield recorder.frame(self.game, self.steps, ())

    def at(self, step: int) -> Game:
        """Return a copy of the game as it was at a step, of a campaign the game played now."""
        begin, game = self._nearest(step)
        for place in self.choices[begin:step]:
            game.choose(place)
        return game

    def positions(self) -> Iterator[Game]:
        """Return the game after its set-up and after each choice, played again."""
        return play_choices(self.kind.games(self.description, self.number), self.choices)

    def _nearest(self, step: int) -> tuple[int, Game]:
        """Return a copy of the game at the last position that is kept up to a step."""
        for at, game in reversed(self._marks):
            if at <= step:
                return at, game.clone()
        games = self.kind.games(self.description, self.number)
        game = next(games)
        made = 0
        # A position of an earlier game of a campaign is not shown: what follows is another table.
        for _ in self.scenarios[1:]:
            while not game.is_over():
                game.choose(self.choices[made])
                made += 1
            game = next(games)
        return made, game

    def _open(self, game: Game) -> None:
        self.scenarios.append(game)
        if game.state.log is None:
            game.state.log = []
        self._write()

    def _write(self) -> None:
        for recorder in self.recorders.values():
            recorder.follow(self.game, self.steps)
        self.game.state.log = []


class _Use:
    """Lives for as long as a thread makes a game or has it; if it lost the game, no longer."""

    def __init__(self) -> None:
        self.thread = get_ident()


class LiveGames:
    """The games that this process keeps: the last ones, and never more than a number of choices.

    A game is taken out while it is used, so no two threads ever share one. Who needs it meanwhile
    waits for a moment: all who are at a table ask for its new position at once.
    """

    def __init__(self) -> None:
        self._games: OrderedDict[UUID, LiveGame] = OrderedDict()
        self._uses: WeakValueDictionary[UUID, _Use] = WeakValueDictionary()
        self._changed = Condition()

    def __len__(self) -> int:
        return len(self._games)

    def take(self, table: Table, seats: Sequence[Seat], *, observed: bool = False) -> LiveGame:
        """Return the game of a table as its moves say; put it back with `keep`.

        `observed` is for one who watches. A table that is not locked may change while it is read.
        Its row is read again then.
        Raise OlderRules for a game that today's rules might play otherwise, or that never began.
        """
        if not table.rules_fingerprint:
            raise OlderRules("This game never began.")
        use = _Use()
        live = self._take_out(table.pk, use)
        if live is not None:
            observed |= OBSERVER in live.recorders
            if live.revision > table.revision:
                # Somebody chose after the row was read.
                read_again(table)
        if live is None or not _is_current(live, table, seats, observed=observed):
            live = LiveGame(table, seats, observed=observed)
        catch_up(live, table, table.revision)
        if live.steps != table.steps:
            # Moves were taken back after the row was read.
            with transaction.atomic():
                table.refresh_from_db(from_queryset=Table.objects.select_for_update())
                live = LiveGame(table, seats, observed=observed)
                catch_up(live, table, table.revision)
        live.use = use
        return live

    def keep(self, live: LiveGame) -> None:
        """Keep a game that says what the database says, and forget those used longest ago."""
        with self._changed:
            live.use = None
            self._games[live.table_id] = live
            self._games.move_to_end(live.table_id)
            while len(self._games) > MOST_GAMES or (
                len(self._games) > 1
                and sum(kept.steps for kept in self._games.values()) > MOST_CHOICES
            ):
                self._games.popitem(last=False)
            self._changed.notify_all()

    def wait_for(self, table_id: UUID) -> None:
        """Wait for a moment until no other thread uses the game of a table.

        Who wants to lock the database does so before: nobody else could write while they wait.
        """

        def is_free() -> bool:
            use = self._uses.get(table_id)
            return table_id in self._games or use is None or use.thread == get_ident()

        with self._changed:
            self._changed.wait_for(is_free, PATIENCE)

    def _take_out(self, table_id: UUID, use: _Use) -> LiveGame | None:
        """Return a game that is kept, as soon as no other thread uses it."""
        if not connection.in_atomic_block:
            self.wait_for(table_id)
        with self._changed:
            self._uses[table_id] = use
            return self._games.pop(table_id, None)

    def forget(self) -> None:
        """Forget all games."""
        with self._changed:
            self._games.clear()


live_games = LiveGames()


def catch_up(live: LiveGame, table: Table, revision: int) -> None:
    """Take the moves that a game has not seen, up to a revision of the table.

    Raise OlderRules for a game that today's rules might play otherwise.
    """
    if live.fingerprint != table.rules_fingerprint:
        raise OlderRules("This game began by older rules or card texts. You can end it.")
    if live.revision == revision:
        return
    # A later move may be there already. Taken now, it would be taken again the next time.
    moves = Move.objects.filter(table=table, revision__gt=live.revision, revision__lte=revision)
    for choices in moves.order_by("first").values_list("choices", flat=True):
        live.mark()
        for place in choices:
            live.choose(place)
    live.come_to(revision)


def _is_current(live: LiveGame, table: Table, seats: Sequence[Seat], *, observed: bool) -> bool:
    """Return whether a game that was kept is a beginning of the table's."""
    # A deleted account has another name.
    same_names = live.names == tuple(seat.name for seat in seats)
    return (
        same_names
        and table.rewound <= live.revision <= table.revision
        and all((seat.player and not seat.left) or seat.place in live.recorders for seat in seats)
        and (not observed or OBSERVER in live.recorders)
    )
