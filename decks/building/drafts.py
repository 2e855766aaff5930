"""A deck's draft: kept at every edit, undone and redone step by step, and saved as a version.

Whoever changes a draft says which revision he has seen. Where it was changed since, nothing is
done and `Stale` is raised, so that two pages never overwrite one another unseen. A draft without
changes follows a version that is saved elsewhere; one with changes stays on its own.
"""

from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction
from django.db.models import F
from django.http import Http404

from decks.access import NO_DECK
from decks.building.step_words import LONGEST, told
from decks.contents.differences import Difference, differences
from decks.contents.encoding import AnyDeck, Contents, from_contents, to_contents
from decks.domain import hold, save_version
from decks.models import Deck, DeckVersion, Draft, DraftStep
from rules.construction import Game

# Steps that can be undone; the oldest are forgotten first.
MOST_STEPS = 250
NOTHING_TO_UNDO = "Nothing to undo"
NOTHING_TO_REDO = "Nothing to redo"
NOTHING_CHANGED = "Nothing changed"


class Stale(Exception):
    """The draft is at another revision than the one that was seen."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A draft as a page shows it.

    `undoes` and `redoes` say what a step back and a step on would do, "" where there is none.
    """

    deck: Deck
    base: DeckVersion
    latest: DeckVersion
    revision: int
    cards: AnyDeck
    position: int = 0
    undoes: str = ""
    redoes: str = ""

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


def look(deck: Deck) -> Sight:
    """Give a deck's draft as it is; nothing is written. Without one, its latest version."""
    latest = _latest(deck)
    draft = Draft.objects.select_related("base__deck").filter(deck=deck).first()
    if draft is None:
        return Sight(deck, latest, latest, latest.number, latest.cards())
    near = draft.steps.filter(number__range=(max(draft.position, 1) - 1, draft.position + 1))
    steps = {step.number: step for step in near}
    now = steps.get(draft.position)
    if now is None:
        raise Http404(NO_DECK)
    if _follows(draft, now, latest):
        words = _taken_up(latest)
        revision, position = draft.revision + 1, draft.position + 1
        return Sight(deck, latest, latest, revision, latest.cards(), position, words)
    return Sight(
        deck=deck,
        base=draft.base,
        latest=latest,
        revision=draft.revision,
        cards=_cards(deck, now.contents),
        position=draft.position,
        undoes=now.words if draft.position - 1 in steps else "",
        redoes=steps[draft.position + 1].words if draft.position + 1 in steps else "",
    )


def steps_since(deck: Deck, position: int) -> tuple[str, ...]:
    """Tell the steps that a draft stands beyond a position, the first first."""
    steps = DraftStep.objects.filter(
        draft__deck=deck, number__gt=position, number__lte=F("draft__position")
    )
    return tuple(steps.values_list("words", flat=True))


def change(
    deck: Deck, revision: int, changed: Callable[[AnyDeck], AnyDeck], words: str = ""
) -> Change:
    """Make a change the draft's next step; what was undone before it is gone.

    `words` tell the step where the difference would not. Raises Stale, and what `changed` raises.
    """
    with transaction.atomic():
        draft, now = _locked(deck, revision)
        before = _cards(deck, now.contents)
        after = changed(before)
        contents = to_contents(after)
        if contents == now.contents:
            return Change(NOTHING_CHANGED, before, before)
        words = (words or told(before, after))[:LONGEST]
        _add_step(draft, contents, words)
        return Change(words, before, after)


def undo(deck: Deck, revision: int) -> Change:
    """Take the last step back. Raises Stale."""
    with transaction.atomic():
        draft, now = _locked(deck, revision)
        earlier = draft.steps.filter(number=draft.position - 1).first()
        if earlier is None:
            return _no_change(deck, now, NOTHING_TO_UNDO)
        return _stand_at(draft, now, earlier, f"Undone: {now.words}")


def redo(deck: Deck, revision: int) -> Change:
    """Do the step again that was taken back last. Raises Stale."""
    with transaction.atomic():
        draft, now = _locked(deck, revision)
        later = draft.steps.filter(number=draft.position + 1).first()
        if later is None:
            return _no_change(deck, now, NOTHING_TO_REDO)
        return _stand_at(draft, now, later, f"Done again: {later.words}")


def save(deck: Deck, revision: int, *, name: str = "", over: int | None = None) -> DeckVersion:
    """Save the draft as the deck's next version; its steps can still be undone.

    `over` is the number of a version saved elsewhere that is known to be passed over. Raises
    Stale, and ChangedMeanwhile where a version was saved elsewhere that is not known.
    """
    with transaction.atomic():
        draft, now = _locked(deck, revision)
        known = max(draft.base.number, over or 0)
        version = save_version(deck, _cards(deck, now.contents), base=known, name=name)
        draft.base = version
        _touch(draft)
        return version


def throw_away(deck: Deck, revision: int) -> Change:
    """Go back to the latest version, as a step that can be undone. Raises Stale."""
    with transaction.atomic():
        draft, now = _locked(deck, revision)
        latest = _latest(deck)
        draft.base = latest
        before = _cards(deck, now.contents)
        words = f"Back to version {latest.number}"
        if now.contents == latest.contents:
            _touch(draft)
            return Change(words, before, before)
        _add_step(draft, latest.contents, words)
        return Change(words, before, latest.cards())


def _locked(deck: Deck, revision: int) -> tuple[Draft, DraftStep]:
    """Take hold of the draft until the transaction ends; it is begun where there is none."""
    hold(deck)
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
        raise Stale
    return draft, now


def _follows(draft: Draft, now: DraftStep, latest: DeckVersion) -> bool:
    """Whether nothing is changed in the draft, and another version was saved elsewhere."""
    return latest.number > draft.base.number and now.contents == draft.base.contents


def _taken_up(latest: DeckVersion) -> str:
    return f"Version {latest.number} taken up"


def _add_step(draft: Draft, contents: Contents, words: str) -> DraftStep:
    draft.steps.filter(number__gt=draft.position).delete()
    draft.position += 1
    step = draft.steps.create(number=draft.position, contents=contents, words=words)
    draft.steps.filter(number__lt=draft.position - MOST_STEPS).delete()
    _touch(draft)
    return step


def _stand_at(draft: Draft, now: DraftStep, step: DraftStep, words: str) -> Change:
    draft.position = step.number
    _touch(draft)
    deck = draft.deck
    return Change(words[:LONGEST], _cards(deck, now.contents), _cards(deck, step.contents))


def _touch(draft: Draft) -> None:
    draft.revision += 1
    draft.save()


def _no_change(deck: Deck, now: DraftStep, words: str) -> Change:
    cards = _cards(deck, now.contents)
    return Change(words, cards, cards)


def _cards(deck: Deck, contents: Contents) -> AnyDeck:
    return from_contents(Game(deck.game), contents)


def _latest(deck: Deck) -> DeckVersion:
    """Give the deck's latest version; Http404 where the deck was deleted meanwhile."""
    latest = deck.versions.select_related("deck").first()
    if latest is None:
        raise Http404(NO_DECK)
    return latest
