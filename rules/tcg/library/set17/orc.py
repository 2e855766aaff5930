"""Orcs of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 67",
    "A Defiled Charge",
    to_play(exert(a(your, mounted, orc_culture, orc))),
    each_time(
        is_assigned(mounted, orc_culture, orc, to=companion, by=free_peoples_player),
        have(free_peoples_player, either(exert(that(companion)), add_twilight(2))),
    ),
)

card(
    "17 C 68",
    "Chaotic Clash",
    to_play(given(cannot_spot(minion))),
    gets(your & minion, twilight_cost(+1)),
    while_(can_spot(orc_culture, minion), gets(companion, strength(-1))),
)

card(
    "17 C 69",
    "Cry and Panic",
    each_time(
        wins_skirmish(mounted, orc_culture, orc),
        have(
            free_peoples_player,
            reveal_hand() + put_beneath_deck(from_revealed(2, free_peoples)),
        ),
    ),
)

card(
    "17 C 70",
    "Feral Ride",
    event(
        skirmish,
        make(a(orc_culture, minion), strength(or_if(is_(it, mounted), +4, otherwise=+2))),
    ),
)

card(
    "17 R 71",
    "Grishnákh, Treacherous Captain",
    while_(can_spot(uruk_hai_culture, minion), gets(orc_culture & orc, hunter(+1))),
    while_(
        can_spot(uruk_hai_culture, minion, titled("Uglúk")),
        gets(orc_culture & orc, hunter(+1)),
    ),
    ability(
        shadow,
        exert(2, this) >> play(from_draw_deck(uruk_hai_culture, hunter_keyword, minion)),
    ),
)

card(
    "17 C 72",
    "Orkish Assassin",
    while_(
        can_spot(follower, borne_by(companion)),
        gets(orc_culture & minion, strength(+2)),
    ),
)

card(
    "17 R 73",
    "Orkish Berserker",
    each_time(wins_skirmish(this), discard(a(orc_culture, minion))),
)

card(
    "17 R 74",
    "Orkish Cavalry",
    each_time(is_played(orc_culture, mount, by=you), may(draw(1))),
    ability(
        assignment,
        given(is_(this, mounted)),
        exert(2, this) >> assign(this, a(companion, with_strength(at_least(9)))),
    ),
)

card(
    "17 C 75",
    "Orkish Dreg",
    when_played(
        may(
            spot(other(orc_culture, minion))
            >> for_each(over(2, number_of_cultures(free_peoples)), exert(a(companion)))
        )
    ),
)

card(
    "17 R 76",
    "Orkish Fiend",
    to_play(spot(orc_culture, orc)),
    while_(
        at(underground),
        gets(this, fierce),
        forbids(free_peoples_player, replacing_sites),
        forbids(free_peoples_player, playing, site),
    ),
)

card(
    "17 C 77",
    "Orkish Flanker",
    each_time(wins_skirmish(this), given(is_(this, mounted)), exert(a(companion))),
    ability(
        shadow,
        exert(some(3, orc_culture, minion)) + spot(orc_culture, mount) >> discard(a(condition)),
    ),
)

card("17 C 78", "Orkish Footman", gets(this, strength(twilight_tokens)))

card(
    "17 R 79",
    "Orkish Invader",
    each_time(
        skirmish_starts(this),
        may(
            reveal(from_hand(orc_culture, condition))
            >> wound(2, a(companion, skirmishing_against(this))) + discard(this)
        ),
    ),
)

card(
    "17 C 80",
    "Orkish Lackey",
    ability(
        maneuver,
        spot(2, orc_culture, condition) + discard(this) >> wound(a(unbound, companion)),
    ),
)

card(
    "17 C 81",
    "Orkish Maurader",
    gets(this, strength(cards_in_discard_pile(orc_culture, condition))),
)

card(
    "17 R 82",
    "Orkish Rider",
    gets(mounted & orc_culture & orc, strength(+1)),
    ability(
        shadow,
        discard(from_hand(orc_culture)) >> play(from_discard_pile(orc_culture, mount)),
    ),
)

card(
    "17 C 83",
    "Orkish Runner",
    ability(
        shadow,
        exert(this) + spot(other(orc_culture, minion)) >> add_twilight(current_region_number),
    ),
)

card(
    "17 R 84",
    "Orkish Scout",
    ability(shadow, exert(this) >> add_twilight(shadow_number_of(current_site))),
)

card(
    "17 C 85",
    "Orkish Traveler",
    gets(orc_culture & mount, twilight_cost(-1)),
    ability(
        skirmish,
        remove_twilight(3) >> make(a(mounted, orc_culture, orc), strength(+2)),
    ),
)

card(
    "17 R 86",
    "Orkish Veteran",
    each_time(is_played(orc_culture, mount, by=you), may(reinforce(orc_culture))),
    ability(regroup, exert(this) >> have(free_peoples_player, wound(a(companion)))),
)

card(
    "17 R 87",
    "Orkish Warg-master",
    each_time(
        wins_skirmish(mounted, orc_culture, minion),
        may(have(free_peoples_player, put_on_deck(from_hand()))),
    ),
    ability(shadow, exert(this) >> play(from_discard_pile(orc_culture, mount))),
)

card(
    "17 U 88",
    "Orkish Warrior",
    while_(
        can_spot(companion, with_strength(at_least(12))),
        gets(this, strength(+4)),
    ),
    each_time(the_fellowship_moves, given(during(regroup)), discard(this)),
)

card(
    "17 R 89",
    "Relentless Warg",
    bearer_must_be(orc_culture, orc, with_strength(at_most(10))),
    gets(bearer, fierce),
    when_played(spot_a(race)),
    while_(
        is_skirmishing(bearer, companion, named(race)),
        gets(bearer, strength(+3), damage(+1)),
    ),
)

card(
    "17 U 90",
    "Rider's Gear",
    bearer_must_be(orc_culture, orc),
    while_(is_(bearer, mounted) & ~during(skirmish), gets(bearer, takes_no_wounds)),
)

card(
    "17 U 91",
    "Threatening Warg",
    bearer_must_be(orc_culture, orc, with_strength(at_most(10))),
    gets(bearer, fierce),
    when_played(
        may(spot(2, orc_culture, orc, ~mounted) >> play(from_draw_deck(orc_culture, mount)))
    ),
)

card(
    "17 C 92",
    "Vicious Warg",
    bearer_must_be(orc_culture, orc, with_strength(at_most(9))),
    gets(bearer, fierce),
)
