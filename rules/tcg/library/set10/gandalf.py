"""Gandalf of *Mount Doom*."""

from rules.tcg.library.own.exchanging_companions import exchange_companions
from rules.tcg.notation.language import *

card(
    "10 R 14",
    "Borne Far Away",
    event(fellowship, spot(your, wizard) >> exchange_companions),
)

card(
    "10 U 15",
    "Brooding on Tomorrow",
    each_time(
        player_loses_initiative(you, except_during=fellowship),
        may(spot(gandalf_culture, companion) >> have(an_opponent, discard(a(your, condition)))),
    ),
)

card(
    "10 C 16",
    "Gathering Wind",
    event(
        maneuver,
        exert(a(your, wizard))
        >> choose_cost_of(minion)
        + make(each(minion, with_cost(equal_to(x))), strength(-2), until=regroup),
    ),
)

card(
    "10 R 17",
    "Out of the High Airs",
    response_event(
        the_fellowship_moves,
        given(during(regroup)),
        exert(a(your, wizard)) >> discard(each(minion)),
    ),
)

card(
    "10 R 18",
    "Treebeard, Keeper of the Watchwood",
    to_play(spot(3, gandalf_culture, companion)),
    ability(
        regroup,
        exert(2, this)
        >> play(from_discard_pile(gandalf_culture, condition))
        + have(an_opponent, discard(a(your, condition))),
    ),
)
