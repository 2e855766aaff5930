"""What all forms that ask for games share: decks, how many games, the format, the day, the seed."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any, ClassVar

from django import forms
from django.urls import reverse

from cards.days import DayField
from cards.formats import FormatSelect, format_choices
from cards.kept_select import KeptRadioSelect, KeptSelect
from decks.access import own_decks, readable_decks
from decks.building.drafts import draft_snapshot
from decks.models import Deck
from decks.ownership import Visitor
from decks.told_apart import names_told_apart
from play.face import GameFace, face_of
from play.models.limits import MAX_GAMES, MAX_SEED, OutOfBounds, check_games, check_seed
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    enter,
)
from rules.construction import Game

DEFAULT_GAMES = 200
# Values and labels, or a group's heading and those in it.
Choices = list[tuple[str, str | list[tuple[str, str]]]]
MAX_DRAWN_SEED = 1_000_000_000


@dataclass(frozen=True, slots=True)
class UnsavedDeck:
    """A deck of the visitor's whose draft differs from the version that plays."""

    name: str
    address: str
    version: int


# What a choice says of a deck: its notes may be long.
OFFERED = ("slug", "name", "sample")
DeckGroups = list[tuple[str, list[tuple[str, str]]]]


def group_decks(groups: Mapping[str, Iterable[Deck]]) -> DeckGroups:
    """Return the choices of each group that has any; a deck stands in the first one it is of."""
    found: dict[str, list[Deck]] = {}
    known: set[int] = set()
    for heading, decks in groups.items():
        new = {deck.pk: deck for deck in decks if deck.pk not in known}
        found[heading] = list(new.values())
        known |= new.keys()
    names = names_told_apart(deck for decks in found.values() for deck in decks)
    return [
        (heading, [(deck.slug, names[deck.pk]) for deck in decks])
        for heading, decks in found.items()
        if decks
    ]


class DeckChoice(forms.ChoiceField):
    """A deck, by its slug; the form fills in those the visitor may choose from."""

    widget = KeptSelect

    def __init__(self, label: str, *, required: bool = True, blank: str = "Choose a deck") -> None:
        self.blank = blank
        super().__init__(
            label=label,
            required=required,
            error_messages={
                "invalid_choice": "This deck doesn’t exist.",
                "required": "Choose a deck.",
            },
        )


class PlayerChoice(forms.ChoiceField):
    """Who plays a deck."""

    def __init__(
        self,
        label: str,
        players: Mapping[str, str],
        *,
        default: str,
        required: bool = True,
        widget: type[forms.Widget] | None = None,
    ) -> None:
        super().__init__(
            label=label,
            required=required,
            choices=list(players.items()),
            initial=default,
            widget=widget or KeptRadioSelect,
        )


class SettingsForm(forms.Form):
    """What every form that asks for games has: decks, how often they play and in which format."""

    game: Game
    deck_fields: ClassVar[tuple[str, ...]]

    games = forms.IntegerField(
        label="Number of games",
        initial=DEFAULT_GAMES,
        help_text=f"From 1 to {MAX_GAMES:,}.",
        widget=forms.NumberInput(attrs={"min": 1, "max": MAX_GAMES, "inputmode": "numeric"}),
    )
    format = forms.ChoiceField(label="Format", widget=FormatSelect)
    on = DayField(required=False)
    seed = forms.IntegerField(
        label="Seed",
        required=False,
        help_text="Leave blank for a random seed.",
        widget=forms.NumberInput(
            attrs={"min": 0, "max": MAX_SEED, "inputmode": "numeric", "autocomplete": "off"}
        ),
    )

    def __init__(self, *args: Any, visitor: Visitor, queue_key: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.visitor = visitor
        self.queue_key = queue_key
        named = self.data if self.is_bound else self.initial
        chosen = [str(named.get(name, "")) for name in self.deck_fields]
        # A database refuses to look for a NUL.
        self.chosen = [slug for slug in chosen if slug and "\0" not in slug]
        decks = self._deck_choices(self.chosen)
        for name in self.deck_fields:
            field = self.fields[name]
            assert isinstance(field, DeckChoice), "all are chosen from the same decks"
            field.choices = [("", field.blank), *decks]
        self.offer("format", partial(format_choices, self.game))

    @property
    def face(self) -> GameFace:
        """What its game says and shows."""
        return face_of(self.game)

    def offer(self, name: str, choices: Any) -> None:
        """Set the choices of a field."""
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = choices

    def _deck_choices(self, chosen: Iterable[str]) -> DeckGroups:
        """Return the visitor's own decks, samples, and shared ones already chosen, in groups."""
        own = own_decks(self.visitor).filter(game=self.game).order_by("name", "pk")
        samples = Deck.objects.filter(game=self.game, sample=True).order_by("name", "pk")
        named = readable_decks(self.visitor).filter(game=self.game, slug__in=list(chosen))
        return group_decks(
            {
                "Your decks": own.only(*OFFERED),
                "Sample decks": samples.only(*OFFERED),
                "Shared decks": named.order_by("name").only(*OFFERED),
            }
        )

    def unsaved_decks(self) -> list[UnsavedDeck]:
        """Return the visitor's decks that are chosen here and have changes in the builder."""
        own = own_decks(self.visitor).filter(slug__in=self.chosen, draft__isnull=False)
        snapshots = [draft_snapshot(deck) for deck in own.order_by("name", "pk")]
        return [
            UnsavedDeck(
                snapshot.deck.name,
                reverse("decks:build", args=[snapshot.deck.slug]),
                snapshot.latest.number,
            )
            for snapshot in snapshots
            if snapshot.unsaved
        ]

    def clean_games(self) -> int:
        """Return the number of games, if it is one that a playtest can have."""
        try:
            return check_games(self.cleaned_data["games"])
        except OutOfBounds as error:
            raise forms.ValidationError(str(error)) from error

    def clean_seed(self) -> int:
        """Return the seed, a drawn one where it was left empty."""
        seed = self.cleaned_data["seed"]
        if seed is None:
            return secrets.randbelow(MAX_DRAWN_SEED)
        try:
            return check_seed(seed)
        except OutOfBounds as error:
            raise forms.ValidationError(str(error)) from error

    def entrant(self, slug: str, player: str) -> Entrant:
        """Return a chosen deck and who plays it; raise NotPlayable if it has no cards yet."""
        deck = Deck.objects.get(slug=slug)
        version = deck.versions.first()
        if version is None:
            raise NotPlayable(f"{deck.name} has no cards yet.")
        return enter(deck.name, version.cards(), player, version)


def chosen_day(cleaned: dict[str, Any]) -> date | None:
    """Return the day that was chosen, if one was."""
    day: date | None = cleaned["on"]
    return day
