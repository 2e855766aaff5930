"""How each game draws: the first hand, the mulligan, and the cards of later turns."""

from dataclasses import dataclass

from decks.portrait.matching import SETUP_HAND
from rules.construction import Game
from rules.tcg.engine.piles import HAND_SIZE

REDRAWN = 6


@dataclass(frozen=True, slots=True)
class DrawingRules:
    """A game's drawing. `drawn` are the cards a turn brings where nobody says otherwise.

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
        """Give how many cards a player has seen by a turn, 0 for the first hand alone."""
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
        "Once a game, before the first turn, a player may shuffle his hand into his draw deck "
        "and draw six cards instead of eight. The rules know this since Comprehensive Rules 4.1; "
        "earlier rulebooks have no mulligan."
    ),
    drawn_help="As many as you play or discard between two of your turns.",
    turns_explained=(
        "A hand is filled up to eight cards whenever a player reconciles, once in his own turn "
        "and once in each turn of an opponent. So a turn brings as many cards as were played or "
        "discarded since the last, and that is yours to say."
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
        "Once, before the game begins, a player may shuffle his six cards back into his deck and "
        "draw six new ones; the second hand is kept."
    ),
    drawn_help="One at each resource phase, and what cards draw.",
    turns_explained=(
        "Each resource phase brings one card, the first round’s too. Say more where your cards "
        "draw."
    ),
    source="Core rules, “Draw Setup Hand” and “Phase 1: Resource”",
)

RULES = {Game.TCG: TCG, Game.LCG: LCG}
