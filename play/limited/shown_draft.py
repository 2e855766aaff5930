"""A draft as its page shows it to one seat: the pack, the table, the picks so far."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from decks.limited.card_faces import CardFace, card_face
from decks.limited.shown_pool import ShownPool, show_pool
from play.limited.clocks import left_in_words, seconds_left
from play.models import BoosterDraft, DraftSeat
from play.tables.clocks import LAG
from rules.english import count_of
from rules.limited.computer import is_playable, rate_pack, what_is_missing
from rules.limited.drafting import DraftTable

# The best cards of a pack get their rank.
RANKED = 3
# From this part of a draft on its page says what a deck still lacks.
_LATE = 0.3


@dataclass(frozen=True, slots=True)
class PackChoice:
    """A card of the pack before a seat, its rank among the best (0 for none), and why."""

    card: CardFace
    foil: bool
    rank: int
    reason: str
    best: bool


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat as the others see it: whose it is, what it does now, how long it has for that."""

    name: str
    mine: bool
    by_person: bool
    doing: str
    left: str


@dataclass(frozen=True, slots=True)
class ShownDraft:
    """What one seat sees. `pack` is empty while it waits, and at the end.

    `seconds` are left for its pick, as `left` says in words; None while no clock runs.
    """

    title: str
    subtitle: str
    number: int
    pack: tuple[PackChoice, ...]
    seats: tuple[TableSeat, ...]
    picks: ShownPool
    picked: int
    given: int
    missing: str
    over: bool
    seconds: float | None
    left: str


def show_draft(draft: BoosterDraft, seat: DraftSeat) -> ShownDraft:
    """Return a draft as the page of a seat shows it."""
    table = draft.table()
    turn = table.turn_of(seat.place)
    game = draft.limited_event.game
    given = Counter(card for card in table.given(seat.place) if is_playable(game, card))
    picks = Counter(table.picks[seat.place])
    return ShownDraft(
        title=f"Pack {turn.round + 1}, pick {turn.pick + 1}" if turn else "The draft is over",
        subtitle=_subtitle(draft, table, seat),
        number=len(table.picks[seat.place]),
        pack=tuple(_pack(draft, table, seat)),
        seats=tuple(_seats(draft, table, seat)),
        picks=show_pool(given + picks, game),
        picked=picks.total(),
        given=given.total(),
        missing=_missing(draft, table, seat),
        over=table.is_over,
        seconds=seconds_left(seat),
        left=left_in_words(seat),
    )


def look_again(shown: ShownDraft) -> str:
    """Return when the page looks again, as htmx reads it: while it waits, and out of time."""
    if shown.over:
        return ""
    if not shown.pack:
        return "every 3s"
    # A pick that is late is made by the request that looks for it.
    return f"load delay:{ceil(shown.seconds + LAG + 1)}s" if shown.seconds is not None else ""


def _subtitle(draft: BoosterDraft, table: DraftTable, seat: DraftSeat) -> str:
    turn = table.turn_of(seat.place)
    if draft.open:
        return "The draft begins when every friend has come."
    if turn is None:
        return "" if table.is_over else "Others are still picking."
    left = table.pack_size(turn.round) - turn.pick
    way = "left" if table.passes_left(turn.round) else "right"
    waits = "" if table.pack_before(seat.place) is not None else " The next pack hasn’t come yet."
    return f"{count_of(left, 'card')} left. Packs of this round go to the {way}.{waits}"


def _pack(draft: BoosterDraft, table: DraftTable, seat: DraftSeat) -> Iterator[PackChoice]:
    if draft.open:
        return
    foils = {held.card for held in table.pack_before(seat.place) or () if held.foil}
    rated = rate_pack(table, seat.place)
    for rank, choice in enumerate(rated, start=1):
        card = card_face(draft.limited_event.game, choice.card)
        if card is not None:
            shown_rank = rank if rank <= RANKED else 0
            yield PackChoice(card, choice.card in foils, shown_rank, choice.reason, rank == 1)


def _seats(draft: BoosterDraft, table: DraftTable, mine: DraftSeat) -> Iterator[TableSeat]:
    for seat in draft.seats.all():
        yield TableSeat(
            "You" if seat.pk == mine.pk else seat.name,
            seat.pk == mine.pk,
            seat.by_person,
            _doing(table, seat),
            left_in_words(seat),
        )


def _doing(table: DraftTable, seat: DraftSeat) -> str:
    if seat.is_free:
        return "expected"
    if table.turn_of(seat.place) is None:
        return "done"
    packs = table.waiting_packs(seat.place)
    if not packs:
        return "waits"
    return "picks" if packs == 1 else f"picks, {count_of(packs - 1, 'pack')} waiting"


def _missing(draft: BoosterDraft, table: DraftTable, seat: DraftSeat) -> str:
    """Return what a deck of these cards would lack, "" early in a draft and for nothing."""
    if len(table.picks[seat.place]) < _LATE * table.size:
        return ""
    return what_is_missing(draft.limited_event, table.held(seat.place))
