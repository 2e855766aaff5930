"""What a checker of accessibility says of a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def violations(page: Page) -> list[tuple[str, str]]:
    """Return what axe finds, of every impact: the rule, and the first element that breaks it."""
    found = Axe().run(page).response["violations"]
    return [(rule["id"], str(rule["nodes"][0]["target"])) for rule in found]
