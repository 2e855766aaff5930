"""Player cards of The Dead Marshes."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.notation.language import *

card(
    "02095",
    "Boromir",
    action(raise_threat(1) >> ready(this)),
    action(
        discard(this)
        >> choose_player(a_player) + deal_damage(2, each(enemy, engaged_with_that_player))
    ),
)

card(
    "02096",
    "Dúnedain Watcher",
    response(shadow_is_triggered, discard(this) >> cancel_shadow_effect),
)

card(
    "02097",
    "Dúnedain Cache",
    attach_to(hero),
    gains(attached, ranged),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card("02103", "Fast Hitch", attach_to(hobbit, character), action(exhaust(this) >> ready(attached)))

card("02104", "Song of Battle", attach_to(hero), gains(attached, resource_icon(tactics)))
