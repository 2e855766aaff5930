"""The Shire of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 R 303",
    "Frodo's Cloak",
    bearer_must_be(titled("Frodo")),
    ability(
        skirmish,
        given(at(site_numbered(between(1, 4), Block.TOWERS))),
        add_burdens(1) + discard(this) >> cancel_skirmish(titled("Frodo")),
    ),
    ability(
        skirmish,
        given(~at(site_numbered(between(1, 4), Block.TOWERS))),
        discard(this) >> remove_burdens(1) + heal(bearer),
    ),
)

card(
    "4 C 316",
    "Sam, Samwise the Brave",
    response(
        about_to_add(burden, by=shadow_side, any_number=True),
        spot(titled("Frodo")) + exert(this) >> prevent_that,
    ),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
)

card(
    "4 C 319",
    "Severed His Bonds",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 4), Block.TOWERS)),
            cancel_skirmish(hobbit),
            make(a(hobbit), overwhelmed_only_at(3)),
        ),
    ),
)

card(
    "4 C 321",
    "Swiftly and Softly",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 5), Block.TOWERS)),
            cancel_skirmish(hobbit),
            make(a(hobbit), wounds_a_skirmish(1)),
        ),
    ),
)
