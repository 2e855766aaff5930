"""What every page shares, and the start page, at the widths of telephones, tablets and desks."""

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.e2e

HEIGHT = 844
# Whatever is drawn beyond the right edge, though a box may hide it; what scrolls is left out.
BEYOND = """() => [...document.querySelectorAll("main *")].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width > 1 && box.right > innerWidth + 1 && !one.closest(".table-frame, pre");
}).map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("width", [360, 390, 640, 767, 768, 900, 1280])
def test_brand_account_and_colours_stand_in_one_row(page: Page, westmarch: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": HEIGHT})
    page.goto(westmarch)
    row = [
        page.locator(part).bounding_box()
        for part in (".brand", ".brand__mark", ".account-link", ".theme-switch")
    ]
    middles = [box["y"] + box["height"] / 2 for box in row if box]
    assert len(middles) == len(row)
    assert max(middles) - min(middles) < 4
    assert all(box["width"] > 20 for box in row if box)
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize(
    "address", ["/", "/cards/help/", "/cards/lists/", "/decks/", "/decks/public/", "/playtests/"]
)
def test_nothing_is_cut_off_on_a_phone(page: Page, westmarch: str, address: str) -> None:
    page.set_viewport_size({"width": 390, "height": HEIGHT})
    page.goto(westmarch + address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(BEYOND) == []


def test_the_start_page_leads_to_a_deck_of_your_own_in_two_steps(
    page: Page, westmarch: str
) -> None:
    page.goto(westmarch)
    page.get_by_role("main").get_by_role("link", name="Build a deck", exact=True).click()
    page.get_by_role("button", name="Build a TCG deck").click()
    expect(page).to_have_url(re.compile("/decks/.+/build/$"))


def test_about_shows_on_a_sample_where_a_deck_may_be_played(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/about/")
    page.get_by_role("link", name="Check legality").click()
    expect(page.get_by_role("main")).to_contain_text("King block")
