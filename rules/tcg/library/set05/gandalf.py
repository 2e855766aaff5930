"""Gandalf of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 15",
    "Birchseed, Tall Statesman",
    ability(
        assignment,
        either(exert(a(unbound, hobbit)), discard_from_hand(2)) >> make(this, allowed_to_skirmish),
    ),
    ability(fellowship, exert(this) >> heal(a(unbound, hobbit))),
)

card(
    "5 R 16",
    "Down From the Hills",
    event(
        maneuver,
        exert(3, a(titled("Gandalf")))
        >> make(
            a(unbound, companion, gandalf_signet),
            strength(+5),
            defender(+1),
            damage(+2),
            takes_no_wounds,
            until=regroup,
        ),
    ),
)

card(
    "5 C 17",
    "Forest Guardian",
    ability(
        assignment,
        either(exert(a(unbound, hobbit)), discard_from_hand(2)) >> make(this, allowed_to_skirmish),
    ),
)

card(
    "5 R 18",
    "Fury of the White Rider",
    event(maneuver, spot(3, twilight_tokens) + exert(a(titled("Gandalf"))) >> wound(2, a(minion))),
)

card(
    "5 R 19",
    "Lindenroot, Elder Shepherd",
    ability(
        assignment,
        either(exert(a(unbound, hobbit)), discard_from_hand(2)) >> make(this, allowed_to_skirmish),
    ),
    ability(skirmish, exert(this) >> wound(a(isengard, minion, skirmishing_against(this)))),
)

card(
    "5 U 20",
    "Turn of the Tide",
    event(
        maneuver,
        exert(a(titled("Gandalf")))
        >> unless(shadow_player, discard(a(minion)), discard(up_to(2, shadow_side, possession))),
    ),
)
