"""Sitting down: what a person asks for, what stands against it, and the table made of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from django.db import transaction

from decks.contents.encoding import to_contents
from decks.ownership import Visitor
from play.limits import check_seed
from play.models import Seat, Table
from play.queue.durations import check_duration
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    find_warnings,
)
from play.results.labels import short_names
from play.tables.beginning import begin_if_complete
from play.tables.computer_players import make_player
from play.tables.quota import claim_place
from rules.construction import Format


class Hands(StrEnum):
    """In whose hands a deck is."""

    MINE = "me"
    FRIEND = "friend"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A seat: in whose hands it is, and its deck.

    A friend may choose the deck when they come. The player of the entrant counts for a computer's
    seat alone.
    """

    hands: Hands
    entrant: Entrant | None


@dataclass(frozen=True, slots=True)
class TableRequest:
    """All that is asked for: seats, and how the game is to be played."""

    seats: tuple[SeatRequest, ...]
    seed: int
    format: Format
    day: date | None
    scenario: str = ""
    difficulty: str = ""
    chosen_edition: str = ""

    @property
    def games(self) -> int:
        """How many games are played: a table has one."""
        return 1

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The decks that are chosen already."""
        return tuple(seat.entrant for seat in self.seats if seat.entrant is not None)

    def as_playtest(self) -> PlaytestRequest:
        """Return the request that the same decks make of a playtest, computers playing all."""
        known = PlaytestRequest(
            entrants=self.entrants,
            games=1,
            seed=self.seed,
            format=self.format,
            day=self.day,
            scenario=self.scenario,
            difficulty=self.difficulty,
            chosen_edition=self.chosen_edition,
        )
        stand_in = known.face.default_player
        entrants = tuple(
            seat.entrant if seat.hands is Hands.COMPUTER else replace(seat.entrant, player=stand_in)
            for seat in self.seats
            if seat.entrant is not None
        )
        return replace(known, entrants=entrants)

    def find_warnings(self) -> PlaytestWarnings:
        """Return what stands against it: the person may insist.

        Raise NotPlayable for seats that cannot be, and UnknownPlayer.
        """
        if not any(seat.hands is Hands.MINE for seat in self.seats):
            raise NotPlayable("Take a seat yourself. For computer players alone, run a playtest.")
        if any(seat.entrant is None and seat.hands is not Hands.FRIEND for seat in self.seats):
            raise NotPlayable("Choose a deck for each seat that is not a friend’s.")
        requested = self.as_playtest()
        for entrant in requested.entrants:
            # Of two seats with the same deck a playtest checks one.
            make_player(requested.game)(entrant.player, 0)
        seats = requested.face.table_seats
        if len(self.seats) not in seats:
            raise NotPlayable(
                f"A table has {seats.start} to {seats.stop - 1} seats, not {len(self.seats)}."
            )
        return find_warnings(requested, range(1, seats.stop))


def make_table(
    requested: TableRequest,
    *,
    maker: Visitor,
    queue_key: str = "",
    allowed_illegal: bool = False,
) -> Table:
    """Write down a table and begin its game if nobody is expected.

    Check it with `find_warnings` before. Raise `play.limits.OutOfBounds`, and QuotaExceeded where
    the maker has too many tables or the players would take too long.
    """
    settings = requested.as_playtest()
    with transaction.atomic():
        claim_place(maker, queue_key)
        thinking = [
            seat.entrant.player
            for seat in requested.seats
            if seat.hands is Hands.COMPUTER and seat.entrant is not None
        ]
        check_duration(settings.game, thinking, 1)
        table = Table.objects.create(
            game=settings.game,
            format=settings.format.slug,
            edition=settings.edition,
            scenario=settings.scenario,
            difficulty=settings.difficulty,
            day=settings.day,
            seed=check_seed(settings.seed),
            allowed_illegal=allowed_illegal,
            queue_key=queue_key,
            **maker.as_owner(),
        )
        names = seat_names(requested.seats, maker)
        Seat.objects.bulk_create(
            _seat(table, place, seat, name, maker)
            for place, (seat, name) in enumerate(zip(requested.seats, names, strict=True))
        )
        begin_if_complete(table)
    return table


def seat_names(seats: Sequence[SeatRequest], maker: Visitor) -> list[str]:
    """Return what the log calls each seat; seats of the same hands are told apart by their decks.

    A friend's seat has its name when they come.
    """
    person = maker.user.get_username() if maker.user is not None else "Guest"
    words = {Hands.MINE: person, Hands.FRIEND: "Friend", Hands.COMPUTER: "Computer"}
    decks = short_names([seat.entrant.name if seat.entrant else "Deck" for seat in seats])
    names = []
    for seat, deck in zip(seats, decks, strict=True):
        alone = sum(other.hands is seat.hands for other in seats) == 1
        names.append(words[seat.hands] if alone else f"{words[seat.hands]} ({deck})")
    return names


def _seat(table: Table, place: int, asked: SeatRequest, name: str, maker: Visitor) -> Seat:
    seat = Seat(table=table, place=place, name=name)
    if asked.hands is Hands.MINE:
        owner = maker.as_owner()
        seat.owner_id, seat.browser = owner["owner_id"], owner["browser"]
    if asked.entrant is not None:
        set_deck(seat, asked.entrant)
        if asked.hands is Hands.COMPUTER:
            seat.player = asked.entrant.player
    return seat


def set_deck(seat: Seat, entrant: Entrant) -> None:
    """Give a seat a deck as it is now; it is not saved."""
    seat.version = entrant.version
    seat.deck_name = entrant.name
    seat.contents = to_contents(entrant.cards)
    seat.blanks = list(entrant.blanks())
