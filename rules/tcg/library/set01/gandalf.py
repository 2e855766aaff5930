"""Gandalf of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 R 69",
    "Albert Dreary, Entertainer from Bree",
    to_play(spot(titled("Gandalf"))),
    ability(maneuver, exert(this) >> discard(a(isengard | moria, condition))),
)

card(
    "1 U 70",
    "Barliman Butterbur, Prancing Pony Proprietor",
    ability(
        fellowship,
        exert(this) >> take_into_hand(from_discard_pile(gandalf_culture, event_card)),
    ),
)

card(
    "1 R 71",
    "Durin's Secret",
    event(fellowship, spot(titled("Gandalf")) + spot(dwarf) + spot(elf) >> add_to_move_limit(+1)),
)

card(
    "1 R 72",
    "Gandalf, Friend of the Shirefolk",
    gets(this, strength(number_of_races(companion, hobbit | dwarf | elf | man))),
)

card(
    "1 U 73",
    "Gandalf's Cart",
    ability(
        fellowship,
        either(
            stack(from_hand(free_peoples, artifact | possession), this),
            play(from_stack(on=this)),
        ),
    ),
)

card(
    "1 U 74",
    "Gandalf's Pipe",
    bearer_must_be(titled("Gandalf")),
    ability(
        fellowship,
        discard(a(pipeweed, possession)) + spot(choose_x(number_of(pipe)), pipe)
        >> remove_burdens(x),
    ),
)

card(
    "1 R 75",
    "Glamdring",
    bearer_must_be(titled("Gandalf")),
    gets(bearer, damage(+1)),
    ability(
        fellowship,
        regroup,
        exert(bearer) >> reveal_hand(an_opponent) + remove_twilight(cards_revealed(orc)),
    ),
)

card(
    "1 C 76",
    "Intimidate",
    response_event(about_to_take_a_wound(companion), spot(titled("Gandalf")) >> prevent_that),
)

card(
    "1 U 77",
    "Let Folly Be Our Cloak",
    event(fellowship, exert(some(choose_x(), companion)) >> remove_twilight(x)),
)

card(
    "1 C 78",
    "Mysterious Wizard",
    event(
        skirmish,
        make(
            a(titled("Gandalf")), strength(or_if(amount_is(burdens, at_most(4)), +4, otherwise=+2))
        ),
    ),
)

card(
    "1 R 79",
    "The Nine Walkers",
    to_play(spot(titled("Gandalf"))),
    gets(your & companion & of_unspotted_race, twilight_cost(-2)),
)

card(
    "1 R 80",
    "Ottar, Man of Laketown",
    to_play(spot(titled("Gandalf"))),
    ability(fellowship, exert(this) >> discard(up_to(3, from_hand())) + draw(that_many)),
)

card(
    "1 R 81",
    "Questions That Need Answering",
    event(
        fellowship,
        given(~can_spot(3, twilight_tokens)),
        spot(titled("Gandalf"))
        >> look_at(top_of_deck(4))
        + take_into_hand(from_revealed(2))
        + discard(each(from_revealed())),
    ),
)

card(
    "1 C 82",
    "Risk a Little Light",
    event(
        fellowship,
        given(~can_spot(2, twilight_tokens)),
        spot(titled("Gandalf"))
        >> look_at(top_of_deck(2))
        + take_into_hand(from_revealed())
        + discard(each(from_revealed())),
    ),
)

card(
    "1 R 83",
    "Servant of the Secret Fire",
    event(skirmish, spot(titled("Gandalf")) >> make(a(minion), strength(-3))),
)

card(
    "1 C 84",
    "Sleep, Caradhras",
    event(fellowship, exert(a(titled("Gandalf"))) >> discard(each(condition))),
)

card(
    "1 C 85",
    "Strength of Spirit",
    response_event(about_to(be_exerted, companion), spot(titled("Gandalf")) >> place_no_token),
)

card(
    "1 C 86",
    "Treachery Deeper Than You Know",
    event(fellowship, spot(titled("Gandalf")) >> reveal_hand(an_opponent)),
)

card(
    "1 R 87",
    "A Wizard Is Never Late",
    event(fellowship, play(from_draw_deck(gandalf_culture, character))),
)

card(
    "1 P 364",
    "Gandalf, The Grey Wizard",
    ability(fellowship, exert(this) >> play(from_hand(companion, gandalf_signet), cost=-2)),
)
