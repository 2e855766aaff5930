"""Signing in gives an account what its browser made without one."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.models import AbstractBaseUser
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from decks.collection.copies import assign_collections
from decks.models import Deck, DeckGroup, Pool
from decks.ownership import BROWSER_KEY, assign_owner
from play.events.leaving import leave_doubled
from play.models import (
    BoosterDraft,
    BoxShare,
    DraftSeat,
    Event,
    EventEntry,
    Improvement,
    Playtest,
    QuestLeague,
    QuestMember,
    QuestParty,
    SavedField,
    Seat,
    SharedBoxes,
    Table,
)
from play.puzzles.solving import assign_puzzles


@receiver(user_logged_in)
def claim_browser_decks(request: HttpRequest, user: AbstractBaseUser, **_: Any) -> None:
    """Give the account what its browser made, and forget the browser's key."""
    browser = request.session.pop(BROWSER_KEY, "")
    decks, playtests = assign_owner(user, browser, Deck), assign_owner(user, browser, Playtest)
    leave_doubled(user, browser)
    for kind in (
        BoosterDraft,
        BoxShare,
        DeckGroup,
        DraftSeat,
        Event,
        EventEntry,
        Improvement,
        Pool,
        QuestLeague,
        QuestMember,
        QuestParty,
        SavedField,
        Seat,
        SharedBoxes,
        Table,
    ):
        assign_owner(user, browser, kind)
    assign_collections(user, browser)
    assign_puzzles(user, browser)
    kept = [_counted(decks, "deck"), _counted(playtests, "playtest")]
    if decks or playtests:
        words = " and ".join(words for words in kept if words)
        message = f"{words} saved in this browser now belong to your account."
        if decks + playtests == 1:
            message = f"{words} saved in this browser now belongs to your account."
        # Where a test or a command signs someone in, there is no page to tell it on.
        messages.success(request, message, fail_silently=True)


def _counted(count: int, noun: str) -> str:
    if not count:
        return ""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
