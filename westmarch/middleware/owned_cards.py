"""Lets searches ask for the cards a visitor owns (`owned>=1`), on every page.

Answers of the API about cards are the same for everybody and may be cached, so there nobody owns
anything.
"""

from functools import partial

from django.http import HttpRequest, HttpResponse

from cards.search.query.owned import Copies, owning
from decks.collection.copies import owned_copies
from decks.ownership import find_visitor
from rules.construction import Game
from westmarch.middleware.requests import GetResponse


def know_owned_cards(get_response: GetResponse) -> GetResponse:
    """Look the visitor's collection up if a query of the request asks for it."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path.startswith("/api/"):
            return get_response(request)
        with owning(partial(_copies, request)):
            return get_response(request)

    return middleware


def _copies(request: HttpRequest, game: Game) -> Copies:
    return owned_copies(find_visitor(request), game)
