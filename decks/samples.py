"""The sample decks: starter and introductory decks as sold, and decks that players published."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from urllib.parse import urlencode

from django.db import transaction

from decks.contents.encoding import AnyDeck, to_contents
from decks.held_cards import note_held_cards
from decks.models import Deck, DeckVersion, Visibility
from rules.construction import game_of, load_format
from rules.construction.lcg.published import PublishedLcgDeck, published_lcg_decks
from rules.construction.lcg.starter import introductory_decks
from rules.construction.published import PublishedDeck, published_decks
from rules.construction.starters import Starter, starters, twin_of
from rules.lcg.scenarios import SCENARIOS

# The sample that the home page opens: of the newest film, and every card of it plays.
SHOWN_FIRST = "rotk-aragorn-starter"
# The page `play:new`. Looking it up would load every page, for half a second of each start.
NEW_PLAYTEST = "/playtests/new/"


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
            _source_notes(found.source, found.author, found.day),
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


@cache
def playable_published() -> tuple[PublishedDeck, ...]:
    """Return the published decks that are whole and legal in their format today, by format."""
    playable = (
        found
        for found in published_decks().values()
        if found.is_whole and found.legal and found.is_of_today
    )
    return tuple(sorted(playable, key=lambda found: (load_format(found.format).order, found.name)))


def _source_notes(source: str, author: str, day: date | None = None) -> str:
    on_day = f" on {day:%-d %B %Y}" if day else ""
    return f"[Published]({source}){on_day}. Author: {author}."


def _scenario_notes(found: PublishedLcgDeck) -> str:
    scenario = SCENARIOS[found.scenario].name
    source = _source_notes(found.source, found.author) if found.source else "Made by Westmarch."
    if not found.partner:
        return f"Built for *{scenario}*, for one player. {source}"
    partner = published_lcg_decks()[found.partner].name
    asked = urlencode(
        {"deck": found.slug, "deck_2": found.partner, "scenario": found.scenario}
        | {"format": found.format}
    )
    return (
        f"Built for *{scenario}*, for two players. {source} "
        f"[Playtest it with {partner}]({NEW_PLAYTEST}?{asked})."
    )


def _notes(sold: Starter) -> str:
    twin = twin_of(sold.slug)
    asked = urlencode({"deck": sold.slug, "opponent": twin.slug, "format": sold.format})
    size = sum(count for _, count in sold.deck.draw_deck)
    notes = (
        f"Exactly as sold, with {size} cards in the draw deck. "
        f"[Play it against {twin.name}]({NEW_PLAYTEST}?{asked})."
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
    wanted = list(reversed(list(samples().values())))
    stored = Deck.objects.in_bulk([sample.slug for sample in wanted], field_name="slug")
    versions = DeckVersion.objects.filter(deck__in=stored.values()).order_by("number")
    latest = {version.deck_id: version for version in versions}
    changed = [
        (sample, version)
        for sample in wanted
        if (version := _next_version(sample, stored.get(sample.slug), latest)) is not None
    ]
    # By the address, as another process may be loading them too.
    decks = Deck.objects.bulk_create(
        [_row(sample) for sample, _ in changed],
        update_conflicts=True,
        unique_fields=["slug"],
        update_fields=["name", "folded", "format", "notes", "updated"],
    )
    for deck, (_, version) in zip(decks, changed, strict=True):
        version.deck = deck
    DeckVersion.objects.bulk_create(
        [version for _, version in changed if version.pk is None], ignore_conflicts=True
    )
    note_held_cards(version for _, version in changed)
    added = sum(sample.slug not in stored for sample, _ in changed)
    return LoadedSamples(added, len(changed) - added, len(wanted) - len(changed))


def _next_version(
    sold: Sample, deck: Deck | None, latest: Mapping[int, DeckVersion]
) -> DeckVersion | None:
    """Return the version that a sample is to have last, a new one if its cards changed.

    Return None if nothing of it changed.
    """
    contents = to_contents(sold.deck)
    version = latest.get(deck.pk) if deck is not None else None
    if version is None or version.contents != contents:
        number = version.number + 1 if version is not None else 1
        return DeckVersion(number=number, contents=contents, name=sold.version)
    if deck is not None and (deck.name, deck.format, deck.notes) != (
        sold.name,
        sold.format,
        sold.notes,
    ):
        return version
    return None


def _row(sold: Sample) -> Deck:
    return Deck(
        slug=sold.slug,
        name=sold.name,
        format=sold.format,
        notes=sold.notes,
        game=game_of(sold.deck),
        sample=True,
        visibility=Visibility.PUBLIC,
    )
