"""The neutral card of the core set."""

from rules.lcg.notation.language import *

card(
    "01073",
    "Gandalf",
    forced(round_ends, discard(this)),
    response(
        enters_play(this),
        either(draw(3), deal_damage(4, one(enemy, now_in_play)), reduce_threat(5)),
    ),
)
