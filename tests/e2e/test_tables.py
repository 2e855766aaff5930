"""You sit down and play: whole games by mouse and by keyboard, at a desk and on a telephone."""

import random
import re
import time
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from tests.e2e.axe import BOTH, looks_right, violations_by_scheme
from tests.e2e.viewports import PHONE

pytestmark = pytest.mark.e2e

DESK: ViewportSize = {"width": 1280, "height": 860}
# No game that is played at random had half as many choices of one person.
MOST_CHOICES = 1500
# A move appears at the others within two seconds; a busy machine needs a little more.
SECONDS_TO_APPEAR = 4
# A group is confirmed with a card chosen on the board, and without.
CHOSEN_ON_BOARD = 0.7
By = Literal["mouse", "keys", "touch"]
SETTLED = "#table:is([data-state=yours], [data-state=over])"


def sit_down(page: Page, westmarch: str, game: str, opponent: str = "easy") -> None:
    page.goto(westmarch)
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Play", exact=True).click()
    page.goto(f"{westmarch}/tables/new/?game={game}")
    if game == "tcg":
        # Who tries out each move would think for most of a game.
        page.locator("select[name=opponent_player]").select_option(opponent)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(SETTLED)).to_be_visible()
    page.locator("select[data-speed]").select_option("0")


def choices(page: Page) -> Locator:
    return page.locator("[data-options] button")


def confirm_choice(page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
    """Confirm a group. Where nobody can't be chosen, an enemy comes first, then who attacks it."""
    confirm = page.locator("[data-confirm]")
    while confirm.is_disabled():
        press(page.locator(".board .can-choose:not(.is-chosen):visible").first)
    press(confirm)


def choose_any(page: Page, dice: random.Random) -> None:
    """Choose at random by mouse."""
    if page.locator("[data-confirm]").count():
        confirm_choice(page)
    else:
        choices(page).nth(dice.randrange(choices(page).count())).click()


def play(page: Page, by: By, most: int = MOST_CHOICES) -> bool:
    """Choose at random among what is offered; return whether the game is over."""
    dice = random.Random(3)
    press: Callable[[Locator], None] = Locator.tap if by == "touch" else Locator.click
    for _ in range(most):
        page.locator(SETTLED).wait_for()
        if page.locator("#table[data-state=over]").count():
            return True
        offered = choices(page).count()
        confirm = page.locator("[data-confirm]")
        if by == "keys" and confirm.count():
            if confirm.is_disabled():
                page.keyboard.press("1")
            page.keyboard.press("ArrowUp")
            confirm.focus()
            page.keyboard.press("Enter")
        elif by == "keys":
            page.keyboard.press(str(dice.randint(1, min(9, offered))))
        elif confirm.count():
            if dice.random() < CHOSEN_ON_BOARD:
                press(page.locator(".board .can-choose:visible").first)
            confirm_choice(page, press)
        else:
            press(choices(page).nth(dice.randrange(offered)))
    return False


HANDS: list[tuple[ViewportSize, By]] = [
    (DESK, "mouse"),
    (DESK, "keys"),
    (PHONE, "keys"),
    (PHONE, "touch"),
]
WAYS = [(game, size, by) for game in ("tcg", "lcg") for size, by in HANDS]
# One way through the shorter game; the others take up to a quarter of a minute, and are nightly.
USUAL_WAYS = (("lcg", PHONE, "keys"),)


@pytest.mark.parametrize(
    ("game", "size", "by"),
    [pytest.param(*way, marks=() if way in USUAL_WAYS else pytest.mark.nightly) for way in WAYS],
)
def test_a_whole_game(
    browser: Browser, westmarch: str, game: str, size: ViewportSize, by: By
) -> None:
    context = browser.new_context(viewport=size, has_touch=by == "touch", reduced_motion="reduce")
    page = context.new_page()
    sit_down(page, westmarch, game)

    assert play(page, by)

    result = page.locator("[data-question]")
    expect(result).to_have_text(re.compile(r"\b(wins?|loses?)\b"))
    expect(page.get_by_role("link", name="Play again")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".replay-controls")).to_be_visible()
    context.close()


def test_axe_finds_nothing_where_games_begin_and_are_listed(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESK)
    page.goto(f"{westmarch}/tables/new/?game=lcg")
    assert not looks_right(page)
    page.goto(f"{westmarch}/tables/")
    assert not looks_right(page)


def test_the_small_print_of_an_exhausted_card_is_readable(page: Page, westmarch: str) -> None:
    page.set_viewport_size(DESK)
    sit_down(page, westmarch, "lcg")
    exhausted = page.locator(".table-card--exhausted").first
    dice = random.Random(1)
    while not exhausted.count():
        page.locator(SETTLED).wait_for()
        choose_any(page, dice)
    page.locator(SETTLED).wait_for()

    assert violations_by_scheme(page, part=exhausted, schemes=BOTH) == {}


def test_a_choice_in_a_stale_tab_changes_nothing_and_says_so(page: Page, westmarch: str) -> None:
    sit_down(page, westmarch, "lcg")
    other = page.context.new_page()
    # A tab that hears no news, as one whose connection is slow.
    other.route(re.compile("/news/"), lambda _route: None)
    other.goto(page.url)
    expect(other.locator(SETTLED)).to_be_visible()
    choices(page).first.click()
    expect(page.locator("[data-log]")).to_contain_text("Round 1")

    choices(other).first.click()

    expect(other.locator("[data-notice]")).to_contain_text("Nothing was changed")
    expect(other.locator("[data-question]")).to_have_text(
        page.locator("[data-question]").inner_text()
    )


def test_a_marked_card_is_chosen_by_a_click_and_escape_clears(page: Page, westmarch: str) -> None:
    sit_down(page, westmarch, "lcg")
    for _ in range(30):
        if page.locator("[data-confirm]").count():
            break
        page.keyboard.press("p")
        page.locator(SETTLED).wait_for()
        if not page.locator("[data-confirm]").count():
            choices(page).last.click()
            page.locator(SETTLED).wait_for()
    page.locator(".board .can-choose").first.click()
    expect(page.locator(".board .is-chosen")).to_have_count(1)
    primary = re.compile("button--primary")
    confirm = page.get_by_role("button", name="Confirm 1")
    expect(confirm).to_have_class(primary)
    expect(confirm).to_contain_text("revealed and may add threat")
    expect(page.locator(".quest-strip")).to_contain_text("so far")

    page.keyboard.press("Escape")

    nobody = page.get_by_role("button", name="Choose nobody")
    expect(nobody).to_be_visible()
    expect(nobody).not_to_have_class(primary)
    expect(page.locator(".quest-strip")).not_to_contain_text("so far")


def test_a_card_that_is_not_marked_says_why_not(page: Page, westmarch: str) -> None:
    sit_down(page, westmarch, "lcg")
    why = page.get_by_role("region", name="Why not now")

    page.locator(".held-card a").first.click()

    expect(why).to_contain_text("Now you decide whether to keep the opening hand")
    expect(why).to_contain_text("Core rules, “Setup”")
    expect(why).to_be_focused()
    assert not looks_right(page)
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_a_card_is_read_by_button_and_key(page: Page, westmarch: str) -> None:
    sit_down(page, westmarch, "lcg")
    why = page.get_by_role("region", name="Why not now")
    hero = page.locator(".party__characters a").first

    page.get_by_role("link", name="Read a card").click()
    hero.click()
    expect(why).to_contain_text(hero.inner_text())

    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    hero.focus()
    page.keyboard.press("i")
    expect(why).to_contain_text(hero.inner_text())


def test_a_choice_made_while_a_hint_is_on_its_way_is_done_after_it(
    page: Page, westmarch: str
) -> None:
    sit_down(page, westmarch, "tcg")
    held: list[Route] = []
    page.route("**/hint/", lambda route: held.append(route))
    question = page.locator("[data-question]")
    asked = question.inner_text()

    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-notice]")).to_contain_text("Thinking about a hint.")
    choices(page).first.click()
    expect(question).to_have_text(asked)
    held[0].continue_()

    expect(question).not_to_have_text(asked)


def test_the_board_of_the_lcg_explains_its_icons(page: Page, westmarch: str) -> None:
    sit_down(page, westmarch, "lcg")

    page.get_by_role("button", name="Legend").click()

    legend = page.get_by_role("dialog", name="What the board shows")
    expect(legend.get_by_role("link", name="Willpower")).to_be_visible()
    assert not looks_right(page)


def test_a_dropped_connection_says_so_and_loses_nothing(page: Page, westmarch: str) -> None:
    sit_down(page, westmarch, "lcg")
    notice = page.locator("[data-notice]")
    before = page.locator("#table").get_attribute("data-revision")
    page.context.set_offline(True)
    choices(page).first.click()
    expect(notice).to_contain_text("The connection is lost")
    expect(choices(page).first).to_be_visible()

    page.context.set_offline(False)

    expect(notice).to_have_text("The connection is back.")
    assert page.locator("#table").get_attribute("data-revision") == before
    choices(page).first.click()
    expect(page.locator("[data-log]")).to_contain_text("Round 1")


def test_two_browsers_at_one_table(page: Page, browser: Browser, westmarch: str) -> None:
    page.goto(f"{westmarch}/tables/new/?game=tcg")
    page.locator("select[name=opponent]").select_option("rotk-eomer-starter")
    page.locator("select[name=opponent_player]").select_option(label="A friend, by a link")
    page.get_by_role("button", name="Start the game").click()
    link = page.locator(".invitation input").first.input_value()
    friend = browser.new_context().new_page()
    friend.goto(link)
    friend.get_by_role("button", name="Take the seat").click()
    for seat in (page, friend):
        seat.locator("#table[data-state]").wait_for()

    for _ in range(6):
        chooser, other = (page, friend) if _is_asked(page) else (friend, page)
        revision = chooser.locator("#table").get_attribute("data-revision")
        seen = f"#table:not([data-revision='{revision}'])"
        choices(chooser).first.click()
        chooser.locator(seen).wait_for()
        moved = time.monotonic()
        other.locator(seen).wait_for()
        assert time.monotonic() - moved < SECONDS_TO_APPEAR
    last = page.locator("[data-log] li").last.inner_text()
    assert last in friend.locator("[data-log]").inner_text()
    friend.context.close()


def _is_asked(page: Page) -> bool:
    """Return whether a seat must choose, once one of both must."""
    page.locator("#table:is([data-state=yours], [data-state=others])").wait_for()
    return page.locator("#table[data-state=yours]").count() == 1


def sit_down_with_two_decks(page: Page, westmarch: str) -> None:
    page.goto(f"{westmarch}/tables/new/?game=lcg")
    page.locator("select[name=deck_2]").select_option("core-spirit")
    page.locator("select[name=deck_2_player]").select_option(label="You")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(SETTLED)).to_be_visible()
    page.locator("select[data-speed]").select_option("0")


def test_the_page_follows_the_game_between_two_decks_of_your_own(
    page: Page, westmarch: str
) -> None:
    sit_down_with_two_decks(page, westmarch)
    shown = page.get_by_role("navigation", name="Your seats").locator("[aria-current]")
    dice = random.Random(5)
    seen = set()
    for _ in range(MOST_CHOICES):
        page.locator(SETTLED).wait_for()
        if page.locator("#table[data-state=over]").count():
            break
        if "Round 2" in page.locator("[data-log]").inner_text():
            break
        before = shown.inner_text()
        seen.add(before)
        assert "chooses" in before
        choose_any(page, dice)
        page.locator(SETTLED).wait_for()
        if shown.inner_text() != before and page.locator("#table[data-state=yours]").count():
            expect(page.locator("[data-notice]")).to_contain_text("Now you choose for")
    assert len(seen) == 2
    expect(page.locator("[data-log]")).to_contain_text("Round 2")
    page.get_by_text("What you may draw").click()
    expect(page.get_by_role("table", name="Encounter deck")).to_be_visible()
    page.get_by_text("Leave or end").click()
    assert not looks_right(page)


def test_without_scripts_the_page_plays_too(browser: object, westmarch: str) -> None:
    context = browser.new_context(java_script_enabled=False)  # type: ignore[attr-defined]
    page = context.new_page()
    page.goto(f"{westmarch}/tables/new/")
    page.get_by_role("button", name="Start the game").click()
    before = page.locator("#table").get_attribute("data-revision")
    page.locator("[data-options] button").first.click()
    assert page.locator("#table").get_attribute("data-revision") != before
    context.close()


def test_an_assignment_is_drawn_on_the_table_before_it_is_confirmed(
    page: Page, westmarch: str
) -> None:
    """The minion stands in its defender's lane, with what would come of the fight."""
    page.set_viewport_size(DESK)
    sit_down(page, westmarch, "tcg")
    dice = random.Random(5)
    for _ in range(MOST_CHOICES):
        page.locator(SETTLED).wait_for()
        if page.locator("[data-confirm]").count():
            break
        choices(page).nth(dice.randrange(choices(page).count())).click()
    minion = page.locator(".battlefield__minions a").first.inner_text()
    # To assign nobody is never what the eye finds first, and what is left says who may use it.
    expect(page.locator("[data-confirm]")).not_to_have_class(re.compile("primary"))
    expect(page.locator("[data-confirm]")).to_contain_text("may let the rest fight anybody")

    page.locator(".battlefield__minions > .can-choose").first.click()
    defender = page.locator(".lanes .can-choose").first
    if not page.locator(".lane.is-planned").count():
        defender.click()

    lane = page.locator(".lane.is-planned")
    expect(lane).to_have_count(1)
    expect(lane.locator(".lane__minions [data-planned]")).to_have_count(1)
    assert lane.locator(".lane__minions a").first.inner_text() == minion
    expect(lane.locator(".lane__outcome[data-planned]")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_contain_text("Confirm 1")
    expect(page.locator("[data-confirm]")).to_have_class(re.compile("primary"))


def test_the_newest_line_of_the_log_is_always_in_view(page: Page, westmarch: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(page, westmarch, "tcg")
    for _ in range(12):
        page.locator(SETTLED).wait_for()
        choices(page).first.click()
    page.locator(SETTLED).wait_for()

    expect(page.locator("[data-log] > li").last).to_be_in_viewport(ratio=0.9)
