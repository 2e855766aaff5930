"""What one does with a deck and its versions: name one, bring one back, copy, delete."""

from dataclasses import dataclass

from django.db import transaction
from django.db.models import F

from decks.domain import SampleDeckReadOnly, create_deck, lock_deck, save_version
from decks.files.sanitize import strip_unprintable
from decks.files.text import MAX_NAME_LENGTH
from decks.models import Deck, DeckVersion, DraftStep
from decks.ownership import Visitor

COPIED = ", copied"


@dataclass(frozen=True, slots=True)
class DeletionSummary:
    """What is lost with a deck: its versions, likes, and whether there is unsaved work."""

    versions: int
    likes: int
    unsaved: bool


def name_version(version: DeckVersion, name: str) -> None:
    """Return a version a name, or take it away with ""; its cards stay as they are."""
    version.name = strip_unprintable(name)
    # Where the deck was deleted in the meantime, there is nothing to name.
    DeckVersion.objects.filter(pk=version.pk).update(name=version.name)


def restore(version: DeckVersion) -> DeckVersion:
    """Create a deck's next version with the cards of an earlier one, and give it.

    Nothing is rewritten; where the latest version has the same cards, it is given as it is.
    """
    return save_version(version.deck, version.cards(), name=f"Version {version.number} restored")


@transaction.atomic
def copy_deck(version: DeckVersion, maker: Visitor) -> Deck:
    """Make a private deck of its maker's with a version's cards and its deck's format.

    Notes, tags and likes belong to the deck they were written for and are not copied.
    """
    source = version.deck
    name = source.name.removesuffix(COPIED)[: MAX_NAME_LENGTH - len(COPIED)] + COPIED
    made = create_deck(name, version.cards(), maker=maker, copied_from=version)
    made.format = source.format
    made.save(update_fields=["format"])
    return made


def deletion_summary(deck: Deck) -> DeletionSummary:
    """Return what is lost when a deck is deleted."""
    return DeletionSummary(
        versions=deck.versions.count(),
        likes=deck.likes.count(),
        unsaved=_has_unsaved_work(deck),
    )


@transaction.atomic
def delete_deck(deck: Deck) -> None:
    """Delete a deck with its versions. Copies of it and playtests with it stay as they are."""
    if deck.sample:
        raise SampleDeckReadOnly(f"{deck.name} is a sample deck and stays")
    lock_deck(deck)
    deck.delete()


def _has_unsaved_work(deck: Deck) -> bool:
    """Whether the step the deck's draft stands at has other cards than the version it follows."""
    at_work = DraftStep.objects.filter(draft__deck=deck, number=F("draft__position"))
    pairs = at_work.values_list("contents", "draft__base__contents")
    return any(step != base for step, base in pairs)
