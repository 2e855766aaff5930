"""Raiders of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 C 36",
    "Cast Unto the Winds",
    ability(
        regroup,
        spot(southron) + remove_threats() + remove_twilight(3) >> wound(a(unbound, companion)),
    ),
)

card(
    "10 C 37",
    "Corsair Boatswain",
    to_play(spot(raider, man)),
    ability(shadow, exert(this) >> play(from_draw_deck(raider, support_area, possession))),
)

card(
    "10 R 38",
    "Corsair Brute",
    each_time(
        skirmish_starts(this),
        may(remove_tokens_anywhere(1, raider) >> wound(a(companion, skirmishing_against(this)))),
    ),
)

card(
    "10 U 39",
    "Corsair Ruffian",
    when_played(
        may(
            spot(other(corsair)) + discard(top_of_deck(1, free_peoples_player))
            >> place_tokens(2, raider, a(bearing_tokens(raider)))
        )
    ),
)

card(
    "10 R 40",
    "Easterling Berserker",
    to_play(spot(easterling)),
    while_(~is_(this, wounded), gets(this, damage(+2))),
    ability(skirmish, wound(some(2, other(raider, man))) >> heal(this)),
)

card(
    "10 C 41",
    "Easterling Pillager",
    when_played(may(spot(other(easterling)) >> add_burdens(companions_over(5)))),
)

card(
    "10 C 42",
    "Far Harad Mercenaries",
    each_time(
        skirmish_starts(this),
        may(
            spot(6, companion) + spot(other(raider, man))
            >> discard(a(unbound, companion, skirmishing_against(this)))
        ),
    ),
)

card(
    "10 U 43",
    "Field of the Fallen",
    to_play(spot(raider, man)),
    # Once, however many of that culture are dead: it holds "while there is a character" (4.2).
    gets(companion & sharing_with_dead(culture), strength(-1)),
    ability(skirmish, exert(a(your, southron)) >> make(that(southron), strength(+1))),
)

card(
    "10 U 44",
    "High Vantage",
    event(
        shadow,
        lasting(each_time(about_to_take_a_wound(southron), prevent_that), until=end_of(assignment)),
    ),
)

card(
    "10 R 45",
    "Mûmak Chieftain",
    when_played(may(play(from_discard_pile(mount), on=this, cost=-2))),
)

card(
    "10 R 46",
    "Quelled",
    event(
        archery,
        exert(a(raider, man))
        >> discard(a(free_peoples, condition))
        + if_(can_spot(rohan, man), discard(a(free_peoples, condition))),
    ),
)

card(
    "10 U 47",
    "Rallying Call",
    to_play(spot(raider, man)),
    forbids(each_player, removing_threats, free_peoples),
    ability(shadow, remove_twilight(1) + play(from_hand(southron)) >> add_threats()),
)

card(
    "10 R 48",
    "Seasoned Leader",
    bearer_must_be(southron),
    gets(bearer, gains(enduring)),
    ability(skirmish, remove_threats() >> play(from_discard_pile(raider, condition))),
)

card(
    "10 C 49",
    "Southron Fanatic",
    each_time(is_assigned(man, to=this), wound(that(man))),
)

card(
    "10 C 50",
    "Southron Savage",
    while_(
        amount_is(number_of(other(minion)) + twilight_tokens, at_most(3)),
        gets(this, strength(+3), fierce),
    ),
)

card(
    "10 R 51",
    "Stampeded",
    response_event(
        is_played(free_peoples, possession),
        spot(raider)
        >> discard(that(possession))
        + if_(is_(that(possession), gondor | rohan, possession), wound(a(unbound, man))),
    ),
)

card(
    "10 C 52",
    "Under Foot",
    ability(
        shadow,
        given(you_have_initiative),
        spot(raider, man) + discard(this) >> reconcile,
    ),
    ability(skirmish, discard(this) >> make(a(raider, man), strength(+2))),
)
