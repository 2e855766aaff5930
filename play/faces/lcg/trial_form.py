"""What a form for a trial asks in the LCG: the scenario, and a partner."""

from typing import Any

from play.faces.lcg.labels import DIFFICULTIES, SCENARIO_CHOICES
from play.faces.lcg.rules_choice import RulesChoice
from play.trials.forms import TrialForm
from rules.construction import Format


def fit_trial_form(form: TrialForm) -> None:
    """Offer the scenarios; there are no opponents."""
    del form.fields["against"]
    form.fields["rules"] = RulesChoice()
    form.offer("scenario", SCENARIO_CHOICES)
    form.offer("difficulty", list(DIFFICULTIES.items()))
    form.fields["other_player"].label = "Partner’s player"
    form.fields["on"].help_text = "Errata of this day. Blank: those of the rules above."


def trial_setting(form: TrialForm, cleaned: dict[str, Any], format: Format) -> dict[str, Any]:
    """Return the partner, the scenario and the day."""
    partner = cleaned["partner"]
    return {
        "others": (form.entrant(partner, cleaned["other_player"]),) if partner else (),
        "day": cleaned["on"],
        "scenario": cleaned["scenario"],
        "difficulty": cleaned["difficulty"],
        "chosen_edition": cleaned["rules"],
    }
