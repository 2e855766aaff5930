"""What games of the LCG are found by: how they were lost, the score, the scenario."""

from collections.abc import Mapping, Sequence

from play.games.finding import FindGameForm
from rules.lcg.campaign import CAMPAIGNS, scenarios_of

game_filters: Sequence[str] = ("scenario", "stage", "cause", "least_score", "most_score")
game_orders: Mapping[str, str] = {}


def fit_game_filters(form: FindGameForm) -> None:
    """Name the scenarios of a campaign; a single scenario is no filter."""
    scenario = form.playtest.scenario
    if scenario not in CAMPAIGNS:
        del form.fields["scenario"]
        return
    scenarios = enumerate(scenarios_of(scenario), start=1)
    form.choose("scenario", [(str(number), part.name) for number, part in scenarios])
