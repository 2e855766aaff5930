"""Choosing a format: the official ones at hand, all others behind a search."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import violations_by_scheme
from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

NEW_PLAYTEST = "/playtests/new/?deck=rotk-aragorn-starter"


def offered(page: Page) -> list[str]:
    """Return the names that the field offers."""
    return page.get_by_label("Format", exact=True).locator("option").all_text_contents()


def test_a_field_offers_the_official_formats(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}{NEW_PLAYTEST}")

    assert len(offered(page)) == 7
    assert {"King block", "Standard"} <= set(offered(page))
    assert "Movie block, Czech" not in offered(page)


def test_a_variant_is_found_by_its_words_and_chosen_with_the_keyboard(
    page: Page, westmarch: str
) -> None:
    page.goto(f"{westmarch}{NEW_PLAYTEST}")

    page.get_by_role("button", name="All 57 formats").click()
    variants = page.get_by_role("button", name="Movie block, Czech")
    expect(variants).to_be_hidden()
    page.keyboard.type("czech movie")
    expect(variants).to_be_visible()
    expect(page.get_by_role("button", name="King block", exact=True)).to_be_hidden()
    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_label("Format", exact=True)).to_have_value("movie-block-czech")
    assert page.evaluate("document.activeElement.name") == "format"


def test_a_choice_works_like_one_of_the_field(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/lists/")

    page.get_by_role("button", name="All 66 formats").click()
    page.keyboard.type("french")
    page.get_by_role("button", name="French format").click()

    expect(page.locator("#lists")).to_contain_text("French format")


def test_a_format_that_does_not_exist_is_told(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/lists/")

    page.get_by_role("button", name="All 66 formats").click()
    page.keyboard.type("mordor")

    expect(page.get_by_text("No format has these words in its name.")).to_be_visible()


def test_axe_finds_nothing_in_the_dialog(page: Page, westmarch: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{westmarch}/cards/lists/")
    page.get_by_role("button", name="All 66 formats").click()

    assert violations_by_scheme(page) == {}


def test_without_scripts_every_format_is_in_the_field(browser: Browser, westmarch: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{westmarch}{NEW_PLAYTEST}")

    assert len(offered(page)) == 57
    context.close()
