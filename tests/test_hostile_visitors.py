"""What costs a site its memory, its disk or its processor, and what deceives those who read."""

import csv
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, cast
from uuid import UUID

import pytest
from django.contrib.auth import get_user_model
from django.db import OperationalError, connection
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.utils import timezone
from knox.models import AuthToken

from decks import domain
from decks.comments.commenting import comment, report
from decks.contents.bounds import MAX_DIFFERENT_CARDS, MAX_SITES
from decks.contents.encoding import to_contents
from decks.domain import MAX_VERSION_BYTES, DeckLimitReached, create_deck, save_version
from decks.models import DeckVersion, Visibility
from decks.ownership import Visitor
from play.models import PlaytestDeck
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.judged import routes
from tests.play import small_lcg_playtests, small_playtests
from tests.visitors import KEEPER, in_browser, kept_deck, player, signed_in
from westmarch.accounts.limits import WRONG_BY_ADDRESS, Limit
from westmarch.accounts.models import CountedTries
from westmarch.accounts.tokens import MAX_TOKENS, TooManyTokens, make_token
from westmarch.middleware import request_cost
from westmarch.middleware.save_limit import SAVES

pytestmark = pytest.mark.django_db

# As it is before the first test: `tests/conftest.py` lets pages cost nothing.
USUAL_BOUND = request_cost.CHEAP

ARAGORN = starter("rotk-aragorn-starter").deck
EOMER = starter("rotk-eomer-starter").deck
# There are more addresses than this.
MANY = 250
SCRIPT = "</script><img src=x onerror=alert(1)><!--<script>"


class TestVersions:
    def test_a_browser_keeps_only_so_many(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(domain, "MAX_VERSIONS_OF_BROWSER", 3)
        first, second = (create_deck(name, ARAGORN, maker=KEEPER) for name in ("One", "Two"))
        save_version(first, EOMER)

        with pytest.raises(DeckLimitReached, match="Your decks have 3 versions"):
            save_version(second, EOMER)
        assert save_version(second, ARAGORN).number == 1, "nothing changed, nothing is kept"

        first.delete()
        assert save_version(second, EOMER).number == 2

    def test_an_account_keeps_more_and_another_is_not_counted(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(domain, "MAX_VERSIONS_OF_BROWSER", 1)
        monkeypatch.setattr(domain, "MAX_VERSIONS_OF_ACCOUNT", 2)
        create_deck("Another's", ARAGORN, maker=Visitor(player("sam")))
        deck = create_deck("Own", ARAGORN, maker=Visitor(player("frodo")))

        assert save_version(deck, EOMER).number == 2
        with pytest.raises(DeckLimitReached):
            save_version(deck, ARAGORN)

    def test_the_largest_takes_no_more_bytes_than_the_limits_assume(self) -> None:
        card = "19_P140-and-more-abc"
        assert len(card) == 20, "no card's id may be longer"
        drawn = tuple((f"{card[:-3]}{n:03}", 99) for n in range(MAX_DIFFERENT_CARDS - 1))
        deck = TcgDeck(card, card, (card,) * MAX_SITES, drawn)

        assert len(json.dumps(to_contents(deck))) <= MAX_VERSION_BYTES

    def test_pages_say_so(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(domain, "MAX_VERSIONS_OF_BROWSER", 1)
        in_browser(client)
        deck = kept_deck("Gardens", ARAGORN)
        sent = {"text": "1 7_1", "save": "1", "base": "1"}

        page = client.post(f"/decks/{deck.slug}/change/", sent)

        assert page.status_code == 403
        assert "Delete a deck to save another version." in page.content.decode()
        edit = {"card": "7_364", "zone": "draw-deck", "by": "1", "revision": "1"}
        client.post(f"/decks/{deck.slug}/build/edit/", edit, HTTP_HX_REQUEST="true")
        answer = client.post(
            f"/decks/{deck.slug}/build/save/", {"revision": "2"}, HTTP_HX_REQUEST="true"
        )
        assert answer.status_code == 422
        assert "Your decks have 1 versions" in answer.content.decode()

    def test_an_address_saves_only_so_many_in_an_hour(self, client: Client) -> None:
        """A program that sends no cookies back is a new browser each time."""
        made = {"text": "1 7_1", "save": "1"}
        SAVES.count("127.0.0.1", SAVES.most - 1)

        assert client.post("/decks/new/", made).status_code == 302
        assert Client().post("/decks/new/", made).status_code == 429
        assert DeckVersion.objects.count() == 1
        assert Client().get("/decks/new/").status_code == 200
        assert signed_in(player("frodo")).post("/decks/new/", made).status_code == 302

    def test_looking_at_a_review_is_not_a_save(self, client: Client) -> None:
        client.post("/decks/new/", {"text": "1 7_1"})

        assert not SAVES.reached("127.0.0.1")
        assert not CountedTries.objects.filter(key__startswith="saved-versions").exists()


class TestCost:
    def answered(
        self, monkeypatch: pytest.MonkeyPatch, seconds: float
    ) -> Callable[[str], HttpResponse]:
        """Return a site on which each request takes so much processor time."""
        clock = {"now": 0.0}

        def work(request: HttpRequest) -> HttpResponse:
            clock["now"] += seconds
            return HttpResponse("done")

        monkeypatch.setattr(time, "thread_time", lambda: clock["now"])
        monkeypatch.setattr(request_cost, "CHEAP", USUAL_BOUND)
        return site_with(work)

    def test_who_has_used_too_much_waits(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ask = self.answered(monkeypatch, seconds=7.0)
        first = [ask("/api/v1/verdicts/").status_code for _ in range(5)]
        refused = ask("/api/v1/verdicts/")

        assert first == [200] * 5
        assert refused.status_code == 429
        assert 0 < int(refused["Retry-After"]) <= 60
        assert json.loads(refused.content)["retry_after"] == int(refused["Retry-After"])

    def test_cheap_requests_cost_no_query(
        self,
        monkeypatch: pytest.MonkeyPatch,
        django_assert_num_queries: Callable[[int], Any],
    ) -> None:
        ask = self.answered(monkeypatch, seconds=0.03)
        with django_assert_num_queries(0):
            assert {ask("/cards/").status_code for _ in range(2_000)} == {200}

    def test_requests_sent_at_once_are_counted_before_they_are_answered(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Each of them takes seven seconds, and a minute has thirty."""
        monkeypatch.setattr(request_cost, "CHEAP", USUAL_BOUND)
        clock = {"now": 0.0}
        monkeypatch.setattr(time, "thread_time", lambda: clock["now"])
        answers: list[int] = []

        def work(request: HttpRequest) -> HttpResponse:
            """Answer only after another request of the same address."""
            if request.GET.get("left", "0") != "0":
                left = int(request.GET["left"]) - 1
                answers.append(ask(f"/cards/?left={left}").status_code)
            clock["now"] += 7.0
            return HttpResponse("done")

        ask = site_with(work)
        assert ask("/cards/").status_code == 200
        ask("/cards/?left=9", "192.0.2.2")

        assert answers == [429, 200, 200, 200]
        assert ask("/cards/", "192.0.2.3").status_code == 200, "nobody else waits"

    @pytest.mark.parametrize("method", ["get", "post"])
    def test_nothing_of_any_address_is_done_before_its_cost_is_reserved(
        self, client: Client, monkeypatch: pytest.MonkeyPatch, method: str
    ) -> None:
        """Without time left, no page and no part of the API begins to work."""
        monkeypatch.setattr(request_cost.Ledger, "reserve", lambda *_: None)
        addresses = {route: filled(route) for route in routes() if not route.startswith("admin/")}
        answers = {
            route: getattr(client, method)(where).status_code for route, where in addresses.items()
        }

        assert len(answers) > MANY
        assert {route for route, status in answers.items() if status != 429} == set()

    def test_a_page_that_only_reads_answers_while_the_database_is_locked(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What it cost is remembered, and counted once the database takes it again."""

        def refuse(limit: Limit, who: str, amount: int = 1) -> None:
            raise OperationalError("database is locked")

        ask = self.answered(monkeypatch, seconds=10.0)
        with monkeypatch.context() as locked:
            locked.setattr(Limit, "count", refuse)
            answers = [ask("/cards/").status_code for _ in range(4)]

        assert answers == [200, 200, 200, 429]

    def test_an_address_of_ipv6_is_as_good_as_its_neighbours(self) -> None:
        ask = self.asking("2001:db8:1:2::{}")
        statuses = [ask(place).status_code for place in range(WRONG_BY_ADDRESS.most + 1)]

        assert statuses[-1] == 429
        assert 429 not in statuses[:-1]

    def asking(self, address: str) -> Callable[[int], HttpResponse]:
        """Return how a wrong password is sent from one of many addresses."""

        def ask(place: int) -> HttpResponse:
            sent = {"username": f"name{place}", "password": "a-guess-of-many"}
            found = Client(REMOTE_ADDR=address.format(f"{place:x}"))
            return cast(HttpResponse, found.post("/account/sign-in/", sent))

        return ask


def filled(route: str) -> str:
    """Return a route as an address, with something of the right kind in each place."""
    values = {"int": "1", "uuid": str(UUID(int=1))}
    return re.sub(r"<(\w+):\w+>", lambda found: values.get(found[1], "x"), f"/{route}")


def site_with(work: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Return how to ask a site that answers each request by `work`, from an address."""

    def view(request: HttpRequest) -> HttpResponse:
        refusal = site.process_view(request)
        return refusal if refusal is not None else work(request)

    site = request_cost.LimitCost(view)

    def ask(path: str, address: str = "192.0.2.1") -> HttpResponse:
        request = RequestFactory(REMOTE_ADDR=address).get(path)
        request.user = None  # type: ignore[assignment]
        return site(request)

    return ask


class TestLimits:
    LIMIT = Limit("of-a-test", 3, 60)

    def test_are_shared_by_all_processes(self) -> None:
        """They are rows of the database; a second object stands for a second process."""
        for _ in range(3):
            self.LIMIT.count("frodo")

        assert Limit("of-a-test", 3, 60).reached("frodo")
        assert not Limit("of-a-test", 3, 60).reached("sam")
        assert not Limit("another", 3, 60).reached("frodo")

    def test_end_with_their_span_and_leave_nothing(self) -> None:
        for who in ("frodo", "sam"):
            self.LIMIT.count(who, 3)
        CountedTries.objects.update(until=timezone.now() - timedelta(seconds=1))

        assert not self.LIMIT.reached("frodo")
        self.LIMIT.count("frodo")
        assert list(CountedTries.objects.values_list("count", flat=True)) == [1]

    def test_end_when_the_clock_is_set_back(self) -> None:
        self.LIMIT.count("frodo", 3)
        CountedTries.objects.update(until=timezone.now() + timedelta(hours=5))

        assert not self.LIMIT.reached("frodo")
        self.LIMIT.count("frodo", 3)
        assert self.LIMIT.reached("frodo")

    def test_name_nobody(self) -> None:
        self.LIMIT.count("frodo@bag-end.example")

        assert "frodo" not in CountedTries.objects.get().key


class TestReadOnlyDatabase:
    @pytest.fixture(autouse=True)
    def refusing(self, monkeypatch: pytest.MonkeyPatch, client: Client) -> Iterator[None]:
        """Let the database refuse what is written, and each page cost something to count."""
        monkeypatch.setattr(request_cost, "CHEAP", 0)
        client.raise_request_exception = False
        create_deck("Gardens", ARAGORN, maker=KEEPER)
        in_browser(client)
        with refusing_to_write():
            yield

    @pytest.mark.parametrize(
        "address",
        ["/", "/decks/", "/cards/?q=does:heal", "/playtests/", "/tables/", "/tables/new/",
         "/api/v1/cards/?q=gandalf"],
    )  # fmt: skip
    def test_what_only_reads_is_answered(self, client: Client, address: str) -> None:
        assert client.get(address).status_code == 200

    def test_what_writes_is_refused_in_words(self, client: Client) -> None:
        answer = client.post("/decks/new/", {"text": "1 7_1", "save": "1"})

        assert answer.status_code == 503
        assert DeckVersion.objects.count() == 1


@contextmanager
def refusing_to_write() -> Iterator[None]:
    """Let a database that can only be read be the one of a block."""

    def execute(run: Any, sql: str, parameters: Any, many: bool, context: Any) -> Any:
        if sql.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            raise OperationalError("attempt to write a readonly database")
        return run(sql, parameters, many, context)

    with connection.execute_wrapper(execute):
        yield


class TestSessions:
    def test_a_key_that_someone_else_chose_is_not_taken(self, client: Client) -> None:
        chosen = "a" * 32
        client.cookies["sessionid"] = chosen
        client.post("/decks/new/", {"text": "1 7_1", "save": "1"})

        assert client.cookies["sessionid"].value != chosen
        stranger = Client()
        stranger.cookies["sessionid"] = chosen
        assert "Untitled deck" not in stranger.get("/decks/").content.decode()

    def test_who_planted_their_session_is_not_in_it_after_a_sign_in(self) -> None:
        attacker, victim = Client(), Client()
        attacker.post("/decks/new/", {"text": "1 7_1", "save": "1"})
        planted = attacker.cookies["sessionid"].value
        player("frodo")
        victim.cookies["sessionid"] = planted
        victim.post("/account/sign-in/", {"username": "frodo", "password": "mellon-mellon"})

        assert victim.cookies["sessionid"].value != planted
        assert victim.get("/account/").status_code == 200
        assert attacker.get("/account/").status_code == 302


def test_an_account_makes_only_so_many_tokens() -> None:
    frodo = player("frodo")
    for _ in range(MAX_TOKENS):
        make_token(frodo, timedelta(days=1))

    with pytest.raises(TooManyTokens, match="Revoke one"):
        make_token(frodo, timedelta(days=1))
    assert AuthToken.objects.count() == MAX_TOKENS


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("x")'])
def test_a_deck_named_like_a_formula_is_none_in_a_table(client: Client, name: str) -> None:
    in_browser(client)
    playtest = small_playtests.played(games=4)
    PlaytestDeck.objects.update(name=name)
    response = client.get(f"/playtests/{playtest.pk}/download/cards.csv")
    lines = b"".join(response.streaming_content).decode().splitlines()  # type: ignore[attr-defined]
    cells = {cell for row in csv.reader(lines[1:]) for cell in row[:1]}

    assert cells
    assert all(cell.startswith("'") for cell in cells), cells


@pytest.mark.parametrize(
    "bomb",
    [
        '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
        + "".join(f'<!ENTITY {n} "{"&b;" * 60}">' for n in "cdefgh")
        + ']><deck game="x">&h;</deck>',
        '<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]><deck game="x">&f;</deck>',
        "<deck>" * 20_000,
        "[" * 100_000,
        '{"slots":' * 20_000,
    ],
)
def test_a_file_that_swells_as_it_is_read_is_refused_at_once(client: Client, bomb: str) -> None:
    begun = time.process_time()
    page = client.post("/decks/new/", {"text": bomb, "save": "1"})
    answer = client.post("/api/v1/verdicts/", json.dumps({"text": bomb}), "application/json")

    assert time.process_time() - begun < 2
    assert (page.status_code, answer.status_code) == (200, 400)
    assert "root:" not in page.content.decode() + answer.content.decode()
    assert not DeckVersion.objects.exists()


def test_a_replay_of_the_lcg_runs_no_script_of_a_name(client: Client) -> None:
    playtest = small_lcg_playtests.played(games=1, chunk_games=1)
    PlaytestDeck.objects.update(name=SCRIPT)
    in_browser(client)

    page = client.get(f"/playtests/{playtest.pk}/games/0/")

    assert page.status_code == 200
    assert "<img src=x" not in page.content.decode()
    assert "&lt;img src=x" in page.content.decode(), "the name is shown as it is written"


class TestADatabaseThatCanOnlyBeRead:
    @pytest.fixture
    def deck(self) -> str:
        return kept_deck("Gardens", ARAGORN).slug

    @pytest.fixture
    def read_only(self, deck: str) -> Any:
        if connection.vendor != "sqlite":
            pytest.skip("SQLite has a switch for this")
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA query_only = ON")
        yield
        # A refused save leaves its transaction broken, in which Django runs nothing more.
        connection.connection.execute("PRAGMA query_only = OFF")

    @pytest.mark.usefixtures("read_only")
    @pytest.mark.parametrize(
        "address", ["/", "/cards/?q=gandalf", "/decks/public/", "/api/v1/cards/", "/healthz"]
    )
    def test_is_still_shown(self, client: Client, address: str) -> None:
        assert client.get(address).status_code == 200

    @pytest.mark.usefixtures("read_only")
    def test_and_judged(self, client: Client) -> None:
        body = {"contents": to_contents(ARAGORN), "formats": ["king-block"]}

        answer = client.post("/api/v1/verdicts/", json.dumps(body), "application/json")

        assert answer.status_code == 200

    @pytest.mark.usefixtures("read_only")
    def test_a_save_is_answered_with_503(self) -> None:
        client = Client(raise_request_exception=False)
        answer = client.post("/decks/new/", {"text": "1 7_1", "save": "1"})

        assert answer.status_code == 503


class TestStaffPages:
    PAGES = ("decks/comment/", "play/message/", "cards/listentry/", "auth/user/")

    @pytest.mark.parametrize("page", PAGES)
    def test_are_closed_to_players_and_to_staff_without_the_right(self, page: str) -> None:
        frodo, sam = player("frodo"), player("sam")
        sam.is_staff = True
        sam.save()

        assert Client().get(f"/admin/{page}").status_code == 302
        assert signed_in(frodo).get(f"/admin/{page}").status_code == 302
        assert signed_in(sam).get(f"/admin/{page}").status_code == 403
        sent = {"action": "hide_comments", "_selected_action": "1"}
        assert signed_in(sam).post(f"/admin/{page}", sent).status_code == 403

    def test_run_no_script_of_a_comment_or_a_report(self) -> None:
        gandalf = get_user_model().objects.create_superuser("gandalf", password="mellon-mellon")
        deck = create_deck(SCRIPT, ARAGORN, maker=Visitor(player("frodo")))
        deck.visibility = Visibility.PUBLIC
        deck.save()
        said = comment(player("sam"), deck, SCRIPT)
        report(player("merry"), deck, SCRIPT, said)
        staff = signed_in(gandalf)

        for page in (
            "admin/decks/comment/",
            f"admin/decks/comment/{said.pk}/change/",
            "admin/decks/deck/",
            "staff/reports/",
        ):
            content = staff.get(f"/{page}").content.decode()
            assert "onerror=alert(1)&gt;" in content or "alert" not in content, page
            assert "<img src=x" not in content, page

    def test_guess_no_password_past_the_limits(self) -> None:
        sent = {"username": "gandalf", "password": "a-guess-of-many"}

        answer = Client().post("/admin/login/", sent)

        assert answer.status_code == 302
        assert answer["Location"].startswith("/account/sign-in/")
