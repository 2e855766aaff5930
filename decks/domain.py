"""What one does with decks: make one, save a version of it. A deck may always be saved."""

from django.db import IntegrityError, transaction
from django.utils.text import slugify

from decks.contents import AnyDeck, to_contents
from decks.models import Deck, DeckVersion
from rules.construction import game_of

RESERVED_SLUGS = frozenset({"new"})
LONGEST_SLUG = 60
MOST_TRIES = 5


class NotToBeChanged(ValueError):
    """A sample deck stays as it was sold."""


def create_deck(name: str, cards: AnyDeck, *, notes: str = "", note: str = "") -> Deck:
    """Make a deck with its first version, at an address made of its name."""
    for _ in range(MOST_TRIES):
        try:
            with transaction.atomic():
                deck = Deck.objects.create(
                    slug=free_slug(name), game=game_of(cards), name=name, notes=notes
                )
                _add_version(deck, cards, note)
                return deck
        except IntegrityError:
            continue
    raise RuntimeError(f"no free address was found for a deck called {name!r}")


def save_version(deck: Deck, cards: AnyDeck, *, note: str = "") -> DeckVersion:
    """Save the cards as the deck's next version; give the latest one where nothing changed."""
    if deck.sample:
        raise NotToBeChanged(f"{deck.name} is a sample deck and stays as it was sold")
    with transaction.atomic():
        Deck.objects.select_for_update().get(pk=deck.pk)
        latest = deck.versions.first()
        if latest is not None and latest.contents == to_contents(cards):
            return latest
        version = _add_version(deck, cards, note)
        deck.save(update_fields=["updated"])
        return version


def rename(deck: Deck, name: str) -> None:
    """Give a deck another name; its address stays."""
    if deck.sample:
        raise NotToBeChanged(f"{deck.name} is a sample deck and keeps its name")
    if name != deck.name:
        deck.name = name
        deck.save(update_fields=["name", "updated"])


def free_slug(name: str) -> str:
    """Give an address for a deck of that name that no deck has: never a number, never `new`."""
    wanted = slugify(name)[:LONGEST_SLUG].strip("-") or "deck"
    if wanted.isdigit() or wanted in RESERVED_SLUGS:
        wanted = f"deck-{wanted}"
    taken = set(Deck.objects.filter(slug__startswith=wanted).values_list("slug", flat=True))
    slug, number = wanted, 2
    while slug in taken:
        slug, number = f"{wanted}-{number}", number + 1
    return slug


def _add_version(deck: Deck, cards: AnyDeck, note: str) -> DeckVersion:
    latest = deck.versions.values_list("number", flat=True).first()
    return deck.versions.create(number=(latest or 0) + 1, contents=to_contents(cards), note=note)
