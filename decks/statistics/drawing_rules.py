"""How each game draws: the first hand, the mulligan, and the cards of later turns."""

from dataclasses import dataclass

from decks.statistics.resource_match import SETUP_HAND
from rules.construction import Game
from rules.tcg.engine.zones.piles import HAND_SIZE

REDRAWN = 6


@dataclass(frozen=True, slots=True)
class DrawingRules:
    """A game's drawing. `drawn` are the cards a turn brings where no one says otherwise.

    `first_turn_draws` tells whether the first turn already brings them. `mulligan` and
    `turns_explained` are for a player to read, `source` names the section.
    """

    opening: int
    redrawn: int
    drawn: int
    first_turn_draws: bool
    turns: int
    turn: str
    opening_name: str
    mulligan: str
    drawn_help: str
    turns_explained: str
    source: str

    def seen(self, turn: int, drawn: int) -> int:
        """Return how many cards a player has seen by a turn, 0 for the first hand alone."""
        brought = turn if self.first_turn_draws else max(turn - 1, 0)
        return self.opening + brought * drawn


TCG = DrawingRules(
    opening=HAND_SIZE,
    redrawn=REDRAWN,
    drawn=6,
    first_turn_draws=False,
    turns=9,
    turn="Turn",
    opening_name="Opening hand",
    mulligan=(
        "Once, before the first turn, a player may shuffle their hand into the draw "
        "deck and draw six cards instead of eight. This rule exists since "
        "Comprehensive Rules 4.1; earlier rulebooks have no mulligan."
    ),
    drawn_help="The number of cards you play or discard between two of your turns.",
    turns_explained=(
        "A player refills their hand to eight cards when they reconcile, once in their "
        "own turn and once in each opponent’s turn. So the number of new cards each "
        "turn is the number you played or discarded. Set it yourself."
    ),
    source="Comprehensive Rules 4.2, “mulligan” and “reconcile”",
)

LCG = DrawingRules(
    opening=SETUP_HAND,
    redrawn=REDRAWN,
    drawn=1,
    first_turn_draws=True,
    turns=10,
    turn="Round",
    opening_name="Setup hand",
    mulligan=(
        "Once, before the game begins, a player may shuffle their six cards back into "
        "the deck and draw six new ones. They keep the second hand."
    ),
    drawn_help="One in each resource phase, plus cards drawn by effects.",
    turns_explained=(
        "You draw one card in each resource phase, including the first. Enter more if "
        "your cards draw."
    ),
    source="Core rules, “Draw Setup Hand” and “Phase 1: Resource”",
)

RULES = {Game.TCG: TCG, Game.LCG: LCG}
