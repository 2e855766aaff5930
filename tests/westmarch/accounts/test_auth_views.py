"""Signing up, in and out, as people and as those who try their doors."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, RequestFactory
from pytest_django.fixtures import Settings

from decks.models import Deck
from decks.ownership import BROWSER_KEY
from play.models import Playtest
from rules.tcg.deck import TcgDeck
from tests.pages import text_of
from tests.visitors import KEEPER, deck_of, in_browser, kept_deck, player, signed_in
from westmarch.accounts.limits import (
    SIGN_UPS_BY_ADDRESS,
    WRONG_BY_ADDRESS,
    WRONG_BY_NAME,
    WRONG_BY_NAME_ANYWHERE,
    client_address,
)

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())
SIGN_UP = "/account/sign-up/"
SIGN_IN = "/account/sign-in/"
ASKED = {
    "username": "frodo",
    "email": "frodo@example.org",
    "password1": "speak-friend-and-enter",
    "password2": "speak-friend-and-enter",
}


def kept_playtest() -> Playtest:
    return Playtest.objects.create(
        games=1, seed=1, format="king-block", edition="1.0", browser=KEEPER.browser
    )


class TestSigningUp:
    def test_a_new_player_is_signed_in_and_welcomed(self, client: Client) -> None:
        page = client.post(SIGN_UP, ASKED, follow=True)

        user = User.objects.get()
        assert (user.username, user.email) == ("frodo", "frodo@example.org")
        assert user.check_password("speak-friend-and-enter")
        assert not user.is_staff
        assert page.wsgi_request.user == user
        assert "Welcome, frodo" in text_of(page)

    @pytest.mark.parametrize("name", ["Frodo", "FRODO", "frodo"])
    def test_a_name_is_taken_in_all_its_capitals(self, client: Client, name: str) -> None:
        player("frodo")

        page = client.post(SIGN_UP, ASKED | {"username": name})

        assert page.status_code == 200
        assert "already exists" in text_of(page)
        assert User.objects.count() == 1

    def test_a_name_that_staff_bear_with_capitals_is_taken_too(self, client: Client) -> None:
        player("Gandalf")

        client.post(SIGN_UP, ASKED | {"username": "gandalf"})

        assert User.objects.count() == 1

    def test_a_name_is_kept_in_small_letters(self, client: Client) -> None:
        client.post(SIGN_UP, ASKED | {"username": "Frodo"})

        assert User.objects.get().username == "frodo"

    @pytest.mark.parametrize("name", ["fr\u043edo", "Éowyn", "a", "a" * 31, "-frodo", "a b", "a/b"])
    def test_a_name_that_looks_like_another_or_breaks_an_address_is_refused(
        self, client: Client, name: str
    ) -> None:
        page = client.post(SIGN_UP, ASKED | {"username": name})

        assert "errorlist" in text_of(page)
        assert not User.objects.exists()

    @pytest.mark.parametrize("name", ["admin", "Root", "api", "web-master", "w.e.s.t.march", "me"])
    def test_a_name_that_speaks_for_the_site_is_reserved(self, client: Client, name: str) -> None:
        page = client.post(SIGN_UP, ASKED | {"username": name})

        assert "This name is reserved." in text_of(page)
        assert not User.objects.exists()

    @pytest.mark.parametrize(
        "password", ["short", "1234567890123", "password123", "frodo@example.org"]
    )
    def test_a_weak_password_is_refused_with_the_reason(
        self, client: Client, password: str
    ) -> None:
        page = client.post(SIGN_UP, ASKED | {"password1": password, "password2": password})

        assert "errorlist" in text_of(page)
        assert not User.objects.exists()

    def test_a_mail_address_is_needed(self, client: Client) -> None:
        client.post(SIGN_UP, ASKED | {"email": ""})

        assert not User.objects.exists()

    def test_one_address_makes_only_so_many_accounts(self, client: Client) -> None:
        for _ in range(SIGN_UPS_BY_ADDRESS.most):
            SIGN_UPS_BY_ADDRESS.count("127.0.0.1")

        page = client.post(SIGN_UP, ASKED)

        assert page.status_code == 429
        assert page["Retry-After"] == "3600"
        assert not User.objects.exists()

    def test_who_is_signed_in_has_an_account_already(self) -> None:
        assert signed_in(player("sam")).get(SIGN_UP)["Location"] == "/account/"


class TestKeepingWhatTheBrowserMade:
    def test_signing_up_keeps_decks_and_playtests(self, client: Client) -> None:
        deck, playtest = kept_deck("Knights", EMPTY), kept_playtest()
        in_browser(client)

        page = client.post(SIGN_UP, ASKED, follow=True)

        deck.refresh_from_db()
        playtest.refresh_from_db()
        frodo = User.objects.get()
        assert (deck.owner, deck.browser) == (frodo, "")
        assert (playtest.owner, playtest.browser) == (frodo, "")
        assert "1 deck and 1 playtest saved in this browser now belong to your account" in text_of(
            page
        )
        assert BROWSER_KEY not in client.session

    def test_signing_in_adds_them_to_what_the_account_has(self, client: Client) -> None:
        frodo = player("frodo")
        old, new = deck_of(frodo, "Gardens", EMPTY), kept_deck("Knights", EMPTY)
        in_browser(client)

        client.post(SIGN_IN, {"username": "frodo", "password": "mellon-mellon"})

        assert set(Deck.objects.filter(owner=frodo)) == {old, new}

    def test_another_browsers_decks_stay_where_they_are(self, client: Client) -> None:
        deck = kept_deck("Knights", EMPTY)
        in_browser(client, "another-browser")

        client.post(SIGN_UP, ASKED)

        deck.refresh_from_db()
        assert KEEPER.owns(deck)

    def test_after_signing_out_the_browser_has_nothing_left(self, client: Client) -> None:
        deck = kept_deck("Knights", EMPTY)
        in_browser(client)
        client.post(SIGN_UP, ASKED)

        client.post("/account/sign-out/")

        assert client.get(deck.get_absolute_url()).status_code == 404

    def test_the_list_says_that_decks_are_kept_in_this_browser_only(self, client: Client) -> None:
        kept_deck("Knights", EMPTY)
        in_browser(client)

        page = text_of(client.get("/decks/"))

        assert "in this browser only" in page
        assert SIGN_UP in page

    def test_an_account_is_told_no_such_thing(self) -> None:
        frodo = player("frodo")
        deck_of(frodo, "Knights", EMPTY)

        assert "in this browser only" not in text_of(signed_in(frodo).get("/decks/"))


class TestSigningIn:
    @pytest.mark.parametrize("typed", ["frodo", "Frodo", " FRODO "])
    def test_a_name_is_known_in_any_capitals(self, client: Client, typed: str) -> None:
        frodo = player("frodo")

        page = client.post(SIGN_IN, {"username": typed, "password": "mellon-mellon"}, follow=True)

        assert page.wsgi_request.user == frodo
        assert page.redirect_chain[0][0] == "/decks/"

    def test_a_wrong_password_says_no_more_than_that(self, client: Client) -> None:
        player("frodo")

        wrong = client.post(SIGN_IN, {"username": "frodo", "password": "wrong"})
        nobody = client.post(SIGN_IN, {"username": "nobody", "password": "wrong"})

        assert "Wrong name or password" in text_of(wrong)
        assert "Wrong name or password" in text_of(nobody)
        assert not wrong.wsgi_request.user.is_authenticated

    def test_the_session_gets_another_key(self, client: Client) -> None:
        """Who fixed a session before must not be in it afterwards."""
        player("frodo")
        in_browser(client)
        before = client.session.session_key

        client.post(SIGN_IN, {"username": "frodo", "password": "mellon-mellon"})

        assert client.session.session_key != before

    @pytest.mark.parametrize("form", [SIGN_IN, SIGN_UP])
    @pytest.mark.parametrize(
        "elsewhere",
        ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"],
    )
    def test_nobody_is_sent_to_another_site(
        self, client: Client, form: str, elsewhere: str
    ) -> None:
        asked = ASKED | {"next": elsewhere}
        if form == SIGN_IN:
            player("frodo")
            asked = {"username": "frodo", "password": "mellon-mellon", "next": elsewhere}

        page = client.post(form, asked)

        assert (page.status_code, page["Location"]) == (302, "/decks/")

    @pytest.mark.parametrize("form", [SIGN_IN, SIGN_UP])
    def test_one_comes_back_to_where_one_was(self, client: Client, form: str) -> None:
        assert 'name="next" value="/cards/"' in text_of(client.get(form, {"next": "/cards/"}))
        asked = ASKED | {"next": "/cards/"}
        if form == SIGN_IN:
            player("frodo")
            asked = {"username": "frodo", "password": "mellon-mellon", "next": "/cards/"}

        assert client.post(form, asked)["Location"] == "/cards/"

    def test_staff_sign_in_where_everybody_does(self, client: Client) -> None:
        page = client.get("/admin/", follow=True)

        assert page.redirect_chain[-1][0] == f"{SIGN_IN}?next=%2Fadmin%2F"

    def test_a_player_who_is_no_staff_goes_round_in_no_circle(self) -> None:
        page = signed_in(player("frodo")).get("/admin/", follow=True)

        assert page.status_code == 200
        assert "already signed in" in text_of(page)


class TestTooManyTries:
    def test_a_name_is_closed_for_a_while_after_many_wrong_passwords(self, client: Client) -> None:
        player("frodo")
        for _ in range(WRONG_BY_NAME.most):
            assert (
                client.post(SIGN_IN, {"username": "Frodo", "password": "wrong"}).status_code == 200
            )

        page = client.post(SIGN_IN, {"username": "frodo", "password": "mellon-mellon"})

        assert page.status_code == 429
        assert "Wait 15 minutes" in text_of(page)
        assert "_auth_user_id" not in client.session

    def test_nobody_locks_an_owner_out_of_a_browser_that_knows_the_account(
        self, client: Client
    ) -> None:
        player("frodo")
        right = {"username": "Frodo", "password": "mellon-mellon"}
        client.post(SIGN_IN, right)
        client.post("/account/sign-out/")
        for number in range(WRONG_BY_NAME_ANYWHERE.most):
            attacker: dict[str, Any] = {"REMOTE_ADDR": f"192.0.2.{number}"}
            Client().post(SIGN_IN, {"username": "frodo", "password": "wrong"}, **attacker)

        elsewhere = Client().post(SIGN_IN, right, REMOTE_ADDR="198.51.100.7")
        at_home = client.post(SIGN_IN, right)

        assert (elsewhere.status_code, at_home.status_code) == (429, 302)

    def test_ten_wrong_passwords_from_one_address_close_the_name_for_that_address(
        self, client: Client
    ) -> None:
        player("frodo")
        for _ in range(WRONG_BY_NAME.most):
            client.post(SIGN_IN, {"username": "frodo", "password": "wrong"})
        right = {"username": "frodo", "password": "mellon-mellon"}

        assert client.post(SIGN_IN, right).status_code == 429
        assert Client().post(SIGN_IN, right, REMOTE_ADDR="198.51.100.7").status_code == 302

    def test_a_browser_that_knows_the_account_has_no_more_tries_than_others(
        self, client: Client
    ) -> None:
        player("frodo")
        client.post(SIGN_IN, {"username": "frodo", "password": "mellon-mellon"})
        client.post("/account/sign-out/")
        wrong = {"username": "frodo", "password": "wrong"}

        statuses = [
            client.post(SIGN_IN, wrong, REMOTE_ADDR=f"192.0.2.{number}").status_code
            for number in range(WRONG_BY_NAME.most + 1)
        ]

        assert statuses == [200] * WRONG_BY_NAME.most + [429]

    def test_a_forged_or_foreign_proof_is_none(self, client: Client) -> None:
        player("frodo")
        client.post(SIGN_UP, ASKED | {"username": "mallory"})
        of_mallory = client.cookies["known_browser"].value
        for proof in (of_mallory, "frodo", "frodo:1:forged"):
            cache.clear()
            for number in range(WRONG_BY_NAME_ANYWHERE.most):
                attacker = Client(REMOTE_ADDR=f"192.0.2.{number}")
                attacker.cookies["known_browser"] = proof
                attacker.post(SIGN_IN, {"username": "frodo", "password": "wrong"})

            attacker.cookies["known_browser"] = proof
            page = attacker.post(SIGN_IN, {"username": "frodo", "password": "wrong"})

            assert page.status_code == 429, proof

    def test_others_come_in_between(self, client: Client) -> None:
        player("sam")
        for _ in range(WRONG_BY_NAME.most):
            client.post(SIGN_IN, {"username": "frodo", "password": "wrong"})

        page = client.post(SIGN_IN, {"username": "sam", "password": "mellon-mellon"})

        assert page.status_code == 302

    def test_a_right_password_starts_the_count_again(self, client: Client) -> None:
        player("frodo")
        for password in ["wrong"] * (WRONG_BY_NAME.most - 1) + ["mellon-mellon", "wrong"]:
            page = client.post(SIGN_IN, {"username": "frodo", "password": password})

        assert page.status_code == 200

    def test_one_address_may_not_try_many_names(self, client: Client) -> None:
        for number in range(WRONG_BY_ADDRESS.most):
            client.post(SIGN_IN, {"username": f"player{number}", "password": "wrong"})

        page = client.post(SIGN_IN, {"username": "another", "password": "wrong"})
        elsewhere = client.post(
            SIGN_IN, {"username": "another", "password": "wrong"}, REMOTE_ADDR="192.0.2.7"
        )

        assert (page.status_code, elsewhere.status_code) == (429, 200)

    def test_nobody_writes_himself_another_address(self, client: Client) -> None:
        """Without proxies the header is a visitor's own and is not believed."""
        for _ in range(WRONG_BY_ADDRESS.most):
            WRONG_BY_ADDRESS.count("127.0.0.1")

        page = client.post(
            SIGN_IN,
            {"username": "another", "password": "wrong"},
            headers={"X-Forwarded-For": "192.0.2.7"},
        )

        assert page.status_code == 429

    @pytest.mark.parametrize(
        ("proxies", "header", "address"),
        [
            (1, "10.0.0.1, 192.0.2.7", "192.0.2.7"),
            (2, "10.0.0.1, 192.0.2.7, 10.9.9.9", "192.0.2.7"),
            (2, "192.0.2.7", "127.0.0.1"),
            (1, "", "127.0.0.1"),
            (1, "192.0.2.7:4711", "192.0.2.7"),
            (1, "::ffff:192.0.2.7", "192.0.2.7"),
            (1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            (1, "[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"),
            (1, "unknown", "unknown"),
        ],
    )
    def test_behind_proxies_the_address_is_what_they_saw(
        self, rf: RequestFactory, settings: Settings, proxies: int, header: str, address: str
    ) -> None:
        settings.PROXIES = proxies

        assert client_address(rf.get("/", headers={"X-Forwarded-For": header})) == address


class TestSigningOut:
    def test_it_is_done_by_a_form_and_never_by_a_link(self) -> None:
        client = signed_in(player("frodo"))

        assert client.get("/account/sign-out/").status_code == 405
        assert "_auth_user_id" in client.session
        assert client.post("/account/sign-out/")["Location"] == "/"
        assert "_auth_user_id" not in client.session

    def test_a_form_without_its_token_is_not_taken(self) -> None:
        client = Client(enforce_csrf_checks=True)
        client.force_login(player("frodo"))

        assert client.post("/account/sign-out/").status_code == 403
        assert client.post(SIGN_IN, ASKED).status_code == 403
        assert client.post("/account/delete/", {"password": "mellon-mellon"}).status_code == 403
        assert User.objects.count() == 1


def test_the_header_shows_the_way_to_an_account_or_to_your_own(client: Client) -> None:
    assert 'href="/account/sign-in/"' in text_of(client.get("/"))
    page = text_of(signed_in(player("frodo")).get("/"))
    assert 'href="/account/"' in page
    assert "frodo" in page


def test_pages_with_forms_may_not_be_framed(client: Client) -> None:
    page = client.get(SIGN_IN)

    assert page["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in page["Content-Security-Policy"]
