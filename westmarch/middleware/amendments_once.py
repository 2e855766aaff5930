"""Lets a request that judges several times read what staff entered once."""

from django.http import HttpRequest, HttpResponse

from cards.legality.amendments import read_once
from westmarch.middleware.requests import GetResponse


def read_amendments_once(get_response: GetResponse) -> GetResponse:
    """Keep list entries and errata for as long as a request is answered, and no longer."""

    def middleware(request: HttpRequest) -> HttpResponse:
        with read_once():
            return get_response(request)

    return middleware
