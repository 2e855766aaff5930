"""What a form for a trial asks in the TCG: the opponents, and the day of the rules."""

from datetime import date
from typing import Any

from django.utils.timezone import localdate

from play.requests.fields import chosen_field, opponent_choices
from play.requests.playtest import NotPlayable
from play.trials.forms import TrialForm
from rules.construction import Format


def fit_trial_form(form: TrialForm) -> None:
    """Offer the opponents; there are neither scenarios nor partners."""
    for name in ("scenario", "difficulty", "partner"):
        del form.fields[name]
    form.offer("against", opponent_choices(form.visitor, form.game))
    form.fields["on"].help_text = "Rules, lists and card texts of this day. Blank: today."


def trial_setting(form: TrialForm, cleaned: dict[str, Any], format: Format) -> dict[str, Any]:
    """Return the opponents and the day; NotPlayable if no opponent is left."""
    day: date = cleaned["on"] or localdate()
    field = chosen_field(form.visitor, cleaned["against"], cleaned["other_player"], format, day)
    form.left_out = field.left_out
    if not field.entrants:
        raise NotPlayable("No deck is left to play against in this format.")
    return {"others": field.entrants, "day": day}
