"""The guided first games in a browser, from the first lesson to the last, by mouse and by keys."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.axe import looks_right
from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

DESK: ViewportSize = {"width": 1280, "height": 860}
SETTLED = "#table:is([data-state=yours], [data-state=over])"
# More than the choices of any course.
MOST_CHOICES = 60

WAYS = [
    (game, size, by_keys)
    for game in ("tcg", "lcg")
    for size in (DESK, PHONE)
    for by_keys in (False, True)
]
USUAL_WAYS = (("tcg", DESK, False), ("lcg", PHONE, True))


@pytest.mark.parametrize(
    ("game", "size", "by_keys"),
    [pytest.param(*way, marks=() if way in USUAL_WAYS else pytest.mark.nightly) for way in WAYS],
)
def test_a_guided_game_from_its_first_lesson_to_its_last(
    page: Page, westmarch: str, game: str, size: ViewportSize, by_keys: bool
) -> None:
    page.set_viewport_size(size)
    start(page, westmarch, game)
    if game == "tcg":
        _choose_wrong(page)
        assert not looks_right(page)
    lessons = set()

    for _ in range(MOST_CHOICES):
        page.locator(SETTLED).wait_for()
        if not page.locator("[data-guided]").count():
            break
        lessons.add(page.locator("[data-lesson-title]").inner_text())
        read_on(page, by_keys=by_keys)
        revision = page.locator("#table").get_attribute("data-revision")
        take_right(page, by_keys=by_keys)
        page.locator(f"#table:not([data-revision='{revision}'])").wait_for()

    expect(page.locator("[data-lesson-title]")).to_have_text("On your own")
    assert len(lessons) == (12 if game == "tcg" else 10)
    page.goto(f"{westmarch}/learn/")
    expect(page.get_by_role("button", name="Play it again")).to_be_visible()
    assert not looks_right(page)


def start(page: Page, westmarch: str, game: str) -> None:
    """Begin a guided game."""
    page.goto(f"{westmarch}/learn/")
    page.locator(f"form[action='/learn/{game}/start/'] button").first.click()
    page.locator(SETTLED).wait_for()
    page.locator("select[data-speed]").select_option("0")


def _choose_wrong(page: Page) -> None:
    """Pass where the sword should be played: it is explained, and the position is as before."""
    revision = page.locator("#table").get_attribute("data-revision")
    page.locator("[data-options]").get_by_role("button", name="Pass").click()
    expect(page.locator("[data-lesson-wrong]")).to_contain_text("First give Frodo the sword")
    page.locator(SETTLED).wait_for()
    assert page.locator("#table").get_attribute("data-revision") == revision
    expect(page.locator("[data-lesson-title]")).to_have_text("Your fellowship")


def read_on(page: Page, *, by_keys: bool) -> None:
    """Turn to the last page of a lesson's step; each points at something that is there."""
    following = page.locator("[data-lesson-next]")
    while True:
        points = page.locator("#table").get_attribute("data-points")
        assert points or page.locator(".is-pointed").count(), page.locator(
            "[data-lesson-said]"
        ).inner_text()
        if not following.is_visible():
            return
        if by_keys:
            page.keyboard.press("n")
        else:
            following.click()


def take_right(page: Page, *, by_keys: bool) -> None:
    """Take what “Show me” marks, and confirm it where several are chosen together."""
    press(page.locator("[data-lesson-help]"), by_keys=by_keys)
    options = page.locator("[data-options] button[value]")
    marked = [
        place
        for place in range(options.count())
        if options.nth(place).get_attribute("data-hinted") is not None
    ]
    confirms = page.locator("[data-confirm]").count() > 0
    for place in marked if confirms else marked[:1]:
        if by_keys:
            page.keyboard.press(str(place + 1))
        else:
            options.nth(place).click()
    if confirms:
        press(page.locator("[data-confirm]"), by_keys=by_keys)


def press(button: Locator, *, by_keys: bool) -> None:
    """Press a button by a click, or by the key that presses what is focused."""
    if by_keys:
        button.focus()
        button.press("Enter")
    else:
        button.click()
