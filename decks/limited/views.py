"""The pages of a pool: opening its packs, what is in it, and decks made from it."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from decks.limited.card_faces import card_face
from decks.limited.pools import (
    AllWeeksOpened,
    begun_deck,
    built_deck,
    event_of,
    open_next_week,
    opened_packs,
    pool_to_read,
)
from decks.limited.shown_pool import show_pool
from decks.limited.starters import starter_choices
from decks.ownership import SiteRequest
from rules.limited.choices import PoolTooSmall


@require_GET
def pool(request: SiteRequest, pool_id: UUID) -> HttpResponse:
    """A pool by culture and cost, its packs, and the decks made from it."""
    found = pool_to_read(request.visitor, pool_id)
    event = event_of(found)
    next_week = event.weeks[found.weeks] if found.weeks < len(event.weeks) else None
    context = {
        "pool": found,
        "event": event,
        "shown": show_pool(found.cards, event.game),
        "packs": opened_packs(found),
        "decks": found.decks.order_by("-updated"),
        "next_week": next_week,
        "starters": starter_choices(next_week) if next_week is not None else [],
    }
    return render(request, "limited/pool.html", context)


@require_GET
def pack(request: SiteRequest, pool_id: UUID, number: int) -> HttpResponse:
    """One pack as it is opened: its cards, the rare last."""
    found = pool_to_read(request.visitor, pool_id)
    packs = opened_packs(found)
    if not 1 <= number <= len(packs):
        return redirect("limited:pool", found.pk)
    opened, event = packs[number - 1], event_of(found)
    cards = [(card_face(event.game, held.card), held.foil) for held in opened.cards]
    context = {
        "pool": found,
        "event": event,
        "pack": opened,
        "cards": cards,
        "number": number,
        "packs": len(packs),
        "next": number + 1 if number < len(packs) else None,
    }
    return render(request, "limited/pack.html", context)


@require_POST
def next_week(request: SiteRequest, pool_id: UUID) -> HttpResponse:
    """The packs of the next week opened, and the first of them shown."""
    found = pool_to_read(request.visitor, pool_id)
    before = len(opened_packs(found))
    try:
        open_next_week(found, request.POST.get("starter", "")[:60])
    except AllWeeksOpened as error:
        messages.info(request, str(error))
        return redirect("limited:pool", found.pk)
    return redirect("limited:pack", found.pk, before + 1)


@require_POST
def build(request: SiteRequest, pool_id: UUID) -> HttpResponse:
    """A deck from the pool: the computer's, or only Ring-bearer, Ring and sites to begin with."""
    found = pool_to_read(request.visitor, pool_id)
    try:
        if request.POST.get("how") == "computer":
            deck = built_deck(found, request.visitor)
            messages.success(request, "The computer built this deck. Change it as you like.")
        else:
            deck = begun_deck(found, request.visitor)
    except PoolTooSmall as error:
        messages.error(request, f"No deck can be built yet. {error}")
        return redirect("limited:pool", found.pk)
    return redirect("decks:build", deck.slug)


@require_POST
def delete(request: SiteRequest, pool_id: UUID) -> HttpResponse:
    """The pool deleted; its decks stay."""
    pool_to_read(request.visitor, pool_id).delete()
    messages.success(request, "Pool deleted. Decks built from it stay.")
    return redirect("limited:limited")
