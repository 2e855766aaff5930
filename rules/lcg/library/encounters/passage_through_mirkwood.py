"""The encounter set Passage Through Mirkwood."""

from rules.lcg.notation.language import *

card(
    "01096",
    "Forest Spider",
    forced(engages(this), make(this, attack(+1), until=until_end_of_round)),
    shadow(must(defending_player, discard(one(attachment, yours)))),
)

card(
    "01097",
    "East Bight Patrol",
    shadow(make(attacking_enemy, attack(+1)) + if_(undefended, raise_threat(3))),
)

card(
    "01098",
    "Black Forest Bats",
    when_revealed(must(each_player, remove_from_quest(one(character, committed)))),
)

card(
    "01099",
    "Old Forest Road",
    response(players_travel_to(this), must(first_player, ready(one(character, yours)))),
)

card("01100", "Forest Gate", response(players_travel_to(this), must(first_player, draw(2))))
