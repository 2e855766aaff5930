"""Cards in the deck builder, in a real browser: found, drawn, considered, heroes first."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.e2e.axe import violations_by_scheme
from tests.e2e.building import new_deck, take_starter
from tests.e2e.test_builder import SMALLEST_TARGET, press, search
from tests.e2e.viewports import DESKTOP, PHONE

pytestmark = pytest.mark.e2e

# What the fixture `screenshot` returns.
Keep = Callable[..., None]


@pytest.fixture
def aragorn(page: Page, westmarch: str) -> Page:
    """A page with a copy of the starter deck, which is legal in King block."""
    return take_starter(page, westmarch)


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1440, "height": 900}, PHONE])
@pytest.mark.parametrize(("game", "format"), [("tcg", "king-block"), ("lcg", "lcg-tournament")])
def test_rows_show_each_number_once_and_cut_nothing_off(
    page: Page, westmarch: str, size: ViewportSize, game: str, format: str
) -> None:
    page.set_viewport_size(size)
    new_deck(page, westmarch, "Rows", game, format)
    page.goto(f"{re.sub(r'[?].*', '', page.url)}?q={'is:bearer' if game == 'tcg' else 't:ally'}")
    row = page.locator("#found-cards .build-row").first
    expect(row.locator(".build-number")).to_have_count(2 if game == "tcg" else 4)
    cut_off = page.evaluate(
        """() => [...document.querySelectorAll("#found-cards .build-row *")].filter(
            (part) => part.checkVisibility() && !part.classList.contains("visually-hidden")
              && getComputedStyle(part).overflow !== "visible"
              && part.scrollWidth > part.clientWidth + 1).map((part) => part.className)"""
    )
    assert cut_off == []
    lefts = page.evaluate(
        """() => [...document.querySelectorAll("#found-cards .build-row__cost")].map(
            (cost) => Math.round(cost.getBoundingClientRect().right))"""
    )
    assert len(set(lefts)) == 1, "the costs stand in one column"


def test_cards_of_one_name_are_told_apart_by_number_and_set(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESKTOP)
    new_deck(page, westmarch, "Which ring")
    page.locator("#deck").get_by_role("link", name="Choose The One Ring").click()
    expect(page.locator("#found")).to_have_attribute("data-query", 'type:"the one ring"')

    facts = page.locator("#found-cards .build-row__facts").all_inner_texts()

    assert len(set(facts)) == len(facts) > 1
    assert any("The Return of the King" in told for told in facts)


def test_a_click_on_a_card_shows_it_and_stays_in_the_builder(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    builder = page.url
    page.locator("#found-cards [data-row]").first.click()
    dialog = page.get_by_role("dialog", name="Ingold")
    expect(dialog.locator(".game-card")).to_be_visible()
    assert page.url == builder
    press(page, "Escape")
    expect(dialog).to_be_hidden()


def test_pictures_are_the_faces_of_the_cards(aragorn: Page, screenshot: Keep) -> None:
    page = aragorn
    page.locator("#layout [name=view]").select_option("pictures")
    faces = page.locator("#deck .build-face")
    expect(faces.first.locator(".game-card__body")).to_be_visible()
    # The first card may be there before the rest of the page has come.
    page.wait_for_load_state()
    assert faces.count() == page.locator("#deck .build-row").count()
    expect(page.locator("#deck .build-face img")).to_have_count(0)
    screenshot("builder-pictures")
    assert violations_by_scheme(page) == {}
    page.locator("#deck [data-row]").first.click()
    expect(page.get_by_role("dialog").locator(".game-card")).to_be_visible()
    press(page, "Escape")
    page.locator("#layout [name=view]").select_option("list")
    expect(page.locator("#deck .build-face")).to_have_count(0)


def test_a_card_is_put_on_the_maybe_list_by_its_button_and_by_key(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    page.get_by_role("button", name="Maybe: add Ingold").click()
    expect(page.locator("#column-maybe")).to_have_text(re.compile(r"Maybe\s+1$"))
    search(page, "gimli")
    press(page, "m")
    expect(page.locator("#column-maybe")).to_have_text(re.compile(r"Maybe\s+2$"))


def test_an_lcg_deck_begins_with_its_heroes_and_is_judged_as_a_tournament_deck(
    page: Page, westmarch: str
) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(f"{westmarch}/decks/build/")
    page.locator("#id_lcg-name").fill("Heroes first")
    page.get_by_role("button", name="LCG deck").click()
    expect(page.locator("#bar")).to_contain_text("in Tournament")
    press(page, "n")
    expect(page.locator("#q")).to_have_value("type:hero")
    press(page, "1")
    expect(page.locator("#deck").get_by_role("link", name="Choose a second hero")).to_be_visible()
    press(page, "ArrowDown", "1", "ArrowDown", "1")
    expect(page.locator("#column-heroes")).to_have_text(re.compile(r"Heroes\s+3$"))
    expect(page.locator("#deck [data-gap]")).to_have_count(0)


def test_keys_pressed_before_the_scripts_have_loaded_are_kept(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESKTOP)
    new_deck(page, westmarch, "Quick fingers")
    held_back: list[Route] = []
    page.route("**/builder*.js", lambda route: held_back.append(route))
    page.goto(page.url, wait_until="commit")
    body = page.locator("html[data-scripts=loading] body")

    for key in "/ingold":
        body.press(key)
    expect(page.locator("#q")).to_have_value("")
    held_back[0].continue_()

    expect(page.locator("#q")).to_have_value("ingold")
    expect(page.locator("#q")).to_be_focused()
    expect(page.locator("#found")).to_have_attribute("data-query", "ingold")


def test_four_copies_are_one_tap_on_a_phone(page: Page, westmarch: str) -> None:
    page.set_viewport_size(PHONE)
    new_deck(page, westmarch, "By thumb")
    four = page.locator("#found-cards [id$=-all]").first
    box = four.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= SMALLEST_TARGET
    four.click()
    expect(page.locator("#size")).to_have_text("Deck (4)")
