"""The Shire of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 96",
    "Bilbo, Well-spoken Gentlehobbit",
    ability(
        fellowship,
        exert(this) + discard(a(tale))
        >> discard(a(shadow_side, condition, opponents, in_support_area)),
    ),
)

card(
    "2 R 97",
    "Consorting With Wizards",
    bearer_must_be(titled("Bilbo")),
    while_(~during(archery), gets(bearer, takes_no_wounds)),
    ability(fellowship, regroup, either(exert(bearer), discard(this)) >> remove_twilight(1)),
)

card(
    "2 U 98",
    "Dear Friends",
    event(
        fellowship,
        exert(a(companion))
        >> put_beneath_deck(
            from_discard_pile(
                or_if(is_(that(companion), frodo_signet), 2, otherwise=1), free_peoples
            )
        ),
    ),
)

# Of the sites in play as it is played, not of one laid later in the turn (4.2, "event").
card(
    "2 C 99",
    "Deft in Their Movements",
    event(regroup, spot(2, hobbit) >> make(each(site), shadow_number(-2), until=end_of_turn)),
)

card(
    "2 R 100",
    "Fearing the Worst",
    to_play(exert(some(2, hobbit))),
    gets(search | tracker, twilight_cost(+2)),
)

card(
    "2 C 101",
    "Filibert Bolger, Wily Rascal",
    ability(
        skirmish,
        exert(2, a(hobbit, companion)) >> if_(in_fierce_skirmish, cancel_skirmish(that(hobbit))),
    ),
)

card(
    "2 C 102",
    "Frodo, Reluctant Adventurer",
    costs_on(this, -1, artifact | possession | (shire & tale)),
)

card(
    "2 U 103",
    "Hobbit Sword-play",
    event(
        maneuver,
        exert(a(hobbit, bearing(weapon)))
        >> pick(a(minion)) + unless(that_cards_owner, remove_twilight(3), wound(that(minion))),
    ),
)

card(
    "2 C 104",
    "Merry, Horticulturalist",
    ability(fellowship, exert(this) >> play(from_draw_deck(titled("Farmer Maggot")))),
)

card(
    "2 R 105",
    "Mithril-coat",
    bearer_must_be(titled("Frodo")),
    minion_archery(-1),
    gets(
        minion & skirmishing_against(bearer),
        loses_strength_bonuses(weapon),
        no_damage_bonus,
    ),
)

card(
    "2 U 106",
    "Nice Imitation",
    response(about_to_take_a_wound(hobbit), discard(this) >> prevent_that),
)

card(
    "2 U 107",
    "Not Feared in Sunlight",
    to_play(spot(2, hobbit)),
    gets(nazgul, strength(-4)),
    discard_during(regroup),
)

card(
    "2 R 108",
    "O Elbereth! Gilthoniel!",
    bearer_must_be(ring_bearer),
    ability(
        skirmish,
        discard(this)
        >> either(
            take_off_the_ring,
            if_(can_spot(ring_bearer, skirmishing_against(nazgul)), cancel_skirmish(ring_bearer)),
        ),
    ),
)

card(
    "2 R 109",
    "Orc-bane",
    event(
        maneuver,
        exert(choose_x(), a(character, bearing(titled("Sting", "Glamdring"))))
        >> either(wound(some(x, orc)), wound(some(x, uruk_hai))),
    ),
)

card(
    "2 C 110",
    "Pippin, Mr. Took",
    ability(fellowship, play(from_hand(titled("Gandalf", "Aragorn")), cost=-2)),
)

card(
    "2 U 111",
    "Practically Everyone Was Invited",
    event(fellowship, exert(a(titled("Bilbo"))) >> play(from_draw_deck(hobbit))),
)

card(
    "2 R 112",
    "A Promise",
    while_(
        can_spot(titled("Frodo"), ~exhausted) & can_spot(titled("Sam"), ~exhausted),
        gets(titled("Frodo"), strength(+1)),
        gets(titled("Sam"), strength(+1)),
    ),
)

card(
    "2 R 113",
    "Red Book of Westmarch",
    each_time(is_played(tale, by=you), may(spot(titled("Bilbo")) >> draw(1))),
)

card(
    "2 C 114",
    "Sam, Proper Poet",
    ability(maneuver, exert(2, this) >> make(this, defender(+1), until=regroup)),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)
