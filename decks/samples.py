"""The sample decks: official starter and introductory decks, exactly as sold."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from django.db import transaction

from decks.contents.encoding import AnyDeck, to_contents
from decks.models import Deck, Visibility
from rules.construction import game_of
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter

# The TCG's starters whose every card the computer can play.
STARTERS = ("rotk-aragorn-starter", "rotk-eomer-starter")


@dataclass(frozen=True, slots=True)
class Sample:
    """A deck as sold, at an address that stays."""

    slug: str
    name: str
    deck: AnyDeck


@dataclass(frozen=True, slots=True)
class LoadedSamples:
    """How many samples were added, changed and left."""

    added: int
    changed: int
    left: int


@cache
def samples() -> Mapping[str, Sample]:
    """Return the samples by their slugs: two TCG starters, the LCG's four introductory decks."""
    sold = [Sample(sample.slug, sample.name, sample.deck) for sample in map(starter, STARTERS)]
    sold += [
        Sample(f"core-{sphere}", one.name, one.deck) for sphere, one in introductory_decks().items()
    ]
    return {sample.slug: sample for sample in sold}


@transaction.atomic
def load_samples() -> LoadedSamples:
    """Bring the samples into the database; a second run changes nothing."""
    outcomes = [_load(sample) for sample in samples().values()]
    return LoadedSamples(*(outcomes.count(outcome) for outcome in ("added", "changed", "left")))


def _load(sold: Sample) -> str:
    deck, added = Deck.objects.get_or_create(
        slug=sold.slug,
        defaults={
            "name": sold.name,
            "game": game_of(sold.deck),
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
