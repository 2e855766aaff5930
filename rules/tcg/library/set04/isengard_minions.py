"""The minions of Isengard of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 U 136",
    "Advance Uruk Patrol",
    while_(at(battleground), gets(this, fierce)),
    while_(can_spot(battleground, you_control), gets(this, strength(+4))),
)

card("4 U 138", "Band of Uruk Bowmen", while_(you_control_a_site, minion_archery(+1)))

card(
    "4 R 150",
    "Elite Crossbowmen",
    ability(
        archery,
        exert(this)
        >> have(free_peoples_player, wound(a(unbound, companion))) + make(this, adds_no_archery),
    ),
)

card(
    "4 C 153",
    "Gríma, Son of Galmód",
    gets(
        ((unbound & companion) | ally) & bearing(shadow_side, condition),
        strength(-1),
    ),
)

card(
    "4 R 154",
    "Gríma, Wormtongue",
    ability(
        maneuver,
        exert(this) + spot(unbound, companion, bearing(3, free_peoples | shadow_side))
        >> return_to_hand(each(free_peoples, borne_by(that(companion)))),
    ),
)

card(
    "4 R 158",
    "Lieutenant of Orthanc",
    ability(maneuver, exert(this) >> make(another(uruk_hai), fierce, until=regroup)),
)

card(
    "4 R 160",
    "Mauhúr, Patrol Leader",
    ability(skirmish, remove_twilight(2) >> make(a(isengard, tracker), takes_no_wounds)),
)

card(
    "4 R 164",
    "Orthanc Champion",
    ability(
        assignment,
        exert(this)
        >> unless(free_peoples_player, exert(that(companion)), assign(this, a(unbound, companion))),
    ),
)

card("4 C 165", "Orthanc Warrior")

card(
    "4 R 169",
    "Ranged Commander",
    gets(isengard & archer, twilight_cost(-1)),
    ability(
        archery,
        exert(this)
        >> have(free_peoples_player, wound(a(unbound, companion))) + make(this, adds_no_archery),
    ),
)

card(
    "4 R 173",
    "Saruman, Black Traitor",
    while_(during(archery), gets(this, takes_no_wounds)),
    gets(this, cannot_be_assigned),
    when_played(may(discard(a(condition)))),
    ability(shadow, exert(this) >> play(from_discard_pile(titled("Saruman's Staff")))),
)

card(
    "4 R 176",
    "Uglúk, Servant of Saruman",
    gets(your & isengard & tracker, roaming_penalty(-2)),
    while_(can_spot(2, isengard, tracker), gets(this, strength(+3))),
    while_(can_spot(3, isengard, tracker), gets(this, damage(+1))),
)

card(
    "4 C 178",
    "Unferth, Gríma's Bodyguard",
    each_time(
        is_assigned(companion | ally, to=isengard & man, by=free_peoples_player),
        exert(that(companion | ally)),
    ),
)

card(
    "4 R 179",
    "Uruk Assault Band",
    to_play(spot(uruk_hai)),
    while_(at(battleground), gets(this, fierce)),
    while_(can_spot(battleground, you_control), gets(this, strength(+6))),
    while_(can_spot(2, battleground, you_control), gets(this, takes_no_wounds)),
)

card(
    "4 C 180",
    "Uruk Besieger",
    ability(regroup, stack(this, a(site, you_control))),
    ability(
        shadow,
        given(is_(this, stacked_on(site, you_control))),
        play(this, cost=-1),
        used_from=its_stack,
    ),
)

card(
    "4 C 181",
    "Uruk Chaser",
    while_(in_fierce_skirmish & is_(this, skirmishing), gets(this, strength(+2))),
)

card(
    "4 U 182",
    "Uruk Crossbow Troop",
    when_played(may(place_tokens(1, isengard, a(machine)))),
)

card(
    "4 C 183",
    "Uruk Crossbowman",
    ability(
        archery,
        exert(this)
        >> have(free_peoples_player, wound(a(unbound, companion))) + make(this, adds_no_archery),
    ),
)

card(
    "4 C 184",
    "Uruk Defender",
    ability(
        skirmish, given(at(battleground)), exert(this) >> make(another(uruk_hai), strength(+2))
    ),
)

card(
    "4 C 185",
    "Uruk Fanatic",
    while_(in_dead_pile(3, who=free_peoples_player), gets(this, fierce)),
)

card(
    "4 R 186",
    "Uruk Follower",
    gets(unbound & hobbit, cannot_be_discarded),
    response(is_killed(unbound, hobbit), exert(this) >> add_burdens(1)),
)

card(
    "4 C 187",
    "Uruk Foot Soldier",
    while_(in_fierce_skirmish & is_(this, skirmishing), gets(this, strength(+3), damage(+1))),
)

card(
    "4 U 188",
    "Uruk Hunter",
    gets(unbound & hobbit, cannot_be_discarded),
    response(is_killed(unbound, hobbit), exert(2, this) >> exhaust(a(companion))),
)

card(
    "4 C 189",
    "Uruk Plains Runner",
    while_(in_fierce_skirmish & is_(this, skirmishing), gets(this, strength(+3), damage(+1))),
)

card(
    "4 C 190",
    "Uruk Pursuer",
    gets(unbound & hobbit, cannot_be_discarded),
    response(
        is_killed(unbound, hobbit),
        exert(this) >> have(free_peoples_player, wound(a(unbound, companion))),
    ),
)

card(
    "4 C 191",
    "Uruk Rear Guard",
    ability(
        skirmish, given(at(battleground)), exert(this) >> make(another(uruk_hai), strength(+1))
    ),
)

card(
    "4 C 192",
    "Uruk Regular",
    ability(shadow, exert(this) >> play(from_hand(uruk_hai), cost=-number_of(other(uruk_hai)))),
)

card(
    "4 C 193",
    "Uruk Runner",
    while_(in_fierce_skirmish & is_(this, skirmishing), gets(this, strength(+2))),
)

card(
    "4 U 194",
    "Uruk Searcher",
    while_(is_skirmishing(this, bearing(search)), gets(this, strength(+2), damage(+1))),
)

card(
    "4 C 195",
    "Uruk Seeker",
    while_(is_skirmishing(this, bearing(search)), gets(this, strength(+2), damage(+1))),
)

card(
    "4 C 197",
    "Uruk Stalker",
    while_(in_dead_pile(ally, who=free_peoples_player), gets(this, strength(+3), fierce)),
)

card(
    "4 C 198",
    "Uruk Stormer",
    each_time(
        is_killed(companion | ally, in_a_skirmish=True),
        given(can_spot(uruk_hai, skirmishing)),
        may(take_control()),
    ),
)

card(
    "4 R 199",
    "Uruk Trooper",
    ability(regroup, stack(this, a(site, you_control))),
    ability(
        shadow,
        given(is_(this, stacked_on(site, you_control))),
        play(this, cost=-1),
        used_from=its_stack,
    ),
)

card(
    "4 R 200",
    "Uruk Vanguard",
    to_play(spot(uruk_hai)),
    while_(at(battleground), gets(this, fierce, damage(+1))),
)

card(
    "4 U 201",
    "Uruk Veteran",
    ability(regroup, stack(this, a(site, you_control))),
    ability(
        shadow,
        given(is_(this, stacked_on(site, you_control))),
        play(this, cost=-1),
        used_from=its_stack,
    ),
)

card(
    "4 U 202",
    "Uruk-hai Band",
    gets(this, strength(2 * number_of(site, you_control))),
)

card("4 R 203", "Uruk-hai Horde", gets(this, twilight_cost(-number_of(site, you_control))))

card("4 C 204", "Uruk-hai Marauder", gets(this, twilight_cost(-number_of(site, you_control))))

card("4 U 205", "Uruk-hai Mob", gets(this, twilight_cost(-number_of(site, you_control))))

card("4 C 206", "Uruk-hai Patrol", while_(you_control_a_site, gets(this, damage(+1))))

card("4 C 207", "Uruk-hai Raiding Party")
