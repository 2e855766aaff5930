"""The public search: samples, and the decks that players published.

A word is looked for in names and tags; all words together also among the cards: a deck that
holds a card of that name is found by it.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

from django.core.paginator import Page, Paginator
from django.db.models import Count, F, Q, QuerySet

from cards.addresses import address
from cards.drawn_by_value import drawn_by_value
from cards.legality.amendments import amendments
from cards.paging import BoundedPaginator
from cards.search.index import index
from decks.collection.buildable import available_copies, count_lacking
from decks.contents.belonging import Belonging
from decks.models import Deck, DeckCard, DeckVersion, Follow, Tag, Visibility
from decks.ownership import NOBODY, Visitor, accounts_named
from decks.queries import DECKS_ON_A_PAGE, Saved, glances, latest_saved
from rules.construction import Amendments, Format, Game, is_legal
from rules.names import fold_words, unaccented

# A verdict is worked out again for every deck; at most this many are judged for a page.
MAX_JUDGED = 500
# How many verdicts of a format and day are remembered: one takes a third of a millisecond.
MAX_REMEMBERED = 5_000


class Order(StrEnum):
    """In which order public decks are listed."""

    NEWEST = "newest"
    LIKED = "liked"
    BUILDABLE = "buildable"


@dataclass(frozen=True, slots=True)
class DeckQuery:
    """What is looked for; what is left empty narrows nothing.

    `format` is one to be legal in, `since` the day from which decks were published, `followed`
    whether only decks of authors whom the visitor follows are meant.
    """

    words: str = ""
    game: str = ""
    tag: str = ""
    format: Format | None = None
    order: Order = Order.NEWEST
    owner: str = ""
    since: date | None = None
    followed: bool = False


@drawn_by_value
@dataclass(frozen=True, slots=True)
class PublicDeck:
    """A public deck as a list shows it: how liked it is, and the official formats it fits.

    `lacking` is how many copies the visitor lacks, None where that isn't asked for.
    """

    slug: str
    address: str
    name: str
    game: str
    is_sample: bool
    author: str
    formats: tuple[str, ...]
    likes: int
    copies: int
    tags: tuple[str, ...]
    shares: tuple[Belonging, ...]
    lacking: int | None = None


class _Row(NamedTuple):
    """What a list shows of a deck's row; rows are cheaper than models."""

    pk: int
    slug: str
    name: str
    game: str
    sample: bool
    liked: int
    owner__username: str | None


@dataclass(frozen=True, slots=True)
class DeckSearchResults:
    """A page of what was found; `judged_only` is how many were judged where that is not all."""

    page: Page[Any]
    decks: tuple[PublicDeck, ...]
    judged_only: int = 0


ORDERS = {
    Order.NEWEST: ("-created", "-pk"),
    Order.LIKED: ("-liked", "-created", "-pk"),
    Order.BUILDABLE: ("-created", "-pk"),
}


def public_decks() -> QuerySet[Deck]:
    """Return every deck that anybody may find: samples, and public ones of living accounts."""
    return Deck.objects.filter(is_public())


def is_public(deck: str = "") -> Q:
    """Return the condition that a deck is one of `public_decks`; `deck` is the way to it."""
    anybodys = Q(**{f"{deck}sample": True}) | Q(**{f"{deck}owner__is_active": True})
    return anybodys & Q(**{f"{deck}visibility": Visibility.PUBLIC})


def search(
    asked: DeckQuery, number: str | None, day: date, visitor: Visitor = NOBODY
) -> DeckSearchResults:
    """Return a page of the public decks that a visitor asks for, judged on a day."""
    decks = _matching_decks(asked, visitor).order_by(*ORDERS[asked.order])
    if asked.order is Order.BUILDABLE:
        return _buildable(asked, decks, number, day, visitor)
    if asked.format is None:
        page: Page[Any] = BoundedPaginator(decks, DECKS_ON_A_PAGE).get_page(number)
        return DeckSearchResults(page, describe_decks(page.object_list, day))
    keys = decks.filter(game=asked.format.game.value).values_list("pk", flat=True)
    candidates = list(keys[: MAX_JUDGED + 1])
    saved = latest_saved(candidates[:MAX_JUDGED])
    fit = legal_versions(saved.values(), asked.format, day, amendments())
    page = Paginator(
        [key for key in candidates if saved.get(key) in fit], DECKS_ON_A_PAGE
    ).get_page(number)
    judged_only = MAX_JUDGED if len(candidates) > MAX_JUDGED else 0
    return DeckSearchResults(page, describe_decks(page.object_list, day), judged_only)


def _buildable(
    asked: DeckQuery, decks: QuerySet[Deck], number: str | None, day: date, visitor: Visitor
) -> DeckSearchResults:
    """Return decks of the games of which the visitor has a collection, the least lacking first."""
    lacking: dict[int, int] = {}
    judged_only = 0
    for game in Game:
        available = available_copies(visitor, game)
        if available is None or (asked.format is not None and asked.format.game is not game):
            continue
        keys = list(decks.filter(game=game.value).values_list("pk", flat=True)[: MAX_JUDGED + 1])
        judged_only = MAX_JUDGED if len(keys) > MAX_JUDGED else judged_only
        saved = latest_saved(keys[:MAX_JUDGED])
        if asked.format is not None:
            fit = legal_versions(saved.values(), asked.format, day, amendments())
            saved = {key: version for key, version in saved.items() if version in fit}
        counted = count_lacking(available, list(saved.values()))
        lacking |= {key: counted[saved[key][0]] for key in keys if key in saved}
    # Python's sort keeps the newest first among equals.
    page = Paginator(sorted(lacking, key=lacking.__getitem__), DECKS_ON_A_PAGE).get_page(number)
    shown = describe_decks(page.object_list, day)
    found = [
        replace(deck, lacking=lacking[key])
        for key, deck in zip(page.object_list, shown, strict=True)
    ]
    return DeckSearchResults(page, tuple(found), judged_only)


def newest_decks(most: int, day: date) -> tuple[PublicDeck, ...]:
    """Return the newest public decks, judged on a day; those of players come before the samples."""
    newest = public_decks().order_by("sample", "-created", "-pk").values_list("pk", flat=True)
    return describe_decks(newest[:most], day)


def legal_versions(
    saved: Iterable[Saved], format: Format, day: date, entered: Amendments
) -> set[Saved]:
    """Return the versions of decks that are legal in a format on a day."""
    wanted = list(saved)
    known = _known_verdicts(format.slug, day, entered)
    new = {version for version in wanted if version not in known}
    if len(known) + len(new) > MAX_REMEMBERED:
        known.clear()
        new = set(wanted)
    read = DeckVersion.objects.filter(pk__in=[key for key, _ in new]).select_related("deck")
    for version in read.defer("deck__notes"):
        key = version.pk, version.created
        known[key] = is_legal(version.cards(), format, on=day, amendments=entered)
    return {version for version in wanted if known.get(version)}


@lru_cache(maxsize=16)
def _known_verdicts(_format: str, _day: date, _entered: Amendments) -> dict[Saved, bool]:
    """Return what is known of a format on a day: a version's cards never change."""
    return {}


def _filtered_decks(asked: DeckQuery, visitor: Visitor) -> QuerySet[Deck]:
    decks = public_decks()
    if asked.followed:
        followed = Follow.objects.filter(follower=visitor.user.pk) if visitor.user else None
        decks = decks.filter(owner__in=followed.values("author")) if followed else decks.none()
    if asked.since is not None:
        decks = decks.filter(created__date__gte=asked.since)
    if asked.game:
        decks = decks.filter(game=asked.game)
    if asked.tag:
        decks = decks.filter(tags__name=asked.tag)
    if asked.owner:
        decks = decks.filter(owner__in=accounts_named(asked.owner))
    return decks


def _matching_decks(asked: DeckQuery, visitor: Visitor) -> QuerySet[Deck]:
    decks = _filtered_decks(asked, visitor)
    if not asked.words.strip():
        return decks
    found = _named(asked.words).values("pk")
    if (holding := _holding(asked.words)) is not None:
        found = found.union(holding, all=True)
    # The sum keeps SQLite from fetching all that have the word, to sort them: it goes through the
    # decks in the order of the list instead, until there are enough.
    return decks.alias(key=F("pk") + 0).filter(key__in=found)


def _named(words: str) -> QuerySet[Deck]:
    """Return the public decks that have every word in their name or one of their tags."""
    tags = list(Tag.objects.all())
    decks = Deck.objects.filter(visibility=Visibility.PUBLIC).order_by()
    for word in words.split():
        tagged = [tag.pk for tag in tags if unaccented(word) in unaccented(tag.name)]
        condition = named_like(word)
        decks = decks.filter(condition | Q(pk__in=_tagged(tagged)) if tagged else condition)
    return decks


def named_like(word: str) -> Q:
    """Return the condition that a public deck has a word in its name, in any accents."""
    return Q(visibility=Visibility.PUBLIC, folded__contains=unaccented(word))


def _tagged(tags: Sequence[int]) -> QuerySet[Any]:
    return Deck.tags.through.objects.filter(tag__in=tags).values("deck")


def _holding(words: str) -> QuerySet[Any] | None:
    """Return the decks that hold a card in whose name the words begin at a word.

    Return None without a card of such a name.
    """
    wanted = fold_words(words)
    if not wanted:
        return None
    cards = [
        card for entry in index().entries if f" {wanted}" in f" {entry.words}" for card in entry.ids
    ]
    return DeckCard.objects.filter(card__in=cards).values("deck") if cards else None


def describe_decks(keys: Iterable[int], day: date) -> tuple[PublicDeck, ...]:
    """Return decks as a list shows them, in the order of their keys, judged on a day."""
    wanted = list(keys)
    read = Deck.objects.filter(pk__in=wanted).order_by().values_list(*_Row._fields)
    rows = {row[0]: _Row(*row) for row in read}
    copied_from = Deck.objects.filter(copied_from__deck__in=wanted).order_by()
    copies = dict(copied_from.values_list("copied_from__deck").annotate(Count("pk")))
    tags: dict[int, list[str]] = defaultdict(list)
    tagged = Deck.tags.through.objects.filter(deck__in=wanted).order_by("tag__name")
    for key, tag in tagged.values_list("deck", "tag__name"):
        tags[key].append(tag)
    seen = glances(latest_saved(wanted).values(), day, amendments())
    games = dict(Deck.GAMES)
    return tuple(
        PublicDeck(
            slug=row.slug,
            address=address("decks:deck", row.slug),
            name=row.name,
            game=games[row.game],
            is_sample=row.sample,
            author=row.owner__username or "",
            formats=tuple(format.name for format in seen[key].formats),
            likes=row.liked,
            copies=copies.get(key, 0),
            tags=tuple(tags[key]),
            shares=seen[key].shares,
        )
        for key in wanted
        if (row := rows.get(key)) is not None and key in seen
    )
