"""A deck without an account, an account, a deck for others, and leaving: in a real browser."""

import re
import secrets
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.axe import BOTH, WIDTHS, fits_everywhere, violations_by_scheme
from tests.e2e.viewports import DESKTOP, PHONE
from tests.expected import present

pytestmark = pytest.mark.e2e

PASSWORD = "speak-friend-and-enter"


def someone(name: str) -> str:
    """Return a name that no one in this installation has yet."""
    return f"{name}-{secrets.token_hex(3)}"


def make_account(page: Page, westmarch: str, name: str) -> None:
    page.goto(f"{westmarch}/account/sign-up/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Email address").fill(f"{name}@example.org")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Repeat password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"Welcome, {name}.")).to_be_visible()


def import_deck(page: Page, westmarch: str, name: str) -> str:
    """Paste a deck, save it, and give its address."""
    page.goto(f"{westmarch}/decks/new/")
    page.get_by_label("Deck name").fill(name)
    page.get_by_label("Cards").fill("Ring-bearer: 7_317\nRing: 7_1\nDraw deck:\n4x 7_364")
    page.get_by_role("button", name="Review deck").click()
    page.get_by_role("button", name=re.compile("^Save")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return str(page.url)


def test_a_deck_made_without_an_account_is_kept_published_liked_copied_and_taken_away(
    page: Page, browser: Browser, westmarch: str, screenshot: Callable[[str], None]
) -> None:
    page.set_viewport_size(DESKTOP)
    name, deck_name = someone("frodo"), f"Riders {secrets.token_hex(3)}"
    deck = import_deck(page, westmarch, deck_name)
    page.goto(f"{westmarch}/decks/")
    expect(page.get_by_text("in this browser only")).to_be_visible()

    make_account(page, westmarch, name)
    expect(
        page.get_by_text("1 deck saved in this browser now belongs to your account")
    ).to_be_visible()
    expect(page.get_by_role("link", name=deck_name)).to_be_visible()

    page.goto(f"{deck}share/")
    page.get_by_role("radio", name=re.compile("^Public")).check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("Link to share")).to_have_value(deck)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == deck
    screenshot("share")

    others = browser.new_context(viewport=PHONE)
    other = others.new_page()
    make_account(other, westmarch, someone("sam"))
    other.goto(f"{westmarch}/decks/public/")
    other.get_by_label("Name, tag or card").fill(deck_name.lower())
    found = other.locator("#found").get_by_role("heading", level=2)
    expect(found).to_have_text([deck_name])
    other.get_by_role("link", name=deck_name).click()
    other.get_by_role("button", name="Like").click()
    expect(other.locator(".like")).to_contain_text("1 like")
    expect(other.get_by_role("button", name="Like")).to_have_attribute("aria-pressed", "true")
    other.get_by_role("button", name="Copy").first.click()
    expect(other.get_by_text("This is your copy")).to_be_visible()
    copy = str(other.url)

    page.goto(deck)
    expect(page.get_by_text("1 like")).to_be_visible()
    expect(page.get_by_text("Copied once")).to_be_visible()

    page.goto(f"{westmarch}/account/delete/")
    screenshot("account-delete")
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("Your account and its data are deleted")).to_be_visible()
    assert present(other.goto(deck)).status == 404
    assert present(other.goto(copy)).status == 200
    others.close()


def test_a_found_deck_opens_at_a_click_right_after_its_name_was_typed(
    page: Page, westmarch: str
) -> None:
    """The field changes as you click elsewhere; a search then would replace what you click on."""
    page.goto(f"{westmarch}/decks/public/")
    page.get_by_label("Name, tag or card").fill("eowyn starter")
    expect(page).to_have_url(re.compile("q=eowyn"))
    link = page.locator("#found").get_by_role("link", name=re.compile("Éowyn")).first
    link.hover()
    page.mouse.down()
    page.wait_for_timeout(150)
    page.mouse.up()
    expect(page).to_have_url(re.compile("/decks/[a-z-]*eowyn-starter/$"))


def test_without_scripts_everything_goes_by_links_and_forms(
    browser: Browser, westmarch: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    make_account(page, westmarch, someone("merry"))
    page.goto(f"{westmarch}/decks/core-lore/")
    page.get_by_role("button", name="Like").click()
    expect(page.locator(".like")).to_contain_text(re.compile("[1-9]\\d* like"))
    page.get_by_role("button", name="Like").click()
    expect(page.get_by_role("button", name="Like")).to_have_attribute("aria-pressed", "false")
    page.goto(f"{westmarch}/decks/public/")
    page.get_by_label("Game").select_option(label="The Card Game")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("main")).not_to_contain_text("Aragorn starter")
    context.close()


def test_an_account_in_another_browser(page: Page, browser: Browser, westmarch: str) -> None:
    """Sign in elsewhere with capitals, change the password, and the first one is signed out."""
    name = someone("pippin")
    make_account(page, westmarch, name)
    elsewhere = browser.new_context()
    other = elsewhere.new_page()
    other.goto(f"{westmarch}/account/")
    other.get_by_label("Name").fill(name.upper())
    other.get_by_label("Password").fill(PASSWORD)
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", level=1)).to_have_text(name)
    other.get_by_role("link", name="Change password").click()
    other.get_by_label("Current password").fill(PASSWORD)
    other.get_by_label("New password", exact=True).fill("what-have-i-got-in-my-pocket")
    other.get_by_label("Repeat new password").fill("what-have-i-got-in-my-pocket")
    other.get_by_role("button", name="Save").click()
    expect(other.get_by_text("Password changed.")).to_be_visible()

    page.goto(f"{westmarch}/account/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    elsewhere.close()


# A dozen pages in each colour scheme take as long as all other tests here.
@pytest.mark.nightly
@pytest.mark.parametrize("width", WIDTHS)
def test_pages_fit_their_width_and_axe_finds_nothing(
    page: Page, westmarch: str, screenshot: Callable[[str], None], width: ViewportSize
) -> None:
    page.set_viewport_size(width)

    def look_at(name: str, address: str) -> None:
        page.goto(address)
        check(name)

    def submit(name: str, button: str) -> None:
        with page.expect_navigation():
            page.get_by_role("main").get_by_role("button", name=button).click()
        check(name)

    def check(name: str) -> None:
        assert fits_everywhere(page), name
        look = partial(screenshot, f"{name}-{width['width']}")
        assert violations_by_scheme(page, look, schemes=BOTH) == {}, name

    look_at("sign-in", f"{westmarch}/account/sign-in/")
    page.get_by_label("Name").fill("nobody")
    page.get_by_label("Password").fill("wrong")
    submit("sign-in-wrong", "Sign in")
    look_at("sign-up", f"{westmarch}/account/sign-up/")
    look_at("forgotten", f"{westmarch}/account/forgotten/")
    deck = import_deck(page, westmarch, f"Riders {secrets.token_hex(3)}")
    look_at("decks-kept", f"{westmarch}/decks/")
    look_at("share-kept", f"{deck}share/")
    name = someone("rosie")
    make_account(page, westmarch, name)
    page.goto(f"{deck}share/")
    page.get_by_role("radio", name=re.compile("^Public")).check()
    submit("share", "Save")
    page.goto(f"{deck}notes/")
    page.get_by_label("Notes").fill("# Plan\n\nRide **hard**: [forum](https://example.org).\n\n- a")
    page.get_by_label("Tags").fill("rohan, swarm")
    submit("notes", "Preview")
    submit("deck-shared", "Save")
    page.goto(f"{westmarch}/account/")
    submit("account", "Create token")
    look_at("account-delete", f"{westmarch}/account/delete/")
    look_at("profile", f"{westmarch}/players/{name}/")
    look_at("public", f"{westmarch}/decks/public/")
    look_at("public-none", f"{westmarch}/decks/public/?q=no+such+deck")
