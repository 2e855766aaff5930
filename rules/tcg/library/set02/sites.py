"""Sites of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 115",
    "Hobbiton Party Field",
    ability(fellowship, exert(a(hobbit)) >> play(from_draw_deck(titled("Bilbo")))),
)

card("2 U 116", "Hobbiton Woods", ability(fellowship, exert(a(hobbit)) >> play_site(2)))

card("2 C 117", "Town Center", ability(fellowship, play(from_hand(shire, ally)) >> draw(1)))

card("2 U 118", "Great Chasm", first_played_costs(shadow, -2, moria, archer))

card("2 C 119", "Hollin", gets(uruk_hai, not_roaming))

card(
    "2 U 120",
    "Valley of the Silverlode",
    each_time(
        the_fellowship_moves_here,
        have(free_peoples_player, may(heal(any_number(hobbit, companion)))),
    ),
)
