"""The Shire of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 111",
    "Frodo, Master of the Precious",
    ability(fellowship, add_burdens(1) >> play(from_discard_pile(titled("Sméagol")))),
)

card(
    "5 R 112",
    "No Help for It",
    event(
        regroup,
        spot(titled("Sam")) + discard(a(titled("Sméagol", "Gollum"))) >> remove_burdens(3),
    ),
)

card(
    "5 R 113",
    "No Use That Way",
    event(
        skirmish,
        add_burdens(3) >> wound(2, a(minion, skirmishing_against(companion, frodo_signet))),
    ),
)

card(
    "5 U 114",
    "Rare Good Ballast",
    plays_on(titled("Sam")),
    response(
        ability_is_used(phase=regroup),
        discard(a(titled("Sméagol", "Gollum"))) >> cancel_that_action,
    ),
)

card(
    "5 U 115",
    "Sam, Nice Sensible Hobbit",
    while_(
        can_spot(titled("Frodo")) & can_spot(titled("Sméagol")),
        gets(this, overwhelmed_only_at(3)),
    ),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "5 R 116",
    "Sting, Baggins Heirloom",
    bearer_must_be(titled("Frodo")),
    ability(
        skirmish,
        exert(bearer)
        >> either(
            make(a(titled("Sméagol")), strength(+2)), make(a(titled("Gollum")), strength(-2))
        ),
    ),
)

card(
    "5 C 117",
    "You Must Help Us",
    event(
        fellowship, play(from_discard_pile(titled("Sméagol"))) >> heal(2, each(ring_bound, hobbit))
    ),
)
