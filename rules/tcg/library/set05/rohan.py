"""Rohan of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 79",
    "Armory",
    ability(
        maneuver,
        spot(2, rohan, man)
        >> either(
            remove_tokens(2, on=a(machine)), take_into_hand(from_discard_pile(rohan, possession))
        )
        + discard(this),
    ),
)

card(
    "5 U 80",
    "Arrow-slits",
    ability(maneuver, spot(2, rohan, man) >> discard(a(possession | machine)) + discard(this)),
)

card(
    "5 C 81",
    "Ecglaf, Courageous Farmer",
    ability(
        fellowship,
        exert(this) + spot(2, valiant, man) >> play(from_discard_pile(rohan, possession)),
    ),
)

card("5 C 83", "Household Guard")

card(
    "5 C 88",
    "Rohirrim Bow",
    bearer_must_be(rohan, man),
    ability(archery, exert(bearer) + discard(this) >> wound(a(minion))),
)

card(
    "5 R 89",
    "Rohirrim Helm",
    bearer_must_be(rohan, man),
    ability(
        skirmish,
        discard(this)
        >> unless(shadow_player, exert(a(skirmishing, minion)), cancel_skirmish(bearer)),
    ),
)

card(
    "5 U 92",
    "Sigewulf, Brave Volunteer",
    ability(regroup, exert(this) + spot(5, valiant, man) >> discard(a(minion))),
)

card(
    "5 R 94",
    "Thundering Host",
    ability(
        skirmish,
        discard(this)
        >> make(a(mounted, rohan, man), strength(+3)) + if_(at(plains), heal(that(man))),
    ),
)

card(
    "5 P 122",
    "Éowyn, Daughter of Éomund",
    ability(maneuver, play(from_hand(rohan, possession), on=this) >> heal(this)),
)
