"""Isengard of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 137",
    "Attack on Helm's Deep",
    ability(shadow, play(from_hand(uruk_hai)) >> place_tokens(1, isengard)),
    ability(regroup, remove_tokens(3, isengard) + discard(a(uruk_hai)) >> take_control()),
)

card(
    "4 C 142",
    "Broad-bladed Sword",
    bearer_must_be(uruk_hai),
    while_(~during(skirmish), gets(bearer, takes_no_wounds)),
)

card(
    "4 C 151",
    "Ferocity",
    event(skirmish, make(a(uruk_hai), strength(or_if(+2, at(battleground), +3)))),
)

card("4 C 165", "Orthanc Warrior")

card(
    "4 R 167",
    "Pillage of Rohan",
    plays_on(site, you_control),
    while_(
        can_spot(bearer, with_stacked(uruk_hai)),
        forbids(free_peoples_player, Forbidden.PLAY, event_of(skirmish)),
        forbids(free_peoples_player, Forbidden.USE_ABILITIES, phase=skirmish),
    ),
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
    "4 R 176",
    "Uglúk, Servant of Saruman",
    gets(all_of_these(your, isengard, tracker), roaming_penalty(-2)),
    while_(can_spot(2, isengard, tracker), gets(this, strength(+3))),
    while_(can_spot(3, isengard, tracker), gets(this, damage(+1))),
)

card(
    "4 C 183",
    "Uruk Crossbowman",
    ability(
        archery,
        exert(this)
        >> makes(free_peoples_player, wound(a(unbound, companion))) + make(this, adds_no_archery),
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
    while_(in_dead_pile(count=3, who=free_peoples_player), gets(this, fierce)),
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
    "4 C 197",
    "Uruk Stalker",
    while_(in_dead_pile(ally, who=free_peoples_player), gets(this, strength(+3), fierce)),
)

card(
    "4 U 202",
    "Uruk-hai Band",
    gets(this, strength(2 * number_of(site, you_control))),
)

card("4 C 207", "Uruk-hai Raiding Party")

card(
    "4 R 211",
    "Weapons of Isengard",
    ability(shadow, play(from_hand(isengard, archer)) >> place_tokens(1, isengard)),
    ability(archery, remove_tokens(2, isengard) >> add_to_minion_archery(+2) + discard(this)),
)
