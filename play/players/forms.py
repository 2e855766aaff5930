"""The form in which a player writes down a game of the LCG that they played at home."""

from datetime import timedelta

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from play.models import QuestAtHome, QuestMode
from play.models.quests import MAX_HEROES, MAX_QUEST_NOTE, MAX_SCENARIO
from rules.lcg.scenarios import SCENARIOS

RESULTS = [("won", "Won"), ("lost", "Lost")]
MOST_PLAYERS = 4
HIGHEST_SCORE = 999
# The game came out in 2011; an old notebook may go that far back.
DAYS_BACK = timedelta(days=365 * 30)


class QuestForm(forms.Form):
    """A game at home: when, against what, with whom, and what came of it."""

    scenario = forms.CharField(
        label="Scenario",
        max_length=MAX_SCENARIO,
        help_text="Of any set, as it is called on its box or card.",
        widget=forms.TextInput(attrs={"list": "scenarios", "autocomplete": "off"}),
    )
    played = DayField(label="Played on", required=False)
    mode = forms.ChoiceField(
        label="Difficulty", choices=QuestMode.choices, initial=QuestMode.STANDARD.value
    )
    result = forms.ChoiceField(label="Result", choices=RESULTS)
    players = forms.IntegerField(label="Players", min_value=1, max_value=MOST_PLAYERS, initial=1)
    heroes = forms.CharField(
        label="Heroes",
        required=False,
        max_length=MAX_HEROES,
        help_text="For example Aragorn, Éowyn, Glóin.",
    )
    score = forms.IntegerField(label="Score", required=False, min_value=0, max_value=HIGHEST_SCORE)
    note = forms.CharField(
        label="Note",
        required=False,
        max_length=MAX_QUEST_NOTE,
        widget=forms.Textarea(attrs={"rows": 3}),
    )
    public = forms.BooleanField(label="Show it to everybody on my page", required=False)

    scenarios = tuple(scenario.name for scenario in SCENARIOS.values())

    def clean_played(self) -> object:
        """Return the day, today without one; a game is written down after it was played."""
        today = localdate()
        day = self.cleaned_data["played"] or today
        if not today - DAYS_BACK <= day <= today + timedelta(days=1):
            raise forms.ValidationError("Enter the day on which you played it.")
        return day

    def quest(self) -> QuestAtHome:
        """Return the game that a valid form describes; it is not saved."""
        cleaned = self.cleaned_data
        return QuestAtHome(
            played=cleaned["played"],
            scenario=" ".join(cleaned["scenario"].split()),
            mode=cleaned["mode"],
            heroes=cleaned["heroes"],
            players=cleaned["players"],
            won=cleaned["result"] == "won",
            score=cleaned["score"],
            note=cleaned["note"],
            public=cleaned["public"],
        )
