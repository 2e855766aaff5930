"""The Shire of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 R 284",
    "Bilbo, Retired Adventurer",
    ability(fellowship, exert(this) >> shuffle_into_deck(from_discard_pile(shire))),
)

card(
    "1 U 285",
    "Bilbo's Pipe",
    bearer_must_be(hobbit),
    ability(
        fellowship,
        discard(a(pipeweed, possession)) + spot(choose_x(number_of(pipe)), pipe)
        >> shuffle_into_deck(from_discard_pile(x, tale)),
    ),
)

card(
    "1 C 286",
    "Bounder",
    ability(skirmish, exert(this) >> make(a(hobbit), overwhelmed_only_at(3))),
)

card(
    "1 C 287",
    "Extraordinary Resilience",
    response_event(about_to(be_healed, ring_bearer), instead(remove_burdens(1))),
)

card(
    "1 R 288",
    "Farmer Maggot, Chaser of Rascals",
    ability(fellowship, exert(this) >> heal(a(titled("Merry", "Pippin")))),
)

card(
    "1 R 289",
    "Frodo, Old Bilbo's Heir",
    each_time(your_turn_starts, may(heal(a(hobbit, ally)))),
)

card(
    "1 C 290",
    "Frodo, Son of Drogo",
    ability(fellowship, exert(another(companion, frodo_signet)) >> heal(this)),
)

card(
    "1 R 291",
    "The Gaffer, Sam's Father",
    ability(fellowship, exert(this) >> heal(a(titled("Frodo", "Sam")))),
)

card(
    "1 U 292",
    "The Gaffer's Pipe",
    bearer_must_be(hobbit),
    ability(
        fellowship,
        discard(a(pipeweed, possession)) + spot(choose_x(number_of(pipe)), pipe)
        >> remove_twilight(x),
    ),
)

card(
    "1 U 293",
    "Halfling Deftness",
    event(skirmish, exert(a(hobbit)) >> make(that(hobbit), strength(+3))),
)

card(
    "1 C 294",
    "Hobbit Appetite",
    event(fellowship, add_twilight(choose_x()) >> heal(x, a(hobbit, companion))),
)

card(
    "1 C 295",
    "Hobbit Farmer",
    has_text_of(site_numbered(1, fellowship_block)),
    ability(
        fellowship,
        exert(this) + spot(opponents, site, site_numbered(1, fellowship_block))
        >> replace_site(that(site), by=site_numbered(1, fellowship_block)),
    ),
)

card(
    "1 C 296",
    "Hobbit Intuition",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 4), fellowship_block)),
            cancel_skirmish(hobbit),
            make(a(hobbit), strength(+3)),
        ),
    ),
)

card(
    "1 C 297",
    "Hobbit Party Guest",
    each_time(your_turn_starts, heal(this)),
    ability(
        fellowship,
        exert(this) >> heal(another(hobbit, ally, home_at(1, fellowship_block))),
    ),
)

card(
    "1 C 298",
    "Hobbit Stealth",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 5), fellowship_block)),
            cancel_skirmish(hobbit),
            make(a(hobbit), strength(+2)),
        ),
    ),
)

card("1 C 299", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "1 C 300",
    "Longbottom Leaf",
    when_played(may(discard(up_to(2, from_hand())))),
)

card(
    "1 U 301",
    "Master Proudfoot, Distant Relative of Bilbo",
    ability(
        fellowship,
        given(~can_spot(3, twilight_tokens)),
        add_twilight(2)
        >> reveal(top_of_deck(3))
        + take_into_hand(each(from_revealed(shire)))
        + discard(each(from_revealed(~shire))),
    ),
)

card(
    "1 R 302",
    "Merry, Friend to Sam",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(2, this) >> make(another(companion), strength(strength_of(this))),
    ),
)

card(
    "1 C 303",
    "Merry, From O'er the Brandywine",
    while_(is_bearing(this, weapon), gets(this, strength(+2))),
)

card(
    "1 C 304",
    "Noble Intentions",
    event(skirmish, exert(a(companion, ~hobbit)) >> make(a(hobbit), strength(+3))),
)

card("1 C 305", "Old Toby", when_played(may(draw(1))))

card(
    "1 C 306",
    "Pippin, Friend to Frodo",
    forbids(each_opponent, discarding, your, shire, tale),
)

card(
    "1 R 307",
    "Pippin, Hobbit of Some Intelligence",
    when_played(either(remove_burdens(1), heal(a(companion)))),
)

card(
    "1 R 308",
    "Power According to His Stature",
    event(skirmish, add_burdens(1) >> wound(each(minion, skirmishing_against(ring_bearer)))),
)

card(
    "1 U 309",
    "Rosie Cotton, Hobbiton Lass",
    gets(titled("Sam"), strength(+1)),
    ability(fellowship, exert(this) >> heal(a(titled("Sam")))),
)

card(
    "1 R 310",
    "Sam, Faithful Companion",
    ability(fellowship, play(from_draw_deck(titled("Bill the Pony")))),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "1 C 311",
    "Sam, Son of Hamfast",
    ability(fellowship, exert(this) >> remove_burdens(1)),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "1 C 312",
    "Sorry About Everything",
    event(fellowship, exert(a(hobbit, companion)) >> remove_burdens(1)),
)

card(
    "1 R 313",
    "Sting",
    bearer_must_be(titled("Frodo")),
    ability(
        fellowship,
        regroup,
        exert(bearer)
        >> reveal_hand(an_opponent) + remove_twilight(limited(cards_revealed(orc), to=4)),
    ),
)

card(
    "1 R 314",
    "Stone Trolls",
    to_play(spot(titled("Bilbo"))),
    plays_on(character, limit=1),
    while_(is_skirmishing(bearer, troll | uruk_hai), gets(bearer, strength(+3))),
)

card("1 C 315", "Stout and Sturdy", event(maneuver, skirmish, heal(a(hobbit))))

card(
    "1 U 316",
    "A Talent for Not Being Seen",
    to_play(exert(a(hobbit))),
    each_time(
        the_fellowship_moves_to(site),
        given(can_spot(2, hobbit, companion)),
        make(that(site), shadow_number(or_if(can_spot(4, hobbit, companion), -2, otherwise=-1))),
    ),
)

card(
    "1 C 317",
    "There and Back Again",
    bearer_must_be(hobbit, companion),
    ability(maneuver, discard(this) >> make(each(hobbit, companion), strength(+2), until=regroup)),
)

card(
    "1 R 318",
    "Thrór's Map",
    ability(fellowship, regroup, exert(some(2, hobbit)) + discard(this) >> play_next_site()),
)
