"""Leaving events, drafts and leagues: with a deleted account, or as the second of one person."""

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q

from decks.ownership import Visitor, owned_by
from play.events.results import matches_of, result_of
from play.events.rounds import drop, enter_result
from play.limited.drafts import give_up_seats
from play.models import BoosterDraft, DraftSeat, Event, EventEntry, QuestParty
from play.tables.leaving import SOME_DECK, SOMEBODY


@transaction.atomic
def leave_events(user: User) -> None:
    """Take an account out of all events and drafts; others go on, and one of them organises."""
    visitor = Visitor(user)
    for event in Event.objects.filter(Q(owner=user) | Q(entries__owner=user)).distinct():
        _keep_results(event)
    _pass_on(visitor)
    for draft in BoosterDraft.objects.filter(seats__owner=user).distinct():
        give_up_seats(draft, visitor, SOMEBODY)
    for event in Event.objects.filter(entries__owner=user).distinct():
        _leave(event, visitor)


@transaction.atomic
def leave_doubled(user: AbstractBaseUser, browser: str) -> None:
    """Take a browser out where the account that signs in there takes part already.

    Nobody plays twice in an event, a draft or a quest league; what is over stays as it was.
    """
    if not browser:
        return
    guest, account = Visitor(None, browser), Visitor(user)
    seats, entries = DraftSeat.objects, EventEntry.objects
    drafts = BoosterDraft.objects.filter(ended=None, seats__in=seats.filter(owned_by(guest)))
    for draft in drafts.filter(pk__in=seats.filter(owned_by(account)).values("draft")):
        give_up_seats(draft, guest, SOMEBODY)
    events = Event.objects.filter(ended=None, entries__in=entries.filter(owned_by(guest)))
    for event in events.filter(pk__in=entries.filter(owned_by(account)).values("event")):
        _leave(event, guest)
    leagues = QuestParty.objects.filter(owned_by(account), members=None).values("league")
    QuestParty.objects.filter(owned_by(guest), members=None, league__in=leagues).delete()


def _keep_results(event: Event) -> None:
    """Enter what came of the matches so far: their games go with the account."""
    for match in matches_of(event):
        result = result_of(match)
        if match.second is not None and result is not None:
            enter_result(match, result.value)


def _pass_on(visitor: Visitor) -> None:
    """Give the visitor's events and drafts to others who take part; delete those of nobody else."""
    for event in Event.objects.filter(owned_by(visitor)):
        people = event.entries.filter(player="").exclude(owner=None, browser="")
        entry = people.exclude(owned_by(visitor)).first()
        if entry is None:
            event.delete()
        else:
            event.owner, event.browser = entry.owner, entry.browser
            event.save(update_fields=["owner", "browser"])
    for draft in BoosterDraft.objects.filter(owned_by(visitor)):
        taken = draft.seats.filter(by_person=True).exclude(owner=None, browser="")
        seat = taken.exclude(owned_by(visitor)).first()
        if seat is None:
            draft.delete()
        else:
            draft.owner, draft.browser = seat.owner, seat.browser
            draft.save(update_fields=["owner", "browser"])


def _leave(event: Event, visitor: Visitor) -> None:
    """Take a visitor out of an event; before its first round somebody else may come."""
    begun = event.matches.exists()
    for entry in event.entries.filter(owned_by(visitor)):
        if begun and event.ended is None and entry.dropped is None:
            drop(entry)
        entry.owner, entry.browser, entry.version = None, "", None
        entry.name, entry.deck_name = (SOMEBODY, SOME_DECK) if begun else ("Friend", "")
        if not begun:
            entry.pool, entry.contents = None, None
        entry.save()
