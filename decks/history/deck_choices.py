"""Which decks to compare: what an address names, and the decks that a form offers."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from django.conf import settings
from django.core.validators import slug_re
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse

from decks.access import own_decks, readable_decks
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from decks.queries import version_to_read
from decks.told_apart import names_told_apart

SEEN_COOKIE = "seen"
MAX_SEEN = 8
MAX_OFFERED = 200
MAX_REFERENCE_LENGTH = 80

Choices = list[tuple[str, list[tuple[str, str]]]]


def named_version(visitor: Visitor, text: str) -> DeckVersion | None:
    """Return the version that "slug@3" names, the latest one for "slug", None for "".

    Http404 for a deck the visitor may not read and for a version that is not there.
    """
    if not text:
        return None
    slug, _, number = text.partition("@")
    if len(slug) > MAX_REFERENCE_LENGTH or not slug_re.match(slug):
        raise Http404("No deck has this address.")
    return version_to_read(visitor, slug, number)


def reference(version: DeckVersion) -> str:
    """Name a version for an address."""
    return f"{version.deck.slug}@{version.number}"


def note_seen(request: HttpRequest, response: HttpResponse, deck: Deck) -> HttpResponse:
    """Remember, until the browser is closed, that its user looked at a deck."""
    seen = list(dict.fromkeys([deck.slug, *seen_slugs(request)]))[:MAX_SEEN]
    if seen != seen_slugs(request):
        response.set_cookie(
            SEEN_COOKIE,
            ".".join(seen),
            httponly=True,
            samesite="Lax",
            secure=bool(settings.SESSION_COOKIE_SECURE),
        )
    return response


def seen_slugs(request: HttpRequest) -> list[str]:
    """Return the addresses of the decks that were looked at last, the latest first."""
    kept = request.COOKIES.get(SEEN_COOKIE, "").split(".")
    return [slug for slug in kept if len(slug) <= MAX_REFERENCE_LENGTH and slug_re.match(slug)][
        :MAX_SEEN
    ]


def deck_choices(
    visitor: Visitor,
    seen: Sequence[str],
    chosen: Iterable[DeckVersion | None],
    is_offered: Callable[[Deck], bool] = lambda _: True,
) -> Choices:
    """Offer the visitor's own decks, those seen last, and the samples, if they `is_offered`.

    A choice that isn't among them, such as an earlier version, comes first.
    """
    own = list(own_decks(visitor)[:MAX_OFFERED])
    samples = list(Deck.objects.filter(sample=True))
    known = {deck.pk for deck in (*own, *samples)}
    looked_at = [deck for deck in _in_order(readable_decks(visitor), seen) if deck.pk not in known]
    names = names_told_apart([*own, *looked_at, *samples])
    offered: Choices = [
        (heading, [(deck.slug, _label(deck, names)) for deck in offered_decks])
        for heading, decks in (
            ("Your decks", own),
            ("Recently viewed", looked_at),
            ("Sample decks", samples),
        )
        if (offered_decks := [deck for deck in decks if is_offered(deck)])
    ]
    first = [
        (reference(slug), f"{_label(slug.deck, names)}, version {slug.number}")
        for slug in dict.fromkeys(filter(None, chosen))
    ]
    return [("Chosen", first), *offered] if first else offered


def _in_order(decks: QuerySet[Deck], slugs: Sequence[str]) -> list[Deck]:
    found = {deck.slug: deck for deck in decks.filter(slug__in=slugs)} if slugs else {}
    return [found[slug] for slug in slugs if slug in found]


def _label(deck: Deck, names: Mapping[int, str]) -> str:
    return f"{names.get(deck.pk, deck.name)} ({deck.game.upper()})"
