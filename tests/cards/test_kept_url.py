"""Addresses in templates and lists are made once, and are those that Django makes."""

from uuid import UUID

import pytest
from django.template import Context, Engine, Template
from django.urls import NoReverseMatch, reverse, set_script_prefix

from cards.addresses import address

KEY = UUID("12345678123456781234567812345678")


def drawn(template: str, **values: object) -> str:
    engine = Engine(builtins=["cards.templatetags.kept_url"])
    return Template(template, engine=engine).render(Context(values))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("home", []),
        ("decks:deck", ["a-deck"]),
        ("cards:card", ["tcg", "1_40"]),
        ("tables:table", [KEY]),
        ("people:games", ["Sméagol & <Déagol>"]),
    ],
)
def test_an_address_is_the_one_that_django_makes(name: str, values: list[str | UUID]) -> None:
    assert [address(name, *values) for _ in range(2)] == [reverse(name, args=values)] * 2


def test_a_tag_escapes_what_a_name_contains() -> None:
    shown = drawn("{% url 'people:games' name %}", name="a'b")

    assert shown == reverse("people:games", args=["a'b"]).replace("'", "&#x27;")


def test_a_tag_with_names_or_into_a_variable_works_as_ever() -> None:
    assert drawn("{% url 'decks:deck' slug=slug %}", slug="a-deck") == "/decks/a-deck/"
    assert drawn("{% url 'decks:deck' slug as way %}[{{ way }}]", slug="a-deck") == (
        "[/decks/a-deck/]"
    )


def test_an_address_that_does_not_exist_is_an_error_each_time() -> None:
    for _ in range(2):
        with pytest.raises(NoReverseMatch):
            drawn("{% url 'decks:deck' slug %}", slug="no slug")


def test_a_site_below_a_path_has_addresses_of_its_own() -> None:
    assert address("decks:deck", "a-deck") == "/decks/a-deck/"
    set_script_prefix("/westmarch/")
    try:
        assert address("decks:deck", "a-deck") == "/westmarch/decks/a-deck/"
    finally:
        set_script_prefix("/")
