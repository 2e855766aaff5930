"""What is played at a table, in a few words."""

from play.models import Table
from play.results.labels import format_name, scenario_name


def title_of(table: Table) -> str:
    """Return what is played: the format, or the scenario."""
    return scenario_name(table.scenario) if table.scenario else format_name(table.format)
