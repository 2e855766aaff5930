"""Alone from *Draft* to the third round, in a browser."""

import pytest
from playwright.sync_api import Browser, Page, expect

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


def test_two_friends_share_a_core_box(page: Page, westmarch: str, browser: Browser) -> None:
    page.goto(f"{westmarch}/limited/")
    page.get_by_label("Your name for those who share Core boxes in shares").fill("Frodo")
    page.get_by_role("button", name="Share Core boxes in shares").click()
    expect(page.get_by_role("button", name="Cancel this invitation")).to_have_count(1)
    link = page.get_by_label("Invitation", exact=True).input_value()
    with browser.new_context(reduced_motion="reduce") as friends_browser:
        friend = friends_browser.new_page()
        friend.goto(link)
        friend.get_by_label("Your name for the others").fill("Sam")
        friend.get_by_role("button", name="Take your share").click()
        expect(friend.get_by_text("Has their share, no deck yet.")).to_be_visible()
        friend.get_by_role("link", name="Open your share").click()
        expect(friend.locator(".pack-cards > li")).to_have_count(61)
        # The host's page looks again by itself.
        expect(page.get_by_role("heading", name="Sam")).to_be_visible()
        assert looks_right(page) == {}
        page.get_by_role("button", name="Quest together").click()
        expect(page.get_by_role("link", name="Build your own from your pool")).to_be_visible()
        assert looks_right(page) == {}
