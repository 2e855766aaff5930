"""Lore: heroes 10 to 12 and cards 58 to 72 of the core set."""

from rules.lcg.library.own.piles import look_at_that_shadow_card, search_top_x_cards
from rules.lcg.notation.language import *

card(
    "01010",
    "Denethor",
    action(exhaust(this) >> look_at_top_of_encounter_deck + may(move_it_to_bottom)),
)

card(
    "01011", "Glorfindel", action(spend(1, this) >> heal(1, any_one(character)), limit=once_a_round)
)

card("01012", "Beravor", action(exhaust(this) >> draw(2, a_player)))

card("01058", "Daughter of the Nimrodel", action(exhaust(this) >> heal_up_to(2, any_single(hero))))

card(
    "01059",
    "Erebor Hammersmith",
    response(you_play(this), return_to_hand(topmost_from(any_discard_pile, attachment))),
)

card("01060", "Henamarth Riversong", action(exhaust(this) >> look_at_top_of_encounter_deck))

card("01061", "Miner of the Iron Hills", response(enters_play(this), discard(one(condition_card))))

card("01062", "Gléowine", action(exhaust(this) >> draw(1, a_player)))

card("01063", "Lore of Imladris", action(heal_all(choose_a(character))))

card("01064", "Lórien's Wealth", action(draw(3, a_player)))

card(
    "01065",
    "Radagast's Cunning",
    action(make(choose_a(enemy, in_staging_area), does_not_contribute_threat), phase=quest_phase),
)

card(
    "01066",
    "Secret Paths",
    action(
        make(choose_a(location, in_staging_area), does_not_contribute_threat), phase=quest_phase
    ),
)

card("01067", "Gandalf's Search", action(choose_player(a_player) + search_top_x_cards))

card(
    "01068",
    "Beorn's Hospitality",
    action(choose_player(a_player) + heal_all(each(hero, of_that_player))),
)

card("01069", "Forest Snare", attach_to(enemy, engaged), gets(attached, cannot_attack))

card(
    "01070",
    "Protector of Lórien",
    attach_to(hero),
    action(
        discard_from_hand(1) >> either(make(attached, defense(+1)), make(attached, willpower(+1)))
    ),
)

card(
    "01071",
    "Dark Knowledge",
    attach_to(hero),
    gets(attached, willpower(-1)),
    response(shadow_is_dealt_to_your_attacker, exhaust(this) >> look_at_that_shadow_card),
)

card(
    "01072",
    "Self Preservation",
    attach_to(character),
    action(exhaust(this) >> heal(2, attached)),
)
