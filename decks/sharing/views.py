"""The pages of sharing: who sees a deck, its notes and tags, likes, the public search, profiles."""

from django.contrib import messages
from django.contrib.auth import get_user_model
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.timezone import localdate
from django.views.decorators.http import (
    require_GET,
    require_http_methods,
    require_POST,
    require_safe,
)
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HttpResponseClientRedirect

from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.access import deck_to_change, deck_to_read
from decks.collection.copies import has_collection
from decks.domain import lock_deck
from decks.models import Deck, Visibility
from decks.ownership import NOBODY, SiteRequest, accounts_named
from decks.queries import version_or_404, version_to_read
from decks.sharing.card_notes import MAX_CARD_NOTE, cards_to_note, change_notes
from decks.sharing.embedding import embedded_slug, oembed, verdict_badge
from decks.sharing.following import CannotFollow, follow, follows, unfollow
from decks.sharing.forms import NotesForm, SearchForm, VisibilityForm
from decks.sharing.likes import OwnDeck, like, unlike
from decks.sharing.markdown import to_html
from decks.sharing.panel import likes_panel
from decks.sharing.preview import draw_preview, preview_of
from decks.sharing.profiles import is_known, profile_panel
from decks.sharing.public_search import DeckQuery, Order, search
from decks.sharing.tags import set_tags
from decks.sharing.visibility import MEANING, PUBLIC_NEEDS_ACCOUNT, change_address, share
from decks.sharing.words import NotesSnapshot, notes_snapshot

PREVIEW_SECONDS = 600
# Where a program that shows links sets no bounds.
MOST_PIXELS = 10_000


@require_http_methods(["GET", "POST"])
def share_page(request: SiteRequest, slug: str) -> HttpResponse:
    """Who may see the visitor's own deck, and its address to give away."""
    deck = deck_to_change(request.visitor, slug)
    sent = request.POST if request.method == "POST" else None
    form = VisibilityForm(sent, deck=deck, initial={"visibility": deck.visibility})
    if request.method == "POST" and form.is_valid():
        visibility = Visibility(form.cleaned_data["visibility"])
        share(deck, visibility)
        word, meaning = MEANING[visibility]
        messages.success(request, f"{deck.name} is {word.lower()} now. {meaning}")
        return redirect("decks:share", deck.slug)
    context = {
        "deck": deck,
        "form": form,
        "address": request.build_absolute_uri(deck.get_absolute_url()),
        "badge": request.build_absolute_uri(reverse("decks:badge", args=[deck.slug])),
        "is_shared": deck.visibility != Visibility.PRIVATE,
        "needs_account": PUBLIC_NEEDS_ACCOUNT if deck.owner_id is None else "",
    }
    return render(request, "decks/sharing/share.html", context)


@require_POST
def new_address(request: SiteRequest, slug: str) -> HttpResponse:
    """Return the visitor's own deck another address, where the old one came into wrong hands."""
    deck = deck_to_change(request.visitor, slug)
    change_address(deck)
    messages.success(request, "The deck has a new link. The old one no longer works.")
    return redirect("decks:share", deck.slug)


@require_http_methods(["GET", "POST"])
def notes_page(request: SiteRequest, slug: str) -> HttpResponse:
    """Notes and tags of the visitor's own deck; they can be looked at before they are saved."""
    deck = deck_to_change(request.visitor, slug)
    context: dict[str, object] = {"deck": deck}
    if request.method == "GET":
        kept = notes_snapshot(deck)
        form = NotesForm(initial={"notes": kept.notes, "tags": kept.tags, "seen": kept.mark})
    else:
        form = NotesForm(request.POST)
        if form.is_valid() and "preview" in request.POST:
            context["preview"] = to_html(form.cleaned_data["notes"])
        elif form.is_valid():
            other = _keep_notes(deck, form)
            if other is None:
                messages.success(request, "Notes and tags saved.")
                return redirect(deck)
            # Anyone who saves again after this has seen both.
            again = request.POST.copy()
            again["seen"] = other.mark
            form = NotesForm(again)
            context |= {"clash": other, "preview": to_html(other.notes)}
    return render(request, "decks/sharing/notes.html", context | {"form": form})


@require_http_methods(["GET", "POST"])
def card_notes_page(request: SiteRequest, slug: str) -> HttpResponse:
    """Notes on single cards of the visitor's own deck."""
    deck = deck_to_change(request.visitor, slug)
    cards = version_or_404(deck, None).cards()
    if request.method == "POST":
        change_notes(deck, cards, request.POST.dict())
        messages.success(request, "Notes saved.")
        return redirect(deck)
    context = {
        "deck": deck,
        "cards": cards_to_note(deck, cards),
        "most": MAX_CARD_NOTE,
    }
    return render(request, "decks/sharing/card_notes.html", context)


@require_POST
def like_deck(request: SiteRequest, slug: str) -> HttpResponse:
    """Like a deck, or take the like back (`like=0`). htmx gets the button alone."""
    visitor = request.visitor
    deck = deck_to_read(visitor, slug)
    if visitor.user is None:
        to_sign_in = redirect_to_login(deck.get_absolute_url())
        return HttpResponseClientRedirect(to_sign_in.url) if request.htmx else to_sign_in
    if request.POST.get("like") == "0":
        unlike(deck, visitor.user)
    else:
        try:
            like(deck, visitor.user)
        except OwnDeck as error:
            raise PermissionDenied(str(error)) from error
    if request.htmx:
        context = {"deck": deck, "liking": likes_panel(visitor, deck)}
        return render(request, "decks/sharing/like.html", context)
    return redirect(deck)


@require_GET
@vary_on_headers("HX-Request")
def public_list(request: SiteRequest) -> HttpResponse:
    """The public decks that are looked for. htmx gets what was found alone."""
    form = SearchForm(request.GET)
    context: dict[str, object] = {"form": form, "asked_for": any(request.GET.values())}
    if form.is_valid():
        found = search(form.asked(), request.GET.get("page"), localdate(), request.visitor)
        wants = form.asked().order is Order.BUILDABLE and not has_collection(request.visitor)
        context |= {"found": found, "page": found.page, "wants_collection": wants}
    part = "#found" if wants_part(request) else ""
    return render(request, f"decks/sharing/public.html{part}", context)


@require_safe
def preview(request: SiteRequest, slug: str) -> HttpResponse:
    """The picture that a link to the deck shows elsewhere."""
    version = version_to_read(request.visitor, slug, None)
    try:
        picture = draw_preview(preview_of(version.deck, version))
    except ImportError:
        # The environment is older than the lock file and lacks Pillow.
        return redirect(static("preview.png"))
    response = HttpResponse(picture, content_type="image/png")
    # The deck may be hidden again: only who asked keeps it, and not for long.
    patch_cache_control(response, private=True, max_age=PREVIEW_SECONDS)
    return response


@require_safe
def badge(request: SiteRequest, slug: str) -> HttpResponse:
    """The verdict of a deck as a small picture, for other sites."""
    version = version_to_read(request.visitor, slug, None)
    shown = verdict_badge(version, localdate())
    response = render(
        request, "decks/sharing/badge.svg", {"badge": shown}, content_type="image/svg+xml"
    )
    patch_cache_control(response, private=True, max_age=PREVIEW_SECONDS)
    return response


@require_GET
def embed(request: SiteRequest) -> HttpResponse:
    """oEmbed (oembed.com): what programs that show links say of a deck."""
    if request.GET.get("format", "json") != "json":
        return HttpResponse("Only JSON is offered.", status=501, content_type="text/plain")
    slug = embedded_slug(request.GET.get("url", ""), request.get_host())
    if slug is None:
        raise Http404("There is no deck at this address.")
    deck = deck_to_read(NOBODY, slug)
    site = request.build_absolute_uri("/")
    picture = request.build_absolute_uri(reverse("decks:preview", args=[slug]))
    sizes = (whole_number(request.GET.get(name, "")) for name in ("maxwidth", "maxheight"))
    width, height = (size if size is not None else MOST_PIXELS for size in sizes)
    return JsonResponse(oembed(deck, site, picture, width, height))


@login_required
@require_POST
def follow_player(request: SiteRequest, name: str) -> HttpResponse:
    """Follow an author, or stop (`follow=0`)."""
    user = request.visitor.user
    assert user is not None, "the page asks for an account"
    author = _author(name)
    if author is None:
        raise Http404("This player doesn’t exist.")
    if request.POST.get("follow") == "0":
        unfollow(user, author)
    else:
        try:
            follow(user, author)
        except CannotFollow as error:
            messages.warning(request, str(error))
    return redirect("players:profile", author.get_username())


def _author(name: str) -> User | None:
    """Return a player who has published something, None for anybody else."""
    if "\0" in name:
        return None
    players = get_user_model()._default_manager.filter(is_active=True, username=name)
    return players.filter(decks__visibility=Visibility.PUBLIC).first()


@require_GET
def profile(request: SiteRequest, name: str) -> HttpResponse:
    """A player's public decks. Who has published nothing has a profile for themselves alone."""
    # A database refuses to look for a NUL.
    accounts = [] if "\0" in name else accounts_named(name)
    players = get_user_model()._default_manager.filter(is_active=True)
    player = players.filter(pk__in=accounts).first()
    if player is None:
        raise Http404("This player doesn’t exist.")
    found = search(DeckQuery(owner=player.get_username()), request.GET.get("page"), localdate())
    is_own = player == request.user
    if not (found.decks or is_own or is_known(player)):
        raise Http404("This player doesn’t exist.")
    if player.get_username() != name:
        return redirect("players:profile", player.get_username())
    context = {"player": player, "found": found, "page": found.page, "is_own": is_own}
    context["is_private"] = is_own and not found.decks and not is_known(player)
    context["panel"] = profile_panel(player)
    context["may_follow"] = bool(found.decks) and not is_own and request.user.is_authenticated
    context["followed"] = follows(request.visitor, player)
    return render(request, "decks/sharing/profile.html", context)


@transaction.atomic
def _keep_notes(deck: Deck, form: NotesForm) -> NotesSnapshot | None:
    """Keep notes and tags; where another page changed what was seen, keep nothing and give it."""
    now = notes_snapshot(lock_deck(deck))
    if form.cleaned_data["seen"] not in ("", now.mark):
        return now
    deck.notes = form.cleaned_data["notes"]
    deck.save(update_fields=["notes", "updated"])
    set_tags(deck, form.cleaned_data["tags"])
    return None
