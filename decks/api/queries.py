"""What the API tells of kept decks, read from the database."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.db.models import QuerySet

from decks.access import may_change, own_decks
from decks.files import file_types_for
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from decks.sharing.public_search import Order, public_decks
from rules.construction import Game
from rules.names import unaccented

LATEST = ("-sample", "-updated")
ORDERS: Mapping[str, tuple[str, ...]] = {
    Order.NEWEST: ("-created",),
    Order.LIKED: ("-liked", "-created"),
}


@dataclass(frozen=True, slots=True)
class DeckDetails:
    """A deck with what is shown beside it; `mine` says whether who asks may change it."""

    deck: Deck
    likes: int
    mine: bool = False
    version: DeckVersion | None = None

    @property
    def tags(self) -> list[str]:
        """What it is filed under, in alphabetical order."""
        return sorted(tag.name for tag in self.deck.tags.all())

    @property
    def files(self) -> list[str]:
        """The file types the deck can be saved as."""
        return [file_type.slug for file_type in file_types_for(Game(self.deck.game))]


def deck_details(visitor: Visitor, deck: Deck) -> DeckDetails:
    """Return one deck as a visitor is shown of it."""
    return DeckDetails(
        deck=deck,
        likes=deck.liked,
        mine=may_change(visitor, deck),
        version=deck.versions.first(),
    )


def find_decks(
    visitor: Visitor,
    *,
    mine: bool = False,
    game: str = "",
    q: str = "",
    tag: str = "",
    owner: str = "",
    order: str = "",
) -> QuerySet[Deck]:
    """Return the samples and public decks, or the visitor's own, narrowed by what is not empty.

    `q` is part of the name.
    """
    found = own_decks(visitor) if mine else public_decks()
    if game:
        found = found.filter(game=game)
    if q:
        found = found.filter(folded__contains=unaccented(q))
    if owner:
        found = found.filter(owner__username=owner)
    if tag:
        found = found.filter(tags__name=tag.lower())
    shown = found.select_related("owner").prefetch_related("tags")
    return shown.order_by(*ORDERS.get(order, LATEST), "-pk")


def listed_deck_details(decks: Iterable[Deck]) -> list[DeckDetails]:
    """Return decks of `find_decks` as lists tell them."""
    return [DeckDetails(deck, deck.liked) for deck in decks]
