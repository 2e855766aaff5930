"""Requests as htmx makes them."""

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class HtmxRequest(HttpRequest):
    """A request as django-htmx's middleware leaves it."""

    htmx: HtmxDetails


def wants_part(request: HtmxRequest) -> bool:
    """Whether htmx asks for what changes; going back in history, it asks for the whole page."""
    return bool(request.htmx) and not request.htmx.history_restore_request
