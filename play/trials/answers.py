"""What a trial found so far, at a glance, for pages and lists."""

from play.models import Design, Playtest
from play.trials.comparison_page import comparison_page
from play.trials.page import TrialAnswer
from play.trials.swap_page import swap_page


def trial_answer(playtest: Playtest) -> TrialAnswer:
    """Return the answer of a trial of which games are stored."""
    if playtest.design != Design.COMPARISON:
        return swap_page(playtest).answer
    return comparison_page(playtest).answer
