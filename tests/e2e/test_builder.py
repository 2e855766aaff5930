"""The deck builder in a real browser: by keys alone, in two tabs, on a phone, without scripts."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from tests.e2e.axe import WIDTHS, fits, violations, violations_by_scheme
from tests.e2e.building import STARTER, new_deck, take_starter
from tests.e2e.viewports import DESKTOP, PHONE

pytestmark = pytest.mark.e2e

# Cards of King block as a player types them: eight of each side.
NAMES = (
    *("gimli", "loyalty", "slaked", "ancient", "arwen", "asfaloth", "careful", "elrond"),
    *("captured", "hobbitses", "sweeter", "bold", "harsh", "hosts", "plotting", "heavy"),
)
MAX_KEYSTROKES = 300
MAX_CLICKS = 50
# From the start page: Decks, Build a deck, the format, Build a TCG deck.
CLICKS_TO_THE_BUILDER = 4
SMALLEST_TARGET = 44


def click_to_a_new_deck(page: Page, westmarch: str, name: str) -> None:
    page.goto(f"{westmarch}/decks/build/")
    page.locator("#id_tcg-name").fill(name)
    page.locator("#id_tcg-format").select_option("king-block")
    page.get_by_role("button", name="TCG deck").click()
    expect(page.locator("#found-cards")).to_be_visible()
    page.wait_for_load_state("load")


def expect_feedback(page: Page, words: str) -> None:
    expect(page.locator("#feedback")).to_contain_text(words)


def search(page: Page, query: str) -> None:
    """Search as one does with a keyboard alone, and go to the first card."""
    page.keyboard.press("/")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type(query)
    page.keyboard.press("ArrowDown")
    expect(page.locator("#found")).to_have_attribute("data-query", query)
    expect(page.locator("#found-cards .build-row__name").first).to_be_focused()


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.fixture
def aragorn(page: Page, westmarch: str) -> Page:
    """A page with a copy of the starter deck."""
    return take_starter(page, westmarch)


def test_a_legal_king_block_deck_is_built_from_nothing_by_keys_alone(
    page: Page, westmarch: str, screenshot: Callable[[str], None]
) -> None:
    page.set_viewport_size(DESKTOP)
    click_to_a_new_deck(page, westmarch, "By keys alone")
    expect(page.locator("#legality")).to_contain_text("The deck has no Ring-bearer")
    screenshot("builder-empty")
    page.evaluate(
        "window.keystrokes = 0; document.addEventListener('keydown', (event) => {"
        " if (!['Control', 'Meta', 'Shift'].includes(event.key)) window.keystrokes += 1; }, true)"
    )

    # Each card that fills a gap brings the search on to the next.
    press(page, "n", "1")
    expect_feedback(page, "bears the Ring")
    expect(page.locator("#found")).to_have_attribute("data-query", 'type:"the one ring"')
    press(page, "1")
    for number in range(1, 10):
        query = f"type:site site:{number}"
        expect(page.locator("#found")).to_have_attribute("data-query", query)
        expect(page.locator("#found-cards .build-row__name").first).to_be_focused()
        press(page, "1")
        expect(page.locator("#group-sites")).to_have_text(re.compile(rf"Sites\s+{number}$"))
    for size, name in enumerate(NAMES, start=1):
        search(page, name)
        press(page, "4")
        expect(page.locator("#size")).to_have_text(f"Deck ({4 * size})")

    expect(page.locator("#bar")).to_contain_text("Legal in King block")
    press(page, "s")
    expect_feedback(page, "Saved as version 2.")
    expect(page.locator("#bar")).to_contain_text("Saved as version 2")
    assert page.evaluate("window.keystrokes") < MAX_KEYSTROKES
    screenshot("builder-legal")
    assert violations(page) == []

    page.get_by_role("link", name="View deck").click()
    expect(page.get_by_role("main")).to_contain_text("Legal in King block")


def test_a_legal_deck_is_built_from_nothing_with_the_mouse_in_few_clicks(
    page: Page, westmarch: str
) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    click_to_a_new_deck(page, westmarch, "By mouse alone")
    page.evaluate(
        "window.clicks = 0; document.addEventListener('click', () => { window.clicks += 1; }, true)"
    )
    add = page.locator("#found-cards [id$=-more]")

    page.locator("#deck").get_by_role("link", name="Choose a Ring-bearer").click()
    expect(page.locator("#found")).to_contain_text("the first copy you add bears the Ring")
    add.first.click()
    expect_feedback(page, "bears the Ring")
    queries = ['type:"the one ring"', *(f"type:site site:{number}" for number in range(1, 10))]
    for query in queries:
        expect(page.locator("#found")).to_have_attribute("data-query", query)
        add.first.click()
    expect(page.locator("#deck [data-gap]")).to_have_count(0)
    page.locator("#clear-search").click()
    expect(page.locator("#q")).to_have_value("")
    page.locator("#chips-type > summary").click()
    page.locator("#chip-type-event").click()
    expect(page.locator("#q")).to_have_value("type:event")
    for turn, side in enumerate(("free-peoples", "shadow")):
        if turn:
            page.locator("#chips-side > summary").click()
            page.locator("#chip-side-free-peoples").click()
            expect(page.locator("#q")).to_have_value("type:event")
        page.locator("#chips-side > summary").click()
        page.locator(f"#chip-side-{side}").click()
        expect(page.locator("#chips-side > summary")).to_contain_text("(1)")
        for row in range(8):
            page.locator("#found-cards [id$=-all]").nth(row).click()
        expect(page.locator("#found-cards .build-count__held").nth(7)).to_have_text("4")
    page.locator("#save-now").click()
    expect_feedback(page, "Saved as version 2.")

    expect(page.locator("#bar")).to_contain_text("Legal in King block")
    expect(page.locator("#size")).to_have_text("Deck (64)")
    assert page.evaluate("window.clicks") + CLICKS_TO_THE_BUILDER < MAX_CLICKS


def test_the_cards_of_another_deck_are_taken_by_clicks(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESKTOP)
    new_deck(page, westmarch, "From elsewhere")
    page.locator("#from-elsewhere > summary").click()
    page.get_by_label("Deck or version").select_option(STARTER)
    page.get_by_role("button", name="Replace with its cards").click()
    expect_feedback(page, "Cards of")
    expect(page.locator("#bar")).to_contain_text("Legal in King block")


def test_ctrl_z_undoes_and_leaves_the_focus_where_it_is(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    press(page, "2")
    expect_feedback(page, "2 × Ingold added")

    press(page, "ControlOrMeta+Z")
    expect_feedback(page, "Undone: 2 × Ingold added")
    expect(page.locator("#found-cards .build-row__name").first).to_be_focused()
    press(page, "ControlOrMeta+Shift+Z")
    expect_feedback(page, "Redone: 2 × Ingold added")


def test_an_edit_shows_before_the_server_has_answered(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    held_back: list[Route] = []
    page.route("**/build/edit/", lambda route: held_back.append(route))
    held = page.locator("#found-cards .build-count__held").first

    press(page, "+", "+", "+")

    assert held.inner_text() == "3"
    page.unroute("**/build/edit/")  # and what was held back goes on
    expect_feedback(page, "Ingold added")
    expect(held).to_have_text("3")


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desktop", "phone"])
def test_the_first_result_is_seen_without_scrolling(
    page: Page, westmarch: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    new_deck(page, westmarch, "First result")

    box = page.locator("#found-cards .build-row").first.bounding_box()

    assert box is not None
    bottom = page.locator(".builder-top").bounding_box() if size is PHONE else None
    assert box["y"] + box["height"] < (bottom["y"] if bottom else size["height"])


def test_a_deck_is_broken_and_fixed_and_says_why(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    press(page, "5")

    legality = page.locator("#legality")
    expect(legality).to_contain_text(
        "Ingold is in the deck 5 times; at most 4 copies of a title are allowed"
    )
    expect(legality).to_contain_text("Take out")
    expect(page.locator("#bar")).to_contain_text("problems in King block")

    legality.get_by_role("button", name=re.compile("^Take out 1")).click()
    expect_feedback(page, "Ingold taken out")
    expect(legality.get_by_role("link", name="Choose Shadow cards")).to_be_visible()

    press(page, "u")
    expect_feedback(page, "Undone")
    press(page, "f")
    expect_feedback(page, "Ingold taken out")
    expect(legality).not_to_contain_text("at most 4 copies")


def test_steps_are_undone_and_done_again_and_the_focus_stays(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    press(page, "3", "+", "-", "+")
    expect(page.locator("#found-cards .build-count__held").first).to_have_text("4")

    press(page, "u", "u", "u", "u")
    expect(page.locator("#found-cards .build-count__held").first).to_have_text("0")
    expect_feedback(page, "Undone: 3 × Ingold added")
    press(page, "r", "U")
    expect(page.locator("#found-cards .build-count__held").first).to_have_text("4")
    expect(page.locator("#found-cards .build-row__name").first).to_be_focused()

    press(page, "ArrowRight")
    expect(page.locator("#deck .build-row__name").first).to_be_focused()
    press(page, "ArrowDown", "ArrowDown")
    here = page.evaluate("document.activeElement.id")
    press(page, "0")
    expect_feedback(page, "taken out")
    assert page.evaluate("document.activeElement.closest('[data-list]').dataset.list") == "deck"
    assert page.evaluate("document.activeElement.id") != here
    press(page, "ArrowLeft")
    expect(page.locator("#found-cards .build-row__name").first).to_be_focused()


def test_fast_fingers_lose_no_edit(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")

    press(page, *"++++++++++")

    expect(page.locator("#found-cards .build-count__held").first).to_have_text("10")
    expect(page.locator("#decide section")).to_have_count(0)


def test_keys_rest_while_one_types_and_their_map_is_shown(aragorn: Page) -> None:
    page = aragorn
    expect(page.locator("#bar")).to_contain_text("changes since version 1")
    page.get_by_label("Version name").fill("us 4+")
    expect(page.get_by_label("Version name")).to_have_value("us 4+")
    page.locator("#undo").focus()
    press(page, "?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("Make the companion the Ring-bearer")
    press(page, "Escape")
    expect(keys).to_be_hidden()
    assert page.locator("#undo").get_attribute("title") != "Nothing to undo"


def test_filters_write_the_query_and_gaps_search_for_what_is_missing(
    page: Page, westmarch: str
) -> None:
    page.set_viewport_size(DESKTOP)
    new_deck(page, westmarch, "With a mouse")
    title = page.locator("#chips-type > summary")
    title.click()
    page.locator("#chip-type-companion").click()
    expect(page.locator("#q")).to_have_value("type:companion")
    expect(page.locator("#chips-type")).not_to_have_attribute("open", "")
    expect(title).to_be_focused()
    title.click()
    page.locator("#chip-type-ally").click()
    expect(page.locator("#q")).to_have_value("(type:companion or type:ally)")
    title.click()
    expect(page.locator("#chip-type-ally")).to_have_attribute("aria-current", "true")
    assert violations(page) == []
    press(page, "Escape")

    page.get_by_role("link", name="Choose site 3").click()
    expect(page.locator("#q")).to_have_value("type:site site:3")
    page.locator("#found-cards .build-step", has_text="+").first.click()
    expect(page.get_by_role("link", name="Choose site 3")).to_have_count(0)


def test_a_menu_opened_while_the_page_settles_stays_open(aragorn: Page) -> None:
    aragorn.evaluate("htmx.config.defaultSettleDelay = 500")
    aragorn.locator("#chips-type > summary").click()
    aragorn.locator("#chip-type-event").click()
    expect(aragorn.locator("#q")).to_have_value("type:event")
    aragorn.locator("#chips-side > summary").click()
    aragorn.wait_for_timeout(700)
    expect(aragorn.locator("#chips-side")).to_have_attribute("open", "")


def test_the_verdict_and_the_chips_follow_the_format_and_the_day(aragorn: Page) -> None:
    page = aragorn
    page.get_by_label("Format", exact=True).select_option("fellowship-block")
    expect(page.locator("#bar")).to_contain_text("in Fellowship block")
    expect(page.locator("#scope")).to_contain_text("not legal in Fellowship block")
    page.get_by_label("Check legality on").fill("2002-01-05")
    expect(page.locator("#legality")).to_contain_text("On 5 January 2002")
    page.locator("#save-now").focus()
    search(page, "gandalf")
    press(page, "1")
    expect(page.locator("#legality")).to_contain_text("On 5 January 2002")
    page.get_by_label("Deck name").fill("Renamed")
    press(page, "Tab")
    expect(page.locator("#deck-name")).to_have_text("Renamed")


def test_more_cards_come_as_one_scrolls(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESKTOP)
    new_deck(page, westmarch, "Scrolling")
    rows = page.locator("#found-cards .build-row")
    expect(rows).to_have_count(40)
    page.locator(".build-more").scroll_into_view_if_needed()
    expect(rows).to_have_count(80)


def test_a_deck_of_the_lcg_has_heroes_and_a_side_board(
    page: Page, westmarch: str, screenshot: Callable[[str], None]
) -> None:
    page.set_viewport_size(DESKTOP)
    new_deck(page, westmarch, "Dunedain", "lcg", "lcg-core-1")

    search(page, "t:hero sphere:leadership")
    press(page, "1", "ArrowDown", "1")
    expect(page.locator("#column-heroes")).to_have_text(re.compile(r"Heroes\s+2$"))
    search(page, "guard of the citadel")
    press(page, "2", "x")
    expect(page.locator("#found-cards .build-count__held").first).to_have_text("2+1")
    expect(page.locator("#column-sideboard")).to_have_text(re.compile(r"Sideboard\s+1$"))
    screenshot("builder-lcg")
    page.locator("#deck-sideboard-01013-name").focus()
    press(page, "x")
    expect(page.locator("#column-sideboard")).to_have_count(0)
    expect(page.locator("#found-cards .build-count__held").first).to_have_text("3")
    assert violations(page) == []


def test_the_halves_scroll_and_the_page_is_no_longer_than_they_are(aragorn: Page) -> None:
    page = aragorn
    search(page, "c:gondor")

    below = page.evaluate(
        "document.documentElement.scrollHeight - scrollY"
        " - document.querySelector('.builder-halves').getBoundingClientRect().bottom"
    )

    assert abs(below) <= 2


def test_ctrl_s_saves_even_while_one_types(aragorn: Page) -> None:
    page = aragorn
    page.get_by_label("Version name").fill("Before the tournament")
    press(page, "ControlOrMeta+S")
    expect_feedback(page, "Saved as version 2.")
    page.goto(re.sub(r"/build/.*", "/versions/", page.url))
    expect(page.get_by_role("main")).to_contain_text("Before the tournament")


def test_a_card_is_drawn_beside_its_row(aragorn: Page) -> None:
    page = aragorn
    search(page, "ingold")
    expect(page.locator("#face .game-card__title")).to_have_text(re.compile("Ingold"))
    press(page, "Escape")
    expect(page.locator("#face")).to_be_hidden()


def test_two_tabs_never_lose_a_change_silently(
    aragorn: Page, screenshot: Callable[..., None]
) -> None:
    here = aragorn
    there = here.context.new_page()
    there.set_viewport_size(DESKTOP)
    there.goto(here.url)
    there.wait_for_load_state("load")
    search(there, "ingold")
    search(here, "ingold")
    press(here, "2")
    expect_feedback(here, "2 × Ingold added")

    press(there, "3")

    decide = there.get_by_role("alertdialog")
    expect(decide).to_contain_text("This deck changed in another tab")
    expect(decide).to_contain_text("2 × Ingold added")
    expect(decide).to_contain_text("3 × Ingold in all")
    expect(decide).to_be_focused()
    expect(there.locator("#held-7_106")).to_have_text("2")
    screenshot("builder-two-tabs", of=there)
    assert violations(there) == []

    there.get_by_role("button", name="Apply my change").click()
    expect_feedback(there, "Ingold added")
    expect(decide).to_have_count(0)
    expect(there.locator("#deck")).to_contain_text("Ingold")

    press(here, "4")
    expect(here.get_by_role("alertdialog")).to_contain_text("4 × Ingold in all")
    here.get_by_role("link", name="Discard my change").click()
    expect(here.get_by_role("alertdialog")).to_have_count(0)


def test_a_version_saved_elsewhere_is_shown_before_saving(aragorn: Page, westmarch: str) -> None:
    page = aragorn
    page.locator("#save-now").click()
    expect_feedback(page, "Saved as version 2.")
    search(page, "ingold")
    press(page, "2")
    expect_feedback(page, "2 × Ingold added")
    deck = re.sub(r"/build/.*", "", page.url)
    elsewhere = page.context.new_page()
    elsewhere.goto(f"{deck}/versions/")
    elsewhere.locator("form[action$='/versions/1/restore/'] button").click()
    expect(elsewhere.get_by_role("main")).to_contain_text("Version 3")

    page.locator("#save-now").click()
    decide = page.get_by_role("alertdialog")
    expect(decide).to_contain_text("Version 3 was saved in another tab")
    decide.get_by_role("button", name="Save both changes").click()
    expect_feedback(page, "Saved as version 4.")
    expect(decide).to_have_count(0)


def test_the_builder_works_without_scripts(browser: Browser, westmarch: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    click_to_a_new_deck(page, westmarch, "No scripts")
    page.locator("#q").fill("ingold")
    page.get_by_role("button", name="Search", exact=True).click()
    page.locator("#found-cards .build-step", has_text="+").first.click()
    expect(page.locator("#held-7_106")).to_have_text("1")
    expect(page.locator("#q")).to_have_value("ingold")
    expect(page.locator("#deck")).to_contain_text("Ingold")
    page.locator("#undo").click()
    expect(page.locator("#held-7_106")).to_have_text("0")
    page.locator("#redo").click()
    page.locator("#save-now").click()
    expect(page.get_by_role("main")).to_contain_text("Saved as version 2.")
    context.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_the_builder_fits_its_width_and_axe_finds_nothing(
    aragorn: Page, screenshot: Callable[[str], None], width: ViewportSize
) -> None:
    page = aragorn
    page.set_viewport_size(width)
    page.goto(
        re.sub(r"\?.*", "?q=c:gondor", page.url) if "?" in page.url else f"{page.url}?q=c:gondor"
    )
    for half in ("search", "deck"):
        tab = page.locator(f".builder-tabs [data-half={half}]")
        if tab.is_visible():
            tab.click()
        assert fits(page)
        look = partial(screenshot, f"builder-{half}-{width['width']}")
        assert violations_by_scheme(page, look) == {}


def test_on_a_phone_the_halves_are_tabs_and_targets_are_large(aragorn: Page) -> None:
    page = aragorn
    page.set_viewport_size(PHONE)
    page.goto(f"{re.sub(r'[?].*', '', page.url)}?q=ingold")
    expect(page.locator("#deck-half")).to_be_hidden()
    expect(page.locator(".builder-tabs")).to_contain_text("Deck (62)")
    expect(page.locator("#bar")).to_contain_text("Legal in King block")
    targets = page.locator("#found-cards button:visible, .builder-top button, .builder-tabs a")
    for target in targets.all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET, target.inner_text()

    page.locator("#found-cards .build-step", has_text="+").first.click()
    expect(page.locator(".builder-tabs")).to_contain_text("Deck (63)")
    page.locator(".builder-tabs a", has_text="Deck").click()
    expect(page.locator("#search-half")).to_be_hidden()
    expect(page.locator("#deck")).to_contain_text("Ingold")
