"""Men of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 U 60",
    "Corsair Boarding Axe",
    bearer_must_be(men, minion),
    ability(
        skirmish,
        remove_twilight(3) >> reinforce(men) + make(bearer, fierce, until=regroup),
    ),
)

card(
    "18 U 61",
    "Corsair Bow",
    bearer_must_be(men, minion),
    gets(bearer, archer),
    each_time(is_killed(companion), given(during(archery)), may(take_control())),
)

card(
    "18 U 62",
    "Corsair Grappling Hook",
    bearer_must_be(men, minion),
    when_played(may(reinforce(2, men))),
    each_time(is_killed(companion), given(during(skirmish)), may(take_control())),
)

card(
    "18 U 63",
    "Corsair Halberd",
    bearer_must_be(men, minion),
    gets(bearer, damage(+1)),
    ability(
        shadow,
        remove_from_game(from_dead_pile(companion, who=free_peoples_player)) >> take_control(),
    ),
)

card(
    "18 U 64",
    "Corsair Scimitar",
    bearer_must_be(men, minion),
    gets(bearer, strength(limited(culture_tokens(men), to=5))),
)

card(
    "18 C 65",
    "Declined Business",
    response_event(
        is_played(companion, by=free_peoples_player),
        discard(from_hand(men)) >> return_to_hand(that(companion)),
    ),
)

card(
    "18 R 66",
    "Fleet of Corsair Ships",
    when_played(may(place_tokens(1, men))),
    ability(regroup, remove_tokens(4, men) >> put_on_deck(from_discard_pile(men))),
)

card(
    "18 R 67",
    "Gríma, Witless Worm",
    ability(regroup, exert(this) >> add_twilight(2)),
    ability(regroup, remove_tokens_anywhere(1, men) >> add_twilight(2)),
    ability(regroup, remove_twilight(4) >> exert(a(unbound, companion))),
)

card(
    "18 C 68",
    "Harry Goatleaf",
    while_(at(in_region(1)), gets(this, strength(+4))),
    while_(at(in_region(2)), gets(this, strength(+2))),
)

card("18 R 69", "Henchman's Dagger", bearer_must_be(men, minion), borne_in_addition)

card(
    "18 C 70",
    "Ill News is an Ill Guest",
    event(
        shadow,
        exert(a(men, minion)) >> discard(a(follower)) + if_(can_spot(titled("Gríma")), draw(1)),
    ),
)

card(
    "18 R 71",
    "Mûmakil Commander, Bold and Grim",
    while_(at(battleground), gets(this, strength(+2))),
    gets(mounted & man, strength(+1)),
    ability(regroup, shuffle_into_deck(any_number(your, men, mount))),
)

card(
    "18 C 72",
    "Ruffian",
    while_(at(in_region(1)), gets(this, strength(+4))),
    while_(at(in_region(2)), gets(this, strength(+2))),
)

card(
    "18 C 73",
    "Rough Man of the South",
    while_(at(in_region(1)), gets(this, strength(+4))),
    while_(at(in_region(2)), gets(this, strength(+2))),
)

card(
    "18 C 74",
    "Squint-eyed Southerner",
    while_(at(in_region(1)), gets(this, strength(+4))),
    while_(at(in_region(2)), gets(this, strength(+2))),
)

card(
    "18 U 75",
    "Ted Sandyman, Chief's Men's Ally",
    ability(maneuver, liberate(yours=True) >> make(each(men, minion), strength(+2), until=regroup)),
    ability(regroup, exert(this) >> stack(a(men, man), a(possession))),
)

card(
    "18 R 76",
    "Treachery",
    event(
        shadow,
        spot(titled("Gríma"))
        >> exert(a(unbound, companion)) + make(that(companion), no_game_text, until=regroup),
    ),
)

card(
    "18 C 77",
    "Whisper in the Dark",
    bearer_must_be(follower),
    at_start_of(
        maneuver,
        given(can_spot(men, man)),
        have(free_peoples_player, exert(a(unbound, companion))),
    ),
)
