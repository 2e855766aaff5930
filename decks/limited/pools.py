"""Opening a pool, reading it again, and making decks from it."""

import secrets
from collections.abc import Mapping
from datetime import datetime
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Exists, OuterRef
from django.http import Http404

from decks.contents.encoding import AnyDeck
from decks.domain import create_deck
from decks.limited.limits import check_pools
from decks.models import Deck, Pool
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.limited.choices import PoolTooSmall
from rules.limited.computer import build_deck
from rules.limited.events import (
    LimitedEvent,
    OpenedPack,
    UnknownEvent,
    counted,
    limited_event,
    open_week,
)
from rules.tcg.deck import TcgDeck

NO_POOL = "This pool doesn’t exist, or it’s someone else’s."
# Seeds are shown and typed, so they have no more digits than a person copies.
MAX_SEED = 10**9


class AllWeeksOpened(ValueError):
    """A pool that gets no other week of packs now; the message says why."""


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbelow(MAX_SEED)


def open_pool(
    event: LimitedEvent, maker: Visitor, *, seed: int | None = None, starter: str = ""
) -> Pool:
    """Open the first packs of a sealed event. Raise PoolLimitReached for too many pools."""
    check_pools(maker)
    pool = Pool(
        event=event.slug,
        seed=fresh_seed() if seed is None else seed,
        weeks=1,
        starters=[starter],
        **maker.as_owner(),
    )
    pool.cards = dict(counted(opened_packs(pool)))
    pool.save()
    return pool


def keep_pool(event: LimitedEvent, maker: Visitor, seed: int, cards: Mapping[str, int]) -> Pool:
    """Keep the cards that a visitor picked in a draft.

    Whether there is room was checked as they sat down: others wait for the last pick.
    """
    return Pool.objects.create(event=event.slug, seed=seed, cards=dict(cards), **maker.as_owner())


@transaction.atomic
def open_next_week(pool: Pool, starter: str = "") -> Pool:
    """Add the packs of the next week.

    Raise AllWeeksOpened after the last, and for a pool of an event whose first round isn't paired:
    all play it with the packs of the first week.
    """
    held = lock_row(Pool.objects.all(), pool.pk)
    if held.weeks >= len(event_of(held).weeks):
        raise AllWeeksOpened("All packs of this event are open.")
    if held.event_entries.filter(event__matches=None).exists():
        raise AllWeeksOpened("Your event is played with these packs. It has not begun yet.")
    held.weeks += 1
    held.starters = [*held.starters, starter]
    held.cards = dict(counted(opened_packs(held)))
    held.save(update_fields=["weeks", "starters", "cards"])
    return held


def opened_packs(pool: Pool) -> list[OpenedPack]:
    """Return the packs of a sealed pool in the order they were opened, none of a draft's."""
    event = event_of(pool)
    return [
        pack
        for week, starter in zip(range(pool.weeks), pool.starters, strict=False)
        for pack in open_week(event, week, pool.seed, starter)
    ]


def event_of(pool: Pool) -> LimitedEvent:
    """Return the event of a pool. Raise Http404 if there is no such event any more."""
    try:
        return limited_event(pool.event)
    except UnknownEvent as error:
        raise Http404(NO_POOL) from error


def pool_to_read(visitor: Visitor, pool_id: UUID) -> Pool:
    """Return one of the visitor's own pools; raise Http404 for any other."""
    pool = Pool.objects.filter(owned_by(visitor), pk=pool_id).first()
    if pool is None:
        raise Http404(NO_POOL)
    return pool


def delete_expired_pools(before: datetime) -> int:
    """Delete pools of browsers that were opened before a time; return how many there were.

    A pool stays as long as a deck of it has changed since, or an event has it.
    """
    changed = Deck.objects.filter(pool=OuterRef("pk"), updated__gte=before)
    old = Pool.objects.filter(~Exists(changed), owner=None, created__lt=before)
    expired = old.filter(event_entries=None)
    count = expired.count()
    expired.delete()
    return count


def built_deck(pool: Pool, maker: Visitor, name: str = "") -> Deck:
    """Let the computer build a deck from a pool. Raise PoolTooSmall if no deck can be built."""
    event = event_of(pool)
    built = build_deck(event, pool.cards)
    notes = "\n".join(f"- {sentence}" for sentence in built.summary)
    return _make(pool, maker, name or event.name, built.deck, notes)


def begun_deck(pool: Pool, maker: Visitor, name: str = "") -> Deck:
    """Begin a deck from a pool: Ring-bearer, Ring and sites as the computer would take them.

    Of the LCG, begin it with the computer's heroes.
    """
    event = event_of(pool)
    return _make(pool, maker, name or event.name, _beginning(event, pool), "")


def _beginning(event: LimitedEvent, pool: Pool) -> AnyDeck:
    try:
        built = build_deck(event, pool.cards).deck
    except PoolTooSmall:
        return TcgDeck(None, None, (), ()) if event.game is Game.TCG else LcgDeck((), ())
    if isinstance(built, LcgDeck):
        return LcgDeck(built.heroes, ())
    return TcgDeck(built.ring_bearer, built.ring, built.sites, ())


def _make(pool: Pool, maker: Visitor, name: str, cards: AnyDeck, notes: str) -> Deck:
    if not maker.owns(pool):
        raise PermissionDenied(NO_POOL)
    with transaction.atomic():
        deck = create_deck(name, cards, maker=maker, notes=notes, format=event_of(pool).format_slug)
        deck.pool = lock_row(Pool.objects.all(), pool.pk)
        deck.save(update_fields=["pool"])
    return deck
