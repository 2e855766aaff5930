"""What a checker of accessibility finds on a page."""

from collections.abc import Callable, Sequence
from typing import Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Locator, Page, ViewportSize

from tests.e2e.viewports import PHONE

Violations = list[tuple[str, str]]
Scheme = Literal["light", "dark"]

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
# axe takes seconds for a page, and finds the same at nearly every width. The ordinary run looks at
# a phone's, and at a desk only whether a page fits.
WIDTHS = [
    pytest.param(PHONE, id="phone"),
    pytest.param(DESKTOP, id="desktop", marks=pytest.mark.nightly),
]

# A colour that is too faint is so in both schemes more often than not, and reading the colours of
# a page is most of the work. The ordinary run reads one, and the nightly run, of every page, both.
ORDINARY: Sequence[Scheme] = ("light",)
BOTH: Sequence[Scheme] = ("light", "dark")

# The rules of axe that read colours. No other rule can find more in another colour scheme.
COLOUR_RULES = ("color-contrast", "link-in-text-block")
# They take four fifths of its time. Rows of a list look alike, so of elements of the same class in
# the same place that have the same colours the ordinary run reads so many.
ALIKE = 1
LOOKS_LIKE = ("color", "background", "opacity", "fontSize", "fontWeight")
RUN = """async ([part, colours, others, alike, look]) => {
    const checked = part ?? document.documentElement;
    const kinds = new Map(), seen = new Map(), include = [checked], exclude = new Set();
    for (const element of alike ? checked.querySelectorAll("*") : []) {
        const style = getComputedStyle(element);
        const own = [element.tagName, element.getAttribute("class"), ...look.map(of => style[of])];
        const kind = `${kinds.get(element.parentElement) ?? ""} > ${own.join()}`;
        kinds.set(element, kind);
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        if (seen.get(kind) > alike) exclude.add(element);
        else if (exclude.has(element.parentElement)) include.push(element);
    }
    const off = Object.fromEntries(colours.map(rule => [rule, {enabled: false}]));
    const read = {include, exclude: [...exclude]};
    const runs = [[read, {runOnly: {type: "rule", values: colours}}]];
    if (others) runs.unshift([{include: [checked]}, {rules: off}]);
    const found = [];
    for (const [context, options] of runs) {
        const said = await axe.run(context, {resultTypes: ["violations"], ...options});
        found.push(...said.violations);
    }
    return found.map(rule => [rule.id, String(rule.nodes[0].target)]);
}"""
# For so many milliseconds a page may still be too wide: fonts and styles come after it.
SOON, LOOKS = 3_000, 15
SETTLED = "() => document.getAnimations().every(one => one.playState !== 'running')"


def violations(
    page: Page,
    part: Locator | None = None,
    *,
    colours_alone: bool = False,
    every_row: bool = False,
) -> Violations:
    """Return what axe finds, of every impact: the rule, and the first element that breaks it.

    Without a `part` the whole page is checked. `every_row` reads the colours of all that look
    alike too.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    alike = 0 if every_row else ALIKE
    asked = [part and part.element_handle(), COLOUR_RULES, not colours_alone, alike, LOOKS_LIKE]
    return [(rule, target) for rule, target in page.evaluate(RUN, asked)]


def violations_by_scheme(
    page: Page,
    look: Callable[[str], object] = lambda scheme: None,
    part: Locator | None = None,
    *,
    every_row: bool = False,
    schemes: Sequence[Scheme] = ORDINARY,
) -> dict[str, Violations]:
    """Return what axe finds in each of the colour schemes, by scheme; empty if it finds nothing.

    `look` is called once the page has the colours of a scheme. Without a `part` the whole page is
    checked.
    """
    found = {}
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        wait_until_settled(page)
        look(scheme)
        again = scheme != schemes[0]
        found[scheme] = violations(page, part, colours_alone=again, every_row=every_row)
    return {scheme: broken for scheme, broken in found.items() if broken}


def wait_until_settled(page: Page) -> None:
    """Wait until nothing on the page fades or moves any more, but not for ever."""
    page.wait_for_function(SETTLED, polling=20)


def fits_everywhere(page: Page) -> bool:
    """Return whether the page fits a phone and a desk; its window has its size again then."""
    size = page.viewport_size
    fitting = []
    for width in (PHONE, DESKTOP):
        page.set_viewport_size(width)
        fitting.append(fits(page))
    if size:
        page.set_viewport_size(size)
    return all(fitting)


def fits(page: Page) -> bool:
    """Return whether nothing is wider than the window, once fonts and styles have come."""
    for _ in range(LOOKS):
        if page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"):
            return True
        page.wait_for_timeout(SOON / LOOKS)
    return False


def looks_right(page: Page) -> dict[str, object]:
    """Return what axe finds on the page at a desk, and whether it is too wide there or on a phone.

    Empty if all is well.
    """
    page.set_viewport_size(DESKTOP)
    found: dict[str, object] = dict(violations_by_scheme(page))
    if not fits_everywhere(page):
        found["too wide"] = page.url
    return found
