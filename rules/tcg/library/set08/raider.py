"""Raiders of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 R 49",
    "Black Númenorean",
    ability(
        skirmish,
        given(you_have_initiative),
        remove_tokens_anywhere(1, raider)
        >> discard(a(possession, borne_by(character, skirmishing_against(this)))),
    ),
)

card(
    "8 C 50",
    "Black Sails of Umbar",
    when_played(may(place_tokens(1, raider))),
    ability(
        shadow,
        remove_tokens(choose_x(), raider)
        >> play(from_discard_pile(corsair), cost=-x) + discard(this),
    ),
)

card(
    "8 R 51",
    "Castamir of Umbar",
    ability(
        shadow,
        exert(this) + play(from_hand(corsair))
        >> place_tokens(2, raider, a(bearing_tokens(raider))),
    ),
)

card(
    "8 C 52",
    "Corsair Ballista",
    bearer_must_be(corsair),
    while_(you_have_initiative, gets(bearer, archer, fierce)),
)

card(
    "8 C 53",
    "Corsair Buccaneer",
    when_played(may(remove_threats() >> place_tokens(2, raider, a(bearing_tokens(raider))))),
)

card(
    "8 C 54",
    "Corsair Freebooter",
    when_played(
        may(remove_tokens_anywhere(2) >> place_tokens(2, raider, a(bearing_tokens(raider))))
    ),
)

card(
    "8 C 55",
    "Corsair Gunners",
    ability(
        skirmish,
        given(you_have_initiative),
        remove_tokens_anywhere(1, raider) >> make(a(corsair), fierce, until=regroup),
    ),
)

card(
    "8 U 56",
    "Corsair Lookout",
    when_played(
        given(you_have_initiative),
        may(discard(a(ally)) >> place_tokens(2, raider, a(bearing_tokens(raider)))),
    ),
)

card(
    "8 R 57",
    "Corsair Marauder",
    when_played(
        given(can_spot(other(corsair))),
        may(discard(a(possession)) >> place_tokens(2, raider, a(bearing_tokens(raider)))),
    ),
)

card(
    "8 C 58",
    "Corsair Plunderer",
    when_played(may(discard_from_hand(2) >> place_tokens(2, raider, a(bearing_tokens(raider))))),
)

card(
    "8 U 59",
    "Corsair War Galley",
    when_played(may(place_tokens(1, raider))),
    while_(
        amount_is(culture_tokens(raider), at_least(6)) & can_spot(raider, man),
        the_shadow_has_initiative,
    ),
    ability(regroup, add_twilight(culture_tokens(raider)) + discard(this)),
)

card(
    "8 U 60",
    "Haradrim Marksman",
    while_(
        can_spot(other(raider, man)),
        gets(ring_bound & companion, takes_no_archery_wounds),
    ),
)

card(
    "8 C 61",
    "Haradwaith",
    while_(
        can_spot(raider, minion) & at(site_numbered(4, king_block)),
        the_shadow_has_initiative,
    ),
    response(is_played(companion), discard_from_hand(1, raider) >> add_twilight(5) + discard(this)),
)

card(
    "8 R 62",
    "Heavy Axeman",
    while_(can_spot(4, burdens), gets(this, strength(+4), fierce)),
)

card(
    "8 C 63",
    "Line of Defense",
    while_(
        can_spot(mounted, raider, man) & ~during(skirmish),
        gets(raider & man, takes_no_wounds),
    ),
)

card(
    "8 U 64",
    "Mûmakil",
    bearer_must_be(southron),
    gets(bearer, fierce),
    while_(you_have_initiative | can_spot(4, threats), gets(bearer, damage(+1))),
)

card(
    "8 R 65",
    "Ships of Great Draught",
    ability(
        shadow,
        either(remove_threats(), discard_from_hand(1, raider)) >> place_tokens(1, raider),
    ),
    ability(regroup, remove_tokens(2, raider) >> put_on_deck(from_discard_pile(raider))),
)

card(
    "8 C 66",
    "Wind That Sped Ships",
    event(
        skirmish,
        make(a(corsair), strength(limited(culture_tokens(raider), to=6))),
    ),
    event_goes_on_deck(given(you_have_initiative)),
)
