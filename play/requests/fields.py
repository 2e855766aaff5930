"""Decks to play against: starters and published decks of a format, own decks, saved fields."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.http import Http404

from decks.access import readable_decks
from decks.files.sanitize import strip_unprintable
from decks.legality.verdicts import judge
from decks.locks import lock_until_commit
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from decks.samples import playable_published
from play.face import face_of
from play.models import Playtest, SavedField
from play.requests.playtest import Entrant, NotPlayable, enter
from rules.construction import Format, Game, game_of

STARTERS, PEOPLE, MINE, FIELD, DECK = "starters", "people", "mine", "field", "deck"
MAX_FIELDS = 50
MAX_DECKS_IN_FIELD = 40

Choices = list[tuple[str, list[tuple[str, str]]]]


class TooManyFields(ValueError):
    """More saved fields than a visitor can have; the message says what to do."""


@dataclass(frozen=True, slots=True)
class FieldOfDecks:
    """Decks that are to meet, and the names of those left out because they can't be played."""

    entrants: tuple[Entrant, ...]
    left_out: tuple[str, ...]


def left_out_sentence(names: Sequence[str]) -> str:
    """Return which decks of a group don't take part."""
    return f"Left out, because they can’t be played here: {', '.join(names)}."


def field_of_decks(decks: QuerySet[Deck], player: str, format: Format, day: date) -> FieldOfDecks:
    """Return the latest versions of a format's decks that are legal and have no blank card."""
    entrants: list[Entrant] = []
    left_out: list[str] = []
    for deck in decks.filter(game=format.game).order_by("name", "pk"):
        version = deck.versions.first()
        entrant = enter(deck.name, version.cards(), player, version) if version else None
        if entrant is not None and _is_playable(entrant, format, day):
            entrants.append(entrant)
        else:
            left_out.append(deck.name)
    return FieldOfDecks(tuple(entrants), tuple(left_out))


def check_playable(entrants: Iterable[Entrant], format: Format, day: date) -> None:
    """Raise NotPlayable for a deck that isn't legal or has a blank card."""
    for entrant in entrants:
        if not _is_playable(entrant, format, day):
            raise NotPlayable(
                f"{entrant.name} isn’t legal in {format.name}, or has cards the "
                "computer can’t play yet."
            )


def _is_playable(entrant: Entrant, format: Format, day: date) -> bool:
    return judge(entrant.cards, format, day).legal and not entrant.blanks()


def own_fields(visitor: Visitor) -> QuerySet[SavedField]:
    """Return the fields that a visitor saved."""
    return SavedField.objects.filter(owned_by(visitor))


def own_field(visitor: Visitor, pk: int) -> SavedField:
    """Return one of the visitor's own fields, or raise Http404."""
    field = own_fields(visitor).filter(pk=pk).first()
    if field is None:
        raise Http404("This field doesn’t exist, or it isn’t yours.")
    return field


def decks_in_field(visitor: Visitor, field: SavedField) -> QuerySet[Deck]:
    """Return the decks of a field, without those that their owners hid in the meantime."""
    return readable_decks(visitor).filter(saved_fields=field).order_by("name", "pk")


def read_name(text: str) -> str:
    """Return the name of a field as it is stored; ValueError if nothing of it can be read."""
    name = strip_unprintable(text).strip()
    if not name:
        raise ValueError("A field needs a name.")
    return name


@transaction.atomic
def save_field(
    visitor: Visitor, name: str, decks: Iterable[Deck], game: Game = Game.TCG
) -> SavedField:
    """Save decks of a game under a name; raise TooManyFields."""
    lock_until_commit(f"fields of {visitor.user.pk if visitor.user else visitor.browser}")
    if own_fields(visitor).count() >= MAX_FIELDS:
        raise TooManyFields(f"You have {MAX_FIELDS} fields. Delete one to save another.")
    field = SavedField.objects.create(name=name, game=game, **visitor.as_owner())
    field.decks.set(decks)
    return field


def change_field(
    field: SavedField, name: str | None = None, decks: Iterable[Deck] | None = None
) -> None:
    """Change the name or the decks of a field; what is None stays."""
    if name is not None:
        field.name = name
        field.save(update_fields=["name"])
    if decks is not None:
        field.decks.set(decks)


def group_choices(visitor: Visitor, game: Game) -> list[tuple[str, str]]:
    """Return the groups of a game's decks that a visitor can choose at once."""
    fields = own_fields(visitor).filter(game=game)
    published = any(game_of(found.deck) is game for found in playable_published())
    people = [(PEOPLE, "What people play: published decks")] if published else []
    return [
        (STARTERS, face_of(game).starters),
        *people,
        (MINE, "All my decks"),
        *((f"{FIELD}:{field.pk}", f"Field: {field.name}") for field in fields),
    ]


def opponent_choices(visitor: Visitor, game: Game) -> Choices:
    """Return what a game's deck can play against: groups of decks, and single ones."""
    decks = readable_decks(visitor).filter(Q(sample=True) | owned_by(visitor), game=game)
    named = [(f"{DECK}:{deck.slug}", deck.name) for deck in decks.order_by("-sample", "name", "pk")]
    return [("Several decks", group_choices(visitor, game)), ("One deck", named)]


def chosen_decks(visitor: Visitor, choice: str) -> QuerySet[Deck]:
    """Return the decks of a choice that the visitor can read."""
    kind, _, which = choice.partition(":")
    readable = readable_decks(visitor)
    published = [found.slug for found in playable_published()]
    if kind == STARTERS:
        return readable.filter(sample=True).exclude(slug__in=published)
    if kind == PEOPLE:
        return readable.filter(sample=True, slug__in=published)
    if kind == MINE:
        return readable.filter(owned_by(visitor), sample=False)
    if kind == FIELD:
        return readable.filter(saved_fields__in=own_fields(visitor).filter(pk=int(which)))
    return readable.filter(slug=which)


def chosen_field(
    visitor: Visitor, choice: str, player: str, format: Format, day: date
) -> FieldOfDecks:
    """Return the decks of a choice that can be played in a format, and those left out.

    A single deck is never left out: what stands against it is for the form to show.
    """
    decks = chosen_decks(visitor, choice).filter(game=format.game)
    if choice.startswith(f"{DECK}:"):
        return FieldOfDecks(tuple(_entrants(decks, player)), ())
    found = field_of_decks(decks, player, format, day)
    # Most starter and published decks are of other blocks: nobody expects them here.
    return FieldOfDecks(found.entrants, () if choice in (STARTERS, PEOPLE) else found.left_out)


def _entrants(decks: QuerySet[Deck], player: str) -> list[Entrant]:
    return [
        enter(deck.name, version.cards(), player, version)
        for deck in decks
        if (version := deck.versions.first()) is not None
    ]


def earlier_opponents(gauntlet: UUID, visitor: Visitor, player: str) -> tuple[Entrant, ...]:
    """Return the decks of one of the visitor's own gauntlets, as they were then."""
    found: dict[int, Entrant] = {}
    cells = Playtest.objects.filter(owned_by(visitor), gauntlet=gauntlet)
    for playtest in cells.prefetch_related("decks__version"):
        deck = list(playtest.decks.all())[1]
        found[playtest.column] = Entrant(deck.name, deck.cards(), player, deck.version)
    return tuple(found[column] for column in sorted(found))
