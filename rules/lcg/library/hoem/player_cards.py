"""Player cards of The Hills of Emyn Muil."""

from rules.lcg.library.own.encounters import reveal_one_less
from rules.lcg.library.own.piles import reveal_top_of_each_deck, switch_one_of_the_top_three
from rules.lcg.notation.language import *

card(
    "02072",
    "Brand son of Bain",
    response(
        attacks_and_defeats(this, enemy, engaged_with_another_player),
        ready(one(character, of_engaged_player)),
    ),
)

card(
    "02073",
    "Keen-eyed Took",
    response(enters_play(this), reveal_top_of_each_deck),
    action(return_to_hand(this) >> discard_from_deck(1, each_player)),
)

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

card("02079", "Gildor Inglorion", action(exhaust(this) >> switch_one_of_the_top_three))

card("02080", "Gildor's Counsel", action(reveal_one_less, before_commitment=True))

card("02081", "Song of Travel", attach_to(hero), gains(attached, resource_icon(spirit)))
