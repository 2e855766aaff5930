"""Player cards of The Hills of Emyn Muil."""

from rules.lcg.notation.language import *

card(
    "02074",
    "Rear Guard",
    action(
        discard(a(leadership_card, ally, yours)) >> make(each(hero, committed), willpower(+1)),
        phase=quest_phase,
    ),
)

card(
    "02075",
    "Descendant of Thorondor",
    rule(no_restricted_attachments),
    response(enters_play(this), deal_damage(2, any_one(enemy, in_staging_area))),
    response(leaves_play(this), deal_damage(2, any_one(enemy, in_staging_area))),
)

card("02076", "Meneldor's Flight", action(return_to_hand(choose_a(eagle, ally))))

card(
    "02077",
    "The Riddermark's Finest",
    action((exhaust(this) + discard(this)) >> place_progress(2, any_one(location))),
)

card(
    "02078",
    "Ride to Ruin",
    action(discard(a(rohan, ally, yours)) >> place_progress(3, choose_a(location))),
)

card("02081", "Song of Travel", attach_to(hero), gains(attached, resource_icon(spirit)))
