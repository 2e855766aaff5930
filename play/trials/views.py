"""The pages of trials: which version is better, which card to swap, and their pairs of games."""

from functools import partial
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django_htmx.http import HTMX_STOP_POLLING

from cards.client_address import client_address
from cards.htmx import wants_part
from decks.access import deck_to_change
from decks.contents.card_labels import card_label
from decks.history.deck_choices import deck_choices, named_version, reference, seen_slugs
from decks.models import DeckVersion
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.models import Design, Playtest
from play.models.access import playtest_to_read
from play.queue.fairness import queue_key_for
from play.queue.orders import order_trial
from play.queue.quota import order_by_form
from play.queue.tasks import send_on_commit
from play.requests.fields import left_out_sentence
from play.requests.playtest import NotPlayable
from play.requests.trial import swapped
from play.results.titles import playtest_title
from play.trials.comparison_page import comparison_page
from play.trials.decks import earlier_version, opponent_names, trial_heading, version_names
from play.trials.drafting import change_draft, may_take
from play.trials.forms import ComparisonForm, SwapForm, TrialForm
from play.trials.page import answer_sentence
from play.trials.pairs import find_pairs, outcome_words, read_filter
from play.trials.swap_page import swap_page

_KIND_WORDS = {Design.COMPARISON: "Comparison", Design.SWAP: "Swap", Design.PROPOSALS: "Proposals"}


@require_http_methods(["GET", "POST"])
def new_comparison(request: SiteRequest) -> HttpResponse:
    """Ask which of two versions is better; without both, choose them first."""
    visitor = request.visitor
    asked = request.POST if request.method == "POST" else request.GET
    old, new = (named_version(visitor, asked.get(name, "")) for name in ("a", "b"))
    if old is None and new is not None and "earlier" in asked:
        old = earlier_version(new)
    context: dict[str, Any] = {
        "old": old,
        "new": new,
        "choices": deck_choices(visitor, seen_slugs(request), (old, new)),
        "references": [reference(version) if version else "" for version in (old, new)],
    }
    if old is None or new is None or old.deck.game != new.deck.game:
        context["two_games"] = old is not None and new is not None
        return render(request, "play/new_comparison.html", context)
    form = ComparisonForm(
        request.POST if request.method == "POST" else None,
        version=old,
        other_version=new,
        visitor=visitor,
        queue_key=queue_key_for(visitor, client_address(request)),
    )
    return _order(request, form) or render(
        request, "play/new_comparison.html", context | {"form": form}
    )


@require_http_methods(["GET", "POST"])
def new_swap(request: SiteRequest) -> HttpResponse:
    """Ask which card to swap; without a deck, choose one first."""
    visitor = request.visitor
    asked = request.POST if request.method == "POST" else request.GET
    version = named_version(visitor, asked.get("deck", ""))
    context: dict[str, Any] = {"version": version}
    if version is None:
        context["choices"] = deck_choices(visitor, seen_slugs(request), ())
        return render(request, "play/new_swap.html", context)
    form = SwapForm(
        request.POST if request.method == "POST" else None,
        version=version,
        visitor=visitor,
        queue_key=queue_key_for(visitor, client_address(request)),
        initial={"card_out": asked.get("out", "")} if "out" in asked else {},
    )
    if "suggest" in request.POST:
        form = form.suggest()
    context |= {"form": form, "reference": reference(version)}
    return _order(request, form) or render(request, "play/new_swap.html", context)


def _order(request: SiteRequest, form: TrialForm) -> HttpResponse | None:
    """Order the trial that a valid form asks for, and lead to its page; None otherwise."""
    playtest = order_by_form(
        form,
        lambda: order_trial(
            form.requested,
            maker=get_or_create_maker(request),
            queue_key=form.queue_key,
            allowed_illegal=form.played_illegal(),
        ),
    )
    if playtest is None:
        return None
    if form.left_out:
        messages.info(request, left_out_sentence(form.left_out))
    if isinstance(form, SwapForm):
        for remark in form.read_as:
            messages.info(request, remark)
    send_on_commit(playtest)
    return redirect(playtest)


def trial_page(request: SiteRequest, playtest: Playtest, about: dict[str, Any]) -> HttpResponse:
    """The page of a trial: the answer and its evidence. htmx gets what changes alone."""
    visitor = request.visitor
    context = about | {
        "heading": trial_heading(playtest),
        "kind_words": _KIND_WORDS[Design(playtest.design)],
        "is_comparison": playtest.design == Design.COMPARISON,
        "improvement": playtest.improvement,
    }
    if context["played"]:
        is_comparison = playtest.design == Design.COMPARISON
        results = comparison_page(playtest) if is_comparison else swap_page(playtest)
        context["results"] = results
        if not playtest.is_open:
            context["sentence"] = f"{playtest_title(playtest)}. {answer_sentence(results.answer)}"
            context["share_address"] = request.build_absolute_uri(playtest.get_absolute_url())
    context["can_take"] = _can_take(visitor, playtest)
    if wants_part(request):
        status = 200 if playtest.is_open else HTMX_STOP_POLLING
        return render(request, "play/trial.html#outcome", context, status=status)
    return render(request, "play/trial.html", context)


@require_GET
def pairs(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """The pairs of a trial that ended in a certain way, each with both its games."""
    playtest = _trial_to_read(request.visitor, playtest_id)
    wanted = read_filter(playtest, request.GET.dict())
    page, listed = find_pairs(playtest, wanted, request.GET.get("page"))
    names = version_names(playtest)
    compared = names[0], names[wanted.version]
    context = {
        "playtest": playtest,
        "title": playtest_title(playtest),
        "names": compared,
        "stages": _named_stages(playtest),
        "versions": list(enumerate(names))[1:],
        "outcomes": outcome_words(compared),
        "opponents": list(enumerate(opponent_names(playtest))),
        "wanted": wanted,
        "page": page,
        "pairs": listed,
    }
    return render(request, "play/pairs.html", context)


@require_POST
def take_swap(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """Make a swap that was tried in the draft of the visitor's own deck, and open the builder."""
    visitor = request.visitor
    playtest = _trial_to_read(visitor, playtest_id)
    unchanged = _deck_version(playtest)
    cards = [deck.card for deck in playtest.decks.all() if deck.card]
    card = request.POST.get("card", "")
    if playtest.design != Design.SWAP or unchanged is None or card not in cards:
        raise Http404("This playtest tried no such swap.")
    deck = deck_to_change(visitor, unchanged.deck.slug)
    trial = playtest.trial
    swap = partial(swapped, card_out=trial.card_out, put_in=card, copies=trial.copies)
    words = f"{card_label(card)} for {card_label(trial.card_out)}"
    done = f"Swapped: {words}. Save the deck to keep it."
    try:
        return change_draft(request, deck, swap, words, done=done)
    except NotPlayable:
        messages.error(
            request, f"The deck has no {card_label(trial.card_out)} to take out any more."
        )
    return redirect("decks:build", deck.slug)


def _trial_to_read(visitor: Visitor, playtest_id: UUID) -> Playtest:
    playtest = playtest_to_read(visitor, playtest_id)
    if not playtest.is_trial:
        raise Http404("This playtest compares no versions.")
    return playtest


def _deck_version(playtest: Playtest) -> DeckVersion | None:
    return next(iter(playtest.decks.all())).version


def _can_take(visitor: Visitor, playtest: Playtest) -> bool:
    """Whether the swap can be made in a deck of the visitor's own."""
    return playtest.design == Design.SWAP and may_take(visitor, _deck_version(playtest))


def _named_stages(playtest: Playtest) -> list[tuple[int, str]]:
    """Return the stages of a swap that may be played, by their names."""
    trial = playtest.trial
    if playtest.design == Design.COMPARISON:
        return []
    last = len(trial.stages) - 1 if playtest.design == Design.SWAP else None
    return [
        (number, "Confirmation" if number == last else f"Round {number + 1}")
        for number in range(len(trial.entrants))
    ]
