"""Alone from *Draft* to the third round, in a browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import looks_right
from tests.e2e.playing import SECONDS_TO_PLAY

pytestmark = pytest.mark.e2e


def test_alone_from_draft_to_the_third_round(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/limited/")
    page.get_by_role("button", name="Draft Fellowship booster draft").click()
    for pick in range(33):
        expect(page.locator("h1")).to_have_text(f"Pack {pick // 11 + 1}, pick {pick % 11 + 1}")
        expect(page.locator(".draft-choice .button").first).to_be_enabled()
        if pick == 14:
            assert looks_right(page) == {}
        page.locator(".draft-choice .button").first.click()
    expect(page.locator("h1")).to_have_text("The draft is over")
    page.get_by_role("link", name="Build from your pool").click()
    page.get_by_role("button", name="Let the computer build one").click()
    expect(page.get_by_text("Legal in Booster draft, Fellowship").first).to_be_visible()
    page.goto(f"{westmarch}/limited/")
    page.get_by_role("link", name="Fellowship booster draft").first.click()
    page.get_by_role("button", name="Play the rounds").click()
    page.get_by_role("button", name="Lock this deck").click()
    for number in (1, 2, 3):
        page.get_by_role("button", name=f"Pair round {number}").click()
        page.get_by_role("button", name="Let the computer play it for me").click()
        after = "End the event" if number == 3 else f"Pair round {number + 1}"
        expect(page.get_by_role("button", name=after)).to_be_visible(timeout=SECONDS_TO_PLAY)
    page.get_by_role("button", name="End the event").click()
    expect(page.get_by_text("All 3 rounds are over.")).to_be_visible()
    assert looks_right(page) == {}
    expect(page.get_by_role("table").locator("tbody tr")).to_have_count(8)
