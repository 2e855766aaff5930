"""List entries and errata in the admin: staff alone, checked, and recorded with who and when."""

from datetime import date

import pytest
from django.contrib.admin.models import ADDITION, LogEntry
from django.contrib.auth.models import User
from django.test import Client

from cards.legality.amendments import amendments
from cards.models import Card, Erratum, ListEntry
from decks.legality.verdicts import judge
from rules.construction import load_format
from rules.construction.starters import starter

pytestmark = pytest.mark.django_db

ENTRIES = "/admin/cards/listentry/add/"
ERRATA = "/admin/cards/erratum/add/"
DECK = starter("rotk-aragorn-starter").deck
SOURCE = {"document": "A ruling of the judges", "section": "1", "note": ""}


@pytest.fixture
def elrond() -> User:
    """A member of the staff who may do everything."""
    return User.objects.create_superuser("elrond")


@pytest.fixture
def staff(client: Client, elrond: User) -> Client:
    """His browser."""
    client.force_login(elrond)
    return client


def card(game: str, printed_id: str) -> int:
    """Return a card's key."""
    return Card.objects.get(game=game, printed_id=printed_id).pk


def listing(**changes: object) -> dict[str, object]:
    """Return a form that bans City of Men in King block."""
    filled = {"card": card("tcg", "7_83"), "format": "king-block", "kind": "banned"}
    return {**filled, "since": "2004-06-01", **SOURCE, **changes}


def erratum(**changes: object) -> dict[str, object]:
    """Return a form that lets Gimli bear the Ring."""
    filled = {"card": card("tcg", "7_6"), "kind": "bears-ring", "title": ""}
    return {**filled, "since": "2009-01-01", **SOURCE, **changes}


@pytest.mark.parametrize("address", [ENTRIES, ERRATA])
def test_others_than_staff_are_sent_to_the_door(client: Client, address: str) -> None:
    visitor = client.get(address)
    client.force_login(User.objects.create_user("pippin"))
    player = client.post(address, listing())

    assert visitor.status_code == player.status_code == 302
    assert "/admin/login/" in player["Location"]
    assert not ListEntry.objects.exists()


@pytest.mark.parametrize("address", [ENTRIES, ERRATA, ENTRIES[:-4], ERRATA[:-4]])
def test_staff_see_the_page(staff: Client, address: str) -> None:
    assert staff.get(address).status_code == 200


def test_an_entry_changes_the_verdict_at_once_from_its_day_on(staff: Client) -> None:
    king = load_format("king-block")
    assert judge(DECK, king, date(2004, 6, 1)).legal

    staff.post(ENTRIES, listing())

    assert judge(DECK, king, date(2004, 5, 31)).legal
    assert [problem.code for problem in judge(DECK, king, date(2004, 6, 1)).problems] == ["banned"]


def test_an_entry_taken_back_counts_no_more(staff: Client) -> None:
    staff.post(ENTRIES, listing())
    entry = ListEntry.objects.get()

    staff.post(f"/admin/cards/listentry/{entry.pk}/delete/", {"post": "yes"})

    assert judge(DECK, load_format("king-block"), date(2004, 6, 1)).legal


def test_it_is_recorded_who_added_it_and_when(staff: Client, elrond: User) -> None:
    staff.post(ENTRIES, listing())

    entry = ListEntry.objects.get()
    assert entry.created_by == elrond
    assert entry.created is not None
    log = LogEntry.objects.get()
    assert (log.user, log.action_flag, log.object_id) == (elrond, ADDITION, str(entry.pk))


def test_another_member_who_changes_it_does_not_become_its_author(
    staff: Client, client: Client, elrond: User
) -> None:
    staff.post(ENTRIES, listing())
    entry = ListEntry.objects.get()
    client.force_login(User.objects.create_superuser("galadriel"))

    client.post(f"/admin/cards/listentry/{entry.pk}/change/", listing(kind="restricted"))

    entry.refresh_from_db()
    assert (entry.kind, entry.created_by) == ("restricted", elrond)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "lcg-core-1"}, "This format is one of the other game."),
        ({"format": "no-such-format"}, "Select a valid choice"),
        ({"since": "2004-02-30"}, "Enter a valid date"),
        ({"document": ""}, "This field is required"),
    ],
)
def test_a_wrong_entry_is_refused_in_words(
    staff: Client, changes: dict[str, str], words: str
) -> None:
    response = staff.post(ENTRIES, listing(**changes))

    assert words in response.content.decode()
    assert not ListEntry.objects.exists()


def test_a_second_entry_of_a_card_in_a_format_on_a_day_is_refused(staff: Client) -> None:
    staff.post(ENTRIES, listing())

    response = staff.post(ENTRIES, listing(kind="free"))

    assert "This card has an entry in this format on that day." in response.content.decode()
    assert ListEntry.objects.count() == 1


def test_an_erratum_reaches_the_rules(staff: Client) -> None:
    staff.post(ERRATA, erratum())

    (found,) = amendments().errata
    assert (found.card, found.kind, found.since) == ("7_6", "bears-ring", date(2009, 1, 1))
    assert Erratum.objects.get().created_by is not None


@pytest.mark.parametrize(
    "changes",
    [{"kind": "title"}, {"title": "Another"}],
    ids=["title-missing", "title-too-many"],
)
def test_a_new_title_goes_with_its_kind_alone(staff: Client, changes: dict[str, str]) -> None:
    response = staff.post(ERRATA, erratum(**changes))

    assert "A new title goes with the kind" in response.content.decode()
    assert not Erratum.objects.exists()


def test_no_card_of_the_lcg_bears_the_ring(staff: Client) -> None:
    response = staff.post(ERRATA, erratum(card=card("lcg", "01001")))

    assert "Cards of this game do not bear the Ring." in response.content.decode()
    assert not Erratum.objects.exists()


@pytest.mark.parametrize("kind", ["wording", "clarification", "misprint", "ruling"])
def test_a_ruling_without_words_is_refused(staff: Client, kind: str) -> None:
    response = staff.post(ERRATA, erratum(kind=kind))

    assert "Describe the ruling in your own words." in response.content.decode()
    assert not Erratum.objects.exists()


def test_a_ruling_changes_no_verdict_and_stands_on_the_cards_page(
    staff: Client, client: Client
) -> None:
    staff.post(ERRATA, erratum(kind="ruling", note="He may carry two axes.", since="2004-01-01"))

    assert judge(DECK, load_format("king-block"), date(2004, 6, 1)).legal
    shown = client.get("/cards/tcg/7_6/").content.decode()
    assert "He may carry two axes." in shown
    assert "A ruling of the judges, 1" in shown


def test_the_page_of_an_entry_tells_who_did_what_and_when(staff: Client, client: Client) -> None:
    staff.post(ENTRIES, listing())
    entry = ListEntry.objects.get()
    client.force_login(User.objects.create_superuser("galadriel"))
    client.post(f"/admin/cards/listentry/{entry.pk}/change/", listing(kind="restricted"))

    shown = client.get(f"/admin/cards/listentry/{entry.pk}/change/").content.decode()

    assert f"{entry.created:%Y-%m-%d}" in shown
    assert shown.index("galadriel: Changed") < shown.index("elrond: Added.")


def test_entries_are_found_by_card_and_narrowed_by_format_and_kind(staff: Client) -> None:
    staff.post(ENTRIES, listing())
    found = "City of Men"

    def listed(**asked: str) -> bool:
        return f">{found} (7 C 83)</a>" in staff.get(ENTRIES[:-4], asked).content.decode()

    assert listed(q="city of men")
    assert listed(q="7 C 83", format__exact="king-block", kind__exact="banned")
    assert not listed(q="elrond")
    assert not listed(kind__exact="restricted")
    assert not listed(format__exact="standard")


def test_a_card_is_chosen_by_typing_its_name(staff: Client) -> None:
    asked = {"term": "city of men", "app_label": "cards", "model_name": "listentry"}
    answer = staff.get("/admin/autocomplete/", {**asked, "field_name": "card"}).json()

    assert [result["text"] for result in answer["results"]] == ["City of Men (7 C 83)"]
