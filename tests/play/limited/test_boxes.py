"""Boxes of the LCG that friends share: who opens which share, and who may do what."""

from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from decks.models import Deck, Pool
from play.events.expiring import delete_expired
from play.limited import boxes as sharing
from play.models import BoxShare, QuestLeague, SharedBoxes
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from rules.limited.cube import heroes, player_cards
from rules.limited.events import limited_event
from tests.judged import BOX_CHANGES, BOX_PAGES, address
from tests.visitors import in_browser, player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

CORE = "core-box-shares"
GANDALF = "01073"


def shared(client: Client, friends: int = 3, event: str = CORE, **more: Any) -> SharedBoxes:
    """Share boxes and return them."""
    asked = {"event": event, "friends": friends, **more}
    assert client.post("/limited/boxes/new/", asked).status_code == 302
    return SharedBoxes.objects.get()


def free_link(boxes: SharedBoxes) -> str:
    """Return the address of the first free invitation."""
    share = boxes.shares.filter(name="").first()
    assert share is not None
    return f"/limited/boxes/join/{share.invitation}/"


@pytest.mark.parametrize("slug", [CORE, "mirkwood-shares"])
def test_four_friends_open_all_cards_of_the_same_boxes(slug: str) -> None:
    boxes = shared(in_browser(Client(), "frodo"), event=slug)
    for name in ("Sam", "Merry", "Pippin"):
        friend = in_browser(Client(), name)
        assert friend.get(free_link(boxes)).status_code == 200
        friend.post(free_link(boxes), {"name": name})
    cube = limited_event(slug).cube
    assert cube is not None
    opened: Counter[str] = sum((Counter(pool.cards) for pool in Pool.objects.all()), Counter())

    assert opened.pop(GANDALF) == 4
    whole = Counter((*heroes(cube), *player_cards(cube)))
    assert opened <= whole
    # Only what can't be dealt evenly stays in the box.
    assert whole.total() - opened.total() < 2 * 4
    assert [share.name for share in boxes.shares.all()] == ["Guest", "Sam", "Merry", "Pippin"]


def test_the_page_shows_invitations_to_the_host_alone_and_who_has_come_to_all() -> None:
    host, guest = signed_in(player("frodo")), in_browser(Client(), "sam")
    boxes = shared(host, friends=2)
    before = host.get(boxes.get_absolute_url()).content.decode()
    guest.post(free_link(boxes), {"name": "Sam"})
    seen_by_guest = guest.get(boxes.get_absolute_url()).content.decode()
    seen_by_host = host.get(boxes.get_absolute_url()).content.decode()

    assert before.count("Cancel this invitation") == 2
    assert before.count("data-copies") == before.count("data-shares") == 2
    assert "Sam" in seen_by_host
    assert seen_by_host.count("Cancel this invitation") == 1
    assert "frodo" in seen_by_guest
    assert "Open your share" in seen_by_guest
    assert not any(share.invitation in seen_by_guest for share in boxes.shares.all())
    part = host.get(boxes.get_absolute_url(), headers={"HX-Request": "true"}).content.decode()
    assert "<html" not in part


def test_nobody_opens_two_shares_and_a_used_link_is_taken() -> None:
    host, guest = in_browser(Client(), "frodo"), in_browser(Client(), "sam")
    boxes = shared(host, friends=2)
    used, other = (f"/limited/boxes/join/{s.invitation}/" for s in boxes.shares.filter(name=""))
    guest.post(used, {"name": "Sam"})

    assert guest.post(other, {"name": "Sam"})["Location"] == boxes.get_absolute_url()
    assert host.get(other)["Location"] == boxes.get_absolute_url()
    assert Pool.objects.count() == 2
    stranger = in_browser(Client(), "merry")
    assert stranger.get(used).status_code == 404
    assert stranger.post(used, {"name": "Merry"}).status_code == 404


def test_an_invitation_is_cancelled_and_another_friend_is_invited() -> None:
    host = signed_in(player("frodo"))
    boxes = shared(host, friends=3)
    link = free_link(boxes)
    assert "Invite another friend" not in host.get(boxes.get_absolute_url()).content.decode()
    full = host.post(f"/limited/boxes/{boxes.pk}/invite/", follow=True).content.decode()
    assert "All shares of these boxes are given away" in full
    host.post(link.replace("/join/", "/cancel/"))

    assert Client().get(link).status_code == 404
    assert boxes.shares.count() == 3
    assert "Invite another friend" in host.get(boxes.get_absolute_url()).content.decode()
    host.post(f"/limited/boxes/{boxes.pk}/invite/")
    assert sorted(boxes.shares.values_list("place", flat=True)) == [0, 1, 2, 3]
    assert Client().get(link).status_code == 404


def test_those_who_opened_a_share_quest_together() -> None:
    host, guest = in_browser(Client(), "frodo"), in_browser(Client(), "sam")
    boxes = shared(host, friends=2)
    start = f"/quest-leagues/boxes/{boxes.pk}/"
    assert "Wait until a friend" in host.post(start, follow=True).content.decode()
    guest.post(free_link(boxes), {"name": "Sam"})
    host.post(start)
    league = QuestLeague.objects.get()

    assert guest.post(start)["Location"] == league.get_absolute_url()
    members = league.parties.get().members.all()
    assert [member.name for member in members] == ["Guest", "Sam"]
    assert "only for those who began it" in Client().get(league.get_absolute_url()).content.decode()
    assert league.get_absolute_url() in guest.get(boxes.get_absolute_url()).content.decode()
    pool = Pool.objects.get(box_shares__name="Sam")
    guest.post(f"/limited/pools/{pool.pk}/build/", {"how": "computer"})
    deck = Deck.objects.get()
    guest.post(f"{league.get_absolute_url()}deck/", {"deck": deck.slug})
    assert league.parties.get().members.get(name="Sam").version == deck.versions.first()


@pytest.mark.parametrize(
    "asked", [{}, {"event": "king-sealed", "friends": "2"}, {"event": "é\0", "friends": "1"}]
)
def test_boxes_that_do_not_exist_are_not_shared(asked: dict[str, str]) -> None:
    answer = in_browser(Client()).post("/limited/boxes/new/", asked, follow=True)

    assert "no such boxes" in answer.content.decode()
    assert not SharedBoxes.objects.exists()


@pytest.mark.parametrize("friends", ["", "0", "4", "-1", "many", "²"])
def test_a_wrong_number_of_friends_says_how_many_there_may_be(friends: str) -> None:
    asked = {"event": CORE, "friends": friends}
    answer = in_browser(Client()).post("/limited/boxes/new/", asked, follow=True)

    assert "Choose 1 to 3 friends" in answer.content.decode()
    assert not Pool.objects.exists()


@pytest.mark.parametrize("route", [*BOX_PAGES, *BOX_CHANGES])
def test_boxes_are_known_only_to_those_who_have_a_share(route: str) -> None:
    host, guest = signed_in(player("frodo")), signed_in(player("sam"))
    boxes = shared(host, friends=2)
    guest.post(free_link(boxes))
    free = boxes.shares.get(name="")
    where = address(route, boxes_id=boxes.pk, invitation=free.invitation)
    for stranger in (signed_in(player("merry")), in_browser(Client()), Client()):
        ask = stranger.get if route in BOX_PAGES else stranger.post
        assert ask(where).status_code == 404
    if route in BOX_CHANGES:
        assert guest.post(where).status_code == 403
    assert list(boxes.shares.values_list("name", flat=True)) == ["frodo", "sam", ""]


def test_others_keep_their_shares_when_an_account_is_deleted() -> None:
    frodo = player("frodo")
    host, guest = signed_in(frodo), in_browser(Client(), "sam")
    boxes = shared(host, friends=1)
    guest.post(free_link(boxes), {"name": "Sam"})
    delete_account(frodo)

    page = guest.get(boxes.get_absolute_url()).content.decode()
    assert "frodo" not in page
    assert "Somebody" in page
    assert Pool.objects.get() == BoxShare.objects.get(name="Sam").pool


def test_boxes_that_nobody_else_opened_go_with_the_account() -> None:
    frodo = player("frodo")
    shared(signed_in(frodo), friends=1)
    delete_account(frodo)

    assert not SharedBoxes.objects.exists()


def test_boxes_of_ended_sessions_are_deleted_unless_an_account_has_a_share() -> None:
    boxes = shared(in_browser(Client(), "frodo"), friends=1)
    SharedBoxes.objects.update(created=timezone.now() - KEPT_WITHOUT_ACCOUNT - timedelta(days=1))
    signed_in(player("sam")).post(free_link(boxes))
    delete_expired(timezone.now())
    assert SharedBoxes.objects.exists()

    BoxShare.objects.update(owner=None)
    delete_expired(timezone.now())
    assert not SharedBoxes.objects.exists()


def test_who_signs_in_keeps_what_their_browser_shared() -> None:
    client, frodo = in_browser(Client(), "frodo"), player("frodo")
    boxes = shared(client)
    client.login(username="frodo", password="mellon-mellon")
    boxes.refresh_from_db()

    assert (boxes.owner, boxes.shares.get(place=0).owner) == (frodo, frodo)


def test_an_owner_shares_as_many_boxes_as_the_limit_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = in_browser(Client())
    shared(client)
    monkeypatch.setattr(sharing, "MAX_BOXES_OF_BROWSER", 1)

    assert client.post("/limited/boxes/new/", {"event": CORE, "friends": "1"}).status_code == 403
    assert SharedBoxes.objects.count() == 1
