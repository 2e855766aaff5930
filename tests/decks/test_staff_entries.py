"""An entry by staff shows which sample and public decks it hits before it is saved."""

from collections import Counter
from datetime import date

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.models import Card, Erratum, ListEntry
from decks.affected_decks import MAX_JUDGED, affected_decks
from decks.legality.verdicts import judge
from decks.models import Visibility
from rules.construction import load_format
from rules.construction.starters import starter
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, player

pytestmark = pytest.mark.django_db

ENTRIES = "/admin/cards/listentry/add/"
ERRATA = "/admin/cards/erratum/add/"
ARAGORN = starter("rotk-aragorn-starter").deck
TODAY = date(2026, 11, 1)
MOST_COPIES = 4


@pytest.fixture
def staff(client: Client) -> Client:
    """The browser of someone who may do everything."""
    client.force_login(User.objects.create_superuser("elrond"))
    return client


@pytest.fixture
def samples() -> None:
    """The decks as sold."""
    store_samples()


def ban(**changes: object) -> dict[str, object]:
    """Return a form that bans City of Men in King block, which Aragorn's starter deck contains."""
    return {
        "card": Card.objects.get(game="tcg", printed_id="7_83").pk,
        "format": "king-block",
        "kind": "banned",
        "since": "2026-10-01",
        "document": "A ruling of the judges",
        "section": "1",
        "note": "",
        **changes,
    }


def entry(**changes: object) -> ListEntry:
    """Return the entry of that form, not saved."""
    said = ban(**changes)
    said["since"] = date.fromisoformat(str(said["since"]))
    said["card_id"] = said.pop("card")
    return ListEntry(**said)


def public_deck(name: str, visibility: Visibility = Visibility.PUBLIC) -> None:
    """Keep a copy of Aragorn's starter deck for a player of that name."""
    deck_of(player(name), f"{name.title()}’s knights", ARAGORN, visibility)


def test_the_decks_an_entry_hits_are_shown_and_nothing_is_saved(
    staff: Client, catalogue: None, samples: None
) -> None:
    public_deck("eowyn")

    page = text_of(staff.post(ENTRIES, ban()))

    assert "sample or public decks become illegal" in page
    assert "Aragorn starter deck</a> (sample)" in page
    assert "Eowyn’s knights" in page
    assert "no longer legal in King block" in page
    assert not ListEntry.objects.exists()


def test_it_is_saved_once_that_is_confirmed(staff: Client, catalogue: None, samples: None) -> None:
    response = staff.post(ENTRIES, ban(_confirmed="Save this entry", _save="Save"))

    assert response.status_code == 302
    assert ListEntry.objects.get().format == "king-block"
    assert not judge(ARAGORN, load_format("king-block"), TODAY).legal


def test_the_page_that_asks_sends_every_field_along(
    staff: Client, catalogue: None, samples: None
) -> None:
    page = text_of(staff.post(ENTRIES, ban(_continue="Save and continue editing")))

    for name in ("card", "format", "kind", "since", "document", "_continue"):
        assert f'<input type="hidden" name="{name}"' in page


def test_an_entry_that_hits_no_deck_is_saved_at_once(staff: Client, catalogue: None) -> None:
    response = staff.post(ENTRIES, ban(), follow=True)

    assert ListEntry.objects.exists()
    assert "No sample or public deck becomes legal or illegal" in text_of(response)


@pytest.mark.parametrize("visibility", [Visibility.PRIVATE, Visibility.UNLISTED])
def test_decks_that_are_not_public_are_not_named(catalogue: None, visibility: Visibility) -> None:
    public_deck("grima", visibility)

    assert affected_decks(entry(), TODAY).decks == ()


def test_a_deck_that_the_entry_makes_legal_is_named_too(staff: Client, catalogue: None) -> None:
    public_deck("eowyn")
    entry().save()

    freed = affected_decks(entry(kind="free", since="2026-10-02"), TODAY)

    assert (freed.illegal, freed.legal) == (0, 1)
    page = text_of(staff.post(ENTRIES, ban(kind="free", since="2026-10-02")))
    assert "1 sample or public deck becomes legal" in page


def test_a_changed_entry_counts_in_place_of_the_old_one(staff: Client, catalogue: None) -> None:
    public_deck("eowyn")
    saved = entry(kind="free")
    saved.save()

    page = text_of(staff.post(f"/admin/cards/listentry/{saved.pk}/change/", ban()))

    assert "1 sample or public deck becomes illegal" in page
    saved.refresh_from_db()
    assert saved.kind == "free"


def test_an_entry_of_a_later_day_is_judged_on_its_first_day(catalogue: None) -> None:
    public_deck("eowyn")

    affected = affected_decks(entry(since="2030-01-01"), TODAY)

    assert (affected.day, affected.illegal) == (date(2030, 1, 1), 1)


def test_an_erratum_may_make_a_deck_illegal_by_another_title(catalogue: None) -> None:
    """Two cards of one title count together: a new title for one may make them too many."""
    public_deck("eowyn")
    counts = Counter(dict(ARAGORN.draw_deck))
    fuller, other = (card_id for card_id, _ in counts.most_common(2))
    named = Card.objects.get(game="tcg", printed_id=fuller)
    renamed = Card.objects.get(game="tcg", printed_id=other)
    alike = Erratum(card=renamed, kind="title", title=named.title, since=TODAY, document="A ruling")

    affected = affected_decks(alike, TODAY)

    assert counts[fuller] + counts[other] > MOST_COPIES
    assert "king-block" in {format.slug for deck in affected.decks for format in deck.lost}


def test_an_erratum_that_changes_no_verdict_names_no_deck(catalogue: None) -> None:
    public_deck("eowyn")
    card = Card.objects.get(game="tcg", printed_id="7_83")
    unique = Erratum(card=card, kind="unique", since=TODAY, document="A ruling")

    assert affected_decks(unique, TODAY).decks == ()


def test_only_so_many_decks_are_judged_and_the_page_says_so(
    catalogue: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MAX_JUDGED == 500
    monkeypatch.setattr("decks.affected_decks.MAX_JUDGED", 1)
    public_deck("eowyn")
    public_deck("theoden")

    affected = affected_decks(entry(), TODAY)

    assert (len(affected.decks), affected.judged_only) == (1, 1)


def test_the_staffs_pages_bear_the_sites_name_and_icon_and_no_tokens(staff: Client) -> None:
    page = text_of(staff.get("/admin/"))

    assert "Westmarch staff" in page
    assert "Django administration" not in page
    assert 'rel="icon"' in page
    assert "Knox" not in page
    assert "Auth tokens" not in page


def test_staff_find_their_pages_from_every_page_and_others_do_not(staff: Client) -> None:
    link = '<a href="/admin/">Staff</a>'
    assert link in text_of(staff.get("/decks/"))
    staff.force_login(player("pippin"))
    assert link not in text_of(staff.get("/decks/"))
    staff.logout()
    assert link not in text_of(staff.get("/decks/"))
