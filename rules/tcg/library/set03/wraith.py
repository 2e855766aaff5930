"""The Nazgûl of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 R 81",
    "Gates of the Dead City",
    to_play(spot(nazgul)),
    each_time(is_added(burden, by=wraith_culture), have(free_peoples_player, exert(a(companion)))),
)

card(
    "3 U 82",
    "News of Mordor",
    event(skirmish, spot(isengard, minion) >> make(a(nazgul), damage(+1))),
)

card(
    "3 U 83",
    "The Ring Draws Them",
    each_time(the_fellowship_moves, add_twilight(burdens)),
    each_time(phase_ends(shadow, yours=True), either(exert(a(nazgul)), discard(this))),
)

card(
    "3 C 84",
    "They Will Never Stop Hunting You",
    event(
        maneuver,
        spot(nazgul)
        >> reveal(from_hand(who=free_peoples_player, random=True))
        + exert(
            printed_cost_of(that(opponents, ~that(companion, bearing(ranged_weapon)))),
            a(companion, bearing(ranged_weapon)),
        ),
    ),
)

card(
    "3 R 85",
    "Too Great and Terrible",
    event(
        maneuver,
        spot(nazgul)
        >> unless(
            free_peoples_player,
            discard_from_hand(2, gandalf_culture),
            wound(2, a(titled("Gandalf"))),
        ),
    ),
)

card(
    "3 U 86",
    "Úlairë Otsëa, Ringwraith in Twilight",
    each_time(
        wins_skirmish(this),
        may(exert(this) >> transfer(a(your, titled("Blade Tip"), in_support_area), a(ring_bearer))),
    ),
)
