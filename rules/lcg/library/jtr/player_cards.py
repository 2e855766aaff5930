"""Player cards of A Journey to Rhosgobel."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.library.own.returns import (
    move_it_from_discard_pile_to_hand,
    put_that_hero_back_with_1_damage,
)
from rules.lcg.library.own.tokens import move_damage, move_resources, spend_x_to_heal_x
from rules.lcg.notation.language import *

card(
    "02050",
    "Prince Imrahil",
    response(leaves_play(character), ready(this), limit=once_a_round),
)

card(
    "02051",
    "Dúnedain Quest",
    attach_to(hero),
    gains(attached, willpower(+1)),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card("02052", "Parting Gifts", action(move_resources))

card(
    "02053",
    "Landroval",
    rule(no_restricted_attachments),
    response(
        is_destroyed(hero_card),
        return_to_hand(this) >> put_that_hero_back_with_1_damage,
        limit=once_a_game,
    ),
)

card(
    "02054",
    "To the Eyrie",
    response(
        is_destroyed(ally),
        exhaust(one(eagle, character, yours)) >> move_it_from_discard_pile_to_hand,
    ),
)

card(
    "02055",
    "Escort from Edoras",
    gets(this, willpower(+2), given=is_(this, committed)),
    forced(resolves_quest(this), discard(this)),
)

card(
    "02056",
    "Ancient Mathom",
    attach_to(location),
    response(is_explored(attached), have(first_player, draw(3))),
)

card("02057", "Haldir of Lórien")

card("02058", "Infighting", action(move_damage))

card(
    "02059",
    "Radagast",
    rule(collects_resource),
    rule(pays_for_creatures),
    action(spend_x_to_heal_x),
)
