"""Gandalf of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 28",
    "The Art of Gandalf",
    to_play(spot(gandalf_culture, wizard)),
    ability(regroup, stack(from_hand(spell), this)),
    ability(
        fellowship, discard_from_hand(1, gandalf_culture) >> take_into_hand(from_stack(on=this))
    ),
)

card(
    "11 U 29",
    "Ease the Burden",
    event(
        fellowship,
        exert(a(gandalf_culture, wizard)) >> remove_burdens(or_if(at(dwelling), 2, otherwise=1)),
    ),
)

card(
    "11 R 30",
    "Erland, Dale Counselor",
    to_play(spot(gandalf_culture, companion)),
    ability(
        skirmish,
        exert(this) >> take_into_hand(from_discard_pile(gandalf_culture, skirmish_event)),
    ),
)

card(
    "11 C 31",
    "Final Account",
    to_play(exert(a(gandalf_culture, wizard))),
    event(
        fellowship,
        discard_from_hand(2)
        >> take_into_hand(from_discard_pile(free_peoples))
        + take_into_hand(from_discard_pile(shadow_side)),
    ),
)

card(
    "11 S 32",
    "G for Grand",
    while_(
        can_spot(gandalf_culture, wizard),
        gets(companion & with_resistance(at_least(6)), strength(+1)),
    ),
)

card(
    "11 S 33",
    "Gandalf, Leader of the Company",
    while_(at(in_region(1)), gets(other(companion), strength(+2))),
    while_(at(in_region(2)), gets(companion, strength(+1))),
    while_(at(in_region(3)), gets(this, strength(+2))),
)

card(
    "11 R 34",
    "Gandalf's Staff, Ash-staff",
    bearer_must_be(wizard),
    while_(is_(bearer, titled("Gandalf")), gets(bearer, muster)),
    each_time(wins_skirmish(bearer), have(an_opponent, wound(a(minion)))),
)

card(
    "11 R 35",
    "Glamdring, Foe-hammer",
    bearer_must_be(titled("Gandalf")),
    each_time(wins_skirmish(bearer), may(remove_burdens(1))),
)

card(
    "11 C 36",
    "Inspiration",
    event(
        skirmish,
        spot(gandalf_culture, wizard)
        >> reveal_hand()
        + make(
            a(minion),
            strength(
                or_if(
                    at(battleground),
                    -4 * cards_in_hand(companion),
                    otherwise=-3 * cards_in_hand(companion),
                )
            ),
        ),
    ),
)

card(
    "11 U 37",
    "New Authority",
    to_play(spot(gandalf_culture, wizard)),
    each_time(is_added(burden, by=shadow_side), may(remove_twilight(3))),
    response(ability_is_used(minion), discard(this) >> cancel_that_action),
)

card(
    "11 U 38",
    "New-awakened",
    event(fellowship, spot(gandalf_culture, wizard) >> discard(some(2, condition))),
)

card(
    "11 C 39",
    "Prolonged Struggle",
    event(
        skirmish,
        exert(a(gandalf_culture, wizard)) + spot(2, companion, with_resistance(at_least(7)))
        >> wound(2, a(minion, skirmishing_against(that(wizard)))),
    ),
)

card(
    "11 U 40",
    "Shadowfax, Unequaled Steed",
    bearer_must_be(titled("Gandalf")),
    each_time(about_to_take_a_wound(bearer), may(add_burdens(1) >> prevent_that)),
)
