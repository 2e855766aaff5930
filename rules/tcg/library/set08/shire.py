"""The Shire of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 C 109",
    "Closer and Closer He Bent",
    ability(
        regroup,
        exert(a(unbound, hobbit)) + add_burdens(1)
        >> reveal_hand() + put_beneath_deck(each(from_revealed(free_peoples))),
    ),
)

card(
    "8 U 110",
    "Morgai Foothills",
    each_time(
        the_fellowship_moves_from(site_numbered(4, king_block)),
        for_each(you_spot(ring_bound, companion), remove_twilight(1)),
    ),
    ability(
        regroup,
        for_each(you_spot(ring_bound, companion), discard_from_hand()) + discard(this),
    ),
)

card(
    "8 C 111",
    "So Fair, So Desperate",
    event(
        skirmish,
        given(shadow_has_initiative),
        add_threats() >> make(a(unbound, hobbit), strength(you_spot(shire))),
    ),
)

card(
    "8 U 112",
    "Song of the Shire",
    ability(
        fellowship,
        exert(a(shire, companion))
        + either(exert(a(rohan, companion)), exert(a(gandalf_culture, companion)))
        >> place_tokens(1, shire),
    ),
    ability(
        skirmish,
        remove_tokens(1, shire) >> make(a(unbound, companion), overwhelmed_only_at(3)),
    ),
)

card(
    "8 R 113",
    "Sting, Bane of the Eight Legs",
    bearer_must_be(titled("Frodo", "Sam")),
    response(
        skirmish_is_about_to_end(bearer),
        given(in_fierce_skirmish),
        add_threats() >> discard(a(minion, in_that_skirmish)),
    ),
)

card(
    "8 C 114",
    "Straining Towards Us",
    event(
        regroup,
        exert(a(titled("Frodo"))) >> for_each(you_spot(frodo_signet), remove_twilight(1)),
    ),
)

card(
    "8 R 115",
    "Unheeded",
    response_event(is_exerted(minion), exert(a(unbound, hobbit)) >> wound(that(minion))),
)

card(
    "8 C 116",
    "We Shall Meet Again Soon",
    response_event(
        the_fellowship_moves,
        given(during(regroup)),
        exert(a(unbound, hobbit)) >> put_on_deck(from_discard_pile(shadow_side)),
    ),
)

card(
    "8 P 121",
    "Merry, Noble Warrior",
    to_play(spot(rohan, companion)),
    ability(skirmish, discard_from_hand(4) >> make(this, strength(2 * you_spot(rohan, companion)))),
)

card(
    "8 P 122",
    "Pippin, Guard of Minas Tirith",
    to_play(spot(gondor, man)),
    ability(
        skirmish,
        discard_from_hand(4)
        >> wound(2, a(minion, skirmishing_against(this), bearing(fortification))),
    ),
)
