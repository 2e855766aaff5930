"""Isengard of *The Two Towers*: all but its minions."""

from rules.tcg.library.own.archery_at_allies import allies_take_archery_wounds
from rules.tcg.library.own.first_sentence import suspend_the_first_sentence
from rules.tcg.notation.language import *

card(
    "4 C 137",
    "Attack on Helm's Deep",
    ability(shadow, play(from_hand(uruk_hai)) >> place_tokens(1, isengard)),
    ability(regroup, remove_tokens(3, isengard) + discard(a(uruk_hai)) >> take_control()),
)

card(
    "4 R 139",
    "Banished",
    to_play(exert(a(titled("Saruman") | (isengard & man)))),
    plays_on(free_peoples, man),
    each_time(loses_skirmish(ally | companion, ~bearer), exert(bearer)),
)

card(
    "4 R 140",
    "Beyond All Hope",
    event(
        maneuver,
        exert(some(2, uruk_hai)) >> add_burdens(cards_in_dead_pile(who=free_peoples_player)),
    ),
)

card(
    "4 C 141",
    "Beyond Dark Mountains",
    response_event(
        is_killed(companion | ally),
        exert(a(isengard, minion))
        >> add_burdens(
            or_if(
                is_(that(companion | ally), titled("Aragorn", "Gandalf", "Théoden")), 2, otherwise=1
            )
        ),
    ),
)

card(
    "4 C 142",
    "Broad-bladed Sword",
    bearer_must_be(uruk_hai),
    while_(~during(skirmish), gets(bearer, takes_no_wounds)),
)

card(
    "4 U 143",
    "Brought Back Alive",
    event(
        assignment,
        exert(a(isengard, tracker))
        >> pick(a(unbound, companion))
        + if_(
            is_(that(companion), hobbit),
            assign(that(tracker), that(companion)),
            unless(
                free_peoples_player,
                exert(that(companion)),
                assign(that(tracker), that(companion)),
            ),
        ),
    ),
)

card(
    "4 R 144",
    "Burning of Westfold",
    ability(
        shadow,
        given(you_control_a_site),
        play(from_hand(uruk_hai)) >> discard(a(free_peoples, condition)),
    ),
)

card(
    "4 C 145",
    "Cloud of Arrows",
    event(
        archery,
        exert(a(isengard, archer)) >> add_to_minion_archery(+1) + add_to_fellowship_archery(-1),
    ),
)

card(
    "4 R 146",
    "Come Down",
    ability(archery, spot(2, isengard, archer) >> allies_take_archery_wounds),
)

card(
    "4 U 147",
    "Covering Fire",
    to_play(spot(2, isengard, archer)),
    forbids(free_peoples_player, playing, archery_event),
    forbids(free_peoples_player, using_abilities, phase=archery),
    discard_during(regroup),
)

card(
    "4 U 148",
    "Down to the Last Child",
    each_time(loses_skirmish(companion | ally, against=uruk_hai), place_tokens(1, isengard)),
    ability(shadow, remove_tokens(2, isengard) >> take_control()),
)

card(
    "4 R 149",
    "Driven Back",
    event(
        archery,
        spot(2, isengard, archer)
        >> add_to_minion_archery(cards_in_dead_pile(who=free_peoples_player)),
    ),
)

card(
    "4 C 151",
    "Ferocity",
    event(skirmish, make(a(uruk_hai), strength(or_if(at(battleground), +3, otherwise=+2)))),
)

card("4 U 152", "Get Back", event(assignment, make(a(isengard, tracker), cannot_be_assigned)))

card(
    "4 U 155",
    "Haunting Her Steps",
    response_event(
        ability_is_used(ally | (unbound & companion)),
        exert(a(titled("Gríma"))) >> cancel_that_action,
    ),
)

card(
    "4 C 156",
    "Kill Them Now",
    event(
        skirmish,
        make(
            a(isengard, tracker),
            strength(or_if(is_skirmishing(that(tracker), bearing(search)), +4, otherwise=+2)),
        ),
    ),
)

card(
    "4 R 157",
    "Leechcraft",
    to_play(exert(a(titled("Saruman") | (isengard & man)))),
    plays_on(free_peoples, man),
    gets(bearer, cannot_use_abilities()),
)

card(
    "4 U 159",
    "Many Riddles",
    to_play(exert(a(isengard, tracker))),
    plays_on(companion, ~ring_bearer),
    ability(
        assignment,
        exert(a(isengard, tracker)) + remove_twilight(2)
        >> unless(free_peoples_player, exert(bearer), assign(that(tracker), bearer)),
    ),
)

card(
    "4 U 161",
    "Men Will Fall",
    event(
        skirmish,
        spot(titled("Saruman") | (isengard & man)) >> make(a(unbound, companion), strength(-2)),
    ),
)

# The discarding stands with the effects: as a cost it could not be paid by a hand that holds no
# Free Peoples card, and print asks for none.
card(
    "4 R 162",
    "New Power Rising",
    event(
        regroup,
        spot(titled("Saruman") | (isengard & man)) + reveal_hand()
        >> discard(each(from_revealed(free_peoples))) + take_into_hand(from_discard_pile(isengard)),
    ),
)

card(
    "4 R 163",
    "No Dawn for Men",
    event(
        maneuver,
        exert(a(uruk_hai)) >> exert(some(number_of(site, you_control), unbound, companion)),
    ),
)

card(
    "4 R 166",
    "The Palantír of Orthanc, Seventh Seeing-stone",
    to_play(spot(isengard, minion)),
    ability(
        shadow,
        spot(isengard, minion) + remove_twilight(2)
        >> either(reveal(top_of_deck()), reveal(top_of_deck(who=an_opponent)))
        + may(put_beneath_deck(from_revealed())),
    ),
)

card(
    "4 R 167",
    "Pillage of Rohan",
    plays_on(site, you_control),
    while_(
        can_spot(bearer, with_stacked(uruk_hai)),
        forbids(free_peoples_player, playing, skirmish_event),
        forbids(free_peoples_player, using_abilities, phase=skirmish),
    ),
)

card(
    "4 R 168",
    "Race Across the Mark",
    ability(skirmish, spot(site, you_control) + remove_twilight(2) >> cancel_skirmish(uruk_hai)),
)

card(
    "4 U 170",
    "Ranks Without Number",
    each_time(
        is_assigned(ally, by=free_peoples_player),
        may(play(from_discard_pile(isengard, minion), cost=-2)),
    ),
)

card(
    "4 R 171",
    "Rest While You Can",
    to_play(spot(isengard, tracker)),
    plays_on(companion, limit=1),
    each_time(
        is_killed(bearer),
        reveal(top_of_deck(10, who=an_opponent))
        + discard(from_revealed(shadow_side))
        + discard(from_revealed(free_peoples))
        + have(that_player, shuffle_deck()),
    ),
)

card(
    "4 R 172",
    "Rohan Is Mine",
    to_play(spot(titled("Saruman") | (isengard & man))),
    plays_on(free_peoples, man),
    each_time(is_assigned(bearer, by=free_peoples_player), exert(each(ally))),
)

card(
    "4 R 174",
    "Saruman's Staff, Wizard's Device",
    plays_on(titled("Saruman")),
    gets(bearer, fierce, damage(+1)),
    ability(maneuver, suspend_the_first_sentence),
)

card(
    "4 C 175",
    "Still They Came",
    event(
        skirmish,
        exert(a(uruk_hai, unassigned)) >> make(a(uruk_hai, ~that(uruk_hai)), strength(+3)),
    ),
)

card(
    "4 R 177",
    "Uglúk's Sword",
    bearer_must_be(uruk_hai),
    ability(
        shadow,
        given(is_(bearer, titled("Uglúk"))),
        exert(bearer) + discard_from_hand(1, minion) >> play(from_hand(minion), cost=-3),
    ),
)

card(
    "4 C 196",
    "Uruk Spear",
    bearer_must_be(uruk_hai),
    ability(maneuver, exert(bearer) >> discard(a(free_peoples, mount))),
)

card(
    "4 U 208",
    "Vengeance",
    event(
        skirmish,
        make(
            a(isengard, tracker),
            strength(2 * number_of(borne_by(character, skirmishing_against(that(tracker))))),
        ),
    ),
)

card(
    "4 R 209",
    "Volley Fire",
    event(archery, discard(some(2, isengard, archer)) >> exhaust(a(unbound, companion))),
)

card(
    "4 C 210",
    "We Are the Fighting Uruk-hai",
    event(
        skirmish,
        make(a(uruk_hai), strength(+2)) + if_(you_control_a_site, make(that(uruk_hai), damage(+1))),
    ),
)

card(
    "4 R 211",
    "Weapons of Isengard",
    ability(shadow, play(from_hand(isengard, archer)) >> place_tokens(1, isengard)),
    ability(archery, remove_tokens(2, isengard) >> add_to_minion_archery(+2) + discard(this)),
)

card(
    "4 C 212",
    "Weary",
    plays_on(companion | ally, limit=1),
    each_time(
        is_assigned(bearer, to=isengard & tracker, by=free_peoples_player),
        exert(bearer),
    ),
)

card(
    "4 R 213",
    "What Did You Discover?",
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(discard_from_hand(2) >> take_into_hand(from_discard_pile(isengard, tracker))),
    ),
)

card(
    "4 R 214",
    "Where Has Gríma Stowed It?",
    event(
        maneuver,
        spot(titled("Gríma")) >> discard(a(possession, borne_by(ally | (unbound & companion)))),
    ),
)

card(
    "4 R 215",
    "Wounded",
    to_play(exert(a(isengard, man))),
    plays_on(free_peoples, man),
    when_played(exert(bearer)),
    gets(bearer, cannot_heal),
)
