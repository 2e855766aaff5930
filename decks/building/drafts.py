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
    """What was done to a draft, in words, its cards before and after, and the draft as it is now.

    `draft` is None where it was not read for the change.
    """

    words: str
    before: AnyDeck
    after: AnyDeck
    draft: DraftSnapshot | None = None


@dataclass(slots=True)
class _HeldDraft:
    """A draft with the latest version of its deck and the steps beside the one it is at."""

    deck: Deck
    draft: Draft
    latest: DeckVersion
    steps: dict[int, DraftStep]

    @property
    def now(self) -> DraftStep:
        """The step it is at; raise Http404 if the draft was deleted in the meantime."""
        if self.draft.position not in self.steps:
            raise Http404(NO_DECK)
        return self.steps[self.draft.position]

    def beside(self, way: int) -> DraftStep | None:
        """Return the step before (-1) or after (1) the one it is at."""
        return self.steps.get(self.draft.position + way)

    @property
    def snapshot(self) -> DraftSnapshot:
        """The draft as a page shows it."""
        later = self.beside(1)
        return DraftSnapshot(
            deck=self.deck,
            base=self.draft.base,
            latest=self.latest,
            revision=self.draft.revision,
            cards=_cards(self.deck, self.now.contents),
            position=self.draft.position,
            undo_words=self.now.words if self.beside(-1) is not None else "",
            redo_words=later.words if later is not None else "",
        )


def draft_snapshot(deck: Deck) -> DraftSnapshot:
    """Return a deck's draft as it is; nothing is written. Without one, its latest version."""
    latest = _latest(deck)
    draft = Draft.objects.filter(deck=deck).first()
    if draft is None:
        return DraftSnapshot(deck, latest, latest, latest.number, latest.cards())
    held = _held(deck, draft, latest)
    if _follows(held):
        words = _taken_up(latest)
        revision, position = draft.revision + 1, draft.position + 1
        return DraftSnapshot(deck, latest, latest, revision, latest.cards(), position, words)
    return held.snapshot


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
        held = _lock_draft(deck, revision)
        before = _cards(deck, held.now.contents)
        after = changed(before)
        check_size(before, after)
        contents = to_contents(after)
        if contents == held.now.contents:
            return Change(NOTHING_CHANGED, before, before, held.snapshot)
        words = (words or describe_step(before, after))[:MAX_STEP_LENGTH]
        _add_step(held, contents, words)
        return Change(words, before, after, held.snapshot)


def undo(deck: Deck, revision: int) -> Change:
    """Take the last step back. Raise StaleRevision."""
    with transaction.atomic():
        held = _lock_draft(deck, revision)
        earlier = held.beside(-1)
        if earlier is None:
            return _no_change(held, NOTHING_TO_UNDO)
        return _move_to(held, earlier, f"Undone: {held.now.words}")


def redo(deck: Deck, revision: int) -> Change:
    """Do the step again that was taken back last. Raise StaleRevision."""
    with transaction.atomic():
        held = _lock_draft(deck, revision)
        later = held.beside(1)
        if later is None:
            return _no_change(held, NOTHING_TO_REDO)
        return _move_to(held, later, f"Redone: {later.words}")


def save(deck: Deck, revision: int, *, name: str = "", over: int | None = None) -> DeckVersion:
    """Save the draft as the deck's next version; its steps can still be undone.

    `over` is the number of a version saved elsewhere that is known to be passed over. Raises
    StaleRevision, and VersionConflict where a version was saved elsewhere that is not known.
    """
    with transaction.atomic():
        held = _lock_draft(deck, revision)
        known = max(held.draft.base.number, over or 0)
        version = save_version(deck, _cards(deck, held.now.contents), base=known, name=name)
        held.draft.base = version
        _touch(held.draft)
        return version


def discard_changes(deck: Deck, revision: int) -> Change:
    """Go back to the latest version, as a step that can be undone. Raise StaleRevision."""
    with transaction.atomic():
        held = _lock_draft(deck, revision)
        latest = held.latest
        held.draft.base = latest
        before = _cards(deck, held.now.contents)
        words = f"Reverted to version {latest.number}"
        if held.now.contents == latest.contents:
            _touch(held.draft)
            return Change(words, before, before, held.snapshot)
        _add_step(held, latest.contents, words)
        return Change(words, before, latest.cards(), held.snapshot)


def _lock_draft(deck: Deck, revision: int) -> _HeldDraft:
    """Take hold of the draft until the transaction ends; it is begun where there is none."""
    lock_deck(deck)
    latest = _latest(deck)
    draft, begun = Draft.objects.get_or_create(
        deck=deck, defaults={"base": latest, "revision": latest.number}
    )
    if begun:
        draft.steps.create(number=0, contents=latest.contents)
    held = _held(deck, draft, latest)
    if _follows(held):
        draft.base = latest
        _add_step(held, latest.contents, _taken_up(latest))
    if draft.revision != revision:
        raise StaleRevision
    return held


def _held(deck: Deck, draft: Draft, latest: DeckVersion) -> _HeldDraft:
    """Read what stands beside a draft's step; what is at hand already is not read again."""
    draft.deck = deck
    if draft.base_id == latest.pk:
        draft.base = latest
    draft.base.deck = deck
    near = draft.steps.filter(number__range=(max(draft.position, 1) - 1, draft.position + 1))
    return _HeldDraft(deck, draft, latest, {step.number: step for step in near})


def _follows(held: _HeldDraft) -> bool:
    """Whether nothing is changed in the draft, and another version was saved elsewhere."""
    base = held.draft.base
    return held.latest.number > base.number and held.now.contents == base.contents


def _taken_up(latest: DeckVersion) -> str:
    return f"Version {latest.number} loaded"


def _add_step(held: _HeldDraft, contents: Contents, words: str) -> None:
    """Make contents the draft's next step; what was undone is gone."""
    draft = held.draft
    if held.beside(1) is not None:
        draft.steps.filter(number__gt=draft.position).delete()
    now = held.now
    draft.position += 1
    step = draft.steps.create(number=draft.position, contents=contents, words=words)
    held.steps = {now.number: now, step.number: step}
    if draft.position > MAX_STEPS:
        draft.steps.filter(number__lt=draft.position - MAX_STEPS).delete()
    _touch(draft)


def _move_to(held: _HeldDraft, step: DraftStep, words: str) -> Change:
    deck, before = held.deck, _cards(held.deck, held.now.contents)
    held.draft.position = step.number
    _touch(held.draft)
    # The steps beside it are others now: a page that shows the draft reads it again.
    return Change(words[:MAX_STEP_LENGTH], before, _cards(deck, step.contents))


def _touch(draft: Draft) -> None:
    draft.revision += 1
    draft.save()


def _no_change(held: _HeldDraft, words: str) -> Change:
    cards = _cards(held.deck, held.now.contents)
    return Change(words, cards, cards, held.snapshot)


def _cards(deck: Deck, contents: Contents) -> AnyDeck:
    return from_contents(Game(deck.game), contents)


def _latest(deck: Deck) -> DeckVersion:
    """Return the deck's latest version; raise Http404 if the deck was deleted in the meantime."""
    latest = deck.versions.first()
    if latest is None:
        raise Http404(NO_DECK)
    return latest
