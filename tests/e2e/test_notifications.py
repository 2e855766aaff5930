"""A browser that may notify you says that it's your turn while the page is behind others."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.test_people_meet import open_a_table
from tests.e2e.test_tables import DESK, SETTLED, choices, sit_down
from tests.processes import eventually

pytestmark = pytest.mark.e2e

SWITCH = "[data-notify]"
# A headless browser has every page in front, and neither asks nor shows anything: what it is asked
# for is written down here.
STAND_IN = """
    const read = (name) => JSON.parse(localStorage.getItem(name) ?? "null");
    const write = (name, value) => localStorage.setItem(name, JSON.stringify(value));
    window.asked = 0;
    Notification.requestPermission = async () => {
        window.asked += 1;
        write("permission", "granted");
        return "granted";
    };
    const permission = { get: () => read("permission") ?? "default" };
    Object.defineProperty(Notification, "permission", permission);
    Object.defineProperty(document, "hidden", { get: () => Boolean(read("is-behind")) });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
        const others = (read("shown") ?? []).filter((each) => each[2] !== tag);
        write("shown", [...others, [title, body, tag]]);
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
        (read("shown") ?? []).filter((each) => each[2] === tag).map((each) => ({
            close: () => write("shown", read("shown").filter((other) => other[2] !== tag)),
        }));
"""


@pytest.fixture
def anna(browser: Browser) -> Iterator[Page]:
    with browser.new_context(viewport=DESK, reduced_motion="reduce") as context:
        context.add_init_script(STAND_IN)
        yield context.new_page()


@pytest.fixture
def boris(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield context


def go_behind(page: Page, behind: bool = True) -> None:
    page.evaluate(f"localStorage.setItem('is-behind', {int(behind)})")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def shown(page: Page) -> list[list[str]]:
    return list(page.evaluate("JSON.parse(localStorage.getItem('shown') ?? '[]')"))


def choose_for_the_player_to_choose(*pages: Page) -> bool:
    for page in pages:
        if page.locator(SETTLED).count():
            choices(page).first.click()
    return True


def test_your_turn_is_notified_behind_other_pages_once_you_asked_for_it(
    anna: Page, boris: BrowserContext, westmarch: str
) -> None:
    open_a_table(anna, westmarch)
    switch = anna.locator(SWITCH)
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert anna.evaluate("window.asked") == 0
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert anna.evaluate("window.asked") == 1
    address = anna.url.removeprefix(westmarch)
    go_behind(anna)

    other = boris.new_page()
    other.goto(anna.get_by_label("Invitation").input_value())
    other.get_by_role("button", name="Take the seat").click()
    other.locator("#table:is([data-state=yours], [data-state=others])").wait_for()
    anna.locator("#table:is([data-state=yours], [data-state=others])").wait_for()
    assert ["Your game begins", "King block", address] in shown(anna)

    go_behind(anna, behind=False)
    assert eventually(lambda: shown(anna) == [])
    go_behind(anna)
    assert eventually(lambda: choose_for_the_player_to_choose(anna, other) and shown(anna))
    assert shown(anna) == [["Your turn", "King block", address]]


def test_a_page_behind_others_gives_back_its_connection(anna: Page, westmarch: str) -> None:
    """A browser has six to a site: a seventh table in another tab would never open."""
    waiting = re.compile(r"/news/[^?]+\?known=")
    with anna.expect_request(waiting):
        sit_down(anna, westmarch, "tcg")
    with anna.expect_event("requestfailed", lambda request: bool(waiting.search(request.url))):
        go_behind(anna)
    with anna.expect_request(waiting):
        go_behind(anna, behind=False)
    expect(anna.locator("[data-notice]").first).to_be_empty()


def test_the_switch_is_remembered_and_turns_it_off_again(anna: Page, westmarch: str) -> None:
    anna.goto(f"{westmarch}/tables/")
    switch = anna.locator(SWITCH)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    anna.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert anna.evaluate("window.asked") == 0
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_a_browser_that_was_forbidden_to_says_so(browser: Browser, westmarch: str) -> None:
    with browser.new_context(viewport=DESK) as context:
        denied = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
        context.add_init_script(denied)
        page = context.new_page()
        page.goto(f"{westmarch}/tables/")
        expect(page.locator(SWITCH)).to_be_disabled()
