"""Gandalf of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 31",
    "All Save One",
    event(
        skirmish,
        if_(
            you_have_initiative,
            make(a(titled("Gandalf")), strength(+4), damage(+1)),
            make(a(titled("Gandalf")), strength(+2)),
        ),
    ),
)

card(
    "7 R 32",
    "The Board Is Set",
    response_event(
        is_played(event_card, by=an_opponent),
        exert(a(titled("Gandalf")))
        >> have(its_owner, either(remove_twilight(2), cancel_that_event)),
    ),
)

card(
    "7 R 33",
    "Citadel to Gate",
    event(
        fellowship,
        exert(2, a(titled("Gandalf")))
        >> remove_threats(threats) + heal(each_of_one(culture, companion, ~gandalf_culture)),
    ),
)

card(
    "7 C 34",
    "Echoes of Valinor",
    each_time(wins_skirmish(titled("Gandalf")), may(exert(that(titled("Gandalf"))) >> draw(2))),
)

card(
    "7 U 35",
    "Fool's Hope",
    event(
        fellowship,
        spot(titled("Gandalf")) + discard_from_hand(2)
        >> have(an_opponent, discard(all_but(2, shadow_side, condition))),
    ),
)

card(
    "7 C 36",
    "Gandalf, Defender of the West",
    while_(amount_is(most_of_one_culture(companion), at_most(2)), gets(this, strength(-2))),
)

card(
    "7 R 37",
    "Gandalf, Manager of Wizards",
    ability(
        skirmish,
        put_on_deck(from_hand(3))
        >> unless(
            shadow_player,
            put_on_deck(from_hand(3)),
            make(a(minion, skirmishing_against(unbound, companion)), strength(-3)),
        ),
    ),
)

card(
    "7 R 38",
    "Gandalf's Staff, Focus of Power",
    bearer_must_be(titled("Gandalf")),
    while_(can_spot(4, twilight_tokens), gets(bearer, strength(+1))),
)

card(
    "7 R 39",
    "Glamdring, Elven Blade",
    bearer_must_be(titled("Gandalf")),
    gets(bearer, damage(+1)),
    ability(
        skirmish,
        given(more(cards_in_hand(), cards_in_hand(who=each_opponent))),
        discard_from_hand(2) >> have(an_opponent, exert(a(minion))),
    ),
)

card(
    "7 C 40",
    "Have Patience",
    event(fellowship, spot(titled("Gandalf")) >> heal(2, a(unbound, companion))),
)

card(
    "7 C 41",
    "Intimidate",
    response_event(about_to_take_a_wound(companion), spot(titled("Gandalf")) >> prevent_that),
)

card(
    "7 U 42",
    "King's Advisor",
    event(
        maneuver,
        exert(2, a(titled("Gandalf")))
        >> for_each(you_spot(rohan, companion), have(an_opponent, exert(a(minion)))),
    ),
)

card(
    "7 R 43",
    "Light the Beacons",
    event(
        maneuver,
        exert(or_if(you_have_initiative, 2, otherwise=3), a(titled("Gandalf")))
        >> make(
            each_of_one(culture, unbound, companion, ~gandalf_culture),
            strength(+3),
            until=regroup,
        ),
    ),
)

card(
    "7 R 44",
    "Moment of Respite",
    at_start_of(
        regroup,
        given(your_turn),
        may(discard_from_hand(2) >> heal(a(titled("Gandalf")))),
    ),
)

card(
    "7 U 45",
    "Númenor's Pride",
    to_play(spot(titled("Gandalf")), add_threats(3)),
    gets(titled("Gandalf"), defender(+1), takes_no_wounds),
    at_start_of(regroup, discard(this)),
)

card(
    "7 C 46",
    "Peace of Mind",
    event(regroup, spot(titled("Gandalf")) >> heal(3, a(unbound, hobbit))),
)

card(
    "7 U 47",
    "Sharpen Your Swords",
    event(
        skirmish,
        spot(titled("Gandalf"))
        >> make(a(gondor, companion), strength(limited(you_spot(gondor, companion), to=4))),
    ),
)

card(
    "7 R 48",
    "Stay This Madness",
    to_play(spot(titled("Gandalf"))),
    each_time(the_fellowship_moves, either(add_threats(), discard(this))),
    ability(regroup, discard(this) >> wound(some(2, minion))),
)

card(
    "7 U 49",
    "Steadfast Champion",
    bearer_must_be(titled("Gandalf")),
    gets(minion, gains(ability(assignment, assign(this, a(titled("Gandalf")))))),
    ability(regroup, discard(this) >> discard(a(minion)) + heal(3, a(companion))),
)

card(
    "7 R 50",
    "Terrible and Evil",
    event(
        maneuver,
        exert(choose_x(), a(titled("Gandalf")))
        >> wound(x, a(minion)) + if_(is_(that(minion), nazgul), wound(that(minion))),
    ),
)

card(
    "7 C 51",
    "Undaunted",
    event(
        skirmish,
        exert(a(titled("Gandalf")))
        >> make(
            that(titled("Gandalf")),
            strength(limited(tokens_you_spot(twilight_tokens), to=8)),
        ),
    ),
)

card(
    "7 C 52",
    "Wizard Staff",
    bearer_must_be(wizard),
    ability(skirmish, exert(2, bearer) >> make(a(minion), strength(-3))),
)
