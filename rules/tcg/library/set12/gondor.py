"""Gondor of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 42",
    "Blade of Gondor, Sword of Boromir",
    bearer_must_be(titled("Boromir")),
    gets(bearer, damage(+1)),
    ability(
        skirmish,
        given(is_(bearer, unassigned)),
        discard(a(gondor, borne_by(bearer)))
        >> replace_in_skirmish(a(unbound, hobbit, skirmishing_against(minion)), bearer),
    ),
)

card(
    "12 U 43",
    "Boromir, Defender of Minas Tirith",
    ability(fellowship, add_twilight(2) >> heal(this)),
)

card(
    "12 C 44",
    "Concealment",
    event(
        skirmish,
        make(a(gondor, man), strength(+1))
        + if_(
            is_skirmishing(that(man), roaming, minion),
            lasting(forbids(each_opponent, using_abilities)),
        ),
    ),
)

card(
    "12 C 45",
    "Confronting the Eye",
    ability(
        fellowship,
        spot(gondor, man) + add_twilight(2)
        >> make(each(unbound, companion), strength(+1), until=regroup, limit=1),
    ),
)

card(
    "12 C 46",
    "Elendil's Valor",
    event(maneuver, make(a(gondor, companion), defender(+1), until=regroup)),
)

card(
    "12 R 47",
    "Faramir, Dúnadan of Gondor",
    ability(skirmish, exert(this) >> make(this, strength(wounds_on(ring_bearer)))),
)

card(
    "12 R 48",
    "Faramir's Sword",
    bearer_must_be(titled("Faramir")),
    gets(bearer, damage(+1)),
    while_(at(battleground | forest), gets(minion & skirmishing_against(bearer), roaming)),
)

card(
    "12 U 49",
    "Gondorian Steed",
    bearer_must_be(knight),
    gets(bearer, damage(+1)),
    each_time(the_fellowship_moves_from(mountain), add_twilight(2)),
)

card(
    "12 U 50",
    "Guardian",
    ability(
        skirmish,
        given(can_spot(gondor, companion, unassigned)),
        discard(this)
        >> replace_in_skirmish(
            a(unbound, companion, skirmishing_against(minion)), a(gondor, companion, unassigned)
        ),
    ),
)

card(
    "12 U 51",
    "Invigorated",
    ability(
        skirmish,
        discard(this)
        >> if_(can_spot(roaming, minion), heal(some(2, gondor, man)), heal(a(gondor, man))),
    ),
)

card(
    "12 C 52",
    "Tireless",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(gondor, man),
            strength(
                number_true(
                    at(battleground),
                    is_(it, with_resistance(at_least(4))),
                    is_bearing(it, hand_weapon),
                    is_skirmishing(it, roaming, minion),
                )
            ),
        ),
    ),
)

card(
    "12 C 53",
    "Valorous Leader",
    bearer_must_be(gondor, companion, limit=1),
    ability(
        skirmish,
        discard(this) >> discard(a(possession, borne_by(minion, skirmishing_against(bearer)))),
    ),
)
