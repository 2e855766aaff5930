"""The card search with a keyboard alone: to the field, to a card, back, and on to its page."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.e2e


def focused(page: Page) -> str:
    """Return the name of the focused field, or the address of the focused link."""
    there: str = page.evaluate("document.activeElement.name || document.activeElement.pathname")
    return there


def test_cards_are_found_and_opened_by_keys(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/")

    page.keyboard.press("/")
    page.keyboard.type("theoden t:companion")
    expect(page).to_have_url(re.compile(r"\?q=theoden\+t%3Acompanion$"))
    expect(page.get_by_role("status")).to_contain_text("13 cards ·")
    assert focused(page) == "q"

    page.keyboard.press("ArrowDown")
    first = focused(page)
    page.keyboard.press("ArrowRight")
    assert focused(page) != first
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    assert focused(page) == "q"

    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{westmarch}{first}")


def test_a_mistake_is_underlined_while_it_is_typed(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/")

    page.get_by_label("Card name or query").fill("cultre:gondor")
    expect(page.locator(".query__mistake")).to_have_text("cultre")

    page.get_by_role("link", name="culture:gondor").click()
    expect(page.get_by_role("status")).to_contain_text("296 cards, 1 to 48 shown")


def test_search_works_without_scripts(browser: Browser, westmarch: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{westmarch}/cards/")

    page.get_by_label("Card name or query").fill("ghan-buri")
    page.get_by_role("button", name="Search").click()

    expect(page.get_by_role("status")).to_contain_text("2 cards ·")
    context.close()


def test_plain_words_lead_to_the_exact_query(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/")
    page.get_by_label("Find a card").fill("gondor companion")
    page.keyboard.press("Enter")

    expect(page.get_by_text("94 cards, 1 to 48 shown")).to_be_visible()
    page.get_by_role("link", name="culture:gondor type:companion").click()
    expect(page).to_have_url(re.compile(r"\?q=culture%3Agondor\+type%3Acompanion$"))
    expect(page.get_by_text("94 cards, 1 to 48 shown")).to_be_visible()


def test_a_card_found_shows_its_face_under_the_mouse(page: Page, westmarch: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{westmarch}/cards/?q=aragorn+driven")

    page.locator(".catalogue-card").first.hover()

    expect(page.locator("#face")).to_contain_text("Exert Aragorn twice to remove 3 threats.")


def test_the_list_is_sorted_by_its_headings_and_walked_by_keys(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/?q=gondor+companion&view=list")

    page.get_by_role("link", name="Strength").click()
    expect(page).to_have_url(re.compile("order=strength"))
    strengths = page.locator("td[data-label=Strength]").all_text_contents()
    assert int(strengths[0]) >= int(strengths[1])

    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    top = focused(page)
    page.keyboard.press("ArrowDown")
    assert focused(page) != top
