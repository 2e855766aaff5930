"""Nobody reads or changes what is not theirs: every address of the site, tried by everybody.

`tests/judged.py` judges each address; one that it leaves out fails the first test, so that no new
page or part of the API is forgotten.
"""

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import transaction
from django.test import Client
from knox.models import AuthToken
from pytest_django.plugin import DjangoDbBlocker

from decks.models import Like, Pool
from decks.ownership import Visitor
from play.events.starting import begin_sealed
from play.limited.boxes import share_boxes
from play.limited.drafts import begin_draft
from play.models import Chunk, Playtest
from play.quest_leagues.leagues import begin_league
from play.tables.leaving import end_game
from play.tables.news import sign
from play.tables.sharing import make_link, sharing_of
from rules.limited.events import limited_event
from tests.judged import (
    ACCOUNT_CHANGES,
    ACCOUNT_PAGES,
    API_DECK_ROUTES,
    API_PLAYTEST_CHANGES,
    API_TABLE_CHANGES,
    COLLECTION_CHANGES,
    COMMENT_CHANGES,
    DECK_ROUTES,
    FIELD_CHANGES,
    FIELD_PAGES,
    GAUNTLET_CHANGES,
    IMPROVEMENT_CHANGES,
    LISTS,
    METHODS,
    NOBODYS,
    PLAYTEST_CHANGES,
    PLAYTEST_PAGES,
    TABLE_CHANGES,
    TABLE_PAGES,
    TABLES,
    WITHOUT_ACCOUNT,
    address,
    routes,
)
from tests.play.trials.improvements.small_improvements import ordered
from tests.strangers import (
    ARAGORN,
    EMPTY,
    HIDDEN,
    SECRET,
    Cast,
    Stored,
    everything,
    gathered,
    is_own,
    is_tried,
    kept_browser,
    played_playtest_of,
    playtest_of,
    readable,
    send,
    table_of,
)
from tests.visitors import deck_of


@pytest.fixture(scope="module")
def stored(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Stored]:
    """Everyone and their decks, stored once; each test then takes back what it did itself."""
    with django_db_blocker.unblock(), transaction.atomic():
        yield Stored.new()
        transaction.set_rollback(True)


@pytest.fixture
def cast(stored: Stored, db: None) -> Cast:
    return gathered(stored)


def test_every_address_of_the_site_is_judged_here() -> None:
    written = {route for route in routes() if not route.startswith("admin/")}

    assert written - set(TABLES) == set(), "judge these in one of the tables"
    assert set(TABLES) - written == set(), "these are no more"
    assert len(TABLES) == len(set(TABLES))


@pytest.mark.parametrize("route", DECK_ROUTES)
def test_a_page_of_a_deck_opens_for_whom_it_may(cast: Cast, route: str) -> None:
    judged = DECK_ROUTES[route]
    for deck_name, deck in cast.decks.items():
        where = address(route, slug=deck.slug)
        for visitor, client in cast.visitors.items():
            for method, what in judged.reads.items():
                if is_own(visitor, deck_name) or not is_tried(visitor, deck_name):
                    continue
                status = send(client, method, where, what).status_code
                case = (visitor, deck_name, method)
                if readable(visitor, deck_name):
                    assert status in (200, 302), case
                else:
                    assert status == 404, case


@pytest.mark.parametrize("route", [name for name, one in DECK_ROUTES.items() if one.changes])
def test_a_deck_is_changed_by_nobody_else(cast: Cast, route: str) -> None:
    before = everything()
    for deck_name, deck in cast.decks.items():
        where = address(route, slug=deck.slug)
        for visitor, client in cast.visitors.items():
            if is_own(visitor, deck_name):
                continue
            for method, what in DECK_ROUTES[route].changes.items():
                by_htmx = {"HX-Request": "true"}
                for htmx in ({}, by_htmx) if visitor == "another" else ({},):
                    status = send(client, method, where, what, **htmx).status_code
                    expected = 403 if readable(visitor, deck_name) else 404
                    assert status == expected, (visitor, deck_name, method, htmx)
    assert everything() == before


@pytest.mark.parametrize("route", DECK_ROUTES)
@pytest.mark.parametrize(("visitor", "deck"), [("owner", "private"), ("keeper", "browser-private")])
def test_what_is_your_own_is_open(cast: Cast, route: str, visitor: str, deck: str) -> None:
    judged = DECK_ROUTES[route]
    where = address(route, slug=cast.decks[deck].slug)
    for method, what in {**judged.reads, **judged.changes}.items():
        status = send(cast.visitors[visitor], method, where, what).status_code

        if judged.likes:
            assert status == (403 if visitor == "owner" else 302)
        else:
            assert status not in (401, 403, 404, 405), method
            assert status < 500


@pytest.mark.parametrize("route", [*DECK_ROUTES, *API_DECK_ROUTES])
def test_no_other_method_does_anything(cast: Cast, route: str) -> None:
    judged = {**DECK_ROUTES, **API_DECK_ROUTES}[route]
    before = everything()
    for method in set(METHODS) - set(judged.reads) - set(judged.changes):
        where = address(route, slug=cast.decks["private"].slug)

        assert send(cast.visitors["owner"], method, where, {}).status_code == 405, method
    assert everything() == before


@pytest.mark.parametrize("route", API_DECK_ROUTES)
def test_the_api_reads_and_changes_for_whom_it_may(cast: Cast, route: str) -> None:
    judged = API_DECK_ROUTES[route]
    before = everything()
    for deck_name, deck in cast.decks.items():
        where = address(route, slug=deck.slug)
        for visitor, client in cast.visitors.items():
            cache.clear()
            may_read = readable(visitor, deck_name)
            for method, what in judged.reads.items() if is_tried(visitor, deck_name) else ():
                status = send(client, method, where, what).status_code
                assert status == (200 if may_read else 404), (visitor, deck_name, method)
            if is_own(visitor, deck_name) and visitor == "owner":
                continue
            for method, what in judged.changes.items():
                status = send(client, method, where, what).status_code
                signed = visitor in ("owner", "another", "staff")
                expected = (403 if may_read else 404) if signed else 401
                assert status == expected, (visitor, deck_name, method)
    assert everything() == before


@pytest.mark.parametrize("route", [name for name, one in API_DECK_ROUTES.items() if one.changes])
def test_the_api_changes_what_is_your_own_with_a_token(cast: Cast, route: str) -> None:
    _, token = AuthToken.objects.create(cast.owner)
    _, others = AuthToken.objects.create(User.objects.get(username="sam"))
    where = address(route, slug=cast.decks["private"].slug)
    for method, what in API_DECK_ROUTES[route].changes.items():
        stranger = send(Client(), method, where, what, Authorization=f"Token {others}")
        forged = send(Client(), method, where, what, Authorization="Token made-up")
        own = send(Client(), method, where, what, Authorization=f"Token {token}")

        assert stranger.status_code == 404, method
        assert forged.status_code == 401, method
        assert own.status_code in (200, 201, 204), (method, own.content)


@pytest.mark.parametrize("route", LISTS)
def test_no_list_tells_of_what_is_not_shared(cast: Cast, route: str) -> None:
    """Whatever a stranger asks for, by name, address or tag, they read of no private deck.

    One of them asks everything, the others for the name.
    """
    for visitor in cast.visitors:
        asked = list(questions(cast, visitor))
        for question in asked if visitor == "another" else asked[:1]:
            assert_says_nothing_of_hidden_decks(cast, route, visitor, question)


@pytest.mark.nightly
def test_no_list_tells_anybody_whatever_they_ask(cast: Cast) -> None:
    for route in LISTS:
        for visitor in cast.visitors:
            cache.clear()
            for question in questions(cast, visitor):
                assert_says_nothing_of_hidden_decks(cast, route, visitor, question)


def questions(cast: Cast, visitor: str) -> Iterator[dict[str, str]]:
    """Yield what a visitor asks a list: for the name, for all, for their own, for each deck."""
    yield {"q": SECRET, "name": SECRET}
    yield {}
    yield {"mine": "true"}
    for name in HIDDEN:
        if not readable(visitor, name):
            asked = ("a", "b", "deck", "from", "opponent", "source")
            yield dict.fromkeys(asked, cast.decks[name].slug)


def assert_says_nothing_of_hidden_decks(
    cast: Cast, route: str, visitor: str, question: dict[str, str]
) -> None:
    where = address(route, name="frodo", slug="king-block")
    page = cast.visitors[visitor].get(where, question).content.decode()
    shown = page.replace(f'value="{SECRET}"', "")
    for name in HIDDEN:
        if not is_own(visitor, name):
            assert f"{cast.decks[name].name}<" not in shown, (visitor, name, question)
            assert f'"{cast.decks[name].name}"' not in shown, (visitor, name, question)


@pytest.mark.parametrize("route", COMMENT_CHANGES)
def test_nobody_comments_on_or_reports_a_deck_they_may_not_read(cast: Cast, route: str) -> None:
    before = everything()
    where = address(route, slug=cast.decks["private"].slug)
    for visitor, client in cast.strangers.items():
        status = send(client, "POST", where, {"text": "Hello", "reason": "Spam"}).status_code
        assert status in (302, 404), visitor
    assert everything() == before


def test_only_its_author_and_the_decks_owner_delete_a_comment(cast: Cast) -> None:
    deck = cast.decks["public"]
    cast.visitors["another"].post(f"/decks/{deck.slug}/comments/", {"text": "Mine"})
    (said,) = deck.comments.all()
    where = f"/decks/{deck.slug}/comments/{said.pk}/delete/"
    for visitor in ("keeper", "another browser", "staff", "nobody"):
        assert cast.visitors[visitor].post(where).status_code in (302, 403), visitor
        assert deck.comments.exists(), visitor
    cast.visitors["another"].post(where)
    assert not deck.comments.exists()


@pytest.mark.parametrize("route", COLLECTION_CHANGES)
def test_what_is_done_to_a_collection_is_done_to_your_own(cast: Cast, route: str) -> None:
    said = {"card": "7_83", "copies": "3", "text": "3 7_83", "how": "add", "shared": "0"}
    cast.visitors["owner"].post(address(route), said)
    for visitor, client in cast.strangers.items():
        page = client.get(address("decks/collection/<slug:game>/")).content.decode()
        assert "3 copies of" not in page, visitor


@pytest.mark.parametrize("hidden", ["private", "browser-private"])
def test_a_hidden_deck_cannot_be_used_by_its_address(cast: Cast, hidden: str) -> None:
    """Neither played against, nor taken into another deck, nor compared."""
    slug = cast.decks[hidden].slug
    before = everything()["play.Playtest"]
    asked = {
        "deck": slug,
        "opponent": cast.decks["sample"].slug,
        "deck_player": "random",
        "opponent_player": "random",
        "games": "1",
        "seed": "1",
        "format": "king-block",
    }
    for visitor, client in cast.visitors.items():
        if is_own(visitor, hidden):
            continue
        assert client.post("/playtests/new/", asked).status_code == 200, visitor
    assert everything()["play.Playtest"] == before
    keeper = "owner" if hidden == "private" else "keeper"
    assert cast.visitors[keeper].post("/playtests/new/", asked).status_code == 302

    own = deck_of(User.objects.get(username="sam"), "Own", EMPTY)
    another = cast.visitors["another"]
    for source, taken in ((slug, False), (cast.decks["public"].slug, True)):
        another.post(
            f"/decks/{own.slug}/build/take/", {"source": source, "revision": "1", "how": "replace"}
        )
        assert (str(ARAGORN.ring_bearer) in str(everything()["decks.DraftStep"])) == taken


class TestPlaytests:
    def test_a_playtest_is_as_private_as_its_decks(self, cast: Cast) -> None:
        own: dict[str, Any] = {
            "owner": {"owner": cast.owner},
            "keeper": {"browser": kept_browser(cast)},
        }
        for deck_name, deck in cast.decks.items():
            keeper = "keeper" if deck_name.startswith("browser") else "owner"
            playtest = played_playtest_of(deck, **own[keeper])
            values = {"playtest_id": playtest.pk, "pk": playtest.pk, "index": 0}
            for visitor, client in cast.visitors.items():
                if not is_tried(visitor, deck_name) and not is_own(visitor, deck_name):
                    continue
                expected = 200 if readable(visitor, deck_name) else 404
                for route in PLAYTEST_PAGES:
                    status = client.get(address(route, **values)).status_code
                    assert status == expected, (route, visitor, deck_name)

    def test_a_playtest_of_a_deleted_deck_is_its_owners_alone(self, cast: Cast) -> None:
        playtest = playtest_of(cast.decks["public"], owner=cast.owner)
        cast.decks["public"].delete()
        where = address(PLAYTEST_PAGES[0], playtest_id=playtest.pk)
        for visitor, client in cast.visitors.items():
            assert client.get(where).status_code == (200 if visitor == "owner" else 404), visitor

    def test_a_playtest_of_a_private_deck_does_not_exist_for_others(self, cast: Cast) -> None:
        playtest = playtest_of(cast.decks["private"], owner=cast.owner)
        before = everything()
        for route in PLAYTEST_CHANGES:
            for visitor, client in cast.strangers.items():
                answer = client.post(address(route, playtest_id=playtest.pk))
                assert answer.status_code == 404, (route, visitor)
            assert everything() == before, route

    @pytest.mark.parametrize("route", [*API_PLAYTEST_CHANGES, PLAYTEST_PAGES[-1]])
    def test_the_api_changes_a_playtest_for_its_owner_alone(self, cast: Cast, route: str) -> None:
        method = "POST" if route in API_PLAYTEST_CHANGES else "DELETE"
        for deck, refused in (("private", (401, 403, 404)), ("public", (401, 403))):
            playtest = playtest_of(cast.decks[deck], owner=cast.owner)
            before = everything()
            for visitor, client in cast.strangers.items():
                answer = send(client, method, address(route, playtest_id=playtest.pk), {})
                assert answer.status_code in refused, (visitor, deck)
            assert everything() == before

    def test_a_playtest_that_is_over_is_deleted_by_its_owner_alone(self, cast: Cast) -> None:
        own: dict[str, Any] = {
            "owner": {"owner": cast.owner},
            "keeper": {"browser": kept_browser(cast)},
        }
        for keeper, whose in own.items():
            playtest = played_playtest_of(**whose)
            where = address(PLAYTEST_CHANGES[1], playtest_id=playtest.pk)
            for visitor, client in cast.visitors.items():
                if visitor != keeper:
                    assert client.post(where).status_code == 403, visitor
            assert Playtest.objects.filter(pk=playtest.pk).exists()
            assert cast.visitors[keeper].post(where).status_code == 302
            assert not Playtest.objects.filter(pk=playtest.pk).exists()
            assert not Chunk.objects.filter(playtest_id=playtest.pk).exists()

    def test_anyone_with_the_address_looks_and_only_its_owner_stops_it(self, cast: Cast) -> None:
        own: dict[str, Any] = {
            "owner": {"owner": cast.owner},
            "keeper": {"browser": kept_browser(cast)},
        }
        for keeper, whose in own.items():
            playtest = playtest_of(**whose)
            page = address(PLAYTEST_PAGES[0], playtest_id=playtest.pk)
            stop = address(PLAYTEST_CHANGES[0], playtest_id=playtest.pk)
            for visitor, client in cast.visitors.items():
                assert client.get(page).status_code == 200, visitor
                assert client.get(stop).status_code == 405, visitor
                if visitor != keeper:
                    assert client.post(stop).status_code == 403, visitor
            playtest.refresh_from_db()
            assert playtest.cancelled is None
            assert cast.visitors[keeper].post(stop).status_code == 302
            playtest.refresh_from_db()
            assert playtest.cancelled is not None

    def test_the_list_holds_your_own_alone(self, cast: Cast) -> None:
        playtest = playtest_of(owner=cast.owner)
        for visitor, client in cast.visitors.items():
            shown = str(playtest.pk) in client.get("/playtests/").content.decode()
            assert shown == (visitor == "owner"), visitor


class TestTables:
    def test_a_table_is_known_to_those_who_have_a_seat_at_it(self, cast: Cast) -> None:
        own: dict[str, Any] = {
            "owner": {"owner": cast.owner},
            "keeper": {"browser": kept_browser(cast)},
        }
        for keeper, whose in own.items():
            table = table_of(**whose)
            for route in TABLE_PAGES:
                where = address(route, table_id=table.pk)
                for visitor, client in cast.visitors.items():
                    status = client.get(where).status_code
                    expected = 200 if visitor == keeper else 404
                    assert status == expected, (route, visitor, keeper)
                    if visitor == keeper and "/replay/" not in route:
                        assert client.get(where, {"seat": "1"}).status_code == 403, route

    def test_a_table_is_changed_by_those_who_have_a_seat_at_it(self, cast: Cast) -> None:
        table = table_of(owner=cast.owner)
        before = everything()
        for route in (*TABLE_CHANGES, *API_TABLE_CHANGES):
            cache.clear()
            where = address(route, table_id=table.pk)
            for visitor, client in cast.strangers.items():
                status = send(client, "POST", where, {"revision": 1, "until": "turn"}).status_code
                assert status in (401, 404), (route, visitor)
            assert everything() == before, route


@pytest.mark.parametrize("route", ACCOUNT_PAGES)
def test_an_account_is_its_owners(cast: Cast, route: str) -> None:
    for visitor, client in cast.visitors.items():
        answer = client.get(address(route))
        if visitor in ("owner", "another", "staff"):
            assert answer.status_code == 200, visitor
            mine = {"owner": "frodo", "another": "sam", "staff": "gandalf"}[visitor]
            others = {"frodo", "sam", "gandalf"} - {mine}
            assert not any(f"{other}@example.org".encode() in answer.content for other in others)
        else:
            assert answer["Location"] == f"/account/sign-in/?next=/{route}", visitor


@pytest.mark.parametrize("route", [*ACCOUNT_PAGES, *ACCOUNT_CHANGES])
def test_an_account_is_changed_by_nobody_else(cast: Cast, route: str) -> None:
    token, _ = AuthToken.objects.create(cast.owner)
    before = everything()
    where = address(route, key=token.token_key)
    sent = {"password": "mellon-mellon", "email": "evil@example.org", "days": "30"}
    for visitor, client in cast.strangers.items():
        if visitor in ("another", "staff") and "revoke" not in route:
            continue
        status = client.post(where, sent).status_code
        assert status in (302, 404, 405), visitor
    assert everything() == before


def test_no_page_changes_anything_by_being_read(cast: Cast) -> None:
    playtest = playtest_of(owner=cast.owner)
    playtest.gauntlet, playtest.row, playtest.column = uuid4(), 0, 1
    playtest.save()
    Like.objects.create(deck=cast.decks["sample"], player=cast.owner)
    owner = Visitor(cast.owner)
    shared = table_of(owner=cast.owner)
    end_game(shared.pk, owner)
    make_link(shared.pk, owner)
    event = begin_sealed(limited_event("king-sealed"), owner, "", players=2)
    values = {
        "slug": cast.decks["private"].slug,
        "playtest_id": playtest.pk,
        "pk": playtest.pk,
        "table_id": table_of(owner=cast.owner).pk,
        "improvement_id": ordered(maker=owner).pk,
        "invitation": "made-up",
        "token": sharing_of(owner, list(shared.seats.all())).token,
        "gauntlet": playtest.gauntlet,
        "field_id": 1,
        "index": 0,
        "key": AuthToken.objects.create(cast.owner)[0].token_key,
        "name": "frodo",
        "signed": sign(shared),
        "event_id": event.pk,
        "boxes_id": share_boxes(limited_event("core-box-shares"), owner, friends=1).boxes_id,
        "league_id": begin_league(owner).pk,
        "draft_id": begin_draft(limited_event("fellowship-draft"), owner, seats=2).pk,
        "pool_id": Pool.objects.get(event_entries__event=event).pk,
    }
    before = everything()
    tried = [route for route in TABLES if route not in NOBODYS + WITHOUT_ACCOUNT]

    for route in tried:
        cast.visitors["owner"].get(address(route, **values))

    assert len(tried) > 40
    after = everything()
    for table, rows in before.items():
        # Looking at the lobby or a table notes who is here, and the site's own time.
        if table in ("play.Presence", "play.SiteTime"):
            continue
        if table == "play.Playtest":
            # Reading a playtest that no one plays sends it to the workers again.
            before[table] = [row | {"published": None} for row in rows]
            after[table] = [row | {"published": None} for row in after[table]]
        assert after[table] == before[table], table


def test_what_is_nobodys_changes_nothing_of_anybodys(cast: Cast) -> None:
    values = {"game": "tcg", "card_id": "7_364", "slug": "open", "code": "7"}
    before = everything()
    for route in NOBODYS:
        for method in METHODS:
            cache.clear()
            status = send(cast.visitors["owner"], method, address(route, **values), {}).status_code
            assert status < 500, (route, method)
    assert everything() == before


def test_no_form_is_taken_from_another_site(cast: Cast) -> None:
    """A session alone changes nothing: the form's own token must come with it."""
    client = Client(enforce_csrf_checks=True)
    client.force_login(cast.owner)
    playtest = playtest_of(owner=cast.owner)
    table = table_of(owner=cast.owner)
    token, _ = AuthToken.objects.create(cast.owner)
    before = everything()
    for route, judged in {**DECK_ROUTES, **API_DECK_ROUTES}.items():
        where = address(route, slug=cast.decks["private"].slug)
        for method, what in {**judged.reads, **judged.changes}.items():
            if method != "GET":
                assert send(client, method, where, what).status_code == 403, (route, method)
    values = {
        "playtest_id": playtest.pk, "gauntlet": uuid4(), "pk": 1, "key": token.token_key,
        "table_id": table.pk, "improvement_id": uuid4(),
    }  # fmt: skip
    of_play = (*TABLE_CHANGES, *PLAYTEST_CHANGES, *IMPROVEMENT_CHANGES, *GAUNTLET_CHANGES)
    of_accounts = (*FIELD_PAGES, *FIELD_CHANGES, *ACCOUNT_PAGES, *ACCOUNT_CHANGES)
    for route in (*of_play, *of_accounts, "account/sign-out/"):
        if route not in ("account/", "account/export/"):
            assert client.post(address(route, **values)).status_code == 403, route
    for where in ("/decks/new/", "/decks/build/", "/playtests/new/", "/account/sign-up/"):
        assert client.post(where, {}).status_code == 403, where
    assert everything() == before


def test_the_admin_is_for_staff(cast: Cast) -> None:
    written = [route for route in routes() if route.startswith("admin/") and "(?P" not in route]
    # Who leaves need not be staff.
    written.remove("admin/logout/")
    assert len(written) > 10
    for route in written:
        where = "/" + route.replace("<path:object_id>", "1")
        where = where.replace("<int:content_type_id>", "1")
        for visitor, client in cast.visitors.items():
            if visitor == "staff":
                continue
            answer = client.get(where.replace("<path:object_id>", "1"))
            if answer.status_code == 302:
                assert answer["Location"].startswith(("/admin/login/", "/account/sign-in/")), route
            else:
                assert answer.status_code in (404, 405), (route, visitor)
