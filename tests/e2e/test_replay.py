"""A replay plays: keys, speed, scrubber, jumps, faces, and one screen without scrolling."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect

from tests.e2e.axe import violations_by_scheme
from tests.e2e.playing import GAME_LINK, SECONDS_TO_PLAY, start_playtest
from tests.expected import present

pytestmark = pytest.mark.e2e


# Fewer than a whole game has.
MOST_SKIRMISHES = 8
MOST_STEPS_TO_ASK = 30
MOVING = "document.querySelector('.board').getAnimations({subtree: true}).length"


@pytest.fixture(scope="module")
def game(browser: Browser, westmarch: str) -> tuple[str, StorageState]:
    """Return the address of a replay, and the browser state that may read it."""
    context = browser.new_context()
    page = context.new_page()
    start_playtest(page, westmarch, games=1)
    link = page.locator(GAME_LINK).first
    expect(link).to_be_visible(timeout=SECONDS_TO_PLAY)
    address = f"{westmarch}{link.get_attribute('href')}"
    state = context.storage_state()
    context.close()
    return address, state


@pytest.fixture
def replay(browser: Browser, game: tuple[str, StorageState]) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, storage_state=game[1])
    page = context.new_page()
    page.goto(game[0])
    yield page
    context.close()


def step(page: Page) -> int:
    return int(
        present(re.search(r"Step (\d+)", page.locator(".replay-controls__place").inner_text()))[1]
    )


def test_w_tells_what_the_computer_compared(replay: Page) -> None:
    asked = replay.locator("[data-why]:not([data-mute])")
    why = replay.get_by_role("dialog", name="Why?")
    for _ in range(MOST_STEPS_TO_ASK):
        if asked.count():
            replay.keyboard.press("w")
            expect(why).to_contain_text(re.compile("compared:|nothing to say"))
            # Bids are random: nothing is compared.
            if "compared:" in why.inner_text():
                break
            replay.keyboard.press("Escape")
        replay.keyboard.press("ArrowRight")
    expect(why).to_contain_text("compared:")
    expect(why.get_by_role("listitem").first).to_contain_text("Chosen")
    assert not violations_by_scheme(replay, part=why)
    replay.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_space_plays_and_pauses(replay: Page) -> None:
    replay.locator("[data-speed]").select_option("8")
    replay.locator(".replay-header").click()
    replay.keyboard.press("Space")
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay.locator(".replay-controls__place")).to_have_text(re.compile("Step [4-9] of"))
    replay.keyboard.press("Space")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step(replay)
    replay.wait_for_timeout(500)
    assert step(replay) == stopped > 3


def test_keys_jump_to_the_next_mark_and_back(replay: Page) -> None:
    replay.keyboard.press("m")
    first = step(replay)
    moved = replay.locator(".replay-log li[aria-current]").all_inner_texts()
    assert any("moves to" in line for line in moved)
    replay.keyboard.press("m")
    assert step(replay) > first
    replay.keyboard.press("Shift+M")
    assert step(replay) == first
    # A skirmish in which nobody chooses anything is over at the step that names it.
    for _ in range(MOST_SKIRMISHES):
        replay.get_by_role("button", name="Skirmish").click()
        fought = replay.locator(".replay-log li[aria-current]").all_inner_texts()
        assert any("skirmishes" in line for line in fought)
        if replay.locator(".lane[data-now]").is_visible():
            break
    expect(replay.locator(".lane[data-now]")).to_be_visible()
    expect(replay.locator(".lane[data-now] .lane__totals")).to_contain_text(re.compile(r"\d"))


def test_the_scrubber_and_the_log_go_to_a_step_whose_address_can_be_shared(
    replay: Page, game: tuple[str, StorageState]
) -> None:
    replay.get_by_label("Step", exact=True).fill("25")
    assert step(replay) == 25
    assert replay.url == f"{game[0]}?step=25"
    line = replay.locator(".replay-log li").nth(30)
    wanted = int(present(line.get_attribute("data-at")))
    line.get_by_role("link", include_hidden=True).click()
    assert step(replay) == wanted
    replay.reload()
    assert step(replay) == wanted


def test_the_script_draws_what_the_server_draws(
    replay: Page, browser: Browser, game: tuple[str, StorageState]
) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, java_script_enabled=False, storage_state=game[1]
    )
    server = context.new_page()
    for number in (1, 20, 45):
        replay.get_by_label("Step", exact=True).fill(str(number))
        server.goto(f"{game[0]}?step={number}")
        assert drawn(replay) == drawn(server)
    context.close()


def drawn(page: Page) -> list[str]:
    """Return the words of the board, line by line."""
    words = page.locator(".board").inner_text()
    return [line.strip() for line in words.splitlines() if line.strip()]


def test_a_card_shows_its_face_on_hover(replay: Page) -> None:
    replay.get_by_label("Step", exact=True).fill("20")
    replay.locator(".held-card a").first.hover()
    expect(replay.locator("#face")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_it_fits_one_screen(replay: Page, width: int, height: int) -> None:
    replay.set_viewport_size({"width": width, "height": height})
    replay.keyboard.press("End")
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert replay.evaluate(size) == [width, height]
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_in_viewport()


FULLEST_STEP = """() => {
    const scrubber = document.querySelector(".replay-scrubber input");
    const cards = Array.from({length: Number(scrubber.max) + 1}, (_, step) => {
        scrubber.value = step;
        scrubber.dispatchEvent(new Event("input"));
        return document.querySelectorAll(".board .table-card").length;
    });
    return cards.lastIndexOf(Math.max(...cards));
}"""


def test_a_phone_shows_every_card_of_a_row(replay: Page) -> None:
    replay.set_viewport_size({"width": 390, "height": 844})
    # A card on its way from elsewhere may be beyond the edge for a moment.
    replay.emulate_media(reduced_motion="reduce")
    replay.get_by_label("Step", exact=True).fill(str(replay.evaluate(FULLEST_STEP)))
    beyond = """() => [...document.querySelectorAll('.board .table-card')].filter((card) => {
        const {left, right} = card.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
    }).length"""
    assert replay.locator(".board .table-card").count() > 5
    for _ in range(20):
        assert replay.evaluate(beyond) == 0
        replay.keyboard.press("ArrowLeft")


def test_nothing_moves_for_who_wants_no_motion(replay: Page) -> None:
    replay.emulate_media(reduced_motion="reduce")
    replay.keyboard.press("m")
    replay.keyboard.press("ArrowLeft")
    replay.keyboard.press("ArrowRight")
    assert replay.evaluate(MOVING) == 0


def test_a_card_that_moves_glides(replay: Page) -> None:
    replay.emulate_media(reduced_motion="no-preference")
    glided = replay.evaluate(
        """() => {
            const board = document.querySelector(".board");
            const next = document.querySelector("[data-step-by='1']");
            let most = 0;
            for (let i = 0; i < 40; i++) {
                next.click();
                most = Math.max(most, board.getAnimations({subtree: true}).length);
            }
            return most;
        }"""
    )
    assert glided > 0


def test_a_swipe_steps_on_a_phone(browser: Browser, game: tuple[str, StorageState]) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, storage_state=game[1]
    )
    page = context.new_page()
    page.goto(game[0])
    swipe = """([from, to]) => {
        const board = document.querySelector(".board__status");
        const touch = (x) => new Touch({identifier: 1, target: board, clientX: x, clientY: 200});
        const event = (type, x, down) => board.dispatchEvent(new TouchEvent(type, {
            bubbles: true, touches: down ? [touch(x)] : [], changedTouches: [touch(x)],
        }));
        event("touchstart", from, true);
        event("touchend", to, false);
    }"""
    page.evaluate(swipe, [300, 100])
    assert step(page) == 1
    page.evaluate(swipe, [100, 300])
    assert step(page) == 0
    context.close()


CUT_OFF = """async () => {
    const scrubber = document.querySelector(".replay-scrubber input");
    const cut = [];
    for (let step = 0; step <= Number(scrubber.max); step += 1) {
        scrubber.value = step;
        scrubber.dispatchEvent(new Event("input"));
        for (const box of document.querySelectorAll(".board, .battlefield")) {
            const hidden = box.scrollHeight - box.clientHeight;
            if (hidden > 1) cut.push([step, box.className, hidden]);
        }
    }
    return cut;
}"""


@pytest.mark.parametrize(
    "size", [(1280, 800), pytest.param((1440, 900), marks=pytest.mark.nightly)]
)
def test_a_laptop_shows_attachments_and_skirmishes_whole(
    replay: Page, size: tuple[int, int]
) -> None:
    width, height = size
    # A card that glides reaches beyond its row for a moment.
    replay.emulate_media(reduced_motion="reduce")
    replay.set_viewport_size({"width": width, "height": height})
    assert replay.evaluate(CUT_OFF) == []


def test_a_card_that_leaves_fades_and_a_number_that_changes_swells(replay: Page) -> None:
    moved = replay.evaluate(
        """async () => {
            const seen = new Set();
            const next = document.querySelector('[data-key="ArrowRight"]');
            const steps = Number(document.getElementById("replay").dataset.steps);
            for (let step = 0; step < steps && seen.size < 2; step += 1) {
                next.click();
                if (document.querySelector(".board-ghost")) seen.add("fades");
                const board = document.querySelector(".board");
                for (const animation of board.getAnimations({subtree: true})) {
                    const { target } = animation.effect;
                    if (target.matches(".power, .lane__totals")) seen.add("swells");
                }
            }
            return [...seen].sort();
        }"""
    )
    assert moved == ["fades", "swells"]
