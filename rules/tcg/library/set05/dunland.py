"""Dunland of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 1",
    "Dunlending Rampager",
    when_played(have(free_peoples_player, may(discard_from_hand(2) >> discard(this)))),
)

card(
    "5 U 2",
    "Dunlending Renegade",
    when_played(have(free_peoples_player, may(discard_from_hand(2) >> discard(this)))),
)

card(
    "5 R 3",
    "Leaping Blaze",
    event(
        shadow,
        spot(3, dunland, minion)
        >> unless(
            free_peoples_player,
            discard_from_hand(3),
            shuffle_into_deck(each(from_hand())) + draw(8),
        ),
    ),
)

card(
    "5 R 4",
    "Wild Men of the Hills",
    while_(during(skirmish), gets(this, twilight_cost(-2))),
    when_played(have(free_peoples_player, may(discard_from_hand(4) >> discard(this)))),
)
