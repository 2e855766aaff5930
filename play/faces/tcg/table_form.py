"""The form for sitting down to the TCG: your deck against one to three others."""

from typing import Any, ClassVar

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from cards.formats import FormatSelect
from play.faces.tcg.labels import TABLE_PLAYERS
from play.faces.tcg.tables import default_player
from play.forms.base import DeckChoice
from play.forms.table import OF_FIELD, SURPRISE, HandsChoice, TableForm
from play.requests.fields import own_fields
from play.requests.table import Hands, TableRequest
from rules.construction import Game, load_format

_HANDS = (Hands.FRIEND,)


class TcgTableForm(TableForm):
    """Your deck, and the decks and players you meet."""

    game: Game = Game.TCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "opponent", "opponent_2", "opponent_3")
    first_hands: ClassVar[str] = Hands.MINE
    first_deck: ClassVar[str] = "rotk-aragorn-starter"
    initial_fields: ClassVar[dict[str, str]] = {"opponent": SURPRISE}

    deck = DeckChoice("Your deck")
    opponent = DeckChoice("Opponent’s deck")
    opponent_player = HandsChoice("Played by", _HANDS, TABLE_PLAYERS)
    opponent_2 = DeckChoice("Second opponent’s deck", required=False, blank="No second opponent")
    opponent_2_player = HandsChoice("Played by", _HANDS, TABLE_PLAYERS)
    opponent_3 = DeckChoice("Third opponent’s deck", required=False, blank="No third opponent")
    opponent_3_player = HandsChoice("Played by", _HANDS, TABLE_PLAYERS)
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

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name in self.deck_fields[1:]:
            self.fields[f"{name}_player"].initial = default_player

    def special_decks(self) -> list[tuple[str, str]]:
        """A deck that you don't choose: a starter, or one of a field; a friend brings their own."""
        fields = own_fields(self.visitor).filter(game=self.game)
        return [
            (SURPRISE, "Random starter, or your friend’s deck"),
            *((f"{OF_FIELD}{field.pk}", f"Any deck of {field.name}") for field in fields),
        ]

    def read_request(self, cleaned: dict[str, Any]) -> TableRequest:
        """Return what is asked for; raise NotPlayable for a deck without cards."""
        format = load_format(cleaned["format"])
        return TableRequest(
            seats=self.read_seats(cleaned, format),
            seed=cleaned["seed"],
            format=format,
            day=cleaned["on"] or localdate(),
        )
