"""The form that asks for a playtest of the TCG: one deck against one to three others."""

from dataclasses import dataclass
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
from play.results.titles import SERIES
from rules.construction import Game, load_format
from rules.construction.starters import UnknownStarter, twin_of

TITLES = ("First deck", "Second deck", "Third deck", "Fourth deck")
REQUIRED_SEATS = 2


@dataclass(frozen=True, slots=True)
class PlaytestSeat:
    """The fields of a deck and of who plays it, and how the deck is called and marked."""

    title: str
    series: str
    deck: forms.BoundField
    player: forms.BoundField


class TcgPlaytestForm(PlaytestForm[PlaytestRequest]):
    """Two to four decks that play against each other, and who plays each."""

    game: Game = Game.TCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "opponent", "opponent_2", "opponent_3")

    deck = DeckChoice("Deck")
    deck_player = PlayerChoice("Player", PLAYERS, default=default_player)
    opponent = DeckChoice("Opponent")
    opponent_player = PlayerChoice("Opponent’s player", PLAYERS, default=default_player)
    opponent_2 = DeckChoice("Second opponent", required=False, blank="No second opponent")
    opponent_2_player = PlayerChoice(
        "Second opponent’s player",
        PLAYERS,
        default=default_player,
        required=False,
    )
    opponent_3 = DeckChoice("Third opponent", required=False, blank="No third opponent")
    opponent_3_player = PlayerChoice(
        "Third opponent’s player",
        PLAYERS,
        default=default_player,
        required=False,
    )
    format = forms.ChoiceField(
        label="Format",
        initial="king-block",
        widget=FormatSelect,
        help_text="All decks must be legal in this format.",
    )
    on = DayField(
        required=False,
        help_text="The rules, lists and card texts of this day. Leave blank for today.",
    )

    def seats(self) -> list[PlaytestSeat]:
        """Return the decks and who plays each, for the page to draw."""
        return [
            PlaytestSeat(title, series, self[name], self[f"{name}_player"])
            for title, series, name in zip(TITLES, SERIES, self.deck_fields, strict=True)
        ]

    def first_seats(self) -> list[PlaytestSeat]:
        """Return the seats that every playtest has."""
        return self.seats()[:REQUIRED_SEATS]

    def more_seats(self) -> list[PlaytestSeat]:
        """Return the seats that few playtests have."""
        return self.seats()[REQUIRED_SEATS:]

    def has_more_decks(self) -> bool:
        """Whether one of these is chosen or wrong, so that the page must show them."""
        return any(seat.deck.value() or seat.deck.errors for seat in self.more_seats())

    def read_request(self, cleaned: dict[str, Any]) -> PlaytestRequest:
        """Return what is asked for; raise NotPlayable for a deck without cards."""
        return PlaytestRequest(
            entrants=tuple(
                self.entrant(cleaned[name], cleaned[f"{name}_player"] or default_player)
                for name in self.deck_fields
                if cleaned[name]
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
