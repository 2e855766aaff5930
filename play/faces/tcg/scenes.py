"""The TCG at a glance: the path and the fight."""

from play.scene import Scene, SceneFight, Spot, several
from rules.recording import Frame
from rules.tcg.narration.fights import Fight
from rules.tcg.narration.table import SiteOnPath, Table

LETTERS = "ABCDEF"


def draw_scene(frame: Frame[Table], words: str) -> Scene:
    """Return a step of a recorded game at a glance; `words` say what has just happened."""
    table = frame.table
    furthest = max((site.number for site in table.path if site.fellowships), default=0)
    return Scene(
        when=f"Turn {table.turn}, {table.phase}" if table.turn else "Setup",
        words=words,
        spots=tuple(_spot(site, furthest) for site in table.path),
        fight=_fight(table, table.fights[0]) if table.fights else None,
    )


def _spot(site: SiteOnPath, furthest: int) -> Spot:
    letters = "".join(LETTERS[player] for player in site.fellowships)
    return Spot(site.number, letters, passed=site.number < furthest)


def _fight(table: Table, fight: Fight) -> SceneFight | None:
    characters = {card.place: card.card.title for seat in table.seats for card in seat.fellowship}
    minions = {card.place: card.card.title for card in table.minions}
    names = [minions[place] for place in fight.minions if place in minions]
    if fight.character not in characters or not names:
        return None
    return SceneFight(
        defender=characters[fight.character],
        defence=fight.defence,
        attacker=several(names),
        attack=fight.attack,
        outcome=fight.outcome,
        ending=str(fight.ending),
    )
