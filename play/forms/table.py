"""What the forms for sitting down at a table share: seats, each with a deck and who plays it."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from django import forms
from django.db.models import QuerySet
from django.utils.timezone import localdate

from decks.access import listed_decks, own_decks, readable_decks
from decks.legality.verdicts import is_legal_in
from decks.models import Deck
from decks.ownership import Visitor
from play.forms.base import OFFERED, DeckChoice, DeckGroups, group_decks
from play.forms.playtest import PlaytestForm
from play.models.limits import OutOfBounds
from play.requests.fields import FIELD, STARTERS, chosen_decks
from play.requests.playtest import NotPlayable
from play.requests.table import Hands, SeatRequest, TableRequest
from rules.construction import Format

# What a person chooses in place of a deck.
SURPRISE = "surprise"
OF_FIELD = f"{FIELD}:"
# Shared decks that a form offers: those that changed last.
MOST_SHARED = 60
HANDS: Mapping[str, str] = {
    Hands.MINE: "You",
    Hands.FRIEND: "A friend, by a link",
}


class HandsChoice(forms.ChoiceField):
    """In whose hands a deck is: yours, a friend's, or those of a computer player."""

    def __init__(self, label: str, hands: Iterable[Hands], players: Mapping[str, str]) -> None:
        people = [(hand.value, HANDS[hand]) for hand in hands]
        computers = [(name, f"Computer, {words}") for name, words in players.items()]
        super().__init__(label=label, choices=[*people, *computers], required=False)


class TableForm(PlaytestForm[TableRequest]):
    """Decks, who plays each, and by which rules.

    Once it is valid `requested` is the table that is asked for.
    """

    # A table has one game.
    games = None  # type: ignore[assignment]
    first_hands: ClassVar[str]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["seed"].help_text = "Leave blank for a random seed. With a friend it always is."
        for name in self.deck_fields[1:]:
            field = self.fields[name]
            assert isinstance(field, DeckChoice), "all are chosen from the same decks"
            offered: Any = field.choices
            blank, *decks = offered
            field.choices = [blank, *self.special_decks(), *decks]

    def special_decks(self) -> list[tuple[str, str]]:
        """Return what may be chosen in place of a deck."""
        return []

    def _deck_choices(self, chosen: Iterable[str]) -> DeckGroups:
        """Return your decks, samples, shared decks and those named by the address, in groups."""
        own = own_decks(self.visitor).filter(game=self.game).order_by("name", "pk")
        samples = Deck.objects.filter(game=self.game, sample=True).order_by("name", "pk")
        shared = listed_decks(self.visitor).filter(game=self.game, sample=False)
        named = readable_decks(self.visitor).filter(game=self.game, slug__in=list(chosen))
        latest = shared.order_by("-pk").only(*OFFERED)[:MOST_SHARED]
        return group_decks(
            {
                "Your decks": own.only(*OFFERED),
                "Sample decks": samples.only(*OFFERED),
                "Shared decks": [*named.only(*OFFERED), *latest],
            }
        )

    def seats(self) -> list[dict[str, Any]]:
        """Return the fields of each deck and its player, for the page to draw."""
        return [
            {"deck": self[name], "player": self._player_field(name)} for name in self.deck_fields
        ]

    def seats_at_once(self) -> list[dict[str, Any]]:
        """Return the seats that most games have."""
        return self.seats()[:2]

    def more_seats(self) -> list[dict[str, Any]]:
        """Return the seats that few games have."""
        return self.seats()[2:]

    def has_more_seats(self) -> bool:
        """Whether one of these is chosen or wrong, so that the page must show them."""
        return any(self[name].value() or self[name].errors for name in self.deck_fields[2:])

    def _player_field(self, name: str) -> Any:
        player = f"{name}_player"
        return self[player] if player in self.fields else None

    def clean(self) -> dict[str, Any]:
        """Find what stands against the table, once every field makes sense."""
        cleaned: dict[str, Any] = forms.Form.clean(self) or {}
        if self.errors:
            return cleaned
        try:
            self.requested = self.read_request(cleaned)
            self.warnings = self.requested.find_warnings()
        except (NotPlayable, OutOfBounds) as error:
            raise forms.ValidationError(str(error)) from error
        self._refuse_warnings(self.warnings, cleaned)
        return cleaned

    def read_seats(self, cleaned: dict[str, Any], format: Format) -> tuple[SeatRequest, ...]:
        """Return the seats that are asked for; raise NotPlayable for a deck without cards."""
        found = (self._read_seat(cleaned, name, format) for name in self.deck_fields)
        return tuple(seat for seat in found if seat is not None)

    def _read_seat(self, cleaned: dict[str, Any], name: str, format: Format) -> SeatRequest | None:
        slug = cleaned[name]
        asked = cleaned.get(f"{name}_player") or self.first_hands
        hands = Hands(asked) if asked in set(Hands) else Hands.COMPUTER
        if not slug:
            return None
        if slug == SURPRISE and hands is Hands.FRIEND:
            return SeatRequest(hands, None)
        if slug == SURPRISE or slug.startswith(OF_FIELD):
            taken = [cleaned[other] for other in self.deck_fields]
            decks = chosen_decks(self.visitor, STARTERS if slug == SURPRISE else slug)
            slug = surprise(decks.filter(game=self.game), format, taken)
        player = asked if hands is Hands.COMPUTER else ""
        return SeatRequest(hands, self.entrant(slug, player))


def surprise(decks: QuerySet[Deck], format: Format, taken: Sequence[str]) -> str:
    """Return one of some decks at random that is legal in a format; NotPlayable if none is."""
    found = list(decks.exclude(slug__in=taken))
    # Which deck you meet is no secret of the game and needs no seed.
    random.shuffle(found)
    for deck in found:
        version = deck.versions.first()
        if version is None:
            continue
        if is_legal_in(version.cards(), format, localdate()):
            return deck.slug
    raise NotPlayable(f"None of these decks is legal in {format.name}. Choose a deck.")


def deck_to_begin_with(visitor: Visitor, game: str, sample: str) -> Deck | None:
    """Return the deck that a form begins with: the visitor's latest, otherwise a sample."""
    own = own_decks(visitor).filter(game=game, versions__isnull=False).order_by("-pk").first()
    return own or Deck.objects.filter(slug=sample).first()
