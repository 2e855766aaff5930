"""Gollum and Sméagol of *Treachery and Deceit*."""

from rules.tcg.library.own.dead_pile import place_it_in_the_dead_pile
from rules.tcg.library.own.one_of_two import return_the_other_to_hand
from rules.tcg.notation.language import *

card(
    "18 R 28",
    "Countless Cords",
    event(skirmish, spot(titled("Shelob")) >> make(a(minion), strength(threats))),
)

card(
    "18 R 29",
    "Deceit",
    response(
        about_to(be_discarded, other(your, gollum, condition), by=free_peoples),
        remove_twilight(1) >> prevent_that,
    ),
)

card(
    "18 U 30",
    "Enemy in Your Midst",
    event(shadow, heal(a(ring_bound, companion)) >> reinforce(gollum)),
)

card(
    "18 R 31",
    "It Draws Him",
    event(
        shadow,
        spot(gollum) >> play(from_hand(minion), cost=or_if(is_(it, roaming), -3, otherwise=-1)),
    ),
)

card(
    "18 R 32",
    "Not Easily Avoided",
    ability(
        shadow,
        remove_twilight(3) >> take_into_hand(from_draw_deck(gollum)) + discard_at_random(),
    ),
    ability(skirmish, discard_from_hand(gollum) >> make(a(gollum, minion), strength(+2))),
)

card(
    "18 U 33",
    "Set Up",
    event(shadow, spot(titled("Gollum", "Sméagol")) >> return_to_hand(a(follower))),
)

card(
    "18 R 34",
    "Shelob, Menace",
    each_time(wins_skirmish(this), may(add_threats(choose_x(burdens)))),
    each_time(
        wins_skirmish(this),
        may(play(from_discard_pile(titled("Gollum")), strength(+3), fierce, until=end_of_turn)),
    ),
)

card(
    "18 R 35",
    "Sting of Shelob",
    event(
        regroup,
        spot(titled("Shelob"))
        >> have(
            free_peoples_player,
            pick(some(2, companion, ~ring_bearer))
            + pick(a(those(companion)))
            + place_it_in_the_dead_pile
            + return_the_other_to_hand,
        ),
    ),
)

card(
    "18 C 36",
    "Time for Food",
    response_event(is_played(skirmish_event), spot(titled("Sméagol")) >> cancel_that_event),
)

card(
    "18 U 37",
    "Trusted Promise",
    event(skirmish, reinforce(gollum) + have(each_shadow_player, may(draw(1)))),
)
