"""Sets `request.visitor`: the account and browser that sent the request.

It is found when it is first read: a page that asks for no visitor doesn't read the session.
"""

from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

from decks.ownership import find_visitor
from westmarch.middleware.requests import GetResponse


def set_visitor(get_response: GetResponse) -> GetResponse:
    """Return the middleware; sessions and accounts must come before it."""

    def middleware(request: HttpRequest) -> HttpResponse:
        request.visitor = SimpleLazyObject(lambda: find_visitor(request))  # type: ignore[attr-defined]
        return get_response(request)

    return middleware
