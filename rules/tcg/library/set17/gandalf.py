"""Gandalf, his Men and the Ents of *Rise of Saruman*."""

from rules.tcg.library.own.naming_a_side import reveal_three_of_a_named_side
from rules.tcg.notation.language import *

card(
    "17 U 15",
    "A New Light",
    event(
        fellowship,
        spot(gandalf_culture, wizard)
        >> take_into_hand(from_discard_pile(minion, who=shadow_player))
        + if_(
            you_do,
            may(reveal_hand(that_cards_owner) + discard(from_revealed(minion))),
        ),
    ),
)

card(
    "17 U 16",
    "Barliman Butterbur, Red-faced Landlord",
    gets(this, strength(number_of(gandalf_culture, follower, borne_by(character)))),
    ability(
        maneuver,
        exert(this)
        >> reveal(top_of_deck(2))
        + take_into_hand(each(from_revealed(gandalf_culture)))
        + discard(each(from_revealed(~gandalf_culture))),
    ),
)

card(
    "17 R 17",
    "Gandalf, Returned",
    when_played(
        given(~in_starting_fellowship),
        may(play(from_draw_deck(gandalf_culture, possession, or_from=discard_pile), on=this)),
    ),
    each_time(wins_skirmish(this), may(reinforce(free_peoples))),
)

card(
    "17 R 18",
    "Glamdring, Orc Beater",
    bearer_must_be(titled("Gandalf")),
    gets(bearer, damage(+1)),
    each_time(about_to_take_a_wound(companion), may(discard_from_hand(companion) >> prevent_that)),
)

card(
    "17 U 19",
    "Guidance of the Istari",
    event(skirmish, make(a(gandalf_culture, companion), strength(number_of(gandalf_culture, man)))),
)

card(
    "17 R 20",
    "Gwaihir, The Windlord",
    aid(add_threats(1)),
    each_time(
        wins_skirmish(bearer),
        given(is_(bearer, gandalf_culture, wizard)),
        may(
            pick(a(minion))
            + if_(
                is_(that(minion), wizard),
                wound(that(minion)),
                exert(that(minion)),
            )
        ),
    ),
)

card(
    "17 U 21",
    "Long-stemmed Pipe",
    when_played(may(put_into_discard_pile(from_draw_deck(gandalf_culture)))),
    ability(regroup, discard(another(pipeweed)) >> discard(a(condition)) + discard(this)),
)

card(
    "17 U 22",
    "Meneldor, Misty Mountain Eagle",
    aid(add_twilight(1)),
    to_play(spot(gandalf_culture, follower)),
    gets(bearer, strength(number_of(other(gandalf_culture, follower)))),
)

card(
    "17 R 23",
    "Scintillating Bird",
    ability(fellowship, exert(a(your, wizard)) >> reveal_three_of_a_named_side),
)

card(
    "17 R 24",
    "Shadowfax, Greatest of the Mearas",
    bearer_must_be(gandalf_culture, wizard),
    # It discards them as long as it is there (ruling of the rules team).
    discards(other(possession, borne_by(bearer))),
    gets(bearer, cannot_bear(hand_weapon)),
    ability(fellowship, add_threats(1) >> remove_burdens(1)),
)

card(
    "17 U 25",
    "The Sap is in the Bough",
    event(
        skirmish,
        discard_from_hand(companion)
        >> make(a(gandalf_culture, companion), strength(or_if(can_spot(3, ent), +4, otherwise=+3))),
    ),
)

card(
    "17 U 26",
    "Woodland Onod",
    ability(skirmish, discard_from_hand(companion) >> make(a(ent), strength(+2))),
)
