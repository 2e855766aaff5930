"""Where a browser without an account may make something, new browsers are counted."""

import sys
from collections.abc import Iterator
from typing import Any

from django.urls import URLPattern, URLResolver, get_resolver

from westmarch.middleware.browser_limit import CREATING_PATHS


def pages(patterns: list[Any] | None = None, before: str = "/") -> Iterator[tuple[str, str]]:
    """Return each address of the site with the module of its view."""
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        written = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from pages(pattern.url_patterns, written)
        elif isinstance(pattern, URLPattern):
            yield written, pattern.callback.__module__


def test_all_pages_on_which_browsers_make_something_are_counted() -> None:
    creating = {
        route for route, module in pages() if hasattr(sys.modules[module], "get_or_create_maker")
    }

    assert "/quest-leagues/" in creating
    assert {route for route in creating if not route.startswith(CREATING_PATHS)} == set()
