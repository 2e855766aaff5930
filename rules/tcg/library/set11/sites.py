"""Sites of *Shadows*."""

from rules.tcg.notation.language import *

card("11 U 227", "Anduin Banks", minion_archery(2 * companions_over(4)))

card("11 S 228", "Anduin Confluence", each_time(the_fellowship_moves_here, discard(each(ally))))

card(
    "11 S 229",
    "Barazinbar",
    at_start_of(fellowship, may(exert(a(dwarf)) >> play(from_draw_deck(dwarven, possession)))),
)

card(
    "11 S 230",
    "Buckland Homestead",
    ability(shadow, play(from_hand(nazgul)) >> discard(a(condition))),
)

card("11 S 231", "Caras Galadhon", gets(character, minions_a_skirmish(1)))

card("11 S 232", "Cavern Entrance", forbids(each_player, using_abilities, phase=skirmish))

card("11 S 233", "Chamber of Mazarbul", transfers_are_free)

card(
    "11 S 234",
    "Crags of Emyn Muil",
    each_time(
        the_fellowship_moves_from_here,
        given(is_(this, in_region(2)), during(regroup)),
        wound(each(companion)),
    ),
)

card(
    "11 U 235",
    "Dammed Gate-stream",
    at_start_of(fellowship, may(play(from_draw_deck(gollum, free_peoples)))),
)

card("11 S 236", "East Road", gets(companion, twilight_cost(+2)))

card(
    "11 S 237",
    "Ettenmoors",
    ability(
        skirmish,
        exert(a(your, character, ~enduring)) >> make(that(character), strength(+2)),
    ),
)

card(
    "11 S 238",
    "Expanding Marshland",
    ability(
        shadow,
        given(amount_is(number_of(minion) + twilight_tokens, at_most(3))),
        play(from_hand(minion), cost=-3),
    ),
)

card(
    "11 S 239",
    "Fangorn Glade",
    each_time(the_fellowship_moves_here, add_twilight(number_of(free_peoples, weapon))),
)

card(
    "11 S 240",
    "Flats of Rohan",
    while_(
        can_spot(2, minion, skirmishing),
        gets(unbound & companion & skirmishing, strength(+3)),
    ),
)

card(
    "11 S 241",
    "Fortress of Orthanc",
    each_time(the_fellowship_moves_here, add_twilight(2 * companions_over(5))),
)

card(
    "11 S 242",
    "Green Dragon Inn",
    at_start_of(fellowship, may(exert(some(2, hobbit)) >> play(from_draw_deck(hobbit)))),
)

card(
    "11 S 243",
    "Harrowdale",
    # Print takes fierce until the regroup phase, so that no fierce skirmish follows.
    each_time(
        skirmish_starts(rohan, companion),
        make(each(minion, skirmishing_against(rohan, companion)), loses(fierce), until=regroup),
    ),
)

card(
    "11 U 244",
    "Heights of Isengard",
    each_time(
        wins_skirmish(gandalf_culture, companion),
        have(free_peoples_player, may(discard(a(condition)))),
    ),
)

card("11 S 245", "Helm's Gate", gets(character & bearing(hand_weapon), strength(+2)))

card(
    "11 U 246",
    "Mere of Dead Faces",
    ability(regroup, exert(a(your, titled("Gollum", "Sméagol"))) >> play_next_site()),
)

card(
    "11 S 247",
    "Moria Guardroom",
    each_time(the_fellowship_moves_from_here, may(spot(dwarf) >> draw(2))),
)

card("11 S 248", "Moria Stairway", gets(character & bearing(hand_weapon), damage(+1)))

card(
    "11 S 249",
    "Neekerbreekers' Bog",
    each_time(
        the_fellowship_moves_here,
        heal(each(character, with_resistance(at_least(5))))
        + exert(each(character, ~with_resistance(at_least(5)))),
    ),
)

card("11 S 250", "North Undeep", minion_archery(-3))

card("11 S 251", "Old Forest Road", at_start_of(fellowship, may(heal(some(2, elf)))))

card(
    "11 S 252",
    "Osgiliath Reclaimed",
    each_time(
        the_fellowship_moves_from_here,
        have(free_peoples_player, may(spot(3, burdens) >> remove_burdens(1))),
    ),
)

card("11 S 253", "Pelennor Fields", gets(men & minion, ambush(1)))

card(
    "11 S 254",
    "Pelennor Flat",
    at_start_of(
        maneuver,
        have(free_peoples_player, either(add_burdens(1), discard_from_hand(3))),
    ),
)

card(
    "11 S 255",
    "Pinnacle of Zirakzigil",
    at_start_of(fellowship, may(exert(some(3, companion)) >> play(from_dead_pile(wizard)))),
)

card(
    "11 S 256",
    "The Prancing Pony",
    at_start_of(fellowship, may(add_burdens(1) >> play(from_draw_deck(ranger)))),
)

card(
    "11 S 257",
    "Rohan Uplands",
    while_(during(archery), gets(uruk_hai_culture & minion, takes_no_wounds)),
)

card("11 S 258", "Slag Mounds", each_time(is_killed(companion), add_burdens(1)))

card(
    "11 S 259",
    "Stables",
    at_start_of(fellowship, may(exert(a(rohan, man)) >> play(from_draw_deck(rohan, mount)))),
)

card(
    "11 S 260",
    "Trollshaw Forest",
    each_time(is_played(artifact | possession, on=companion, by=free_peoples_player), may(draw(1))),
)

card(
    "11 S 261",
    "Valley of the Silverlode",
    each_time(the_fellowship_moves_here, may(heal(each(hobbit, companion)))),
)

card(
    "11 S 262",
    "Watch-tower of Cirith Ungol",
    ability(
        maneuver,
        exert(a(your, orc_culture, minion)) >> discard_at_random(1, who=free_peoples_player),
    ),
)

card(
    "11 S 263", "West Gate of Moria", each_time(the_fellowship_moves_from_here, remove_twilight(2))
)

card(
    "11 S 264",
    "Westemnet Village",
    each_time(
        the_fellowship_moves_here,
        have(free_peoples_player, for_each(number_of(ally), wound(a(companion)))),
    ),
)

card("11 S 265", "Window on the West", gets(~wounded & gondor & man, defender(+1)))

card("11 S 266", "Woody-End", ability(shadow, remove_burdens(1) >> play(from_discard_pile(nazgul))))
