"""Addresses of pages, kept: a list has dozens, and to make one takes as long as to draw its row."""

from functools import lru_cache
from uuid import UUID

from django.urls import get_script_prefix, reverse

MOST_KEPT = 8_192


def address(name: str, *args: str | int | UUID) -> str:
    """Return the address of a page by its name and what stands in it, as Django's `reverse`."""
    return _address(get_script_prefix(), name, *args)


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _address(_prefix: str, name: str, *args: str | int | UUID) -> str:
    return reverse(name, args=args)
