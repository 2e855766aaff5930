"""What a player owns and what fits a deck, in a real browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations_by_scheme
from tests.e2e.building import take_starter
from tests.e2e.test_builder_cards import Keep
from tests.e2e.viewports import DESKTOP, PHONE

pytestmark = pytest.mark.e2e


def test_a_collection_is_typed_searched_and_compared_with_a_deck(
    page: Page, westmarch: str, screenshot: Keep
) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{westmarch}/decks/collection/tcg/?q=set:7 c:gondor")
    page.get_by_label("Copies of City of Men (7 C 83)").fill("3")
    page.keyboard.press("Tab")
    expect(page.locator("#collection-total")).to_contain_text("3 copies of 1 different card")
    assert violations_by_scheme(page) == {}
    screenshot("collection")
    page.goto(f"{westmarch}/cards/?q=owned>=3")
    expect(page.locator("main")).to_contain_text("City of Men")
    page.goto(f"{westmarch}/decks/rotk-aragorn-starter/lacking/")
    expect(page.locator(".text-card").first).to_be_visible()
    assert violations_by_scheme(page) == {}
    screenshot("lacking")
    page.set_viewport_size(PHONE)
    page.goto(f"{westmarch}/decks/collection/tcg/")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot("collection-phone")


def test_a_suggested_card_is_added_with_a_click(
    page: Page, westmarch: str, screenshot: Keep
) -> None:
    page.set_viewport_size(DESKTOP)
    take_starter(page, westmarch)
    page.get_by_role("link", name="Cards that fit").click()
    expect(page.locator("#found")).to_contain_text("Cards that fit your deck")
    row = page.locator("#found-cards .build-row").first
    expect(row.locator(".build-row__why")).not_to_be_empty()
    row.get_by_role("button", name="Add one").click()
    expect(row.locator("output")).to_have_text("1")
    screenshot("suggestions")
    assert violations_by_scheme(page) == {}
