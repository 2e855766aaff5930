"""A gauntlet in a real browser: started, paused, resumed and finished, without a reload."""

import re

import pytest
from playwright.sync_api import Page, expect

from rules.lcg.scenarios import SCENARIOS
from tests.e2e.axe import looks_right
from tests.e2e.playing import SECONDS_TO_PLAY

pytestmark = pytest.mark.e2e


def test_a_gauntlet_is_paused_and_goes_on(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/playtests/gauntlets/new/?game=lcg")
    assert looks_right(page) == {}
    page.get_by_label("Deck", exact=True).select_option("core-lore")
    page.get_by_label("Partner").select_option("core-spirit")
    page.get_by_label("Games in each scenario").fill("8")
    page.locator("input[name=player][value=quick]").check()
    page.get_by_role("button", name="Start gauntlet").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"in {len(SCENARIOS)} scenarios")

    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".badge--large")).to_have_text("Paused")
    assert looks_right(page) == {}
    page.get_by_role("button", name="Resume").click()
    expect(page.locator(".badge--large")).to_have_text("Finished", timeout=SECONDS_TO_PLAY)
    expect(page.get_by_role("row", name=re.compile("Passage Through Mirkwood"))).to_contain_text(
        "8"
    )
    assert looks_right(page) == {}

    page.get_by_role("button", name="Delete gauntlet").click()
    expect(page.get_by_role("main")).to_contain_text("The gauntlet was deleted.")


def test_a_field_of_lcg_decks_is_saved_for_a_gauntlet(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/playtests/fields/?game=lcg")
    assert looks_right(page) == {}
    page.get_by_label("Name").fill("Solo decks")
    page.get_by_label("Introductory lore deck").check()
    page.get_by_role("button", name="Save field").click()
    page.goto(f"{westmarch}/playtests/gauntlets/new/?game=lcg")
    page.get_by_label("Several decks", exact=True).select_option(label="Field: Solo decks")
