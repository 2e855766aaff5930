"""Notes and tags of a deck as they are kept, to be changed on a page."""

from dataclasses import dataclass
from hashlib import sha256

from decks.models import Deck


@dataclass(frozen=True, slots=True)
class NotesSnapshot:
    """Notes and tags as their writer sees them; `mark` is another for other words."""

    notes: str
    tags: str

    @property
    def mark(self) -> str:
        """Return what tells these words from others."""
        return sha256(f"{self.tags}\n{self.notes}".encode()).hexdigest()[:16]


def notes_snapshot(deck: Deck) -> NotesSnapshot:
    """Return a deck's notes and tags as they are now."""
    return NotesSnapshot(deck.notes, ", ".join(deck.tags.values_list("name", flat=True)))
