"""The form that asks for a gauntlet of the LCG: decks, alone or with a partner, in scenarios."""

from typing import Any, ClassVar

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from play.faces.lcg.labels import DIFFICULTIES, PLAYERS, SCENARIO_CHOICES
from play.faces.lcg.requests import check_party
from play.faces.lcg.rules_choice import RulesChoice
from play.faces.lcg.tables import default_player
from play.forms.base import DeckChoice, PlayerChoice
from play.gauntlets.forms import GauntletForm
from play.requests.fields import STARTERS, chosen_field, group_choices
from play.requests.gauntlet import Meeting, leave_out_clashes, scenario_meetings
from play.requests.playtest import Entrant
from rules.construction import Format, Game


class LcgGauntletForm(GauntletForm):
    """One deck, or several one after another, alone or with a partner, in scenarios."""

    game: Game = Game.LCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "partner")

    deck = DeckChoice("Deck", required=False, blank="Several decks")
    several = forms.ChoiceField(
        label="Several decks",
        required=False,
        help_text="Used if you choose no deck.",
    )
    partner = DeckChoice("Partner", required=False, blank="None: play alone")
    scenario = forms.ChoiceField(
        label="Scenarios",
        required=False,
        choices=[("", "All scenarios, one by one"), *SCENARIO_CHOICES],
    )
    difficulty = forms.ChoiceField(
        label="Difficulty",
        choices=list(DIFFICULTIES.items()),
        initial="standard",
        widget=forms.RadioSelect,
    )
    rules = RulesChoice()
    player = PlayerChoice("Player", PLAYERS, default=default_player)
    on = DayField(
        required=False,
        help_text="Cards have the errata of this day. Leave blank for those of the rules above.",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["format"].initial = "lcg-introductory"
        self.fields["games"].label = "Games in each scenario"
        self.offer("several", group_choices(self.visitor, self.game))

    def find_meetings(self, cleaned: dict[str, Any], format: Format) -> list[Meeting]:
        """Return the playtests; raise NotPlayable."""
        day = cleaned["on"] or localdate()
        partner = self.chosen_deck("partner", cleaned, format, day)
        partners = [partner] if partner is not None else []
        deck = self.chosen_deck("deck", cleaned, format, day)
        if deck is not None:
            check_party([deck, *partners])
            decks: tuple[Entrant, ...] = (deck,)
        else:
            choice = cleaned["several"] or STARTERS
            field = chosen_field(self.visitor, choice, cleaned["player"], format, day)
            field = leave_out_clashes(field, partners)
            decks, self.left_out = field.entrants, field.left_out
        return scenario_meetings(
            decks,
            partners=partners,
            scenarios=[cleaned["scenario"]] if cleaned["scenario"] else (),
            difficulty=cleaned["difficulty"],
            games=cleaned["games"],
            seed=cleaned["seed"],
            format=format,
            day=cleaned["on"],
            edition=cleaned["rules"],
        )
