"""The Shire of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 298",
    "Brace of Coneys",
    bearer_must_be(ring_bound, hobbit),
    ability(fellowship, discard(this) >> remove_burdens(1)),
)

card(
    "4 R 299",
    "Cliffs of Emyn Muil",
    each_time(
        the_fellowship_moves_from(site_numbered(1, towers_block)), remove_burdens(up_to_times(2))
    ),
    ability(skirmish, discard(this) >> wound(a(minion, skirmishing_against(hobbit, companion)))),
)

card(
    "4 R 300",
    "Escape",
    bearer_must_be(unbound, hobbit, limit=1),
    ability(
        skirmish,
        exert(2, bearer) >> unless(shadow_player, remove_twilight(1), cancel_skirmish(bearer)),
    ),
)

card(
    "4 R 301",
    "Frodo, Courteous Halfling",
    while_(
        can_spot(3, unbound, companion),
        forbids(shadow_player, discarding_from_hand_or_deck, your),
    ),
)

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
        given(at(site_numbered(between(1, 4), towers_block))),
        add_burdens(1) + discard(this) >> cancel_skirmish(titled("Frodo")),
    ),
    ability(
        skirmish,
        given(~at(site_numbered(between(1, 4), towers_block))),
        discard(this) >> remove_burdens(1) + heal(bearer),
    ),
)

card(
    "4 R 304",
    "Get On and Get Away",
    event(fellowship, add_burdens(2) >> play_next_sites(2)),
)

card(
    "4 U 305",
    "Good Work",
    each_time(wins_skirmish(hobbit), may(place_tokens(1, shire))),
    ability(
        fellowship,
        remove_burdens(limited(culture_tokens_on(this, culture=shire), to=3)) + discard(this),
    ),
)

card("4 C 306", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "4 R 307",
    "Impatient and Angry",
    event(
        skirmish,
        exert(a(titled("Sam")))
        >> make(that(titled("Sam")), strength(+3))
        + if_wins(that(titled("Sam")), may(remove_burdens(1))),
    ),
)

card("4 C 308", "Knocked on the Head", event(regroup, play(from_discard_pile(unbound, hobbit))))

card(
    "4 U 309",
    "Light Shining Faintly",
    event(fellowship, add_burdens(1) >> heal(2, a(ring_bound, companion))),
)

card(
    "4 C 310",
    "Merry, Learned Guide",
    ability(
        skirmish,
        exert(a(ring_bearer)) >> unless(shadow_player, remove_twilight(2), discard(this)),
    ),
)

card(
    "4 R 311",
    "Merry, Unquenchable Hobbit",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        discard(this)
        >> remove_from_skirmish(a(sauron, orc, skirmishing_against(unbound, companion))),
    ),
)

card(
    "4 U 312",
    "Mind Your Own Affairs",
    event(
        skirmish,
        spot(titled("Frodo")) + add_burdens(1)
        >> wound(a(minion, skirmishing_against(companion, frodo_signet))),
    ),
)

card(
    "4 R 313",
    "Pippin, Just a Nuisance",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        discard(this) >> remove_from_skirmish(a(uruk_hai, skirmishing_against(unbound, companion))),
    ),
)

card(
    "4 C 314",
    "Pippin, Woolly-footed Rascal",
    ability(skirmish, add_burdens(1) >> unless(shadow_player, remove_twilight(2), discard(this))),
)

card(
    "4 R 315",
    "Sam, Frodo's Gardener",
    ability(fellowship, play(from_draw_deck(titled("Sam's Pack")))),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "4 C 316",
    "Sam, Samwise the Brave",
    response(
        about_to_add(burden, by=shadow_side, any_number=True),
        spot(titled("Frodo")) + exert(this) >> prevent_that,
    ),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "4 R 317",
    "Sam's Pack",
    bearer_must_be(ring_bound, hobbit),
    each_time(turn_starts, may(add_twilight(2) >> heal(a(ring_bound, companion)))),
)

card(
    "4 U 318",
    "Seven We Had",
    event(fellowship, add_burdens(1) >> discard(a(condition, borne_by(hobbit)))),
)

card(
    "4 C 319",
    "Severed His Bonds",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 4), towers_block)),
            cancel_skirmish(hobbit),
            make(a(hobbit), overwhelmed_only_at(3)),
        ),
    ),
)

card(
    "4 U 320",
    "Store-room",
    event(regroup, heal(or_if(can_spot(titled("Gandalf")), 2, otherwise=1), a(unbound, hobbit))),
)

card(
    "4 C 321",
    "Swiftly and Softly",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 5), towers_block)),
            cancel_skirmish(hobbit),
            make(a(hobbit), wounds_a_skirmish(1)),
        ),
    ),
)

card("4 C 322", "Warmed Up a Bit", event(skirmish, discard(a(unbound, hobbit))))
