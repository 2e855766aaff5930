"""Raiders of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 R 78",
    "Easterling Army",
    ability(skirmish, spot(2, burdens) + exert(this) >> make(a(easterling), strength(+1))),
    ability(skirmish, spot(4, burdens) + exert(this) >> make(a(easterling), strength(+2))),
    ability(skirmish, spot(6, burdens) + exert(this) >> make(a(easterling), strength(+3))),
)

card(
    "6 U 79",
    "Easterling Polearm",
    bearer_must_be(easterling),
    while_(can_spot(2, burdens), gets(bearer, takes_no_wounds)),
    while_(can_spot(5, burdens), gets(bearer, damage(+1))),
)

card(
    "6 R 80",
    "Southron Archer Legion",
    ability(archery, remove_twilight(3) >> add_to_minion_archery(companions_over(4), limit=4)),
)

card(
    "6 C 81",
    "Southron Invaders",
    when_played(may(spot(other(southron)) >> play(from_discard_pile(minion, ambush_keyword)))),
)

card(
    "6 R 82",
    "Trample",
    event(
        maneuver,
        spot(mounted, raider, man)
        >> unless(free_peoples_player, add_twilight(4), discard(a(companion, ~ring_bearer))),
    ),
)
