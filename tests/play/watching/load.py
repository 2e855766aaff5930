"""Live games between people, with spectators: what a move costs, and how soon all see it.

    python -m tests.play.watching.load --tables 100 --spectators 3 --seconds 60 --think 5
    python -m tests.play.watching.load --tables 20 --idle 500 --seconds 60

It starts the site as `bin/serve` does, in a folder of its own. At each table two people choose at
random after a pause (exponential, `--think` seconds on average). All pages ask as their scripts do
(`static/js/table/news.js`, `pace.js`). With `--idle`, that many pages are only open, and nothing
happens.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import statistics
import tempfile
import time
import urllib.parse
import urllib.request
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from tests.westmarch.guests import Form, processor_time, site_for_guests

# As in pace.js: where the server waits until something happens, and where it doesn't.
AT_ONCE, SOON = 0.05, 0.8
# Seconds within which all pages are opened.
ONE_BY_ONE = 10.0
TERMS = {"clock": "live", "watching": "everybody", "found_by": "lobby"}


@dataclass(frozen=True, slots=True)
class MovesSeen:
    """What a run measured, in seconds; `processor_a_move` is that of the site for all pages."""

    tables: int
    spectators: int
    moves: int
    seconds: float
    processor_a_move: float
    cores: float
    seen_median: float
    seen_p95: float
    requests: int
    machine: float
    errors: list[str] = field(default_factory=list)


class Connection:
    """A browser's connection to the site, kept open as browsers do."""

    def __init__(self, port: int, number: int, cookies: str = "") -> None:
        self._port = port
        address = f"10.{number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"
        self._headers = (
            f"Host: 127.0.0.1:{port}\r\nAccept: application/json\r\nAccept-Encoding: gzip\r\n"
            f"X-Forwarded-For: {address}\r\nCookie: {cookies}\r\n"
        )
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.requests = 0

    async def ask(self, path: str, form: dict[str, Any] | None = None) -> Any:
        """Return the JSON of an answer; asked once more where the site has hung up meanwhile."""
        for is_last in (False, True):
            try:
                return await self._ask(path, form)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._streams = None
                if is_last:
                    raise
        return None

    async def _ask(self, path: str, form: dict[str, Any] | None) -> Any:
        self.requests += 1
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        body = urllib.parse.urlencode(form).encode() if form is not None else b""
        head = f"{'GET' if form is None else 'POST'} {path} HTTP/1.1\r\n{self._headers}"
        if form is not None:
            head += "Content-Type: application/x-www-form-urlencoded\r\n"
            head += f"Content-Length: {len(body)}\r\n"
        writer.write(head.encode() + b"\r\n" + body)
        found = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = re.search(r"content-length: (\d+)", found, re.IGNORECASE)
        content = await reader.readexactly(int(length[1]) if length else 0)
        if "connection: close" in found.lower():
            self._streams = None
        if " 200 " not in found.partition("\r\n")[0]:
            raise OSError(f"{path}: {found.partition(chr(13))[0]}")
        if "content-encoding: gzip" in found.lower():
            content = gzip.decompress(content)
        return json.loads(content)


@dataclass(slots=True)
class Game:
    """A table: its address, its news, and when each of its revisions was sent."""

    address: str
    news: str
    sent: dict[int, float] = field(default_factory=dict)


class News:
    """What a page knows of a table; it asks on a connection of its own, as long as it is open."""

    def __init__(self, game: Game, browser: Connection) -> None:
        self.revision = -1
        self._game = game
        self._browser = browser
        self._known = ""
        self._moved = asyncio.Event()

    async def keep_asking(self, until: float) -> None:
        """Ask again and again, after a pause if the server answers at once."""
        while time.monotonic() < until:
            known = f"?known={self._known}" if self._known else ""
            found = await self._browser.ask(self._game.news + known)
            self._known = f"{found['revision']}.{found['said']}.{found['here']}"
            self.revision = found["revision"]
            self._moved.set()
            await asyncio.sleep(AT_ONCE if found["may_wait"] else SOON)

    async def beyond(self, revision: int) -> None:
        """Return once the table is further than a revision, or after a while."""
        if self.revision <= revision:
            self._moved.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), 1.0)


@dataclass(slots=True)
class Run:
    """A run: until when it lasts, how long people think, and what was seen after how long."""

    end: float
    think: float
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    moves: int = 0
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def note(self, game: Game, revision: int) -> None:
        """Note that somebody sees a revision now."""
        if revision in game.sent:
            self.waits.append(time.monotonic() - game.sent[revision])


async def play(run: Run, game: Game, news: News, browser: Connection, token: str) -> None:
    """Play as a person does: look until it is your turn, think, choose."""
    shown = await browser.ask(f"{game.address}position/")
    while time.monotonic() < run.end and shown["status"] == "playing":
        if not shown["options"]:
            await news.beyond(shown["revision"])
            if news.revision > shown["revision"]:
                seen = f"{game.address}position/?seat={shown['seat']}&seen={shown['revision']}"
                found = await browser.ask(seen)
                shown = shown if found.get("unchanged") else found
                run.note(game, shown["revision"])
            continue
        await asyncio.sleep(run.dice.expovariate(1 / run.think))
        sent = time.monotonic()
        form = {
            "revision": shown["revision"],
            "seat": shown["seat"],
            "key": run.dice.choice(shown["options"][:4])["key"],
            "csrfmiddlewaretoken": token,
        }
        shown = await browser.ask(f"{game.address}choose/", form)
        game.sent[shown["revision"]] = sent
        run.moves += 1


async def look_on(run: Run, game: Game, news: News, browser: Connection) -> None:
    """Watch as a spectator's page does."""
    revision = (await browser.ask(f"{game.address}watch/position/"))["revision"]
    while time.monotonic() < run.end:
        await news.beyond(revision)
        if news.revision > revision:
            found = await browser.ask(f"{game.address}watch/position/?seen={revision}")
            revision = found["revision"]
            run.note(game, revision)


def opener(number: int) -> tuple[urllib.request.OpenerDirector, CookieJar]:
    """Return a browser of its own, at an address of its own."""
    jar = CookieJar()
    made = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    made.addheaders = [("X-Forwarded-For", f"10.9.{number // 250}.{number % 250 + 1}")]
    return made, jar


def sit_down(site: str, number: int) -> tuple[Game, list[tuple[str, str]]]:
    """Open a table and join it; return it with the cookies and the token of both people."""
    (first, jar), (second, other_jar) = opener(2 * number), opener(2 * number + 1)
    page = f"{site}tables/open/?game=tcg"
    fields = Form(first.open(page, timeout=60).read().decode()).fields | TERMS
    fields.pop("q", None)
    answer = first.open(page, urllib.parse.urlencode(fields).encode(), timeout=60)
    invitation = re.search(r"/tables/join/[^\"/]+/", answer.read().decode())
    assert invitation, "a table that waits has an invitation"
    join = site.rstrip("/") + invitation[0]
    joining = Form(second.open(join, timeout=60).read().decode()).fields
    joined = second.open(join, urllib.parse.urlencode(joining).encode(), timeout=60)
    news = re.search(r'data-news="([^"]+)"', joined.read().decode())
    assert news, "the table's page names the address of its news"
    game = Game(urllib.parse.urlsplit(joined.url).path, news[1])
    people = []
    for kept in (jar, other_jar):
        cookies = {cookie.name: cookie.value or "" for cookie in kept}
        written = "; ".join(f"{name}={value}" for name, value in cookies.items())
        people.append((written, cookies["csrftoken"]))
    return game, people


def settle(process: int) -> None:
    """Wait until the site has done what it does after its start."""
    calm = 0
    for _ in range(60):
        before = processor_time(process)
        time.sleep(2)
        calm = calm + 1 if processor_time(process) - before < 0.1 else 0
        if calm == 2:
            return


async def after(seconds: float, what: Any) -> None:
    """Do something after a while: pages aren't opened at the same moment."""
    await asyncio.sleep(seconds)
    await what


async def count_from_then(run: Run, process: int) -> tuple[float, float]:
    """Once all pages are open, return the processor seconds until the end, and the seconds."""
    await asyncio.sleep(2 * ONE_BY_ONE)
    before, begun = processor_time(process), time.monotonic()
    await asyncio.sleep(run.end - begun)
    return processor_time(process) - before, time.monotonic() - begun


async def wait_idle(
    port: int, run: Run, seated: list[Any], idle: int, process: int
) -> tuple[int, float, float]:
    """Let idle pages wait; return their requests, and what the site took while all were open."""
    counted = asyncio.create_task(count_from_then(run, process))
    requests = await run_all(port, run, seated, 0, idle)
    return requests, *await counted


async def run_all(port: int, run: Run, seated: list[Any], spectators: int, idle: int) -> int:
    """Let everybody play, watch or wait until the end; return how many requests they sent."""
    browsers: list[Connection] = []
    jobs: list[Any] = []

    def browser(cookies: str = "") -> Connection:
        browsers.append(Connection(port, 1_000 + len(browsers), cookies))
        return browsers[-1]

    def page(game: Game) -> News:
        news = News(game, browser())
        jobs.append(after(run.dice.uniform(0, ONE_BY_ONE), news.keep_asking(run.end)))
        return news

    for number in range(idle):
        page(seated[number % len(seated)][0])
    for game, people in () if idle else seated:
        jobs += [play(run, game, page(game), browser(kept), token) for kept, token in people]
        jobs += [look_on(run, game, page(game), browser()) for _ in range(spectators)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    run.errors += [repr(error) for error in done if error is not None]
    return sum(each.requests for each in browsers)


def measure(
    folder: Path, tables: int, spectators: int, seconds: float, think: float, idle: int = 0
) -> MovesSeen:
    """Start the site in a folder and measure."""
    with site_for_guests(folder, WESTMARCH_OPEN_TABLES="5") as site:
        port = urllib.parse.urlsplit(site.address).port or 0
        seated = [sit_down(site.address, number) for number in range(tables)]
        settle(site.process.pid)
        before, begun = processor_time(site.process.pid), time.monotonic()
        run = Run(begun + seconds, think)
        if idle:
            waited = wait_idle(port, run, seated, idle, site.process.pid)
            requests, spent, lasted = asyncio.run(waited)
        else:
            requests = asyncio.run(run_all(port, run, seated, spectators, idle))
            lasted = time.monotonic() - begun
            spent = processor_time(site.process.pid) - before
    waits = sorted(run.waits) or [0.0, 0.0]
    return MovesSeen(
        tables=tables,
        spectators=idle or tables * spectators,
        moves=run.moves,
        seconds=round(lasted, 1),
        processor_a_move=round(spent / max(1, run.moves), 4),
        cores=round(spent / lasted, 3),
        seen_median=round(statistics.median(waits), 2),
        seen_p95=round(statistics.quantiles(waits, n=100)[94], 2),
        requests=requests,
        machine=round(os.getloadavg()[0], 1),
        errors=run.errors[:10],
    )


def main() -> None:
    """Read the command line, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=3, help="at each table")
    parser.add_argument("--idle", type=int, default=0, help="this many idle pages, and no games")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), **vars(asked))
    print(json.dumps(asdict(found), indent=2))


if __name__ == "__main__":
    main()
