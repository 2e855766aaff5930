"""Pages of comments: writing one, deleting one, reporting one or a deck."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from cards.client_address import address_key
from decks.access import deck_to_read, readable_decks
from decks.comments.commenting import CommentRefused, comment, delete_comment, report
from decks.comments.forms import CommentForm, ReportForm
from decks.models import Comment, Deck
from decks.ownership import SiteRequest


@login_required
@require_POST
def write(request: SiteRequest, slug: str) -> HttpResponse:
    """Say something of a deck."""
    visitor = request.visitor
    deck = deck_to_read(visitor, slug)
    form = CommentForm(request.POST)
    if not form.is_valid():
        for words in form.errors["text"]:
            messages.error(request, str(words))
        return redirect(f"{deck.get_absolute_url()}#comments")
    assert visitor.user is not None, "the page asks for an account"
    try:
        made = comment(visitor.user, deck, form.cleaned_data["text"], address_key(request))
    except CommentRefused as error:
        messages.error(request, str(error))
        return redirect(f"{deck.get_absolute_url()}#comments")
    return redirect(f"{deck.get_absolute_url()}#comment-{made.pk}")


@login_required
@require_POST
def delete(request: SiteRequest, slug: str, number: int) -> HttpResponse:
    """Delete one of your comments, or a comment on one of your decks.

    Its author may do so once the deck is private, too.
    """
    visitor = request.visitor
    found = Comment.objects.filter(
        deck__slug=slug, pk=number, hidden=False, author=request.user.pk
    ).first()
    if found is None:
        found = _comment(deck_to_read(visitor, slug), number)
    delete_comment(visitor, found)
    messages.success(request, "Comment deleted.")
    if not readable_decks(visitor).filter(pk=found.deck_id).exists():
        return redirect("decks:list")
    return redirect(f"{found.deck.get_absolute_url()}#comments")


@login_required
@require_http_methods(["GET", "POST"])
def report_page(request: SiteRequest, slug: str, number: int | None = None) -> HttpResponse:
    """Tell the staff of a comment or a deck."""
    visitor = request.visitor
    deck = deck_to_read(visitor, slug)
    if visitor.owns(deck) and number is None:
        raise PermissionDenied("This is your own deck.")
    about = None if number is None else _comment(deck, number)
    form = ReportForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        assert visitor.user is not None, "the page asks for an account"
        try:
            report(visitor.user, deck, form.cleaned_data["reason"], about)
        except CommentRefused as error:
            messages.error(request, str(error))
        else:
            messages.success(request, "Thank you. The staff will look at it.")
        return redirect(deck)
    context = {"deck": deck, "about": about, "form": form}
    return render(request, "decks/comments/report.html", context)


def _comment(deck: Deck, number: int) -> Comment:
    return get_object_or_404(deck.comments.filter(hidden=False), pk=number)
