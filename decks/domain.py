"""What one does with decks: make one, save a version of it. A deck may always be saved."""

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404
from django.utils.crypto import get_random_string
from django.utils.text import slugify

from decks.access import NO_DECK, own_decks
from decks.contents.encoding import AnyDeck, to_contents
from decks.files.sanitize import strip_unprintable
from decks.held_cards import note_held_cards
from decks.models import Deck, DeckVersion
from decks.ownership import NOBODY, Visitor
from rules.construction import game_of

MAX_SLUG_LENGTH = 60
UNTITLED = "Untitled deck"
# More than anybody keeps who builds decks by hand.
MAX_DECKS_OF_ACCOUNT, MAX_DECKS_OF_BROWSER = 2000, 200
# Versions of all decks of one owner. The largest deck (`decks.contents.bounds`) takes 6 kB, so a
# browser keeps 12 MB at most, an account 120 MB.
MAX_VERSIONS_OF_ACCOUNT, MAX_VERSIONS_OF_BROWSER = 20_000, 2_000
MAX_VERSION_BYTES = 6_000
# Letters and digits that are not mistaken for one another when an address is read out.
TAIL_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TAIL_LENGTH = 12


class SampleDeckReadOnly(ValueError):
    """A sample deck stays as it was sold."""


class DeckLimitReached(PermissionDenied):
    """The owner has as many decks, or versions of decks, as the limit allows."""


class VersionConflict(Exception):
    """Another page or program saved the deck since it was read; `latest` is what it saved."""

    def __init__(self, latest: DeckVersion) -> None:
        super().__init__(f"version {latest.number} was saved since")
        self.latest = latest


@transaction.atomic
def create_deck(
    name: str,
    cards: AnyDeck,
    *,
    maker: Visitor = NOBODY,
    notes: str = "",
    version_name: str = "",
    format: str = "",
    copied_from: DeckVersion | None = None,
) -> Deck:
    """Make a private deck of its maker's with its first version, at an address of its own.

    `format` is the slug of the format it is built for, "" if that is open.

    Raise DeckLimitReached for who keeps very many already.
    """
    _check_number(maker)
    deck = Deck.objects.create(
        slug=fresh_slug(name),
        game=game_of(cards),
        name=strip_unprintable(name) or UNTITLED,
        notes=notes,
        format=format,
        copied_from=copied_from,
        **maker.as_owner(),
    )
    _add_version(deck, cards, version_name)
    return deck


def save_version(
    deck: Deck, cards: AnyDeck, *, base: int | None = None, name: str = ""
) -> DeckVersion:
    """Save the cards as the deck's next version; give the latest one where nothing changed.

    `base` is the number of the version that was changed: where it is not the latest,
    VersionConflict is raised and nothing is saved. Without it the cards are saved whatever came
    between. Raise DeckLimitReached if the owner has too many versions, Http404 if the deck was
    deleted in the meantime.
    """
    if deck.sample:
        raise SampleDeckReadOnly(f"{deck.name} is a sample deck and stays as it was sold")
    with transaction.atomic():
        lock_deck(deck)
        latest = deck.versions.first()
        if latest is not None and latest.contents == to_contents(cards):
            return latest
        if base is not None and latest is not None and latest.number != base:
            raise VersionConflict(latest)
        _check_versions(deck)
        version = _add_version(deck, cards, name)
        deck.save(update_fields=["updated"])
        return version


def lock_deck(deck: Deck) -> Deck:
    """Keep others from changing a deck until the transaction ends, and give it as it is now.

    Http404 where it was deleted in the meantime.
    """
    held = Deck.objects.select_for_update().filter(pk=deck.pk).first()
    if held is None:
        raise Http404(NO_DECK)
    return held


@transaction.atomic
def rename(deck: Deck, name: str) -> None:
    """Return a deck another name.

    Its address stays. Http404 where it was deleted in the meantime.
    """
    if deck.sample:
        raise SampleDeckReadOnly(f"{deck.name} is a sample deck and keeps its name")
    name = strip_unprintable(name)
    if name and name != deck.name:
        lock_deck(deck)
        deck.name = name
        deck.save(update_fields=["name", "folded", "updated"])


def fresh_slug(name: str) -> str:
    """Return an address for a deck: its name, and a tail that no one guesses.

    An address stays when a deck is renamed, so that links to it keep working. A deck that has no
    name yet is therefore only "deck" in its address.

    The tail has 59 bits, so that two decks never share one and an unlisted deck is found by those
    who know of it.
    """
    named = "" if name == UNTITLED else slugify(name)[:MAX_SLUG_LENGTH].strip("-")
    return f"{named or 'deck'}-{get_random_string(TAIL_LENGTH, TAIL_LETTERS)}"


def _add_version(deck: Deck, cards: AnyDeck, name: str) -> DeckVersion:
    latest = deck.versions.values_list("number", flat=True).first()
    version = deck.versions.create(
        number=(latest or 0) + 1, contents=to_contents(cards), name=strip_unprintable(name)
    )
    note_held_cards([version])
    return version


def _check_versions(deck: Deck) -> None:
    """Raise DeckLimitReached if the owner of a deck has as many versions as one may have."""
    if deck.owner_id is None and not deck.browser:
        return
    owned = {"deck__owner": deck.owner_id, "deck__browser": deck.browser}
    most = MAX_VERSIONS_OF_BROWSER if deck.owner_id is None else MAX_VERSIONS_OF_ACCOUNT
    if DeckVersion.objects.filter(**owned).order_by().count() >= most:
        raise DeckLimitReached(
            f"Your decks have {most:,} versions. Delete a deck to save another version."
        )


def _check_number(maker: Visitor) -> None:
    if maker == NOBODY:
        return
    most = MAX_DECKS_OF_BROWSER if maker.user is None else MAX_DECKS_OF_ACCOUNT
    if own_decks(maker).count() >= most:
        more = "" if maker.user is not None else ", or create an account, which keeps more"
        raise DeckLimitReached(f"You keep {most:,} decks. Delete one to create another{more}.")
