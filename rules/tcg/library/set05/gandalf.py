"""Gandalf of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 16",
    "Down From the Hills",
    event(
        maneuver,
        exert(a(titled("Gandalf")), 3)
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
    "5 R 18",
    "Fury of the White Rider",
    event(maneuver, spot(3, twilight_tokens) + exert(a(titled("Gandalf"))) >> wound(a(minion), 2)),
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
