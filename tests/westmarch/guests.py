"""Guests of a site that is measured: each has an address of its own, as the limits expect."""

import json
import os
import sys
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from http.cookiejar import CookieJar
from pathlib import Path

from tests.preparing import prepare
from tests.processes import environment
from tests.servers import free_port
from tests.westmarch.serving import Serving, serving

TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def site_for_guests(folder: Path, **variables: str) -> Iterator[Serving]:
    """Start the site as `bin/serve` does, in a folder of its own, behind one proxy."""
    # As many web processes, and workers that stand back as far, as without the variables.
    usual = {"WESTMARCH_WEB_PROCESSES": str(os.cpu_count() or 1), "WESTMARCH_PROXIES": "1"}
    env = environment(WESTMARCH_VAR=str(folder), **usual, **variables)
    del env["WESTMARCH_WORKER_NICENESS"]
    prepare(env)
    command = (sys.executable, "-m", "westmarch.serve", "--port", str(free_port()))
    with serving(*command, env=env, output=folder / "serve.log") as site:
        yield site


class Form(HTMLParser):
    """The fields of a page's forms as a browser would send them unchanged."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self._select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take a field, or an option of the list that is being read."""
        found = dict(attrs)
        name, value = found.get("name") or "", found.get("value") or ""
        if tag == "select":
            self._select = name
        elif tag == "option" and (self._select not in self.fields or "selected" in found):
            self.fields[self._select] = value
        elif tag == "input" and name and _is_sent(found):
            self.fields[name] = value


def _is_sent(field: dict[str, str | None]) -> bool:
    return field.get("type") not in ("checkbox", "radio") or "checked" in field


class Guest:
    """A browser without an account, from an address of its own."""

    def __init__(self, site: str, address: str) -> None:
        self.site = site
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self._opener = urllib.request.build_opener(cookies)
        self._opener.addheaders = [("X-Forwarded-For", address)]
        self._token = ""

    def read(self, address: str) -> str:
        return str(self._opener.open(address, timeout=120).read().decode())

    def fill_in(self, page: str, **fields: str) -> str:
        """Send a page's form with these fields changed; return the address of the page after it."""
        asked = Form(self.read(self.site + page)).fields
        self._token = asked["csrfmiddlewaretoken"]
        sent = urllib.parse.urlencode({**asked, **fields}).encode()
        return str(self._opener.open(self.site + page, sent, timeout=120).url)

    def send(self, address: str, fields: dict[str, str]) -> str:
        """Send fields as the page's script does; return the answer."""
        body = urllib.parse.urlencode({**fields, "csrfmiddlewaretoken": self._token}).encode()
        request = urllib.request.Request(address, body, {"Accept": "application/json"})
        return str(self._opener.open(request, timeout=120).read().decode())

    def choose(self, table: str) -> bool:
        """Take the last option of a table if it waits for us; return whether it did."""
        position = json.loads(self.read(f"{table}position/"))
        if not position["options"]:
            return False
        fields = {"revision": position["revision"], "seat": position["seat"]}
        self.send(f"{table}choose/", {**fields, "key": position["options"][-1]["key"]})
        return True


def processor_time(group_of: int) -> float:
    """Return the processor seconds of a process and all that it started."""
    children: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            # State, parent, … user and system time, and those of children that have ended.
            children.setdefault(int(stat[1]), []).append(int(folder.name))
            spent[int(folder.name)] = sum(map(int, stat[11:15])) / TICKS
    total, waiting = 0.0, [group_of]
    while waiting:
        process = waiting.pop()
        total += spent.get(process, 0.0)
        waiting += children.get(process, [])
    return total
