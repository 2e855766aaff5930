"""Orcs of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 U 78",
    "Destroyers and Usurpers",
    while_(
        can_spot(orc_culture, minion) & more(number_of(companion), number_of(minion)),
        gets(companion, loses(defender(1))),
    ),
    ability(
        maneuver,
        spot(2, orc_culture, minion) >> make(a(current_site), battleground, until=regroup),
    ),
)

card(
    "18 U 79",
    "Frenzy of Arrows",
    event(
        archery,
        spot(orc_culture, archer, minion)
        >> add_to_minion_archery(+2) + may(add_to_minion_archery(2 * number_of(follower))),
    ),
)

card(
    "18 R 80",
    "Gothmog, Morgul Leader",
    fellowship_archery(+3),
    minion_archery(+3),
    ability(
        regroup,
        remove_twilight(2) >> play(from_discard_pile(orc_culture, minion), comes_exhausted),
    ),
)

card(
    "18 R 81",
    "Gothmog's Warg, Leader's Mount",
    bearer_must_be((orc_culture & orc & with_strength(at_most(9))) | titled("Gothmog")),
    gets(bearer, fierce),
    while_(
        is_(bearer, titled("Gothmog")) & in_fierce_skirmish,
        gets(bearer, damage(+1)),
    ),
)

card(
    "18 R 82",
    "Grond, Forged With Black Steel",
    to_play(spot(orc_culture, minion)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(
            discard(this)
            >> remove_from_game(from_draw_deck(2, free_peoples, who=free_peoples_player))
        ),
    ),
)

card(
    "18 R 83",
    "Gruesome Meal",
    event(
        skirmish,
        make(
            a(companion, skirmishing_against(orc_culture, minion)),
            strength(or_if(is_(it, archer), -3, otherwise=-2)),
        ),
    ),
)

card(
    "18 C 84",
    "Orkish Ax",
    bearer_must_be(orc_culture, orc),
    each_time(wins_skirmish(bearer), may(add_threats())),
)

card("18 C 85", "Orkish Aggressor", while_(at(battleground), gets(this, strength(+2))))

card(
    "18 U 86",
    "Orkish Archer Troop",
    to_play(spot(orc_culture)),
    minion_archery(number_of(hunter_keyword, companion)),
)

card(
    "18 C 87",
    "Orkish Breeder",
    ability(
        shadow,
        exert(this) >> play(from_hand(uruk_hai_culture, hunter_keyword), cost=-2),
    ),
)

card(
    "18 C 88",
    "Orkish Defender",
    while_(at(battleground | underground) & during(archery), gets(this, takes_no_wounds)),
)

card(
    "18 C 89",
    "Orkish Headsman",
    gets(
        this,
        strength(limited(3 * cards_in_dead_pile(companion, who=free_peoples_player), to=6)),
    ),
)

card(
    "18 C 90",
    "Orkish Skirmisher",
    each_time(wins_skirmish(this), may(exert(2, this) >> wound(a(companion)))),
)

card(
    "18 C 91",
    "Orkish Sneak",
    ability(
        assignment,
        spot(other(orc_culture, orc))
        >> assign(this, a(ring_bearer, ~shire))
        + have(
            free_peoples_player,
            may(either(add_burdens(1), exert(2, a(ring_bearer))) >> discard(this)),
        ),
    ),
)

card("18 U 92", "War Preparations", event(shadow, remove_threats(1) >> reinforce(orc_culture)))

card("18 U 93", "Wary Orc", gets(this, strength(number_of(hunter_keyword, companion))))
