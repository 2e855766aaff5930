"""The Nazgûl of *Black Rider*."""

from rules.tcg.library.own.revealing import reveal_this_card
from rules.tcg.notation.language import *

card("12 U 161", "Black Rider", gets(this, strength(number_of(companion))))

card(
    "12 R 162",
    "Dark Approach",
    event(shadow, play(from_hand(nazgul), cost=-1 * limited(number_of(site, forest), to=4))),
)

card(
    "12 R 163",
    "Dark Temptation",
    each_time(is_played(nazgul, by=you), may(heal(2, a(ring_bearer)) >> add_burdens(1))),
)

card(
    "12 C 164",
    "Echo of Hooves",
    event(
        shadow,
        given(at(battleground | forest)),
        spot(your, nazgul) >> play(from_draw_deck(mount), on=that(nazgul)),
    ),
)

card(
    "12 U 165",
    "In the Ringwraith's Wake",
    response_event(
        wins_skirmish(nazgul),
        have(free_peoples_player, either(exert(a(ring_bearer)), add_burdens(1))),
    ),
)

card(
    "12 U 166",
    "Lingering Shadow",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        transfer(this, a(character, skirmishing_against(nazgul))),
    ),
    each_time(is_healed(bearer), add_burdens(1)),
)

card(
    "12 U 167",
    "Minas Morgul Answers",
    event(shadow, spot(nazgul) >> discard(a(free_peoples, condition))),
)

card(
    "12 C 168",
    "Nazgûl Blade",
    bearer_must_be(nazgul),
    while_(at(battleground | forest), gets(bearer, strength(+1))),
)

card(
    "12 R 169",
    "Sauron's Gaze",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        transfer(this, a(character, skirmishing_against(nazgul))),
    ),
    gets(bearer, cannot_use_abilities()),
)

card(
    "12 U 170",
    "Sense of Obligation",
    to_play(spot(wraith_culture, minion)),
    bearer_must_be(unbound, companion, limit=1),
    each_time(
        phase_ends(assignment),
        given(
            is_(bearer, unassigned),
            can_spot(companion, assigned, ~bearing(wraith_culture, condition)),
        ),
        add_burdens(1),
    ),
)

card(
    "12 R 171",
    "Shadowy Mount",
    bearer_must_be(nazgul),
    while_(at(battleground | forest), gets(bearer, fierce)),
    ability(
        assignment,
        have(
            free_peoples_player,
            assign(bearer, a(unbound, companion, bearing(wraith_culture, condition))),
        ),
    ),
)

card(
    "12 C 172",
    "Steed of Mordor",
    bearer_must_be(nazgul),
    gets(bearer, gains(muster)),
    each_time(wins_skirmish(bearer), may(draw(2))),
)

card(
    "12 R 173",
    "Úlairë Attëa, Black Predator",
    ability(
        skirmish,
        remove_twilight(2) + discard_from_hand(1, wraith_culture) >> make(this, strength(+3)),
    ),
)

card(
    "12 R 174",
    "Úlairë Cantëa, Black Assassin",
    ability(assignment, assign(this, a(companion, with_resistance(exactly(0))))),
    ability(
        skirmish,
        spot(6, companion) + spot(other(wraith_culture))
        >> kill(a(companion, skirmishing_against(this))),
    ),
)

card(
    "12 R 175",
    "Úlairë Enquëa, Black Threat",
    # A response may be used again and again, beside the one exertion for toil itself.
    toils_again(wraith_culture, event_card),
)

card(
    "12 U 176",
    "Úlairë Lemenya, Black Enemy",
    when_played(may(play(from_discard_pile(wraith_culture, mount)))),
)

card("12 C 177", "Úlairë Nelya, Black Hunter", each_time(wins_skirmish(this), may(draw(1))))

card(
    "12 C 178",
    "Úlairë Nertëa, Black Horseman",
    gets(mount, twilight_cost(-1)),
    while_(is_(this, mounted), gets(nazgul, strength(+1), muster)),
)

card(
    "12 R 179",
    "Úlairë Otsëa, Black Specter",
    ability(
        shadow,
        exert(this) + discard_from_hand(1, wraith_culture, condition)
        >> discard(a(free_peoples, condition)),
    ),
)

card(
    "12 U 180",
    "Úlairë Toldëa, Black Shadow",
    when_played(
        may(exert(this) >> take_into_hand(from_discard_pile(wraith_culture, event_card))),
    ),
)

card(
    "12 C 181",
    "Unending Life",
    while_(can_spot(6, companion), gets(nazgul, strength(+3))),
    ability(skirmish, discard(this) >> heal(a(nazgul))),
)

card(
    "12 C 182",
    "Unimpeded",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(nazgul),
            strength(
                number_true(
                    at(battleground | forest),
                    is_skirmishing(that(nazgul), companion, with_resistance(at_most(4))),
                    is_bearing(that(nazgul), possession),
                    is_(that(nazgul), skirmishing) & in_fierce_skirmish,
                )
            ),
        ),
    ),
)

card(
    "12 R 183",
    "The Witch-king, Black Lord",
    gets(this, twilight_cost(-wounds_on(ring_bearer))),
    each_time(
        is_played(companion),
        may(reveal_this_card >> exert(each(ring_bearer))),
        used_from=hand,
    ),
)

card(
    "12 U 184",
    "The Witch-king's Beast, Fell Creature",
    bearer_must_be(nazgul),
    each_time(
        skirmishes_end,
        given(is_(bearer, titled("The Witch-king"))),
        may(exert(2, bearer) >> skirmish_again(bearer)),
    ),
)
