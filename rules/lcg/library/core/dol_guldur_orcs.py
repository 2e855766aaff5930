"""The encounter set Dol Guldur Orcs."""

from rules.lcg.notation.language import *

card(
    "01089",
    "Dol Guldur Orcs",
    when_revealed(have(first_player, deal_damage(2, choose_one(character, committed)))),
    shadow(
        if_(
            undefended,
            make(attacking_enemy, attack(+3)),
            otherwise=make(attacking_enemy, attack(+1)),
        )
    ),
)

card(
    "01090",
    "Chieftan Ufthak",
    gets(this, attack(each_resource_on(this, times=2))),
    forced(has_attacked(this), add_resources(1, this)),
)

card("01091", "Dol Guldur Beastmaster", forced(attacks(this), deal_shadow_cards(1)))

card(
    "01092",
    "Driven by Shadow",
    when_revealed(
        make(each(enemy | location, now_in_staging_area), threat(+1))
        + if_(staging_area_is_empty, gain_surge)
    ),
    shadow(
        if_(
            undefended,
            discard(all_(attachment, yours)),
            otherwise=discard(one(attachment, on_defending_character)),
        )
    ),
)

card("01093", "The Necromancer's Reach", when_revealed(deal_damage(1, each(character, exhausted))))

card(
    "01094",
    "Necromancer's Pass",
    travel(must(first_player, discard_from_hand(2, at_random=True))),
)

card("01095", "Enchanted Stream", rule(cannot_draw, given=is_(this, active)))
