"""Events on the site, played to their end without a queue."""

from typing import Any

import pytest
from django.test import Client

from decks.models import Deck, Pool, Visibility
from play.events import starting, views
from play.events.results import matches_of, result_of
from play.events.standings import Result
from play.models import Event, EventEntry, EventMatch, Playtest, Table
from play.queue.execution import play_chunk, start
from rules.limited.choices import PoolTooSmall
from tests.judged import EVENT_CHANGES, EVENT_PAGES, address
from tests.samples import store_samples
from tests.visitors import in_browser, player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db


def sealed(client: Client, players: int = 4, **more: Any) -> Event:
    """Begin a sealed event with the first week of King block."""
    asked = {"kind": "sealed", "event": "king-sealed", "players": players, **more}
    assert client.post("/events/new/", asked).status_code == 302
    Event.objects.update(player="random")
    EventEntry.objects.exclude(player="").update(player="random")
    return Event.objects.get()


def lock(client: Client, event: Event) -> None:
    """Have the computer build a deck from the pool, and lock it."""
    entry = event.entries.get(place=0)
    assert entry.pool is not None
    client.post(f"/limited/pools/{entry.pool.pk}/build/", {"how": "computer"})
    deck = Deck.objects.filter(pool=entry.pool).get()
    client.post(f"/events/{event.pk}/deck/", {"deck": deck.slug})


def play_all() -> None:
    """Play what waits on the queue."""
    for playtest in Playtest.objects.filter(finished=None).order_by("created", "pk"):
        for first in start(playtest.pk):
            play_chunk(playtest.pk, first, send=lambda _: None)


def test_a_sealed_event_alone_is_played_to_its_end() -> None:
    client = Client()
    event = sealed(client)
    lock(client, event)
    for _ in range(2):
        client.post(f"/events/{event.pk}/pair/")
        client.post(f"/events/{event.pk}/play/", {"how": "computer"})
        play_all()
    client.post(f"/events/{event.pk}/pair/")
    event.refresh_from_db()
    page = client.get(f"/events/{event.pk}/").content.decode()

    assert event.ended is not None
    assert EventMatch.objects.count() == 4
    assert "won" in page
    assert page.count("Watch") == 4
    assert "You are number" in page


def test_a_round_is_not_paired_while_a_match_is_open() -> None:
    client = Client()
    event = sealed(client)
    lock(client, event)
    client.post(f"/events/{event.pk}/pair/")
    answer = client.post(f"/events/{event.pk}/pair/", follow=True)

    assert "still being played" in answer.content.decode()
    assert {match.round for match in EventMatch.objects.all()} == {1}


def test_a_person_sits_down_to_their_match() -> None:
    client = Client()
    event = sealed(client, players=2)
    lock(client, event)
    client.post(f"/events/{event.pk}/pair/")
    answer = client.post(f"/events/{event.pk}/play/", {"how": "table"})
    match = EventMatch.objects.get()

    assert match.table is not None
    assert answer["Location"] == match.table.get_absolute_url()
    again = client.post(f"/events/{event.pk}/play/", {"how": "table"})
    assert again["Location"] == answer["Location"]


def at_the_table() -> tuple[Client, Event, Table]:
    """Return a client with an event of two, and the table of its only match."""
    client = Client()
    event = sealed(client, players=2)
    lock(client, event)
    client.post(f"/events/{event.pk}/pair/")
    client.post(f"/events/{event.pk}/play/", {"how": "table"})
    return client, event, EventMatch.objects.get().table or Table()


@pytest.mark.parametrize("change", ["end", "hand-over"])
def test_who_ends_the_game_of_their_match_gives_it_up(change: str) -> None:
    client, event, table = at_the_table()
    client.post(f"{table.get_absolute_url()}{change}/", {"seat": table.seats.get(player="").place})

    [match] = matches_of(event)
    lost = Result.SECOND if not match.first.player else Result.FIRST
    assert result_of(match) is lost


def test_a_lost_match_is_not_played_again_once_its_game_is_deleted() -> None:
    client, event, table = at_the_table()
    Table.objects.update(status="over", winner=0)
    where = table.get_absolute_url()
    seat = table.seats.get(player="").place
    client.post(f"{where}hand-over/", {"seat": seat})
    table.refresh_from_db()
    assert table.status == "over"
    client.post(f"{where}delete/")

    [match] = matches_of(event)
    assert result_of(match) is Result.FIRST
    assert client.get(where).status_code == 404


def test_nobody_changes_the_result_of_their_match_by_its_playtest() -> None:
    frodo = player("frodo")
    client = signed_in(frodo)
    event = sealed(client, players=2)
    lock(client, event)
    client.post(f"/events/{event.pk}/pair/")
    client.post(f"/events/{event.pk}/play/", {"how": "computer"})
    playtest = Playtest.objects.get()
    client.post(f"/playtests/{playtest.pk}/cancel/")
    play_all()
    client.post(f"/playtests/{playtest.pk}/more/", {"games": "5"})
    client.post(f"/playtests/{playtest.pk}/delete/")

    [match] = matches_of(event)
    assert (match.playtest, Playtest.objects.get().games) == (playtest, 1)
    result = result_of(match)
    assert result is not None
    assert Playtest.objects.get().cancelled is None
    assert "belongs to an event" in client.get("/playtests/").content.decode()


def test_one_of_two_people_cannot_leave_their_match_to_the_computer() -> None:
    host, guest = signed_in(player("frodo")), Client()
    event = sealed(host, players=2, friends=1)
    guest.post(f"/events/join/{event.entries.get(place=1).invitation}/", {"name": "Sam"})
    for client, place in ((host, 0), (guest, 1)):
        pool = event.entries.get(place=place).pool
        assert pool is not None
        client.post(f"/limited/pools/{pool.pk}/build/", {"how": "computer"})
        deck = Deck.objects.filter(pool=pool).get()
        client.post(f"/events/{event.pk}/deck/", {"deck": deck.slug})
    host.post(f"/events/{event.pk}/pair/")

    guest.post(f"/events/{event.pk}/play/", {"how": "computer"})

    assert not Playtest.objects.exists()
    assert EventMatch.objects.get().playtest is None


def test_an_event_goes_on_when_its_organiser_deletes_their_account() -> None:
    frodo = player("frodo")
    host, guest = signed_in(frodo), Client()
    event = sealed(host, players=3, friends=1)
    lock(host, event)
    guest.post(f"/events/join/{event.entries.get(place=1).invitation}/", {"name": "Sam"})
    host.post(f"/events/{event.pk}/pair/")
    # Sam has no deck.
    assert event.entries.get(place=1).dropped == 0
    host.post(f"/events/{event.pk}/play/", {"how": "computer"})
    play_all()
    [match] = matches_of(event)
    result = result_of(match)
    assert result is not None

    delete_account(frodo)

    assert not Playtest.objects.exists()
    assert result_of(EventMatch.objects.get()) is result
    event.refresh_from_db()
    entry = event.entries.get(place=0)
    assert (entry.name, entry.deck_name, entry.dropped) == ("Somebody", "A deck", 1)
    assert event.browser == event.entries.get(place=1).browser
    assert "frodo" not in guest.get(event.get_absolute_url()).content.decode()


def test_the_organiser_enters_a_result_and_drops_who_is_absent() -> None:
    host = signed_in(player("frodo"))
    event = sealed(host, players=3)
    lock(host, event)
    host.post(f"/events/{event.pk}/pair/")
    match = EventMatch.objects.exclude(second=None).get()
    host.post(f"/events/{event.pk}/result/", {"match": match.pk, "result": "draw"})
    page = host.get(f"/events/{event.pk}/").content.decode()
    assert "Draw" in page
    assert ("You drew with" in page) is any(
        entry is not None and entry.place == 0 for entry in (match.first, match.second)
    )
    host.post(f"/events/{event.pk}/drop/", {"entry": 2})
    host.post(f"/events/{event.pk}/pair/")

    assert event.entries.get(place=2).dropped == 1
    later = EventMatch.objects.filter(round=2)
    assert all(2 not in (m.first.place, m.second and m.second.place) for m in later)


def test_an_event_ends_when_nobody_is_left_to_meet() -> None:
    host = signed_in(player("frodo"))
    event = sealed(host, players=3)
    lock(host, event)
    host.post(f"/events/{event.pk}/pair/")
    for place in (1, 2):
        host.post(f"/events/{event.pk}/drop/", {"entry": place})
    match = EventMatch.objects.exclude(second=None).get()
    host.post(f"/events/{event.pk}/result/", {"match": match.pk, "result": "draw"})

    host.post(f"/events/{event.pk}/pair/")

    event.refresh_from_db()
    assert event.ended is not None


def test_a_friend_joins_by_a_link_with_a_pool_of_their_own() -> None:
    host, guest = signed_in(player("frodo")), Client()
    event = sealed(host, friends=1)
    entry = event.entries.get(place=1)
    assert entry.is_free
    guest.post(f"/events/join/{entry.invitation}/", {"name": "Sam"})
    entry.refresh_from_db()

    assert (entry.name, entry.pool is not None) == ("Sam", True)
    assert guest.get(f"/events/{event.pk}/").status_code == 200
    assert Client().post(f"/events/join/{entry.invitation}/").status_code == 404


@pytest.mark.parametrize("entry", ["", "99", "-1", "é"])
def test_a_place_that_does_not_exist_drops_nobody(entry: str) -> None:
    host = in_browser(Client())
    event = sealed(host)

    assert host.post(f"/events/{event.pk}/drop/", {"entry": entry}).status_code == 404
    assert not event.entries.exclude(dropped=None).exists()


def test_nobody_joins_in_the_place_of_a_friend_who_was_dropped() -> None:
    host = in_browser(Client())
    event = sealed(host, friends=1)
    free = event.entries.get(place=1)
    host.post(f"/events/{event.pk}/drop/", {"entry": "1"})

    guest = in_browser(Client(), "guest")
    assert guest.post(f"/events/join/{free.invitation}/", {"name": "Sam"}).status_code == 404
    assert free.invitation not in host.get(f"/events/{event.pk}/").content.decode()


def test_only_a_deck_of_your_own_pool_is_locked() -> None:
    client = Client()
    event = sealed(client)
    client.post("/limited/sealed/", {"event": "king-sealed"})
    pool = event.entries.get(place=0).pool
    assert pool is not None
    strange = Pool.objects.exclude(pk=pool.pk).get()
    client.post(f"/limited/pools/{strange.pk}/build/", {"how": "computer"})
    other = Deck.objects.filter(pool=strange)
    answer = client.post(f"/events/{event.pk}/deck/", {"deck": other.get().slug}, follow=True)

    assert "built from your pool" in answer.content.decode()
    assert event.entries.get(place=0).contents is None


def test_nobody_opens_packs_of_later_weeks_before_the_event_begins() -> None:
    client = Client()
    event = sealed(client)
    pool = event.entries.get(place=0).pool
    assert pool is not None
    next_week = f"/limited/pools/{pool.pk}/next-week/"

    assert "has not begun" in client.post(next_week, follow=True).content.decode()
    lock(client, event)
    client.post(f"/events/{event.pk}/pair/")
    client.post(next_week)

    pool.refresh_from_db()
    assert pool.weeks == 2


def test_a_constructed_event_has_sample_decks_for_computers() -> None:
    store_samples()
    client = Client()
    asked = {"kind": "constructed", "format": "king-block", "players": "4"}
    assert client.post("/events/new/", asked).status_code == 302
    event = Event.objects.get()

    assert event.rounds == 2
    assert event.entries.exclude(player="").count() == 3
    assert all(entry.contents for entry in event.entries.exclude(player=""))


@pytest.mark.parametrize("asked", [{"kind": "sealed", "event": "none"}, {"players": "99"}, {}])
def test_an_event_that_cannot_be_says_why(asked: dict[str, str]) -> None:
    answer = Client().post("/events/new/", asked)

    assert answer.status_code == 422
    assert 'role="alert"' in answer.content.decode()
    assert not Event.objects.exists()


@pytest.mark.parametrize("route", [*EVENT_PAGES, *EVENT_CHANGES])
def test_an_event_is_known_only_to_its_players_until_it_is_shared(route: str) -> None:
    owner = signed_in(player("frodo"))
    event = sealed(owner)
    before = list(Event.objects.values())
    where = address(route, event_id=event.pk)
    stranger = signed_in(player("sam"))
    assert (stranger.get if route in EVENT_PAGES else stranger.post)(where).status_code == 404
    owner.post(f"/events/{event.pk}/share/", {"shared": "1"})
    for client in (stranger, in_browser(Client()), Client()):
        if route in EVENT_PAGES:
            assert client.get(where).status_code == 200
        else:
            assert client.post(where).status_code in (302, 403, 404)
    event.refresh_from_db()
    assert not event.matches.exists()
    assert event.entries.filter(dropped=None).count() == 4
    assert before[0]["name"] == event.name


def test_an_event_deleted_between_two_reads_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    event = sealed(client)
    found = Event.objects.get()

    def read_then_deleted(*_: object) -> Event:
        Event.objects.all().delete()
        return found

    monkeypatch.setattr(views, "event_to_read", read_then_deleted)
    monkeypatch.setattr(views, "event_to_organise", read_then_deleted)
    asked = {"match": "1", "result": "first", "entry": "0", "shared": "1"}
    for change in ("check-in/", "pair/", "result/", "drop/", "share/"):
        answer = client.post(f"/events/{event.pk}/{change}", asked)
        assert answer.status_code in (302, 404), change


def test_a_shared_event_names_private_decks_to_those_who_take_part() -> None:
    client = Client()
    event = sealed(client, players=2)
    lock(client, event)
    Deck.objects.update(name="Secret")
    EventEntry.objects.filter(player="").update(deck_name="Secret")
    client.post(f"/events/{event.pk}/share/", {"shared": "1"})
    client.post(f"/events/{event.pk}/pair/")
    where = f"/events/{event.pk}/"

    assert "Secret" in client.get(where).content.decode()
    stranger = Client().get(where).content.decode()
    assert "Secret" not in stranger
    assert "’s deck" in stranger
    Deck.objects.update(visibility=Visibility.PUBLIC)
    assert "Secret" in Client().get(where).content.decode()


def test_a_computer_without_a_legal_deck_plays_no_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PoolTooSmall("The pool has 19 Free Peoples cards, not 20.")

    monkeypatch.setattr(starting, "build_deck", refused)
    event = sealed(Client(), players=2)

    [computer] = event.entries.exclude(player="")
    assert (computer.dropped, computer.deck_name) == (0, "No legal deck")
