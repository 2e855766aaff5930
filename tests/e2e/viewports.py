"""How large the windows are in which most browser tests look at pages."""

from playwright.sync_api import ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
