"""Player cards of The Hunt for Gollum."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.library.own.searches import (
    search_for_a_song,
    search_top_5_for_eagles,
    search_top_10_for_a_rohan_ally,
)
from rules.lcg.library.own.travels import travel_to_it
from rules.lcg.notation.language import *

card("02001", "Bilbo Baggins", rule(draws_more, amount=1))

card(
    "02002",
    "Dúnedain Mark",
    attach_to(hero),
    gains(attached, attack(+1)),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card("02003", "Campfire Tales", action(have(each_player, draw(1))))

card(
    "02004",
    "Winged Guardian",
    rule(no_restricted_attachments),
    forced(has_defended(this), either(pay(1, tactics), discard(this))),
)

card("02005", "The Eagles Are Coming!", action(search_top_5_for_eagles))

card("02006", "Westfold Horse-breaker", action(discard(this) >> ready(a(hero))))

card("02007", "Mustering the Rohirrim", action(search_top_10_for_a_rohan_ally))

card("02008", "Rivendell Minstrel", response(you_play(this), search_for_a_song))

card("02009", "Strider's Path", response(is_revealed(location), travel_to_it))

card("02010", "Song of Kings", attach_to(hero), gains(attached, resource_icon(leadership)))
