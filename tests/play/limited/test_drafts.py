"""Drafts on the site: alone with the computer, and with a friend who was invited."""

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from decks.limited import limits
from decks.limited.pools import open_pool
from decks.models import Pool
from decks.ownership import Visitor
from play.limited import draft_views, drafts
from play.limited.drafts import ABSENT_AFTER, begin_draft, draft_to_read, pick, take_seat
from play.models import BoosterDraft, DraftSeat
from rules.limited.events import limited_event
from tests.judged import DRAFT_CHANGES, DRAFT_PAGES, address
from tests.visitors import in_browser, player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

EVENT = "fellowship-draft"


def begun(client: Client, **more: Any) -> BoosterDraft:
    """Begin a draft of two seats and return it."""
    asked = {"event": EVENT, "seats": "2", **more}
    assert client.post("/limited/drafts/new/", asked).status_code == 302
    return BoosterDraft.objects.get()


def take_best(client: Client, draft: BoosterDraft) -> None:
    """Take the first card that the page of a draft offers."""
    seat = draft.seats.filter(by_person=True).first()
    assert seat is not None
    pack = draft.table().pack_before(seat.place)
    assert pack is not None
    number = len(draft.picks[seat.place])
    client.post(f"/limited/drafts/{draft.pk}/pick/", {"card": pack[0].card, "number": number})
    draft.refresh_from_db()


def test_a_draft_alone_goes_to_its_end_and_leaves_a_pool() -> None:
    client = Client()
    draft = begun(client)
    page = client.get(draft.get_absolute_url()).content.decode()
    pack = draft.table().pack_before(0)

    assert "Pack 1, pick 1" in page
    # A pack has eleven cards, now and then one of them twice, which is one choice.
    assert pack is not None
    assert len(pack) == 11
    assert page.count('name="card"') == len({copy.card for copy in pack})
    for _ in range(33):
        take_best(client, draft)
    pool = Pool.objects.get()
    assert draft.ended is not None
    assert sum(pool.cards.values()) == 33 + 89
    over = client.get(draft.get_absolute_url()).content.decode()
    assert "The draft is over" in over
    assert pool.get_absolute_url() in over
    replay = client.get(f"/limited/drafts/{draft.pk}/picks/", {"seat": "1", "pick": "2"})
    assert "Pack 1, pick 2" in replay.content.decode()


def test_a_pick_counts_once() -> None:
    client = Client()
    draft = begun(client)
    card = draft.table().pack_before(0)
    assert card is not None
    for _ in range(2):
        client.post(
            f"/limited/drafts/{draft.pk}/pick/", {"card": card[0].card, "number": 0}, follow=True
        )
    draft.refresh_from_db()

    assert len(draft.picks[0]) == 1


def test_htmx_gets_only_the_table() -> None:
    client = Client()
    draft = begun(client)
    part = client.get(draft.get_absolute_url(), headers={"HX-Request": "true"}).content.decode()

    assert part.lstrip().startswith('<div class="draft"')
    assert "<html" not in part


def test_picks_of_others_are_shown_only_at_the_end() -> None:
    client = Client()
    draft = begun(client)
    take_best(client, draft)

    assert client.get(f"/limited/drafts/{draft.pk}/picks/").status_code == 302
    page = client.get(draft.get_absolute_url()).content.decode()
    hidden = set(draft.picks[1]) - {held.card for held in draft.table().pack_before(0) or ()}
    given = set(draft.table().given(0)) | set(draft.picks[0])
    for card in hidden - given:
        assert f"/cards/tcg/{card}/" not in page


def test_a_friend_takes_a_seat_by_their_link_and_the_draft_begins() -> None:
    host, guest = signed_in(player("frodo")), Client()
    draft = begun(host, friends="1")
    seat = draft.seats.get(owner=None, by_person=True)

    assert "expected" in host.get(draft.get_absolute_url()).content.decode()
    join = f"/limited/drafts/join/{seat.invitation}/"
    assert guest.get(join).status_code == 200
    guest.post(join, {"name": "Sam"})
    draft.refresh_from_db()
    assert not draft.open
    assert draft.seats.get(pk=seat.pk).name == "Sam"
    assert "Pack 1, pick 1" in guest.get(draft.get_absolute_url()).content.decode()
    assert Client().get(join).status_code == 404


def test_the_host_begins_without_friends_who_do_not_come() -> None:
    host = signed_in(player("frodo"))
    draft = begun(host, friends="1")
    host.post(f"/limited/drafts/{draft.pk}/begin/")
    draft.refresh_from_db()

    assert (draft.open, draft.seats.filter(by_person=True).count()) == (False, 1)


def draft_of_two(host: Client, guest: Client) -> BoosterDraft:
    """Begin a draft of a host and somebody who was invited."""
    draft = begun(host, friends="1")
    invitation = draft.seats.get(owner=None, by_person=True).invitation
    guest.post(f"/limited/drafts/join/{invitation}/", {"name": "Sam"})
    draft.refresh_from_db()
    return draft


def test_the_computer_picks_for_somebody_who_lets_the_others_wait() -> None:
    host, guest = signed_in(player("frodo")), in_browser(Client())
    draft = draft_of_two(host, guest)
    take_best(host, draft)
    go_on = f"/limited/drafts/{draft.pk}/go-on/"
    host.post(go_on)
    assert draft.seats.filter(by_person=True).count() == 2

    BoosterDraft.objects.update(changed=timezone.now() - ABSENT_AFTER)
    assert "Let the computer pick" in host.get(draft.get_absolute_url()).content.decode()
    host.post(go_on)

    draft.refresh_from_db()
    absent = draft.seats.get(place=1)
    assert (absent.by_person, len(draft.picks[1])) == (False, 2)
    assert draft.table().pack_before(0) is not None


def test_a_full_shelf_of_pools_keeps_nobody_from_the_last_pick(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = in_browser(Client())
    draft = begun(client)
    for _ in range(32):
        take_best(client, draft)
    monkeypatch.setattr(limits, "MAX_POOLS_OF_BROWSER", 0)

    take_best(client, draft)

    assert draft.ended is not None
    assert Pool.objects.count() == 1
    asked = {"event": EVENT, "seats": "2"}
    assert client.post("/limited/drafts/new/", asked).status_code == 403


def test_nobody_takes_two_seats() -> None:
    draft = begin_draft(limited_event(EVENT), Visitor(None, "host"), seats=3, friends=2)
    sam = Visitor(None, "sam")
    first, second = (seat.invitation for seat in draft.seats.filter(browser="", by_person=True))

    assert take_seat(first, sam, "Sam") == take_seat(second, sam, "Sam")
    assert draft.seats.filter(browser="sam").count() == 1


def test_a_draft_goes_on_without_a_deleted_account() -> None:
    frodo = player("frodo")
    host, guest = signed_in(frodo), in_browser(Client())
    draft = draft_of_two(host, guest)

    delete_account(frodo)

    draft.refresh_from_db()
    gone = draft.seats.get(place=0)
    assert (gone.name, gone.by_person, len(draft.picks[0])) == ("Somebody", False, 1)
    assert draft.browser == draft.seats.get(place=1).browser


def test_an_address_with_a_nul_invites_nobody() -> None:
    for where in ("/limited/drafts/join/a%00/", "/events/join/a%00/", "/tables/join/a%00/"):
        assert Client().get(where).status_code == 404


@pytest.mark.parametrize("route", [*DRAFT_PAGES, *DRAFT_CHANGES])
def test_a_draft_is_known_only_to_those_at_its_table(route: str) -> None:
    draft = begun(signed_in(player("frodo")))
    before = list(BoosterDraft.objects.values())
    where = address(route, draft_id=draft.pk)
    for stranger in (signed_in(player("sam")), in_browser(Client()), Client()):
        answer = stranger.get(where) if route in DRAFT_PAGES else stranger.post(where)
        assert answer.status_code == 404
    assert list(BoosterDraft.objects.values()) == before


def test_the_same_seed_and_picks_are_the_same_draft() -> None:
    event = limited_event(EVENT)
    drafts = [begin_draft(event, Visitor(None, name), seats=3, seed=5) for name in ("a", "b")]
    for draft in drafts:
        seat = DraftSeat.objects.get(draft=draft, by_person=True)
        pack = draft.table().pack_before(0)
        assert pack is not None
        pick(seat, pack[3].card, 0)
        draft.refresh_from_db()

    assert drafts[0].picks == drafts[1].picks
    assert drafts[0].picks[1]


def test_the_start_page_lists_events_drafts_and_pools() -> None:
    client = in_browser(Client())
    open_pool(limited_event("king-sealed"), Visitor(None, "this-browser"))
    begun(client)
    page = client.get("/limited/").content.decode()

    assert "Towers draft by sides" in page
    assert "Your drafts" in page


def test_a_draft_deleted_between_two_reads_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    draft = begun(client)
    found = draft_to_read(Visitor(None, draft.browser), draft.pk)

    def read_then_deleted(*_: object) -> object:
        BoosterDraft.objects.all().delete()
        return found

    monkeypatch.setattr(draft_views, "draft_to_read", read_then_deleted)
    where = draft.get_absolute_url()
    card = {"card": "1_1", "number": "0"}
    for change in ("pick/", "begin/", "go-on/"):
        assert client.post(f"{where}{change}", card).status_code == 404, change


def test_the_sweep_passes_over_a_draft_that_was_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "seats_out_of_time", DraftSeat.objects.all)
    draft = begun(Client())
    draft_id = draft.pk

    def deleted(_: object) -> bool:
        BoosterDraft.objects.filter(pk=draft_id).delete()
        return pick_for_late(draft_id)

    pick_for_late = drafts.pick_for_late
    monkeypatch.setattr(drafts, "pick_for_late", deleted)

    assert drafts.pick_for_late_everywhere() == 0
