"""Minions and defenders are dragged to where they fight: by mouse, and by touch."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.e2e.conftest import Seated, open_seated
from tests.e2e.viewports import PHONE
from tests.expected import present

pytestmark = pytest.mark.e2e

DESK: ViewportSize = {"width": 1280, "height": 800}
# A finger that holds a card for longer takes it up.
HOLD_TIME = 400
WAITING = ".battlefield__minions > .can-choose"


def open_table(
    browser: Browser, address: str, seated: Sequence[Seated], kind: str, *, touch: bool = False
) -> Page:
    """Open the first table in a position of a kind."""
    found = next(each for each in seated if each["kind"].endswith(kind))
    size = PHONE if touch else DESK
    context = browser.new_context(viewport=size, has_touch=touch, reduced_motion="reduce")
    return open_seated(context, address, found)


def middle(locator: Locator) -> tuple[float, float]:
    box = present(locator.bounding_box())
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, goal: Locator) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(goal), steps=4)
    page.mouse.up()


def drag_by_touch(page: Page, card: Locator, goal: Locator) -> None:
    devices = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    begin, end = middle(card), middle(goal)
    touch("touchStart", begin)
    page.wait_for_timeout(HOLD_TIME)
    touch("touchMove", ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2))
    touch("touchMove", end)
    touch("touchEnd")


@pytest.mark.parametrize("touch", [False, True])
def test_a_minion_is_dragged_onto_a_defender_and_undone(
    browser: Browser, westmarch: str, seated: list[Seated], touch: bool
) -> None:
    page = open_table(browser, westmarch, seated, "assignment", touch=touch)
    move = drag_by_touch if touch else drag
    minion = page.locator(WAITING).first
    name = minion.locator("a").first.inner_text()
    lane = page.locator(".lane").nth(1)

    move(page, minion, lane.locator(".lane__character"))

    expect(lane).to_have_class(re.compile("is-planned"))
    expect(lane.locator(".lane__minions")).to_contain_text(name)
    expect(page.locator("[data-confirm]")).to_contain_text("Confirm 1")
    undo = page.locator("[data-act=take-back]")
    expect(undo).to_contain_text("Undo")
    undo.get_by_role("button").click()
    expect(page.locator(".lane.is-planned")).to_have_count(0)
    page.context.close()


def test_a_planned_minion_is_dragged_to_another_defender_and_away(
    browser: Browser, westmarch: str, seated: list[Seated]
) -> None:
    page = open_table(browser, westmarch, seated, "assignment")
    lanes = page.locator(".lane")
    drag(page, page.locator(WAITING).first, lanes.nth(1).locator(".lane__character"))
    planned = page.locator(".lane.is-planned [data-planned][data-key]")

    drag(page, planned, lanes.nth(2).locator(".lane__character"))

    expect(lanes.nth(2)).to_have_class(re.compile("is-planned"))
    expect(page.locator(".lane.is-planned")).to_have_count(1)
    drag(page, planned, page.locator(".site-path"))
    expect(page.locator(".lane.is-planned")).to_have_count(0)
    page.context.close()


def test_a_defender_is_dragged_onto_the_attack(
    browser: Browser, westmarch: str, seated: list[Seated]
) -> None:
    page = open_table(browser, westmarch, seated, "defenders")
    defender = page.locator(".party.is-own .party__characters > .can-choose").first
    name = defender.locator("a").first.inner_text()

    drag(page, defender, page.locator(".attack[data-now]"))

    expect(page.locator("[data-log]")).to_contain_text(f"{name} defends")
    page.context.close()
