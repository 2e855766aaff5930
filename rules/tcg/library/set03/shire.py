"""The Shire of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 U 106",
    "Bill the Pony",
    bearer_must_be(hobbit, companion),
    gets(site, shadow_number(-1)),
    discard_when(at(underground)),
)

card(
    "3 U 107",
    "Frodo's Pipe",
    bearer_must_be(titled("Frodo")),
    ability(
        fellowship,
        discard(a(pipeweed, possession)) + spot(choose_x(number_of(pipe)), pipe)
        >> heal(x, a(companion, frodo_signet)),
    ),
)

card(
    "3 C 108",
    "Frying Pan",
    bearer_must_be(hobbit),
    ability(skirmish, exert(bearer) >> wound(a(orc, skirmishing_against(bearer)))),
)

card(
    "3 C 109",
    "Meant to Be Alone",
    event(
        fellowship,
        spot(hobbit, companion, ~ring_bearer)
        >> reveal(from_hand(who=an_opponent, random=True))
        + remove_twilight(printed_cost_of(that(opponents))),
    ),
)

card(
    "3 R 110",
    "Melilot Brandybuck, Merry Dancer",
    response(about_to_add(burden, by=shadow_side), exert(this) >> prevent_that),
)

card(
    "3 C 111",
    "Old Noakes, Purveyor of Wisdoms",
    # No discard that the Shadow card gave a choice about (rulings of April 2004, 3 C 111).
    each_time(
        player_discards_from_hand(you, by=shadow_side, forced=True),
        may(discard(a(minion | (shadow_side & condition)))),
    ),
)

card(
    "3 C 112",
    "Seek and Hide",
    event(skirmish, spot(2, shire, companion) >> make(a(minion), no_damage_bonus)),
)

card(
    "3 R 113",
    "The Shire Countryside",
    to_play(spot(2, shire, companion)),
    each_time(is_removed(burden, by=~hobbit, who=you), may(heal(a(companion)))),
)

card(
    "3 C 114",
    "Three Monstrous Trolls",
    response(
        about_to_add(twilight_token, by=shadow_side, any_number=True),
        exert(a(hobbit, ally)) >> prevent_that,
    ),
)
