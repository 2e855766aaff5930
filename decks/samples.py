"""The sample decks: starter and introductory decks as sold, and decks that players published."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlencode

from django.db import transaction
from django.urls import reverse

from decks.contents.encoding import AnyDeck, to_contents
from decks.models import Deck, Visibility
from rules.construction import game_of
from rules.construction.lcg.published import PublishedLcgDeck, published_lcg_decks
from rules.construction.lcg.starter import introductory_decks
from rules.construction.published import PublishedDeck, published_decks
from rules.construction.starters import Starter, starters, twin_of
from rules.lcg.scenarios import SCENARIOS

# The sample that the home page opens: of the newest film, and every card of it plays.
SHOWN_FIRST = "rotk-aragorn-starter"


@dataclass(frozen=True, slots=True)
class Sample:
    """A deck as sold or published, at an address that stays, with its format's slug and notes."""

    slug: str
    name: str
    deck: AnyDeck
    format: str = ""
    notes: str = ""
    version: str = "As sold"


@dataclass(frozen=True, slots=True)
class LoadedSamples:
    """How many samples were added, changed and left."""

    added: int
    changed: int
    left: int


@cache
def samples() -> Mapping[str, Sample]:
    """Return the samples by their slugs: TCG starters by set, published decks, LCG decks."""
    by_set = sorted(starters().values(), key=lambda sold: sold.newest_set)
    sold = [
        Sample(starter.slug, starter.name, starter.deck, starter.format, _notes(starter))
        for starter in by_set
    ]
    sold += [
        Sample(
            found.slug,
            found.name,
            found.deck,
            found.format,
            _source_notes(found),
            version="As published",
        )
        for found in playable_published()
    ]
    sold += [
        Sample(f"core-{sphere}", starter.name, starter.deck)
        for sphere, starter in introductory_decks().items()
    ]
    sold += [
        Sample(
            found.slug,
            found.name,
            found.deck,
            found.format,
            _scenario_notes(found),
            version="As published",
        )
        for found in published_lcg_decks().values()
    ]
    return {sample.slug: sample for sample in sold}


def playable_published() -> tuple[PublishedDeck, ...]:
    """Return the published decks that are whole and legal in their format."""
    return tuple(found for found in published_decks().values() if found.is_whole and found.legal)


def _source_notes(found: PublishedDeck) -> str:
    day = f" on {found.day:%-d %B %Y}" if found.day else ""
    return f"[Published]({found.source}){day}. Author: {found.author}."


def _scenario_notes(found: PublishedLcgDeck) -> str:
    scenario = SCENARIOS[found.scenario].name
    return (
        f"Built for *{scenario}*, for one player. [Published]({found.source}). "
        f"Author: {found.author}."
    )


def _notes(sold: Starter) -> str:
    twin = twin_of(sold.slug)
    asked = urlencode({"deck": sold.slug, "opponent": twin.slug, "format": sold.format})
    size = sum(count for _, count in sold.deck.draw_deck)
    notes = (
        f"Exactly as sold, with {size} cards in the draw deck. "
        f"[Play it against {twin.name}]({reverse('play:new')}?{asked})."
    )
    if sold.format == "starter-decks":
        notes += (
            "\n\nIt has fewer cards than the formats need, so it is legal only in *Starter decks "
            "as sold*."
        )
    return notes


@transaction.atomic
def load_samples() -> LoadedSamples:
    """Bring the samples into the database; a second run changes nothing."""
    # Lists show what changed last first, so the oldest set is loaded last.
    outcomes = [_load(sample) for sample in reversed(list(samples().values()))]
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
    same_cards = latest is not None and latest.contents == contents
    if same_cards and (deck.name, deck.format, deck.notes) == (sold.name, sold.format, sold.notes):
        return "left"
    deck.name, deck.format, deck.notes = sold.name, sold.format, sold.notes
    deck.save()
    if not same_cards:
        deck.versions.create(
            number=latest.number + 1 if latest else 1, contents=contents, name=sold.version
        )
    return "added" if added else "changed"
