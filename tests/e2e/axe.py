"""What a checker of accessibility says of a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def serious(page: Page) -> list[str]:
    """Return what axe finds that is serious or worse."""
    found = Axe().run(page).response["violations"]
    return [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")]
