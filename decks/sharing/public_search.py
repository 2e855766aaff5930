"""The public search: samples, and the decks that players published.

A word is looked for in names and tags; all words together also among the cards: a deck that
holds a card of that name is found by it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import Count, Exists, OuterRef, Q, QuerySet, Subquery, TextField
from django.db.models.functions import Cast, Coalesce

from cards.legality.amendments import amendments
from cards.search.index import index
from decks.collection.buildable import available_copies, count_lacking
from decks.contents.belonging import Belonging, belongings
from decks.legality.verdicts import official_formats
from decks.models import Deck, DeckVersion, Follow, Like, Tag, Visibility
from decks.ownership import NOBODY, Visitor
from decks.queries import DECKS_ON_A_PAGE, latest_versions
from decks.sharing.accents import accent_pattern
from rules.construction import Amendments, Format, Game, is_legal
from rules.names import fold_words

# A verdict is worked out again for every deck; at most this many are judged for a page.
MAX_JUDGED = 500


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


@dataclass(frozen=True, slots=True)
class PublicDeck:
    """A public deck as a list shows it: how liked it is, and the official formats it fits.

    `lacking` is how many copies the visitor lacks, None where that isn't asked for.
    """

    version: DeckVersion
    formats: tuple[Format, ...]
    likes: int
    copies: int
    tags: tuple[str, ...]
    shares: tuple[Belonging, ...]
    lacking: int | None = None

    @property
    def deck(self) -> Deck:
        """The deck itself."""
        return self.version.deck


@dataclass(frozen=True, slots=True)
class DeckSearchResults:
    """A page of what was found; `judged_only` is how many were judged where that is not all."""

    page: Page[Any]
    decks: tuple[PublicDeck, ...]
    judged_only: int = 0


def public_decks() -> QuerySet[Deck]:
    """Return every deck that anybody may find: samples, and public ones of living accounts."""
    published = Q(visibility=Visibility.PUBLIC, owner__is_active=True)
    return Deck.objects.filter(published | Q(sample=True))


def search(
    asked: DeckQuery, number: str | None, day: date, visitor: Visitor = NOBODY
) -> DeckSearchResults:
    """Return a page of the public decks that a visitor asks for, judged on a day."""
    entered = amendments()
    found = _ordered(_matching_decks(asked, visitor), asked.order)
    if asked.order is Order.BUILDABLE:
        return _buildable(asked, found, number, day, visitor)
    if asked.format is None and not asked.words.strip():
        return _page_of_decks(asked, number, day, visitor)
    if asked.format is None:
        page = Paginator(found, DECKS_ON_A_PAGE).get_page(number)
        return DeckSearchResults(page, tuple(_shown(page.object_list, day, entered)))
    candidates = list(found.filter(deck__game=asked.format.game.value)[: MAX_JUDGED + 1])
    legal = [
        version
        for version in candidates[:MAX_JUDGED]
        if _legal(version, asked.format, day, entered)
    ]
    page = Paginator(legal, DECKS_ON_A_PAGE).get_page(number)
    judged_only = MAX_JUDGED if len(candidates) > MAX_JUDGED else 0
    return DeckSearchResults(page, tuple(_shown(page.object_list, day, entered)), judged_only)


def _page_of_decks(
    asked: DeckQuery, number: str | None, day: date, visitor: Visitor
) -> DeckSearchResults:
    """Return a page of decks that are asked for without words: only theirs is read."""
    decks = _filtered_decks(asked, visitor)
    if asked.order is Order.LIKED:
        likes = Like.objects.filter(deck=OuterRef("pk")).order_by().values("deck")
        counted = likes.annotate(count=Count("pk")).values("count")
        decks = decks.annotate(liked=Coalesce(Subquery(counted), 0))
        decks = decks.order_by("-liked", "-created", "-pk")
    else:
        decks = decks.order_by("-created", "-pk")
    page = Paginator(decks.values_list("pk", flat=True), DECKS_ON_A_PAGE).get_page(number)
    keys = list(page.object_list)
    versions = latest_versions(Deck.objects.filter(pk__in=keys)).prefetch_related("deck__tags")
    shown = {
        each.deck.pk: each for each in _shown(_ordered(versions, asked.order), day, amendments())
    }
    return DeckSearchResults(page, tuple(shown[key] for key in keys if key in shown))


def _buildable(
    asked: DeckQuery, found: QuerySet[DeckVersion], number: str | None, day: date, visitor: Visitor
) -> DeckSearchResults:
    """Return decks of the games of which the visitor has a collection, the least lacking first."""
    lacking: dict[int, int] = {}
    judged_only = 0
    entered = amendments()
    for game in Game:
        available = available_copies(visitor, game)
        if available is None or (asked.format is not None and asked.format.game is not game):
            continue
        of_game = found.filter(deck__game=game.value)
        if asked.format is not None:
            read = list(of_game[: MAX_JUDGED + 1])
            legal = [each for each in read if _legal(each, asked.format, day, entered)]
            keys, more = [(each.pk, each.created) for each in legal], len(read) > MAX_JUDGED
        else:
            keys = list(of_game.values_list("pk", "created")[: MAX_JUDGED + 1])
            more = len(keys) > MAX_JUDGED
        judged_only = MAX_JUDGED if more else judged_only
        lacking |= count_lacking(available, keys[:MAX_JUDGED])
    # Python's sort keeps the newest first among equals.
    page = Paginator(sorted(lacking, key=lacking.__getitem__), DECKS_ON_A_PAGE).get_page(number)
    shown = {
        each.version.pk: replace(each, lacking=lacking[each.version.pk])
        for each in _shown(found.filter(pk__in=list(page.object_list)), day, entered)
    }
    decks = tuple(shown[key] for key in page.object_list if key in shown)
    return DeckSearchResults(page, decks, judged_only)


def newest_decks(most: int, day: date) -> tuple[PublicDeck, ...]:
    """Return the newest public decks, judged on a day; those of players come before the samples."""
    newest = public_decks().order_by("sample", "-created", "-pk").values_list("pk", flat=True)
    versions = latest_versions(Deck.objects.filter(pk__in=list(newest[:most])))
    shown = versions.prefetch_related("deck__tags").order_by("deck__sample", "-deck__created")
    return tuple(_shown(shown, day, amendments()))


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
        decks = decks.filter(owner__username__iexact=asked.owner)
    return decks


def _matching_decks(asked: DeckQuery, visitor: Visitor) -> QuerySet[DeckVersion]:
    versions = latest_versions(_filtered_decks(asked, visitor)).prefetch_related("deck__tags")
    if asked.words.strip():
        versions = versions.annotate(written=Cast("contents", TextField())).filter(
            _named(asked.words) | _holding(asked.words)
        )
    return versions


def _named(words: str) -> Q:
    """Every word is in the deck's name or one of its tags."""
    condition = Q()
    for word in words.split():
        pattern = accent_pattern(word)
        tagged = Tag.objects.filter(decks=OuterRef("deck"), name__iregex=pattern)
        condition &= Q(deck__name__iregex=pattern) | Q(Exists(tagged))
    return condition


def _holding(words: str) -> Q:
    """The deck holds a card in whose name the words begin at a word."""
    wanted = fold_words(words)
    if not wanted:
        return Q(pk__in=[])
    ids: dict[Game, list[str]] = {game: [] for game in Game}
    for entry in index().entries:
        if f" {wanted}" in f" {entry.words}":
            ids[entry.game] += entry.ids
    condition = Q(pk__in=[])
    for game, found in ids.items():
        if found:
            pattern = f'"({"|".join(map(re.escape, found))})"'
            condition |= Q(deck__game=game.value, written__regex=pattern)
    return condition


def _ordered(versions: QuerySet[DeckVersion], order: Order) -> QuerySet[DeckVersion]:
    likes = Like.objects.filter(deck=OuterRef("deck")).order_by().values("deck")
    copies = Deck.objects.filter(copied_from__deck=OuterRef("deck")).order_by()
    counted = versions.annotate(
        liked=Coalesce(Subquery(likes.annotate(count=Count("pk")).values("count")), 0),
        copied=Coalesce(
            Subquery(
                copies.values("copied_from__deck").annotate(count=Count("pk")).values("count")
            ),
            0,
        ),
    )
    first = ["-liked"] if order is Order.LIKED else []
    return counted.order_by(*first, "-deck__created", "-deck__pk")


def _legal(version: DeckVersion, format: Format, day: date, entered: Amendments) -> bool:
    return is_legal(version.cards(), format, on=day, amendments=entered)


def _shown(versions: Iterable[DeckVersion], day: date, entered: Amendments) -> Iterable[PublicDeck]:
    for version in versions:
        cards = version.cards()
        yield PublicDeck(
            version=version,
            formats=tuple(official_formats(cards, day, entered)),
            likes=getattr(version, "liked", 0),
            copies=getattr(version, "copied", 0),
            tags=tuple(tag.name for tag in version.deck.tags.all()),
            shares=belongings(cards),
        )
