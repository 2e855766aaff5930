"""Raiders of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 60",
    "Haradrim Marksman",
    while_(
        can_spot(other(raider, man)),
        gets(all_of_these(ring_bound, companion), takes_no_archery_wounds),
    ),
)

card(
    "8 C 61",
    "Haradwaith",
    while_(
        both(can_spot(raider, minion), at(site_numbered(4, Block.KING))),
        the_shadow_has_initiative,
    ),
    response(is_played(companion), discard_from_hand(1, raider) >> add_twilight(5) + discard(this)),
)

card(
    "8 C 63",
    "Line of Defense",
    while_(
        both(can_spot(mounted, raider, man), ~during(skirmish)),
        gets(all_of_these(raider, man), takes_no_wounds),
    ),
)

card(
    "8 U 64",
    "Mûmakil",
    bearer_must_be(southron),
    gets(bearer, fierce),
    while_(you_have_initiative | can_spot(4, threats), gets(bearer, damage(+1))),
)
