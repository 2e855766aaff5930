"""A real Westmarch, started as a user starts it, and a real browser before it."""

import json
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Keyboard, Locator, Page, expect

from tests.preparing import copy_prepared
from tests.processes import SECONDS_TO_STOP, environment, python
from tests.servers import free_port
from tests.westmarch.serving import serving

HERE = Path(__file__).parent
ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# How long a page may take to show what is expected of it, where other tests use every core.
SECONDS_TO_SHOW = 15
# Pages say so themselves (static/js/loading.js); pages without that script are always ready. The
# body comes after the script.
SCRIPTS_READY = "html:not([data-scripts=loading]) > body"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Repeat browser tests once where the run was asked to, as the build server asks.

    A browser, a server and its workers share two cores with other tests there; that one of some
    150 tests is late once says nothing of the change that is built. The summary lists what was
    repeated, so that someone looks into it. No other tests are repeated, and none on your machine.
    """
    if config.getoption("--repeat-browser-tests"):
        for item in items:
            if item.path.is_relative_to(HERE):
                item.add_marker(pytest.mark.flaky(reruns=1))


def installed_browser() -> str | None:
    """Return the browser of this machine, where it has one."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Drive the browser that is installed, with nothing of its own going out to the net."""
    browser = installed_browser()
    if browser is None:
        pytest.skip("no Chromium is installed on this machine")
    return {
        **browser_type_launch_args,
        "executable_path": browser,
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
        ],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """Ask pages for no motion: a test of what moves says so itself, and drawing it costs much."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """Make keys and clicks wait for the page's scripts, and expectations for a busy machine.

    A page can be read before its scripts run. A person who is that quick loses no key, as the page
    keeps it, but a button may then do what it does without scripts.
    """
    expect.set_options(timeout=SECONDS_TO_SHOW * 1000)
    keyboard: Callable[[Page], Keyboard] = vars(Page)["keyboard"].fget
    click = Locator.click

    def ready_keyboard(page: Page) -> Keyboard:
        page.locator(SCRIPTS_READY).wait_for(state="attached")
        return keyboard(page)

    def click_when_ready(locator: Locator, **options: Any) -> None:
        locator.page.locator(SCRIPTS_READY).wait_for(state="attached")
        click(locator, **options)

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(Page, "keyboard", property(ready_keyboard))
        patches.setattr(Locator, "click", click_when_ready)
        yield


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Path:
    """Return the folder of the Westmarch that `westmarch` starts."""
    return copy_prepared(prepared, tmp_path_factory.mktemp("westmarch"))


@pytest.fixture(scope="session")
def westmarch(folder: Path) -> Iterator[str]:
    """Start Westmarch with a folder of its own, and return its address."""
    if installed_browser() is None:
        pytest.skip("no Chromium is installed on this machine")
    command = (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))
    env = environment(WESTMARCH_VAR=str(folder))
    with serving(*command, env=env, output=folder / "serve.log") as started:
        yield started.address.rstrip("/")
        started.process.send_signal(signal.SIGINT)
        started.process.wait(SECONDS_TO_STOP)


Seated = dict[str, str]


def sit_down_at_many(folder: Path, games: int) -> list[Seated]:
    """Sit down in positions of many kinds at the site of a folder, and return where they are."""
    env = environment(WESTMARCH_VAR=str(folder))
    printed = python("-m", "tests.e2e.seated", str(games), env=env, seconds=900)
    return list(json.loads(printed.splitlines()[-1]))


@pytest.fixture(scope="session")
def seated(westmarch: str, folder: Path) -> list[Seated]:
    """Return tables in positions of a few games, with the sessions of who sits there."""
    return sit_down_at_many(folder, 0)


def open_seated(context: BrowserContext, address: str, seated: Seated) -> Page:
    """Open the table at which somebody sits, as that person."""
    context.add_cookies([{"name": "sessionid", "value": seated["session"], "url": address}])
    page = context.new_page()
    page.goto(f"{address}{seated['address']}")
    page.locator("#table:is([data-state=yours], [data-state=over])").wait_for()
    return page


@pytest.fixture
def screenshot(page: Page, request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Return a function that keeps a picture of a page in `artefacts/`, if the run was asked to.

    The words that it is called with, joined, are the picture's name.
    """

    def keep(*name: str, of: Page = page) -> None:
        if request.config.getoption("--pictures"):
            ARTEFACTS.mkdir(exist_ok=True)
            of.screenshot(path=ARTEFACTS / f"{'-'.join(name)}.png", full_page=True)

    return keep
