"""Cards from elsewhere that are put into a draft in one step: lines of text, another deck."""

from dataclasses import dataclass

from django.db.models import QuerySet
from django.http import Http404

from cards.drawn_by_value import drawn_by_value
from decks.access import own_decks
from decks.building.edits import BadEdit
from decks.contents.encoding import AnyDeck
from decks.files import read_deck
from decks.files.reading import BadDeckFile, DeckReading
from decks.history.deck_choices import named_version
from decks.importing.review import Review, build_review
from decks.models import Deck
from decks.ownership import Visitor
from rules.construction import Game

MAX_DECKS_OFFERED = 100
MAX_VERSIONS_OFFERED = 20


@drawn_by_value
@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck or version to take cards from: how it is asked for, and what it is called."""

    reference: str
    name: str


@dataclass(frozen=True, slots=True)
class PastedCards:
    """What was made of lines of text: the cards, and every line that needs a look."""

    cards: AnyDeck
    review: Review
    count: int

    @property
    def words(self) -> str:
        """What the step is called."""
        return f"{self.count} card{'' if self.count == 1 else 's'} added from text"


def read_pasted(text: str, game: Game) -> PastedCards:
    """Read lines of cards of a game; raise BadEdit if they are no cards of it."""
    try:
        reading = read_deck(text, game)
    except BadDeckFile as bad:
        raise BadEdit(str(bad)) from bad
    count = _count(reading)
    if not count:
        raise BadEdit("No line names a card of this game. Nothing was added.")
    return PastedCards(reading.deck(), build_review(reading), count)


def _count(reading: DeckReading) -> int:
    return sum(line.count for line in reading.lines if line.holds_card)


def deck_choices(visitor: Visitor, deck: Deck) -> tuple[tuple[str, tuple[DeckChoice, ...]], ...]:
    """Return the decks of the same game, and this deck's versions, that cards can be taken from."""
    versions = tuple(
        DeckChoice(f"{deck.slug}@{number}", f"Version {number}" + (name and f", {name}"))
        for number, name in deck.versions.values_list("number", "name")[:MAX_VERSIONS_OFFERED]
    )
    own = own_decks(visitor).filter(game=deck.game).exclude(pk=deck.pk)
    samples = Deck.objects.filter(sample=True, game=deck.game)
    groups = (
        ("This deck", versions),
        ("My decks", _deck_names(own[:MAX_DECKS_OFFERED])),
        ("Sample decks", _deck_names(samples)),
    )
    return tuple((title, choices) for title, choices in groups if choices)


def _deck_names(decks: QuerySet[Deck]) -> tuple[DeckChoice, ...]:
    return tuple(DeckChoice(*names) for names in decks.values_list("slug", "name"))


def chosen_cards(visitor: Visitor, reference: str, game: Game) -> tuple[str, AnyDeck]:
    """Return the name and cards of a deck, or of its version ("slug@3"), that a visitor may read.

    BadEdit if there is none or it belongs to the other game.
    """
    try:
        version = named_version(visitor, reference)
    except Http404:
        version = None
    if version is None:
        raise BadEdit("This deck doesn’t exist or isn’t shared with you.")
    deck = version.deck
    if deck.game != game:
        raise BadEdit("That deck belongs to the other game.")
    _, _, number = reference.partition("@")
    name = f"{deck.name}, version {version.number}" if number else deck.name
    return name, version.cards()
