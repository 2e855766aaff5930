"""Versions in a real browser: change a deck, compare, name, bring back; two tabs on one deck."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

SWORDS, MORE_SWORDS = "2x Hobbit Sword", "3x Hobbit Sword"
SPEARS, FEWER_SPEARS = "4x Knight's Spear", "3x Knight's Spear"


@pytest.fixture
def copied(page: Page, westmarch: str) -> str:
    """Copy the Aragorn starter without an account, and give the address of the copy."""
    page.goto(f"{westmarch}/decks/rotk-aragorn-starter/")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("main")).to_contain_text("Copied from")
    return str(page.url)


def rewrite(page: Page, before: str, after: str) -> None:
    """Change a line of the text of the deck whose change page is open, and look it through."""
    cards = page.get_by_label("Cards")
    text = cards.input_value()
    assert before in text
    cards.fill(text.replace(before, after))
    page.get_by_role("button", name="Review deck").click()


def change(page: Page, deck: str, before: str, after: str) -> None:
    page.goto(f"{deck}change/")
    rewrite(page, before, after)
    page.get_by_role("button", name="Save version").click()


def test_two_versions_are_compared_named_and_brought_back(
    page: Page, copied: str, screenshot: Callable[[str], None]
) -> None:
    change(page, copied, SWORDS, MORE_SWORDS)
    page.goto(f"{copied}versions/")
    expect(page.get_by_role("main")).to_contain_text("+1 Hobbit Sword")
    screenshot("versions")

    page.get_by_role("button", name="Compare", exact=True).click()

    expect(page.get_by_role("heading", name="From A to B: 1 in")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("+1 Hobbit Sword")
    assert violations(page) == []
    screenshot("compare")
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    screenshot("compare-phone")

    page.goto(f"{copied}versions/")
    page.get_by_role("link", name="Name version 2").click()
    page.get_by_label("Version name").fill("With a third sword")
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_contain_text("With a third sword")

    page.get_by_role("button", name="Restore version 1").click()

    expect(page.get_by_role("main")).to_contain_text("as version 3")
    expect(page.get_by_role("main")).to_contain_text("−1 Hobbit Sword")


def test_the_second_of_two_tabs_is_shown_and_may_keep_both(page: Page, copied: str) -> None:
    second = page.context.new_page()
    second.goto(f"{copied}change/")
    change(page, copied, SWORDS, MORE_SWORDS)

    rewrite(second, SPEARS, FEWER_SPEARS)
    second.get_by_role("button", name="Save version").click()

    main = second.get_by_role("main")
    expect(main).to_contain_text("has conflicting changes")
    expect(main).to_contain_text("+1 Hobbit Sword")
    expect(main).to_contain_text("−1 Knight's Spear")
    assert violations(second) == []

    second.get_by_role("button", name="Save both changes").click()

    expect(main).to_contain_text("as version 3")
    second.goto(f"{copied}change/")
    cards = second.get_by_label("Cards").input_value()
    assert MORE_SWORDS in cards
    assert FEWER_SPEARS in cards
