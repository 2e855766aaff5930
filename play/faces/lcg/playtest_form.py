"""The form that asks for a playtest of the LCG: one to four decks against a scenario."""

from typing import Any, ClassVar

from django import forms

from cards.days import DayField
from cards.formats import FormatSelect
from decks.models import Deck
from play.faces.lcg.labels import DIFFICULTIES, PLAYERS, SCENARIO_CHOICES, SCENARIO_HINT
from play.faces.lcg.rules_choice import RulesChoice
from play.faces.lcg.tables import default_player
from play.forms.base import DeckChoice, PlayerChoice, chosen_day
from play.forms.playtest import PlaytestForm
from play.models import Playtest
from play.requests.playtest import PlaytestRequest
from rules.construction import Game, load_format


class LcgPlaytestForm(PlaytestForm[PlaytestRequest]):
    """Decks that play together, who plays each, and what they play against."""

    game: Game = Game.LCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "deck_2", "deck_3", "deck_4")

    scenario = forms.ChoiceField(
        label="Scenario",
        choices=SCENARIO_CHOICES,
        help_text=f"{SCENARIO_HINT} "
        "The expert game adds up the scores of all three scenarios, one after another. "
        "Without a reset, threat, damage, decks and cards in play stay as they are.",
    )
    difficulty = forms.ChoiceField(
        label="Difficulty",
        choices=list(DIFFICULTIES.items()),
        initial="standard",
        widget=forms.RadioSelect,
    )
    rules = RulesChoice()
    deck = DeckChoice("First deck")
    deck_player = PlayerChoice("Player", PLAYERS, default=default_player, widget=forms.Select)
    deck_2 = DeckChoice("Second deck", required=False, blank="No second deck")
    deck_2_player = PlayerChoice("Player", PLAYERS, default=default_player, widget=forms.Select)
    deck_3 = DeckChoice("Third deck", required=False, blank="No third deck")
    deck_3_player = PlayerChoice("Player", PLAYERS, default=default_player, widget=forms.Select)
    deck_4 = DeckChoice("Fourth deck", required=False, blank="No fourth deck")
    deck_4_player = PlayerChoice("Player", PLAYERS, default=default_player, widget=forms.Select)
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

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name in self.deck_fields:
            # A deck that is not there needs no player.
            self.fields[f"{name}_player"].required = False

    def first_seats(self) -> list[dict[str, Any]]:
        """Return the fields of the first two decks and their players, for the page to draw."""
        return [self._seat(name) for name in self.deck_fields[:2]]

    def more_seats(self) -> list[dict[str, Any]]:
        """Return the fields of the decks that few playtests have."""
        return [self._seat(name) for name in self.deck_fields[2:]]

    def has_more_decks(self) -> bool:
        """Whether one of these is chosen or wrong, so that the page must show them."""
        return any(self[name].value() or self[name].errors for name in self.deck_fields[2:])

    def _seat(self, name: str) -> dict[str, Any]:
        return {"deck": self[name], "player": self[f"{name}_player"]}

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
            day=chosen_day(cleaned),
            scenario=cleaned["scenario"],
            difficulty=cleaned["difficulty"],
            chosen_edition=cleaned["rules"],
        )


def suggested_fields(deck: Deck) -> dict[str, str]:
    """A deck is filled in alone."""
    return {}


def repeated_fields(playtest: Playtest) -> dict[str, str]:
    """Return scenario, difficulty, rules, and the day of the errata, if one was named."""
    repeated = {"scenario": playtest.scenario, "difficulty": playtest.difficulty}
    if playtest.edition:
        repeated["rules"] = playtest.edition
    return repeated | ({"on": playtest.day.isoformat()} if playtest.day else {})
