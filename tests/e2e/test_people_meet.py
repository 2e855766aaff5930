"""Two people who never met find each other in the lobby and play, each in their own browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import looks_right
from tests.e2e.test_builder_cards import Keep
from tests.e2e.test_tables import DESK, SETTLED, choices
from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

CLOCK = re.compile(r"\d:\d\d")


def test_two_people_meet_and_play(browser: Browser, westmarch: str, screenshot: Keep) -> None:
    with (
        browser.new_context(viewport=DESK, reduced_motion="reduce") as at_desk,
        browser.new_context(viewport=PHONE, reduced_motion="reduce", has_touch=True) as on_phone,
    ):
        anna, boris = at_desk.new_page(), on_phone.new_page()
        open_a_table(anna, westmarch)
        boris.goto(f"{westmarch}/tables/")
        expect(boris.get_by_text("Beginners welcome")).to_be_visible()
        assert not looks_right(boris)
        screenshot("lobby", of=boris)
        boris.get_by_role("button", name="Find a game").click()

        for page in (anna, boris):
            expect(page.locator("#table[data-state]")).to_be_visible()
            expect(page.locator(".talk-clock.is-running")).to_have_text(CLOCK)
        assert not looks_right(anna)
        chooser, other = (anna, boris) if is_to_choose(anna) else (boris, anna)
        say(chooser, other, "Good luck")
        take_back_by_consent(chooser, other)
        go_on_after_a_lost_connection(chooser, other)
        give_up(other, chooser)
        screenshot("people-at-a-table", of=anna)


def open_a_table(page: Page, westmarch: str) -> None:
    """Open a table with the deck that is offered: two clicks, and a note."""
    page.goto(f"{westmarch}/tables/")
    page.get_by_role("link", name="Open a table").first.click()
    page.get_by_label("Note").fill("Beginners welcome")
    assert not looks_right(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for somebody to sit down")).to_be_visible()
    expect(page.get_by_label("Invitation")).to_have_value(re.compile("/tables/join/"))
    assert not looks_right(page)


def is_to_choose(page: Page) -> bool:
    page.locator("#table:is([data-state=yours], [data-state=others])").wait_for()
    return page.locator(SETTLED).count() > 0


def say(speaker: Page, reader: Page, phrase: str) -> None:
    speaker.get_by_text("Say something").click()
    speaker.get_by_role("button", name=phrase).click()
    for page in (speaker, reader):
        expect(page.get_by_label("Messages")).to_contain_text(phrase)


def take_back_by_consent(mover: Page, other: Page) -> None:
    """Choose, ask to take it back, and see the same question again once the other agrees."""
    mover.locator(SETTLED).wait_for()
    asked = mover.locator("[data-question]").inner_text()
    choices(mover).first.click()
    expect(mover.locator("[data-question]")).not_to_have_text(asked)
    mover.get_by_text("Ask or give up").click()
    mover.get_by_role("button", name="Ask to take back").click()

    offer = other.locator(".talk-offer")
    expect(offer).to_contain_text("asks to take back the last move")
    offer.get_by_role("button", name="Agree").click()

    expect(mover.locator("[data-question]")).to_have_text(asked)
    expect(mover.get_by_label("Messages")).to_contain_text("agrees")


def go_on_after_a_lost_connection(mover: Page, other: Page) -> None:
    """Choose while the other has no connection: they see it as soon as it is back."""
    other.context.set_offline(True)
    expect(other.locator("[data-notice]")).to_contain_text("The connection is lost")
    mover.locator(SETTLED).wait_for()
    choices(mover).first.click()
    mover.locator("#table[data-state=others]").wait_for()
    other.context.set_offline(False)
    expect(other.locator(SETTLED)).to_be_visible()


def give_up(loser: Page, winner: Page) -> None:
    asks = loser.get_by_text("Ask or give up")
    if not loser.locator("#talk-ask[open]").count():
        asks.click()
    loser.get_by_role("button", name="Concede").click()
    loser.get_by_role("button", name="Give up").click()
    for page in (loser, winner):
        expect(page.locator("[data-question]")).to_contain_text("gave up")
