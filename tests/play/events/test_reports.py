"""The report of an event that is over: whose deck and which games are shown to whom."""

import pytest
from django.test import Client

from decks.models import Deck, Visibility
from play.events.rounds import judge_match, pair_next_round
from play.events.terms import EventTerms
from play.models import Event, EventMatch, Table
from tests.judged import EVENT_REPORTS, address
from tests.play.events.small_events import SAM, of_two_people
from tests.play.events.test_pages import lock, play_all, sealed
from tests.programs import Program
from tests.visitors import in_browser, player, signed_in

pytestmark = pytest.mark.django_db

OPEN = EventTerms(open_lists=True)
SAMS = SAM.browser


def played(client: Client, players: int = 4) -> Event:
    """Return a sealed event that was played to its end by computers."""
    event = sealed(client, players=players)
    lock(client, event)
    for _ in range(event.rounds):
        client.post(f"/events/{event.pk}/pair/")
        client.post(f"/events/{event.pk}/play/", {"how": "computer"})
        play_all()
    client.post(f"/events/{event.pk}/pair/")
    event.refresh_from_db()
    return event


def of_two(terms: EventTerms) -> Event:
    """Return a constructed event of two people that the organiser has decided."""
    event = of_two_people(terms)
    pair_next_round(event)
    judge_match(event, 1, "first")
    pair_next_round(event)
    event.refresh_from_db()
    return event


def lists_in(client: Client, event: Event) -> list[int]:
    """Return the places whose decks an event's page links to."""
    page = client.get(event.get_absolute_url()).content.decode()
    return [
        entry.place
        for entry in event.entries.all()
        if f"/events/{event.pk}/decks/{entry.place}/" in page
    ]


def statuses(client: Client, event: Event) -> list[int]:
    """Return the statuses of the pages of all decks."""
    return [
        client.get(f"/events/{event.pk}/decks/{entry.place}/").status_code
        for entry in event.entries.all()
    ]


def test_after_a_sealed_event_its_readers_see_all_decks_and_games() -> None:
    owner = in_browser(Client())
    event = played(owner)
    owner.post(f"/events/{event.pk}/share/", {"shared": "1"})
    reader = Client()
    page = reader.get(event.get_absolute_url()).content.decode()

    assert lists_in(reader, event) == [0, 1, 2, 3]
    assert page.count(">Watch<") == EventMatch.objects.count() == 4
    for match in EventMatch.objects.all():
        assert reader.get(f"/playtests/{match.playtest_id}/games/0/").status_code == 200
    deck = reader.get(f"/events/{event.pk}/decks/2/").content.decode()
    entry = event.entries.get(place=2)
    assert entry.deck_name in deck
    assert deck.count(">Watch<") == event.rounds
    held = [card for card, _ in entry.contents["draw_deck"]] if entry.contents else []
    assert held
    assert all(f"/cards/tcg/{card}/" in deck for card in held)


def test_before_the_end_only_the_own_deck_is_shown() -> None:
    owner = in_browser(Client())
    event = sealed(owner)
    lock(owner, event)
    owner.post(f"/events/{event.pk}/pair/")
    owner.post(f"/events/{event.pk}/share/", {"shared": "1"})

    assert statuses(owner, event) == [200, 404, 404, 404]
    assert statuses(Client(), event) == [404] * 4
    assert lists_in(owner, event) == [0]


@pytest.mark.parametrize(("terms", "seen"), [(OPEN, [200, 200]), (EventTerms(), [404, 404])])
def test_decks_that_people_brought_are_shown_if_the_terms_say_so(
    terms: EventTerms, seen: list[int]
) -> None:
    event = of_two(terms)
    Event.objects.update(shared=True)

    assert statuses(Client(), event) == seen
    assert statuses(in_browser(Client()), event) == [200, seen[1]]
    assert statuses(in_browser(Client(), SAMS), event) == [seen[0], 200]


def test_a_public_deck_is_shown_whatever_the_terms() -> None:
    event = of_two(EventTerms())
    Event.objects.update(shared=True)
    Deck.objects.filter(name="Deck 1").update(visibility=Visibility.PUBLIC)

    assert statuses(Client(), event) == [404, 200]
    page = Client().get(f"/events/{event.pk}/decks/1/").content.decode()
    assert Deck.objects.get(name="Deck 1").get_absolute_url() in page


def at_a_table(terms: EventTerms) -> tuple[Event, Table]:
    """Return an event whose only match two people played at a table."""
    event = of_two_people(terms)
    pair_next_round(event)
    in_browser(Client()).post(f"/events/{event.pk}/play/", {"how": "table"})
    table = EventMatch.objects.get().table
    assert table is not None
    Table.objects.update(status="over", winner=0)
    pair_next_round(event)
    return event, table


def test_a_game_at_a_table_is_replayed_with_all_cards_where_lists_are_open() -> None:
    event, _ = at_a_table(OPEN)
    Event.objects.update(shared=True)
    where = f"/events/{event.pk}/games/1/1/"

    assert where in Client().get(event.get_absolute_url()).content.decode()
    assert Client().get(where).status_code == 200
    assert Client().get(f"{where}why/").status_code == 200
    assert Client().get(f"/events/{event.pk}/games/1/2/").status_code == 404


def test_a_game_at_a_table_stays_its_players_own_where_lists_are_closed() -> None:
    event, table = at_a_table(EventTerms())
    Event.objects.update(shared=True)
    own = f"/tables/{table.pk}/replay/"

    assert own in in_browser(Client(), SAMS).get(event.get_absolute_url()).content.decode()
    assert own not in Client().get(event.get_absolute_url()).content.decode()
    assert Client().get(f"/events/{event.pk}/games/1/1/").status_code == 404


@pytest.mark.parametrize("terms", [OPEN, EventTerms()])
def test_who_takes_part_reads_first_whether_decks_will_be_shown(terms: EventTerms) -> None:
    event = of_two_people(terms)
    page = in_browser(Client()).get(event.get_absolute_url()).content.decode()

    assert ("everybody who may read it sees all decks and games" in page) is terms.open_lists
    assert ("stay as private as they are" in page) is not terms.open_lists


@pytest.mark.parametrize("route", EVENT_REPORTS)
def test_a_report_is_only_for_those_who_may_read_the_event(route: str) -> None:
    event, _ = at_a_table(OPEN)
    where = address(route, event_id=event.pk)
    people = [signed_in(player("merry")), in_browser(Client(), "merry"), Client()]
    if route.startswith("api/"):
        people = [Program(player("pippin"))]

    assert [each.get(where).status_code for each in people] == [404] * len(people)


def test_programs_read_decks_with_their_matches() -> None:
    frodo = player("frodo")
    event = played(signed_in(frodo))
    program = Program(frodo)
    shown = program.get(f"/api/v1/events/{event.pk}/").json()
    lists = [line["list"] for line in shown["standings"]]
    deck = program.get(lists[0]).json()

    assert all(lists)
    assert shown["open_lists"] is True
    assert deck["contents"] in list(event.entries.values_list("contents", flat=True))
    assert [bool(match["replay"]) for match in deck["matches"]] == [True] * event.rounds
