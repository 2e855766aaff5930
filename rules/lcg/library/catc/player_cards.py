"""Player cards of Conflict at the Carrock."""

from rules.lcg.library.own.attachments import attach_this_to, return_bearer_to_hand
from rules.lcg.library.own.damage import cancel_damage_for_threat
from rules.lcg.notation.language import *

card(
    "02025",
    "Frodo Baggins",
    response(would_suffer_damage(this), cancel_damage_for_threat, limit=once_a_phase),
)

card(
    "02026",
    "Dúnedain Warning",
    attach_to(hero),
    gains(attached, defense(+1)),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card(
    "02027",
    "Second Breakfast",
    action(have(each_player, return_to_hand(topmost_from(your_discard_pile, attachment)))),
)

card(
    "02028",
    "Beorning Beekeeper",
    action(discard(this) >> deal_damage(1, each(enemy, in_staging_area))),
)

card("02029", "Born Aloft", attach_to(ally), action(return_bearer_to_hand))

card("02030", "Éomund", response(leaves_play(this), ready(all_(rohan, character, now_in_play))))

card("02031", "Nor am I a Stranger", attach_to(character), gains(attached, trait(rohan)))

card(
    "02032",
    "Longbeard Map-Maker",
    action(pay(1, lore) >> make(this, willpower(+1))),
)

card(
    "02033",
    "A Burning Brand",
    attach_to(lore_card, character),
    rule(cancels_shadows, given=is_(attached, defending)),
)

card("02034", "Song of Wisdom", attach_to(hero), gains(attached, resource_icon(lore)))
