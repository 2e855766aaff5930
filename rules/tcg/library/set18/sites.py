"""Sites of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 U 134",
    "Doorway to Doom",
    each_time(the_fellowship_moves_here, have(each_player, wound(some(2, your, character)))),
)

card("18 U 135", "Foot of Mount Doom", discards_leave_the_game)

card(
    "18 U 136",
    "Mithlond",
    each_time(the_fellowship_moves_here, have(each_player, heal(each(your, character)))),
)

card(
    "18 U 137",
    "Morannon Plains",
    each_time(the_fellowship_moves_here, have(each_player, may(reinforce()))),
)

card("18 U 138", "Sirannon Ruins")

card(
    "18 U 139",
    "Steward's Tomb",
    forbids(each_player, preventing_wounds),
    forbids(each_player, healing),
    forbids(each_player, removing_burdens),
)

card("18 U 140", "Streets of Bree", gets(follower, cannot_be_transferred))
