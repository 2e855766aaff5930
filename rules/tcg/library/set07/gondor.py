"""Gondor of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.amounts import threats
from rules.tcg.notation.conditions import can_spot, can_spot_tokens, is_, you_have_initiative
from rules.tcg.notation.filters import (
    bearer,
    companion,
    fierce,
    fortification,
    gondor,
    in_support_area,
    man,
    minion,
    ranger,
    roaming,
    sauron,
    skirmishing_against,
    that,
    this,
)
from rules.tcg.notation.words import (
    ability,
    add_threats,
    at_end_of_skirmish,
    bearer_must_be,
    choose,
    discard,
    discard_from_hand,
    each_time_may,
    event,
    exert,
    if_,
    is_damage,
    is_strength,
    maneuver,
    one_of,
    pick,
    regroup,
    remove_threats,
    skirmish,
    spot,
    strength,
    to_play,
    transfer_this_to,
    while_,
    wins_a_skirmish,
    wound,
)

cards = Chapter()

# City of Men
cards.card(
    "7 C 83",
    event(
        skirmish,
        strength(choose(gondor & man), +2)
        + if_(
            is_(that, skirmishing_against(sauron & minion)),
            pick(choose(sauron & minion & skirmishing_against(that)))
            + at_end_of_skirmish(discard(that)),
        ),
    ),
)

# Faramir, Stout Captain
cards.card(
    "7 C 90",
    to_play(can_spot(gondor & man)),
    each_time_may(
        wins_a_skirmish(this, involving=minion & fierce),
        exert(this) >> discard(choose(minion & fierce & skirmishing_against(this))),
    ),
)

# Great Gate
cards.card(
    "7 C 99",
    event(
        skirmish,
        strength(choose(gondor & companion), +2)
        + if_(
            can_spot(gondor & fortification, 2),
            exert(choose(minion & skirmishing_against(that))),
        ),
    ),
)

# Knight's Spear
cards.card(
    "7 C 108",
    bearer_must_be(gondor & man),
    ability(
        skirmish,
        add_threats(1) >> strength(bearer, +1),
        given=~can_spot_tokens(threats, 2),
    ),
)

# Madril, Faramir's Aide
cards.card(
    "7 U 110",
    ability(
        skirmish,
        discard_from_hand(2) >> wound(choose(minion & roaming & skirmishing_against(this))),
        given=you_have_initiative,
    ),
)

# Ranger of Minas Tirith
cards.card(
    "7 C 115",
    while_(
        is_(this, skirmishing_against(minion & roaming)),
        is_strength(this, +2),
        is_damage(this, 1),
    ),
)

# Second Level
cards.card(
    "7 C 118",
    ability(
        maneuver,
        one_of(exert(choose(gondor & man)), spot(ranger)) >> transfer_this_to(choose(minion)),
        given=is_(this, in_support_area),
    ),
)

# Stand to Arms
cards.card(
    "7 U 120",
    event(
        skirmish,
        discard_from_hand(2)
        >> wound(choose(minion & roaming & skirmishing_against(gondor & man)), 2),
        given=you_have_initiative,
    ),
)

# Targon
cards.card(
    "7 C 124",
    ability(
        skirmish,
        discard_from_hand(2) >> wound(choose(man & skirmishing_against(this))),
        given=you_have_initiative,
    ),
)

# Third Level
cards.card(
    "7 U 125",
    ability(
        skirmish,
        one_of(exert(choose(gondor & man)), spot(ranger, 2))
        >> transfer_this_to(choose(minion & skirmishing_against(gondor & man))),
        given=is_(this, in_support_area),
    ),
)

# Aragorn, Driven by Need
cards.card(
    "7 P 364",
    while_(~can_spot_tokens(threats, 4), is_strength(this, threats)),
    ability(regroup, exert(this, 2) >> remove_threats(3)),
)
