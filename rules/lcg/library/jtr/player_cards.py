"""Player cards of A Journey to Rhosgobel."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.notation.language import *

card(
    "02050",
    "Prince Imrahil",
    response(leaves_play(character), ready(this), limit=once_a_round),
)

card(
    "02051",
    "Dúnedain Quest",
    attach_to(hero),
    gains(attached, willpower(+1)),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card(
    "02056",
    "Ancient Mathom",
    attach_to(location),
    response(is_explored(attached), have(first_player, draw(3))),
)

card("02057", "Haldir of Lórien")
