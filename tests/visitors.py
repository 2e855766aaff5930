"""Visitors as tests meet them: a browser that keeps decks, and people with an account."""

from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.test import Client
from django.utils.timezone import localdate

from decks.contents.encoding import AnyDeck
from decks.domain import create_deck
from decks.models import Deck, Visibility
from decks.ownership import BROWSER_KEY, Visitor
from westmarch.middleware.browser_sessions import IN_USE

# Anyone who the tests are when no one is signed in.
BROWSER = "the-browser-of-these-tests"
KEEPER = Visitor(browser=BROWSER)


def in_browser(client: Client, browser: str = BROWSER) -> Client:
    """Return the client the key of a browser that keeps decks."""
    session = client.session
    session[BROWSER_KEY] = browser
    session[IN_USE] = localdate().isoformat()
    session.save()
    return client


def player(name: str) -> User:
    """Return a player with an account."""
    return get_user_model().objects.create_user(name, f"{name}@example.org", "mellon-mellon")


def signed_in(user: User) -> Client:
    """Return a client in which a player is signed in."""
    client = Client()
    client.force_login(user)
    return client


def kept_deck(name: str, cards: AnyDeck) -> Deck:
    """Return a private deck of the tests' own browser."""
    return create_deck(name, cards, maker=KEEPER)


def deck_of(
    owner: User, name: str, cards: AnyDeck, visibility: Visibility = Visibility.PRIVATE
) -> Deck:
    """Return a deck of a player's."""
    deck = create_deck(name, cards, maker=Visitor(owner))
    deck.visibility = visibility
    deck.save()
    return deck
