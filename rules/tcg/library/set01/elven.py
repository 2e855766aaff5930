"""The Elves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 C 32",
    "Border Defenses",
    event(skirmish, make(a(elf), strength(or_if(+2, is_skirmishing(it, archer), +4)))),
)

card(
    "1 C 37",
    "Defiance",
    event(skirmish, make(a(elf), strength(or_if(+2, is_skirmishing(it, nazgul), +4)))),
)

card(
    "1 R 38",
    "Double Shot",
    event(archery, spot(elf, archer, companion) >> add_to_fellowship_archery(+1)),
)

card(
    "1 C 43",
    "Far-seeing Eyes",
    each_time(is_played(elf, by=you), makes(an_opponent, discard_from_hand())),
)

card(
    "1 U 44",
    "Foul Creation",
    event(
        fellowship,
        exert(a(elf))
        >> reveal_hand(an_opponent) + may(discard(from_revealed(isengard, minion)) >> draw(2)),
    ),
)

card(
    "1 U 48",
    "Haldir, Elf of the Golden Wood",
    to_play(spot(elf)),
    while_(at(site_numbered(between(6, 8), Block.FELLOWSHIP)), gets(this, strength(+2))),
)

card(
    "1 R 50",
    "Legolas, Greenleaf",
    ability(archery, exert(this) >> wound(a(minion)) + make(this, adds_no_archery)),
)

card(
    "1 U 51",
    "Legolas, Prince of Mirkwood",
    while_(is_skirmishing(this, nazgul), gets(this, strength(+3))),
)

card(
    "1 U 63",
    "Stand Against Darkness",
    event(maneuver, exert(a(elf)) >> discard(a(sauron, minion | condition | possession))),
)
