"""The Shire of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

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
    "1 C 290",
    "Frodo, Son of Drogo",
    ability(fellowship, exert(another(companion, frodo_signet)) >> heal(this)),
)

card(
    "1 C 296",
    "Hobbit Intuition",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 4), Block.FELLOWSHIP)),
            cancel_skirmish(hobbit),
            make(a(hobbit), strength(+3)),
        ),
    ),
)

card(
    "1 C 298",
    "Hobbit Stealth",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 5), Block.FELLOWSHIP)),
            cancel_skirmish(hobbit),
            make(a(hobbit), strength(+2)),
        ),
    ),
)

card("1 C 299", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "1 R 302",
    "Merry, Friend to Sam",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this, 2) >> make(another(companion), strength(strength_of(this))),
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
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
)

card(
    "1 C 311",
    "Sam, Son of Hamfast",
    ability(fellowship, exert(this) >> remove_burdens(1)),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
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
        >> reveal_hand(an_opponent) + remove_twilight(limited(number_in(Zone.REVEALED, orc), 4)),
    ),
)
