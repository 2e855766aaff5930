"""Sauron of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 U 239",
    "All Thought Bent on It",
    event(
        maneuver,
        spot(sauron, orc) + spot(5, companion)
        >> have(free_peoples_player, for_each(companions_over(4), exert(a(companion)))),
    ),
)

card(
    "1 R 240",
    "Band of the Eye",
    response(
        wins_skirmish(this), remove_twilight(2) >> have(free_peoples_player, discard_at_random())
    ),
)

card(
    "1 U 241",
    "Curse From Mordor",
    event(shadow, spot(sauron, orc) >> discard(a(elven, condition))),
)

card(
    "1 U 242",
    "The Dark Lord's Summons",
    to_play(spot(sauron, orc)),
    ability(
        shadow,
        remove_twilight(3)
        >> reveal(top_of_deck())
        + if_(
            among_revealed(sauron),
            take_into_hand(from_revealed()),
            discard(from_revealed()) + discard_from_hand(),
        ),
    ),
)

card(
    "1 R 243",
    "Despair",
    event(
        maneuver,
        given(
            amount_is(
                burdens + cards_in_dead_pile(companion, who=free_peoples_player), at_least(12)
            )
        ),
        spot(sauron, orc) >> corrupt_the_ring_bearer,
    ),
)

card(
    "1 R 244",
    "Desperate Defense of the Ring",
    to_play(exert(a(sauron, orc))),
    plays_on(companion),
    each_time(
        is_assigned(bearer),
        have(free_peoples_player, either(discard_from_hand(3), add_burdens(1))),
    ),
)

card(
    "1 R 245",
    "Desperate Measures",
    event(
        maneuver,
        spot(sauron, orc) + remove_burdens(1) >> have(free_peoples_player, discard(top_of_deck(5))),
    ),
)

card(
    "1 R 246",
    "Enduring Evil",
    event(
        skirmish,
        make(a(character, skirmishing_against(sauron, orc)), strength(-tokens_you_spot(burdens))),
    ),
)

card(
    "1 R 247",
    "Enheartened Foe",
    response_event(wins_skirmish(sauron, orc), make(that(sauron, orc), fierce, until=regroup)),
)

card("1 C 248", "Forces of Mordor", event(shadow, add_twilight(you_spot(sauron, minion))))

card(
    "1 U 249",
    "Gleaming Spires Will Crumble",
    gets(sauron & orc & skirmishing_against(gondor, character), strength(+2)),
    each_time(loses_skirmish(your, sauron, orc), discard(this)),
)

card(
    "1 R 250",
    "Hate",
    event(maneuver, exert(a(sauron, orc)) >> wound(a(companion, ~ring_bearer))),
)

# The same companion may be chosen more than once (2.0, "Clarifications", 1 U 251).
card(
    "1 U 251",
    "A Host Avails Little",
    event(
        maneuver,
        spot(sauron, orc) + spot(6, companion)
        >> for_each(companions_over(5), wound(a(companion, ~ring_bearer))),
    ),
)

card(
    "1 R 252",
    "The Irresistible Shadow",
    to_play(exert(a(sauron, orc))),
    as_soon_as(
        can_spot(5, burdens) & ~in_draw_deck(1, who=free_peoples_player),
        corrupt_the_ring_bearer,
    ),
)

card(
    "1 R 253",
    "Journey Into Danger",
    to_play(exert(a(sauron, orc))),
    while_(can_spot(5, companion), gets(companion, twilight_cost(+2))),
)

card(
    "1 R 254",
    "Mordor Enraged",
    plays_on(sauron, minion),
    ability(shadow, exert(bearer) >> add_twilight(number_of(archer, companion))),
)

card(
    "1 C 255",
    "Mordor's Strength",
    event(
        skirmish,
        exert(a(sauron, orc)) >> wound(a(character, skirmishing_against(that(sauron, orc)))),
    ),
)

card("1 R 256", "Morgul Hunter", gets(this, strength(number_of(companion))))

card(
    "1 U 257",
    "Morgul Skirmisher",
    ability(maneuver, remove_twilight(3) >> exert(a(hobbit, ~ring_bearer))),
)

card(
    "1 U 258",
    "Morgul Skulker",
    when_played(may(shuffle_into_deck(up_to(2, from_discard_pile(wraith_culture))))),
)

card("1 R 259", "Morgul Warden", gets(this, strength(number_of(other(sauron, orc)))))

card(
    "1 U 260",
    "The Number Must Be Few",
    while_(can_spot(7, companion), move_limit(-1, least=1)),
)

card(
    "1 C 261",
    "Orc Ambusher",
    gets(your & sauron & minion, roaming_penalty(-1)),
    response(is_played(free_peoples, regroup_event), exert(this) >> cancel_that_event),
)

card(
    "1 U 262",
    "Orc Assassin",
    gets(your & sauron & minion, roaming_penalty(-1)),
    ability(
        assignment,
        spot(2, hobbit, companion) >> have(free_peoples_player, assign(this, a(hobbit))),
    ),
)

card(
    "1 R 263",
    "Orc Banner",
    each_time(
        loses_skirmish(companion | ally, against=sauron & orc),
        make(each(sauron, orc), strength(+1), until=regroup),
    ),
)

card("1 R 264", "Orc Bowmen", while_(can_spot(sauron, orc), minion_archery(+1)))

card(
    "1 R 265",
    "Orc Butchery",
    response_event(
        is_killed(companion, by=sauron & orc),
        have(free_peoples_player, discard(top_of_deck(3 * cards_in_dead_pile()))),
    ),
)

card(
    "1 C 266",
    "Orc Chieftain",
    each_time(is_played(weapon, on=this, by=you), add_twilight(2), limit=once_per_turn()),
)

card(
    "1 U 267",
    "Orc Hunters",
    ability(skirmish, exert(this) >> wound(a(character, skirmishing_against(this)))),
)

card("1 C 268", "Orc Inquisitor", when_played(may(have(free_peoples_player, discard_at_random()))))

card(
    "1 C 269",
    "Orc Scimitar",
    bearer_must_be(sauron, orc),
    ability(skirmish, remove_twilight(1) >> make(bearer, strength(+1), limit=3)),
)

card(
    "1 U 270",
    "Orc Scouting Band",
    gets(your & sauron & minion, roaming_penalty(-1)),
    ability(skirmish, exert(this) >> wound(a(character, skirmishing_against(this)))),
)

card(
    "1 C 271",
    "Orc Soldier",
    ability(skirmish, exert(this) >> wound(a(character, skirmishing_against(this)))),
)

card(
    "1 R 272",
    "Orc War Band",
    ability(skirmish, exert(this) >> wound(a(character, skirmishing_against(this)))),
)

# An Orc kills by its own game text or by winning the skirmish, not by an event that names it
# (4.2, "Card rulings", The Ring's Oppression).
card(
    "1 C 273",
    "The Ring's Oppression",
    response_event(
        is_killed(companion, by=sauron & orc),
        add_burdens(or_if(wearing_the_ring, 3, otherwise=1)),
    ),
)

card(
    "1 U 274",
    "Sauron's Defenses",
    to_play(exert(a(sauron, orc))),
    while_(in_dead_pile(3, companion, who=free_peoples_player), move_limit(-1, least=1)),
)

card(
    "1 U 275",
    "Seeking It Always",
    response(is_played(stealth, event_card), exert(a(sauron, tracker)) >> cancel_that_event),
)

card(
    "1 R 276",
    "Seeking Its Master",
    ability(shadow, exert(a(sauron, orc)) + remove_twilight(2) >> draw(1)),
)

card(
    "1 C 277",
    "Shadow's Reach",
    event(shadow, exert(a(sauron, orc)) >> discard(a(free_peoples, condition))),
)

card(
    "1 C 278",
    "Strength Born of Fear",
    ability(skirmish, remove_twilight(3) >> make(a(sauron, orc), strength(+1))),
)

card(
    "1 R 279",
    "Thin and Stretched",
    to_play(exert(a(sauron, orc))),
    plays_on(ring_bearer),
    each_time(
        turn_ends,
        given(~was_assigned_this_turn(bearer), was_assigned_this_turn(companion, ~bearer)),
        add_burdens(1),
    ),
)

card(
    "1 U 280",
    "Tower Lieutenant",
    each_time(wins_skirmish(this), have(free_peoples_player, discard_at_random(2))),
)

card(
    "1 C 281",
    "Under the Watching Eye",
    to_play(exert(a(sauron, tracker))),
    each_time(the_fellowship_moves, have(free_peoples_player, exert(a(companion)))),
)

card(
    "1 R 282",
    "The Weight of a Legacy",
    to_play(exert(a(sauron, orc))),
    plays_on(titled("Aragorn")),
)

card(
    "1 C 283",
    "You Bring Great Evil",
    to_play(spot(sauron, orc)),
    plays_on(companion, ~elf),
    while_(at(sanctuary), gets(bearer, cannot_heal)),
)
