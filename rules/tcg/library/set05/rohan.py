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

card(
    "5 R 82",
    "Gamling, Warrior of Rohan",
    to_play(spot(rohan, man)),
    ability(
        skirmish,
        play(from_hand(rohan, possession), on=this) >> make(this, strength(+2), damage(+1)),
    ),
)

card("5 C 83", "Household Guard")

card(
    "5 R 84",
    "I Am Here",
    event(
        fellowship,
        exert(2, a(titled("Théoden")))
        >> heal(2, each(companion, theoden_signet, ~that(titled("Théoden")))),
    ),
)

card(
    "5 C 85",
    "Let Us Be Swift",
    event(regroup, spot(3, valiant, man) >> discard(up_to(2, condition)) + liberate()),
)

card(
    "5 R 86",
    "No Rest for the Weary",
    event(maneuver, spot(3, valiant, man) >> make(a(valiant, man), defender(+1), until=regroup)),
)

card(
    "5 U 87",
    "Parapet",
    ability(
        archery,
        spot(2, rohan, man)
        >> either(remove_tokens(2, on=a(machine)), add_to_minion_archery(-3)) + discard(this),
    ),
)

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
    "5 C 90",
    "Rohirrim Scout",
    ability(regroup, exert(this) + spot(rohan, possession) >> return_to_hand(that(possession))),
)

card(
    "5 C 91",
    "Rohirrim Shield",
    bearer_must_be(rohan, man),
    minion_archery(-1),
    ability(regroup, discard(this) >> heal(bearer)),
)

card(
    "5 U 92",
    "Sigewulf, Brave Volunteer",
    ability(regroup, exert(this) + spot(5, valiant, man) >> discard(a(minion))),
)

card(
    "5 C 93",
    "Théoden, King of the Golden Hall",
    ability(maneuver, play(from_hand(rohan, possession), on=this) >> heal(a(rohan, ally))),
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
