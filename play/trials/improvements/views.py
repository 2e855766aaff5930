"""The pages of improvements: asking for one, its path, and taking a version of it."""

from functools import partial
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HTMX_STOP_POLLING

from cards.client_address import client_address
from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.access import deck_to_change
from decks.building.edits import BadEdit
from decks.contents.differences import apply_differences, differences
from decks.contents.encoding import AnyDeck
from decks.domain import create_deck
from decks.history.deck_choices import deck_choices, named_version, reference, seen_slugs
from decks.ownership import SiteRequest, get_or_create_maker
from decks.rows import read_again
from play.models import Improvement
from play.queue import control
from play.queue.fairness import queue_key_for
from play.queue.improvements import (
    improvement_to_change,
    improvement_to_read,
    kept_versions,
    order_improvement,
    stage_parts,
)
from play.queue.quota import order_by_form
from play.queue.tasks import send_if_stalled, send_on_commit
from play.requests.fields import left_out_sentence
from play.results.labels import format_name
from play.trials.drafting import change_draft, may_take
from play.trials.improvements.forms import ImprovementForm
from play.trials.improvements.page import improvement_page
from rules.english import join_words


@require_http_methods(["GET", "POST"])
def new_improvement(request: SiteRequest) -> HttpResponse:
    """Ask for a better version of a deck; without a deck, choose one first."""
    visitor = request.visitor
    asked = request.POST if request.method == "POST" else request.GET
    version = named_version(visitor, asked.get("deck", ""))
    context: dict[str, Any] = {"version": version}
    if version is None:
        context["choices"] = deck_choices(visitor, seen_slugs(request), ())
        return render(request, "play/new_improvement.html", context)
    form = ImprovementForm(
        request.POST if request.method == "POST" else None,
        version=version,
        visitor=visitor,
        queue_key=queue_key_for(visitor, client_address(request)),
    )
    context |= {"form": form, "reference": reference(version)}
    return _order(request, form) or render(request, "play/new_improvement.html", context)


def _order(request: SiteRequest, form: ImprovementForm) -> HttpResponse | None:
    """Order the improvement that a valid form asks for, and lead to its page; None otherwise."""
    ordered = order_by_form(
        form,
        lambda: order_improvement(
            form.improvement, maker=get_or_create_maker(request), queue_key=form.queue_key
        ),
    )
    if ordered is None:
        return None
    improvement, first = ordered
    if form.left_out:
        messages.info(request, left_out_sentence(form.left_out))
    send_on_commit(first)
    return redirect(improvement)


@require_GET
@vary_on_headers("HX-Request")
def improvement(request: SiteRequest, improvement_id: UUID) -> HttpResponse:
    """The path of an improvement: each version with its gain. htmx gets what changes alone."""
    visitor = request.visitor
    found = improvement_to_read(visitor, improvement_id)
    if found.is_open:
        for part in stage_parts(found):
            send_if_stalled(part)
        read_again(found)
    context = {
        "improvement": found,
        "page": improvement_page(found),
        "format_name": format_name(found.format),
        "setting": found.face.setting(_other_names(found), found.scenario),
        "player": found.face.player_label(found.player),
        "may_change": visitor.owns(found),
        "can_take": may_take(visitor, found.version),
    }
    if wants_part(request):
        status = 200 if found.is_open else HTMX_STOP_POLLING
        return render(request, "play/improvement.html#path", context, status=status)
    return render(request, "play/improvement.html", context)


@require_POST
def cancel_improvement(request: SiteRequest, improvement_id: UUID) -> HttpResponse:
    """Stop one's own improvement; what was found stays."""
    found = improvement_to_change(request.visitor, improvement_id)
    if control.cancel_improvement(found):
        messages.success(request, "The improvement was cancelled. What it found is kept.")
    else:
        messages.info(request, "The improvement had already finished.")
    return redirect(found)


@require_POST
def delete_improvement(request: SiteRequest, improvement_id: UUID) -> HttpResponse:
    """Delete one's own improvement with all its games."""
    found = improvement_to_change(request.visitor, improvement_id)
    if found.is_open:
        messages.info(request, "Cancel the improvement before you delete it.")
        return redirect(found)
    found.delete()
    messages.success(request, "The improvement was deleted.")
    return redirect("play:playtests")


@require_POST
def take_version(request: SiteRequest, improvement_id: UUID) -> HttpResponse:
    """Put a kept version into the draft of the visitor's deck, or into a copy; open the builder."""
    visitor = request.visitor
    found = improvement_to_read(visitor, improvement_id)
    step = whole_number(request.POST.get("step", ""))
    cards = kept_versions(found).get(step or 0)
    if cards is None:
        raise Http404("This improvement kept no such version.")
    if "copy" in request.POST:
        maker = get_or_create_maker(request)
        name = f"{found.name}, improved"
        copy = create_deck(name, cards, maker=maker, copied_from=found.version)
        copy.format = found.format
        copy.save(update_fields=["format"])
        messages.success(request, "The improved version is saved as a deck of yours.")
        return redirect("decks:build", copy.slug)
    if found.version is None:
        raise Http404("The deck of this improvement was deleted.")
    deck = deck_to_change(visitor, found.version.deck.slug)
    change = partial(_with_changes, before=found.cards(), after=cards)
    words = f"Improved version of step {step}"
    done = "The changes are in your draft. Save the deck to keep them."
    try:
        return change_draft(request, deck, change, words, done=done)
    except BadEdit as error:
        messages.error(request, str(error))
    return redirect("decks:build", deck.slug)


def _with_changes(cards: AnyDeck, before: AnyDeck, after: AnyDeck) -> AnyDeck:
    return apply_differences(cards, differences(before, after))


def _other_names(found: Improvement) -> str:
    return join_words([str(other["name"]) for other in found.others])
