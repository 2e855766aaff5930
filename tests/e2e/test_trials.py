"""Two versions compared in a real browser, live, and a swap taken into the builder."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import looks_right
from tests.e2e.playing import SECONDS_TO_PLAY

pytestmark = pytest.mark.e2e

VERSIONS = "a=rotk-aragorn-starter&b=rotk-eomer-starter"


def play_at_random(page: Page, games: int) -> None:
    page.get_by_label("Player", exact=True).select_option("random")
    page.get_by_label("Opponents’ player").select_option("random")
    page.get_by_label("Against").select_option("deck:sog-merry-starter")
    page.get_by_label("Format").select_option("king-block")
    page.get_by_label(re.compile("^Games of each")).fill(str(games))


def test_a_comparison_shows_its_answer_and_copy_button_without_a_reload(
    page: Page, westmarch: str
) -> None:
    page.goto(f"{westmarch}/playtests/compare/new/?{VERSIONS}")
    assert looks_right(page) == {}
    play_at_random(page, 50)
    button = page.get_by_role("button", name="Start comparison")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Copy")).to_be_visible(timeout=SECONDS_TO_PLAY)
    expect(page.locator(".answer__figure")).to_contain_text("points")
    expect(page.get_by_role("heading", name="Sequential test")).to_be_visible()
    assert looks_right(page) == {}
    page.locator("main a[href*='/pairs/?outcome']").first.click()
    assert looks_right(page) == {}
    page.get_by_role("link", name=re.compile("^Game ")).first.click()
    expect(page.locator(".replay-controls__place")).to_contain_text("Step 0")


def test_a_swap_is_asked_for_without_scripts_and_taken(browser: Browser, westmarch: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{westmarch}/decks/rotk-aragorn-starter/")
    page.get_by_role("button", name="Copy").first.click()
    page.get_by_role("link", name="What should I swap?").click()
    page.get_by_label("Cards to try instead").fill("7_319\nCity of Men")
    play_at_random(page, 4)
    page.get_by_role("button", name="Start the test").click()
    # Both candidates would make too many copies, which the form says first.
    page.get_by_label("Play anyway").check()
    page.get_by_role("button", name="Start the test").click()
    expect(page.get_by_role("button", name="Take this swap").or_(
        page.get_by_role("button", name="Take it anyway")
    )).to_be_visible(timeout=SECONDS_TO_PLAY)  # fmt: skip
    page.get_by_role("button", name=re.compile("^Take (this swap|it anyway)")).click()
    assert "/build/" in page.url
    expect(page.get_by_role("main")).to_contain_text("Save the deck to keep it.")
    context.close()
