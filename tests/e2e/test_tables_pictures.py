"""Tables as documents show them: axe finds nothing, and `--pictures` keeps a picture of each."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.axe import violations_by_scheme
from tests.e2e.conftest import Seated, open_seated
from tests.e2e.test_builder_cards import Keep
from tests.e2e.test_tables_fit import LOOK
from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

DESK: ViewportSize = {"width": 1280, "height": 800}
# The name of the picture, the kind of position, the window and the colour scheme. axe takes seconds
# for each: the ordinary run looks at one of each game.
PICTURES: list[tuple[str, str, ViewportSize, Literal["light", "dark"]]] = [
    ("table", "tcg 2 seats, assignment", DESK, "light"),
    ("table-lcg", "lcg 2 seats, defenders", DESK, "light"),
    ("table-skirmish", "tcg 2 seats, skirmish", DESK, "light"),
    ("table-dark", "tcg 2 seats, many minions", DESK, "dark"),
    ("table-four", "tcg 4 seats, order of skirmishes", DESK, "light"),
    ("table-phone", "tcg 2 seats, order of skirmishes", PHONE, "light"),
]
ORDINARY = ("table", "table-lcg")


def plan(page: Page) -> None:
    """Assign the first minions that wait, each to a companion of its own."""
    for place in range(2):
        page.locator(".battlefield__minions > .can-choose:not(.is-placed)").first.click()
        if page.locator("[data-options] [data-back]").count():
            page.locator("[data-options] button[value]").nth(place + 1).click()


@pytest.mark.parametrize(
    ("name", "kind", "size", "scheme"),
    [
        pytest.param(*each, id=each[0], marks=() if each[0] in ORDINARY else pytest.mark.nightly)
        for each in PICTURES
    ],
)
def test_axe_finds_nothing_at_tables_of_all_kinds(
    browser: Browser,
    westmarch: str,
    seated: list[Seated],
    screenshot: Keep,
    name: str,
    kind: str,
    size: ViewportSize,
    scheme: Literal["light", "dark"],
) -> None:
    found = next(each for each in seated if each["kind"] == kind)
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    page = open_seated(context, westmarch, found)
    if page.locator(".battlefield__minions > .can-choose").count():
        plan(page)
    page.evaluate("document.fonts.ready")
    assert not page.evaluate(LOOK)
    screenshot(name, of=page)
    assert violations_by_scheme(page, schemes=(scheme,)) == {}
    context.close()
