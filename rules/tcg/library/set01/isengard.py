"""Isengard of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 R 120",
    "Alive and Unspoiled",
    to_play(exert(a(uruk_hai))),
    ability(
        shadow,
        remove_twilight(3) + spot(choose_x(burdens), burdens)
        >> have(free_peoples_player, reveal(from_hand(x, random=True)))
        + may(discard(from_revealed())),
    ),
)

card(
    "1 C 121",
    "Bred for Battle",
    event(skirmish, exert(a(uruk_hai)) >> make(that(uruk_hai), strength(+3))),
)

card(
    "1 C 122",
    "Breeding Pit",
    response_event(
        is_played(uruk_hai, by=you),
        put_beneath_deck(each(from_discard_pile(copy_of(that(uruk_hai))))),
    ),
)

card(
    "1 R 123",
    "Caradhras Has Not Forgiven Us",
    event(
        maneuver,
        exert(a(isengard, minion)) + spot(5, companion)
        >> discard(a(exhausted, companion, ~ring_bearer)),
    ),
)

card(
    "1 R 124",
    "Cruel Caradhras",
    event(
        maneuver,
        exert(a(isengard, minion))
        >> have(free_peoples_player, either(exert(a(ring_bearer)), add_burdens(1))),
    ),
)

card(
    "1 R 125",
    "Greed",
    to_play(spot(uruk_hai)),
    ability(maneuver, spot(6, companion) + remove_twilight(2) >> wound(a(companion, ~ring_bearer))),
)

card("1 U 126", "Hunt Them Down!", event(maneuver, make(a(uruk_hai), fierce, until=regroup)))

card(
    "1 R 127",
    "Lurtz, Servant of Isengard",
    ability(maneuver, spot(other(uruk_hai)) >> make(this, fierce, until=regroup)),
)

card(
    "1 R 128",
    "Lurtz's Battle Cry",
    event(skirmish, make(a(uruk_hai), strength(-1), damage(+1))),
)

card(
    "1 R 129",
    "The Misadventure of Mr. Underhill",
    to_play(exert(a(uruk_hai))),
    while_(at(site, ~sanctuary), gets(companion, twilight_cost(+2))),
)

card(
    "1 U 130",
    "No Ordinary Storm",
    each_time(is_played(weather, condition, by=you), exert(a(gandalf_culture, companion | ally))),
)

card("1 R 131", "Orthanc Assassin")

card(
    "1 R 132",
    "Parry",
    event(
        maneuver,
        spot(uruk_hai) >> make(a(possession), gives_no_strength_bonus, until=regroup),
    ),
)

card(
    "1 C 133",
    "Saruman's Ambition",
    gets(your & isengard & event_card, twilight_cost(-1)),
    ability(skirmish, discard(this) >> make(a(uruk_hai), strength(+2))),
)

card(
    "1 C 134",
    "Saruman's Chill",
    to_play(exert(a(isengard, minion))),
    plays_on(site, limit=1),
    each_time(the_fellowship_moves_from(bearer), exert(each(hobbit, companion))),
    each_time(turn_ends, discard(this)),
)

card(
    "1 U 135",
    "Saruman's Frost",
    to_play(exert(a(isengard, minion))),
    plays_on(site, limit=1),
    gets(hobbit & at_site(bearer), strength(-2)),
    each_time(turn_ends, discard(this)),
)

card(
    "1 U 136",
    "Saruman's Power",
    event(shadow, exert(a(isengard, minion)) >> discard(each(condition))),
)

card(
    "1 R 137",
    "Saruman's Reach",
    event(
        maneuver,
        exert(a(uruk_hai))
        >> have(free_peoples_player, either(exert(some(2, companion)), wear_the_ring)),
    ),
)

card(
    "1 C 138",
    "Saruman's Snows",
    to_play(exert(a(isengard, minion))),
    plays_on(site),
    while_(
        at(bearer),
        forbids(each_player, playing, skirmish_event, phase=skirmish),
        forbids(each_player, using_abilities, phase=skirmish),
    ),
    each_time(turn_ends, discard(this)),
)

# The second choice gives strength, too, until the regroup phase (clarification in 2.0).
card(
    "1 R 139",
    "Savagery to Match Their Numbers",
    event(
        skirmish,
        either(
            make(a(uruk_hai), strength(+2)),
            spot(5, companion) >> make(a(uruk_hai), strength(+4), fierce, until=regroup),
        ),
    ),
)

card(
    "1 R 140",
    "Spies of Saruman",
    to_play(exert(a(isengard, minion))),
    plays_on(site),
    while_(at(bearer), skips(archery)),
    each_time(turn_ends, discard(this)),
)

card(
    "1 C 141",
    "Their Arrows Enrage",
    to_play(spot(titled("Saruman") | uruk_hai)),
    gets(archer & (companion | ally), strength(-1)),
)

card(
    "1 U 142",
    "Traitor's Voice",
    to_play(spot(uruk_hai)),
    while_(
        is_(ring_bearer, exhausted) | can_spot(5, burdens),
        move_limit(-1, least=1),
    ),
)

card(
    "1 R 143",
    "Troop of Uruk-hai",
    gets(character & skirmishing_against(this), loses_strength_bonuses(weapon)),
)

card(
    "1 C 144",
    "Uruk Bloodlust",
    response(wins_skirmish(your, uruk_hai), remove_twilight(1) >> heal(that(uruk_hai))),
)

card(
    "1 C 145",
    "Uruk Brood",
    ability(skirmish, remove_twilight(2) >> make(this, strength(you_spot(other(uruk_hai))))),
)

card(
    "1 C 146",
    "Uruk Fighter",
    ability(maneuver, spot(5, companion) >> make(this, fierce, until=regroup)),
)

card(
    "1 R 147",
    "Uruk Guard",
    ability(
        assignment,
        exert(this) + spot(companion)
        >> make(this, cannot_be_assigned_to(that(companion), by_free_peoples=True)),
    ),
)

card("1 R 148", "Uruk Lieutenant", gets(this, strength(number_of(other(uruk_hai)))))

card("1 C 149", "Uruk Messenger", while_(can_spot(weather, condition), gets(this, strength(+3))))

card(
    "1 C 150",
    "Uruk Rager",
    each_time(wins_skirmish(this), have(free_peoples_player, discard(top_of_deck(2)))),
)

card("1 C 151", "Uruk Savage")

card("1 C 152", "Uruk Shaman", ability(maneuver, remove_twilight(2) >> heal(a(uruk_hai))))

card(
    "1 U 153",
    "Uruk Slayer",
    ability(skirmish, remove_twilight(1) >> make(this, strength(+1), limit=3)),
)

card("1 C 154", "Uruk Soldier", when_played(may(have(free_peoples_player, discard(top_of_deck())))))

card(
    "1 R 155",
    "Uruk Spy",
    response(
        the_ring_is_put_on,
        exert(this)
        >> discard(top_of_deck(you_spot(isengard, minion)))
        + add_burdens(discarded_in_this_way(shadow_side)),
    ),
)

card(
    "1 C 156",
    "Uruk Warrior",
    ability(maneuver, spot(6, companion) >> make(this, fierce, until=regroup)),
)

card("1 C 157", "Uruk-hai Armory", while_(can_spot(uruk_hai), fellowship_archery(-1)))

card("1 C 158", "Uruk-hai Raiding Party")

card(
    "1 U 159",
    "Uruk-hai Rampage",
    to_play(spot(uruk_hai)),
    response(
        wins_skirmish(your, uruk_hai),
        remove_twilight(3) >> make(that(uruk_hai), fierce, until=regroup),
    ),
)

card(
    "1 C 160",
    "Uruk-hai Sword",
    bearer_must_be(uruk_hai),
    each_time(wins_skirmish(bearer), have(free_peoples_player, discard(top_of_deck()))),
)

card(
    "1 U 161",
    "Wariness",
    response_event(
        is_played(event_card, stealth),
        either(exert(a(your, uruk_hai)), discard(a(your, uruk_hai))) >> cancel_that_event,
    ),
)

card(
    "1 U 162",
    "Worry",
    to_play(exert(a(uruk_hai))),
    each_time(
        loses_skirmish(companion | ally, against=uruk_hai),
        have(free_peoples_player, either(exert(a(ring_bearer)), add_burdens(1))),
    ),
)
