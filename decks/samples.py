"""The sample decks: official starter decks, exactly as sold."""

from dataclasses import dataclass

from django.db import transaction

from decks.contents import to_contents
from decks.models import Deck, Visibility
from rules.construction import Game
from rules.construction.starters import Starter, starter

SAMPLES = ("rotk-aragorn-starter", "rotk-eomer-starter")


@dataclass(frozen=True, slots=True)
class Loaded:
    """How many samples were added, changed and left."""

    added: int
    changed: int
    left: int


def sample(slug: str) -> Starter | None:
    """Give a sample deck by its slug, None where there is none of that name."""
    return starter(slug) if slug in SAMPLES else None


@transaction.atomic
def load_samples() -> Loaded:
    """Bring the samples into the database; a second run changes nothing."""
    outcomes = [_load(starter(slug)) for slug in SAMPLES]
    return Loaded(*(outcomes.count(outcome) for outcome in ("added", "changed", "left")))


def _load(sold: Starter) -> str:
    deck, added = Deck.objects.get_or_create(
        slug=sold.slug,
        defaults={
            "name": sold.name,
            "game": Game.TCG,
            "sample": True,
            "visibility": Visibility.PUBLIC,
        },
    )
    contents = to_contents(sold.deck)
    latest = deck.versions.first()
    if latest is not None and latest.contents == contents and deck.name == sold.name:
        return "left"
    if deck.name != sold.name:
        deck.name = sold.name
        deck.save()
    if latest is None or latest.contents != contents:
        deck.versions.create(
            number=latest.number + 1 if latest else 1, contents=contents, name="As sold"
        )
    return "added" if added else "changed"
