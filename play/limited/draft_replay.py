"""The picks of a draft afterwards: what each seat chose from, and what the computer would take."""

from dataclasses import dataclass

from decks.limited.card_faces import CardFace, card_face
from play.models import BoosterDraft
from rules.limited.computer import rate_pack
from rules.limited.drafting import DraftTable


@dataclass(frozen=True, slots=True)
class ReplayedCard:
    """A card of a pack: whether it was taken, its rank for the computer, and why."""

    card: CardFace
    taken: bool
    rank: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatPick:
    """What a seat took as its pick of that number."""

    place: int
    name: str
    card: CardFace | None
    shown: bool


@dataclass(frozen=True, slots=True)
class ShownReplay:
    """One pick of all seats, and the pack of one of them."""

    number: int
    total: int
    title: str
    place: int
    name: str
    pack: tuple[ReplayedCard, ...]
    others: tuple[SeatPick, ...]

    @property
    def before(self) -> int | None:
        """The pick before, None for the first."""
        return self.number - 1 if self.number > 1 else None

    @property
    def after(self) -> int | None:
        """The next pick, None for the last."""
        return self.number + 1 if self.number < self.total else None


def show_replay(draft: BoosterDraft, place: int, number: int) -> ShownReplay:
    """Return a pick, counted from 1, as a seat made it; a number too large is the last."""
    whole = draft.table()
    number = max(1, min(number, whole.size))
    place = place if place in range(whole.seats) else 0
    then = DraftTable(
        draft.limited_event, whole.seats, draft.seed, [p[: number - 1] for p in whole.picks]
    )
    turn = whole.turn_at(number - 1)
    assert turn is not None, "the pick is within the draft"
    game = draft.limited_event.game
    rated = rate_pack(then, place)
    taken = whole.picks[place][number - 1]
    names = {seat.place: seat.name for seat in draft.seats.all()}
    shown = (
        ReplayedCard(card, choice.card == taken, rank, choice.reason)
        for rank, choice in enumerate(rated, start=1)
        if (card := card_face(game, choice.card)) is not None
    )
    return ShownReplay(
        number=number,
        total=whole.size,
        title=f"Pack {turn.round + 1}, pick {turn.pick + 1}",
        place=place,
        name=names[place],
        pack=tuple(shown),
        others=tuple(
            SeatPick(
                other,
                names[other],
                card_face(game, whole.picks[other][number - 1]),
                other == place,
            )
            for other in range(whole.seats)
        ),
    )
