"""The version of Westmarch, as CHANGELOG and `pyproject.toml` have it."""

from typing import Final

from django.http import HttpRequest

VERSION: Final = "1.1.0"


def show_version(request: HttpRequest) -> dict[str, str]:
    """Return `site_version` for the templates: the footer shows it.

    Pages have a `version` of their own: a deck's.
    """
    return {"site_version": VERSION}
