"""What the checker of accessibility finds where the ordinary run does not read every row."""

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import ALIKE, violations

pytestmark = pytest.mark.e2e

ROW = '<li class="row"><span>Gandalf</span></li>'
PALE = '<span style="color: #ddd">Saruman</span>'


def show(page: Page, last: str) -> None:
    """Show a list of many rows that look alike, and a last one."""
    rows = ROW * (ALIKE + 2) + last
    page.set_content(
        '<html lang="en"><head><title>Wizards</title></head>'
        f"<body><main><h1>Wizards</h1><ul>{rows}</ul></main></body></html>"
    )


def test_a_page_without_a_fault_has_none(page: Page) -> None:
    show(page, ROW)

    assert violations(page) == []


@pytest.mark.parametrize(
    "last",
    [
        f'<li class="row">{PALE}</li>',
        '<li class="row" style="background: #333"><span>Saruman</span></li>',
        f"<li>{PALE}</li>",
    ],
    ids=["a colour", "a background", "another class"],
)
@pytest.mark.parametrize("colours_alone", [False, True])
def test_a_row_that_looks_different_is_read_wherever_it_is(
    page: Page, last: str, colours_alone: bool
) -> None:
    show(page, last)

    assert [rule for rule, _ in violations(page, colours_alone=colours_alone)] == ["color-contrast"]


def test_what_is_not_a_colour_is_checked_in_every_row(page: Page) -> None:
    show(page, ROW.replace("Gandalf", '<img src="icon.svg">'))

    assert [rule for rule, _ in violations(page, page.locator("ul"))] == ["image-alt"]
