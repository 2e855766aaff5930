"""Opens the builder on a deck made by the requests that the pages' forms send.

Most tests of the builder begin in the builder. The way there by clicks is tested too, but once: in
a browser each of its pages costs as much processor time as many a test.
"""

from playwright.sync_api import Page, expect

from tests.e2e.viewports import DESKTOP

STARTER = "rotk-aragorn-starter"


def new_deck(
    page: Page, westmarch: str, name: str, game: str = "tcg", format: str = "king-block"
) -> None:
    """Open the builder with a deck without cards."""
    open_builder(page, make_deck(page, westmarch, name, game, format))


def take_starter(page: Page, westmarch: str) -> Page:
    """Open the builder with a copy of the starter deck, which is legal in King block."""
    page.set_viewport_size(DESKTOP)
    builder = make_deck(page, westmarch, "Aragorn and his knights")
    send(page, f"{builder}take/", source=STARTER, how="replace", revision="1")
    open_builder(page, builder)
    expect(page.locator("#bar")).to_contain_text("Legal in King block")
    return page


def make_deck(
    page: Page, westmarch: str, name: str, game: str = "tcg", format: str = "king-block"
) -> str:
    """Make a deck without cards, and return the address of its builder."""
    # The page brings the cookie without which no form is taken.
    page.request.get(f"{westmarch}/decks/build/")
    fields = {"game": game, f"{game}-name": name, f"{game}-format": format}
    return f"{westmarch}{send(page, f'{westmarch}/decks/build/', **fields)}"


def open_builder(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#found-cards")).to_be_visible()


def send(page: Page, address: str, **fields: str) -> str:
    """Send a form as the page's browser does, and return the path it leads to."""
    cookies = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies()}
    form: dict[str, str | float | bool] = {
        **fields,
        "csrfmiddlewaretoken": cookies["csrftoken"] or "",
    }
    answer = page.request.post(address, form=form, max_redirects=0)
    assert answer.status == 302, answer.text()
    return answer.headers["location"]
