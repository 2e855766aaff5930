"""Sites of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 U 321",
    "Farmer Maggot's Fields",
    ability(fellowship, exert(a(hobbit)) >> play(from_draw_deck(titled("Merry", "Pippin")))),
)

card(
    "1 U 324",
    "The Prancing Pony",
    ability(fellowship, add_burdens(1) >> play(from_draw_deck(titled("Aragorn")))),
)

card("1 U 327", "Bree Gate", while_(can_spot(ranger), move_limit(+1)))

card("1 U 329", "Breeland Forest", forbids(each_player, Forbidden.PLAY, stealth, event_card))

card(
    "1 U 345",
    "Mithril Mine",
    ability(shadow, remove_twilight(1) >> play(from_discard_pile(shadow_side, weapon))),
)

card(
    "1 U 348",
    "Pass of Caradhras",
    ability(
        shadow,
        spot(isengard, minion) >> play(from_draw_deck(weather)),
        limit=once_per_turn(),
    ),
)

card(
    "1 C 349",
    "The Bridge of Khazad-dûm",
    ability(shadow, play(from_draw_deck(titled("The Balrog"), or_zone=Zone.HAND), cost=-6)),
)

card(
    "1 C 351",
    "Galadriel's Glade",
    ability(fellowship, exert(a(elf)) >> look_at(from_hand(count=None, who=an_opponent))),
)

card("1 C 354", "Anduin Wilderland", skips(archery))

card("1 C 356", "Anduin Banks", minion_archery(2 * companions_over(4)))

card(
    "1 U 358",
    "Pillars of the Kings",
    ability(fellowship, discard_from_hand(1, gondor) >> heal(a(gondor, companion))),
)

card(
    "1 U 359",
    "Shores of Nen Hithoel",
    ability(
        shadow,
        spot(5, orc, minion)
        >> lasting(forbids(each_player, Forbidden.MOVE_AGAIN), until=end_of_turn),
    ),
)

card(
    "1 U 360",
    "Emyn Muil",
    ability(maneuver, exert(a(your, minion)) >> make(that(minion), fierce, until=regroup)),
)

card(
    "1 U 363",
    "Tol Brandir",
    ability(shadow, play(from_discard_pile(tracker, count=3, least=0)) + end_shadow_phase),
)
