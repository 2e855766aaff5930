"""A table is comfortable: large enough for fingers, whole when zoomed, and quiet unless asked.

.venv/bin/python -m pytest tests/e2e/test_tables_comfort.py -m nightly -n0
"""

import random

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.test_tables import SETTLED, choices, confirm_choice, sit_down
from tests.e2e.viewports import PHONE

pytestmark = [pytest.mark.e2e, pytest.mark.nightly]

# Half of 1280×800: what is left of a window at 200 %.
ZOOMED: ViewportSize = {"width": 640, "height": 400}
FINGER = 44
# Positions of a game at which a page is looked at.
LOOKS, BETWEEN = 6, 12

# What a finger must hit, with a label that it belongs to; words within a sentence are spared.
# A target may reach beyond what is drawn, by an `::after` without words.
TOO_SMALL = """finger => [...document.querySelectorAll(
    'main button, main select, main summary, main input, .board .can-choose')]
  .filter((part) => part.checkVisibility() && !part.closest('p'))
  .map((part) => part.labels?.[0] ?? part)
  .map((part) => {
    const box = part.getBoundingClientRect();
    const around = getComputedStyle(part, '::after');
    const reaches = (side) => around.position === 'absolute' ? parseFloat(around[side]) || 0 : 0;
    const width = Math.max(box.width, reaches('width'));
    const height = Math.max(box.height, reaches('height'));
    return [part.textContent.trim().slice(0, 40), { width, height }];
  })
  .filter(([, box]) => box.width && (box.height < finger - 0.5 || box.width < finger - 0.5))
  .map(([words, box]) => `${words}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
WIDER_THAN_THE_WINDOW = "() => document.documentElement.scrollWidth - innerWidth"
# Idle options and all others in the order of the page.
IDLE_BEFORE_OTHERS = """() => {
  const idle = [...document.querySelectorAll('[data-options] button')]
    .map((button) => button.textContent.includes('would do nothing'));
  return idle.indexOf(true) >= 0 && idle.lastIndexOf(false) > idle.indexOf(true);
}"""


def go_on(page: Page, dice: random.Random) -> bool:
    """Make some choices at random; return whether the game still goes on."""
    for _ in range(BETWEEN):
        page.locator(SETTLED).wait_for()
        if page.locator("#table[data-state=over]").count():
            return False
        if page.locator("[data-confirm]").count():
            page.locator(".board .can-choose:visible").first.click()
            confirm_choice(page)
        else:
            choices(page).nth(dice.randrange(choices(page).count())).click()
    page.locator(SETTLED).wait_for()
    return True


@pytest.mark.parametrize("game", ["tcg", "lcg"])
def test_what_a_finger_must_hit_is_large_enough(
    browser: Browser, westmarch: str, game: str
) -> None:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page, dice = context.new_page(), random.Random(5)
    sit_down(page, westmarch, game)
    for _ in range(LOOKS):
        found = page.evaluate(TOO_SMALL, FINGER)
        assert not found, "; ".join(found)
        if not go_on(page, dice):
            break
    context.close()


@pytest.mark.parametrize("game", ["tcg", "lcg"])
def test_at_twice_the_size_nothing_leaves_the_window(
    browser: Browser, westmarch: str, game: str
) -> None:
    context = browser.new_context(viewport=ZOOMED, device_scale_factor=2, reduced_motion="reduce")
    page, dice = context.new_page(), random.Random(6)
    sit_down(page, westmarch, game)
    for _ in range(LOOKS):
        assert page.evaluate(WIDER_THAN_THE_WINDOW) <= 0
        expect(page.locator("[data-question]")).to_be_visible()
        if not go_on(page, dice):
            break
    context.close()


@pytest.mark.parametrize("game", ["tcg", "lcg"])
def test_what_would_do_nothing_comes_last(browser: Browser, westmarch: str, game: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page, dice = context.new_page(), random.Random(7)
    sit_down(page, westmarch, game)
    for _ in range(LOOKS):
        assert page.evaluate(IDLE_BEFORE_OTHERS) is False
        if not go_on(page, dice):
            break
    context.close()


def test_a_sound_plays_at_your_turn_only_if_you_asked_for_it(
    browser: Browser, westmarch: str
) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(
        """window.notes = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) {
          window.notes += 1;
          return start.apply(this, when);
        };"""
    )
    # You wait for who thinks.
    sit_down(page, westmarch, "tcg", "strong")
    dice = random.Random(8)
    go_on(page, dice)
    assert page.evaluate("window.notes") == 0

    switch = page.locator("[data-act=sound]")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.notes") == 2

    go_on(page, dice)
    assert page.evaluate("window.notes") > 2
    context.close()
