"""The form that asks for a playtest."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from django import forms
from django.db.models import Q
from django.utils.timezone import localdate

from decks.access import readable
from decks.card_words import card_words
from decks.models import Deck
from decks.ownership import Visitor, own
from decks.report import Report, report_of
from decks.verdicts import format_choices
from play.limits import LARGEST_SEED, MOST_GAMES, OutOfBounds, check_games, check_seed
from play.proposal import Entrant, NotPlayable, Objections, Proposal, objections, tcg_cards
from play.quota import QuotaExceeded, check_quota
from play.words import PLAYERS
from rules.construction import Game, load_format

USUAL_GAMES = 200
LARGEST_DRAWN_SEED = 1_000_000_000


def _deck_choices(visitor: Visitor, chosen: Iterable[str]) -> list[tuple[str, str]]:
    """Give the decks that can play: samples, one's own, and shared ones that were chosen already.

    Two of one name are told apart by their numbers.
    """
    of_visitor = Q(sample=True) | own(visitor) | Q(slug__in=list(chosen))
    decks = readable(visitor).filter(of_visitor, game=Game.TCG).order_by("-sample", "name", "pk")
    named = [
        (deck.slug, deck.name if deck.sample else f"{deck.name} ({deck.pk})") for deck in decks
    ]
    return [("", "Choose a deck"), *named]


@dataclass(frozen=True, slots=True)
class NamedCards:
    """Cards of a deck by their names."""

    name: str
    cards: list[str]


class DeckChoice(forms.ChoiceField):
    """A deck of the TCG, by its slug; the form fills in those the visitor may choose from."""

    def __init__(self, label: str) -> None:
        super().__init__(
            label=label,
            error_messages={
                "invalid_choice": "There is no such deck.",
                "required": "Choose a deck.",
            },
        )


class PlayerChoice(forms.ChoiceField):
    """Who plays a deck."""

    def __init__(self, label: str) -> None:
        super().__init__(
            label=label, choices=list(PLAYERS.items()), initial="rules", widget=forms.RadioSelect
        )


class PlaytestForm(forms.Form):
    """Two decks, who plays them, how often and in which format.

    Once it is valid `proposal` is what is asked for. Where something stands against it that the
    person may insist on, the form is not valid and `objections` says what.
    """

    deck = DeckChoice("Deck")
    deck_player = PlayerChoice("Who plays it")
    opponent = DeckChoice("Opponent")
    opponent_player = PlayerChoice("Who plays the opponent")
    games = forms.IntegerField(
        label="Number of games",
        initial=USUAL_GAMES,
        help_text=f"From 1 to {MOST_GAMES:,}.",
        widget=forms.NumberInput(attrs={"min": 1, "max": MOST_GAMES, "inputmode": "numeric"}),
    )
    format = forms.ChoiceField(
        label="Format",
        choices=partial(format_choices, Game.TCG),
        initial="king-block",
        help_text="Both decks must be legal in it today.",
    )
    seed = forms.IntegerField(
        label="Seed",
        required=False,
        help_text="Left empty, one is drawn.",
        widget=forms.NumberInput(
            attrs={"min": 0, "max": LARGEST_SEED, "inputmode": "numeric", "autocomplete": "off"}
        ),
    )
    allow_illegal = forms.BooleanField(
        label="Play them all the same",
        required=False,
        help_text="The result will say that a deck was not legal.",
    )
    allow_blanks = forms.BooleanField(
        label="Play with these cards as blanks",
        required=False,
        help_text="They keep their numbers but do nothing else. The result will name them.",
    )

    proposal: Proposal
    objections: Objections | None = None

    def __init__(self, *args: Any, visitor: Visitor, queue_key: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.visitor = visitor
        self.queue_key = queue_key
        named = self.data if self.is_bound else self.initial
        chosen = [str(named.get(name, "")) for name in ("deck", "opponent")]
        # A database refuses to look for a NUL.
        chosen = [slug for slug in chosen if "\0" not in slug]
        for name in ("deck", "opponent"):
            field = self.fields[name]
            assert isinstance(field, DeckChoice), "both are chosen from the same decks"
            field.choices = _deck_choices(visitor, chosen)

    def clean_deck(self) -> Deck:
        """Give the deck itself."""
        return Deck.objects.get(slug=self.cleaned_data["deck"])

    def clean_opponent(self) -> Deck:
        """Give the opponent's deck itself."""
        return Deck.objects.get(slug=self.cleaned_data["opponent"])

    def clean_games(self) -> int:
        """Give the number of games, if it is one that a playtest can have."""
        try:
            return check_games(self.cleaned_data["games"])
        except OutOfBounds as error:
            raise forms.ValidationError(str(error)) from error

    def clean_seed(self) -> int:
        """Give the seed, a drawn one where it was left empty."""
        seed = self.cleaned_data["seed"]
        if seed is None:
            return secrets.randbelow(LARGEST_DRAWN_SEED)
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
                self.proposal = self._proposal(cleaned)
                self.objections = objections(self.proposal, localdate())
            except NotPlayable as error:
                raise forms.ValidationError(str(error)) from error
            self._heed(self.objections, cleaned)
        return cleaned

    def _proposal(self, cleaned: dict[str, Any]) -> Proposal:
        return Proposal(
            entrants=(
                _entrant(cleaned["deck"], cleaned["deck_player"]),
                _entrant(cleaned["opponent"], cleaned["opponent_player"]),
            ),
            games=cleaned["games"],
            seed=cleaned["seed"],
            format=load_format(cleaned["format"]),
        )

    def _heed(self, objections: Objections, cleaned: dict[str, Any]) -> None:
        if objections.illegal and not cleaned["allow_illegal"]:
            names = " and ".join(one.entrant.name for one in objections.illegal)
            self.add_error(
                None, f"{names}: not legal in {self.proposal.format.name}. The reasons are below."
            )
        if objections.blank and not cleaned["allow_blanks"]:
            names = " and ".join(one.entrant.name for one in objections.blank)
            self.add_error(
                None, f"{names}: what some cards do is not written yet. They are named below."
            )

    def refusals(self) -> list[tuple[str, Report]]:
        """Give the decks that are not legal, each with its verdict in words."""
        if self.objections is None:
            return []
        return [
            (one.entrant.name, report_of(one.verdict, self.proposal.format))
            for one in self.objections.illegal
        ]

    def blank_cards(self) -> list[NamedCards]:
        """Give the cards that would be played as blanks, deck by deck."""
        if self.objections is None:
            return []
        return [
            NamedCards(one.entrant.name, [card_words(card_id) for card_id in one.card_ids])
            for one in self.objections.blank
        ]

    def played_illegal(self) -> bool:
        """Whether a deck is not legal and the person insists."""
        return self.objections is not None and bool(self.objections.illegal)


def _entrant(deck: Deck, player: str) -> Entrant:
    version = deck.versions.first()
    if version is None:
        raise NotPlayable(f"{deck.name} holds no cards yet.")
    return Entrant(deck.name, tcg_cards(deck.name, version.cards()), player, version)
