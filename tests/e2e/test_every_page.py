"""Every page, at three widths in both colour schemes: axe finds nothing, and nothing is cut off.

`--pictures` keeps a picture of each in `artefacts/`.
"""

import json
import re
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.e2e.axe import BOTH, fits, violations_by_scheme
from tests.e2e.conftest import ARTEFACTS
from tests.judged import address, routes
from tests.preparing import copy_prepared
from tests.processes import SECONDS_TO_STOP, environment, python
from tests.servers import free_port
from tests.westmarch.serving import serving

pytestmark = [pytest.mark.e2e, pytest.mark.nightly, pytest.mark.timeout(3600)]

SIZES: dict[str, ViewportSize] = {
    "390": {"width": 390, "height": 844},
    "1280": {"width": 1280, "height": 800},
    "1440": {"width": 1440, "height": 900},
}
# What is no page of the site's own, or a part of one, or needs a mail.
ELSEWHERE = (
    "admin/",
    "api/v1/",
    "account/forgotten/<uidb64>",
    "cards/<str:game>/<str:card_id>/face/",
    "tables/meanwhile/",
    "tables/now/",
    "tables/yours/now/",
)
# A page that the site has no words for; it is looked at too.
MISSING = "/no/such/page/"
FEWEST_PAGES = 80


@dataclass(frozen=True)
class Site:
    """A site that is running, full of what its pages show."""

    address: str
    shown: dict[str, Any]

    def addresses(self, visitor: str) -> list[str]:
        """Return what a visitor looks at: the owner of everything every page."""
        if visitor != "owner":
            return list(self.shown[visitor])
        own = [self._address(route) for route in routes() if not route.startswith(ELSEWHERE)]
        return list(dict.fromkeys([*own, *self.shown["own"]]))

    def _address(self, route: str) -> str:
        values = dict(self.shown["values"])
        values["pk"] = values["field" if "/fields/" in route else "playtest_id"]
        if route.endswith("/pairs/"):
            values["playtest_id"] = values["pairs"]
        if route.startswith("ladder/"):
            values["slug"] = values["ladder"]
        if route.startswith("rules/"):
            values["slug"] = "fierce"
        if "comments/" in route:
            values["slug"] = self.shown["public"]
        return address(route, **values)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Site]:
    """Start a site that is furnished."""
    folder = copy_prepared(prepared, tmp_path_factory.mktemp("furnished"))
    env = environment(WESTMARCH_VAR=str(folder))
    shown = json.loads(python("-m", "tests.e2e.furnished", env=env, seconds=600).splitlines()[-1])
    command = (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))
    with serving(*command, env=env, output=folder / "serve.log") as started:
        yield Site(started.address.rstrip("/"), shown)
        started.process.send_signal(signal.SIGINT)
        started.process.wait(SECONDS_TO_STOP)


def is_page(context: BrowserContext, url: str) -> bool:
    """Return whether an address has a page of its own for a visitor."""
    answer = context.request.get(url, max_redirects=0)
    is_html = answer.headers.get("content-type", "").startswith("text/html")
    return is_html and (answer.status == 200 or url.endswith(MISSING))


def looked_at(page: Page, name: str, *, pictures: bool) -> dict[str, object]:
    """Return what axe finds on a page, and whether it is too wide; keep pictures if asked to."""

    def keep(scheme: str) -> None:
        if pictures:
            page.screenshot(path=ARTEFACTS / f"{name}-{scheme}.png", full_page=True)

    too_wide = {} if fits(page) else {"too wide": True}
    return {**too_wide, **violations_by_scheme(page, keep, every_row=True, schemes=BOTH)}


@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_on_any_page(
    browser: Browser, site: Site, width: str, request: pytest.FixtureRequest
) -> None:
    pictures = bool(request.config.getoption("--pictures"))
    found: dict[str, dict[str, object]] = {}
    for visitor in ("owner", "staff", "nobody"):
        context = browser.new_context(viewport=SIZES[width])
        if session := site.shown["sessions"].get(visitor):
            context.add_cookies([{"name": "sessionid", "value": session, "url": site.address}])
        page = context.new_page()
        for path in site.addresses(visitor):
            if is_page(context, f"{site.address}{path}"):
                page.goto(f"{site.address}{path}")
                words = re.sub(r"[^a-z0-9]+", "-", path.lower()).strip("-")
                name = f"every-{visitor}-{words[:60]}-{width}"
                found[f"{visitor} {path}"] = looked_at(page, name, pictures=pictures)
        context.close()
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
    assert len(found) >= FEWEST_PAGES
