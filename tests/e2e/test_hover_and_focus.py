"""Everything that can be hovered or focused stays readable while it is: axe finds nothing."""

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import BOTH, violations_by_scheme

# Minutes of processor time for axe on every page: the other browser tests look at theirs.
pytestmark = [pytest.mark.e2e, pytest.mark.nightly]

PAGES = {
    "home": "/",
    "decks": "/decks/",
    "deck": "/decks/rotk-aragorn-starter/",
    "lcg-deck": "/decks/core-spirit/",
    "where": "/decks/rotk-aragorn-starter/where/",
    "new-deck": "/decks/new/",
    "cards": "/cards/?q=aragorn",
    "card-rows": "/cards/?q=heal+companion&view=list&order=strength",
    "card": "/cards/tcg/7_364/",
    "card-decks": "/cards/tcg/7_364/decks/",
    "lcg-card": "/cards/lcg/01001/",
    "lists": "/cards/lists/",
    "coverage": "/cards/coverage/",
    "playtests": "/playtests/",
    "new-playtest": "/playtests/new/?deck=rotk-aragorn-starter",
    "new-comparison": "/playtests/compare/new/?a=rotk-aragorn-starter&b=rotk-eomer-starter",
    "new-swap": "/playtests/swap/new/?deck=rotk-aragorn-starter",
    "fields": "/playtests/fields/",
    "sign-in": "/account/sign-in/",
    "style": "/style/",
}
CONTROLS = "a, button, input, select, textarea, summary, label"


def hover_and_focus(page: Page) -> int:
    """Make every control of a page look hovered and focused at once; return how many there are."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    asked = {"nodeId": root, "selector": CONTROLS}
    controls = browser.send("DOM.querySelectorAll", asked)["nodeIds"]
    for control in controls:
        browser.send(
            "CSS.forcePseudoState",
            {"nodeId": control, "forcedPseudoClasses": ["hover", "focus-visible"]},
        )
    return len(controls)


def test_axe_finds_nothing_while_every_control_is_hovered_and_focused(
    page: Page, westmarch: str
) -> None:
    found = {}
    for name, address in PAGES.items():
        page.goto(f"{westmarch}{address}")
        assert hover_and_focus(page) > 5, name
        found[name] = violations_by_scheme(page, schemes=BOTH)
    assert {name: rules for name, rules in found.items() if rules} == {}
