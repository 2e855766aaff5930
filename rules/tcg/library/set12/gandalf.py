"""Gandalf of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 U 25",
    "Betrayal of Isengard",
    each_time(
        player_draws(an_opponent) | player_takes_into_hand(an_opponent),
        given(during(shadow)),
        may(remove_twilight(1)),
    ),
    ability(maneuver, exert(a(titled("Gandalf"))) >> wound(2, a(titled("Saruman")))),
)

card(
    "12 R 26",
    "Discoveries",
    event(
        fellowship,
        spot(gandalf_culture, wizard)
        + spot(choose_x(number_of(companion, ~that(wizard))), companion, ~that(wizard))
        >> look_at(top_of_deck(x)) + put_on_deck(revealed_in_any_order()),
    ),
)

card(
    "12 R 27",
    "Gandalf, The White Rider",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this) + exert(another(unbound, companion, skirmishing_against(minion)))
        >> make(this, strength(+3)) + replace_in_skirmish(that(companion, ~this), this),
    ),
)

card(
    "12 R 28",
    "Gandalf's Hat",
    bearer_must_be(titled("Gandalf")),
    each_time(the_fellowship_moves_from(battleground), add_burdens(1)),
    ability(regroup, add_burdens(2) >> remove_twilight(twilight_tokens)),
)

card(
    "12 U 29",
    "Introspection",
    event(
        fellowship,
        either(
            spot(gandalf_culture, wizard) >> have(an_opponent, discard(a(your, condition))),
            given(at(battleground)) + spot(gandalf_culture, wizard) >> discard(a(condition)),
        ),
    ),
)

card(
    "12 R 30",
    "Járnsmid, Barding Emissary",
    each_time(
        skirmish_starts(this),
        may(remove_burdens(or_if(can_spot(other(gandalf_culture, companion)), 2, otherwise=1))),
    ),
)

card(
    "12 C 31",
    "Mysterious Wizard",
    event(
        skirmish,
        make(a(titled("Gandalf")), strength(or_if(cannot_spot(5, burdens), +4, otherwise=+2))),
    ),
)

card(
    "12 C 32",
    "Salve",
    to_play(spot(gandalf_culture, wizard)),
    bearer_must_be(companion, limit=1),
    # A wound kills a character who has one vitality left.
    response(
        about_to_take_a_wound(bearer & with_vitality(at_most(1))), discard(this) >> prevent_that
    ),
)

card(
    "12 C 33",
    "The Terror of His Coming",
    event(
        skirmish,
        make(a(gandalf_culture, companion), strength(+2))
        + if_(
            at(battleground | dwelling),
            may(take_into_hand(from_discard_pile(gandalf_culture, condition))),
        ),
    ),
)

card(
    "12 C 34",
    "Traveled Leader",
    event(
        maneuver,
        regroup,
        spot(gandalf_culture, wizard) >> replace_site(a(site, in_region_of(current_site))),
    ),
)

card(
    "12 R 35",
    "Watch and Wait",
    to_play(spot(gandalf_culture, companion)),
    bearer_must_be(companion, ~ring_bearer, limit=1),
    each_time(wins_skirmish(bearer), may(remove_burdens(1))),
)

card(
    "12 U 36",
    "With Doom We Come",
    while_(at(underground), gets(titled("Gandalf"), muster)),
    while_(at(battleground), gets(gandalf_culture & character, muster)),
)
