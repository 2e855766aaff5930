"""Events, drafts and pools of browsers that were never seen again."""

from datetime import datetime

import pytest
from django.utils import timezone

from decks.limited.pools import built_deck, open_pool
from decks.models import Deck, Pool
from decks.ownership import Visitor
from play.events.expiring import delete_expired
from play.events.starting import begin_sealed, take_entry
from play.limited.drafts import begin_draft, take_seat
from play.models import BoosterDraft, Event
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from rules.limited.events import limited_event
from tests.visitors import KEEPER, player

pytestmark = pytest.mark.django_db

SEALED, DRAFT = limited_event("king-sealed"), limited_event("fellowship-draft")


def much_later() -> datetime:
    return timezone.now() + 2 * KEPT_WITHOUT_ACCOUNT


def kept() -> tuple[int, int, int]:
    return Event.objects.count(), BoosterDraft.objects.count(), Pool.objects.count()


def test_what_a_browser_left_is_deleted_after_a_year() -> None:
    begin_sealed(SEALED, KEEPER, "", players=2)
    begin_draft(DRAFT, KEEPER, seats=2)
    open_pool(SEALED, KEEPER)
    assert delete_expired(timezone.now()) == 0

    assert delete_expired(much_later()) == 4

    assert kept() == (0, 0, 0)


def test_what_an_account_has_or_takes_part_in_stays() -> None:
    frodo = Visitor(player("frodo"))
    event = begin_sealed(SEALED, KEEPER, "", players=2, friends=1)
    take_entry(event.entries.get(place=1).invitation, frodo, "")
    draft = begin_draft(DRAFT, KEEPER, seats=2, friends=1)
    take_seat(draft.seats.get(place=1).invitation, frodo, "frodo")
    open_pool(SEALED, frodo)

    assert delete_expired(much_later()) == 0
    assert kept() == (1, 1, 3)


def test_a_pool_whose_deck_still_changes_stays() -> None:
    pool = open_pool(SEALED, KEEPER)
    deck = built_deck(pool, KEEPER)
    Deck.objects.filter(pk=deck.pk).update(updated=much_later())
    assert delete_expired(much_later()) == 0

    Deck.objects.filter(pk=deck.pk).update(updated=timezone.now())
    assert delete_expired(much_later()) == 1
    deck.refresh_from_db()
    assert deck.pool is None
