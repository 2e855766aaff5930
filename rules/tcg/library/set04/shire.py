"""The Shire of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 302",
    "Frodo, Tired Traveller",
    ability(fellowship, play(from_hand(ring_bound, companion)) >> remove_burdens(1)),
)

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

card("4 C 306", "Hobbit Sword", bearer_must_be(hobbit))

card("4 C 308", "Knocked on the Head", event(regroup, play(from_discard_pile(unbound, hobbit))))

card(
    "4 C 310",
    "Merry, Learned Guide",
    ability(
        skirmish,
        exert(a(ring_bearer)) >> unless(shadow_player, remove_twilight(2), discard(this)),
    ),
)

card(
    "4 C 314",
    "Pippin, Woolly-footed Rascal",
    ability(skirmish, add_burdens(1) >> unless(shadow_player, remove_twilight(2), discard(this))),
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
