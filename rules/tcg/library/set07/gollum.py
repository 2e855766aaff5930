"""Gollum of *The Return of the King*."""

from rules.tcg.library.own.moving_again import discard_hand_unless_you_move_again
from rules.tcg.notation.language import *

card(
    "7 C 53",
    "Captured by the Ring",
    event(
        shadow,
        play(from_draw_deck(titled("Gollum"), or_from=discard_pile)) >> add_threats(1),
    ),
)

card(
    "7 U 54",
    "Clever Hobbits",
    event(
        skirmish,
        discard(any_number(gollum, condition))
        + for_each(
            discarded_in_this_way(condition), make(a(titled("Sméagol")), strength(+3), damage(+1))
        ),
    ),
)

card(
    "7 U 55",
    "Days Growing Dark",
    ability(fellowship, discard_from_hand(3) >> play(from_discard_pile(titled("Sméagol")))),
)

card(
    "7 R 56",
    "The Dead City",
    bearer_must_be(titled("Sméagol")),
    each_time(about_to(be_killed, bearer, in_a_skirmish=True), instead(discard(bearer))),
)

card(
    "7 R 57",
    "Fat One Wants It",
    each_time(is_played(titled("Gollum", "Sméagol")), add_threats(1)),
    ability(regroup, discard(this) >> return_to_hand(a(titled("Gollum")))),
)

card(
    "7 R 58",
    "Gollum, Plotting Deceiver",
    playable_from(discard_pile, given(you_have_initiative), phase=shadow),
)

card(
    "7 C 59",
    "Gollum, Vile Creature",
    ability(skirmish, either(exert(2, this), remove_threats(1)) >> make(this, strength(+2))),
)

card(
    "7 U 60",
    "Heavy Burden",
    ability(regroup, discard(a(titled("Gollum"))) + remove_threats(1) >> add_burdens(1)),
)

card(
    "7 R 61",
    "Hobbitses Are Dead",
    event(
        skirmish,
        spot(titled("Gollum", "Sméagol"))
        >> make(a(nazgul | (sauron & minion) | (gollum & minion)), strength(+2)),
    ),
    playable_from(discard_pile, given(you_have_initiative), then_beneath_deck=True),
)

card(
    "7 C 62",
    "It's Mine",
    ability(
        shadow,
        remove_twilight(1) + exert(a(titled("Gollum")))
        >> discard(top_of_deck())
        + if_(
            is_(that(shadow_side | free_peoples), gollum | wraith_culture),
            take_into_hand(that(shadow_side | free_peoples)),
        ),
    ),
)

card(
    "7 R 63",
    "Let Her Deal With Them",
    to_play(spot(titled("Gollum", "Sméagol"))),
    bearer_must_be(minion, limit=1),
    gets(bearer, damage(+1)),
    playable_from(discard_pile, given(you_have_initiative), phase=shadow),
)

card(
    "7 U 64",
    "Nasty",
    event(skirmish, make(a(titled("Sméagol")), strength(you_spot(gollum)))),
)

card(
    "7 C 65",
    "Never",
    to_play(spot(titled("Sméagol"))),
    ability(regroup, discard(a(titled("Sméagol"))) >> remove_threats(2)),
)

card(
    "7 R 66",
    "No Safe Places",
    event(
        regroup,
        exert(a(titled("Sméagol")))
        >> reveal_hand(an_opponent) + have(that_player, discard_from_hand(cultures_revealed())),
    ),
)

card(
    "7 R 67",
    "Plotting",
    to_play(spot(titled("Gollum")), add_threats(up_to_times(9))),
    gets(titled("Gollum"), strength(+2)),
    at_start_of(regroup, discard(this) + remove_threats(9)),
)

card(
    "7 R 68",
    "Scouting",
    to_play(spot(titled("Sméagol"))),
    each_time(the_fellowship_moves, either(add_threats(1), discard(this))),
    ability(
        maneuver,
        discard(a(titled("Sméagol")))
        >> unless(an_opponent, exert(2, a(minion)), discard(a(minion))),
    ),
)

card(
    "7 R 69",
    "Secret Paths",
    to_play(spot(titled("Sméagol")), add_threats(2)),
    move_limit(+1),
    each_time(turn_ends, discard(this)),
)

card(
    "7 R 70",
    "Serving the Precious",
    event(fellowship, discard(a(titled("Sméagol"))) >> play(from_discard_pile(companion))),
)

card(
    "7 R 71",
    "Sméagol, Always Helps",
    to_play(add_burdens(1)),
    ability(assignment, assign(a(minion), this) + add_threats(2) >> exhaust(that(minion))),
)

card(
    "7 C 72",
    "Sméagol, Hurried Guide",
    to_play(add_burdens(1)),
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) + make(this, overwhelmed_only_at(3)),
    ),
)

card(
    "7 R 73",
    "Sneaking!",
    event(
        skirmish,
        either(
            heal(a(titled("Sméagol"))),
            given(
                more(
                    vitality_of(titled("Sméagol")),
                    vitality_of(minion, skirmishing_against(titled("Sméagol"))),
                )
            )
            + cancel_skirmish(titled("Sméagol")),
        ),
    ),
)

card(
    "7 R 74",
    "So Polite",
    event(
        shadow,
        play(from_discard_pile(titled("Gollum"))) >> add_twilight(tokens_you_spot(threats)),
    ),
)

card(
    "7 C 75",
    "Sweeter Meats",
    response_event(about_to_take_a_wound(minion), spot(titled("Gollum")) >> prevent_that),
)

card(
    "7 C 76",
    "Very Nice Friends",
    event(
        regroup,
        play(from_discard_pile(titled("Sméagol")))
        >> play_next_site() + discard_hand_unless_you_move_again,
    ),
)

card(
    "7 U 77",
    "We Hates Them",
    bearer_must_be(titled("Sméagol")),
    gets(minion, gains(ability(assignment, assign(this, a(titled("Sméagol")))))),
    ability(
        regroup,
        discard(this) >> discard(a(minion)) + play(from_discard_pile(companion)),
    ),
)

card(
    "7 U 78",
    "Where Shall We Go",
    event(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(2, a(minion, skirmishing_against(titled("Sméagol")))),
    ),
)
