"""The Elves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 U 29",
    "Ancient Enmity",
    event(
        skirmish,
        # Once a skirmish, however many minions lose it, as Dwarven Axe (ruling of April 2004).
        make(a(elf), strength(+1)) + if_wins(that(elf), have(shadow_player, discard_at_random(2))),
    ),
)

card(
    "1 R 30",
    "Arwen, Daughter of Elrond",
    while_(is_skirmishing(this, nazgul), gets(this, strength(+3))),
)

card(
    "1 U 31",
    "Asfaloth",
    bearer_must_be(elf),
    costs_on(titled("Arwen"), -2, this),
    while_(at(plains), gets(bearer, strength(+2))),
    discard_when(at(underground)),
)

card(
    "1 C 32",
    "Border Defenses",
    event(skirmish, make(a(elf), strength(or_if(is_skirmishing(it, archer), +4, otherwise=+2)))),
)

card(
    "1 R 33",
    "Bow of the Galadhrim",
    bearer_must_be(titled("Legolas")),
    each_time(wins_skirmish(bearer), may(wound(a(minion)))),
)

card("1 R 34", "Celeborn, Lord of Lórien", ability(fellowship, exert(this) >> heal(a(elven, ally))))

card(
    "1 R 35",
    "The Council of Elrond",
    event(fellowship, spot(elf) >> play(from_draw_deck(tale))),
)

card(
    "1 R 36",
    "Curse Their Foul Feet!",
    event(
        fellowship,
        exert(a(elf))
        >> reveal_hand(an_opponent)
        + have(that_cards_owner, discard_from_hand(cards_revealed(orc))),
    ),
)

card(
    "1 C 37",
    "Defiance",
    event(skirmish, make(a(elf), strength(or_if(is_skirmishing(it, nazgul), +4, otherwise=+2)))),
)

card(
    "1 R 38",
    "Double Shot",
    event(archery, spot(elf, archer, companion) >> add_to_fellowship_archery(+1)),
)

card("1 C 39", "Elf-song", event(fellowship, spot(elf) >> remove_burdens(1)))

card(
    "1 R 40",
    "Elrond, Lord of Rivendell",
    to_play(spot(titled("Gandalf") | elf)),
    each_time(your_turn_starts, heal(each(ally, home_at(3, fellowship_block)))),
    ability(fellowship, exert(this) >> draw(1)),
)

card("1 C 41", "Elven Bow", bearer_must_be(elf), gets(bearer, archer))

card(
    "1 C 42",
    "Elven Cloak",
    to_play(spot(elf)),
    bearer_must_be(companion),
    minion_archery(-1),
)

card(
    "1 C 43",
    "Far-seeing Eyes",
    each_time(is_played(elf, by=you), have(an_opponent, discard_from_hand())),
)

card(
    "1 U 44",
    "Foul Creation",
    event(
        fellowship,
        exert(a(elf))
        >> reveal_hand(an_opponent) + may(discard(from_revealed(isengard, minion)) >> draw(2)),
    ),
)

card(
    "1 R 45",
    "Galadriel, Lady of Light",
    each_time(your_turn_starts, heal(each(ally, home_at(6, fellowship_block)))),
    ability(fellowship, exert(this) >> play(from_hand(elf), free=True)),
)

card(
    "1 U 46",
    "Gift of Boats",
    to_play(exert(a(elf, ally))),
    each_time(the_fellowship_moves_from(river), given(during(fellowship)), add_to_move_limit(+1)),
)

card(
    "1 R 47",
    "Gwemegil",
    bearer_must_be(titled("Arwen")),
    gets(bearer, damage(+1)),
    ability(skirmish, either(exert(bearer), discard_from_hand(2)) >> make(bearer, strength(+1))),
)

card(
    "1 U 48",
    "Haldir, Elf of the Golden Wood",
    to_play(spot(elf)),
    while_(at(site_numbered(between(6, 8), fellowship_block)), gets(this, strength(+2))),
)

card(
    "1 R 49",
    "The Last Alliance of Elves and Men",
    bearer_must_be(gondor, man, limit=1),
    gets(bearer, strength(limited(number_of(elf), to=3))),
)

card(
    "1 R 50",
    "Legolas, Greenleaf",
    ability(archery, exert(this) >> wound(a(minion)) + make(this, adds_no_archery)),
)

card(
    "1 U 51",
    "Legolas, Prince of Mirkwood",
    while_(is_skirmishing(this, nazgul), gets(this, strength(+3))),
)

card(
    "1 C 52",
    "Lightfootedness",
    event(archery, spot(elf, companion) >> add_to_minion_archery(-1)),
)

card("1 C 53", "Lórien Elf", to_play(spot(elf)))

card(
    "1 U 54",
    "Mallorn-trees",
    ability(fellowship, reveal(from_hand(elven)) + put_beneath_deck(from_revealed())),
)

card(
    "1 R 55",
    "The Mirror of Galadriel",
    gets(elf & ally & home_at(6, fellowship_block), strength(+1)),
    ability(
        maneuver,
        given(in_hand(7, who=an_opponent)),
        exert(a(titled("Galadriel")))
        >> look_at(from_hand(2, who=an_opponent, random=True)) + discard(from_revealed()),
    ),
)

card("1 U 56", "Orophin, Lórien Bowman", ability(archery, exert(this) >> wound(a(uruk_hai))))

card("1 U 57", "Rúmil, Elven Protector", ability(archery, exert(this) >> wound(a(orc))))

card(
    "1 C 58",
    "The Seen and the Unseen",
    event(fellowship, exert(some(2, elf)) >> discard(a(condition))),
)

card(
    "1 C 59",
    "Shoulder to Shoulder",
    ability(
        maneuver,
        either(
            add_twilight(1) + exert(a(dwarf)) >> heal(a(elf)),
            add_twilight(1) + exert(a(elf)) >> heal(a(dwarf)),
        ),
    ),
)

card("1 U 60", "Silinde, Elf of Mirkwood", has_text_of(site_numbered(3, fellowship_block)))

card(
    "1 C 61",
    "Songs of the Blessed Realm",
    each_time(is_played(elven, tale, by=you), may(remove_burdens(1))),
)

card(
    "1 R 62",
    "The Splendor of Their Banners",
    bearer_must_be(elf, companion),
    ability(
        archery,
        given(is_(bearer, archer)),
        exert(bearer) >> add_to_fellowship_archery(+1),
    ),
)

card(
    "1 U 63",
    "Stand Against Darkness",
    event(maneuver, exert(a(elf)) >> discard(a(sauron, minion | condition | possession))),
)

card(
    "1 U 64",
    "Support of the Last Homely House",
    event(
        maneuver,
        exert(a(elf, ally, home_at(3, fellowship_block)))
        >> make(
            that(ally),
            strength(+3),
            participates_in_archery,
            participates_in_skirmishes,
            until=regroup,
        ),
    ),
)

card(
    "1 U 65",
    "Swan-ship of the Galadhrim",
    event(
        maneuver,
        exert(a(elf, ally, home_at(6, fellowship_block)))
        >> make(
            that(ally),
            strength(+3),
            participates_in_archery,
            participates_in_skirmishes,
            until=regroup,
        ),
    ),
)

card(
    "1 R 66",
    "The Tale of Gil-galad",
    bearer_must_be(elf),
    ability(skirmish, discard(this) >> make(bearer, strength(+2))),
)

card("1 C 67", "Uruviel, Maid of Lórien", has_text_of(site_numbered(6, fellowship_block)))

card(
    "1 C 68",
    "The White Arrows of Lórien",
    bearer_must_be(elf, companion),
    ability(
        archery,
        given(is_(bearer, archer)),
        exert(bearer) >> have(an_opponent, discard_at_random(2)),
    ),
)
