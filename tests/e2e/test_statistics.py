"""A deck's statistics in a real browser: charts in the theme's colours, a phone, no scripts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

DECK = "/decks/rotk-aragorn-starter/statistics/"


def picture(page: Page, place: int = 0) -> str:
    """Return what is drawn on a canvas."""
    drawn: str = page.locator("canvas").nth(place).evaluate("canvas => canvas.toDataURL()")
    return drawn


def test_charts_are_drawn_and_their_tables_folded(
    page: Page, westmarch: str, screenshot: Callable[[str], None]
) -> None:
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("console", lambda said: mistakes.append(said.text) if said.type == "error" else None)

    page.goto(f"{westmarch}{DECK}")

    expect(page.locator("canvas")).to_have_count(9)
    expect(page.get_by_role("img", name="Cost curve")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    assert mistakes == []
    screenshot("statistics")


def test_charts_follow_the_theme(page: Page, westmarch: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(f"{westmarch}{DECK}")
    expect(page.locator("canvas")).to_have_count(9)
    light = picture(page)

    page.locator("[data-theme-switch] input[value=dark]").check(force=True)

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_function(
        "light => document.querySelector('canvas').toDataURL() !== light", arg=light
    )


def test_a_chart_that_htmx_brings_is_drawn_too(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}{DECK}")
    expect(page.locator("canvas")).to_have_count(9)

    page.get_by_role("spinbutton", name="Companions").fill("9")
    page.get_by_role("button", name="Calculate").click()

    expect(page.locator("#twilight")).to_contain_text("adds more twilight")
    expect(page.locator("#twilight canvas")).to_have_count(1)
    expect(page.locator("canvas")).to_have_count(9)


@pytest.mark.parametrize(
    ("label", "value", "asked"),
    [("Or a search query", "t:minion", "q=t%3Aminion"), ("At least", "2", "least=2")],
)
def test_the_table_of_odds_opens_at_a_click_right_after_typing(
    page: Page, westmarch: str, label: str, value: str, asked: str
) -> None:
    """The field changes as you click elsewhere; an answer then would replace what you click on."""
    page.goto(f"{westmarch}{DECK}odds/")
    page.get_by_label(label).fill(value)
    expect(page).to_have_url(re.compile(re.escape(asked)))

    page.locator("#answer summary").first.hover()
    page.mouse.down()
    page.wait_for_timeout(150)
    page.mouse.up()

    expect(page.locator("#answer details").first).to_have_attribute("open", "")


@pytest.mark.parametrize("address", [DECK, f"{DECK}odds/", f"{DECK}hand/?seed=5"])
def test_it_fits_a_phone(page: Page, westmarch: str, address: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{westmarch}{address}")

    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_without_scripts_the_numbers_are_there_and_the_forms_work(
    browser: Browser, westmarch: str
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{westmarch}{DECK}")
    expect(page.get_by_role("table")).to_have_count(9)

    page.get_by_role("link", name="Draw odds").click()
    page.get_by_label("Card or group to draw").select_option("type:minion")
    page.get_by_role("button", name="Calculate").click()
    expect(page.get_by_role("status")).to_contain_text("At least 1 of 23")

    page.get_by_role("link", name="Sample hand").click()
    page.get_by_role("link", name="Mulligan").click()
    expect(page.get_by_role("status")).to_contain_text("after a mulligan, 6 cards")
    context.close()
