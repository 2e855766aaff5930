"""What the forms of both games share: how many games, the format, the day, the seed."""

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any, ClassVar

from django import forms
from django.db.models import Q
from django.urls import reverse

from cards.days import DayField
from decks.access import own_decks, readable_decks
from decks.building.drafts import draft_snapshot
from decks.contents.card_labels import card_label
from decks.legality.report import Report, build_report
from decks.legality.verdicts import format_choices
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from play.limits import MAX_GAMES, MAX_SEED, OutOfBounds, check_games, check_seed
from play.playtest_request import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    enter,
    find_warnings,
)
from play.quota import QuotaExceeded, check_quota
from rules.construction import Format, Game

DEFAULT_GAMES = 200
MAX_DRAWN_SEED = 1_000_000_000


@dataclass(frozen=True, slots=True)
class UnsavedDeck:
    """A deck of the visitor's whose draft differs from the version that plays."""

    name: str
    address: str
    version: int


@dataclass(frozen=True, slots=True)
class NamedCards:
    """Cards of a deck by their names."""

    name: str
    cards: list[str]


class DeckChoice(forms.ChoiceField):
    """A deck, by its slug; the form fills in those the visitor may choose from."""

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
        self, label: str, players: Mapping[str, str], *, widget: type[forms.Widget] | None = None
    ) -> None:
        super().__init__(
            label=label,
            choices=list(players.items()),
            initial="rules",
            widget=widget or forms.RadioSelect,
        )


class PlaytestForm(forms.Form):
    """Decks, who plays them, how often and in which format.

    Once it is valid `proposal` is what is asked for. Where something stands against it that the
    person may insist on, the form is not valid and `warnings` says what.
    """

    game: Game
    deck_fields: ClassVar[tuple[str, ...]]

    games = forms.IntegerField(
        label="Number of games",
        initial=DEFAULT_GAMES,
        help_text=f"From 1 to {MAX_GAMES:,}.",
        widget=forms.NumberInput(attrs={"min": 1, "max": MAX_GAMES, "inputmode": "numeric"}),
    )
    format = forms.ChoiceField(label="Format")
    on = DayField(required=False)
    seed = forms.IntegerField(
        label="Seed",
        required=False,
        help_text="Leave blank for a random seed.",
        widget=forms.NumberInput(
            attrs={"min": 0, "max": MAX_SEED, "inputmode": "numeric", "autocomplete": "off"}
        ),
    )
    allow_illegal = forms.BooleanField(
        label="Play anyway",
        required=False,
        help_text="The result will show that a deck isn’t legal.",
    )
    allow_blanks = forms.BooleanField(
        label="Play these cards as blanks",
        required=False,
        help_text="They keep their numbers but have no effect. The result will list them.",
    )

    proposal: PlaytestRequest
    warnings: PlaytestWarnings | None = None
    format_of_warnings: Format

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
        formats = self.fields["format"]
        assert isinstance(formats, forms.ChoiceField)
        formats.choices = partial(format_choices, self.game)

    def _deck_choices(self, chosen: Iterable[str]) -> list[tuple[str, str]]:
        """Return samples, the visitor's own decks, and shared ones already chosen.

        Two of one name are shown apart by their numbers.
        """
        of_visitor = Q(sample=True) | owned_by(self.visitor) | Q(slug__in=list(chosen))
        decks = readable_decks(self.visitor).filter(of_visitor, game=self.game)
        return [
            (deck.slug, deck.name if deck.sample else f"{deck.name} ({deck.pk})")
            for deck in decks.order_by("-sample", "name", "pk")
        ]

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

    def clean(self) -> dict[str, Any]:
        """Ask what stands against it, once every field makes sense."""
        cleaned = super().clean() or {}
        try:
            check_quota(self.visitor, self.queue_key, cleaned.get("games", 0))
        except QuotaExceeded as error:
            raise forms.ValidationError(str(error)) from error
        if not self.errors:
            try:
                self.proposal = self.make_proposal(cleaned)
                self.warnings = find_warnings(self.proposal)
            except NotPlayable as error:
                raise forms.ValidationError(str(error)) from error
            self._refuse_warnings(self.warnings, self.proposal.format, cleaned)
        return cleaned

    def make_proposal(self, cleaned: dict[str, Any]) -> PlaytestRequest:
        """Return what is asked for; raise NotPlayable for a deck without cards."""
        raise NotImplementedError

    def entrant(self, slug: str, player: str) -> Entrant:
        """Return a chosen deck and who plays it; raise NotPlayable if it has no cards yet."""
        deck = Deck.objects.get(slug=slug)
        version = deck.versions.first()
        if version is None:
            raise NotPlayable(f"{deck.name} has no cards yet.")
        return enter(deck.name, version.cards(), player, version)

    def _refuse_warnings(
        self, warnings: PlaytestWarnings, format: Format, cleaned: dict[str, Any]
    ) -> None:
        self.format_of_warnings = format
        if warnings.illegal and not cleaned["allow_illegal"]:
            self.add_error(
                None,
                f"{warnings.illegal_names}: not legal in {format.name}. See the reasons below.",
            )
        if warnings.blank and not cleaned["allow_blanks"]:
            self.add_error(
                None,
                f"{warnings.blank_names}: some cards aren’t implemented yet. They’re listed below.",
            )

    def refusals(self) -> list[tuple[str, Report]]:
        """Return the decks that are not legal, each with its verdict in words."""
        if self.warnings is None:
            return []
        return [
            (deck.entrant.name, build_report(deck.verdict, self.format_of_warnings))
            for deck in self.warnings.illegal
        ]

    def blank_cards(self) -> list[NamedCards]:
        """Return the cards that would be played as blanks, deck by deck."""
        if self.warnings is None:
            return []
        return [
            NamedCards(blank.entrant.name, [card_label(card_id) for card_id in blank.card_ids])
            for blank in self.warnings.blank
        ]

    def played_illegal(self) -> bool:
        """Whether a deck is not legal and the person insists."""
        return self.warnings is not None and bool(self.warnings.illegal)


def chosen_day(cleaned: dict[str, Any]) -> date | None:
    """Return the day that was chosen, if one was."""
    day: date | None = cleaned["on"]
    return day
