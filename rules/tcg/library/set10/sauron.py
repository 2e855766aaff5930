"""Sauron of *Mount Doom*."""

from rules.tcg.notation.language import *

card("10 R 75", "Advance Captain", gets(roaming & sauron & minion, damage(+1)))

card(
    "10 C 76",
    "Advance Marauder",
    ability(skirmish, exert(this) >> make(a(roaming, sauron, minion), strength(+3))),
)

card("10 C 77", "Advance Regular", gets(roaming & sauron & minion, fierce))

card(
    "10 U 78",
    "Advance Scout",
    ability(
        shadow,
        either(exert(this), discard(this))
        >> make(any_number(sauron, minion), roaming, until=regroup),
    ),
)

card(
    "10 C 79",
    "Barren Land",
    to_play(spot(sauron, minion)),
    each_time(
        the_fellowship_moves_to(site_numbered(between(8, 9))), exert(each(ring_bound, companion))
    ),
    ability(shadow, discard(this) >> play(from_hand(sauron, minion), cost=-2)),
)

card(
    "10 C 80",
    "Beaten Back",
    event(
        skirmish,
        make(a(sauron, minion), strength(2 * number_of(site, you_control)))
        + if_(you_have_initiative, make(that(sauron, minion), fierce, until=regroup)),
    ),
)

card("10 C 81", "Cirith Ungol Guard")

card("10 U 82", "Cirith Ungol Patroller", while_(can_spot(3, possession), gets(this, fierce)))

card(
    "10 U 83",
    "Cirith Ungol Sentinel",
    while_(
        can_spot(other(sauron, uruk_hai)), gets(this, twilight_cost(-1 * number_of(possession)))
    ),
)

card("10 C 84", "Cirith Ungol Sentry")

card(
    "10 C 85",
    "Flames Within",
    while_(you_have_initiative, gets(your & sauron & minion, strength(+2))),
    ability(
        skirmish,
        discard(this)
        >> make(a(sauron, minion), strength(or_if(is_(it, roaming), +4, otherwise=+2))),
    ),
)

card(
    "10 C 86",
    "Gorgoroth Keeper",
    while_(you_control_a_site, gets(this, twilight_cost(-2))),
    ability(regroup, stack(this, a(site, you_control))),
)

card(
    "10 C 87",
    "Gorgoroth Swarm",
    when_played(
        may(
            spot(6, companion) + spot(other(besieger))
            >> play(from_discard_pile(besieger)) + take_control()
        )
    ),
)

card(
    "10 R 88",
    "Gothmog, Lieutenant of Morgul",
    when_played(
        for_each(number_of(site, you_control), have(free_peoples_player, wound(a(companion))))
    ),
    while_(you_control_a_site, gets(this, fierce)),
)

card(
    "10 R 89",
    "Gothmog's Warg",
    bearer_must_be(sauron, orc),
    gets(
        bearer,
        strength(
            or_if(
                is_(bearer, titled("Gothmog")),
                2 * number_of(site, you_control),
                otherwise=number_of(site, you_control),
            )
        ),
    ),
)

card(
    "10 C 90",
    "Mordor Brute",
    while_(~during(skirmish), gets(sauron & orc & bearing(possession), takes_no_wounds)),
)

card(
    "10 C 91",
    "Mordor Fiend",
    ability(
        shadow,
        given(cannot_spot(other(minion)) & amount_is(twilight_tokens, at_most(3))),
        add_twilight(or_if(is_(this, roaming), 5, otherwise=3)),
    ),
)

card(
    "10 U 92",
    "Mordor Pillager",
    ability(
        shadow,
        exert(this) + spot(other(sauron, minion))
        >> if_(
            ~amount_is(number_of_cultures(free_peoples), at_least(3)),
            unless(free_peoples_player, exert(a(companion)), take_control()),
            take_control(),
        ),
    ),
)

card(
    "10 U 93",
    "Mordor Wretch",
    ability(
        shadow,
        given(amount_is(number_of_cultures(free_peoples), at_least(4)))
        + exert(2, another(sauron, minion))
        >> add_twilight(3) + draw(1),
    ),
)

card(
    "10 R 94",
    "Orc Ravager",
    to_play(spot(sauron, minion)),
    ability(shadow, remove_threats(2) >> discard(a(condition))),
)

card("10 R 95", "Orc Slaughterer", gets(this, strength(2 * wounds_on(this))))

card(
    "10 U 96",
    "Rank and File",
    each_time(is_wounded(roaming, sauron, minion), may(place_tokens(1, sauron))),
    ability(
        regroup, either(exert(a(uruk_hai)), discard(a(sauron, minion))) >> place_tokens(1, sauron)
    ),
    ability(skirmish, remove_tokens(2, sauron) >> make(a(sauron, minion), strength(+2))),
)

card(
    "10 U 97",
    "The Ring is Mine!",
    response_event(is_added(burden), spot(sauron, minion) >> add_burdens(1)),
)

card(
    "10 U 98",
    "Ruinous Hall",
    response_event(
        is_played(possession, by=free_peoples_player),
        discard_from_hand(1, sauron, minion) >> lasting(forbids(free_peoples_player, playing)),
    ),
)

card(
    "10 R 99",
    "Shagrat, Captain of Cirith Ungol",
    each_time(loses_skirmish(this), may(exert(a(character)))),
)

card(
    "10 R 100",
    "Speak No More to Me",
    event(
        shadow,
        exert(a(sauron, minion))
        >> either(
            return_to_hand(a(free_peoples, condition)),
            return_to_hand(some(2, free_peoples, shire, condition)),
        ),
    ),
)

card(
    "10 R 101",
    "Troll of Cirith Gorgor",
    to_play(spot(sauron, minion)),
    gets(this, strength(number_of(possession))),
)

card(
    "10 C 102",
    "Uruk Axe",
    bearer_must_be(sauron, minion),
    while_(is_(bearer, uruk_hai), gets(bearer, strength(+2))),
)

card(
    "10 C 103",
    "Window of the Eye",
    to_play(spot(sauron, minion)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(remove_threats(1) >> wound(a(unbound, companion))),
    ),
)
