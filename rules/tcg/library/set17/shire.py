"""The Shire of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 106",
    "Halfling Leaf",
    to_play(spot(hobbit)),
    ability(skirmish, discard(a(pipeweed)) >> cancel_skirmish(unbound, hobbit)),
)

card(
    "17 U 107",
    "Merry, In the Bloom of Health",
    more_ents_to_spot(1),
    ability(regroup, exert(this) >> put_beneath_deck(from_discard_pile(pipeweed))),
)

card(
    "17 U 108",
    "Hornblower Leaf",
    to_play(spot(unbound, hobbit)),
    ability(regroup, discard(a(pipeweed)) >> remove_threats(1)),
    ability(regroup, discard(a(pipeweed)) >> discard(a(minion))),
)

card(
    "17 U 109",
    "Pippin, In the Bloom of Health",
    more_ents_to_spot(1),
    ability(maneuver, discard(some(2, pipeweed)) >> remove_burdens(1)),
)

card(
    "17 U 110",
    "Southfarthing Leaf",
    to_play(spot(unbound, hobbit)),
    ability(skirmish, discard(a(pipeweed)) >> make(a(unbound, hobbit), strength(+2))),
    ability(regroup, discard(this) >> play(from_draw_deck(pipeweed))),
)

card(
    "17 U 111",
    "Southlinch Leaf",
    to_play(spot(hobbit)),
    ability(skirmish, discard(a(pipeweed)) >> make(a(unbound, hobbit), overwhelmed_only_at(3))),
)
