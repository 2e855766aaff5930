"""Leadership: heroes 1 to 3 and cards 13 to 27 of the core set."""

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
