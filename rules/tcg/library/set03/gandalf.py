"""Gandalf of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 R 29",
    "Betrayal of Isengard",
    each_time(
        player_draws(an_opponent) | player_takes_into_hand(an_opponent),
        given(during(shadow)),
        may(remove_twilight(1)),
    ),
    ability(maneuver, exert(a(titled("Gandalf"))) >> wound(2, a(titled("Saruman")))),
)

card(
    "3 C 30",
    "Deep in Thought",
    event(
        maneuver,
        spot(titled("Gandalf")) + spot(4, twilight_tokens) >> discard(each(shadow_side, condition)),
    ),
)

card(
    "3 C 31",
    "Depart Silently",
    event(
        maneuver,
        spot(titled("Gandalf"))
        >> if_(
            at(site_numbered(between(1, 5), fellowship_block)),
            lasting(gets(hobbit, cannot_be_assigned), until=regroup),
            make(a(hobbit), strength(+3), until=regroup),
        ),
    ),
)

card(
    "3 C 32",
    "Fireworks",
    event(
        fellowship,
        spot(titled("Gandalf"))
        >> either(
            shuffle_into_deck(up_to(2, from_discard_pile(gandalf_culture))),
            shuffle_into_deck(up_to(2, from_discard_pile(shire))),
        ),
    ),
)

card(
    "3 C 33",
    "His First Serious Check",
    event(
        maneuver,
        spot(titled("Gandalf"))
        >> reveal(from_hand(who=an_opponent, random=True))
        + may(add_twilight(printed_cost_of(that(opponents))) >> discard(from_revealed())),
    ),
)

card(
    "3 R 34",
    "Narya",
    bearer_must_be(titled("Gandalf")),
    each_time(your_turn_starts, may(add_twilight(3) >> remove_burdens(1))),
)

card(
    "3 U 35",
    "Trust Me as You Once Did",
    ability(
        skirmish,
        exert(a(titled("Gandalf")))
        >> make(a(companion), strength(number_of(companion, gandalf_signet)), limit=3),
    ),
)

card(
    "3 C 36",
    "Unknown Perils",
    response(
        about_to_take_a_wound(companion),
        spot(4, twilight_tokens) + exert(a(titled("Gandalf"))) >> prevent_that,
    ),
)
