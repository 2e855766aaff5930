"""Sauron of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

# In hand a card has its printed twilight cost (4.2, "twilight cost").
card(
    "3 C 87",
    "The Dark Lord Advances",
    event(
        regroup,
        exert(a(sauron, minion))
        >> reveal(from_hand(who=free_peoples_player, random=True))
        + have(
            free_peoples_player,
            discard_from_hand(printed_cost_of(that(free_peoples | shadow_side))),
        ),
    ),
)

card(
    "3 U 88",
    "Get Off the Road!",
    event(
        shadow,
        spot(sauron, minion) + spot(nazgul)
        >> have(free_peoples_player, discard(top_of_deck(burdens))),
    ),
)

card(
    "3 U 89",
    "Gleaming in the Snow",
    event(regroup, exert(a(sauron, orc)) + spot(gondor, companion) >> add_burdens(1)),
)

card(
    "3 C 90",
    "Hand of Sauron",
    event(maneuver, exert(a(sauron, minion)) >> have(free_peoples_player, discard_at_random())),
)

card(
    "3 R 91",
    "His Cruelty and Malice",
    ability(regroup, exert(a(sauron, minion)) >> have(free_peoples_player, discard(top_of_deck()))),
)

card(
    "3 U 92",
    "Massing in the East",
    event(
        regroup,
        exert(a(sauron, minion))
        >> have(
            free_peoples_player,
            discard(top_of_deck(number_of_races(companion, dwarf | elf | man | wizard))),
        ),
    ),
)

card(
    "3 R 93",
    "Morgul Slayer",
    ability(regroup, exert(this) >> wound(a(companion, ~ring_bearer))),
)

card("3 C 94", "Orc Butcher", gets(this, strength(number_of(sauron, condition))))

card(
    "3 C 95",
    "Orc Guard",
    ability(
        maneuver,
        exert(this) + discard(a(your, sauron, condition)) >> discard(a(free_peoples, condition)),
    ),
)

card(
    "3 U 96",
    "Orc Pillager",
    gets(
        character & skirmishing_against(this),
        strength(-number_of(free_peoples, borne_by(it))),
    ),
)

card(
    "3 U 97",
    "Orc Slayer",
    ability(regroup, exert(this) >> wound(a(companion, ~ring_bearer))),
)

card("3 C 98", "Orc Swordsman", while_(is_bearing(this, weapon), gets(this, strength(+2))))

card("3 R 99", "Orc Trooper", gets(this, strength(cards_in_hand())))

card(
    "3 U 100",
    "Orc Veteran",
    ability(
        skirmish,
        discard(a(your, sauron, condition))
        >> make(a(character, skirmishing_against(this)), strength(-1)),
    ),
)

card(
    "3 C 101",
    "Orc Warrior",
    ability(
        maneuver,
        exert(this) + discard(a(your, sauron, condition))
        >> have(free_peoples_player, discard(top_of_deck(2))),
    ),
)

card(
    "3 R 102",
    "Our List of Allies Grows Thin",
    to_play(exert(a(sauron, minion))),
    each_time(the_fellowship_moves, add_twilight(number_of(ally))),
)

card(
    "3 R 103",
    "Terrible as the Dawn",
    event(
        maneuver,
        spot(sauron, minion)
        >> unless(free_peoples_player, discard(some(2, elf)), wound(3, a(titled("Galadriel")))),
    ),
)

card(
    "3 R 104",
    "Tower of Barad-dûr",
    to_play(exert(a(sauron, minion))),
    each_time(the_fellowship_moves, have(free_peoples_player, discard_from_hand())),
)

card(
    "3 R 105",
    "Why Shouldn't I Keep It?",
    event(
        maneuver,
        spot(sauron, minion)
        >> unless(
            free_peoples_player,
            discard(some(2, free_peoples, condition)),
            discard(a(titled("Bilbo"))),
        ),
    ),
)
