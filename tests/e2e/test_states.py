"""Pages in the states a first look misses: hover, open menus, focus, few results, touch, zoom."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.axe import BOTH, violations, violations_by_scheme
from tests.e2e.building import new_deck
from tests.e2e.viewports import DESKTOP, PHONE

# Minutes of processor time for axe on every page: the other browser tests look at theirs.
pytestmark = [pytest.mark.e2e, pytest.mark.nightly]

# A window of 1280 x 900 at 200 %.
ZOOMED = {"width": 640, "height": 450}


def open_builder(page: Page, westmarch: str, query: str) -> None:
    new_deck(page, westmarch, "States")
    page.goto(f"{re.sub(r'[?].*', '', page.url)}?q={query}")
    expect(page.locator("#found-cards")).to_be_visible()


def test_axe_finds_nothing_in_menus_chips_and_rows_hovered_or_focused(
    page: Page, westmarch: str
) -> None:
    page.set_viewport_size(DESKTOP)
    open_builder(page, westmarch, "c:gondor")
    menu = page.locator(".filter-menu", has=page.locator(".build-chip[aria-current]"))
    summary = menu.locator("summary")
    states = {
        "filter hovered": summary.hover,
        "filter open": summary.click,
        "chosen chip hovered": menu.locator(".build-chip[aria-current]").hover,
        "chosen chip focused": menu.locator(".build-chip[aria-current]").focus,
        "other chip hovered": menu.locator(".build-chip:not([aria-current])").first.hover,
        "other chip focused": menu.locator(".build-chip:not([aria-current])").last.focus,
    }
    for state, enter in states.items():
        enter()
        # What opens may cover anything; hover and focus change their own menu alone.
        part = None if state == "filter open" else menu
        assert violations_by_scheme(page, part=part, schemes=BOTH) == {}, state
    page.keyboard.press("Escape")
    row = page.locator("#found-cards .build-row").nth(2)
    for target in ("[data-row]", ".build-step"):
        for enter in (row.locator(target).first.hover, row.locator(target).first.focus):
            enter()
            assert violations_by_scheme(page, part=row, schemes=BOTH) == {}, target
    # Once more with all that a focused row brings, like the face of its card.
    assert violations_by_scheme(page, schemes=BOTH) == {}


def test_axe_finds_nothing_while_focus_walks_through_a_page(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESKTOP)
    for address in ("/cards/?q=c:gondor", "/decks/rotk-aragorn-starter/"):
        page.goto(f"{westmarch}{address}")
        for _ in range(4):
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.matches(':focus-visible')"), address
            assert violations_by_scheme(page, schemes=BOTH) == {}, address


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=["phone", "200 %"])
def test_the_bar_stays_at_the_bottom_and_leaves_room_when_results_are_few(
    page: Page, westmarch: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    open_builder(page, westmarch, "ingold")
    bar = page.locator(".builder-top").bounding_box()
    search = page.locator("#q").bounding_box()
    assert bar is not None
    assert search is not None
    assert bar["y"] + bar["height"] == pytest.approx(size["height"], abs=2)
    assert search["y"] + search["height"] < bar["y"]
    assert bar["height"] < size["height"] / 5


def test_a_tap_on_a_card_shows_it_without_leaving_the_builder(
    browser: Browser, westmarch: str
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_builder(page, westmarch, "ingold")
    builder = page.url
    page.locator("#found-cards [data-row]").first.tap()
    dialog = page.get_by_role("dialog", name="Ingold")
    expect(dialog.locator(".game-card")).to_be_visible()
    assert violations(page) == []
    assert page.url == builder
    expect(dialog.get_by_role("link", name="Card page")).to_have_attribute(
        "href", re.compile("/cards/tcg/")
    )
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_be_hidden()
    context.close()
