"""Sauron of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 R 93",
    "Called Away",
    ability(
        regroup,
        discard(a(sauron, minion))
        + spot(companion, ~ring_bearer, ~with_vitality(more_than(burdens)))
        + remove_burdens(vitality_of(that(companion)))
        >> return_to_hand(that(companion)),
    ),
)

card(
    "8 U 94",
    "Gorgoroth Agitator",
    to_play(spot(sauron, orc)),
    when_played(given(can_spot(other(besieger))), may(add_threats(companions_over(4)))),
    ability(shadow, remove_threats(1) >> play(from_discard_pile(sauron, engine))),
)

card(
    "8 R 95",
    "Gorgoroth Assassin",
    ability(
        assignment,
        either(spot(sauron, engine), spot(site, you_control))
        >> assign(this, a(unbound, companion)),
    ),
)

card(
    "8 R 96",
    "Gorgoroth Berserker",
    to_play(spot(sauron, orc)),
    ability(maneuver, given(you_have_initiative), exert(2, this) >> take_control()),
    ability(maneuver, remove_threats(1) + exert(2, this) >> take_control()),
)

card(
    "8 U 97",
    "Gorgoroth Breaker",
    ability(
        archery,
        either(exert(this), stack(this, a(site, you_control))) >> add_to_fellowship_archery(-2),
    ),
)

card(
    "8 U 98",
    "Gorgoroth Looter",
    when_played(may(remove_burdens(1) >> play(from_stack(besieger, on=site & you_control)))),
)

card(
    "8 U 99",
    "Gorgoroth Patrol",
    ability(
        regroup,
        given(is_(this, stacked_on(site, you_control))),
        discard(this) >> add_to_move_limit(-1),
        used_from=its_stack,
    ),
)

card(
    "8 U 100",
    "Gorgoroth Servitor",
    ability(
        archery,
        return_to_hand(this)
        >> add_to_fellowship_archery(-2)
        + lasting(forbids(free_peoples_player, using_abilities, phase=archery)),
    ),
)

card(
    "8 C 101",
    "Gorgoroth Stormer",
    ability(
        shadow,
        given(you_have_initiative),
        exert(this) >> add_burdens(1) + have(free_peoples_player, draw(1)),
    ),
)

card(
    "8 C 102",
    "Great Hill Troll",
    gets(this, twilight_cost(-1 * number_of(sauron, engine))),
    when_played(
        given(at(site_numbered(between(5, 9), king_block))),
        may(discard(a(free_peoples, condition))),
    ),
)

card(
    "8 R 103",
    "Grond, Hammer of the Underworld",
    ability(shadow, play(from_hand(sauron, minion)) >> place_tokens(1, sauron)),
    ability(
        regroup,
        remove_tokens(choose_x(), sauron)
        >> discard(a(free_peoples, ~companion, with_cost(equal_to(x))))
        + either(discard(a(sauron, minion)), discard(this)),
    ),
)

card(
    "8 C 104",
    "Morgai",
    while_(can_spot(sauron, minion) & at(site_numbered(5, king_block)), the_shadow_has_initiative),
    response(
        is_played(companion),
        discard_from_hand(1, sauron) >> take_control() + discard(this),
    ),
)

card(
    "8 R 105",
    "Olog-hai of Mordor",
    gets(this, twilight_cost(-2 * number_of(sauron, minion, stacked_on(site)))),
    each_time(
        wins_skirmish(this),
        may(play(from_stack(besieger, on=site & you_control), fierce, damage(+1), until=regroup)),
    ),
)

card("8 C 106", "Siege Troop", ability(regroup, exert(2, this) >> take_control()))

card(
    "8 U 107",
    "Their Marching Companies",
    to_play(spot(sauron, minion)),
    ability(regroup, remove_threats(1) >> stack(a(your, sauron, minion), a(site, you_control))),
    ability(shadow, remove_threats(1) >> play(from_stack(sauron, minion, on=site & you_control))),
)

card(
    "8 R 108",
    "Troll of Gorgoroth, Abomination of Sauron",
    to_play(spot(sauron, orc)),
    gets(this, twilight_cost(-2 * number_of(sauron, engine))),
    ability(regroup, exert(this) >> stack(a(your, besieger), a(site, you_control))),
)
