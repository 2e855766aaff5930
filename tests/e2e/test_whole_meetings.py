"""People who never met play whole games in their own browsers, whatever is lost on the way.

Two play a rated game of the TCG, watched by a third; three play a scenario of the LCG. A connection
drops, and the web process is killed while they play.
"""

import os
import random
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import installed_browser
from tests.e2e.test_people_meet import say, take_back_by_consent
from tests.e2e.test_tables import DESK, SETTLED, choices, confirm_choice
from tests.preparing import copy_prepared
from tests.processes import SECONDS_TO_STOP, environment, eventually
from tests.servers import free_port
from tests.westmarch.serve.test_serve import child
from tests.westmarch.serving import Serving, serving

pytestmark = [pytest.mark.e2e, pytest.mark.nightly]

RATING = re.compile(r"Your rating: 1500 to \d+ \([+−]\d+\)")
CLOCK = re.compile(r"\d:\d\d")
# A page that shows what it waits for: a choice of yours, others, or nothing more.
STATES = "#table:is([data-state=yours], [data-state=others], [data-state=over])"
OVER = "#table[data-state=over]"
# No game that is played at random has more choices of all its people.
MOST_CHOICES = 4_000
# After so many choices each thing happens.
UNDO, TALK, DROP, KILL = 0, 3, 15, 25


@pytest.fixture
def site(tmp_path: Path, prepared: Path) -> Iterator[Serving]:
    """Start a Westmarch of its own: its web process is killed."""
    if installed_browser() is None:
        pytest.skip("no Chromium is installed on this machine")
    folder = copy_prepared(prepared, tmp_path)
    command = (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))
    env = environment(WESTMARCH_VAR=str(folder))
    with serving(*command, env=env, output=tmp_path / "serve.log") as started:
        yield started
        started.process.send_signal(signal.SIGINT)
        started.process.wait(SECONDS_TO_STOP)


@pytest.fixture
def people(browser: Browser) -> Iterator[Sequence[Page]]:
    """Return the pages of four people, each in a browser of their own."""
    with ExitStack() as stack:
        contexts = [
            stack.enter_context(browser.new_context(viewport=DESK, reduced_motion="reduce"))
            for _ in range(4)
        ]
        yield [context.new_page() for context in contexts]


def sign_up(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/account/sign-up/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Email address").fill(f"{name}@example.org")
    page.get_by_label("Password", exact=True).fill("a-long-password-7")
    page.get_by_label("Repeat password").fill("a-long-password-7")
    page.get_by_role("button", name="Create account").click()
    page.wait_for_url(f"{address}/decks/")


def sit_down_from_the_lobby(page: Page, address: str) -> None:
    page.goto(f"{address}/tables/")
    page.locator(".lobby-row").get_by_role("link", name=re.compile("Sit down|Join them")).click()
    page.get_by_role("button", name="Take the seat").click()


def choose(page: Page, dice: random.Random) -> None:
    """Choose something at random, and wait until the page shows what follows."""
    if page.locator("[data-confirm]").count():
        confirm_choice(page)
    else:
        choices(page).nth(dice.randrange(choices(page).count())).click()
    page.locator(STATES).wait_for()


def play_to_the_end(pages: Sequence[Page], happenings: dict[int, Callable[[Page], None]]) -> int:
    """Choose for whoever must, until the game is over; return how many choices it took.

    Each of the `happenings` comes once, given the page of whoever must choose then.
    """
    dice = random.Random(5)
    for number in range(MOST_CHOICES):
        mover = whoever_must_choose(pages)
        if mover is None:
            return number
        if happen := happenings.pop(number, None):
            happen(mover)
            continue
        choose(mover, dice)
    raise AssertionError("the game has no end")


def whoever_must_choose(pages: Sequence[Page]) -> Page | None:
    """Return the page of whoever must choose; None once every page shows the end."""

    def found() -> bool:
        return any(page.locator(SETTLED).count() for page in pages)

    assert eventually(found, seconds=60)
    if all(page.locator(OVER).count() for page in pages):
        return None
    yours = [page for page in pages if page.locator("#table[data-state=yours]").count()]
    if yours:
        return yours[0]
    assert eventually(lambda: all(page.locator(OVER).count() for page in pages))
    return None


def drop_the_connection(page: Page, mover: Page, dice: random.Random) -> None:
    """Choose while another has no connection; they are back in the game once they have one."""
    page.context.set_offline(True)
    expect(page.locator("[data-notice]")).to_contain_text("The connection is lost")
    choose(mover, dice)
    page.context.set_offline(False)
    expect(page.locator("[data-notice]")).not_to_contain_text("The connection is lost")


def kill_the_web_process(site: Serving) -> None:
    """Kill the web server; its supervisor starts another."""
    first = child(site, "gunicorn")
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert eventually(lambda: child(site, "gunicorn") not in (None, first)), site.said()


def test_two_people_play_a_rated_game_and_a_third_watches(
    site: Serving, people: Sequence[Page]
) -> None:
    address = site.address.rstrip("/")
    anna, boris, watcher, _ = people
    for page, name in ((anna, "anna"), (boris, "boris")):
        sign_up(page, address, name)
    anna.goto(f"{address}/tables/open/?deck=rotk-aragorn-starter")
    anna.get_by_text("Seats, spectators, rating").click()
    anna.get_by_label("Rated").check()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("Waiting for somebody to sit down")).to_be_visible()
    expect(anna.get_by_text("King block").first).to_be_visible()

    boris.goto(f"{address}/tables/")
    row = boris.locator(".lobby-row")
    expect(row).to_contain_text("anna")
    expect(row).to_contain_text("rated")
    sit_down_from_the_lobby(boris, address)
    for page in (anna, boris):
        page.locator(STATES).wait_for()
        expect(page.locator(".talk-clock.is-running")).to_have_text(CLOCK)
        page.locator("select[data-speed]").select_option("0")
    watcher.goto(f"{address}/tables/")
    watcher.get_by_role("link", name=re.compile("^Watch .*anna")).click()
    expect(watcher.locator("#watched .board")).to_be_visible()
    dice = random.Random(1)

    def other_than(mover: Page) -> Page:
        return boris if mover is anna else anna

    play_to_the_end(
        (anna, boris),
        {
            UNDO: lambda mover: take_back_by_consent(mover, other_than(mover)),
            TALK: lambda mover: say(mover, other_than(mover), "Good luck"),
            DROP: lambda mover: drop_the_connection(other_than(mover), mover, dice),
            KILL: lambda _: kill_the_web_process(site),
        },
    )

    for page in (anna, boris):
        expect(page.locator("[data-question]")).to_contain_text(re.compile(r"\bwins\b"))
        page.get_by_role("link", name="See how it went").click()
        expect(
            page.get_by_text(re.compile(r"Your rating: 1500 to \d+ \([+−]\d+\)"))
        ).to_be_visible()
    expect(watcher.locator("[data-question]")).to_contain_text(re.compile(r"\bwins\b"))
    watcher.get_by_role("link", name="Watch the replay with all cards").click()
    expect(watcher.locator(".replay-controls")).to_be_visible()
    watcher.goto(f"{address}/players/anna/games/")
    expect(watcher.get_by_role("main")).to_contain_text("boris")


def test_three_people_play_a_scenario(site: Serving, people: Sequence[Page]) -> None:
    address = site.address.rstrip("/")
    anna, boris, clara, _ = people
    anna.goto(f"{address}/tables/open/?deck=core-leadership")
    anna.get_by_text("Seats, spectators, rating").click()
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("Waiting for somebody to sit down")).to_be_visible()
    boris.goto(f"{address}/tables/")
    expect(boris.locator(".lobby-row")).to_contain_text("2 seats free for companions")
    for page in (boris, clara):
        sit_down_from_the_lobby(page, address)
    pages = (anna, boris, clara)
    for page in pages:
        page.locator(STATES).wait_for()
        page.locator("select[data-speed]").select_option("0")
    dice = random.Random(2)

    def others_than(mover: Page) -> list[Page]:
        return [page for page in pages if page is not mover]

    play_to_the_end(
        pages,
        {
            TALK: lambda mover: say(mover, others_than(mover)[0], "Good luck"),
            DROP: lambda mover: drop_the_connection(others_than(mover)[1], mover, dice),
            KILL: lambda _: kill_the_web_process(site),
        },
    )

    results = {page.locator("[data-question]").inner_text() for page in pages}
    assert len(results) == 1
    expect(anna.locator("[data-question]")).to_have_text(re.compile(r"\b(wins?|loses?|lost)\b"))
