"""Player cards of Return to Mirkwood."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.library.own.attacks import before_any_attack, discard_a_facedown_shadow_card
from rules.lcg.library.own.encounters import put_top_of_encounter_discard_on_deck
from rules.lcg.library.own.facedown import attach_that_card_facedown, each_facedown_attachment
from rules.lcg.library.own.heroes import add_its_attack, add_its_defense
from rules.lcg.library.own.locations import switch_active_location_with
from rules.lcg.library.own.piles import pay_lore_to_return_this
from rules.lcg.notation.language import *

card(
    "02116",
    "Dáin Ironfoot",
    gets(all_(dwarf, character), attack(+1), willpower(+1), given=is_(this, ~exhausted)),
)

card(
    "02117",
    "Dúnedain Signal",
    attach_to(hero),
    gains(attached, sentinel),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card(
    "02118",
    "Dawn Take You All",
    action(
        let(each_player, discard_a_facedown_shadow_card),
        phase=combat_phase,
        given=before_any_attack,
    ),
)

card(
    "02119",
    "Eagles of the Misty Mountains",
    rule(no_restricted_attachments),
    gets(this, attack(each_facedown_attachment), defense(each_facedown_attachment)),
    response(leaves_play(eagle, character, ~this), attach_that_card_facedown),
)

card(
    "02120",
    "Support of the Eagles",
    attach_to(tactics_card, hero),
    action(exhaust(this) >> choose(a(eagle, ally)) + either(add_its_attack, add_its_defense)),
)

card(
    "02121",
    "West Road Traveller",
    response(you_play(this), switch_active_location_with(a(location, in_staging_area))),
)

card("02122", "Astonishing Speed", action(make(all_(rohan, character), willpower(+2))))

card("02123", "Mirkwood Runner", rule(ignores_defense))

card(
    "02124",
    "Rumour from the Earth",
    action(look_at_top_of_encounter_deck + then(may(pay_lore_to_return_this))),
)

card("02125", "Shadow of the Past", action(put_top_of_encounter_discard_on_deck))
