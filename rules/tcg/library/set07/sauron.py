"""Sauron of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 263",
    "Anguish",
    event(
        skirmish,
        remove_threats(3) >> make(a(character, skirmishing_against(sauron, orc)), strength(-3)),
    ),
)

card(
    "7 C 265",
    "Besieging Pike",
    bearer_must_be(sauron, orc),
    while_(you_have_initiative, gets(bearer, strength(+3))),
)

card(
    "7 R 284",
    "Mordor Assassin",
    response(
        threat_wounds_come(companion, all_of_these(sauron, orc)),
        remove_threats(1) >> assign(this, a(ring_bearer), even_if_assigned=True),
    ),
)

card(
    "7 C 285",
    "Mordor Defender",
    ability(skirmish, exert(this) + spot(other(sauron, minion)) >> add_threats(1)),
)

card(
    "7 R 286",
    "Mordor Fighter",
    while_(both(can_spot(threats), can_spot(other(sauron, orc))), the_shadow_has_initiative),
)

card(
    "7 C 288",
    "Mordor Regular",
    ability(skirmish, exert(this) + spot(other(sauron, minion)) >> add_threats(1)),
)

card(
    "7 U 289",
    "Mordor Savage",
    ability(skirmish, exert(this) + spot(other(sauron, minion)) >> add_threats(1)),
)

card(
    "7 C 291",
    "Mordor Trooper",
    ability(skirmish, remove_threats(2) >> make(a(sauron, orc), strength(+6))),
)

card(
    "7 U 292",
    "Mordor Veteran",
    ability(skirmish, remove_threats(3) >> make(a(sauron, minion), strength(+8))),
)

card("7 C 296", "Orc Brood", ability(skirmish, discard_from_hand(3) >> make(this, strength(+3))))

card(
    "7 U 302",
    "Orc Officer",
    each_time(
        is_overwhelmed(companion, against=all_of_these(sauron, orc)),
        add_burdens(3),
    ),
)

erratum(
    "7 U 302",
    "Orc Officer",
    each_time(
        is_overwhelmed(companion, against=all_of_these(sauron, minion)),
        add_burdens(3),
    ),
    since="2004-04-05",
    source="rulings-2004-04",
)

# Rules 4.2 go back to the printed text. They bear no date; they continue 4.1, of August 2007.
erratum(
    "7 U 302",
    "Orc Officer",
    each_time(
        is_overwhelmed(companion, against=all_of_these(sauron, orc)),
        add_burdens(3),
    ),
    since="2007-08-31",
    source="comprehensive-4.2",
)

card(
    "7 C 303",
    "Orc Pursuer",
    gets(all_of_these(sauron, orc), site_number(-1)),
    while_(you_have_initiative, gets(this, strength(+5))),
)

card(
    "7 U 305",
    "Orc Savage",
    while_(
        both(can_spot(6, companion), can_spot(other(sauron, orc))),
        gets(this, strength(+9), fierce),
    ),
)

card(
    "7 C 312",
    "Siegecraft",
    response_event(
        wins_skirmish(your, sauron, orc), make(each(your, sauron, orc), fierce, until=regroup)
    ),
)
