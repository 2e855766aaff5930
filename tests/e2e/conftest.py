"""A real Westmarch, started as a user starts it, and a real browser before it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.preparing import copy_prepared

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SECONDS_TO_START = 90


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


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@pytest.fixture(scope="session")
def westmarch(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[str]:
    """Start Westmarch with a folder of its own, and give its address."""
    if installed_browser() is None:
        pytest.skip("no Chromium is installed on this machine")
    folder = copy_prepared(prepared, tmp_path_factory.mktemp("westmarch"))
    port = free_port()
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("WESTMARCH_", "DJANGO_ALLOW_ASYNC_UNSAFE"))
    }
    environment |= {
        "WESTMARCH_VAR": str(folder),
        "WESTMARCH_ENV_FILE": os.devnull,
        "DJANGO_SETTINGS_MODULE": "westmarch.settings",
    }
    log = (folder / "serve.log").open("w")
    serving = subprocess.Popen(
        [sys.executable, "-m", "westmarch.serve", "--port", str(port)],
        cwd=ROOT,
        env=environment,
        stdout=log,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/healthz", serving, folder / "serve.log")
        yield address
    finally:
        serving.send_signal(signal.SIGINT)
        try:
            serving.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(serving.pid, signal.SIGKILL)
            serving.wait(5)
        log.close()


def wait_for(address: str, serving: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until an address answers; fail with what was said where nothing does."""
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and serving.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
    pytest.fail(f"Westmarch did not start:\n{log.read_text()}")


@pytest.fixture
def screenshot(page: Page, request: pytest.FixtureRequest):
    """Return a function that keeps a picture of a page in `artefacts/`, if the run was asked to.

    The words that it is called with, joined, are the picture's name.
    """

    def keep(*name: str, of: Page = page) -> None:
        if request.config.getoption("--pictures"):
            ARTEFACTS.mkdir(exist_ok=True)
            of.screenshot(path=ARTEFACTS / f"{'-'.join(name)}.png", full_page=True)

    return keep
