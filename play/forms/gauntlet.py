"""The form that asks for a gauntlet: one deck against many, or all against all."""

from datetime import date
from typing import Any, ClassVar
from uuid import UUID

from django import forms
from django.db.models import Q
from django.utils.timezone import localdate

from cards.days import DayField
from decks.access import readable_decks
from decks.models import Deck
from decks.ownership import owned_by
from play.forms.base import DeckChoice, PlayerChoice, PlaytestForm
from play.gauntlet_results import matrix
from play.gauntlets import FieldOfDecks, field_of_decks, own_gauntlets, pairings, saved_field
from play.labels import PLAYERS
from play.limits import MAX_GAMES
from play.playtest_request import Entrant, NotPlayable
from rules.construction import Format, Game, load_format

DEFAULT_GAMES = 100
STARTERS, MINE, SAVED = "starters", "mine", "saved"


class GauntletForm(PlaytestForm):
    """One deck, or none for all against all, and the decks that meet.

    Once it is valid `deck_entrant` and `field_of_decks` are what is to be played.
    """

    game: ClassVar[Game] = Game.TCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck",)

    deck = DeckChoice("Deck", required=False, blank="None: all decks against each other")
    against = forms.ChoiceField(label="Opponents")
    player = PlayerChoice("Player", PLAYERS)
    format = forms.ChoiceField(
        label="Format",
        initial="king-block",
        help_text="Decks that aren’t legal in this format are left out.",
    )
    on = DayField(
        required=False,
        help_text="The rules, lists and card texts of this day. Leave blank for today.",
    )

    chosen_format: Format
    chosen_day: date
    deck_entrant: Entrant | None
    field_of_decks: FieldOfDecks

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        del self.fields["allow_illegal"], self.fields["allow_blanks"]
        games = self.fields["games"]
        games.label, games.initial = "Games for each pairing", DEFAULT_GAMES
        games.help_text = f"At most {MAX_GAMES:,} in all."
        against = self.fields["against"]
        assert isinstance(against, forms.ChoiceField)
        against.choices = [
            (STARTERS, "All starter decks of the format"),
            (MINE, "All my decks"),
            *(
                (f"{SAVED} {cells[0].gauntlet}", f"The decks of “{matrix(cells).title}”")
                for cells in own_gauntlets(self.visitor)
            ),
        ]

    def clean(self) -> dict[str, Any]:
        """Find the decks, and refuse a deck that can't be played."""
        cleaned = forms.Form.clean(self) or {}
        if self.errors:
            return cleaned
        self.chosen_format = load_format(cleaned["format"])
        self.chosen_day = cleaned["on"] or localdate()
        try:
            self.deck_entrant = self._deck(cleaned)
        except NotPlayable as error:
            raise forms.ValidationError(str(error)) from error
        self.field_of_decks = self._field(cleaned)
        meetings = len(list(pairings(self.deck_entrant, self.field_of_decks.entrants)))
        if not meetings:
            raise forms.ValidationError("No deck is left to play against in this format.")
        if meetings * cleaned["games"] > MAX_GAMES:
            raise forms.ValidationError(
                f"{meetings} pairings of {cleaned['games']:,} games are more than {MAX_GAMES:,}. "
                "Ask for fewer games."
            )
        return cleaned

    def _deck(self, cleaned: dict[str, Any]) -> Entrant | None:
        if not cleaned["deck"]:
            return None
        chosen = Deck.objects.filter(slug=cleaned["deck"])
        found = field_of_decks(chosen, cleaned["player"], self.chosen_format, self.chosen_day)
        if not found.entrants:
            raise NotPlayable(
                f"{found.left_out[0]} isn’t legal in {self.chosen_format.name}, or has cards that "
                "aren’t implemented yet."
            )
        return found.entrants[0]

    def _field(self, cleaned: dict[str, Any]) -> FieldOfDecks:
        kind, _, saved = cleaned["against"].partition(" ")
        if kind == SAVED:
            return FieldOfDecks(saved_field(UUID(saved), self.visitor, cleaned["player"]), ())
        own = Q(sample=True) if kind == STARTERS else owned_by(self.visitor)
        decks = readable_decks(self.visitor).filter(own)
        found = field_of_decks(decks, cleaned["player"], self.chosen_format, self.chosen_day)
        # Most starter decks are of other blocks: nobody expects them here.
        return FieldOfDecks(found.entrants, () if kind == STARTERS else found.left_out)
