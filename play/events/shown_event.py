"""An event as its page shows it: standings with their tie-breaks, rounds, what you may do."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from django.urls import reverse

from decks.access import may_name
from decks.ownership import Visitor
from play.events.matches import is_at_table
from play.events.ranking import ranked
from play.events.results import matches_of, played, result_of
from play.events.standings import Line, Result
from play.events.starting import entry_of
from play.models import Event, EventEntry, EventMatch, TableStatus
from play.models.access import open_matches, readable_playtests
from play.tables.clocks import time_in_words
from play.tables.site_time import site_now
from rules.construction import Format, load_format

# What a visitor is called in their own matches.
YOU: Final = "You"
GAMES_OVER: Final = (TableStatus.OVER, TableStatus.ENDED)


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line of the standings. Tie-breaks are percentages, "" for who met nobody.

    `deck` is "" before the first round, and for a visitor who doesn't take part if it is a
    person's deck that they may not find in a list. `list` is the address of the deck's cards, ""
    where the visitor may not see them.
    """

    counted: Line
    entry: EventEntry
    mine: bool
    deck: str
    list: str
    record: str
    opponents: str
    opponents_opponents: str

    @property
    def rank(self) -> int:
        """The place in the standings."""
        return self.counted.rank

    @property
    def points(self) -> int:
        """The points of all rounds."""
        return self.counted.points

    @property
    def cumulative(self) -> int:
        """The points after each round, added up."""
        return self.counted.cumulative


@dataclass(frozen=True, slots=True)
class ShownMatch:
    """A match: its players, how it stands, and where its game is to be seen."""

    match: EventMatch
    result: Result | None
    first: str
    second: str
    winner: str
    state: str
    replay: str
    mine: bool

    @property
    def opponent(self) -> str:
        """The other player of the visitor's own match."""
        return self.second if self.first == YOU else self.first

    @property
    def by_people(self) -> bool:
        """Whether a person plays it, so that its result may have to be entered."""
        other = self.match.second
        return other is not None and not (self.match.first.player and other.player)


@dataclass(frozen=True, slots=True)
class ShownRound:
    """A round with its matches; `name` is "Final" or the like in single elimination."""

    number: int
    name: str
    over: bool
    matches: tuple[ShownMatch, ...]

    @property
    def are(self) -> str:
        """The verb after its name."""
        return "are" if self.name.endswith("s") else "is"


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """What a visitor sees of an event, and what they may do now.

    `playing` is their own open match, `offered` who offered to let computers play it. `waits` is
    true while a game is played on the queue.
    """

    format: Format
    lines: tuple[ShownLine, ...]
    rounds: tuple[ShownRound, ...]
    entry: EventEntry | None
    organises: bool
    begun: bool
    playing: ShownMatch | None
    at_table: bool
    against_computer: bool
    offered: str
    can_pair: bool
    waits: bool
    missing: tuple[EventEntry, ...]
    absent: tuple[EventEntry, ...]
    must_check_in: bool
    next_round: int
    days_left: str

    @property
    def winner(self) -> ShownLine | None:
        """The first of the standings, once a round is over."""
        return self.lines[0] if self.lines else None

    @property
    def latest(self) -> ShownRound | None:
        """The round that was paired last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def own_line(self) -> ShownLine | None:
        """The visitor's own line of the standings."""
        return next((line for line in self.lines if line.mine), None)

    @property
    def last_own(self) -> ShownMatch | None:
        """The visitor's own match of the last round."""
        matches = self.rounds[-1].matches if self.rounds else ()
        return next((match for match in matches if match.mine), None)


def show_event(event: Event, visitor: Visitor) -> ShownEvent:
    """Return an event as a visitor sees it."""
    matches, entry = matches_of(event), entry_of(event, visitor)
    results = {match.pk: result_of(match) for match in matches}
    replays = _replays(event, matches, visitor)
    rounds = _rounds(event, matches, results, replays, entry)
    playing = next(
        (
            match
            for shown in rounds
            for match in shown.matches
            if match.mine and results[match.match.pk] is None
        ),
        None,
    )
    is_open = any(result is None for result in results.values())
    organises = visitor.owns(event)
    own = playing.match if playing is not None else None
    return ShownEvent(
        format=load_format(event.format),
        lines=tuple(_lines(event, matches, entry, visitor)),
        rounds=tuple(rounds),
        entry=entry,
        organises=organises,
        begun=bool(matches),
        playing=playing if own is not None and own.playtest is None else None,
        at_table=own is not None and is_at_table(own),
        against_computer=own is not None and _has_computer(own),
        offered=_offered(own, entry),
        can_pair=organises and event.ended is None and not is_open,
        waits=any(match.playtest is not None and results[match.pk] is None for match in matches),
        missing=tuple(
            each for each in event.entries.all() if each.contents is None and not matches
        ),
        absent=tuple(
            each
            for each in event.entries.all()
            if event.check_in and not matches and not each.player and not each.checked_in
        ),
        must_check_in=(
            event.check_in and not matches and entry is not None and not entry.checked_in
        ),
        next_round=len(rounds) + 1,
        days_left=_days_left(event),
    )


def _lines(
    event: Event, matches: Sequence[EventMatch], mine: EventEntry | None, visitor: Visitor
) -> list[ShownLine]:
    known = event.entries.select_related("version__deck")
    entries = {entry.place: entry for entry in known}
    takes_part = mine is not None or visitor.owns(event)

    def deck_of(entry: EventEntry) -> str:
        shown = takes_part or entry.player or may_name(visitor, entry.version)
        shown = shown or may_see_list(event, entry, visitor)
        return entry.deck_name if entry == mine or (matches and shown) else ""

    def list_of(entry: EventEntry) -> str:
        if not may_see_list(event, entry, visitor):
            return ""
        return reverse("events:list", args=[event.pk, entry.place])

    return [
        ShownLine(
            line,
            entries[line.player],
            mine is not None and mine.place == line.player,
            deck_of(entries[line.player]),
            list_of(entries[line.player]),
            f"{line.wins}–{line.losses}" + (f"–{line.draws}" if line.draws else ""),
            _percent(line.opponents),
            _percent(line.opponents_opponents),
        )
        for line in ranked(event, list(entries.values()), played(matches))
    ]


def may_see_list(event: Event, entry: EventEntry, visitor: Visitor) -> bool:
    """Return whether a visitor may see the cards of a deck: their own, others once all is over."""
    if entry.contents is None or visitor.owns(entry):
        return entry.contents is not None
    shown = event.opens_lists or bool(entry.player) or may_name(visitor, entry.version)
    return event.ended is not None and shown


def round_name(event: Event, matches: Sequence[EventMatch], number: int) -> str:
    """Return what a round is called: by its number, or by how many are left in elimination."""
    if number <= event.rounds:
        return f"Round {number}"
    at_first = sum(match.round == event.rounds + 1 for match in matches)
    places = at_first >> (number - event.rounds - 1)
    return {1: "Final", 2: "Semifinals", 4: "Quarterfinals"}.get(places, f"Round {number}")


def _rounds(
    event: Event,
    matches: Sequence[EventMatch],
    results: dict[int, Result | None],
    replays: dict[int, str],
    mine: EventEntry | None,
) -> list[ShownRound]:
    numbers = sorted({match.round for match in matches})
    return [
        ShownRound(
            number,
            round_name(event, matches, number),
            all(results[match.pk] is not None for match in matches if match.round == number),
            tuple(
                _shown(match, results[match.pk], replays.get(match.pk, ""), mine)
                for match in matches
                if match.round == number
            ),
        )
        for number in numbers
    ]


def _shown(
    match: EventMatch, result: Result | None, replay: str, mine: EventEntry | None
) -> ShownMatch:
    first = _name(match.first, mine)
    second = _name(match.second, mine) if match.second is not None else ""
    winners = {Result.FIRST: first, Result.SECOND: second}
    winner = winners.get(result, "") if result is not None else ""
    if match.second is None:
        state = "bye"
    elif result is Result.DRAW:
        state = "draw"
    elif result is Result.NEITHER:
        state = "neither came"
    elif result is not None:
        state = f"{winner} won" + (", entered" if match.entered else "")
    elif match.playtest is not None:
        state = "the computer plays"
    elif match.table is not None and match.table.status == TableStatus.PLAYING:
        state = "being played"
    else:
        state = "not played yet"
    is_mine = mine is not None and mine.pk in (match.first_id, match.second_id)
    return ShownMatch(match, result, first, second, winner, state, replay, is_mine)


def _replays(event: Event, matches: Sequence[EventMatch], visitor: Visitor) -> dict[int, str]:
    """Return the addresses of replays that a visitor may watch, by match."""
    games = [match.playtest_id for match in matches if match.playtest_id is not None]
    readable = set(readable_playtests(visitor).filter(pk__in=games).values_list("pk", flat=True))
    opened = set(open_matches(visitor).filter(event=event).values_list("pk", flat=True))
    found = {}
    for match in matches:
        if match.table is not None and match.table.status in GAMES_OVER:
            if match.pk in opened:
                found[match.pk] = reverse(
                    "events:replay", args=[event.pk, match.round, match.number]
                )
            elif any(visitor.owns(seat) for seat in match.table.seats.all()):
                found[match.pk] = reverse("tables:replay", args=[match.table_id])
        elif match.playtest_id in readable and match.playtest and match.playtest.finished:
            found[match.pk] = reverse("play:replay", args=[match.playtest_id, 0])
    return found


def _name(entry: EventEntry, mine: EventEntry | None) -> str:
    return YOU if mine is not None and entry.pk == mine.pk else entry.name


def _has_computer(match: EventMatch) -> bool:
    return bool(match.first.player or (match.second is not None and match.second.player))


def _offered(match: EventMatch | None, mine: EventEntry | None) -> str:
    """Return who offered to let computers play a match: "you", "they", or "" for nobody."""
    if match is None or mine is None or match.offered_by_id is None:
        return ""
    return "you" if match.offered_by_id == mine.pk else "they"


def _days_left(event: Event) -> str:
    """Return how long the round of a league still lasts, "" for other events."""
    if event.round_ends is None:
        return ""
    return time_in_words(max(0.0, event.round_ends - site_now()))


def _percent(share: Fraction | None) -> str:
    return "" if share is None else f"{float(share) * 100:.1f}"
