"""Official errata of The Dead Marshes, as dated definitions; the printed card is the default."""

from rules.lcg.library.faq import FAQ_1_9
from rules.lcg.notation.language import *

card(
    "02095",
    "Boromir",
    action(raise_threat(1) >> ready(this), limit=once_a_phase),
    action(
        discard(this)
        >> choose_player(a_player) + deal_damage(2, each(enemy, engaged_with_that_player))
    ),
    edition=FAQ_1_9,
)
