"""Beginning an event: from a draft that is over, with sealed pools, or with built decks."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404
from django.utils.timezone import localdate

from decks.contents.encoding import canonical, to_contents
from decks.files.sanitize import strip_unprintable
from decks.guests import name_for
from decks.legality.deck_legality import within_pool
from decks.legality.verdicts import is_legal_in
from decks.limited.pools import fresh_seed, open_pool
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.events.terms import USUAL, EventTerms
from play.face import face_of
from play.limited.drafts import COMPUTERS
from play.models import BoosterDraft, Event, EventEntry, EventKind
from play.models.access import readable_events
from rules.construction import Format, Game, load_format
from rules.limited.choices import PoolTooSmall
from rules.limited.events import LimitedEvent, counted, limited_event, open_week
from rules.limited.tcg.builders import build_deck
from rules.tcg.deck import TcgDeck

NO_EVENT = "This event doesn’t exist, or it isn’t shared with you."
PLAYERS = range(2, 17)
USUAL_PLAYERS = 8
MAX_NAME = 80
MAX_EVENTS_OF_ACCOUNT, MAX_EVENTS_OF_BROWSER = 300, 50


class EventLimitReached(PermissionDenied):
    """The owner keeps as many events as the limit allows."""


class CannotEnter(ValueError):
    """A deck that can't be locked; the message says why."""


@transaction.atomic
def begin_after_draft(
    draft: BoosterDraft, maker: Visitor, queue_key: str, terms: EventTerms = USUAL
) -> Event:
    """Return the event in which the seats of a draft meet, made if there is none.

    Raise CannotEnter for a draft that goes on, and TermsRefused.
    """
    held = lock_row(BoosterDraft.objects.all(), draft.pk)
    known = held.events.first()
    if known is not None:
        return known
    if held.ended is None:
        raise CannotEnter("The draft isn’t over yet.")
    limited, table = held.limited_event, held.table()
    if not limited.decks_meet:
        raise CannotEnter("Decks of this draft quest together. Begin a quest league with them.")
    event = _event(
        maker,
        limited.name,
        EventKind.DRAFT,
        limited.format,
        len(held.picks),
        queue_key,
        terms,
        limited_event=limited.slug,
        draft=held,
        seed=held.seed,
    )
    for seat in held.seats.all():
        entry = EventEntry(event=event, place=seat.place, name=seat.name, pool=seat.pool)
        if seat.by_person:
            entry.owner, entry.browser = seat.owner, seat.browser
        else:
            entry.player = event.player
            _let_build(entry, table.held(seat.place), limited)
        entry.save()
    return event


@transaction.atomic
def begin_sealed(
    limited: LimitedEvent,
    maker: Visitor,
    queue_key: str,
    *,
    players: int,
    friends: int = 0,
    terms: EventTerms = USUAL,
) -> Event:
    """Begin an event of sealed pools: the maker's, friends', and computers' with built decks.

    Raise TermsRefused.
    """
    event = _event(
        maker,
        limited.name,
        EventKind.SEALED,
        limited.format,
        players,
        queue_key,
        terms,
        limited_event=limited.slug,
        seed=fresh_seed(),
    )
    people = 1 + min(friends, players - 1)
    for place in range(players):
        entry = EventEntry(event=event, place=place)
        if place < people:
            _person(entry, maker if place == 0 else None)
        if place == 0:
            entry.pool = open_pool(limited, maker)
        elif place >= people:
            entry.name, entry.player = COMPUTERS[place % len(COMPUTERS)], event.player
            _let_build(entry, counted(open_week(limited, 0, event.seed + place)), limited)
        entry.save()
    return event


@transaction.atomic
def begin_constructed(
    format: Format,
    decks: Sequence[tuple[str, TcgDeck]],
    maker: Visitor,
    queue_key: str,
    *,
    name: str = "",
    friends: int = 0,
    terms: EventTerms = USUAL,
) -> Event:
    """Begin an event of decks that people bring, against decks that computers play.

    Raise TermsRefused.
    """
    people = 1 + friends
    event = _event(
        maker,
        name or format.name,
        EventKind.CONSTRUCTED,
        format,
        people + len(decks),
        queue_key,
        terms,
        seed=fresh_seed(),
    )
    for place in range(people):
        entry = EventEntry(event=event, place=place)
        _person(entry, maker if place == 0 else None)
        entry.save()
    for place, (deck_name, cards) in enumerate(decks, start=people):
        computer = COMPUTERS[place % len(COMPUTERS)]
        entry = EventEntry(event=event, place=place, name=computer, player=event.player)
        _lock(entry, deck_name, cards)
        entry.save()
    return event


@transaction.atomic
def lock_deck(entry: EventEntry, deck: Deck) -> None:
    """Lock the latest version of a deck for a person. Raise CannotEnter if it isn't legal."""
    if _has_begun(entry):
        raise CannotEnter("The event has begun, so decks can’t be changed.")
    version = deck.versions.first()
    format = load_format(entry.event.format)
    if version is None or Game(deck.game) is not format.game:
        raise CannotEnter(f"Choose a deck of the {format.game.name}.")
    if entry.event.limited_event and (deck.pool is None or deck.pool != entry.pool):
        raise CannotEnter("Choose a deck that is built from your pool of this event.")
    if not is_legal_in(version.cards(), within_pool(deck, format), localdate()):
        raise CannotEnter(f"{deck.name} isn’t legal in {format.name}. Open it to see why.")
    cards = version.cards()
    assert isinstance(cards, TcgDeck)
    entry.version = version
    _lock(entry, deck.name, cards)
    entry.save(update_fields=["version", "deck_name", "contents"])


@transaction.atomic
def check_in(entry: EventEntry) -> None:
    """Note that a person is there for the first round. Raise CannotEnter once it is paired."""
    if _has_begun(entry):
        raise CannotEnter("The event has begun.")
    entry.checked_in = True
    entry.save(update_fields=["checked_in"])


@transaction.atomic
def take_entry(invitation: str, visitor: Visitor, name: str) -> EventEntry:
    """Give a free entry to who was invited, with a pool of their own if it is a sealed event.

    Who takes part already gets no second one.
    """
    entries = EventEntry.objects.filter(invitation=invitation, player="", dropped=None)
    event = Event.objects.select_for_update().filter(entries__in=entries).first()
    entry = entries.filter(owner=None, browser="").select_related("event").first()
    if event is None or entry is None or event.matches.exists():
        raise Http404("This invitation is used, or the event has begun.")
    mine = entry_of(event, visitor)
    if mine is not None:
        return mine
    _person(entry, visitor, name)
    if entry.event.kind == EventKind.SEALED:
        entry.pool = open_pool(limited_event(entry.event.limited_event), visitor)
    entry.save()
    return entry


def event_to_read(visitor: Visitor, event_id: UUID) -> Event:
    """Return an event that a visitor may read; raise Http404 otherwise."""
    event = readable_events(visitor).filter(pk=event_id).first()
    if event is None:
        raise Http404(NO_EVENT)
    return event


def event_to_organise(visitor: Visitor, event_id: UUID) -> Event:
    """Return one of a visitor's own events. Raise Http404 or PermissionDenied otherwise."""
    event = event_to_read(visitor, event_id)
    if not visitor.owns(event):
        raise PermissionDenied("Only the organiser can do this.")
    return event


def entry_of(event: Event, visitor: Visitor) -> EventEntry | None:
    """Return the entry of a visitor in an event, None if they don't take part."""
    return event.entries.filter(owned_by(visitor)).select_related("event", "pool").first()


def own_entry(event: Event, visitor: Visitor) -> EventEntry:
    """Return the entry of a visitor in an event. Raise CannotEnter if they don't take part."""
    entry = entry_of(event, visitor)
    if entry is None:
        raise CannotEnter("You don’t take part in this event.")
    return entry


def _has_begun(entry: EventEntry) -> bool:
    """Return whether the first round is paired; until the transaction ends nobody pairs it."""
    event = lock_row(Event.objects.all(), entry.event_id)
    return event.matches.exists()


def _event(
    maker: Visitor,
    name: str,
    kind: EventKind,
    format: Format,
    players: int,
    queue_key: str,
    terms: EventTerms,
    **more: object,
) -> Event:
    most = MAX_EVENTS_OF_ACCOUNT if maker.user is not None else MAX_EVENTS_OF_BROWSER
    if Event.objects.filter(owned_by(maker)).count() >= most:
        raise EventLimitReached(f"You keep {most} events. Delete one to begin another.")
    return Event.objects.create(
        name=strip_unprintable(name)[:MAX_NAME],
        kind=kind,
        format=format.slug,
        player=face_of(Game.TCG).default_player,
        queue_key=queue_key,
        **terms.as_fields(players),
        **maker.as_owner(),
        **more,
    )


def _person(entry: EventEntry, visitor: Visitor | None, name: str = "") -> None:
    """Give an entry to a visitor, or leave it free for a friend."""
    entry.name = "Friend"
    if visitor is None:
        return
    entry.give_to(visitor)
    entry.name = name_for(visitor, name)


def _let_build(entry: EventEntry, pool: Mapping[str, int], limited: LimitedEvent) -> None:
    """Lock the deck that the computer builds; without a legal one it plays no round."""
    try:
        built = build_deck(pool, limited.least)
    except PoolTooSmall:
        entry.dropped, entry.deck_name = 0, "No legal deck"
        return
    _lock(entry, f"{entry.name}’s deck", built.deck)


def _lock(entry: EventEntry, name: str, cards: TcgDeck) -> None:
    entry.deck_name = name[:120]
    entry.contents = to_contents(canonical(cards))
