"""The copies a visitor owns, kept as one row a game: reading them costs one query."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import transaction

from decks.models import Collection
from decks.ownership import Visitor, owned_by
from rules.construction import Game
from rules.construction.games import GAMES
from rules.construction.printings import printings

# More copies of one card than anybody keeps.
MAX_COPIES = 999


class UnknownCardOwned(ValueError):
    """A card that neither game has; the message names it."""


def find_collection(visitor: Visitor, game: Game) -> Collection | None:
    """Return what a visitor owns of a game, None where nothing was entered."""
    return Collection.objects.filter(owned_by(visitor), game=game.value).first()


def has_collection(visitor: Visitor) -> bool:
    """Return whether a visitor entered cards of either game."""
    return Collection.objects.filter(owned_by(visitor)).exists()


def owned_copies(visitor: Visitor, game: Game) -> dict[str, int]:
    """Return how many copies a visitor owns, by printing; cards they do not own are left out."""
    collection = find_collection(visitor, game)
    return dict(collection.copies) if collection is not None else {}


def set_copies(maker: Visitor, game: Game, copies: Mapping[str, int]) -> Collection:
    """Set how many copies of some printings a visitor owns; 0 takes a card out.

    Numbers beyond `MAX_COPIES` become that many, below 0 become 0. UnknownCardOwned for an id that
    is no card.
    """
    return _change(maker, game, copies, lambda owned: {**owned, **copies})


def add_copies(maker: Visitor, game: Game, copies: Mapping[str, int]) -> Collection:
    """Add copies to those a visitor owns; bounds and UnknownCardOwned as for `set_copies`."""
    return _change(maker, game, copies, lambda owned: Counter(owned) + Counter(copies))


def replace_copies(maker: Visitor, game: Game, copies: Mapping[str, int]) -> Collection:
    """Make these copies all that a visitor owns of a game; bounds as for `set_copies`."""
    return _change(maker, game, copies, lambda _: copies)


@transaction.atomic
def _change(
    maker: Visitor,
    game: Game,
    named: Iterable[str],
    change: Callable[[Mapping[str, int]], Mapping[str, int]],
) -> Collection:
    """Change what is owned of a game, held until it is stored; `named` are the cards asked for."""
    for card in named:
        if not is_printing(game, card):
            raise UnknownCardOwned(f"There is no card {card[:20]!r}.")
    collection = _collection_to_change(maker, game)
    owned = {card: _bounded(count) for card, count in change(collection.copies).items()}
    collection.copies = {card: count for card, count in owned.items() if count}
    collection.save(update_fields=["copies", "updated"])
    return collection


@transaction.atomic
def share_copies(maker: Visitor, game: Game, *, shared: bool) -> Collection:
    """Say whether the visitor's decks may use the same copies."""
    collection = _collection_to_change(maker, game)
    collection.shared = shared
    collection.save(update_fields=["shared", "updated"])
    return collection


@transaction.atomic
def assign_collections(owner: AbstractBaseUser, browser: str) -> int:
    """Give an account the collections of its browser; return how many there were.

    Where the account has one of the game too, the larger number of copies counts: entering your
    cards twice does not mean owning them twice.
    """
    if not browser:
        return 0
    moved = list(Collection.objects.filter(owner=None, browser=browser))
    for collection in moved:
        own = Collection.objects.filter(owner=owner.pk, game=collection.game).first()
        if own is None:
            collection.owner_id, collection.browser = owner.pk, ""
            collection.save(update_fields=["owner", "browser"])
            continue
        cards = own.copies.keys() | collection.copies.keys()
        own.copies = {
            card: max(own.copies.get(card, 0), collection.copies.get(card, 0)) for card in cards
        }
        own.save(update_fields=["copies", "updated"])
        collection.delete()
    return len(moved)


def is_printing(game: Game, card: str) -> bool:
    """Return whether an id is a card of a game, or another printing of one."""
    return GAMES[game].name_of(card) is not None or (game is Game.TCG and card in printings())


def _collection_to_change(maker: Visitor, game: Game) -> Collection:
    collection, _ = Collection.objects.select_for_update().get_or_create(
        **maker.as_owner(), game=game.value
    )
    return collection


def _bounded(count: int) -> int:
    return max(0, min(MAX_COPIES, count))
