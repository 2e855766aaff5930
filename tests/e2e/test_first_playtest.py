"""From the first page to a replay, as a new user goes."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.axe import WIDTHS, fits_everywhere, violations_by_scheme
from tests.e2e.playing import GAME_LINK, SECONDS_TO_PLAY, open_deck, opponent, start_playtest
from tests.e2e.viewports import DESKTOP

pytestmark = pytest.mark.e2e

# By the player that the form suggests, who takes seconds a game.
GAMES = 2


@pytest.fixture(scope="module")
def played(browser: Browser, westmarch: str) -> str:
    """Return the address of a playtest that is finished."""
    page = browser.new_page()
    start_playtest(page, westmarch, games=2, player="quick")
    expect(page.locator(GAME_LINK).first).to_be_visible(timeout=SECONDS_TO_PLAY)
    address = str(page.url)
    page.close()
    return address


def test_a_deck_is_legal_and_is_playtested_to_a_replay(
    page: Page, westmarch: str, screenshot: Callable[[str], None]
) -> None:
    page.set_viewport_size(DESKTOP)
    open_deck(page, westmarch)
    expect(page.get_by_role("main")).to_contain_text("King block")
    expect(page.get_by_role("main")).to_contain_text(re.compile("legal", re.IGNORECASE))
    screenshot("deck")

    start_playtest(page, westmarch, games=GAMES)
    expect(page.get_by_role("main")).to_contain_text(
        re.compile("wins? more often|do not tell", re.IGNORECASE), timeout=SECONDS_TO_PLAY
    )
    expect(page.get_by_role("main")).to_contain_text(f"{GAMES} games")
    screenshot("playtest")

    page.get_by_role("link", name=re.compile("Game 1$|^1$|Replay", re.IGNORECASE)).first.click()
    place = page.locator(".replay-controls__place")
    expect(place).to_have_text(re.compile("Step 0 of"))
    page.get_by_label("Next step").click()
    expect(place).to_have_text(re.compile("Step 1 of"))
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(re.compile("Step 2 of"))
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(re.compile("Step 1 of"))
    page.keyboard.press("End")
    expect(page.locator(".replay-question")).to_contain_text("wins")
    screenshot("replay-end")
    page.locator(".replay-log__turn a").nth(2).click()
    for _ in range(12):
        page.get_by_label("Next step").click()
    screenshot("replay")


def test_a_playtest_can_be_cancelled(page: Page, westmarch: str) -> None:
    start_playtest(page, westmarch, games=20_000, player="random")
    page.get_by_role("button", name=re.compile("cancel", re.IGNORECASE)).click()
    expect(page.get_by_role("main")).to_contain_text(re.compile("cancelled", re.IGNORECASE))


def test_the_replay_steps_without_scripts(browser: Browser, played: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(played)
    page.locator(GAME_LINK).first.click()
    page.get_by_label("Next step").click()
    expect(page.locator(".replay-controls__place")).to_have_text(re.compile("Step 1 of"))
    context.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_fit_their_width_and_axe_finds_nothing(
    page: Page, westmarch: str, played: str, screenshot: Callable[[str], None], width: ViewportSize
) -> None:
    page.set_viewport_size(width)
    page.goto(played)
    game = page.locator(GAME_LINK).first.get_attribute("href")
    # The pages of cards: `test_card_pages.py`.
    addresses = {
        "home": f"{westmarch}/",
        "decks": f"{westmarch}/decks/",
        "deck": f"{westmarch}/decks/rotk-aragorn-starter/",
        "new-deck": f"{westmarch}/decks/new/",
        "playtests": f"{westmarch}/playtests/",
        "new-playtest": f"{westmarch}/playtests/new/",
        "playtest": played,
        "replay": f"{westmarch}{game}?step=60",
        "not-found": f"{westmarch}/decks/no-such-deck/",
    }
    for name, address in addresses.items():
        page.goto(address)
        assert fits_everywhere(page), name
        look = partial(screenshot, f"{name}-{width['width']}")
        assert violations_by_scheme(page, look) == {}, name


def test_an_illegal_deck_is_refused_with_reasons_unless_it_is_wanted(
    page: Page, westmarch: str
) -> None:
    page.goto(f"{westmarch}/playtests/new/?deck=rotk-aragorn-starter")
    page.get_by_label("Opponent", exact=True).select_option(label=opponent(page))
    page.get_by_label("Format").select_option(label="Fellowship block")
    page.get_by_label("Number of games").fill("1")
    page.get_by_role("button", name="Start playtest").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("Fellowship block")
    expect(main).to_contain_text(re.compile("not legal|illegal", re.IGNORECASE))
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Start playtest").click()
    expect(page.locator(GAME_LINK).first).to_be_visible(timeout=SECONDS_TO_PLAY)
