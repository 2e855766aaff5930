"""Gondor of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card("1 R 88", "An Able Guide", event(regroup, spot(ranger) >> remove_twilight(4)))

card(
    "1 R 89",
    "Aragorn, Ranger of the North",
    ability(maneuver, exert(this) >> make(this, defender(+1), until=regroup)),
)

card(
    "1 R 90",
    "Aragorn's Bow",
    bearer_must_be(titled("Aragorn")),
    gets(bearer, archer),
    ability(archery, exert(bearer) >> wound(a(minion)) + make(bearer, adds_no_archery)),
)

card(
    "1 U 91",
    "Aragorn's Pipe",
    bearer_must_be(gondor, companion),
    ability(
        fellowship,
        discard(a(pipeweed, possession)) + spot(choose_x(number_of(pipe)), pipe)
        >> heal(some(x, companion)),
    ),
)

card("1 C 92", "Armor", bearer_must_be(man), gets(bearer, wounds_a_skirmish(1)))

card(
    "1 R 93",
    "Arwen's Fate",
    event(
        skirmish,
        either(
            exert(a(titled("Aragorn"))) >> make(a(titled("Arwen")), strength(+3)),
            exert(a(titled("Arwen"))) >> make(a(titled("Aragorn")), strength(+3)),
        ),
    ),
)

card(
    "1 U 94",
    "Athelas",
    bearer_must_be(gondor, man),
    ability(
        fellowship,
        discard(this)
        >> either(heal(a(companion)), discard(a(shadow_side, condition, borne_by(companion)))),
    ),
)

card(
    "1 R 95",
    "Blade of Gondor",
    bearer_must_be(titled("Boromir")),
    gets(bearer, damage(+1)),
    ability(skirmish, exert(bearer) >> wound(a(orc | uruk_hai, skirmishing_against(bearer)))),
)

card(
    "1 R 96",
    "Boromir, Lord of Gondor",
    gets(this, overwhelmed_only_at(3)),
)

card(
    "1 U 97",
    "Boromir, Son of Denethor",
    ability(skirmish, exert(this) >> make(a(hobbit), strength(+3))),
)

card(
    "1 U 98",
    "Boromir's Cloak",
    bearer_must_be(titled("Boromir")),
    ability(maneuver, exert(bearer) >> discard(a(weather, condition))),
)

card(
    "1 R 99",
    "Change of Plans",
    event(
        regroup,
        exert(a(ranger)) >> have(an_opponent, shuffle_into_deck(each(from_hand())) + draw(8)),
    ),
)

card(
    "1 R 100",
    "The Choice of Lúthien",
    ability(
        maneuver,
        either(
            exert(a(titled("Aragorn"))) >> heal(a(titled("Arwen"))),
            exert(a(titled("Arwen"))) >> heal(a(titled("Aragorn"))),
        ),
    ),
)

card("1 C 101", "Coat of Mail", bearer_must_be(man), gets(bearer, overwhelmed_only_at(3)))

card(
    "1 C 102",
    "Dagger Strike",
    event(
        skirmish,
        make(a(gondor | shire, companion, bearing(hand_weapon)), strength(+2), damage(+1)),
    ),
)

card(
    "1 C 103",
    "Elendil's Valor",
    event(maneuver, make(a(gondor, companion), defender(+1), until=regroup)),
)

card(
    "1 C 104",
    "Eregion's Trails",
    event(maneuver, exert(a(ranger)) >> make(each(roaming, minion), strength(-3), until=regroup)),
)

card(
    "1 U 105",
    "Foes of Mordor",
    ability(maneuver, exert(a(gondor, character)) >> wound(a(sauron, minion))),
)

card(
    "1 C 106",
    "Gondor's Vengeance",
    event(regroup, exert(a(ranger, companion)) >> discard(a(minion))),
)

card("1 C 107", "Great Shield", bearer_must_be(man), minion_archery(-1))

card(
    "1 U 108",
    "No Stranger to the Shadows",
    bearer_must_be(ranger, limit=1),
    gets(site, shadow_number(-1)),
)

card(
    "1 U 109",
    "One Whom Men Would Follow",
    event(
        maneuver,
        exert(a(titled("Aragorn")))
        >> make(
            a(ally),
            strength(+2),
            participates_in_archery,
            participates_in_skirmishes,
            until=regroup,
        ),
    ),
)

card("1 C 110", "Pathfinder", event(fellowship, regroup, spot(ranger) >> play_next_site()))

card(
    "1 R 111",
    "Pursuit Just Behind",
    event(regroup, exert(a(ranger, companion)) >> wound(each(minion))),
)

card(
    "1 U 112",
    "Ranger's Sword",
    bearer_must_be(titled("Aragorn")),
    gets(bearer, damage(+1)),
)

card(
    "1 U 113",
    "A Ranger's Versatility",
    event(maneuver, given(at(river | forest)), exert(a(ranger)) >> exhaust(a(minion))),
)

card(
    "1 R 114",
    "The Saga of Elendil",
    bearer_must_be(gondor, companion),
    ability(skirmish, discard(this) >> make(bearer, strength(+2))),
)

card(
    "1 R 115",
    "Strength of Kings",
    response_event(
        is_played(skirmish_event), given(can_spot(gondor, man, skirmishing)), cancel_that_event
    ),
)

card(
    "1 C 116",
    "Swordarm of the White Tower",
    event(
        skirmish,
        make(
            a(gondor, companion),
            strength(or_if(is_(it, with_defender_bonus(at_least(1))), +4, otherwise=+2)),
        ),
    ),
)

card(
    "1 C 117",
    "Swordsman of the Northern Kingdom",
    event(
        skirmish,
        make(a(ranger), strength(or_if(is_skirmishing(it, roaming, minion), +4, otherwise=+2))),
    ),
)

card(
    "1 R 118",
    "Valiant Man of the West",
    event(
        maneuver,
        make(a(titled("Aragorn")), defender(+1), wounds_a_skirmish(1), until=regroup),
    ),
)

card("1 C 119", "What Are They?", event(maneuver, spot(ranger) >> discard(a(roaming, minion))))

card(
    "1 P 365",
    "Aragorn, King in Exile",
    each_time(your_turn_starts, may(heal(another(companion, aragorn_signet)))),
)
