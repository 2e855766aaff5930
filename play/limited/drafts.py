"""Drafts at a table: beginning one, picking, taking a seat, and the pools at the end."""

import secrets
from contextlib import suppress
from datetime import timedelta
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import F, QuerySet, Value
from django.http import Http404
from django.utils import timezone

from decks.guests import name_for
from decks.limited.limits import check_pools
from decks.limited.pools import keep_pool
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.limited.clocks import check_clock, seats_out_of_time, set_clocks
from play.models import BoosterDraft, DraftSeat, Pace
from play.models.limits import MAX_SEED
from rules.limited.computer import pick_for_computers, rate_pack
from rules.limited.drafting import DraftTable, WrongPick
from rules.limited.events import LimitedEvent

NO_DRAFT = "This draft doesn’t exist, or you have no seat at it."
SEATS = range(2, 9)
MAX_NAME = 40
# The computer may pick for somebody who has let the others wait for so long.
ABSENT_AFTER = timedelta(minutes=5)
# Drafts an owner may keep; each takes 3 kB.
MAX_DRAFTS_OF_ACCOUNT, MAX_DRAFTS_OF_BROWSER = 500, 100
# Names of computer players at a table, so that people can speak of them.
COMPUTERS = ("Barliman", "Fredegar", "Gaffer", "Goldberry", "Haleth", "Ioreth", "Lobelia", "Rosie")


class DraftLimitReached(PermissionDenied):
    """The owner keeps as many drafts as the limit allows."""


class StalePick(ValueError):
    """A pick that another page has made already."""


@transaction.atomic
def begin_draft(
    event: LimitedEvent,
    maker: Visitor,
    *,
    seats: int | None = None,
    friends: int = 0,
    seed: int | None = None,
    pace: Pace = Pace.NONE,
    pick_seconds: int = 0,
) -> BoosterDraft:
    """Begin a draft in which the maker has the first seat and computers those of nobody else.

    With `friends` it begins once they have come. The table has as many seats as the event allows,
    or fewer. Raise DraftLimitReached for too many drafts,
    PoolLimitReached where the maker has no room for the pool, and ClockRefused.
    """
    check_clock(pace, pick_seconds)
    check_pools(maker)
    seats = event.seats if seats is None else seats
    most = MAX_DRAFTS_OF_ACCOUNT if maker.user is not None else MAX_DRAFTS_OF_BROWSER
    if BoosterDraft.objects.filter(owned_by(maker)).count() >= most:
        raise DraftLimitReached(f"You keep {most} drafts. Delete one to begin another.")
    draft = BoosterDraft.objects.create(
        event=event.slug,
        # Longer than a pool's: nobody tries all seeds for the one that opens their first pack.
        seed=secrets.randbelow(MAX_SEED + 1) if seed is None else seed,
        picks=[[] for _ in range(seats)],
        open=friends > 0,
        pace=pace,
        pick_seconds=pick_seconds if pace is not Pace.NONE else 0,
        **maker.as_owner(),
    )
    people = _spread(seats, 1 + friends)
    DraftSeat.objects.bulk_create(_seat(draft, place, people, maker) for place in range(seats))
    if not draft.open:
        _go_on(draft)
    return draft


def drafts_of(visitor: Visitor) -> QuerySet[BoosterDraft]:
    """Return the drafts at which a visitor has a seat."""
    seats = DraftSeat.objects.filter(owned_by(visitor))
    return BoosterDraft.objects.filter(seats__in=seats).distinct()


def draft_to_read(visitor: Visitor, draft_id: UUID) -> tuple[BoosterDraft, DraftSeat]:
    """Return a draft, once its clocks were looked at, and the visitor's seat at it.

    Raise Http404 if they have none.
    """
    seat = (
        DraftSeat.objects.filter(owned_by(visitor), draft=draft_id).select_related("draft").first()
    )
    if seat is None:
        raise Http404(NO_DRAFT)
    if seat.draft.pace != Pace.NONE and pick_for_late(seat.draft_id):
        return draft_to_read(visitor, draft_id)
    return seat.draft, seat


@transaction.atomic
def pick(seat: DraftSeat, card: str, number: int) -> BoosterDraft:
    """Let a person take a card as their pick of a number, counted from 0; computers follow.

    Raise StalePick if that pick was made already, WrongPick if the card can't be taken.
    """
    draft = lock_row(BoosterDraft.objects.all(), seat.draft_id)
    if draft.open:
        raise WrongPick("The draft has not begun: a seat is still free.")
    table = draft.table()
    if len(table.picks[seat.place]) != number:
        raise StalePick("You have made this pick already.")
    table.pick(seat.place, card)
    _note_pick(draft, seat.place, missed=False)
    _go_on(draft, table)
    return draft


@transaction.atomic
def pick_for_late(draft_id: UUID) -> bool:
    """Let the computer pick for everybody whose time is up; return whether there was anybody."""
    draft = lock_row(BoosterDraft.objects.all(), draft_id)
    table = draft.table()
    late = list(seats_out_of_time().filter(draft=draft))
    for seat in late:
        table.pick(seat.place, rate_pack(table, seat.place)[0].card)
        _note_pick(draft, seat.place, missed=True)
    if late:
        _go_on(draft, table)
    return bool(late)


def pick_for_late_everywhere() -> int:
    """Look after the clocks of all drafts, for the sweep; return in how many somebody was late."""
    drafts = seats_out_of_time().values_list("draft", flat=True).distinct()
    late = 0
    for draft_id in list(drafts):
        # One that was deleted since needs no looking after.
        with suppress(Http404):
            late += pick_for_late(draft_id)
    return late


def _note_pick(draft: BoosterDraft, place: int, *, missed: bool) -> None:
    """Stop the clock of a seat, and count the picks in a row that its person missed."""
    draft.seats.filter(place=place).update(
        deadline=None, missed=F("missed") + 1 if missed else Value(0)
    )


@transaction.atomic
def take_seat(invitation: str, visitor: Visitor, name: str) -> DraftSeat:
    """Give a free seat to who was invited; who has one at this draft keeps it and gets no second.

    Raise Http404 if the seat isn't free, and PoolLimitReached.
    """
    seats = DraftSeat.objects.filter(invitation=invitation, by_person=True)
    # The draft is locked first, as everything else does that changes its seats.
    draft = BoosterDraft.objects.select_for_update().filter(seats__in=seats).first()
    seat = seats.filter(owner=None, browser="").first()
    if draft is None or seat is None:
        raise Http404("This seat is taken, or the draft is no more.")
    mine = draft.seats.filter(owned_by(visitor)).first()
    if mine is not None:
        return mine
    check_pools(visitor)
    seat.give_to(visitor)
    seat.name = name_for(visitor, name)[:MAX_NAME]
    seat.save(update_fields=["owner", "browser", "name"])
    if not any(other.is_free for other in draft.seats.all()):
        draft.open = False
        _go_on(draft)
    return seat


@transaction.atomic
def begin_without_guests(draft: BoosterDraft) -> None:
    """Give the seats that are still free to the computer, and begin."""
    held = lock_row(BoosterDraft.objects.all(), draft.pk)
    if not held.open:
        return
    for seat in held.seats.all():
        if seat.is_free:
            seat.by_person, seat.name = False, COMPUTERS[seat.place]
            seat.save(update_fields=["by_person", "name"])
    held.open = False
    _go_on(held)


def is_held_up(draft: BoosterDraft, mine: DraftSeat) -> bool:
    """Return whether another person has let a draft wait so long that the computer may go on.

    Where a clock runs, it decides that.
    """
    if draft.open or draft.ended is not None or draft.pace != Pace.NONE:
        return False
    if timezone.now() - draft.changed < ABSENT_AFTER:
        return False
    return bool(_who_picks(draft, draft.table(), mine))


@transaction.atomic
def go_on_without(draft: BoosterDraft, mine: DraftSeat) -> bool:
    """Let the computer pick for the people who hold a draft up; return whether there were any.

    They keep what they picked, and get their pool at the end.
    """
    held = lock_row(BoosterDraft.objects.all(), draft.pk)
    if not is_held_up(held, mine):
        return False
    for seat in _who_picks(held, held.table(), mine):
        seat.by_person = False
        seat.save(update_fields=["by_person"])
    _go_on(held)
    return True


@transaction.atomic
def give_up_seats(draft: BoosterDraft, visitor: Visitor, name: str) -> None:
    """Let the computer pick for a visitor who goes for good; `name` is what others read then.

    Before the draft begins, somebody else may come by the same invitation.
    """
    held = lock_row(BoosterDraft.objects.all(), draft.pk)
    gone = list(held.seats.filter(owned_by(visitor)))
    held.seats.filter(pk__in=[seat.pk for seat in gone]).update(
        owner=None, browser="", by_person=held.open, name="Friend" if held.open else name
    )
    if not held.open and held.ended is None:
        _go_on(held)


def _who_picks(draft: BoosterDraft, table: DraftTable, mine: DraftSeat) -> list[DraftSeat]:
    """Return the other people's seats with a pack before them."""
    return [
        seat
        for seat in draft.seats.filter(by_person=True).exclude(pk=mine.pk)
        if table.pack_before(seat.place) is not None
    ]


def _go_on(draft: BoosterDraft, table: DraftTable | None = None) -> None:
    """Let the computers pick as far as they can, store the picks, and make pools at the end."""
    table = table or draft.table()
    seats = list(draft.seats.all())
    computers = [seat.place for seat in seats if not seat.by_person]
    pick_for_computers(table, computers, draft.seed)
    set_clocks(draft, table, seats)
    draft.picks = table.picks
    draft.revision += 1
    if table.is_over and draft.ended is None:
        draft.ended = timezone.now()
        for seat in seats:
            if seat.owner_id is not None or seat.browser:
                owner = Visitor(seat.owner, seat.browser)
                seat.pool = keep_pool(
                    draft.limited_event, owner, draft.seed, table.held(seat.place)
                )
                seat.save(update_fields=["pool"])
    draft.save(update_fields=["picks", "revision", "open", "ended", "changed"])


def _spread(seats: int, people: int) -> dict[int, int]:
    """Return the places of people, spread evenly between computers, with their numbers."""
    return {number * seats // people: number for number in range(people)}


def _seat(draft: BoosterDraft, place: int, people: dict[int, int], maker: Visitor) -> DraftSeat:
    number = people.get(place)
    if number is None:
        return DraftSeat(draft=draft, place=place, name=COMPUTERS[place])
    seat = DraftSeat(draft=draft, place=place, name="Friend", by_person=True)
    if number == 0:
        seat.give_to(maker)
        seat.name = name_for(maker)
    return seat
