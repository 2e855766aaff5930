"""A card's page and the lists of formats in a real browser, in both colour schemes and sizes."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.axe import WIDTHS, fits_everywhere, violations_by_scheme

pytestmark = pytest.mark.e2e

PAGES = (
    "/cards/",
    "/cards/?q=cultre:gondor",
    "/cards/coverage/",
    "/cards/help/",
    "/cards/lists/?format=expanded",
    "/cards/tcg/3_108/",
    "/cards/tcg/15_204/",
    "/cards/lcg/01001/",
)


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_fit_their_width_and_axe_finds_nothing(
    page: Page, westmarch: str, width: ViewportSize
) -> None:
    page.set_viewport_size(width)
    for address in PAGES:
        page.goto(f"{westmarch}{address}")

        assert fits_everywhere(page), address
        assert violations_by_scheme(page) == {}, address


def test_another_format_and_day_are_shown_in_place(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/lists/")
    expect(page.get_by_role("status")).to_contain_text("Standard on")

    page.get_by_label("Date").fill("2004-05-01")
    expect(page.get_by_role("status")).to_contain_text("18 cards on the X-list")
    page.get_by_label("Format").select_option("open")
    expect(page.get_by_role("heading", name="No card is listed")).to_be_visible()
    expect(page).to_have_url(re.compile(r"format=open&on=2004-05-01$"))

    page.go_back()
    expect(page.get_by_role("status")).to_contain_text("18 cards on the X-list")


def test_a_card_leads_to_its_list_and_back(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/cards/tcg/3_108/")

    page.locator(".time-line").get_by_role("link", name="Standard", exact=True).first.click()
    expect(page).to_have_url(re.compile(r"/cards/lists/\?format=standard&on=2004-04-05$"))
    page.get_by_role("link", name="Frying Pan").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Frying Pan")


@pytest.mark.parametrize(("picture", "shown"), [("icon.svg", True), ("no-such.jpg", False)])
def test_a_picture_that_cannot_be_loaded_makes_way(
    page: Page, westmarch: str, picture: str, shown: bool
) -> None:
    page.goto(f"{westmarch}/cards/tcg/3_108/")
    page.evaluate(
        """(address) => {
            const figure = document.createElement("figure");
            figure.dataset.picture = "";
            const image = figure.appendChild(new Image(315, 440));
            image.alt = "Frying Pan, as printed";
            image.src = address;
            document.querySelector(".card-page__faces").prepend(figure);
        }""",
        f"/static/{picture}",
    )
    page.evaluate("import('/static/js/pictures.js')")

    figure = page.locator("[data-picture]")
    expect(figure).to_be_visible() if shown else expect(figure).to_be_hidden()
    expect(page.locator(".game-card")).to_be_visible()
