"""A draft at a table: packs that go round, decided by the event, the seed and the picks alone.

All seats open a pack at once, take a card and pass the rest, first to the left, in the next round
to the right. Nobody waits longer than they must: a seat may pick as soon as a pack has reached it.
So the picks of each seat in their order are the whole draft, whoever picked first.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.limited.events import LimitedEvent, given_to, open_table_pack
from rules.limited.opening import PackCard

Picks = Sequence[Sequence[str]]


class WrongPick(ValueError):
    """A card that is not in the pack before a seat, or a pick while no pack is there."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A place in a draft: the round and how many cards were taken from its packs before."""

    round: int
    pick: int


@dataclass
class DraftTable:
    """A draft as far as it has come. `picks` are those of each seat; `pick` adds to them."""

    event: LimitedEvent
    seats: int
    seed: int
    picks: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.picks = [list(picked) for picked in self.picks] or [[] for _ in range(self.seats)]
        self._opened = [
            [open_table_pack(self.event, seat, turn, self.seed) for turn in range(self.rounds)]
            for seat in range(self.seats)
        ]
        self._given: dict[int, tuple[str, ...]] = {}
        self._sizes = [len(self._opened[0][turn]) for turn in range(self.rounds)]

    @property
    def rounds(self) -> int:
        """How many packs each seat opens."""
        return len(self.event.packs)

    @property
    def size(self) -> int:
        """How many cards each seat picks."""
        return sum(self._sizes)

    @property
    def is_over(self) -> bool:
        """Whether all packs are empty."""
        return all(len(picked) == self.size for picked in self.picks)

    def turn_of(self, seat: int) -> Turn | None:
        """Return where a seat's next pick is; None after its last."""
        return self.turn_at(len(self.picks[seat]))

    def turn_at(self, number: int) -> Turn | None:
        """Return where a pick is, counted from 0; None after the last."""
        for turn, size in enumerate(self._sizes):
            if number < size:
                return Turn(turn, number)
            number -= size
        return None

    def pack_size(self, turn: int) -> int:
        """Return how many cards the packs of a round have."""
        return self._sizes[turn]

    def passes_left(self, turn: int) -> bool:
        """Return whether the packs of a round go to the left: the first, the third and so on."""
        return turn % 2 == 0

    def pack_before(self, seat: int) -> tuple[PackCard, ...] | None:
        """Return the cards that a seat may pick from now; None while it waits, or at the end."""
        turn = self.turn_of(seat)
        if turn is None or not self._has_come(seat, turn):
            return None
        return self._left(seat, turn)

    def waiting_packs(self, seat: int) -> int:
        """Return how many packs wait at a seat: 1 while it picks, more behind a slow one."""
        turn = self.turn_of(seat)
        if turn is None:
            return 0
        later = (Turn(turn.round, pick) for pick in range(turn.pick, self._sizes[turn.round]))
        return sum(self._has_come(seat, each) for each in later)

    def pick(self, seat: int, card: str) -> None:
        """Let a seat take a card from the pack before it. Raise WrongPick if it can't."""
        pack = self.pack_before(seat)
        if pack is None:
            raise WrongPick("No pack has reached you yet.")
        if all(held.card != card for held in pack):
            raise WrongPick("This card is not in the pack any more.")
        self.picks[seat].append(card)

    def given(self, seat: int) -> tuple[str, ...]:
        """Return the cards a seat has without picking them, those of its draft pack first."""
        if seat not in self._given:
            packs = given_to(self.event, seat, self.seed)
            self._given[seat] = tuple(held.card for pack in packs for held in pack.cards)
        return self._given[seat]

    def held(self, seat: int) -> Counter[str]:
        """Return the cards a seat has: those given and those picked."""
        return Counter((*self.given(seat), *self.picks[seat]))

    def _has_come(self, seat: int, turn: Turn) -> bool:
        """Return whether the pack of a turn has reached a seat.

        A round's packs are opened when all seats have ended the round before.
        """
        before = sum(self._sizes[: turn.round])
        if turn.pick == 0:
            return all(len(picked) >= before for picked in self.picks)
        giver = self._giver(seat, turn.round, 1)
        return len(self.picks[giver]) >= before + turn.pick

    def _giver(self, seat: int, turn: int, steps: int) -> int:
        """Return the seat that had a seat's pack some picks ago."""
        return (seat - steps if self.passes_left(turn) else seat + steps) % self.seats

    def _left(self, seat: int, turn: Turn) -> tuple[PackCard, ...]:
        owner = self._giver(seat, turn.round, turn.pick)
        left = list(self._opened[owner][turn.round])
        before = sum(self._sizes[: turn.round])
        for step in range(turn.pick):
            taker = self._giver(seat, turn.round, turn.pick - step)
            taken = self.picks[taker][before + step]
            del left[next(place for place, held in enumerate(left) if held.card == taken)]
        return tuple(left)
