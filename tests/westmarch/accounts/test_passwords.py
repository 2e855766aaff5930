"""Changing a password, and getting a new one by mail."""

import re
from datetime import timedelta
from threading import Event

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.mail import EmailMessage
from django.test import Client
from pytest_django.fixtures import Settings

from tests.visitors import player, signed_in
from westmarch.accounts.forms import POSTMAN
from westmarch.accounts.limits import MAILS_BY_MAILBOX, WRONG_BY_ACCOUNT
from westmarch.accounts.tokens import list_tokens, make_token

pytestmark = pytest.mark.django_db

FORGOTTEN = "/account/forgotten/"
CHANGE = "/account/password/"
NEW = "speak-friend-and-enter"
CHANGED = {"old_password": "mellon-mellon", "new_password1": NEW, "new_password2": NEW}


def sent() -> list[EmailMessage]:
    """Return the mails that were sent, once the last of them is on its way."""
    POSTMAN.submit(lambda: None).result(timeout=10)
    return mail.outbox


def way_from_mail() -> str:
    """Return the address in the mail that was sent last."""
    found = re.search(r"http://testserver(/\S+)", str(sent()[-1].body))
    assert found is not None
    return found[1]


class TestForgotten:
    def test_a_mail_leads_to_a_new_password(self, client: Client) -> None:
        frodo = player("frodo")
        client.post(FORGOTTEN, {"email": "Frodo@example.org"})
        assert sent()[0].to == ["frodo@example.org"]

        form = client.get(way_from_mail(), follow=True)
        page = client.post(
            form.redirect_chain[-1][0], {"new_password1": NEW, "new_password2": NEW}, follow=True
        )

        frodo.refresh_from_db()
        assert frodo.check_password(NEW)
        assert "Sign in with your new password" in page.content.decode()

    def test_the_way_is_good_for_one_time(self, client: Client) -> None:
        player("frodo")
        client.post(FORGOTTEN, {"email": "frodo@example.org"})
        form = client.get(way_from_mail(), follow=True).redirect_chain[-1][0]
        client.post(form, {"new_password1": NEW, "new_password2": NEW})

        page = client.get(way_from_mail(), follow=True)

        assert "This link has expired" in page.content.decode()

    def test_the_secret_of_the_way_does_not_stay_in_the_address(self, client: Client) -> None:
        """So that it is not passed on to other sites or kept in the browser's history."""
        player("frodo")
        client.post(FORGOTTEN, {"email": "frodo@example.org"})

        page = client.get(way_from_mail(), follow=True)

        assert way_from_mail() not in page.redirect_chain[-1][0]

    def test_the_answer_does_not_tell_whether_there_is_an_account(self, client: Client) -> None:
        player("frodo")

        known = client.post(FORGOTTEN, {"email": "frodo@example.org"}, follow=True)
        unknown = client.post(FORGOTTEN, {"email": "nobody@example.org"}, follow=True)

        assert known.redirect_chain == unknown.redirect_chain
        assert known.content == unknown.content
        assert len(sent()) == 1

    def test_the_answer_does_not_wait_for_the_mail_server(self, client: Client) -> None:
        """Its slowness would tell that there is an account."""
        player("frodo")
        held = Event()
        POSTMAN.submit(held.wait, 10)

        page = client.post(FORGOTTEN, {"email": "frodo@example.org"})

        assert page.status_code == 302
        assert mail.outbox == []
        held.set()
        assert len(sent()) == 1

    def test_a_mail_server_that_does_not_answer_is_the_operators_trouble(
        self, client: Client, settings: Settings
    ) -> None:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 9
        player("frodo")

        page = client.post(FORGOTTEN, {"email": "frodo@example.org"}, follow=True)

        assert sent() == []
        assert "Check your email" in page.content.decode()

    def test_a_mailbox_is_not_flooded_and_that_tells_nothing_either(self, client: Client) -> None:
        player("frodo")
        for email in ["frodo@example.org", "nobody@example.org"]:
            for _ in range(MAILS_BY_MAILBOX.most):
                assert client.post(FORGOTTEN, {"email": email}).status_code == 302
            assert client.post(FORGOTTEN, {"email": email}).status_code == 429

        assert len(sent()) == MAILS_BY_MAILBOX.most

    def test_a_host_that_is_not_ours_gets_no_mail_sent(
        self, client: Client, settings: Settings
    ) -> None:
        """Otherwise a forged Host header would put another site's address into the mail."""
        settings.ALLOWED_HOSTS = ["testserver"]
        player("frodo")

        page = client.post(
            FORGOTTEN, {"email": "frodo@example.org"}, headers={"Host": "evil.example"}
        )

        assert page.status_code == 400
        assert sent() == []


class TestChanging:
    def test_other_browsers_are_signed_out_and_this_one_is_not(self) -> None:
        frodo = player("frodo")
        here, elsewhere = signed_in(frodo), signed_in(frodo)

        page = here.post(CHANGE, CHANGED, follow=True)

        assert "Password changed" in page.content.decode()
        assert here.get("/account/").status_code == 200
        assert elsewhere.get("/account/").status_code == 302

    def test_it_needs_the_old_one(self) -> None:
        frodo = player("frodo")

        page = signed_in(frodo).post(CHANGE, CHANGED | {"old_password": "wrong"})

        frodo.refresh_from_db()
        assert "Wrong password." in page.content.decode()
        assert frodo.check_password("mellon-mellon")

    @pytest.mark.parametrize(
        ("address", "form"),
        [
            (CHANGE, CHANGED | {"old_password": "wrong"}),
            ("/account/mail/", {"email": "a@example.org", "password": "wrong"}),
            ("/account/delete/", {"password": "wrong"}),
        ],
    )
    def test_nobody_guesses_it_at_an_open_browser(self, address: str, form: dict[str, str]) -> None:
        client = signed_in(player("frodo"))
        for _ in range(WRONG_BY_ACCOUNT.most):
            assert client.post(address, form).status_code == 200

        assert client.post(address, form).status_code == 429


class TestTokens:
    """Who has got hold of an account keeps no way in once its owner takes it back."""

    def test_a_changed_password_revokes_them(self) -> None:
        frodo, sam = player("frodo"), player("sam")
        make_token(frodo, timedelta(days=30))
        make_token(sam, timedelta(days=30))

        signed_in(frodo).post(CHANGE, CHANGED)

        assert list_tokens(frodo) == []
        assert len(list_tokens(sam)) == 1

    def test_a_renewed_password_revokes_them(self, client: Client) -> None:
        frodo = player("frodo")
        make_token(frodo, timedelta(days=30))
        client.post(FORGOTTEN, {"email": "frodo@example.org"})
        form = client.get(way_from_mail(), follow=True).redirect_chain[-1][0]

        client.post(form, {"new_password1": NEW, "new_password2": NEW})

        assert list_tokens(frodo) == []

    def test_so_does_one_that_staff_set(self) -> None:
        frodo = player("frodo")
        make_token(frodo, timedelta(days=30))
        User.objects.create_superuser("gandalf", password="mellon-mellon")

        page = signed_in(User.objects.get(username="gandalf")).post(
            f"/admin/auth/user/{frodo.pk}/password/",
            {"password1": NEW, "password2": NEW, "usable_password": "true"},
        )

        assert page.status_code == 302
        assert list_tokens(frodo) == []

    def test_signing_in_keeps_them(self, client: Client) -> None:
        frodo = player("frodo")
        make_token(frodo, timedelta(days=30))

        client.post("/account/sign-in/", {"username": "frodo", "password": "mellon-mellon"})

        assert len(list_tokens(frodo)) == 1
