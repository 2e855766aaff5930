"""The form for sitting down to the LCG: one to four decks against a scenario."""

from typing import Any, ClassVar

from django import forms

from cards.days import DayField
from cards.formats import FormatSelect
from play.faces.lcg.labels import DIFFICULTIES, PLAYERS, RULES, SCENARIO_CHOICES
from play.forms.base import DeckChoice, chosen_day
from play.forms.table import HandsChoice, TableForm
from play.requests.table import Hands, TableRequest
from rules.construction import Game, load_format

_HANDS = (Hands.MINE, Hands.FRIEND)


class LcgTableForm(TableForm):
    """Decks that play together, in whose hands each is, and what they play against."""

    game: Game = Game.LCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "deck_2", "deck_3", "deck_4")
    first_hands: ClassVar[str] = Hands.MINE
    first_deck: ClassVar[str] = "core-leadership"
    initial_fields: ClassVar[dict[str, str]] = {"scenario": "passage-through-mirkwood"}

    deck = DeckChoice("Your deck")
    deck_2 = DeckChoice("Second deck", required=False, blank="No second deck")
    deck_2_player = HandsChoice("Played by", _HANDS, PLAYERS)
    deck_3 = DeckChoice("Third deck", required=False, blank="No third deck")
    deck_3_player = HandsChoice("Played by", _HANDS, PLAYERS)
    deck_4 = DeckChoice("Fourth deck", required=False, blank="No fourth deck")
    deck_4_player = HandsChoice("Played by", _HANDS, PLAYERS)
    scenario = forms.ChoiceField(
        label="Scenario",
        choices=SCENARIO_CHOICES,
        help_text="Passage Through Mirkwood is the easiest, Escape from Dol Guldur the hardest.",
    )
    difficulty = forms.ChoiceField(
        label="Difficulty", choices=list(DIFFICULTIES.items()), initial="standard"
    )
    rules = forms.ChoiceField(label="Rules", choices=list(RULES.items()), required=False)
    format = forms.ChoiceField(
        label="Format",
        initial="lcg-introductory",
        widget=FormatSelect,
        help_text="All decks must be legal in this format.",
    )
    on = DayField(
        required=False,
        help_text="Cards have the errata of this day. Leave blank for those of the rules above.",
    )

    def read_request(self, cleaned: dict[str, Any]) -> TableRequest:
        """Return what is asked for; raise NotPlayable for a deck without cards."""
        format = load_format(cleaned["format"])
        return TableRequest(
            seats=self.read_seats(cleaned, format),
            seed=cleaned["seed"],
            format=format,
            day=chosen_day(cleaned),
            scenario=cleaned["scenario"],
            difficulty=cleaned["difficulty"],
            chosen_edition=cleaned["rules"],
        )
