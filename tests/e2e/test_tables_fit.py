"""Tables hide nothing: in positions of many kinds cards lie apart, and each pair is seen as one."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.conftest import Seated, open_seated, sit_down_at_many

pytestmark = pytest.mark.e2e

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 390, "height": 844},
)
# A busy browser may hear of the position before it measures the board for the first time.
MEASURED_LATE = """
window.ResizeObserver = class extends ResizeObserver {
  constructor(callback) { super((...seen) => setTimeout(() => callback(...seen), 2000)); }
};
"""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# How many positions the ordinary run looks at, and the nightly one at least.
FEW, MANY = 12, 200
PARTS = 4
LOOK = Path(__file__).with_name("look_at_table.js").read_text()


def wrong_with(browser: Browser, address: str, tables: Sequence[Seated]) -> dict[str, list[str]]:
    """Return what is wrong with how tables look, by the kind of position and the width."""
    found: dict[str, list[str]] = {}
    for place, seated in enumerate(tables):
        context = browser.new_context(viewport=SIZES[0])
        page = open_seated(context, address, seated)
        page.evaluate("document.fonts.ready")
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            if wrong := page.evaluate(LOOK):
                found[f"{place} {seated['kind']} at {size['width']}"] = wrong
        context.close()
    return found


def of_different_kinds(tables: Sequence[Seated], most: int) -> list[Seated]:
    """Return so many tables, as few as possible of each kind of position."""
    seen: Counter[str] = Counter()
    ranked = []
    for place, seated in enumerate(tables):
        kind = seated["kind"].rpartition(", ")[2]
        ranked.append((seen[kind], place))
        seen[kind] += 1
    return [tables[place] for _, place in sorted(ranked)[:most]]


def test_nothing_is_hidden_in_positions_of_many_kinds(
    browser: Browser, westmarch: str, seated: list[Seated]
) -> None:
    tables = of_different_kinds(seated, FEW)

    assert wrong_with(browser, westmarch, tables) == {}
    assert len(tables) == FEW


def test_nothing_moves_on_a_table_that_was_just_opened(
    browser: Browser, westmarch: str, seated: list[Seated]
) -> None:
    tables = of_different_kinds(seated, FEW)
    moving = []
    for table in tables:
        context = browser.new_context(viewport=SIZES[0])
        context.add_init_script(MEASURED_LATE)
        page = open_seated(context, westmarch, table)
        moving.append(page.evaluate("document.getAnimations().length"))
        context.close()

    assert moving == [0] * FEW


@pytest.fixture(scope="module")
def many_seated(westmarch: str, folder: Path) -> list[Seated]:
    """Return tables in positions of two games of each kind."""
    return sit_down_at_many(folder, 2)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_hidden_in_two_hundred_positions(
    browser: Browser, westmarch: str, many_seated: list[Seated], part: int
) -> None:
    assert len(many_seated) >= MANY

    assert wrong_with(browser, westmarch, many_seated[part::PARTS]) == {}
