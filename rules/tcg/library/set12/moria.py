"""Moria of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 79",
    "The Balrog, The Terror of Khazad-dûm",
    while_(at(underground), gets(this, fierce, takes_no_wounds, cannot_exert)),
)

card(
    "12 R 80",
    "Whip of Many Thongs, Weapon of Flame and Shadow",
    bearer_must_be(titled("The Balrog")),
    gets(bearer, fierce),
    when_played(
        reveal_hand(free_peoples_player)
        + have(
            free_peoples_player,
            discard(each(from_hand(free_peoples, with_cost(at_most(1))))),
        )
    ),
)
