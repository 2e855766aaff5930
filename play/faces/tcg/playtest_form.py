"""The form that asks for a playtest of the TCG: one deck against another."""

from typing import Any, ClassVar

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from cards.formats import FormatSelect
from decks.models import Deck
from play.faces.tcg.labels import PLAYERS
from play.faces.tcg.tables import default_player
from play.forms.base import DeckChoice, PlayerChoice
from play.forms.playtest import PlaytestForm
from play.models import Playtest
from play.requests.playtest import PlaytestRequest
from rules.construction import Game, load_format
from rules.construction.starters import UnknownStarter, twin_of


class TcgPlaytestForm(PlaytestForm[PlaytestRequest]):
    """Two decks that play against each other, and who plays each."""

    game: Game = Game.TCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "opponent")

    deck = DeckChoice("Deck")
    deck_player = PlayerChoice("Player", PLAYERS, default=default_player)
    opponent = DeckChoice("Opponent")
    opponent_player = PlayerChoice("Opponent’s player", PLAYERS, default=default_player)
    format = forms.ChoiceField(
        label="Format",
        initial="king-block",
        widget=FormatSelect,
        help_text="Both decks must be legal in this format.",
    )
    on = DayField(
        required=False,
        help_text="The rules, lists and card texts of this day. Leave blank for today.",
    )

    def read_request(self, cleaned: dict[str, Any]) -> PlaytestRequest:
        """Return what is asked for; raise NotPlayable for a deck without cards."""
        return PlaytestRequest(
            entrants=(
                self.entrant(cleaned["deck"], cleaned["deck_player"]),
                self.entrant(cleaned["opponent"], cleaned["opponent_player"]),
            ),
            games=cleaned["games"],
            seed=cleaned["seed"],
            format=load_format(cleaned["format"]),
            day=cleaned["on"] or localdate(),
        )


def suggested_fields(deck: Deck) -> dict[str, str]:
    """Return the next starter of a starter deck's set as its opponent."""
    if not deck.sample:
        return {}
    try:
        return {"opponent": twin_of(deck.slug).slug}
    except UnknownStarter:
        return {"opponent": ""}


def repeated_fields(playtest: Playtest) -> dict[str, str]:
    """Return the day, unless it was that of the request: then it is today's again."""
    if playtest.day and playtest.day != localdate(playtest.created):
        return {"on": playtest.day.isoformat()}
    return {}
