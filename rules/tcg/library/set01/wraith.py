"""The Nazgûl of *The Fellowship of the Ring*."""

from rules.tcg.library.own.assigning_again import assign_it_in_place_of_others
from rules.tcg.notation.language import *

card("1 U 203", "All Blades Perish", response_event(about_to_take_a_wound(nazgul), prevent_that))

card(
    "1 R 204",
    "All Veils Removed",
    event(skirmish, make(a(nazgul), strength(or_if(wearing_the_ring, +5, otherwise=+2)))),
)

card(
    "1 R 205",
    "Beauty Is Fading",
    event(
        maneuver,
        exert(a(nazgul))
        >> if_(
            can_spot(free_peoples, possession | condition),
            discard(a(free_peoples, possession | condition)),
            discard(a(ally | companion, ~ring_bearer)),
        ),
    ),
)

card(
    "1 R 206",
    "Bent on Discovery",
    each_time(phase_starts(shadow, yours=True), draw(1)),
    each_time(phase_ends(shadow, yours=True), either(exert(a(nazgul)), discard(this))),
)

card(
    "1 U 207",
    "Black Breath",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        transfer(this, a(character, skirmishing_against(nazgul))),
    ),
    gets(bearer, cannot_heal),
    while_(is_(bearer, ring_bearer), forbids(each_player, removing_burdens)),
)

card(
    "1 R 208",
    "Black Steed",
    bearer_must_be(nazgul),
    while_(at(plains), gets(bearer, strength(+2))),
    discard_when(at(underground)),
)

card(
    "1 U 209",
    "Blade Tip",
    response(
        wins_skirmish(your, nazgul),
        given(is_(this, in_support_area)),
        transfer(this, a(character, skirmishing_against(that(nazgul)))),
    ),
    limit_per_character(1),
    at_start_of(fellowship, if_(is_(bearer, ring_bearer), add_burdens(1), wound(bearer))),
)

card(
    "1 R 210",
    "Dark Whispers",
    event(
        skirmish,
        either(
            spot(3, burdens) >> make(a(nazgul), strength(+1), damage(+1)),
            spot(6, burdens) >> make(a(nazgul), strength(+3), damage(+2)),
        ),
    ),
)

card(
    "1 U 211",
    "Drawn to Its Power",
    each_time(
        is_killed(companion, in_a_skirmish=True),
        given(can_spot(nazgul, skirmishing)),
        add_burdens(1),
    ),
)

card("1 R 212", "Fear", event(maneuver, exert(a(your, nazgul)) >> discard(a(ally))))

card(
    "1 U 213",
    "Frozen by Fear",
    event(skirmish, make(a(nazgul), strength(or_if(is_(ring_bearer, assigned), +3, otherwise=+2)))),
)

card(
    "1 R 214",
    "In the Ringwraith's Wake",
    response_event(
        wins_skirmish(nazgul),
        have(free_peoples_player, either(exert(a(ring_bearer)), add_burdens(1))),
    ),
)

card(
    "1 U 215",
    "The Master's Will",
    event(
        shadow,
        spot(choose_x(number_of(nazgul)), nazgul)
        >> reveal(top_of_deck(x))
        + take_into_hand(each(from_revealed(wraith_culture)))
        + discard(each(from_revealed(~wraith_culture))),
    ),
)

card(
    "1 R 216",
    "Morgul Blade",
    bearer_must_be(nazgul),
    borne_in_addition,
    ability(
        skirmish,
        discard(this)
        >> either(
            transfer(
                a(your, titled("Blade Tip"), in_support_area),
                a(companion, skirmishing_against(bearer)),
            ),
            transfer(
                from_discard_pile(titled("Blade Tip")),
                a(companion, skirmishing_against(bearer)),
            ),
        ),
    ),
)

card("1 R 217", "Morgul Gates", event(shadow, play(from_hand(nazgul), cost=-2)))

card(
    "1 U 218",
    "Nazgûl Sword",
    bearer_must_be(nazgul),
    while_(can_spot(3, burdens), gets(bearer, damage(+1))),
)

card(
    "1 U 219",
    "The Nine Servants of Sauron",
    each_time(is_played(nazgul, by=you), may(exert(a(hobbit, ~ring_bearer)))),
)

card(
    "1 U 220",
    "Not Easily Destroyed",
    ability(maneuver, skirmish, remove_twilight(3) >> heal(a(nazgul))),
)

card(
    "1 R 221",
    "The Pale Blade",
    bearer_must_be(titled("The Witch-king")),
    gets(bearer, damage(+1)),
    response(
        wins_skirmish(titled("The Witch-king")),
        exert(that(minion)) >> discard(a(free_peoples, condition)),
    ),
)

# Its own site has the number of the one replaced; a site without a number has none to share
# (ruling of 4.2 on this card and on Úlairë Nelya).
card(
    "1 U 222",
    "Paths Seldom Trodden",
    to_play(spot(nazgul)),
    ability(shadow, remove_twilight(3) >> replace_site(a(current_site), by=of_same_number)),
)

card(
    "1 U 223",
    "Relentless Charge",
    event(maneuver, exert(a(nazgul)) >> wound(each(archer, companion))),
)

# The skirmish comes on top of the normal and fierce ones (ruling of 2.0 on this card).
card(
    "1 R 224",
    "Return to Its Master",
    response_event(
        phase_ends(skirmish),
        given(wearing_the_ring),
        pick(a(nazgul)) + assign_it_in_place_of_others,
    ),
)

card(
    "1 U 225",
    "Sword of Minas Morgul",
    bearer_must_be(titled("Úlairë Lemenya")),
    gets(bearer, damage(+1)),
    ability(
        skirmish,
        exert(a(titled("Úlairë Lemenya")))
        >> discard(a(possession, borne_by(character, skirmishing_against(that(minion))))),
    ),
)

card("1 U 226", "Their Power Is in Terror", event(maneuver, exert(a(nazgul)) >> wound(each(ally))))

card(
    "1 U 227",
    "Threshold of Shadow",
    event(skirmish, make(a(nazgul), strength(or_if(can_spot(5, burdens), +4, otherwise=+2)))),
)

card(
    "1 R 228",
    "The Twilight World",
    response_event(the_ring_is_put_on, exert(a(nazgul)) >> add_burdens(2)),
)

card(
    "1 R 229",
    "Úlairë Attëa, Keeper of Dol Guldur",
    ability(skirmish, remove_twilight(1) >> make(this, strength(+1), limit=5)),
)

card(
    "1 R 230",
    "Úlairë Cantëa, Lieutenant of Dol Guldur",
    ability(
        skirmish,
        exert(this) >> discard(a(weapon, borne_by(character, skirmishing_against(this)))),
    ),
)

card(
    "1 U 231",
    "Úlairë Enquëa, Lieutenant of Morgul",
    ability(
        maneuver,
        either(spot(6, companion), spot(5, burdens)) + exert(this)
        >> wound(a(companion, ~ring_bearer)),
    ),
)

card(
    "1 U 232",
    "Úlairë Lemenya, Lieutenant of Morgul",
    gets((companion | ally) & bearing(wraith_culture, condition), strength(-2)),
)

card(
    "1 U 233",
    "Úlairë Nelya, Lieutenant of Morgul",
    ability(
        shadow,
        exert(this) + spot(opponents, site) >> replace_site(that(site), by=of_same_number),
    ),
)

card(
    "1 U 234",
    "Úlairë Nertëa, Messenger of Dol Guldur",
    when_played(for_each(companions_over(4), may(play(from_discard_pile(minion))))),
)

card(
    "1 U 235",
    "Úlairë Otsëa, Lieutenant of Morgul",
    ability(shadow, exert(this) >> make(a(wraith_culture, minion), fierce, until=regroup)),
)

card(
    "1 R 236",
    "Úlairë Toldëa, Messenger of Morgul",
    ability(assignment, spot(4, burdens) >> assign(this, a(companion, ~ring_bearer))),
)

card(
    "1 R 237",
    "The Witch-king, Lord of Angmar",
    gets(this, strength(2 * number_of(other(nazgul)))),
)

card(
    "1 U 238",
    "Wreathed in Shadow",
    to_play(spot(nazgul)),
    ability(archery, remove_twilight(1) >> add_to_fellowship_archery(-1)),
)
