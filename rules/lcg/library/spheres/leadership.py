"""Leadership: heroes 1 to 3 and cards 13 to 27 of the core set, and later cards."""

from rules.lcg.library.own.attachments import attach_this_to
from rules.lcg.notation.language import *

card("01001", "Aragorn", response(commits(this), spend(1, this) >> ready(this)))

card("01002", "Théodred", response(commits(this), add_resources(1, choose_a(hero, committed))))

card("01003", "Glóin", response(suffers_damage(this), add_resources(that_many, this)))

card("01013", "Guard of the Citadel")

card(
    "01014",
    "Faramir",
    action(
        exhaust(this)
        >> choose_player(a_player) + make(each(character, of_that_player), willpower(+1))
    ),
)

card(
    "01015",
    "Son of Arnor",
    response(
        enters_play(this),
        engage(choose_a(enemy_card, in_staging_area | engaged_with_another_player)),
    ),
)

card("01016", "Snowbourn Scout", response(enters_play(this), place_progress(1, choose_a(location))))

card("01017", "Silverlode Archer")

card(
    "01018",
    "Longbeard Orc Slayer",
    response(enters_play(this), deal_damage(1, each(orc, enemy, now_in_play))),
)

card(
    "01019",
    "Brok Ironfist",
    response(leaves_play(dwarf, hero, yours), put_into_play(this), from_hand=True),
)

card("01020", "Ever Vigilant", action(ready(one(ally_card))))

card("01021", "Common Cause", action(exhaust(one(hero, yours)) >> ready(a(hero, ~that))))

card(
    "01022",
    "For Gondor!",
    action(make(all_(character), attack(+1)) + make(all_(gondor, character), defense(+1))),
)

card(
    "01023",
    "Sneak Attack",
    action(
        put_into_play(a_card_from(your_hand, ally_card))
        + at_end_of_phase(if_(in_play(that), return_to_hand(that)))
    ),
)

card("01024", "Valiant Sacrifice", response(leaves_play(ally_card), draw(2, its_controller)))

card("01025", "Grim Resolve", action(ready(all_(character_card, now_in_play))))

card(
    "01026",
    "Steward of Gondor",
    attach_to(hero),
    gains(attached, trait(gondor)),
    action(exhaust(this) >> add_resources(2, attached)),
)

card(
    "01027",
    "Celebrían's Stone",
    attach_to(hero),
    gains(attached, willpower(+2)),
    gains(attached, resource_icon(spirit), given=is_(attached, titled("Aragorn"))),
)

# --- Shadows of Mirkwood ---

card(
    "02002",
    "Dúnedain Mark",
    attach_to(hero),
    gains(attached, attack(+1)),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card("02003", "Campfire Tales", action(have(each_player, draw(1))))

card(
    "02026",
    "Dúnedain Warning",
    attach_to(hero),
    gains(attached, defense(+1)),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card(
    "02027",
    "Second Breakfast",
    action(have(each_player, return_to_hand(topmost_from(your_discard_pile, attachment)))),
)

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

card(
    "02074",
    "Rear Guard",
    action(
        discard(a(leadership_card, ally, yours)) >> make(each(hero, committed), willpower(+1)),
        phase=quest_phase,
    ),
)

card(
    "02096",
    "Dúnedain Watcher",
    response(shadow_is_triggered, discard(this) >> cancel_shadow_effect),
)

card(
    "02097",
    "Dúnedain Cache",
    attach_to(hero),
    gains(attached, ranged),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)

card(
    "02117",
    "Dúnedain Signal",
    attach_to(hero),
    gains(attached, sentinel),
    action(spend(1, attached) >> attach_this_to(a(hero, ~attached))),
)
