"""The mail server, from one variable."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from westmarch.environment import Environment

NAME = "WESTMARCH_EMAIL_URL"


def mail(url: str) -> dict[str, object]:
    return Environment({NAME: url}).mail(NAME)


def test_without_a_server_mail_is_printed() -> None:
    assert mail("") == {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}


def test_everything_stands_in_the_address() -> None:
    assert mail("smtp+tls://frodo:m%40llon@mail.example.org:2525") == {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": "mail.example.org",
        "EMAIL_PORT": 2525,
        "EMAIL_HOST_USER": "frodo",
        "EMAIL_HOST_PASSWORD": "m@llon",
        "EMAIL_USE_TLS": True,
    }


@pytest.mark.parametrize(
    ("scheme", "port", "encryption"),
    [
        ("smtp", 25, None),
        ("smtp+tls", 587, "EMAIL_USE_TLS"),
        ("smtp+ssl", 465, "EMAIL_USE_SSL"),
    ],
)
def test_each_scheme_has_its_port(scheme: str, port: int, encryption: str | None) -> None:
    settings = mail(f"{scheme}://mail.example.org")

    assert settings["EMAIL_PORT"] == port
    on = {name for name in ("EMAIL_USE_TLS", "EMAIL_USE_SSL") if settings.get(name)}
    assert on == ({encryption} if encryption else set())


@pytest.mark.parametrize(
    "url",
    [
        "mail.example.org",
        "smpt://mail.example.org",
        "https://mail.example.org",
        "smtp://",
        "smtp://mail.example.org:many",
        "smtp://mail.example.org:99999",
        "smtp://mail.example.org/folder",
        "smtp://mail.example.org?tls=yes",
        "smtp://frodo@mail.example.org",
    ],
)
def test_an_odd_address_stops_the_start_with_the_name_of_the_variable(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match=NAME):
        mail(url)


def test_a_wrong_address_does_not_print_its_password() -> None:
    with pytest.raises(ImproperlyConfigured) as message:
        mail("smtp://frodo:mellon@mail.example.org:many")

    assert "mellon" not in str(message.value)


@pytest.mark.parametrize("written", ["cards@example.org", "Westmarch <cards@example.org>"])
def test_mail_comes_from_a_mailbox(written: str) -> None:
    assert Environment({"FROM": written}).mailbox("FROM", "x@localhost") == written


@pytest.mark.parametrize("written", ["Westmarch", "@example.org", "a@b, c@d"])
def test_what_is_not_a_mailbox_stops_the_start(written: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="FROM"):
        Environment({"FROM": written}).mailbox("FROM", "x@localhost")
