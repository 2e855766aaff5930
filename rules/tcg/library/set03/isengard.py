"""Isengard of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 C 49",
    "Abandoning Reason for Madness",
    event(shadow, spot(isengard, minion) >> discard(up_to(3, from_hand())) + draw(that_many)),
)

card(
    "3 R 50",
    "Can You Protect Me From Yourself?",
    event(
        maneuver,
        spot(isengard, minion)
        >> unless(free_peoples_player, add_burdens(2), exhaust(a(titled("Aragorn")))),
    ),
)

card(
    "3 C 51",
    "Coming for the Ring",
    event(
        regroup,
        reveal(from_hand(who=free_peoples_player, random=True))
        + heal(some(printed_cost_of(that(free_peoples | shadow_side)), isengard, minion)),
    ),
)

card(
    "3 R 52",
    "A Fell Voice on the Air",
    ability(
        shadow,
        exert(a(titled("Saruman")))
        >> play(from_discard_pile(isengard, weather, condition), cost=-2),
    ),
)

card(
    "3 U 53",
    "Hate and Anger",
    event(shadow, spot(uruk_hai) + spot(moria, minion) >> draw(3)),
)

card(
    "3 R 54",
    "Hollowing of Isengard",
    to_play(spot(isengard, orc)),
    ability(shadow, discard(this) >> add_twilight(3)),
)

card(
    "3 C 55",
    "Isengard Axe",
    bearer_must_be(isengard, orc),
    when_played(add_twilight(1)),
)

card("3 C 56", "Isengard Forger", ability(shadow, exert(this) >> add_twilight(1)))

card(
    "3 U 57",
    "Isengard Retainer",
    ability(regroup, exert(this) >> have(free_peoples_player, wound(a(companion)))),
)

card(
    "3 U 58",
    "Isengard Servant",
    ability(regroup, exert(this) >> have(free_peoples_player, wound(a(companion)))),
)

card(
    "3 C 59",
    "Isengard Shaman",
    response(about_to_take_a_wound(isengard, orc), remove_twilight(2) >> prevent_that),
)

card(
    "3 U 60",
    "Isengard Smith",
    ability(
        regroup,
        exert(this)
        >> if_(
            can_spot(5, companion),
            discard(each(free_peoples, possession)),
            discard(a(weapon)),
        ),
    ),
)

card(
    "3 U 61",
    "Isengard Warrior",
    while_(
        can_spot(other(isengard, orc)),
        forbids(each_player, using_abilities, phase=archery),
    ),
    ability(
        regroup,
        given(amount_is(wounds_on(ring_bearer), at_least(3))),
        exert(this) >> exert(each(companion)),
    ),
)

card(
    "3 C 62",
    "Isengard Worker",
    ability(regroup, exert(this) >> have(free_peoples_player, wound(a(companion)))),
)

card(
    "3 C 63",
    "One of You Must Do This",
    event(
        maneuver,
        exert(a(isengard, minion))
        >> have(
            free_peoples_player,
            exert(some(number_of_races(companion, dwarf | elf | man | wizard), companion)),
        ),
    ),
)

card(
    "3 R 64",
    "Orc Commander",
    gets(other(isengard, orc), strength(+1)),
    ability(regroup, exert(this) >> have(free_peoples_player, wound(a(companion)))),
)

card(
    "3 R 65",
    "Orc Overseer",
    ability(regroup, exert(2, this) >> exhaust(a(companion, ~ring_bearer))),
)

card(
    "3 R 66",
    "Orthanc Berserker",
    ability(maneuver, spot(5, burdens) + exert(2, this) >> exhaust(a(companion, ~ring_bearer))),
)

card(
    "3 R 67",
    "The Palantír of Orthanc",
    to_play(spot(isengard, minion)),
    ability(
        shadow,
        spot(isengard, minion) + remove_twilight(1)
        >> reveal(from_hand(who=free_peoples_player, random=True)) + put_on_deck(that(opponents)),
    ),
)

card(
    "3 R 68",
    "Saruman, Keeper of Isengard",
    while_(during(archery), gets(this, takes_no_wounds)),
    gets(this, cannot_be_assigned),
    gets(uruk_hai, fierce),
    response(about_to_take_a_wound(uruk_hai), exert(this) >> prevent_that),
)

card(
    "3 C 69",
    "Saruman, Servant of the Eye",
    while_(during(archery), gets(this, takes_no_wounds)),
    gets(this, cannot_be_assigned),
    ability(
        assignment,
        exert(this)
        >> unless(
            free_peoples_player,
            exert(that(companion)),
            assign(a(isengard, minion), a(companion, ~ring_bearer)),
        ),
    ),
)

card(
    "3 C 70",
    "Servants to Saruman",
    event(
        skirmish,
        make(a(isengard, orc), strength(or_if(~in_hand(3), +3, otherwise=+2))),
    ),
)

card(
    "3 R 71",
    "Tower of Orthanc",
    to_play(spot(isengard, minion)),
    each_time(the_fellowship_moves, may(spot(exhausted, companion) >> add_twilight(3))),
)

card(
    "3 U 72",
    "Trapped and Alone",
    gets(character & skirmishing_against(isengard, orc), loses_damage_bonuses(weapon)),
)

card(
    "3 U 73",
    "The Trees Are Strong",
    event(
        regroup,
        discard(some(choose_x(), isengard, orc))
        >> have(free_peoples_player, wound(some(x, companion))),
    ),
)

card(
    "3 C 74",
    "Uruk Raider",
    while_(in_dead_pile(ally, who=free_peoples_player), gets(this, strength(+3), fierce)),
)

card("3 U 75", "Uruk Ravager", when_played(may(spot(titled("Saruman")) >> add_twilight(2))))
