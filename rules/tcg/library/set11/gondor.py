"""Gondor of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 53",
    "Aragorn, Guide and Protector",
    each_time(
        is_played(free_peoples, skirmish_event),
        may(exert(this) >> wound(a(minion, skirmishing_against(this)))),
    ),
)

card("11 R 54", "Aragorn, Strider", each_time(the_fellowship_moves, add_twilight(1)))

card(
    "11 U 55",
    "Armor of the Citadel",
    bearer_must_be(gondor, man),
    gets(minion & skirmishing_against(bearer), no_damage_bonus),
    while_(at(battleground) & is_(bearer, ~wounded), gets(bearer, defender(+1))),
)

card(
    "11 S 56",
    "Battle Cry",
    event(
        skirmish,
        make(
            a(ranger),
            strength(
                or_if(is_skirmishing(it, minion, with_damage_bonus(at_least(1))), +3, otherwise=+2)
            ),
        ),
    ),
)

card(
    "11 R 57",
    "Boromir, Hero of Osgiliath",
    each_time(wins_skirmish(this), may(heal(a(gondor, companion)))),
)

card(
    "11 U 58",
    "Bow of Minas Tirith",
    bearer_must_be(gondor, man),
    at_start_of(
        archery, given(at(battleground)), may(exert(bearer) >> add_to_fellowship_archery(+1))
    ),
)

card(
    "11 U 59",
    "Gondorian Blade",
    bearer_must_be(gondor, man),
    while_(is_(bearer, ranger) | at(river), gets(bearer, damage(+1))),
)

card(
    "11 R 60",
    "The Highest Quality",
    event(
        skirmish,
        exert(of_total_resistance(12, gondor, companion))
        >> make(
            a(minion, skirmishing_against(gondor, companion)),
            strength(-3 * number_of(those(gondor, companion))),
        ),
    ),
)

card(
    "11 U 61",
    "Houses of Healing",
    when_played(given(can_spot(gondor, man)), place_tokens(3, gondor)),
    ability(
        fellowship,
        add_twilight(2) + either(discard(this), remove_tokens(1, gondor)) >> heal(a(gondor, man)),
    ),
)

card(
    "11 C 62",
    "Madril, Ranger of Ithilien",
    ability(fellowship, given(at(forest)), exert(this) >> play_next_site()),
)

card(
    "11 C 63",
    "Much-needed Rest",
    event(fellowship, heal(each(gondor, companion, with_resistance(at_least(5))))),
)

card(
    "11 S 64",
    "Pledge of Loyalty",
    event(
        skirmish,
        make(
            a(gondor, companion),
            strength(or_if(is_(it, with_resistance(at_least(4))), +3, otherwise=+2)),
        ),
    ),
)

card("11 S 65", "Ranger of Westernesse", when_played(may(play_next_site())))

card(
    "11 R 66",
    "Well-traveled",
    to_play(exert(a(ranger))),
    event(fellowship, regroup, if_(at(in_region(1)), play_next_sites(2), play_next_site())),
)
