"""Gondor of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 R 79",
    "Andúril, Flame of the West",
    bearer_must_be(titled("Aragorn")),
    when_played(discard(each(weapon, borne_by(bearer), ~this))),
    gets(bearer, damage(+1), cannot_bear(weapon, ~this)),
    ability(
        fellowship, regroup, given(at(site_numbered(2)) | at(site_numbered(5))), play_next_site()
    ),
)

card(
    "7 R 80",
    "Andúril, King's Blade",
    bearer_must_be(titled("Aragorn")),
    while_(cannot_spot(threats), gets(titled("Aragorn"), defender(+1))),
)

card(
    "7 C 81",
    "Aragorn, Captain of Gondor",
    at_start_of(fellowship, may(add_twilight(2) >> heal(another(gondor, companion)))),
)

card(
    "7 C 82",
    "Cirion",
    while_(amount_is(cards_in_hand(), between(4, 5)), gets(this, strength(+2))),
)

card(
    "7 C 83",
    "City of Men",
    event(
        skirmish,
        make(a(gondor, man), strength(+2))
        + if_(
            is_skirmishing(that(man), sauron, minion),
            at_end_of(skirmish, discard(that(minion))),
        ),
    ),
)

card(
    "7 C 84",
    "Dagger Strike",
    event(
        skirmish, make(a(gondor | shire, companion, bearing(hand_weapon)), strength(+2), damage(+1))
    ),
)

card(
    "7 R 85",
    "Denethor, Steward of the City",
    ability(fellowship, play(from_hand(gondor, knight), cost=-2)),
    each_time(is_added(threat, by=shadow_side), add_burdens()),
    each_time(is_added(burden, by=shadow_side), add_threats()),
)

card(
    "7 C 86",
    "Denethor, Wizened Steward",
    gets(this, strength(limited(number_of(other(gondor, man)), to=4))),
)

card(
    "7 R 87",
    "Derufin",
    ability(
        regroup,
        given(amount_is(cards_in_hand(), exactly(5))),
        exert(this) >> discard(a(engine | machine | possession)),
    ),
)

card(
    "7 U 88",
    "Dervorin",
    at_start_of(
        regroup,
        given(amount_is(cards_in_hand(), exactly(4))),
        may(spot(other(gondor, man)) >> discard(a(minion))),
    ),
)

card(
    "7 C 89",
    "Duty of Two",
    event(fellowship, add_threats(3) >> heal(each(gondor, companion))),
)

card(
    "7 C 90",
    "Faramir, Stout Captain",
    to_play(spot(gondor, man)),
    each_time(
        wins_skirmish(this, against=fierce & minion),
        may(exert(this) >> discard(that(minion))),
    ),
)

card(
    "7 R 91",
    "Faramir, Wizard's Pupil",
    ability(fellowship, play(from_hand(rohan, man)) >> heal(this)),
    ability(skirmish, exert(this) >> make(a(unbound, hobbit), strength(+2))),
    ability(
        skirmish,
        exert(a(titled("Gandalf")))
        >> lasting(each_time(about_to_take_a_wound(this), prevent_that)),
    ),
)

card(
    "7 C 92",
    "First Level",
    ability(
        maneuver,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(knight)) >> transfer(this, a(minion)),
    ),
)

card(
    "7 U 93",
    "Footman's Armor",
    bearer_must_be(gondor, man),
    response(
        about_to(be_overwhelmed, bearer),
        either(discard(a(gondor, fortification)), discard_from_hand())
        >> make(bearer, strength(+2)),
    ),
)

card(
    "7 U 94",
    "Gondor Bow",
    bearer_must_be(gondor, man),
    while_(is_(bearer, knight), gets(bearer, strength(+1))),
    ability(
        skirmish,
        exert(bearer) >> wound(a(minion, skirmishing_against(bearer), bearing(fortification))),
    ),
)

card(
    "7 R 95",
    "Gondor Still Stands",
    to_play(spot(3, gondor, companion)),
    at_start_of(regroup, given(cannot_spot(site, shadow_controls)), wound(a(minion))),
    ability(
        regroup,
        discard(this) >> put_on_deck(from_discard_pile(gondor, fortification)),
    ),
)

card(
    "7 C 96",
    "Gondorian Captain",
    ability(fellowship, discard(a(fortification)) >> remove_threats(1)),
)

card(
    "7 R 97",
    "Gondorian Merchant",
    ability(
        maneuver,
        given(you_have_initiative),
        discard_from_hand(2) >> make(a(minion), site_number(+2), until=regroup),
    ),
)

card(
    "7 U 98",
    "Gondorian Sword",
    bearer_must_be(gondor, man),
    ability(skirmish, discard_from_hand(3) >> make(bearer, damage(+1))),
)

card(
    "7 C 99",
    "Great Gate",
    event(
        skirmish,
        make(a(gondor, companion), strength(+2))
        + if_(
            can_spot(2, gondor, fortification),
            exert(a(minion, skirmishing_against(that(companion)))),
        ),
    ),
)

card(
    "7 R 100",
    "Greatest Stronghold",
    event(
        archery,
        exert(a(gondor, man)) + spot(3, fortification) >> add_to_fellowship_archery(+2),
    ),
)

card(
    "7 R 101",
    "Guarded",
    to_play(spot(3, gondor, man)),
    each_time(the_fellowship_moves, either(add_threats(), discard(this))),
    ability(
        regroup,
        discard(this) >> either(discard(a(minion)), discard(each(roaming, minion))),
    ),
)

card(
    "7 U 102",
    "Hasty Repairs",
    to_play(spot(3, gondor, man)),
    ability(
        regroup,
        given(amount_is(cards_in_hand(), exactly(4))),
        discard_from_hand(2) >> play(from_discard_pile(gondor, fortification)),
    ),
)

card(
    "7 R 103",
    "Hearts Raised",
    at_start_of(
        regroup,
        given(your_turn),
        may(spot(gondor, man) + discard_from_hand() >> remove_threats()),
    ),
)

card(
    "7 R 104",
    "Hidden Knowledge",
    event(
        fellowship,
        spot(gondor, companion)
        >> reveal(top_of_deck(5, who=an_opponent))
        + add_threats(cards_revealed(shadow_side))
        + for_each(
            cards_revealed(free_peoples),
            place_tokens(1, gondor, a(your, condition, bearing_tokens(gondor))),
        )
        + have(that_player, shuffle_deck()),
    ),
)

card(
    "7 C 105",
    "I Will Go",
    bearer_must_be(gondor, man),
    while_(you_have_initiative, gets(bearer, defender(+1))),
)

card("7 C 106", "Ingold", ability(fellowship, discard(a(fortification)) >> heal(2, this)))

card(
    "7 C 108",
    "Knight's Spear",
    bearer_must_be(gondor, man),
    ability(skirmish, given(cannot_spot(2, threats)), add_threats(1) >> make(bearer, strength(+1))),
)

card(
    "7 U 107",
    "Iorlas",
    response(
        is_played(possession | engine, by=an_opponent),
        remove_tokens(1, gondor, a(your, condition))
        >> if_(
            can_spot(1, twilight_tokens),
            have(its_owner, remove_twilight(1)),
            otherwise=discard(that(possession | engine)),
        ),
    ),
)

card(
    "7 U 109",
    "Long Prepared",
    to_play(add_threats(2)),
    ability(
        skirmish,
        exert(a(gondor, man)) >> wound(a(roaming, minion, skirmishing_against(that(gondor, man)))),
    ),
    at_start_of(regroup, discard(this)),
)

card(
    "7 U 110",
    "Madril, Faramir's Aide",
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(a(roaming, minion, skirmishing_against(this))),
    ),
)

card(
    "7 C 111",
    "Man the Walls",
    gets(minion & skirmishing_against(gondor, man), site_number(+1)),
)

card(
    "7 R 112",
    "Noble Leaders",
    when_played(
        place_tokens(number_of(titled("Aragorn", "Boromir", "Denethor", "Faramir")), gondor)
    ),
    ability(
        skirmish,
        either(remove_tokens(1), discard(this))
        >> make(a(gondor, companion), strength(+1), damage(+1)),
    ),
)

card(
    "7 R 113",
    "Pippin's Armor",
    bearer_must_be(titled("Pippin")),
    while_(can_spot(3, gondor, man), gets(bearer, wounds_a_skirmish(1))),
)

card(
    "7 R 114",
    "Pippin's Sword",
    bearer_must_be(titled("Pippin")),
    ability(
        skirmish,
        exert(2, a(titled("Pippin")))
        >> make(that(titled("Pippin")), strength(you_spot(gondor, companion))),
    ),
)

card(
    "7 C 115",
    "Ranger of Minas Tirith",
    while_(is_skirmishing(this, roaming, minion), gets(this, strength(+2), damage(+1))),
)

card(
    "7 C 116",
    "Ranger of Osgiliath",
    ability(regroup, discard_from_hand(2) >> exhaust(a(minion))),
)

card(
    "7 C 117",
    "Reckless Counter",
    event(
        regroup,
        either(spot(2, knight), exert(some(2, gondor, man)))
        >> either(liberate(), discard(any_number(from_hand()))),
    ),
)

card(
    "7 C 118",
    "Second Level",
    ability(
        maneuver,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(ranger)) >> transfer(this, a(minion)),
    ),
)

card(
    "7 R 119",
    "Seventh Level",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        exert(some(3, gondor, man)) >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "7 U 120",
    "Stand to Arms",
    event(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(2, a(roaming, minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "7 C 121",
    "Stout Resistance",
    event(skirmish, add_threats() >> make(a(gondor, man), strength(+3))),
)

card(
    "7 R 122",
    "Strong and Old",
    to_play(spot(2, gondor, man)),
    gets(your & gondor & fortification, twilight_cost(-1)),
    response(
        about_to_take_control(an_opponent),
        discard(some(2, gondor, fortification)) >> prevent_that,
    ),
)

card(
    "7 U 123",
    "Support of the City",
    ability(fellowship, play(from_hand(gondor, man)) >> place_tokens(1, gondor)),
    ability(
        fellowship,
        play(from_hand(gondor, companion), cost=-culture_tokens_on(this)) + discard(this),
    ),
)

card(
    "7 C 124",
    "Targon",
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(a(man, skirmishing_against(this))),
    ),
)

card(
    "7 U 125",
    "Third Level",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(2, ranger))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "7 U 126",
    "Unexpected Visitor",
    bearer_must_be(gondor, companion),
    gets(
        minion, gains(ability(assignment, assign(this, a(bearing(titled("Unexpected Visitor"))))))
    ),
    ability(regroup, discard(this) >> discard(a(minion)) + remove_twilight(4)),
)

card(
    "7 R 127",
    "Vorondil",
    while_(cannot_spot(site, shadow_controls), gets(this, strength(+2))),
    ability(
        regroup,
        either(exert(some(3, gondor, man)), exert(some(2, knight))) >> liberate(),
    ),
)

card(
    "7 U 128",
    "While We Yet Live",
    event(skirmish, make(a(roaming, minion, skirmishing_against(gondor, man)), strength(-3))),
)

card(
    "7 P 364",
    "Aragorn, Driven by Need",
    while_(cannot_spot(4, threats), gets(this, strength(threats))),
    ability(regroup, exert(2, this) >> remove_threats(3)),
)
