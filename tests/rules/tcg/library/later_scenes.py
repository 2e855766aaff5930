"""Scenes that tests of the cards of several sets share."""

from tests.rules.tcg.scene import Scene


def totals(scene: Scene) -> tuple[int, int]:
    """Return the strengths of both sides when a skirmish was resolved."""
    (found,) = [entry[1:] for entry in scene.log or [] if entry[0] == "totals"]
    return found
