"""A deck's draft: kept at every edit, undone and redone step by step, and saved as a version.

Every change names the revision it was made on. If the draft has changed since, `StaleRevision` is
raised and nothing is saved, so two pages never overwrite each other unseen. A draft without changes
follows a version saved elsewhere; a draft with changes stays as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction
from django.db.models import F
from django.http import Http404

from decks.access import NO_DECK
from decks.building.edits import check_size
from decks.building.step_words import MAX_STEP_LENGTH, describe_step
from decks.contents.differences import Difference, differences
from decks.contents.encoding import AnyDeck, Contents, from_contents, to_contents
from decks.domain import lock_deck, save_version
from decks.models import Deck, DeckVersion, Draft, DraftStep
from rules.construction import Game

# Steps that can be undone; the oldest are forgotten first.
MAX_STEPS = 250
NOTHING_TO_UNDO = "Nothing to undo"
NOTHING_TO_REDO = "Nothing to redo"
NOTHING_CHANGED = "Nothing changed"


class StaleRevision(Exception):
    """The draft is at another revision than the one that was seen."""


@dataclass(frozen=True, slots=True)
class DraftSnapshot:
    """A draft as a page shows it.

    `undo_words` and `redo_words` describe the step each would take back or repeat, "" for none.
    """

    deck: Deck
    base: DeckVersion
    latest: DeckVersion
    revision: int
    cards: AnyDeck
    position: int = 0
    undo_words: str = ""
    redo_words: str = ""

    @property
    def unsaved(self) -> tuple[Difference, ...]:
        """What is different from the version it was begun from."""
        return differences(self.base.cards(), self.cards)

    @property
    def overtaken(self) -> bool:
        """Whether a version was saved elsewhere that this draft does not know."""
        return self.latest.number > self.base.number


@dataclass(frozen=True, slots=True)
class Change:
    """What was done to a draft, in words, and its cards before and after."""

    words: str
    before: AnyDeck
    after: AnyDeck


def draft_snapshot(deck: Deck) -> DraftSnapshot:
    """Return a deck's draft as it is; nothing is written. Without one, its latest version."""
    latest = _latest(deck)
    draft = Draft.objects.select_related("base__deck").filter(deck=deck).first()
    if draft is None:
        return DraftSnapshot(deck, latest, latest, latest.number, latest.cards())
    near = draft.steps.filter(number__range=(max(draft.position, 1) - 1, draft.position + 1))
    steps = {step.number: step for step in near}
    now = steps.get(draft.position)
    if now is None:
        raise Http404(NO_DECK)
    if _follows(draft, now, latest):
        words = _taken_up(latest)
        revision, position = draft.revision + 1, draft.position + 1
        return DraftSnapshot(deck, latest, latest, revision, latest.cards(), position, words)
    return DraftSnapshot(
        deck=deck,
        base=draft.base,
        latest=latest,
        revision=draft.revision,
        cards=_cards(deck, now.contents),
        position=draft.position,
        undo_words=now.words if draft.position - 1 in steps else "",
        redo_words=steps[draft.position + 1].words if draft.position + 1 in steps else "",
    )


def steps_since(deck: Deck, position: int) -> tuple[str, ...]:
    """Return the steps that a draft stands beyond a position, the first first."""
    steps = DraftStep.objects.filter(
        draft__deck=deck, number__gt=position, number__lte=F("draft__position")
    )
    return tuple(steps.values_list("words", flat=True))


def change(
    deck: Deck, revision: int, changed: Callable[[AnyDeck], AnyDeck], words: str = ""
) -> Change:
    """Make a change the draft's next step; what was undone before it is gone.

    `words` describe the step; without them the difference does. Raise StaleRevision, BadEdit if
    the deck became too large, and whatever `changed` raises.
    """
    with transaction.atomic():
        draft, now = _lock_draft(deck, revision)
        before = _cards(deck, now.contents)
        after = changed(before)
        check_size(before, after)
        contents = to_contents(after)
        if contents == now.contents:
            return Change(NOTHING_CHANGED, before, before)
        words = (words or describe_step(before, after))[:MAX_STEP_LENGTH]
        _add_step(draft, contents, words)
        return Change(words, before, after)


def undo(deck: Deck, revision: int) -> Change:
    """Take the last step back. Raise StaleRevision."""
    with transaction.atomic():
        draft, now = _lock_draft(deck, revision)
        earlier = draft.steps.filter(number=draft.position - 1).first()
        if earlier is None:
            return _no_change(deck, now, NOTHING_TO_UNDO)
        return _move_to(draft, now, earlier, f"Undone: {now.words}")


def redo(deck: Deck, revision: int) -> Change:
    """Do the step again that was taken back last. Raise StaleRevision."""
    with transaction.atomic():
        draft, now = _lock_draft(deck, revision)
        later = draft.steps.filter(number=draft.position + 1).first()
        if later is None:
            return _no_change(deck, now, NOTHING_TO_REDO)
        return _move_to(draft, now, later, f"Redone: {later.words}")


def save(deck: Deck, revision: int, *, name: str = "", over: int | None = None) -> DeckVersion:
    """Save the draft as the deck's next version; its steps can still be undone.

    `over` is the number of a version saved elsewhere that is known to be passed over. Raises
    StaleRevision, and VersionConflict where a version was saved elsewhere that is not known.
    """
    with transaction.atomic():
        draft, now = _lock_draft(deck, revision)
        known = max(draft.base.number, over or 0)
        version = save_version(deck, _cards(deck, now.contents), base=known, name=name)
        draft.base = version
        _touch(draft)
        return version


def discard_changes(deck: Deck, revision: int) -> Change:
    """Go back to the latest version, as a step that can be undone. Raise StaleRevision."""
    with transaction.atomic():
        draft, now = _lock_draft(deck, revision)
        latest = _latest(deck)
        draft.base = latest
        before = _cards(deck, now.contents)
        words = f"Reverted to version {latest.number}"
        if now.contents == latest.contents:
            _touch(draft)
            return Change(words, before, before)
        _add_step(draft, latest.contents, words)
        return Change(words, before, latest.cards())


def _lock_draft(deck: Deck, revision: int) -> tuple[Draft, DraftStep]:
    """Take hold of the draft until the transaction ends; it is begun where there is none."""
    lock_deck(deck)
    latest = _latest(deck)
    draft, begun = Draft.objects.select_related("base__deck").get_or_create(
        deck=deck, defaults={"base": latest, "revision": latest.number}
    )
    if begun:
        draft.steps.create(number=0, contents=latest.contents)
    now = draft.steps.get(number=draft.position)
    if _follows(draft, now, latest):
        draft.base = latest
        now = _add_step(draft, latest.contents, _taken_up(latest))
    if draft.revision != revision:
        raise StaleRevision
    return draft, now


def _follows(draft: Draft, now: DraftStep, latest: DeckVersion) -> bool:
    """Whether nothing is changed in the draft, and another version was saved elsewhere."""
    return latest.number > draft.base.number and now.contents == draft.base.contents


def _taken_up(latest: DeckVersion) -> str:
    return f"Version {latest.number} loaded"


def _add_step(draft: Draft, contents: Contents, words: str) -> DraftStep:
    draft.steps.filter(number__gt=draft.position).delete()
    draft.position += 1
    step = draft.steps.create(number=draft.position, contents=contents, words=words)
    draft.steps.filter(number__lt=draft.position - MAX_STEPS).delete()
    _touch(draft)
    return step


def _move_to(draft: Draft, now: DraftStep, step: DraftStep, words: str) -> Change:
    draft.position = step.number
    _touch(draft)
    deck = draft.deck
    return Change(words[:MAX_STEP_LENGTH], _cards(deck, now.contents), _cards(deck, step.contents))


def _touch(draft: Draft) -> None:
    draft.revision += 1
    draft.save()


def _no_change(deck: Deck, now: DraftStep, words: str) -> Change:
    cards = _cards(deck, now.contents)
    return Change(words, cards, cards)


def _cards(deck: Deck, contents: Contents) -> AnyDeck:
    return from_contents(Game(deck.game), contents)


def _latest(deck: Deck) -> DeckVersion:
    """Return the deck's latest version; raise Http404 if the deck was deleted in the meantime."""
    latest = deck.versions.select_related("deck").first()
    if latest is None:
        raise Http404(NO_DECK)
    return latest
