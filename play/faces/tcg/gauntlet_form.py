"""The form that asks for a gauntlet of the TCG: one deck against many, or all against all."""

from datetime import date
from typing import Any
from uuid import UUID

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from play.faces.tcg.labels import PLAYERS
from play.faces.tcg.tables import default_player
from play.forms.base import DeckChoice, PlayerChoice
from play.gauntlets.forms import GauntletForm
from play.gauntlets.latest import latest_gauntlets
from play.requests.fields import (
    FieldOfDecks,
    chosen_field,
    earlier_opponents,
    group_choices,
)
from play.requests.gauntlet import Meeting, deck_meetings
from rules.construction import Format, Game

EARLIER = "saved"


class TcgGauntletForm(GauntletForm):
    """One deck, or none for all against all, and the decks that meet."""

    game: Game = Game.TCG

    deck = DeckChoice("Deck", required=False, blank="None: all decks against each other")
    against = forms.ChoiceField(label="Opponents")
    player = PlayerChoice("Player", PLAYERS, default=default_player)
    on = DayField(
        required=False,
        help_text="The rules, lists and card texts of this day. Leave blank for today.",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["format"].initial = "king-block"
        earlier = [
            (f"{EARLIER} {gauntlet.first.gauntlet}", f"The decks of “{gauntlet.table.title}”")
            for gauntlet in latest_gauntlets(self.visitor)
            if gauntlet.first.game == self.game
        ]
        self.offer("against", [*group_choices(self.visitor, self.game), *earlier])

    def find_meetings(self, cleaned: dict[str, Any], format: Format) -> list[Meeting]:
        """Return the playtests; raise NotPlayable."""
        day = cleaned["on"] or localdate()
        deck = self.chosen_deck("deck", cleaned, format, day)
        field = self._field(cleaned, format, day)
        self.left_out = field.left_out
        return deck_meetings(
            deck,
            field.entrants,
            games=cleaned["games"],
            seed=cleaned["seed"],
            format=format,
            day=day,
        )

    def _field(self, cleaned: dict[str, Any], format: Format, day: date) -> FieldOfDecks:
        kind, _, earlier = cleaned["against"].partition(" ")
        if kind == EARLIER:
            return FieldOfDecks(
                earlier_opponents(UUID(earlier), self.visitor, cleaned["player"]), ()
            )
        return chosen_field(self.visitor, cleaned["against"], cleaned["player"], format, day)
