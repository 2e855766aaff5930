"""Rohan of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.amounts import you_spot
from rules.tcg.notation.conditions import (
    at,
    can_spot,
    in_starting_fellowship,
    is_,
    you_have_initiative,
)
from rules.tcg.notation.filters import (
    bearer,
    borne_by,
    companion,
    man,
    minion,
    mounted,
    plains,
    possession,
    rohan,
    skirmishing_against,
    that,
    this,
    valiant,
    wounded,
)
from rules.tcg.notation.words import (
    ability,
    about_to_take_a_wound,
    add_threats,
    also_playable,
    bearer_must_be,
    choose,
    costs,
    discard,
    discard_from_hand,
    each,
    each_time,
    each_time_may,
    event,
    exert,
    for_each,
    if_,
    is_strength,
    maneuver,
    one_of,
    opponent,
    pick,
    prevent_that_wound,
    put_random_card_beneath_deck,
    remove_twilight,
    response,
    shadow_player,
    skirmish,
    skirmish_starts_involving,
    strength,
    takes_no_more_wounds_a_skirmish_than,
    the_fellowship_moves,
    unless_prevented,
    while_,
)

cards = Chapter()

# Elite Rider
cards.card(
    "7 C 225",
    while_(in_starting_fellowship, costs(this, -1)),
    while_(is_(this, skirmishing_against(minion & wounded)), is_strength(this, +2)),
)

# Éowyn, Restless Maiden
cards.card(
    "7 C 229",
    ability(skirmish, discard(choose(possession & borne_by(this))) >> strength(this, +2)),
)

# Knights of His House
cards.card(
    "7 U 238",
    event(
        maneuver,
        for_each(
            you_spot(companion & mounted),
            one_of(remove_twilight(1), put_random_card_beneath_deck(opponent), who=opponent),
        ),
    ),
)

# Long Spear
cards.card(
    "7 C 240",
    bearer_must_be(rohan & man),
    also_playable(skirmish, add_threats(1)),
)

# Morning Came
cards.card(
    "7 C 243",
    event(
        skirmish,
        pick(choose(rohan & man))
        + unless_prevented(
            strength(that, +4),
            by=shadow_player,
            for_=put_random_card_beneath_deck(shadow_player) + strength(that, +2),
        ),
    ),
)

# Riding Armor
cards.card(
    "7 U 245",
    bearer_must_be(rohan & man),
    response(
        about_to_take_a_wound(bearer, in_skirmish=True),
        discard_from_hand(3) >> prevent_that_wound(),
        given=you_have_initiative,
    ),
)

# Rohirrim Guard
cards.card(
    "7 C 246",
    ability(skirmish, discard_from_hand(1) >> exert(choose(minion & skirmishing_against(this)))),
)

# Swift Steed
cards.card(
    "7 C 253",
    bearer_must_be(rohan & man),
    while_(at(plains), takes_no_more_wounds_a_skirmish_than(bearer, 1)),
    each_time(
        skirmish_starts_involving(bearer),
        exert(each(minion & skirmishing_against(bearer))),
    ),
)

# Théoden, Leader of Spears
cards.card(
    "7 U 254",
    while_(can_spot(rohan & man), costs(this, -1)),
    each_time_may(the_fellowship_moves, exert(choose(rohan & companion)) >> exert(choose(minion))),
)

# Wind in His Face
cards.card(
    "7 C 259",
    event(
        skirmish,
        strength(choose(rohan & man), +2)
        + if_(is_(that, mounted), put_random_card_beneath_deck(opponent)),
    ),
)

# Éomer, Valiant Warchief
cards.card(
    "7 P 365",
    while_(can_spot(rohan & man), costs(this, -1)),
    ability(
        skirmish,
        discard_from_hand(3) >> strength(this, you_spot(valiant & companion)),
        given=you_have_initiative,
    ),
)
