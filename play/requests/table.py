"""What a person asks for who sits down at a table, and what stands against it."""

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from play.requests.playtest import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    find_warnings,
)
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
            requested.face.make_player(entrant.player, 0)
        seats = requested.face.table_seats
        if len(self.seats) not in seats:
            raise NotPlayable(
                f"A table has {seats.start} to {seats.stop - 1} seats, not {len(self.seats)}."
            )
        return find_warnings(requested, range(1, seats.stop))
